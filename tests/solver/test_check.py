"""`nonet.check`: the verdict with its evidence."""

from __future__ import annotations

import pytest
from tests.solver.verification import fills

from nonet import Candidates, Conflict, Grid, Layout, check
from nonet.grid import PuzzleLike

UNIQUE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_proper_puzzle_is_unique() -> None:
    """One solution: unique, and the solution is there."""
    verdict = check(UNIQUE)
    assert verdict.status == "unique"
    assert verdict.is_unique
    assert len(verdict.solutions) == 1
    assert fills(verdict.solutions[0], Grid(UNIQUE))


def test_two_solutions_are_evidence_for_several() -> None:
    """Several: two different solutions are there."""
    empty = Grid.empty(Layout.of_size(9))
    verdict = check(empty)
    assert verdict.status == "several"
    assert not verdict.is_unique
    assert len(set(verdict.solutions)) == 2
    assert all(fills(solution, empty) for solution in verdict.solutions)


def test_a_grid_that_cannot_be_filled_has_none() -> None:
    """None: no two equal digits, yet no solution."""
    verdict = check("12345678." + "." * 8 + "9" + "." * 63)
    assert (verdict.status, verdict.solutions, verdict.conflicts) == ("none", (), ())


def test_all_conflicts_are_named() -> None:
    """Contradictory: every pair of equal digits in a house is there, not only the first."""
    verdict = check("1..1 .... ...1 ....")
    assert verdict.status == "contradictory"
    assert verdict.solutions == ()
    assert verdict.conflicts == (
        Conflict((0, 3), 1, "row 1", 4),
        Conflict((3, 11), 1, "column 4", 4),
    )
    assert [str(conflict) for conflict in verdict.conflicts] == [
        "two 1s in row 1, at r1c1 and r1c4",
        "two 1s in column 4, at r1c4 and r3c4",
    ]


@pytest.mark.parametrize(
    ("layout", "cells", "house"),
    [
        (Layout.of_size(9), (0, 10), "box 1"),
        (Layout.of_size(9, diagonals=True), (0, 80), "diagonal 1"),
        (Layout.of_size(9, diagonals=True), (8, 72), "diagonal 2"),
        (Layout.of_size(9, windows=True), (12, 20), "window 1"),
        (Layout.of_size(9, disjoint_groups=True), (0, 30), "group 1"),
        (Layout.jigsaw("1112 1322 3324 3444"), (2, 4), "region 1"),
    ],
)
def test_every_kind_of_house_is_watched(layout: Layout, cells: tuple[int, int], house: str) -> None:
    """Equal digits that only this kind of house forbids are a contradiction."""
    digits = bytearray(layout.cell_count)
    for cell in cells:
        digits[cell] = 1
    assert check(Grid(bytes(digits), layout=layout)).conflicts == (
        Conflict(cells, 1, house, layout.size),
    )


def test_statistics_come_along() -> None:
    """A verdict reports the work it took; a puzzle of singles takes no guess."""
    statistics = check(UNIQUE).statistics
    assert statistics.nodes >= 1
    assert (statistics.guesses, statistics.depth) == (0, 0)
    assert statistics.seconds >= 0


@pytest.mark.parametrize(
    ("puzzle", "is_proper"),
    [
        (UNIQUE, True),
        (Candidates.of(Grid(UNIQUE)), True),
        ("1234 3412 2143 4321", True),
        (16 * ".", False),
        ("1..1" + 12 * ".", False),
        (16 * "1", False),
        ("1234 3412 2143 4312", False),
        ("12.. .... ..3. ..4.", False),
        (Candidates([15] * 15 + [0], Layout.of_size(4)), False),
        (Grid.empty(Layout.of_size(25)), False),
    ],
)
def test_a_verdict_is_true_for_proper_puzzles_alone(puzzle: PuzzleLike, is_proper: bool) -> None:
    """As a condition a verdict holds where there is exactly one solution, and never otherwise."""
    verdict = check(puzzle)
    assert bool(verdict) is verdict.is_unique is is_proper
    assert bool(check(puzzle, explain=True)) is is_proper
