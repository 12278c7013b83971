"""Walkthroughs and grades."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.logic.states import LAYOUTS

import nonet
from nonet import (
    Contradiction,
    Grid,
    Layout,
    LayoutError,
    MultipleSolutions,
    NoSolution,
    TechniqueOrder,
)

PUZZLE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
SOLUTION = "183794256297165384645823719356471892479258631812936475528617943761349528934582167"


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_steps_lead_to_the_solution(layout: Layout) -> None:
    """The last state is the solution, and each step follows from the state before it."""
    puzzle = nonet.generate(layout, seed=5).puzzle
    walked = nonet.walkthrough(puzzle)
    assert walked.solved
    assert walked.end.grid == nonet.solve(puzzle)
    for state, step in zip(walked.states(), walked.steps, strict=False):
        assert all(not state.grid.digits[cell] for cell, _ in step.placements)
        assert all(state.masks[cell] >> digit - 1 & 1 for cell, digit in step.eliminations)


def test_each_step_is_the_easiest() -> None:
    """No technique earlier in the order finds anything in the state before a step."""
    order = TechniqueOrder.hodoku()
    walked = nonet.walkthrough(PUZZLE)
    entry_of = {name: number for number, e in enumerate(order.enabled) for name in e.techniques}
    for state, step in zip(walked.states(), walked.steps, strict=False):
        number = entry_of[step.technique]
        easier = [name for entry in order.enabled[:number] for name in entry.techniques]
        assert not easier or not nonet.steps(state, easier)


def test_the_grade_counts_the_steps() -> None:
    """Score, hardest and counts are those of the steps."""
    walked = nonet.walkthrough(PUZZLE)
    counts = Counter(step.technique for step in walked.steps)
    assert walked.grade.steps == dict(counts)
    costs = {entry.name: entry.score for entry in TechniqueOrder.hodoku().entries}
    assert walked.score == sum(costs[name] * count for name, count in counts.items())
    assert nonet.grade(PUZZLE) == walked.grade
    assert list(walked.grade.steps)[-1] == walked.grade.hardest


def test_fewer_techniques_may_not_be_enough() -> None:
    """Where no technique finds a step, the way ends, and the level is the highest."""
    walked = nonet.walkthrough(PUZZLE, order=TechniqueOrder.hodoku().only({"whale"}))
    assert not walked.solved
    assert walked.steps == ()
    assert (walked.level, walked.score, walked.grade.hardest) == ("Extreme", 0, "")
    assert str(walked).endswith("Extreme, 0, not solved")


def test_a_walkthrough_continues_from_the_current_position() -> None:
    """Entries and struck candidates are part of the state."""
    grid = Grid(PUZZLE).place("r1c1", 1)
    walked = nonet.walkthrough(grid)
    assert len(walked.steps) == len(nonet.walkthrough(PUZZLE).steps) - 1
    assert walked.end.grid.givens == grid.givens


def test_what_cannot_be_solved_is_refused() -> None:
    """Two equal digits, wrong entries and givens without a solution are errors of their own."""
    with pytest.raises(Contradiction):
        nonet.walkthrough("11.. .... .... ....")
    with pytest.raises(NoSolution, match=r"^the givens have no solution$"):
        nonet.walkthrough("12.. ..1. .3.. ...2")
    with pytest.raises(NoSolution, match="the 3 in r1c1 is wrong"):
        nonet.grade(Grid(PUZZLE).place("r1c1", 3))


def test_several_solutions_have_no_grade() -> None:
    """The error carries two of them; a walkthrough goes as far as it can."""
    with pytest.raises(MultipleSolutions) as caught:
        nonet.grade("1...............")
    assert caught.value.first != caught.value.second
    assert not nonet.walkthrough("1...............").solved


def test_a_full_grid_needs_no_step() -> None:
    """Its grade is the easiest."""
    grade = nonet.grade(SOLUTION)
    assert (grade.level, grade.score, grade.hardest, grade.solved) == ("Easy", 0, "", True)


def test_large_layouts_are_refused() -> None:
    """Techniques work on sizes up to 25."""
    with pytest.raises(LayoutError, match="expected a size of at most 25"):
        nonet.walkthrough(nonet.full_grid(Layout.of_size(36), seed=1))


def test_time_limits_hold() -> None:
    """Work that takes too long is stopped."""
    with pytest.raises(nonet.TimeLimitReached):
        nonet.grade(Grid.empty(Layout.of_size(25)), time_limit=0.001)


def test_json_has_every_step() -> None:
    """The state before, the steps and the grade."""
    walked = nonet.walkthrough(PUZZLE)
    fields = json.loads(walked.to_json())
    assert fields["start"] == PUZZLE
    assert len(fields["steps"]) == len(walked.steps)
    grade = json.loads(walked.grade.to_json())
    assert fields["grade"] == {name: grade[name] for name in fields["grade"]}
    assert grade.keys() - fields["grade"].keys() == {"format", "version"}


def test_text_has_a_line_for_each_step() -> None:
    """Numbers, names and results, and the grade last."""
    walked = nonet.walkthrough("...4 ..31 34.. 2...")
    lines = str(walked).splitlines()
    assert len(lines) == len(walked.steps) + 1
    assert lines[0] == f" 1. {walked.steps[0]}"
    assert lines[-1] == f"{walked.level}, {walked.score}, solved"
