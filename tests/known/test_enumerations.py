"""Published numbers of grids. One fact, one line, one source above it."""

from __future__ import annotations

from math import factorial

import pytest

from nonet import Grid, Layout, count


def count_empty(layout: Layout) -> int:
    """All grids of a layout."""
    return count(Grid.empty(layout), limit=None)


def count_with_first_row_in_order(layout: Layout) -> int:
    """All solutions that begin 1, 2, 3, …; times N! they are all there are."""
    first_row = range(1, layout.size + 1)
    rest = bytes(layout.cell_count - layout.size)
    return count(Grid(bytes(first_row) + rest, layout=layout), limit=None)


# Number of n² × n² grids, n = 0…3: 1, 1, 288, 6670903752021072936960. OEIS A107739.
@pytest.mark.parametrize(("side", "number"), [(1, 1), (2, 288)])
def test_boxes_of_n_by_n(side: int, number: int) -> None:
    """Counting the empty grid with square boxes gives the published number of grids."""
    assert count_empty(Layout.of_size(side * side)) == number


# Number of 2 × n grids, n = 2, 3: 288, 28200960. OEIS A291187.
@pytest.mark.parametrize("shape", [(2, 3), (3, 2)])
def test_boxes_of_2_by_3(shape: tuple[int, int]) -> None:
    """There are 28,200,960 grids of 6×6 with boxes of 2×3, and as many with 3×2."""
    assert count_with_first_row_in_order(Layout.boxes(*shape)) * factorial(6) == 28_200_960


# Number of Latin squares of order n = 1…5: 1, 2, 12, 576, 161280. OEIS A002860.
@pytest.mark.parametrize(("order", "number"), [(1, 1), (2, 2), (3, 12), (4, 576), (5, 161_280)])
def test_latin_squares(order: int, number: int) -> None:
    """Counting the empty grid without boxes gives the published number of Latin squares."""
    assert count_empty(Layout.latin(order)) == number


# Number of reduced Latin squares of order n = 1…6: 1, 1, 1, 4, 56, 9408. OEIS A000315.
@pytest.mark.parametrize(("order", "number"), [(1, 1), (2, 1), (3, 1), (4, 4), (5, 56), (6, 9_408)])
def test_reduced_latin_squares(order: int, number: int) -> None:
    """With the first row and column in order, the published number of Latin squares is left."""
    rows = [
        bytes(range(1, order + 1)),
        *(bytes([n, *[0] * (order - 1)]) for n in range(2, order + 1)),
    ]
    assert count(Grid(b"".join(rows), layout=Layout.latin(order)), limit=None) == number


# Number of diagonal Latin squares of order n = 1…6, first row in order: 1, 0, 0, 2, 8, 128.
# OEIS A274171.
@pytest.mark.parametrize(("order", "number"), [(1, 1), (2, 0), (3, 0), (4, 2), (5, 8), (6, 128)])
def test_diagonal_latin_squares(order: int, number: int) -> None:
    """With both diagonals as houses, the published number of Latin squares is left."""
    assert count_with_first_row_in_order(Layout.latin(order, diagonals=True)) == number


def dissections(size: int) -> list[str]:
    """Every way to cut a square of this size into connected regions of `size` cells."""
    found = []
    maps = ["." * size * size]
    while maps:
        region_map = maps.pop()
        start = region_map.find(".")
        if start == -1:
            found.append(region_map)
            continue
        label = chr(ord("A") + len(set(region_map) - {"."}))
        shapes = {frozenset([start])}
        for _ in range(size - 1):
            shapes = {
                shape | {cell}
                for shape in shapes
                for cell in neighbours(shape, size)
                if region_map[cell] == "."
            }
        maps += [
            "".join(label if cell in shape else old for cell, old in enumerate(region_map))
            for shape in shapes
        ]
    return found


def neighbours(shape: frozenset[int], size: int) -> set[int]:
    """The cells outside `shape` that share a side with one of its cells."""
    return {
        row * size + column
        for cell in shape
        for row, column in (
            (cell // size - 1, cell % size),
            (cell // size + 1, cell % size),
            (cell // size, cell % size - 1),
            (cell // size, cell % size + 1),
        )
        if 0 <= row < size and 0 <= column < size
    } - shape


# Ways to cut an n × n square into n-cell pieces and fill it as a jigsaw, n = 1…4: 1, 4, 72, 13872.
# OEIS A172478.
@pytest.mark.parametrize(("size", "number"), [(1, 1), (2, 4), (3, 72), (4, 13_872)])
def test_jigsaws(size: int, number: int) -> None:
    """The solutions of all jigsaw layouts of one size add up to the published number."""
    assert sum(count_empty(Layout.jigsaw(cut)) for cut in dissections(size)) == number
