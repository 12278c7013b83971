"""Collections of SudoCue (.sdm): a line of 81 characters for each puzzle."""

from __future__ import annotations

from nonet._source import Source
from nonet.formats import text
from nonet.formats.format import Format, classic_only, text_of
from nonet.puzzle import Puzzle


def detect(source: Source) -> bool:
    """Never: such lines are plain text, and read as that."""
    return bool(source.head) and False


def write(puzzle: Puzzle) -> str:
    """One line, with 0 for an empty cell."""
    return text_of(puzzle.grid.givens, "0")


FORMAT = Format(
    name="sdm",
    title="SudoCue collection",
    detect=detect,
    read=text.read,
    write=write,
    losses=classic_only,
    suffixes=(".sdm",),
)
