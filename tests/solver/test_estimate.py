"""Estimated numbers of solutions."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.program import NINE

import nonet
from nonet.constraints import AntiKnight, Cage, Thermometer

RULES = [
    nonet.Layout.of_size(4),
    nonet.Layout.latin(4),
    nonet.Layout.of_size(4, diagonals=True),
    nonet.Layout.of_size(4, constraints=[Cage("r1c1 r1c2 r2c1", 7)]),
    nonet.Layout.of_size(4, constraints=[Thermometer("r1c1 r2c2 r3c3")]),
    nonet.Layout.latin(5, constraints=[AntiKnight()]),
]


@pytest.mark.parametrize("layout", RULES, ids=str)
def test_the_mean_is_the_number(layout: nonet.Layout) -> None:
    """Over many samples the mean is the number of solutions, within five standard errors."""
    empty = nonet.Grid.empty(layout)
    exact = nonet.count(empty, limit=None)
    found = nonet.estimate_count(empty, samples=5_000, seed=1)
    assert found.samples == 5_000
    assert found.log10 == pytest.approx(math.log10(found.count))
    margin = exact * max(5 * found.error, 1e-9)
    assert abs(found.count - exact) <= margin


@given(st.lists(st.integers(0, 4), min_size=16, max_size=16), st.integers(0, 9))
def test_only_grids_with_solutions_have_an_estimate(digits: list[int], seed: int) -> None:
    """An estimate above zero means that there is a solution."""
    grid = nonet.Grid([digit if cell % 3 == 0 else 0 for cell, digit in enumerate(digits)])
    try:
        exact = nonet.count(grid, limit=None)
    except nonet.Contradiction:
        with pytest.raises(nonet.Contradiction):
            nonet.estimate_count(grid, samples=10, seed=seed)
        return
    found = nonet.estimate_count(grid, samples=10, seed=seed)
    if exact == 0:
        assert (found.count, found.log10) == (0, -math.inf)
        assert str(found) == "no solution found in 10 samples"
    assert exact > 0 or found.count == 0


def test_one_seed_one_estimate() -> None:
    """The same seed gives the same estimate, and another one another."""
    empty = nonet.Grid.empty(nonet.Layout.of_size(9))
    first = nonet.estimate_count(empty, samples=20, seed=5)
    assert nonet.estimate_count(empty, samples=20, seed=5) == first
    assert nonet.estimate_count(empty, samples=20, seed=6) != first


def test_pencil_marks_count() -> None:
    """What the player struck out is in no walk."""
    marks = nonet.Candidates.of(nonet.Grid("." * 16)).without([(0, 1)])
    exact = nonet.count(marks, limit=None)
    found = nonet.estimate_count(marks, samples=2_000)
    assert found.count == pytest.approx(exact, rel=6 * found.error)


def test_numbers_beyond_floats() -> None:
    """Where the number is too large for a float its logarithm is still there."""
    found = nonet.estimate_count(nonet.Grid.empty(nonet.Layout.latin(36)), samples=2)
    assert found.count == math.inf
    assert 308 < found.log10 < 36 * 36 * math.log10(36)
    assert str(found).startswith("about ")


def test_limits() -> None:
    """Samples and seeds have bounds, and so have grids; a time limit keeps what there is."""
    with pytest.raises(nonet.NonetError, match="from 1 to 10,000,000 samples, found 0"):
        nonet.estimate_count(NINE, samples=0)
    with pytest.raises(nonet.NonetError, match="a seed from 0"):
        nonet.estimate_count(NINE, seed=-1)
    with pytest.raises(nonet.LayoutError, match="up to 64"):
        nonet.estimate_count(nonet.Grid.empty(nonet.Layout.latin(65)))
    empty = nonet.Grid.empty(nonet.Layout.of_size(9))
    found = nonet.estimate_count(empty, samples=10_000_000, time_limit=0.3)
    assert 0 < found.samples < 10_000_000
    with pytest.raises(nonet.TimeLimitReached):
        nonet.estimate_count(empty, time_limit=0)
    stop = nonet.Cancel()
    stop.cancel()
    with pytest.raises(nonet.Cancelled):
        nonet.estimate_count(empty, samples=10_000_000, cancel=stop)
