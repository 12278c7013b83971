"""Puzzles in tables: CSV with a header that names the columns."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from functools import lru_cache

from nonet._csv_cells import shielded, unshielded
from nonet._source import Source
from nonet.errors import Contradiction, FormatError, MultipleSolutions, NoSolution
from nonet.formats.format import ReadOptions, classic_only, located, with_texts
from nonet.grid import Grid
from nonet.grid.messages import a_grid
from nonet.grid.reading import read_text
from nonet.layout import Layout
from nonet.puzzle import Puzzle
from nonet.solver import solve

PUZZLE, SOLUTION = "puzzle", "solution"
_IGNORED = frozenset({"id", "clues", ""})


def header(source: Source) -> list[str]:
    """The names of the columns, in small letters."""
    line = source.head.partition("\n")[0]
    return [name.strip().strip('"').lower() for name in line.split(",")]


def read(
    source: Source, options: ReadOptions, columns: dict[str, str]
) -> Iterator[Puzzle | FormatError]:
    """A puzzle a row; `columns` maps names of columns to parts of a puzzle."""
    rows = csv.reader(source.lines(), strict=True)
    try:
        names = [unshielded(name.strip()).lower() for name in next(rows, [])]
        places = {columns[name]: place for place, name in enumerate(names) if name in columns}
        if PUZZLE not in places:
            raise FormatError("expected a header that names the puzzles", line=1)
        others = [name for name in names if name not in columns and name not in _IGNORED]
        dropped = tuple(f"the column {name[:20]!r}" for name in others)
        for row in rows:
            if not row:
                continue
            if len(row) != len(names):
                yield FormatError(
                    f"expected {len(names)} columns, found {len(row)}", line=rows.line_num
                )
                continue
            try:
                yield _puzzle(row, places, options, dropped)._at(rows.line_num)  # noqa: SLF001
            except FormatError as error:
                yield located(error, rows.line_num)
            except ValueError as error:
                yield FormatError(str(error), line=rows.line_num)
    except csv.Error as error:
        yield FormatError(f"expected a table, found something else ({error})", line=rows.line_num)


def _puzzle(
    row: list[str], places: dict[str, int], options: ReadOptions, dropped: tuple[str, ...]
) -> Puzzle:
    parts = {part: unshielded(row[place]) for part, place in places.items()}
    grid = read_text(parts.pop(PUZZLE), options.layout, alphabet=options.alphabet)
    if not isinstance(grid, Grid):
        raise FormatError("expected a grid, found pencil marks")
    solution = b""
    if text := parts.pop(SOLUTION, "").strip():
        solved = read_text(text, grid.layout, alphabet=options.alphabet)
        if not isinstance(solved, Grid) or not solved.is_full:
            raise FormatError(f"expected a solution of {a_grid(grid.size)}, found something else")
        solution = solved.digits
    return with_texts(Puzzle(grid, solution=solution, dropped=dropped), parts)


def solution_of(puzzle: Puzzle) -> bytes:
    """The solution for its column: the one that the puzzle has with it, or else found here.

    Raises
    ------
    FormatError
        There is none, or more than one: a row without a label would be of no use in a table.
    """
    return puzzle.solution or _solution(puzzle.grid.givens, puzzle.layout)


@lru_cache(maxsize=1)  # what a format loses is asked before the puzzle is written
def _solution(givens: bytes, layout: Layout) -> bytes:
    try:
        return solve(Grid(givens, layout=layout), unique=True).digits
    except (Contradiction, NoSolution):
        found = "none"
    except MultipleSolutions:
        found = "several"
    raise FormatError(f"expected exactly one solution for the column of solutions, found {found}")


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Losses of a table of 9×9 puzzles and solutions.

    Raises
    ------
    FormatError
        The grid has another size, or not exactly one solution.
    """
    lost = classic_only(puzzle)
    solution_of(puzzle)
    return lost


def field(text: str) -> str:
    """A text as a field, in quotes where it needs them; never a formula of a spreadsheet."""
    text = shielded(text)
    if any(character in text for character in ',"\r\n'):
        return '"' + text.replace('"', '""') + '"'
    return text
