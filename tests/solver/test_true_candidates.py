"""True candidates: those that occur in some solution, and no others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.program import FOUR_SOLVED, NINE, NINE_SOLVED

import nonet
from nonet.constraints import AntiKing, AntiKnight, LittleKiller

JIGSAW = nonet.Layout.jigsaw("1112 1322 3324 3444")
LAYOUTS = [
    nonet.Layout.of_size(4),
    nonet.Layout.latin(4),
    nonet.Layout.of_size(4, diagonals=True),
    JIGSAW,
]


@given(st.sampled_from(LAYOUTS), st.lists(st.integers(0, 4), min_size=16, max_size=16))
def test_true_candidates_are_those_of_all_solutions(
    layout: nonet.Layout, digits: list[int]
) -> None:
    """What is found by trying is what listing all solutions gives, on any layout."""
    kept = [digit if cell % 3 == 0 else 0 for cell, digit in enumerate(digits)]
    grid = nonet.Grid(kept, layout=layout)
    try:
        solutions = list(nonet.solutions(grid))
    except nonet.Contradiction:
        solutions = []
    if not solutions:
        with pytest.raises((nonet.NoSolution, nonet.Contradiction)):
            nonet.true_candidates(grid)
        return
    found = nonet.true_candidates(grid)
    assert found.grid == grid
    for cell in range(16):
        digits_there = sorted({solution.digits[cell] for solution in solutions})
        assert list(found[divmod(cell, 4)]) == digits_there


def test_a_proper_puzzle_has_only_its_solution() -> None:
    """Each cell of a puzzle with one solution has one true candidate."""
    found = nonet.true_candidates(NINE)
    assert found.masks == tuple(1 << int(digit) - 1 for digit in NINE_SOLVED)


def test_pencil_marks_count() -> None:
    """What the player struck out cannot come true."""
    marks = nonet.Candidates.of(nonet.Grid("." * 16)).without([(0, 1)])
    found = nonet.true_candidates(marks)
    assert found["r1c1"] == (2, 3, 4)
    assert found["r1c2"] == (1, 2, 3, 4)


def test_the_work_stops() -> None:
    """Progress reports how much is settled; `cancel` and a time limit stop it."""
    stop = nonet.Cancel()
    seen: list[nonet.Progress] = []

    def look(progress: nonet.Progress) -> None:
        seen.append(progress)
        stop.cancel()

    empty = nonet.Grid.empty(nonet.Layout.of_size(25))
    with pytest.raises(nonet.Cancelled):
        nonet.true_candidates(empty, progress=look, cancel=stop)
    assert all(progress.fraction is not None and 0 <= progress.fraction <= 1 for progress in seen)
    with pytest.raises(nonet.TimeLimitReached):
        nonet.true_candidates(FOUR_SOLVED[:1] + "." * 15, time_limit=0)


def test_threads_find_the_same() -> None:
    """Two threads settle what one settles, on a grid that takes longer than one works alone."""
    rules = [AntiKnight(), AntiKing(), LittleKiller("r1c3 r2c2 r3c1", 12)]
    empty = nonet.Grid.empty(nonet.Layout.of_size(9, constraints=rules))
    found = [nonet.true_candidates(empty, threads=threads) for threads in (1, 2)]
    assert found[0] == found[1]
    assert found[0]["r1c1"] == tuple(range(1, 10))


def test_threads_stop_and_fail_as_one() -> None:
    """A time limit ends all threads, and a number of threads out of range is refused."""
    empty = nonet.Grid.empty(nonet.Layout.of_size(25))
    with pytest.raises(nonet.TimeLimitReached):
        nonet.true_candidates(empty, threads=3, time_limit=0.2)
    with pytest.raises(nonet.NonetError, match="from 1 to 1024 threads"):
        nonet.true_candidates(NINE, threads=0)
