"""`nonet.batch.canonical` and `scramble`: the same as one by one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import nonet
from nonet import Cancel, batch

LINES = [made.puzzle.to_text() for made in nonet.generate_many(60, seed=8)]


def test_forms_are_those_of_single_grids() -> None:
    """Each row has the canonical form that `nonet.canonical` gives, on any number of threads."""
    expected = [bytes(nonet.canonical(line).digits) for line in LINES]
    for threads in (1, 3):
        assert [row.tobytes() for row in batch.canonical(LINES, threads=threads)] == expected


@given(seed=st.integers(0, 2**64 - 1))
def test_scrambles_are_those_of_single_grids(seed: int) -> None:
    """Row i is what `nonet.scramble` gives with the seed + i, round the end of the seeds too."""
    found = batch.scramble(LINES[:5], seed=seed)
    expected = [
        nonet.scramble(line, seed=(seed + row) % 2**64).digits for row, line in enumerate(LINES[:5])
    ]
    assert [row.tobytes() for row in found] == expected


def test_puzzles_and_solutions_move_alike() -> None:
    """With one seed a scrambled solution solves the scrambled puzzle."""
    solutions = batch.solve(LINES).solutions
    moved = batch.scramble(LINES, seed=5)
    assert (batch.solve(moved).solutions == batch.scramble(solutions, seed=5)).all()
    assert (batch.canonical(moved) == batch.canonical(LINES)).all()


@pytest.mark.parametrize("work", [batch.canonical, batch.scramble])
def test_what_is_no_puzzle_stays_so(work: Callable[..., np.ndarray[tuple[int, int]]]) -> None:
    """A malformed row is 255 throughout, and its neighbours are as they would be without it."""
    found = work([LINES[0], "no puzzle", "." * 729, LINES[1]])
    assert (found[1:3] == 255).all()
    assert (found[[0, 3]] <= 9).all()
    assert work([]).shape == (0, 81)


@pytest.mark.parametrize("work", [batch.canonical, batch.scramble])
def test_long_work_reports_and_stops(work: Callable[..., object]) -> None:
    """Progress reports the rows that are done, and a cancelled call ends early."""
    seen: list[nonet.Progress] = []
    work(LINES * 2_000, progress=seen.append)
    assert seen
    assert all(0 <= one.found <= len(LINES) * 2_000 for one in seen)
    stop = Cancel()
    stop.cancel()
    with pytest.raises(nonet.Cancelled):
        work(LINES * 2_000, cancel=stop)
    with pytest.raises(nonet.TimeLimitReached):
        work(LINES * 2_000, time_limit=0)


def test_rates_are_those_of_rate_many() -> None:
    """`batch.rate` is `nonet.rate_many`."""
    assert [*batch.rate(LINES[:3])] == [*nonet.rate_many(LINES[:3])]
