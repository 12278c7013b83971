"""Boards with other digits than 1 to N, or other cells than a square, and layers of variables."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import pytest
from tests.each import each

import nonet
from nonet import FormatError, Grid, Layout, LayoutError, PlacementError
from nonet.layout import Layer, Unknown

SAMURAI = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]

BOARDS = {
    "from-0": Layout.of_size(4, digits="0-3"),
    "nine-on-six": Layout.boxes(2, 3, digits=(1, 9)),
    "jigsaw-from-0": Layout.jigsaw("1112 1322 3324 3444", digits=range(4)),
    "rectangle": Layout.free(2, 3, digits="0-5", houses=["r1-2c1-3"]),
    "lines": Layout.free(3, 2, digits="1-4", lines=True, holes="r2c2"),
    "two-grids": Layout.overlapping(9, [(0, 0), (6, 6)]),
    "samurai": Layout.overlapping(9, SAMURAI),
    "layers": Layout.of_size(4, layers=[Layer("shade"), Unknown("total", 1, 20)]),
    "below-0": Layout.of_size(4, layers=Layer("value", "-4-4", count=3)),
}


@each("name", list(BOARDS))
def test_boards_are_read_back(name: str) -> None:
    """JSON, `repr` and pickle give the very same layout."""
    layout = BOARDS[name]
    assert Layout.from_json(layout.to_json()) is layout
    assert pickle.loads(pickle.dumps(layout)) is layout  # noqa: S301 (its own bytes)
    assert layout.with_constraints([]) is layout
    assert not layout.is_usual


def test_usual_boards_are_the_same_objects() -> None:
    """Digits from 1 to N are no other board."""
    assert Layout.of_size(9, digits="1-9") is Layout.of_size(9)
    assert Layout.of_size(9).is_usual


@each("name", list(BOARDS))
def test_solutions_are_read_back(name: str) -> None:
    """A solution fills the board, and its text, numbers and JSON give it again."""
    layout = BOARDS[name]
    solution = nonet.solve(Grid.empty(layout)).locked()
    assert solution.is_full
    assert not solution.conflicts()
    assert all(solution[cell] in layout.digits for cell in layout.cells)
    assert all(solution.digits[hole] == 0 for hole in layout.holes)
    assert Grid.from_json(solution.to_json()) == solution
    for form in ("line", "rows", "numbers"):
        assert Grid(solution.to_text(form), layout=layout).digits == solution.digits
    assert Grid(solution.digits, layout=layout).digits == solution.digits
    text = nonet.Puzzle(solution).to_text("nonet-link")
    assert nonet.load(text).grid.digits == solution.digits


def test_counts_are_those_of_brute_force() -> None:
    """Every way to fill small boards is found, and no other."""
    rows = list(permutations(range(1, 5), 3))
    square = sum(
        all(len(set(column)) == 3 for column in zip(*three, strict=True))
        for three in product(rows, repeat=3)
    )
    assert nonet.count(Grid.empty(Layout.latin(3, digits="1-4")), limit=None) == square
    assert nonet.count(Grid.empty(BOARDS["rectangle"]), limit=None) == 720
    assert nonet.count(Grid.empty(Layout.free(1, 3, digits="0-2")), limit=None) == 27
    assert nonet.count(Grid.empty(Layout.free(1, 3, digits="0-4", lines=True)), limit=None) == 60


def test_zero_is_a_digit() -> None:
    """Where 0 is a digit, an empty cell is another sign, and -1 as a number."""
    grid = Grid("0... .1.. ..2. ...3", layout=BOARDS["from-0"])
    assert (grid["r1c1"], grid["r1c2"], grid.rows[1]) == (0, -1, (-1, 1, -1, -1))
    assert grid.place("r1c2", 0)["r1c2"] == 0
    assert nonet.Candidates.of(grid)["r1c2"] == (2, 3)
    assert nonet.solve(grid).to_text() == "0231310213202013"
    rows: list[list[int | None]] = [[0, None, None, None], [None, 1, -1, -1], [-1] * 4, [-1] * 4]
    assert Grid(rows, layout=grid.layout).rows[1] == grid.rows[1]


@each(
    "case",
    [
        (lambda: Layout.of_size(9, digits="0-6"), "at least 9 digits"),
        (lambda: Layout.of_size(9, digits="8-0"), "digits from 0 to 100"),
        (lambda: Layout.of_size(9, digits="0-99"), "at most 64 digits"),
        (lambda: Layout.of_size(9, digits="all"), "digits such as '0-8'"),
        (lambda: Layout.free(0, 3), "from 1 to 100 rows"),
        (lambda: Layout.free(2, 2, digits="1-3", houses=["r1-2c1-2"]), "at most 3 cells"),
        (lambda: Layout.free(2, 2, houses=["r3c1 r1c1"]), "cells of the board, found r3c1"),
        (lambda: Layout.free(2, 2, holes="r1c1", houses=["r1c1-2"]), "found r1c1"),
        (lambda: Layout.free(1, 1, holes="r1c1"), "at least one cell"),
        (lambda: Layout.free(2, 2, houses=["r1c1 r1c1"]), "each cell once"),
        (lambda: Layout.overlapping(8, [(0, 0)]), "a square size"),
        (lambda: Layout.overlapping(9, [(95, 0)]), "places from 0 to 91"),
        (lambda: Layout.free(2, 3, constraints="cage r3c1"), "found r3c1"),
        (lambda: Layout.of_size(4, layers=[Layer("a1b"), Layer("a1b")]), "different names"),
        (lambda: Layer("Shade"), "two or more small letters"),
        (lambda: Layer("a"), "two or more small letters"),
        (lambda: Layer("r1"), "two or more small letters"),
        (lambda: Layer("shade", "1-99"), "from -63 to 63"),
        (lambda: Layer("shade", "2-1"), "found none"),
        (lambda: Layer("shade", count=0), "from 1 to 4,096 variables"),
        (lambda: Layout.of_size(60, layers=Layer("shade")), "at most 4,096 cells and variables"),
        (lambda: Layout.of_size(9, layers=Unknown("low", -60, -5)), "at most 64 different numbers"),
    ],
)
def test_boards_that_cannot_be_are_refused(case: tuple[Callable[[], object], str]) -> None:
    """Each with what was expected."""
    make, words = case
    with pytest.raises(LayoutError) as caught:
        make()
    assert words in str(caught.value)


def test_digits_of_other_boards_are_refused() -> None:
    """In text, numbers, bytes and one by one."""
    layout = BOARDS["from-0"]
    several: tuple[Any, ...] = ("4" + "." * 15, [5] + [None] * 15, "x" + "." * 15)
    for wrong in several:
        with pytest.raises((FormatError, PlacementError)):
            Grid(wrong, layout=layout)
    with pytest.raises(FormatError):
        Grid("....", layout=layout)
    with pytest.raises(FormatError):
        Grid(bytes([5] + [0] * 15), layout=layout)
    with pytest.raises(PlacementError):
        Grid.empty(layout).place("r1c1", 4)
    with pytest.raises(PlacementError):
        Grid.empty(BOARDS["lines"]).place("r2c2", 1)


@each("name", list(BOARDS))
def test_what_knows_no_other_boards_says_so(name: str) -> None:
    """Generator, ratings and formats of other programs refuse them in words."""
    grid = Grid.empty(BOARDS[name])
    calls = (
        lambda: nonet.generate(grid.layout, seed=1, tries=1),
        lambda: nonet.rate(grid),
        lambda: nonet.canonical(grid),
        lambda: nonet.solve(grid, engine="sat"),
        lambda: nonet.Puzzle(grid).to_text("f-puzzles", lossy=True),
        lambda: nonet.Puzzle(grid).to_text("sudokupad", lossy=True),
    )
    for call in calls:
        with pytest.raises((LayoutError, FormatError)):
            call()


def test_layers_are_variables() -> None:
    """Each has its own numbers, and solutions that differ there are different."""
    layout = Layout.of_size(1, layers=[Layer("shade", "1-3"), Layer("pool", "2-3", count=2)])
    assert layout.variable_count == 4
    assert list(layout.indices) == ["r1c1", "shade:r1c1", "pool:1", "pool:2"]
    grid = Grid.empty(layout)
    assert nonet.count(grid, limit=None) == 3 * 2 * 2
    solution = nonet.solve(grid)
    assert (solution.layer("shade"), solution.layer("pool")) == ((1,), (2, 2))
    assert nonet.count(grid.with_layers(solution.layers), limit=None) == 1
    with pytest.raises(LayoutError):
        grid.layer("colour")
    with pytest.raises(PlacementError):
        grid.with_layers(b"\1")


def test_layers_that_do_not_count_make_no_solutions() -> None:
    """Grids that differ in them alone are one, for counting, checking and one after the other."""
    layout = Layout.latin(2, layers=[Unknown("total", 1, 9), Layer("shade", counts=False)])
    grid = Grid.empty(layout)
    assert nonet.count(grid, limit=None) == 2
    assert len({solution.digits for solution in nonet.solutions(grid)}) == 2
    assert nonet.check(grid.place("r1c1", 1)).is_unique
    assert nonet.check(grid).status == "several"
    counted = Layout.latin(2, layers=[Unknown("total", 1, 9), Layer("shade")])
    assert nonet.count(Grid.empty(counted), limit=None) == 2 * 2**4
