"""The large tables of Kaggle: ``quizzes,solutions``, or ``puzzle,solution`` and more columns."""

from __future__ import annotations

from collections.abc import Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _tables
from nonet.formats.format import Format, ReadOptions, text_of
from nonet.puzzle import Puzzle

_COLUMNS = {
    "quizzes": "puzzle",
    "quiz": "puzzle",
    "puzzle": "puzzle",
    "puzzles": "puzzle",
    "solutions": "solution",
    "solution": "solution",
    "difficulty": "difficulty",
}


def detect(source: Source) -> bool:
    """Whether the first line names a column of puzzles and another."""
    names = _tables.header(source)
    return len(names) > 1 and any(_COLUMNS.get(name) == "puzzle" for name in names)


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a row."""
    return _tables.read(source, options, _COLUMNS)


def write(puzzle: Puzzle) -> str:
    """A row of the columns quizzes and solutions, solved where no solution is known."""
    return f"{text_of(puzzle.grid.givens, '0')},{text_of(_tables.solution_of(puzzle))}"


FORMAT = Format(
    name="kaggle",
    title="CSV of puzzles and solutions, as on Kaggle",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"solution"}),
    losses=_tables.losses,
    suffixes=(".csv",),
    head="quizzes,solutions\n",
)
