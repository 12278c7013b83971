"""Complete grids of large sizes: composed, then changed by switches."""

from __future__ import annotations

import pytest
from tests.each import each

import nonet
from nonet import Cancel, Grid, Layout, Progress, full_grid

LARGE = [
    *(Layout.of_size(size) for size in (65, 81, 100)),
    *(Layout.boxes(*shape) for shape in ((9, 10), (2, 50), (33, 2))),
    Layout.of_size(81, diagonals=True),
    Layout.latin(97, diagonals=True),
    Layout.of_size(81, disjoint_groups=True),
]


def is_right(grid: Grid) -> bool:
    """True where each house of a grid has each digit once."""
    every = set(range(1, grid.size + 1))
    return all({grid.digits[cell] for cell in house.cells} == every for house in grid.layout.houses)


@each("size", [size for size in range(1, 101) if size not in (36, 49, 64)])
def test_every_size_has_its_full_grid(size: int) -> None:
    """Each house of the grid has each digit once; three sizes that take seconds are left out."""
    grid = full_grid(Layout.of_size(size), seed=size)
    assert grid.is_full
    assert is_right(grid)


@each("layout", LARGE)
def test_seeds_of_large_grids_differ(layout: Layout) -> None:
    """Each seed gives a grid of its own, the same every time, however the work is sliced."""
    seen: list[Progress] = []
    grids = [full_grid(layout, seed=seed) for seed in (0, 1, 2**64 - 1)]
    assert all(is_right(grid) for grid in grids)
    assert len(set(grids)) == 3
    assert full_grid(layout, seed=1, progress=seen.append) == grids[1]


def test_a_large_grid_has_forgotten_the_pattern() -> None:
    """Rows of a band share no more digits in a box's width than chance gives them."""
    # Ten digits are ten others of a hundred with a chance below 10⁻¹².
    grid = full_grid(Layout.of_size(100), seed=4)
    for band in range(10):
        parts = [
            frozenset(grid.digits[100 * row + column : 100 * row + column + 10])
            for row in range(10 * band, 10 * band + 10)
            for column in range(0, 100, 10)
        ]
        assert len(set(parts)) == 100


def test_puzzles_of_large_sizes_are_made() -> None:
    """A puzzle of 81 × 81 with most cells given has its solution, the same for its seed."""
    layout = Layout.of_size(81)
    first, again = (
        nonet.generate(layout=layout, givens=6_000, seed=3, time_limit=60) for _ in range(2)
    )
    assert first.puzzle == again.puzzle
    assert nonet.check(first.puzzle).solution == first.solution


def test_work_on_a_large_full_grid_stops_when_cancelled() -> None:
    """No time at all is a time limit, and a cancel that comes before the work is heard."""
    layout = Layout.of_size(100)
    with pytest.raises(nonet.TimeLimitReached):
        full_grid(layout, seed=1, time_limit=0)
    cancel = Cancel()
    cancel.cancel()
    with pytest.raises(nonet.Cancelled):
        full_grid(layout, seed=1, cancel=cancel)
