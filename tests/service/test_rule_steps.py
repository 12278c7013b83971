"""Steps of rules as the page gets them: the rule by its name, its halo, what is left."""

from __future__ import annotations

import pytest

import nonet
from nonet.drawing.emphasis import halos_of
from nonet.running import Watch
from nonet.service.states import State
from nonet.service.teaching import (
    HintQuestion,
    StepsQuestion,
    TeachQuestion,
    hint,
    steps,
    walkthrough,
)

KINDS = ["killer", "thermo", "sandwich", "kropki", "anti-knight"]


@pytest.mark.parametrize("kind", KINDS)
def test_hints_steps_and_ways_know_rules(kind: str) -> None:
    """A hint, all steps and the whole way are answered for puzzles with rules."""
    made = nonet.generate(kind=kind, seed=2)
    state = State.of(made.puzzle)
    answer = hint(HintQuestion(state), Watch())
    assert answer.step is not None
    assert answer.mistakes == ()
    found = steps(StepsQuestion(state, limit=5), Watch())
    assert found.total >= len(found.steps) > 0
    way = walkthrough(TeachQuestion(state), Watch())
    assert way.solved
    placed = {pair for step in way.steps for pair in step.placements}
    assert all(made.solution.digits[cell] == digit for cell, digit in placed)


def test_a_step_names_its_rule_and_draws_it() -> None:
    """The groups have the rule by name, the overlay its halo and the candidates that it leaves."""
    puzzle = nonet.generate(kind="killer", seed=2).puzzle
    found = nonet.steps(puzzle, "cage_combinations")[0]
    record = steps(StepsQuestion(State.of(puzzle), techniques=("cage_combinations",)), Watch())
    step = record.steps[0]
    [name] = [group.rule for group in step.groups if group.rule]
    assert name.startswith("cage of ")
    [rule] = found.rules()
    assert len(step.overlay.halos) == len(halos_of(rule, puzzle.layout)) == 1
    assert step.overlay.halos[0].path.startswith("M")
    assert not {*step.overlay.left} & {*found.eliminations}
    assert {cell for cell, _ in step.overlay.left} <= {
        cell for group in found.groups for cell in group.cells
    }


def test_a_broken_rule_is_a_mistake_with_its_box() -> None:
    """The record has the kind, the sentence and the house to look in."""
    puzzle = nonet.generate(kind="killer", seed=2)
    layout = puzzle.puzzle.layout
    cage = min(layout.constraints, key=lambda rule: len(rule.cells))  # type: ignore[attr-defined]
    solution = puzzle.solution.digits
    cells = [nonet.layout.parse_cell(name, 9) for name in cage.cells]  # type: ignore[attr-defined]
    entries = bytearray(81)
    for cell in cells:
        entries[cell] = solution[cell]
    free = set(range(1, 10)) - {solution[cell] for cell in cells}
    entries[cells[0]] = min(free)
    grid = nonet.Grid(bytes(81), bytes(entries), layout=layout)
    answer = hint(HintQuestion(State.of(grid)), Watch())
    kinds = {mistake.kind for mistake in answer.mistakes}
    assert kinds == {"rule"}
    assert answer.mistakes[0].house is not None
    assert "adds up to" in answer.mistakes[0].message
