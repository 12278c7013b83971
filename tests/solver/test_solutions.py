"""`nonet.solutions`: one after the other, in a defined order."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from tests.solver.verification import fills

import nonet
from nonet import Grid, Layout, solutions

EMPTY = Grid.empty(Layout.of_size(4))


def test_each_solution_comes_once() -> None:
    """The iterator gives all solutions, none twice."""
    found = list(solutions(EMPTY))
    assert len(found) == len(set(found)) == 288
    assert all(fills(solution, EMPTY) for solution in found)


def test_the_order_is_defined() -> None:
    """The same puzzle gives the same solutions in the same order; the first is that of `solve`."""
    assert list(solutions(EMPTY)) == list(solutions(EMPTY))
    assert next(solutions(EMPTY)) == nonet.solve(EMPTY)


def test_a_seed_shuffles_the_order() -> None:
    """A seed gives the same solutions in another order, the same each time."""
    shuffled = list(solutions(EMPTY, seed=7))
    assert shuffled == list(solutions(EMPTY, seed=7))
    assert shuffled != list(solutions(EMPTY))
    assert set(shuffled) == set(solutions(EMPTY))


def test_solutions_are_searched_for_as_they_are_asked_for() -> None:
    """The first few solutions of an endless search come at once."""
    assert len(set(islice(solutions(Grid.empty(Layout.of_size(16))), 10))) == 10


def test_statistics_grow_with_the_search() -> None:
    """Statistics tell what was done so far and can be asked for at any time."""
    found = solutions(EMPTY)
    next(found)
    early = found.statistics
    list(found)
    late = found.statistics
    assert 0 < early.nodes < late.nodes
    assert 0 < early.guesses < late.guesses
    assert 0 < early.depth <= late.depth
    assert 0 <= early.seconds <= late.seconds


def test_an_ended_iterator_stays_ended() -> None:
    """After the last solution the iterator goes on saying so."""
    found = solutions("12.. .... .1.. ...3")
    assert len(list(found)) == 1
    assert list(found) == []


def test_nothing_to_find_is_no_error() -> None:
    """A grid without solutions gives an empty iterator; a contradiction is reported."""
    assert list(solutions("12345678." + "." * 8 + "9" + "." * 63)) == []
    with pytest.raises(nonet.Contradiction):
        next(solutions("11" + "." * 79))


def test_threads_may_share_the_iterator() -> None:
    """Solutions drawn by several threads are, together, all solutions once."""
    found = solutions(EMPTY)
    with ThreadPoolExecutor(8) as pool:
        drawn = [pool.submit(list, found) for _ in range(8)]
        together = [solution for part in drawn for solution in part.result()]
    assert len(together) == 288
    assert set(together) == set(solutions(EMPTY))
