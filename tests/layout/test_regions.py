"""Region maps from text and numbers, and the boxes that players expect."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.each import each
from tests.strategies import JIGSAWS

from nonet import Layout, LayoutError
from nonet.layout.regions import box_regions, customary_box_shape, parse_regions


@each("size", range(1, 101))
def test_customary_boxes_are_as_square_as_can_be(size: int) -> None:
    """Of all boxes of N cells, no higher than wide, the highest; none for primes."""
    shapes = [
        (rows, columns)
        for rows in range(1, size + 1)
        for columns in range(rows, size + 1)
        if rows * columns == size and (rows > 1 or size == 1)
    ]
    assert customary_box_shape(size) == (max(shapes) if shapes else None)


@pytest.mark.parametrize("region_map", JIGSAWS)
def test_maps_are_read_in_every_spelling(region_map: str) -> None:
    """Lines, a frame, commas, numbers or other labels make no difference."""
    expected = parse_regions(region_map)
    rows = region_map.split()
    cells = "".join(rows)
    spellings: list[str | Sequence[int]] = [
        cells,
        "\n".join(rows),
        "\r\n".join(rows),
        "+---+\n" + "\n".join(f"| {' '.join(row)} |" for row in rows) + "\n+---+",
        ",".join(cells),
        " ".join(cells),
        "\n".join("\t".join(row) for row in rows),
        cells.translate(str.maketrans("123456789", "Qwé.#xyzt")),
        [int(cell) - 5 for cell in cells],
    ]
    for spelling in spellings:
        assert parse_regions(spelling) == expected


@given(st.integers(1, 12), st.randoms(use_true_random=False))
def test_regions_are_numbered_as_they_appear(size: int, rng: random.Random) -> None:
    """Region 0 holds the first cell, region 1 the first cell outside it, and so on."""
    labels = [cell // size * 7 - 20 for cell in range(size * size)]
    rng.shuffle(labels)
    regions = parse_regions(labels)
    assert list(dict.fromkeys(regions)) == list(range(size))
    pairs = set(zip(labels, regions, strict=True))
    assert len(pairs) == size


def test_a_map_of_any_size_can_be_written_in_numbers() -> None:
    """Numbers with spaces name more regions than there are characters."""
    regions = box_regions(10, 10)
    assert Layout.jigsaw(" ".join(map(str, regions))) == Layout.of_size(100)


@pytest.mark.parametrize(
    ("region_map", "message"),
    [
        ("", "expected a region map of N × N cells, found 0 cells"),
        ("112", "expected a region map of N × N cells, found 3 cells"),
        ("111 111 222 222", "expected a region map of N × N cells, found 12 cells"),
        ([], "expected a region map of N × N cells, found 0 cells"),
        ("1111 1111 2222 2222", "expected 4 regions in a map of 4×4 cells, found 2"),
        ("1112 1122 3344 3344", "expected 4 cells in region '1', found 5"),
        ([1, 1, 2, 1], "expected 2 cells in region 1, found 3"),
        ([0] * 101**2, "expected 101 regions in a map of 101×101 cells, found 1"),
        ([cell // 101 for cell in range(101**2)], "expected a size from 1 to 100, found 101"),
    ],
)
def test_invalid_maps_are_refused(region_map: str | list[int], message: str) -> None:
    """The error says how many cells or regions there are, and how many there should be."""
    with pytest.raises(LayoutError) as raised:
        Layout.jigsaw(region_map)
    assert str(raised.value) == message
