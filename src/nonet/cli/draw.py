"""`nonet draw`: puzzles as pictures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

import nonet
from nonet._compression import plain_name
from nonet.cli import options
from nonet.cli.groups import reads_puzzles
from nonet.cli.output import opened_output
from nonet.cli.pipeline import Command, PuzzleTask, run
from nonet.cli.reading import InputOptions
from nonet.drawing import draw as draw_svg
from nonet.drawing import draw_pdf, draw_png
from nonet.drawing.draw import Subject
from nonet.drawing.pdf import WIDEST
from nonet.drawing.scene import DigitForm, Digits
from nonet.grid import Candidates, Grid
from nonet.puzzle import Puzzle

Form = Literal["svg", "png", "pdf"]
Theme = Literal["auto", "light", "dark", "print"]

_PLACE = "{n}"
"""Placeholder for the number of a puzzle in the name of a file."""


@reads_puzzles
def draw(
    puzzles: options.Puzzles = None,
    *,
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE|FOLDER",
            help="File to write. For several puzzles: a name with {n} for their number, or a "
            "folder, where they become 1.svg, 2.svg and so on.",
            show_default=False,
        ),
    ] = None,
    form: Annotated[
        Form | None,
        typer.Option(
            "--format",
            help="svg, png or pdf; by the name of the file, else svg.",
            show_default=False,
        ),
    ] = None,
    candidates: Annotated[
        bool, typer.Option("--candidates", help="Show all pencil marks that the digits leave.")
    ] = False,
    solution: Annotated[
        bool, typer.Option("--solution", help="Show the solution in the empty cells.")
    ] = False,
    theme: Annotated[
        Theme | None,
        typer.Option(
            "--theme",
            help="Colours: light, dark, print (greys alone), or, for SVG, auto: as the reader "
            "prefers. Default: auto for SVG, light for PNG and PDF.",
            show_default=False,
        ),
    ] = None,
    width: Annotated[
        int | None,
        typer.Option(
            "--width",
            metavar="N",
            parser=options.whole_number(1, WIDEST),
            help="Width in pixels, or in points for PDF; the height follows.",
            show_default=False,
        ),
    ] = None,
    title: Annotated[
        str | None,
        typer.Option(
            "--title",
            metavar="TEXT",
            help="Name of the picture for screen readers and viewers.",
            show_default=False,
        ),
    ] = None,
    digits: Annotated[
        DigitForm | None,
        typer.Option("--digits", help=options.HELP_OF_DIGITS, show_default=False),
    ] = None,
    read: InputOptions,
    time_limit: options.TimeLimit = None,
) -> None:
    """Draw puzzles as SVG, PNG or PDF, a file for each.

    Without --output the picture of one puzzle goes to standard output. PNG and PDF need extra
    packages: pip install 'nonet[print]'. A puzzle that cannot be read, or with --solution has none,
    is reported on stderr and left out; the exit code is then 1.
    """
    if candidates and solution:
        raise typer.BadParameter("--candidates and --solution cannot be used together")
    look = _Look(
        form or _form_of(output), theme, width, title, digits or read.alphabet or "numbers"
    )
    files = _Files(output, look.form)

    def answer(task: PuzzleTask) -> str:
        number = files.count()
        subject = task.puzzle
        if solution:
            subject = nonet.solve(subject, time_limit=time_limit, progress=task.progress)
        elif candidates and isinstance(subject, Grid):
            subject = Candidates.of(subject)
        files.write(number, look.picture(_with_drawing(subject, task.document)))
        return ""

    def unreadable(_place: str, _reason: str) -> str:
        files.count()
        return ""

    code = 0
    try:
        command = Command(answer, unreadable=unreadable, is_drawing=True)
        run(
            command,
            puzzles,
            read=read,
            output=None,
            into=None if output is None else Path(output),
        )
    except typer.Exit as end:
        code = end.exit_code
        if code != 1:  # nothing was read
            raise
    files.finish()
    if code:
        raise typer.Exit(code)


def _with_drawing(subject: Grid | Candidates, document: Puzzle | None) -> Subject:
    """The subject with what its file draws beyond the rules, and the words of the author."""
    if document is None or isinstance(subject, Candidates):
        return subject
    return Puzzle(
        subject,
        cosmetics=document.cosmetics,
        rules=document.rules,
        title=document.title,
        author=document.author,
    )


def _form_of(output: str | None) -> Form:
    """The format that the name of a file asks for."""
    suffix = "" if output is None else plain_name(Path(output)).suffix.lower()
    if suffix in {"", ".svg"}:
        return "svg"
    if suffix == ".png":
        return "png"
    if suffix == ".pdf":
        return "pdf"
    raise typer.BadParameter(
        f"expected a name that ends in .svg, .png or .pdf, or --format, found {output}",
        param_hint="--output",
    )


class _Look:
    """How pictures are to look, checked."""

    def __init__(
        self,
        form: Form,
        theme: Theme | None,
        width: int | None,
        title: str | None,
        digits: Digits,
    ) -> None:
        if form != "svg" and theme == "auto":
            raise typer.BadParameter(
                f"expected light, dark or print for {form}, found auto", param_hint="--theme"
            )
        if form == "png" and title is not None:
            raise typer.BadParameter("a PNG has no title", param_hint="--title")
        self.form: Form = form
        self._theme: Theme | None = theme
        self._width = width
        self._title = title
        self._digits: Digits = digits

    def picture(self, subject: Subject) -> bytes:
        """The file that shows a puzzle."""
        theme, width = self._theme, self._width
        if self.form == "svg":
            return draw_svg(
                subject,
                theme=theme or "auto",
                width=width,
                title=self._title,
                digits=self._digits,
            ).encode("utf-8")
        paper: Literal["light", "dark", "print"] = "light"
        if theme == "dark" or theme == "print":  # noqa: PLR1714 (which narrows the type)
            paper = theme
        if self.form == "png":
            if width is None:
                return draw_png(subject, theme=paper, digits=self._digits)
            return draw_png(subject, theme=paper, width=width, digits=self._digits)
        if width is None:
            return draw_pdf(subject, theme=paper, title=self._title, digits=self._digits)
        return draw_pdf(subject, theme=paper, title=self._title, width=width, digits=self._digits)


class _Files:
    """Where pictures go: each into a file of its own, or a single one wherever it is to go."""

    def __init__(self, output: str | None, form: Form) -> None:
        self._number = 0
        self._only: bytes | None = None
        self._output = output
        self._pattern: str | None = None
        if output is None:
            return
        if output.endswith(("/", os.sep)) or Path(output).is_dir():
            self._pattern = os.path.join(output, f"{_PLACE}.{form}")  # noqa: PTH118 (a pattern)
        elif _PLACE in output:
            self._pattern = output

    def count(self) -> int:
        """Number of the next puzzle."""
        self._number += 1
        return self._number

    def write(self, number: int, picture: bytes) -> None:
        """Write a picture into its file, or keep the only one until it is known to be that."""
        if self._pattern is not None:
            path = Path(self._pattern.replace(_PLACE, str(number)))
            path.parent.mkdir(parents=True, exist_ok=True)
            _write(path, picture)
        elif self._only is None:
            self._only = picture
        else:
            where = "standard output" if self._output in {None, "-"} else self._output
            raise typer.BadParameter(
                f"expected one puzzle for {where}, found more: name a folder such as pictures/, or "
                f"files such as {_PLACE}.svg",
                param_hint="--output",
            )

    def finish(self) -> None:
        """Write the only picture."""
        if self._only is not None:
            _write(None if self._output is None else Path(self._output), self._only)


def _write(path: Path | None, picture: bytes) -> None:
    with opened_output(path) as out:
        if out.isatty() and not picture.startswith(b"<svg"):
            raise typer.BadParameter("expected a file for the picture: name one with -o")
        out.flush()
        out.buffer.write(picture)
