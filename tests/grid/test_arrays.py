"""Grids from numbers of any shape and type, and as NumPy arrays."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from hypothesis import given
from tests.strategies import grids

from nonet import FormatError, Grid, Layout, NonetError, PlacementError

DTYPES = ["u1", "i1", "u2", "i2", "u4", "i4", "u8", "i8", "f4", "f8", ">i4", "O"]


@given(grids(with_entries=False))
def test_numbers_of_every_shape_make_the_same_grid(grid: Grid) -> None:
    """Bytes, lists, rows, iterators and arrays of any kind of number give the digits back."""
    digits, layout, size = grid.digits, grid.layout, grid.size
    rows = [list(digits[start : start + size]) for start in range(0, len(digits), size)]
    square = grid.to_array()
    for numbers in (
        digits,
        bytearray(digits),
        memoryview(digits),
        list(digits),
        tuple(digits),
        iter(digits),
        rows,
        (tuple(row) for row in rows),
        square,
        square.ravel(),
        np.asfortranarray(square),
        square[::-1][::-1],
    ):
        assert Grid(numbers, layout=layout) == grid


@pytest.mark.parametrize("dtype", DTYPES)
def test_arrays_of_every_type_are_read(dtype: str) -> None:
    """Signed, unsigned, floating and object arrays are fine as long as the numbers are digits."""
    expected = Grid("1....2....3....4")
    assert Grid(expected.to_array().astype(dtype)) == expected


@given(grids())
def test_arrays_have_the_shape_of_the_grid(grid: Grid) -> None:
    """`to_array` is (N, N) of uint8, row by row, with 0 for empty, and so is `np.asarray`."""
    for array in (grid.to_array(), np.asarray(grid), np.array(grid)):
        assert array.shape == (grid.size, grid.size)
        assert array.dtype == np.uint8
        assert array.tobytes() == grid.digits


def test_an_array_is_the_callers_own() -> None:
    """Writing into an array does not reach the grid, nor the next array."""
    grid = Grid("1...............")
    for array in (grid.to_array(), np.asarray(grid), np.array(grid, copy=True)):
        array[0, 0] = 4
    assert grid["r1c1"] == 1
    assert grid.to_array()[0, 0] == 1


def test_an_array_of_another_type_can_be_asked_for() -> None:
    """`np.asarray(grid, dtype)` converts."""
    grid = Grid("1....2....3....4")
    array = np.asarray(grid, dtype=np.float32)
    assert array.dtype == np.float32
    assert (array == grid.to_array()).all()


@pytest.mark.skipif(
    np.lib.NumpyVersion(np.__version__) < "2.0.0", reason="NumPy 1 has no copy=False"
)
def test_an_array_without_a_copy_is_read_only() -> None:
    """`copy=False` shows the digits where they are, and refuses where it would have to copy."""
    grid = Grid("1....2....3....4")
    view = np.array(grid, copy=False)
    assert (view == grid.to_array()).all()
    with pytest.raises(ValueError, match="read-only"):
        view[0, 0] = 2
    with pytest.raises(ValueError, match="expected the dtype uint8"):
        np.array(grid, dtype=np.int64, copy=False)


def test_read_only_arrays_are_read() -> None:
    """The array that a grid is made from need not be writable, and may change afterwards."""
    array = Grid("1....2....3....4").to_array()
    array.setflags(write=False)
    grid = Grid(array)
    array.setflags(write=True)
    array[0, 0] = 2
    assert grid["r1c1"] == 1


def endless() -> Iterator[list[int]]:
    """Rows without end and without numbers."""
    while True:
        yield []


@pytest.mark.parametrize(
    ("make", "kind", "message"),
    [
        (
            lambda: Grid([0] * 80),
            FormatError,
            "expected N × N numbers for a size N from 1 to 100, found 80",
        ),
        (
            lambda: Grid([]),
            FormatError,
            "expected N × N numbers for a size N from 1 to 100, found 0",
        ),
        (
            lambda: Grid([0] * 80, layout=Layout.of_size(8)),
            FormatError,
            "expected 64 numbers for an 8×8 grid, found 80",
        ),
        (lambda: Grid(bytes(10_001)), FormatError, "expected at most 10000 numbers, found more"),
        (lambda: Grid(endless()), FormatError, "expected at most 10000 numbers, found more"),
        (
            lambda: Grid(np.zeros((2, 8), dtype=int)),
            FormatError,
            "expected 2 rows of 2 numbers, found one of 8",
        ),
        (
            lambda: Grid([[0, 0, 0], [0, 0], [0, 0, 0, 0]]),
            FormatError,
            "expected 3 rows of 3 numbers, found one of 2",
        ),
        (
            lambda: Grid(np.zeros((2, 2, 2), dtype=int)),
            FormatError,
            "expected N × N numbers, found rows nested more deeply",
        ),
        (
            lambda: Grid([1.5, 0, 0, 0]),  # type: ignore[arg-type]
            FormatError,
            "expected whole numbers, found 1.5",
        ),
        (lambda: Grid([math.inf]), FormatError, "expected whole numbers, found inf"),  # type: ignore[arg-type]
        (
            lambda: Grid(["1..", "...", "..4"]),
            FormatError,
            "expected a digit from 1 to 3, found '4' in r3c3, at line 3, column 3",
        ),
        (
            lambda: Grid([0, 0, 5, 0]),
            PlacementError,
            "expected a digit from 1 to 2, or 0 for empty, found 5 in r2c1",
        ),
        (
            lambda: Grid(np.array([[0, -2], [0, 0]])),
            PlacementError,
            "expected a digit from 1 to 2, or 0 for empty, found -2 in r1c2",
        ),
        (
            lambda: Grid([2**70]),
            PlacementError,
            f"expected a digit from 1 to 1, or 0 for empty, found {2**70} in r1c1",
        ),
    ],
)
def test_numbers_that_are_not_a_grid_are_refused(
    make: Callable[[], Grid], kind: type[NonetError], message: str
) -> None:
    """Too few, too many, fractions, text, digits out of range: each error says what and where."""
    with pytest.raises(kind) as raised:
        make()
    assert str(raised.value) == message
