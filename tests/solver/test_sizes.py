"""Every size from 1 to 100: empty grids, and grids with few givens, are composed without search."""

from __future__ import annotations

import random
import threading

import pytest
from tests.each import each
from tests.solver.verification import fills

import nonet
from nonet import Cancel, Candidates, Grid, Layout

LONG = 60.0
"""A time limit that ends the test, failed, where a grid is not solved."""

SHAPES = [(2, 26), (5, 6), (4, 8), (13, 5), (7, 10), (9, 10), (49, 2), (2, 50)]
LARGE = [
    *(Layout.boxes(*shape) for shape in ((9, 9), (9, 10), (33, 2), (10, 10))),
    Layout.of_size(81, diagonals=True),
    Layout.latin(83),
]


def part_of(grid: Grid, count: int, seed: int) -> Grid:
    """A number of givens of a grid, at random."""
    digits = bytearray(len(grid.digits))
    for cell in random.Random(seed).sample(range(len(digits)), count):
        digits[cell] = grid.digits[cell]
    return Grid(bytes(digits), layout=grid.layout)


@each("layout", [*map(Layout.of_size, range(1, 101)), *(Layout.boxes(*s) for s in SHAPES)])
def test_an_empty_grid_of_any_size_is_solved(layout: Layout) -> None:
    """Whatever the size, the empty grid has a solution, and a second one that differs."""
    empty = Grid.empty(layout)
    found = nonet.check(empty, time_limit=LONG)
    assert all(fills(solution, empty) for solution in found.solutions)
    assert len({solution.digits for solution in found.solutions}) == min(2, layout.size)
    # A node for each open cell of a few boards side by side, which wide vectors have more of.
    assert found.statistics.nodes <= 4 * layout.cell_count + 2_000


@each("layout", LARGE)
def test_a_large_grid_with_few_givens_has_several_solutions(layout: Layout) -> None:
    """Givens out of a complete grid are kept, and leave two solutions that differ."""
    full = nonet.full_grid(layout, seed=1)
    for count in (1, 7, 50, 100):
        puzzle = part_of(full, count, seed=count)
        found = nonet.check(puzzle, time_limit=LONG)
        assert found.status == "several"
        assert all(fills(solution, puzzle) for solution in found.solutions)


def test_all_functions_agree_on_a_large_grid() -> None:
    """The first of the solutions is the solution, and two are counted."""
    puzzle = part_of(nonet.full_grid(Layout.of_size(81), seed=1), 30, seed=1)
    found = nonet.check(puzzle, time_limit=LONG)
    assert nonet.solve(puzzle, time_limit=LONG) == found.solutions[0]
    assert nonet.count(puzzle, limit=2, time_limit=LONG) == 2


@each("layout", LARGE)
def test_a_large_grid_that_is_nearly_full_is_solved(layout: Layout) -> None:
    """A complete grid with 20 or a tenth of its cells taken away has itself as a solution."""
    full = nonet.full_grid(layout, seed=9)
    for holes in (20, layout.cell_count // 10):
        puzzle = part_of(full, layout.cell_count - holes, seed=holes)
        solution = nonet.solve(puzzle, time_limit=LONG)
        assert fills(solution, puzzle)


def test_solutions_of_a_large_grid_come_once_each() -> None:
    """Search goes on from the composed solution: fifty solutions are fifty grids."""
    puzzle = Grid.empty(Layout.of_size(81))
    found = nonet.solutions(puzzle, time_limit=LONG)
    grids = [next(found) for _ in range(50)]
    assert len({grid.digits for grid in grids}) == 50
    assert all(fills(grid, puzzle) for grid in grids)


def test_the_seed_decides_the_solution_of_a_large_grid() -> None:
    """The same seed gives the same solution, another one another, and each is right."""
    puzzle = part_of(nonet.full_grid(Layout.of_size(81), seed=1), 30, seed=1)
    first, again, other = (nonet.solve(puzzle, seed=seed, time_limit=LONG) for seed in (1, 1, 2))
    assert first == again != other
    assert fills(first, puzzle)
    assert fills(other, puzzle)


def test_pencil_marks_of_a_large_grid_are_kept() -> None:
    """A solution has no digit that is not among the candidates."""
    layout = Layout.of_size(81)
    marks = list(Candidates.of(Grid.empty(layout)).masks)
    rng = random.Random(5)
    for cell in rng.sample(range(len(marks)), 500):
        marks[cell] &= ~(1 << rng.randrange(81))
    marks[0] = 1 << 76
    solution = nonet.solve(Candidates(marks, layout), time_limit=LONG)
    assert fills(solution, Grid.empty(layout))
    assert all(mask >> digit - 1 & 1 for mask, digit in zip(marks, solution.digits, strict=True))


@each("layout", [layout for layout in LARGE if layout.box_shape])
def test_a_large_grid_with_few_givens_and_no_solution_is_refuted(layout: Layout) -> None:
    """A cell whose row and column have every digit is found at once, not searched for."""
    size = layout.size
    digits = bytearray(layout.cell_count)
    digits[1:size] = bytes(range(1, size))
    digits[(size - 1) * size] = size
    found = nonet.check(Grid(bytes(digits), layout=layout), time_limit=LONG)
    assert found.status == "none"
    assert found.statistics.nodes <= 1


def test_work_on_a_large_grid_stops_when_cancelled() -> None:
    """No time at all is a time limit, and a count that never ends is cancelled."""
    puzzle = Grid.empty(Layout.of_size(100))
    for work in (nonet.solve, nonet.check):
        with pytest.raises(nonet.TimeLimitReached):
            work(puzzle, time_limit=0)
    cancel = Cancel()
    threading.Timer(0.3, cancel.cancel).start()
    with pytest.raises(nonet.Cancelled):
        nonet.count(puzzle, limit=None, cancel=cancel, time_limit=LONG)
