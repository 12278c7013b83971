"""The table of sudoku-extreme: ``source,question,answer,rating``.

The rating is how often a solver had to go back; here it is the difficulty.
"""

from __future__ import annotations

from collections.abc import Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _tables
from nonet.formats.format import Format, ReadOptions, text_of
from nonet.puzzle import Puzzle

_COLUMNS = {
    "source": "source",
    "question": "puzzle",
    "answer": "solution",
    "rating": "difficulty",
}


def detect(source: Source) -> bool:
    """Whether the first line names the columns of questions and answers."""
    return {"question", "answer"} <= set(_tables.header(source))


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a row."""
    return _tables.read(source, options, _COLUMNS)


def write(puzzle: Puzzle) -> str:
    """A row of the four columns, solved where no answer is known."""
    texts = (
        puzzle.source,
        text_of(puzzle.grid.givens),
        text_of(_tables.solution_of(puzzle)),
        puzzle.difficulty,
    )
    return ",".join(map(_tables.field, texts))


FORMAT = Format(
    name="sudoku-extreme",
    title="CSV of sudoku-extreme",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"source", "solution", "difficulty"}),
    losses=_tables.losses,
    head="source,question,answer,rating\n",
)
