"""`nonet read`: puzzles from photos, screenshots and drawings."""

from __future__ import annotations

import os
import stat
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nonet.cli import completion, options
from nonet.cli.output import opened_output, refuse
from nonet.cli.progress import ProgressLine
from nonet.errors import FormatError, PhotoError
from nonet.grid.messages import counted
from nonet.layout import Layout, cell_name

if TYPE_CHECKING:
    from nonet.formats.format import Format
    from nonet.photo import PhotoReading
    from nonet.puzzle import Puzzle

_MOST_NAMED = 5
"""Doubtful cells that are named."""

_MOST_PAGES = 100
"""Pages of a PDF that are read; each may take ten seconds."""


def _size(value: str | int) -> int:
    """A size of grids that are read."""
    from nonet.photo.grids import SIZES  # noqa: PLC0415 (loads slowly)

    size = options.whole_number(1)(value)
    if size not in SIZES:
        sizes = ", ".join(map(str, sorted(SIZES)))
        raise typer.BadParameter(f"expected one of {sizes}, found {size}")
    return size


def read(
    pictures: Annotated[
        list[str],
        typer.Argument(
            metavar="PICTURE...",
            help="Files (JPEG, PNG, WebP, GIF, BMP, TIFF, AVIF, PDF), or - for standard input; of "
            "a PDF each page, up to 100.",
            show_default=False,
        ),
    ],
    *,
    to_format: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="FORMAT",
            autocompletion=completion.formats_written,
            help="Format to write, as for nonet convert. line: a JSON object instead where digits "
            "do not say which boxes or regions there are.",
        ),
    ] = "line",
    every: Annotated[
        bool, typer.Option("--all", help="Read all grids of a picture, not only the clearest.")
    ] = False,
    size: Annotated[
        int | None,
        typer.Option(
            "--size",
            metavar="4|6|9|16",
            parser=_size,
            help="Read only grids of this size.",
            show_default=False,
        ),
    ] = None,
    solution: options.Solution = True,
    output: options.Output = None,
) -> None:
    """Read puzzles from photos, screenshots and drawings.

    Prints a line for each picture and each page of a PDF: its clearest grid. Where a reading is in
    doubt, its doubtful cells are named on stderr with what they may hold; a picture without a
    Sudoku is reported there, too, and passed over. The exit code is then 1. Needs two extra
    packages: pip install 'nonet[photo]'.
    """
    from nonet.formats.registry import named, written  # noqa: PLC0415 (the formats load slowly)

    try:
        form = named(to_format)
    except FormatError as error:
        raise typer.BadParameter(str(error), param_hint="--format") from None
    if form.write is None:
        message = f"the format {form.name!r} is only read, not written"
        raise typer.BadParameter(message, param_hint="--format")
    for name in pictures:
        _check_name(name)
    lost: Counter[str] = Counter()
    with (
        opened_output(output) as stream,
        ProgressLine(lambda: work.done, len(pictures)) as progress_line,
    ):
        work = _Work(pictures, form, size, progress_line, every=every)
        on_screen = stream.isatty()
        if form.name == "line":
            pieces: Iterator[str] = map(_line, work.puzzles())
        else:
            pieces = written(work.puzzles(), form, lossy=True, lost=lost, solution=solution)
        for piece in pieces:
            if on_screen:
                progress_line.hide()
            stream.write(piece)
            stream.flush()
    for what, times in lost.items():
        typer.echo(f"not written: {what} ({counted(times, 'puzzles')})", err=True)
    raise typer.Exit(work.exit_code)


def _check_name(name: str) -> None:
    """Refuse what is not there before anything is read."""
    if name == "-":
        if sys.stdin is None or sys.stdin.isatty():
            raise typer.BadParameter("expected a picture: name a file, or pipe one in")
        return
    try:
        status = Path(name).stat()
    except (OSError, ValueError) as error:
        refuse(name, getattr(error, "strerror", None) or str(error))
    if stat.S_ISDIR(status.st_mode):
        refuse(name, "expected a file, found a folder")


class _Work:
    """The pictures one after the other.

    Attributes
    ----------
    done
        How many pictures have been read.
    exit_code
        1 once something was refused or in doubt, otherwise 0.
    """

    def __init__(
        self,
        pictures: list[str],
        form: Format,
        size: int | None,
        progress_line: ProgressLine,
        *,
        every: bool,
    ) -> None:
        self.done = 0
        self.exit_code = 0
        self._pictures = pictures
        self._form = form
        self._size = size
        self._every = every
        self._progress_line = progress_line

    def puzzles(self) -> Iterator[Puzzle]:
        """The puzzles in order; what is refused or in doubt is reported on stderr."""
        for name in self._pictures:
            shown = "<stdin>" if name == "-" else name
            for page, here, source in self._pages(name, shown):
                yield from self._of_page(source, page, here)
            self.done += 1
            self._progress_line.show(counted(self.done, "pictures"))

    def _pages(self, name: str, shown: str) -> Iterator[tuple[int, str, str | bytes]]:
        """The pages of a file, with their names and what they are read from."""
        from nonet.photo import count_pages  # noqa: PLC0415 (loads slowly)
        from nonet.photo.picture import LARGEST  # noqa: PLC0415

        source: str | bytes = name
        try:
            if name == "-":
                with os.fdopen(os.dup(sys.stdin.fileno()), "rb") as stream:
                    source = stream.read(LARGEST + 1)
            pages = count_pages(source)
        except (PhotoError, OSError) as error:
            self._report(f"{shown}: {_reason(error)}")
            return
        if pages == 1:
            yield 1, shown, source
            return
        for page in range(1, min(pages, _MOST_PAGES) + 1):
            yield page, f"{shown} page {page}", source
        if pages > _MOST_PAGES:
            more = f"expected at most {_MOST_PAGES} pages, found {pages}"
            self._report(f"{shown}: {more}: those after page {_MOST_PAGES} are not read")

    def _of_page(self, source: str | bytes, page: int, here: str) -> Iterator[Puzzle]:
        """The puzzles of a picture or page."""
        from nonet.photo import read_photos  # noqa: PLC0415 (loads slowly)

        try:
            readings = read_photos(source, size=self._size, page=page)
        except (PhotoError, OSError) as error:
            self._report(f"{here}: {_reason(error)}")
            return
        if len(readings) > 1 and not self._every:
            more = counted(len(readings) - 1, "grids")
            self._progress_line.say(f"{here}: {more} more, which --all reads, too")
            readings = readings[:1]
        for reading in readings:
            if (doubt := _doubt(reading)) is not None:
                self._report(f"{here}: {doubt}")
            if (refusal := self._refusal(reading.puzzle)) is None:
                yield reading.puzzle
            else:
                self._report(f"{here}: {refusal}")

    def _refusal(self, puzzle: Puzzle) -> FormatError | None:
        """Why the format cannot hold the puzzle, if so."""
        if self._form.name == "line":
            return None
        return self._form.refusal(puzzle, lossy=True, may_lose_layout=False)

    def _report(self, line: str) -> None:
        self._progress_line.say(line)
        self.exit_code = 1


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _line(puzzle: Puzzle) -> str:
    """A puzzle on a line, from which it can be read again with its boxes or regions."""
    usual = puzzle.layout == Layout.of_size(puzzle.layout.size)
    return puzzle.to_text("line" if usual else "neutral") + "\n"


def _doubt(reading: PhotoReading) -> str | None:
    """The doubts, in words; None where there are none."""
    if not reading.in_doubt:
        return None
    named = [_alternatives(reading, cell) for cell in reading.doubtful[:_MOST_NAMED]]
    if len(reading.doubtful) > _MOST_NAMED:
        named.append(f"and {len(reading.doubtful) - _MOST_NAMED} more")
    why = "in doubt" if reading.problem is None else f"in doubt, {reading.problem}"
    return f"{why}: {', '.join(named)}"


def _alternatives(reading: PhotoReading, cell: int) -> str:
    """A cell, and what it most probably holds: first what was read, then what else it may be."""
    chosen = reading.digits[cell]
    order = (-reading.probabilities[cell]).argsort(kind="stable").tolist()
    other = next(digit for digit in order if digit != chosen)
    words = [str(digit) if digit else "empty" for digit in (chosen, other)]
    return f"{cell_name(cell, reading.puzzle.layout.size)} ({words[0]} or {words[1]})"
