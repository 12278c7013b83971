"""A file in any format: its puzzles in order, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import typer

from nonet.cli import boxes
from nonet.cli.files import described, refuse_overwriting
from nonet.cli.reading import InputOptions, Reading
from nonet.errors import FormatError
from nonet.formats.format import Format
from nonet.puzzle import Puzzle


class InputDocument:
    """A file that a command reads once, with all that it says of its puzzles.

    Attributes
    ----------
    dropped
        What was not read, and of how many puzzles.
    exit_code
        1 once something was wrong, otherwise 0.
    """

    def __init__(self, argument: str, options: InputOptions) -> None:
        self.dropped: Counter[str] = Counter()
        self.exit_code = 0
        self._chosen = options.chosen
        self._reading = Reading([argument], options)
        (self._source,) = self._reading.sources

    def check_output(self, path: Path | None) -> None:
        """Refuse to write into the file that is read."""
        refuse_overwriting([self._source], path)

    @property
    def format(self) -> Format | None:
        """The format, once the file is open."""
        return self._reading.format

    def puzzles(self) -> Iterator[Puzzle]:
        """The puzzles in order; those that cannot be read are reported on stderr."""
        for found in self._reading.documents():
            if isinstance(found, FormatError):
                self.report(found, found.line)
            else:
                self.dropped.update(found.dropped)
                if boxes.may_lack(found.grid, self._chosen) and (
                    hint := boxes.hint_for(found.grid)
                ):
                    self.say(hint, found.line)
                yield found

    def report(self, error: FormatError, line: int | None) -> None:
        """One line on stderr about what is wrong there; the exit code is then 1."""
        self.exit_code = 1
        typer.echo(f"{self._source.place(line)}: {described(error)}", err=True)

    def say(self, message: str, line: int | None = None) -> None:
        """One line on stderr about a puzzle, or the whole file."""
        place = self._source.name if line is None else self._source.place(line)
        typer.echo(f"{place}: {message}", err=True)
