"""A puzzle of a file with its place, or what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nonet.errors import FormatError
from nonet.grid.candidates import Candidates
from nonet.grid.grid import Grid

if TYPE_CHECKING:
    from nonet.grid.puzzle_like import HasGrid


@dataclass(frozen=True, slots=True)
class Located:
    """A puzzle of a file, or what is wrong with it.

    Attributes
    ----------
    line
        Number of its first line, from 1.
    puzzle
        The puzzle; None where it could not be read.
    error
        Why not, with line and column in the file.
    document
        All that the file says of the puzzle, where that is more than its grid.
    title, difficulty
        What a plain text says of it; empty where it says nothing.
    solution
        The solution beside it, a byte a cell; empty where there is none.
    dropped
        What was there and is not kept, in words.
    """

    line: int
    puzzle: Grid | Candidates | None
    error: FormatError | None
    document: HasGrid | None = None
    title: str = ""
    difficulty: str = ""
    solution: bytes = b""
    dropped: tuple[str, ...] = ()

    @property
    def says_more(self) -> bool:
        """Whether the text says more of the puzzle than its grid."""
        return bool(self.title or self.difficulty or self.solution or self.dropped)

    def with_title(self, title: str) -> Located:
        """The same with this title, if it has none."""
        return replace(self, title=title) if title and not self.title else self


def failed(start: int, error: FormatError, *, line: int | None = None) -> Located:
    """The error of a puzzle that begins in one line, in this or another line of the file."""
    place = start if line is None else line
    return Located(
        start,
        None,
        FormatError(error.reason, line=place, column=error.column, alphabets=error.alphabets),
    )
