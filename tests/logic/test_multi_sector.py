"""SK loops and multi-sector locked sets: published cases, their proof, soundness."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from tests.logic.marks import (
    LAYOUTS,
    Cells,
    cells_of,
    gone,
    peers,
    states_of,
    wrong_steps,
)
from tests.logic.printed_rules import RuleReplay
from tests.logic.soundness import all_steps, is_sound

from nonet import Candidates, Grid, Layout
from nonet.grid import read_puzzles
from nonet.logic import Step, steps

TECHNIQUES = ["sk_loop", "multi_sector_locked_set"]


def linked(step: Step) -> dict[str, str]:
    """Houses of the cover and the digits that they link."""
    return {
        step.layout.houses[group.house].name: "".join(map(str, group.digits))
        for group in step.groups
        if group.role == "cover" and group.house is not None and group.digits
    }


# Easter Monster, its loop and the digits of each link: https://www.sudokuwiki.org/SK_Loops
def test_the_loop_of_easter_monster() -> None:
    """Eight pairs of cells in a ring are linked by two digits each."""
    puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
    (step,) = steps(puzzle, "sk_loop")
    assert linked(step) == {
        "box 1": "27",
        "row 2": "38",
        "box 3": "16",
        "column 8": "39",
        "box 9": "27",
        "row 8": "45",
        "box 7": "16",
        "column 2": "48",
    }
    ring = "r1c2 r3c2 r2c1 r2c3 r2c7 r2c9 r1c8 r3c8 r7c8 r9c8 r8c7 r8c9 r8c1 r8c3 r7c2 r9c2"
    cells = {cell for group in step.groups for cell in group.cells}
    assert cells == cells_of(ring, LAYOUTS["9x9"])
    assert {"3r2c5", "8r2c5", "8r2c6", "1r7c3", "6r9c1", "7r1c3", "2r3c1"} <= gone(step)


# The puzzle of Leren's example in "Using Multi-Sector Locked Sets", forum.enjoysudoku.com.
def test_a_multi_sector_locked_set() -> None:
    """Sixteen cells in four rows and four columns have sixteen links of either kind."""
    puzzle = "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2"
    found = steps(puzzle, "multi_sector_locked_set")
    links = {
        "row 1": "5",
        "row 2": "79",
        "row 5": "78",
        "row 7": "68",
        "column 5": "124",
        "column 6": "34",
        "column 8": "12",
        "column 9": "34",
    }
    (step,) = (step for step in found if linked(step) == links)
    (cells,) = (group.cells for group in step.groups if group.role == "pattern")
    assert len(cells) == sum(map(len, links.values()))
    assert {"7r2c4", "4r3c5", "4r3c9", "8r5c1", "6r7c2"} <= gone(step)


def can_be_filled(state: Candidates, cells: Cells, chosen: dict[int, int]) -> bool:
    """True if the cells can take their candidates, some chosen, without equal peers."""
    left = [cell for cell in cells if cell not in chosen]
    open_digits = {
        cell: [
            digit
            for digit in range(1, state.size + 1)
            if state.masks[cell] >> digit - 1 & 1
            and all(chosen.get(peer) != digit for peer in peers(state.layout, cell))
        ]
        for cell in left
    }
    if not left:
        return True
    cell = min(left, key=lambda cell: len(open_digits[cell]))
    return any(can_be_filled(state, cells, {**chosen, cell: digit}) for digit in open_digits[cell])


@pytest.mark.parametrize("layout", ["9x9", "jigsaw", "diagonal", "latin"])
def test_locked_sets_leave_no_choice(layout: str) -> None:
    """With a candidate that goes the cells of a multi-sector locked set cannot be filled."""
    found = [
        (step, state)
        for state in states_of(LAYOUTS[layout], 1)
        for step in steps(state, TECHNIQUES)[:3]
    ]
    assert found
    for step, state in found[:20]:
        cells = frozenset(
            cell for group in step.groups if group.role == "pattern" for cell in group.cells
        )
        for cell, digit in step.eliminations[:4]:
            assert not can_be_filled(state, cells, {cell: digit})


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []


def test_sound_on_the_hardest(shared: Path) -> None:
    """No step contradicts the solution of puzzles that are full of these patterns."""
    with (shared / "corpora" / "hardest.txt").open() as file:
        puzzles = [item.puzzle for item in islice(read_puzzles(file), 0, 400, 40)]
    grids = [puzzle for puzzle in puzzles if isinstance(puzzle, Grid)]
    found = list(all_steps(grids, TECHNIQUES))
    assert {step.technique for step, _, _ in found} == set(TECHNIQUES)
    assert [step for step, _, solution in found if not is_sound(step, solution)] == []


SHARED = (
    "1 8 5 2 49 49 7 6 3 "
    "4 3 9 7 5 6 8 2 1 "
    "7 2 6 18 18 3 4 5 9 "
    "9 7 12 5 28 18 6 3 4 "
    "5 16 3 4 69 7 19 8 2 "
    "8 46 24 3 26 19 5 19 7 "
    "3 149 14 6 7 5 2 49 8 "
    "6 9 8 19 14 2 3 7 5 "
    "2 5 7 89 3 48 19 149 6 "
)
"""The candidates on the way through a puzzle of nonet's own."""


def test_a_digit_with_several_choices_of_houses_is_counted_once() -> None:
    """Where fewer of its houses hold all its places, the sentence says how many, and adds up."""
    candidates = state_of(SHARED)
    first, *others = steps(candidates, "multi_sector_locked_set")
    why = first.explain()
    assert "; two 2s in rows 4 and 6 and columns 3 and 5 together;" in why
    assert "That makes 13, just enough for the cells" in why
    for step in (first, *others):
        RuleReplay(step, candidates).check()


def state_of(text: str) -> Candidates:
    """The state with these candidates in each cell; one alone is a digit."""
    cells = text.split()
    state = Candidates.of(Grid([int(cell) if len(cell) == 1 else 0 for cell in cells]))
    return state.without(
        (cell, digit)
        for cell, left in enumerate(cells)
        for digit in state[divmod(cell, 9)]
        if str(digit) not in left
    )
