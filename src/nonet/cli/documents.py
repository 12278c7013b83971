"""A file in any format: its puzzles in order, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import typer

from nonet._compression import reader
from nonet._source import Source
from nonet.cli.files import source_of
from nonet.cli.options import LayoutChoice
from nonet.errors import FormatError
from nonet.formats import Puzzle
from nonet.formats._format import Format, Options
from nonet.formats.registry import detect, named, read
from nonet.layout import Layout


class Document:
    """A file that a command reads once.

    Attributes
    ----------
    dropped
        What was not read, and of how many puzzles.
    exit_code
        1 once something was wrong, otherwise 0.
    format
        The format, once the file is open.
    """

    def __init__(
        self, argument: str, format_name: str | None, chosen: LayoutChoice, alphabet: str | None
    ) -> None:
        self.dropped: Counter[str] = Counter()
        self.exit_code = 0
        self.format: Format | None = None
        self._source = source_of(argument)
        try:
            self._named = None if format_name is None else named(format_name)
        except FormatError as error:
            raise typer.BadParameter(str(error), param_hint="--from") from None
        self._chosen = chosen
        self._alphabet = alphabet

    def puzzles(self) -> Iterator[Puzzle]:
        """The puzzles in order; what is wrong with the others is said on stderr."""
        with self._source.open() as raw:
            try:
                file = Source(reader(raw))
                self.format = self._named or detect(file)
                found = read(file, self.format, Options(self._layout, self._alphabet))
                for puzzle in found:
                    if isinstance(puzzle, FormatError):
                        self.report(puzzle)
                    else:
                        self.dropped.update(puzzle.dropped)
                        yield puzzle
            except FormatError as error:  # compressed data that is damaged
                self.report(error)

    @property
    def _layout(self) -> Layout | None:
        return None if self._chosen.is_open else self._chosen.usual

    def report(self, error: FormatError) -> None:
        """One line on stderr about what is wrong; the exit code is then 1."""
        self.exit_code = 1
        place = "" if error.line is None else f":{error.line}"
        column = "" if error.column is None else f", at column {error.column}"
        typer.echo(f"{self._source.name}{place}: {error.reason}{column}", err=True)

    def say(self, message: str) -> None:
        """One line on stderr about the whole file."""
        typer.echo(f"{self._source.name}: {message}", err=True)
