"""Puzzles in any form: the one conversion that all functions share."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import Any, Protocol

from nonet._arguments import described
from nonet.errors import FormatError
from nonet.grid.arrays import Numbers, read_numbers
from nonet.grid.boards import read_board_numbers
from nonet.grid.boxes import warn_of_missing_boxes
from nonet.grid.candidates import Candidates
from nonet.grid.cells import are_texts, read_named, read_texts
from nonet.grid.grid import Grid
from nonet.grid.messages import a_grid, counted
from nonet.grid.reading import read_text
from nonet.grid.text import grid_of
from nonet.layout import MAX_SIZE, Layout
from nonet.layout.layout import checked_layout


class HasGrid(Protocol):
    """An object that holds a grid, such as what `nonet.load` and `nonet.generate` return.

    It may also hold pencil marks, as ``candidates``.
    """

    @property
    def grid(self) -> Grid:
        """The puzzle."""
        ...


_TEXTS_OF_NUMPY = frozenset("OUST")
"""Kinds of arrays whose elements are Python's objects or texts."""

PuzzleLike = (
    str
    | Grid
    | Candidates
    | HasGrid
    | Numbers
    | Iterable[str | None]
    | Iterable[Iterable[str | int | None]]
    | Mapping[Any, int]
)
"""All that functions accept as a puzzle: text in any form, bytes, numbers in a list, in rows or
in an array of any integer type, a `Grid`, `Candidates`, or what `nonet.load` and `nonet.generate`
return.
"""


def held_grid(value: object) -> Grid | None:
    """The grid that an object holds, such as a `nonet.Puzzle`; None where it holds none.

    Examples
    --------
    >>> held_grid("1... .2.. ..3. ...4") is None
    True
    """
    # A look at one attribute: isinstance of a protocol took a third of a call of nonet.solve.
    grid = getattr(value, "grid", None)
    return grid if isinstance(grid, Grid) else None


def _held_candidates(value: object) -> Candidates | None:
    candidates = getattr(value, "candidates", None)
    return candidates if isinstance(candidates, Candidates) else None


def as_puzzle(puzzle: PuzzleLike, layout: Layout | None = None) -> Grid | Candidates:
    """The puzzle as a grid, or as candidates where it has only pencil marks.

    Of an object that holds a grid, its pencil marks count only where no cell has a digit, or where
    a cell has no candidate left.

    Parameters
    ----------
    puzzle
        In any form.
    layout
        Of text and numbers; None: deduced from the length, with a `nonet.LayoutWarning` where the
        size has usual boxes that are not square.

    Raises
    ------
    FormatError, PlacementError
        The text or the numbers are not a grid.
    TypeError
        None of these forms.

    Examples
    --------
    >>> as_puzzle([[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4]])
    Grid('1....2....3....4')
    """
    if isinstance(puzzle, (Grid, Candidates)):
        return puzzle if layout is None else _with_layout(puzzle, layout)
    if (grid := held_grid(puzzle)) is not None:
        has_marks = not any(grid.digits) or bool(getattr(puzzle, "emptied", ()))
        if has_marks and (marks := _held_candidates(puzzle)) is not None:
            return as_puzzle(marks, layout)
        return as_puzzle(grid, layout)
    found = _read(puzzle, checked_layout(layout))
    if layout is None:
        warn_of_missing_boxes(found)
    return found


def as_grid(puzzle: PuzzleLike, layout: Layout | None = None) -> Grid:
    """The puzzle as a grid; of pencil marks, the digits in the cells.

    Parameters
    ----------
    puzzle, layout
        As for `as_puzzle`.

    Raises
    ------
    FormatError, PlacementError
        The text or the numbers are not a grid; or there are only pencil marks, and a cell has
        neither one candidate nor all.
    TypeError
        None of these forms.

    Examples
    --------
    >>> as_grid(Candidates.of(Grid("1... .2.. ..3. ...4")))
    Grid('1....2....3....4')
    """
    found = as_puzzle(puzzle, layout)
    if isinstance(found, Grid):
        return found
    return found.grid if any(found.grid.digits) else grid_of(found)


def as_candidates(puzzle: PuzzleLike) -> Candidates:
    """The pencil marks of the puzzle, or else the candidates that its digits leave.

    Parameters
    ----------
    puzzle
        As for `as_puzzle`.

    Raises
    ------
    FormatError, PlacementError
        The text or the numbers are not a grid.
    TypeError
        None of these forms.

    Examples
    --------
    >>> as_candidates("1... .2.. ..3. ...4")["r1c2"]
    (3, 4)
    """
    if isinstance(puzzle, Candidates):
        return puzzle
    if (marks := _held_candidates(puzzle)) is not None:
        return marks
    found = as_puzzle(puzzle)
    return Candidates.of(found) if isinstance(found, Grid) else found


def _read(puzzle: object, layout: Layout | None) -> Grid | Candidates:
    if isinstance(puzzle, bytes | bytearray) and _is_text(puzzle):
        puzzle = puzzle.decode("ascii")
    if isinstance(puzzle, str):
        return read_text(puzzle, layout)
    if isinstance(puzzle, Mapping):
        return read_named(puzzle, layout)
    if isinstance(puzzle, Iterable) and not isinstance(puzzle, AbstractSet):
        if layout is not None and not layout.has_usual_board:
            return read_board_numbers(puzzle, layout)
        if isinstance(puzzle, Iterator):
            puzzle = list(islice(puzzle, MAX_SIZE * MAX_SIZE + 1))
        if isinstance(puzzle, list | tuple) and are_texts(puzzle):
            return read_texts(puzzle, layout)
        if getattr(getattr(puzzle, "dtype", None), "kind", "") in _TEXTS_OF_NUMPY:
            return read_texts(puzzle.tolist(), layout)  # type: ignore[attr-defined]
        layout, digits = read_numbers(puzzle, layout)
        return Grid._made(layout, digits, digits)  # noqa: SLF001
    files = "; nonet.load reads files" if isinstance(puzzle, os.PathLike) else ""
    raise TypeError(
        "expected a puzzle as text, numbers, an array, a Grid or Candidates, "
        f"found {described(puzzle)}{files}"
    )


def _is_text(data: bytes | bytearray) -> bool:
    """Whether bytes are the characters of a text: as digits, some would be 0 or 1."""
    return data.isascii() and any(data) and min(data) >= ord("\t") and max(data) > ord(" ")


def _with_layout(puzzle: Grid | Candidates, layout: Layout) -> Grid | Candidates:
    checked_layout(layout)
    if puzzle.layout == layout:
        return puzzle
    if not (puzzle.layout.has_usual_board and layout.has_usual_board):
        same = puzzle.layout.with_constraints(layout.constraints) == layout
        if not same or isinstance(puzzle, Candidates):
            raise FormatError("expected a puzzle on the board of the layout, found another board")
    elif puzzle.layout.size != layout.size:
        raise FormatError(
            f"expected {counted(layout.cell_count, 'cells')} for {a_grid(layout.size)}, "
            f"found {puzzle.layout.cell_count}"
        )
    if isinstance(puzzle, Grid):
        return Grid._made(layout, puzzle.digits, puzzle.givens)  # noqa: SLF001
    return Candidates(puzzle.masks, layout, as_grid(puzzle.grid, layout))
