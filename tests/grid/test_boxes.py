"""A puzzle without a layout whose size has usual boxes is read without them, never silently."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nonet
from nonet.grid import parse_puzzle, read_puzzles
from nonet.solver.boxes import needs_boxes

SIX = ".....4.4.3.53..2....6..34.3.6.5....."
"""A 6×6 puzzle: one solution with boxes of 2×3, several without."""

BOXES = nonet.Layout.boxes(2, 3)

READERS: dict[str, Callable[[Any], object]] = {
    "Grid": nonet.Grid,
    "Grid.parse": nonet.Grid.parse,
    "Candidates.of": nonet.Candidates.of,
    "Candidates.parse": nonet.Candidates.parse,
    "solve": nonet.solve,
    "check": nonet.check,
    "count": nonet.count,
    "hint": nonet.hint,
    "load": nonet.load,
    "load_many": lambda text: list(nonet.load_many(text)),
    "parse_puzzle": parse_puzzle,
    "read_puzzles": lambda text: list(read_puzzles([text])),
}


@pytest.mark.parametrize("name", READERS)
def test_boxes_that_would_make_it_proper_are_named(name: str) -> None:
    """Where the usual boxes alone give one solution, every reader says so."""
    with pytest.warns(nonet.LayoutWarning, match="exactly one with boxes of 2×3") as caught:
        READERS[name](SIX)
    assert len(caught) == 1
    assert "Layout.boxes(2, 3)" in str(caught[0].message)
    assert caught[0].filename == __file__


@pytest.mark.parametrize(
    ("size", "boxes"), [(6, "2, 3"), (8, "2, 4"), (10, "2, 5"), (12, "3, 4"), (15, "3, 5")]
)
@pytest.mark.parametrize("form", [str, list, np.array])
def test_a_size_with_usual_boxes_is_warned_of(
    size: int, boxes: str, form: Callable[[Any], Any]
) -> None:
    """Text and numbers keep their meaning, rows and columns only, and the boxes are named."""
    puzzle = size * size * "." if form is str else form(size * size * [0])
    with pytest.warns(nonet.LayoutWarning, match=rf"only; name the layout, .*\({boxes}\)"):
        grid = nonet.Grid(puzzle)
    assert grid.layout == nonet.Layout.latin(size)


@pytest.mark.parametrize("layout", [BOXES, nonet.Layout.latin(6), nonet.Layout.of_size(6)])
def test_a_named_layout_is_not_warned_of(layout: nonet.Layout) -> None:
    """Once a layout is named, whichever it is, nothing is said."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        grid = nonet.Grid(SIX, layout=layout)
        nonet.check(grid)
        nonet.Grid.parse(SIX, layout)
        nonet.load(SIX, layout=layout)
        list(read_puzzles([SIX], layout))
        nonet.Candidates.parse(SIX, layout)
        assert eval(repr(grid), vars(nonet) | {"Grid": nonet.Grid, "Layout": nonet.Layout}) == grid  # noqa: S307


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 25])
def test_other_sizes_are_not_warned_of(size: int) -> None:
    """Sizes with square boxes, and primes, which have none, are read silently."""
    nonet.Grid(size * size * ".")
    nonet.Grid(size * size * [0])


def test_a_file_is_warned_of_once() -> None:
    """Of many puzzles in a file, the first without boxes is warned of, not each."""
    with pytest.warns(nonet.LayoutWarning) as caught:
        assert len(list(read_puzzles(3 * [SIX]))) == 3
    assert len(caught) == 1


def test_a_format_that_knows_layouts_is_not_warned_of(tmp_path: Path) -> None:
    """A file that says which layout it has is read silently."""
    for layout in (BOXES, nonet.Layout.latin(6)):
        nonet.save(nonet.Grid(SIX, layout=layout), tmp_path / "x.nonet")
        assert nonet.load(tmp_path / "x.nonet").layout == layout


@pytest.mark.parametrize(
    "grid",
    [
        nonet.Grid(SIX, layout=BOXES),
        nonet.Grid.empty(nonet.Layout.latin(6)),
        nonet.Grid("11" + 34 * ".", layout=nonet.Layout.latin(6)),
        nonet.Grid(nonet.solve(nonet.Grid.empty(nonet.Layout.latin(6))).digits, layout=BOXES),
        nonet.Grid.empty(nonet.Layout.latin(7)),
        nonet.Grid.empty(nonet.Layout.latin(20)),
    ],
    ids=["boxes", "empty", "conflict", "full", "prime", "large"],
)
def test_boxes_are_not_asked_for_without_need(grid: nonet.Grid) -> None:
    """Puzzles that have boxes, or are not proper with them, do not need boxes."""
    assert not needs_boxes(grid)


def test_the_command_line_has_its_own_words() -> None:
    """The command line reports missing boxes on one line, without a warning of Python."""
    done = subprocess.run(
        [sys.executable, "-m", "nonet", "check", SIX], capture_output=True, text=True, check=False
    )
    assert done.stdout == "several\n"
    assert done.stderr.count("\n") == 1
    assert "use --box 2x3" in done.stderr
