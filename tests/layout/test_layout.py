"""Layouts of every size by every constructor: their houses, and that they are values."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from tests.each import each
from tests.strategies import layouts
from tests.values import copies, evaluated

from nonet import Layout, LayoutError

SIZES = range(1, 101)
BOX_SHAPES = [
    (rows, columns)
    for rows in SIZES
    for columns in SIZES
    if rows * columns in {*range(1, 31), 36, 100}
]


def kinds(layout: Layout) -> dict[str, int]:
    """How many houses there are of each kind."""
    found: dict[str, int] = {}
    for house in layout.houses:
        found[house.kind] = found.get(house.kind, 0) + 1
    return found


@given(layouts())
def test_every_house_has_as_many_cells_as_there_are_digits(layout: Layout) -> None:
    """A house has N cells of the grid, ascending, and no other house has the same."""
    for house in layout.houses:
        assert len(house.cells) == layout.size
        assert list(house.cells) == sorted(set(house.cells) & set(range(layout.size**2)))
    assert len({house.cells for house in layout.houses}) == len(layout.houses)


@given(layouts())
def test_cells_know_their_houses(layout: Layout) -> None:
    """`cell_houses` and `houses` say the same."""
    assert len(layout.cell_houses) == layout.cell_count == layout.size**2
    for cell, houses in enumerate(layout.cell_houses):
        holding = [i for i, house in enumerate(layout.houses) if cell in house.cells]
        assert list(houses) == holding


@given(layouts())
def test_houses_are_listed_kind_by_kind(layout: Layout) -> None:
    """Rows come first, then columns, boxes or regions, diagonals, windows and groups."""
    order = ["row", "column", "box", "region", "diagonal", "window", "group"]
    places = [(order.index(house.kind), house.index) for house in layout.houses]
    assert places == sorted(places)


@each("size", SIZES)
def test_boxes_of_square_sizes(size: int) -> None:
    """`of_size` has square boxes where N is a square, and rows and columns only elsewhere."""
    side = math.isqrt(size)
    expected = {"row": size}
    if size > 1:
        expected["column"] = size
        if side * side == size:
            expected["box"] = size
    assert kinds(Layout.of_size(size)) == expected
    assert Layout.of_size(size).size == size


@pytest.mark.parametrize("shape", [(2, 3), (3, 2), (4, 25), (10, 10), (1, 7), (7, 1), (1, 1)])
def test_boxes_hold_the_cells_of_their_corner_of_the_grid(shape: tuple[int, int]) -> None:
    """Two cells share a box when their rows and columns lie in the same band and stack."""
    rows, columns = shape
    size = rows * columns
    layout = Layout.boxes(rows, columns)
    boxes: dict[tuple[int, int], list[int]] = {}
    for row in range(size):
        for column in range(size):
            boxes.setdefault((row // rows, column // columns), []).append(row * size + column)
    found = {house.cells for house in layout.houses}
    assert {tuple(cells) for cells in boxes.values()} <= found


def test_boxes_of_one_row_or_column_are_no_boxes() -> None:
    """Boxes that are the rows or the columns again leave a Latin square."""
    assert Layout.boxes(1, 6) == Layout.boxes(6, 1) == Layout.latin(6) == Layout.of_size(6)


def test_a_latin_square_has_no_boxes() -> None:
    """`latin` leaves out the boxes that `of_size` gives to a square size."""
    assert kinds(Layout.latin(9)) == {"row": 9, "column": 9}
    assert Layout.latin(9) != Layout.of_size(9)


def test_extra_houses_are_added_to_any_layout() -> None:
    """Every option adds its houses, alone and together with the others."""
    everything = Layout.of_size(9, diagonals=True, windows=True, disjoint_groups=True)
    assert kinds(everything) == {
        "row": 9,
        "column": 9,
        "box": 9,
        "diagonal": 2,
        "window": 4,
        "group": 9,
    }
    jigsaw = Layout.jigsaw("1112 1322 3324 3444", diagonals=True, windows=True)
    assert kinds(jigsaw) == {"row": 4, "column": 4, "region": 4, "diagonal": 2, "window": 1}
    assert kinds(Layout.latin(5, diagonals=True)) == {"row": 5, "column": 5, "diagonal": 2}


def test_a_house_found_twice_is_listed_once_in_its_first_place() -> None:
    """A region that is also a row, or the one diagonal of a 1×1, is not repeated."""
    layout = Layout.jigsaw("111 223 233")
    assert [house.name for house in layout.houses] == [
        "row 1",
        "row 2",
        "row 3",
        "column 1",
        "column 2",
        "column 3",
        "region 2",
        "region 3",
    ]
    assert len(Layout.of_size(1, diagonals=True, disjoint_groups=True).houses) == 1


@pytest.mark.parametrize("shape", [(2, 3), (3, 2), (2, 5), (4, 4), (1, 5), (5, 1)])
def test_a_map_of_boxes_is_the_layout_with_boxes(shape: tuple[int, int]) -> None:
    """Regions that are boxes, rows or columns are known as such."""
    rows, columns = shape
    size = rows * columns
    cells = [(row // rows, column // columns) for row in range(size) for column in range(size)]
    numbers = {place: number for number, place in enumerate(dict.fromkeys(cells), start=7)}
    assert Layout.jigsaw([numbers[place] for place in cells]) == Layout.boxes(rows, columns)


@given(layouts())
def test_repr_evaluates_to_the_layout(layout: Layout) -> None:
    """`repr` is the call that makes an equal layout."""
    assert evaluated(layout) == layout


def test_repr_evaluates_for_every_size_and_shape() -> None:
    """`repr` gives the layout back for all sizes, with boxes of all shapes, and for big maps."""
    made = [Layout.of_size(size) for size in SIZES]
    made += [Layout.latin(size, diagonals=True) for size in SIZES]
    made += [Layout.boxes(*shape) for shape in BOX_SHAPES]
    shifted = [(row + column) % 36 for row in range(36) for column in range(36)]
    made.append(Layout.jigsaw(shifted))
    for layout in made:
        assert evaluated(layout) == layout


@given(layouts())
def test_layouts_are_values(layout: Layout) -> None:
    """Copies and pickles are equal and hash alike; another size or option is another layout."""
    for other in copies(layout):
        assert other == layout
        assert hash(other) == hash(layout)
    assert layout != Layout.latin(17)
    assert layout != "layout"


def test_equal_layouts_have_equal_hashes_however_they_were_made() -> None:
    """A map with other labels, or boxes by another name, make the same layout."""
    ways = [
        Layout.of_size(4),
        Layout.boxes(2, 2),
        Layout.jigsaw("1122 1122 3344 3344"),
        Layout.jigsaw("ccaa\nccaa\nbbdd\nbbdd"),
        Layout.jigsaw([9, 9, 5, 5, 9, 9, 5, 5, 1, 1, 0, 0, 1, 1, 0, 0]),
    ]
    assert len(set(ways)) == 1


@pytest.mark.parametrize("name", ["size", "regions", "houses", "_houses", "colour"])
def test_layouts_cannot_be_changed(name: str) -> None:
    """No attribute can be set or deleted."""
    layout = Layout.of_size(4)
    with pytest.raises(AttributeError, match="cannot be changed"):
        setattr(layout, name, 5)
    with pytest.raises(AttributeError, match="cannot be changed"):
        delattr(layout, name)


@given(layouts())
def test_a_layout_is_made_of_size_regions_and_constraints(layout: Layout) -> None:
    """The class itself makes every layout, and equal layouts are one object."""
    made = Layout(layout.size, layout.regions, reversed(layout.constraints))
    assert made is Layout(layout.size, layout.regions, layout.constraints)
    assert made == layout
    assert (made.box_shape, made.houses) == (layout.box_shape, layout.houses)


def test_a_map_of_another_size_is_refused() -> None:
    """The size and the region map go together."""
    with pytest.raises(LayoutError, match="expected a region for each of 25 cells, found 16"):
        Layout(5, "1122 1122 3344 3344")


def test_only_constraints_are_constraints() -> None:
    """Anything else than a constraint is a TypeError that names one."""
    with pytest.raises(TypeError, match=r"expected a constraint such as Diagonals\(\)"):
        Layout(9, None, [9])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="found 'circles'"):
        Layout.of_size(9, circles=True)  # type: ignore[call-arg]


def test_the_usual_grid_is_known() -> None:
    """`is_classic` is true of 9 × 9 with its boxes, however it was made, and of no other."""
    assert Layout.boxes(3, 3).is_classic
    assert Layout.of_size(9) is Layout.boxes(3, 3, windows=False)
    others = (Layout.latin(9), Layout.of_size(4), Layout.of_size(9, windows=True))
    assert not any(layout.is_classic for layout in others)


def test_sizes_of_numpy_become_plain_numbers() -> None:
    """A small NumPy integer as size does not overflow in the number of cells."""
    for layout in (Layout.of_size(np.int8(97)), Layout.boxes(np.int8(19), np.int8(5))):  # type: ignore[arg-type]
        assert type(layout.size) is int
        assert layout.cell_count == len(layout.houses[0].cells) ** 2


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Layout.of_size(0), "expected a size from 1 to 100, found 0"),
        (lambda: Layout.of_size(101), "expected a size from 1 to 100, found 101"),
        (lambda: Layout.of_size(-9), "expected a size from 1 to 100, found -9"),
        (lambda: Layout.latin(101), "expected a size from 1 to 100, found 101"),
        (lambda: Layout.boxes(0, 3), "expected box sides of 1 or more, found 0×3"),
        (lambda: Layout.boxes(-2, -3), "expected box sides of 1 or more, found -2×-3"),
        (lambda: Layout.boxes(11, 10), "expected a size from 1 to 100, found 110"),
        (
            lambda: Layout.of_size(6, windows=True),
            "windows need a size that is a square from 4 up, found 6",
        ),
        (
            lambda: Layout.of_size(1, windows=True),
            "windows need a size that is a square from 4 up, found 1",
        ),
        (
            lambda: Layout.of_size(6, disjoint_groups=True),
            "disjoint groups need boxes of at least 2 rows and 2 columns",
        ),
        (
            lambda: Layout.latin(9, windows=True),
            "windows need a layout with boxes or regions",
        ),
        (
            lambda: Layout.boxes(1, 6, disjoint_groups=True),
            "disjoint groups need boxes of at least 2 rows and 2 columns",
        ),
    ],
)
def test_invalid_layouts_are_refused(make: Callable[[], Layout], message: str) -> None:
    """Sizes, boxes and options that do not fit raise LayoutError with the reason."""
    with pytest.raises(LayoutError) as raised:
        make()
    assert str(raised.value) == message


@pytest.mark.parametrize("size", [9.0, "9", None])
def test_a_size_is_a_whole_number(size: object) -> None:
    """Another type than int is a TypeError, as everywhere in Python."""
    with pytest.raises(TypeError):
        Layout.of_size(size)  # type: ignore[arg-type]
