"""Hints: mistakes first, nothing else given away; else the easiest step."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.each import each

import nonet
from nonet import Candidates, Grid, Hint, Layout, NonetError
from nonet.constraints import Cage
from nonet.layout import parse_cell
from nonet.logic.state import examine
from nonet.running import Watch

PUZZLE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
SOLUTION = "183794256297165384645823719356471892479258631812936475528617943761349528934582167"
GRID = Grid(PUZZLE)


def played(*entries: tuple[str, int], grid: Grid = GRID) -> Grid:
    """The puzzle with these entries."""
    for cell, digit in entries:
        grid = grid.place(cell, digit)
    return grid


def without(*candidates: tuple[str, int], grid: Grid = GRID) -> Candidates:
    """The puzzle with all pencil marks but these."""
    return Candidates.of(grid).without(
        (parse_cell(cell, grid.size), digit) for cell, digit in candidates
    )


def test_a_clean_grid_gets_the_easiest_step() -> None:
    """Where nothing is wrong, the first step of the order is given, and it is right."""
    hint = nonet.hint(GRID)
    assert hint.mistakes == ()
    assert hint.step is not None
    assert all(SOLUTION[cell] == str(digit) for cell, digit in hint.step.placements)
    assert hint.step == nonet.walkthrough(GRID, order=nonet.TechniqueOrder.everything()).steps[0]


@pytest.mark.parametrize(
    ("state", "kind", "message"),
    [
        (
            played(("r1c1", 6)),
            "conflict",
            "Two 6s in row 1, at r1c1 and r1c9.",
        ),
        (played(("r1c1", 3)), "entry", "The 3 in r1c1 is wrong."),
        (
            played(("r1c1", 3), ("r1c2", 8), ("r1c4", 1)),
            "entry",
            "The 3 in r1c1 is wrong. The 1 in r1c4 is wrong.",
        ),
        (without(("r1c1", 1)), "mark", "The right candidate has been removed from r1c1."),
        (
            without(("r1c1", 1), ("r1c1", 3), ("r1c1", 5)),
            "empty",
            "No candidate is left in r1c1.",
        ),
    ],
    ids=["conflict", "wrong", "two wrong", "eliminated", "empty"],
)
@pytest.mark.parametrize("depth", ["nudge", "point", "show"])
def test_mistakes_come_first(state: Grid | Candidates, kind: str, message: str, depth: str) -> None:
    """What is wrong is said at any depth, with its place, and no step is given."""
    hint = nonet.hint(state)
    assert hint.step is None
    assert {mistake.kind for mistake in hint.mistakes} == {kind}
    assert hint.explain(depth) == message  # type: ignore[arg-type]


@given(st.integers(0, 80), st.integers(1, 9))
def test_every_wrong_entry_is_found(cell: int, digit: int) -> None:
    """Any single entry that is not in the solution is called wrong, by its cell."""
    if GRID.digits[cell] or SOLUTION[cell] == str(digit):
        return
    hint = nonet.hint(played((f"r{cell // 9 + 1}c{cell % 9 + 1}", digit)))
    assert hint.step is None
    assert any(cell in mistake.cells for mistake in hint.mistakes)


@given(st.integers(0, 80))
def test_every_eliminated_candidate_of_the_solution_is_found(cell: int) -> None:
    """Whichever candidate of the solution is eliminated, its cell is named, its digit is not."""
    if GRID.digits[cell]:
        return
    marks = Candidates.of(GRID).without([(cell, int(SOLUTION[cell]))])
    [mistake] = nonet.hint(marks).mistakes
    assert mistake.cells == (cell,)
    assert mistake.message.replace(f"r{cell // 9 + 1}c{cell % 9 + 1}", "") in {
        "The right candidate has been removed from .",
        "No candidate is left in .",
    }


def test_extra_marks_are_no_mistake() -> None:
    """Pencil marks that a digit in a house rules out are passed over."""
    full = Candidates([0x1FF] * 81, Layout.of_size(9), GRID)
    assert nonet.hint(full) == nonet.hint(GRID)


def test_a_solved_grid_says_so() -> None:
    """There is nothing more to do."""
    solved = nonet.solve(GRID)
    hint = nonet.hint(solved)
    assert hint.is_solved
    assert str(hint) == "The grid is solved."


def test_an_impossible_puzzle_says_so() -> None:
    """Givens without a solution are reported."""
    hint = nonet.hint("12.. ..1. .3.. ...2")
    assert str(hint) == "The givens have no solution."


def test_marks_alone_are_a_state() -> None:
    """Pencil marks without any digit get hints, or a hint that they have no solution."""
    marks = Candidates(Candidates.of(GRID).masks, Layout.of_size(9))
    hint = nonet.hint(marks)
    assert hint.mistakes == ()
    assert hint.step is not None
    wrong = Candidates(without(("r1c1", 1)).masks, Layout.of_size(9))
    assert str(nonet.hint(wrong)) == "These pencil marks have no solution."


def test_techniques_are_chosen() -> None:
    """Only those that are allowed are used, by any of their names, and none that is not."""
    only = nonet.hint(GRID, allowed="Hidden Single").step
    assert only is not None
    assert only.technique == "hidden_single"
    left = nonet.hint(GRID, without=["fh", "n1", "h1"]).step
    assert left is not None
    assert left.technique not in {"full_house", "naked_single", "hidden_single"}


def test_no_step_says_so() -> None:
    """Where the techniques find nothing, that is the answer."""
    hint = nonet.hint(GRID, allowed="whale")
    assert hint.step is None
    assert not hint.is_solved
    assert str(hint) == "No technique finds a step here."


def test_brute_force_is_no_hint_unless_it_is_asked_for() -> None:
    """A digit of the solution is never given away by itself."""
    assert nonet.hint(Grid.empty(Layout.of_size(4))).step is None
    asked = nonet.hint(GRID, allowed="brute_force").step
    assert asked is not None
    [(cell, digit)] = asked.placements
    assert SOLUTION[cell] == str(digit)


def test_uniqueness_needs_a_proper_puzzle() -> None:
    """With several solutions no step assumes a unique one."""
    swapped = Grid("".join("." if digit in "37" else digit for digit in SOLUTION))
    assert nonet.check(swapped).status == "several"
    families = {item.name for item in nonet.techniques() if item.family == "Uniqueness"}
    assert nonet.hint(swapped, allowed=families).step is None


def test_unknown_techniques_are_refused() -> None:
    """The message repeats the name."""
    with pytest.raises(NonetError, match="found 'x-ray'"):
        nonet.hint(GRID, allowed=["x-ray"])


def test_json_has_all_there_is_to_say() -> None:
    """State, mistakes, step, and a sentence for each depth."""
    hint = nonet.hint(GRID)
    fields = json.loads(hint.to_json())
    assert fields["show"] == hint.explain("show")
    assert fields["step"]["technique"] == (hint.step.technique if hint.step else None)
    wrong = json.loads(nonet.hint(played(("r1c1", 3))).to_json())
    assert wrong["step"] is None
    (mistake,) = wrong["mistakes"]
    found = {name: mistake[name] for name in ("kind", "cells", "message")}
    assert found == {"kind": "entry", "cells": ["r1c1"], "message": "The 3 in r1c1 is wrong."}


def test_notebooks_show_the_drawing() -> None:
    """A hint at the end of a notebook cell is drawn, with or without a step."""
    for hint in (nonet.hint(GRID), nonet.hint(played(("r1c1", 3)))):
        assert isinstance(hint, Hint)
        assert (hint._repr_svg_() or "").startswith("<svg")


@each("layout", [Layout.of_size(16), Layout.of_size(25), Layout.boxes(4, 6), Layout.latin(23)])
def test_an_empty_grid_has_no_step_and_none_is_sought(
    layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no digit differs from the others, no technique is tried; with one given they are."""
    tried: list[Candidates] = []

    def searched(candidates: Candidates, *_: object, **__: object) -> tuple[object, ...]:
        tried.append(candidates)
        return [], [], "stuck", (0, 0)

    monkeypatch.setattr("nonet.logic.walk.walk", searched)
    empty = Grid.empty(layout)
    assert nonet.hint(empty).step is None
    assert nonet.walkthrough(empty).steps == ()
    assert not nonet.walkthrough(empty).solved
    assert tried == []
    assert nonet.hint(empty.place("r1c1", 1)).step is None
    assert len(tried) == 1


def test_an_empty_grid_whose_rules_differ_by_digit_has_steps() -> None:
    """A cage of a low total rules digits out of an empty grid."""
    layout = Layout.of_size(9, constraints=[Cage("r1c1-2", 3)])
    assert nonet.hint(Grid.empty(layout)).step is not None
    assert nonet.hint(Grid.empty(Layout.of_size(1))).step is not None


def test_hints_stop_in_time() -> None:
    """A time limit holds for the search for mistakes as well as for steps."""
    hard = Grid.empty(Layout.of_size(25))
    with pytest.raises(nonet.Stopped):
        nonet.hint(hard, time_limit=0)


CAGES = Layout.of_size(4, constraints=[Cage("r1c1-2", 3), Cage("r3c1 r4c1", 7)])
"""Rules without their solution."""


def test_a_puzzle_that_takes_long_is_examined_without_its_solution() -> None:
    """Then mistakes are those that the rules show at once, and what assumes one solution is off."""
    state = Candidates.of(Grid("...4............", layout=CAGES))
    examined = examine(state, Watch(), patience=0)
    assert (examined.solutions, examined.is_proper, examined.mistakes) == ((), False, ())
    wrong = Candidates.of(Grid("...3............", "13..............", layout=CAGES))
    (mistake,) = examine(wrong, Watch(), patience=0).mistakes
    assert mistake.kind == "conflict"
    empty = state.without([(0, digit) for digit in (1, 2, 3)])
    (mistake,) = examine(empty, Watch(), patience=0).mistakes
    assert mistake.message == "No candidate is left in r1c1."
    wrong = Candidates.of(Grid("................", "14..............", layout=CAGES))
    (mistake,) = examine(wrong, Watch(), patience=0).mistakes
    assert mistake.message == "The cage of 3 adds up to 5."


def test_the_solution_of_a_puzzle_is_kept() -> None:
    """Once it is known, even a hint without patience holds digits against it."""
    layout = Layout.of_size(4, constraints=[Cage("r1c1 r2c1", 3)])
    solution = nonet.generate(layout, seed=1)
    state = Candidates.of(solution.puzzle)
    assert not examine(state, Watch(), patience=0).is_proper
    assert examine(state, Watch()).is_proper
    assert examine(state, Watch(), patience=0).is_proper
