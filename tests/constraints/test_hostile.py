"""Broken JSON objects of puzzles: an error of the family, whatever is wrong with them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fuzz.rules import corrupted, puzzle_with
from hypothesis import given
from hypothesis import strategies as st
from tests.constraints.random_rules import LAYOUTS, layouts_for, random_grid

from nonet import FormatError, LayoutError
from nonet.constraints.neutral import read_neutral, write_neutral
from nonet.constraints.registry import NAMES


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 2**32))
def test_broken_puzzles_are_refused_or_read(name: str, seed: int) -> None:
    """One to three corruptions of a puzzle raise LayoutError or FormatError, or leave a puzzle."""
    rng = random.Random(seed)
    puzzle: Any = puzzle_with([name], rng.choice(layouts_for(name)), rng)
    for _ in range(rng.randint(1, 3)):
        puzzle = corrupted(puzzle, rng)
    message = ""
    try:
        layout, givens = read_neutral(puzzle)
    except (LayoutError, FormatError) as error:
        message = str(error)
    assert len(message) < 400
    if message:
        return
    layout.lower()
    list(layout.violations(givens))
    assert read_neutral(write_neutral(layout, givens)) == (layout, givens)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"size": 4}, "expected the givens of a puzzle, found None"),
        ({"size": 4, "givens": 15 * "."}, "expected 16 givens, found 15"),
        ({"size": 4, "givens": 15 * "." + "5"}, "expected givens from 0 to 4, found 5"),
        ({"size": 4, "givens": 15 * "." + "x"}, "expected givens from 0 to 4, found another char"),
        ({"size": 16, "givens": 256 * "."}, "expected the givens of a puzzle, found a str"),
        ({"size": 4, "givens": 16 * [True]}, "expected givens from 0 to 4, found True"),
        ([], "expected a puzzle as an object, found a list"),
    ],
)
def test_givens_fit_the_size(fields: Any, message: str) -> None:
    """Givens are digits of the size, one a cell."""
    with pytest.raises(FormatError, match=message):
        read_neutral(fields)


@pytest.mark.parametrize("size", [None, "4", 4.0, True])
def test_the_size_is_a_whole_number(size: Any) -> None:
    """A size of another type is refused before anything else."""
    with pytest.raises(LayoutError, match="expected the size as a whole number, found"):
        read_neutral({"size": size, "givens": "1"})


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_puzzles_without_rules_read_back(layout: Any) -> None:
    """The neutral form holds sizes, boxes, regions and givens."""
    givens = random_grid(layout, random.Random(1))
    assert read_neutral(write_neutral(layout, givens)) == (layout, givens)
