"""How commands that report on puzzles write a row for each: as text, as JSON or as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

import typer

from nonet._csv_cells import shielded
from nonet.cli import grid_text
from nonet.grid import Candidates, Grid

Form = Literal["line", "json", "csv"]
FormOption = Annotated[
    Form,
    typer.Option(
        "--format", help="How to print: a line of words, a JSON object a line, or a CSV table."
    ),
]


@dataclass(frozen=True, slots=True)
class CommandRows:
    """The rows of a command.

    Attributes
    ----------
    form
        How they are written.
    columns
        Of the CSV table, by the names of their fields in JSON.
    """

    form: Form
    columns: tuple[str, ...]

    @property
    def head(self) -> str:
        """The header above the rows."""
        return csv_line(self.columns) if self.form == "csv" else ""

    def row(self, fields: Mapping[str, object], line: str, **cells: object) -> str:
        """A row with these fields; cells are fields that are another text in CSV."""
        if self.form == "json":
            return json.dumps(fields, ensure_ascii=False) + "\n"
        if self.form == "csv":
            values = {**fields, **cells}
            return csv_line(values[name] for name in self.columns)
        return f"{line}\n"


def csv_line(values: Iterable[object]) -> str:
    """A row of a CSV table; nothing is an empty cell, and truth is true or false as in JSON.

    No text is taken for a formula by a spreadsheet.
    """
    text = io.StringIO()
    cells = ("" if value is None else _cell(value) for value in values)
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()


def _cell(value: object) -> object:
    if isinstance(value, bool):
        return str(value).lower()
    return shielded(value) if isinstance(value, str) else value


def numbers_in(grid: Grid) -> list[int | None]:
    """The digits of the cells of a board, row by row; an empty cell is 0, or None where 0 is one.

    Examples
    --------
    >>> from nonet import Layout
    >>> numbers_in(Grid("01..", layout=Layout.latin(2, digits="0-1")))
    [0, 1, None, None]
    """
    layout, digits = grid.layout, grid.digits
    if layout.has_usual_board:
        return list(digits)
    first, empty = layout.digits[0] - 1, None if 0 in layout.digits else 0
    return [digits[cell] + first if digits[cell] else empty for cell in layout.cells]


def puzzle_fields(place: str, puzzle: Grid | Candidates) -> dict[str, object]:
    """The fields that each JSON object begins with."""
    digits = numbers_in(puzzle) if isinstance(puzzle, Grid) else None
    return {"place": place, "size": puzzle.size, "puzzle": digits}


def puzzle_cell(puzzle: Grid | Candidates, alphabet: str | None) -> str:
    """A puzzle as a cell of a table: its line."""
    if isinstance(puzzle, Grid):
        return grid_text.line(puzzle, alphabet)
    return grid_text.marks_line(puzzle, alphabet)
