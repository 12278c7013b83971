"""The reference solver is checked independently of the engine."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.solver.verification import fills

from nonet import Grid, Layout, reference

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


# Number of n² × n² grids, n = 2: 288. OEIS A107739.
def test_all_grids_of_4x4() -> None:
    """The reference finds each of the 288 grids of 4×4 once."""
    empty = Grid.empty(Layout.of_size(4))
    found = list(reference.solutions(empty))
    assert len(found) == len(set(found)) == 288
    assert all(fills(solution, empty) for solution in found)


# Number of Latin squares of order n = 1…4: 1, 2, 12, 576. OEIS A002860.
@pytest.mark.parametrize(("order", "number"), [(1, 1), (2, 2), (3, 12), (4, 576)])
def test_latin_squares(order: int, number: int) -> None:
    """The reference counts the published number of Latin squares."""
    assert reference.count(Grid.empty(Layout.latin(order))) == number


def test_a_puzzle_is_solved() -> None:
    """The reference solves a 9×9 puzzle and shows that there is one solution."""
    puzzle = Grid(PUZZLE)
    solution = reference.solve(puzzle)
    assert solution is not None
    assert fills(solution, puzzle)
    assert reference.count(puzzle) == 1


def test_no_solution_is_none() -> None:
    """Where there is no solution, also because digits repeat, the reference gives None."""
    assert reference.solve(Grid("11.. .... .... ....")) is None
    assert reference.solve(Grid("123. ...4 .... ....")) is None


def test_seeds_shuffle_the_order() -> None:
    """A seed, or a Random, gives the same solutions in another order."""
    empty = Grid.empty(Layout.of_size(4))
    plain, shuffled = list(reference.solutions(empty)), list(reference.solutions(empty, seed=1))
    assert shuffled == list(reference.solutions(empty, seed=Random(1)))
    assert shuffled != plain
    assert set(shuffled) == set(plain)


def test_solutions_come_as_they_are_asked_for() -> None:
    """The reference is lazy: the first solution of an endless search comes at once."""
    assert next(reference.solutions(Grid.empty(Layout.of_size(9)))).is_full


def test_it_fits_on_a_page() -> None:
    """The page to learn from stays a page: at most 100 lines."""
    assert len(Path(reference.__file__).read_text(encoding="utf-8").splitlines()) <= 100
