"""`nonet print`: puzzles as a booklet."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from nonet.cli import options, teaching
from nonet.cli.groups import reads_puzzles
from nonet.cli.output import opened_output
from nonet.cli.pipeline import Command, PuzzleTask, run
from nonet.cli.progress import ProgressLine
from nonet.cli.reading import InputOptions
from nonet.drawing.booklet import check_count, entry_of, with_document, with_link
from nonet.drawing.pages import BookletEntry, bind, check_ready
from nonet.drawing.scene import DigitForm
from nonet.drawing.style import Style
from nonet.errors import NonetError
from nonet.formats.nonet_link import checked_base
from nonet.logic import Language, TechniqueOrder
from nonet.puzzle import as_document
from nonet.running import Progress, Watch


@reads_puzzles
def print_booklet(
    puzzles: options.Puzzles = None,
    *,
    title: Annotated[
        str | None,
        typer.Option(
            "--title",
            metavar="TEXT",
            help="Title, on a cover and above each page.",
            show_default=False,
        ),
    ] = None,
    author: Annotated[
        str | None,
        typer.Option(
            "--author",
            metavar="NAME",
            help="Author of the document. Default: the authors of the puzzles.",
            show_default=False,
        ),
    ] = None,
    per_page: Annotated[
        int | None,
        typer.Option(
            "--per-page",
            metavar="1|2|4|6",
            parser=options.whole_number(1, 6),
            help="Puzzles on a page: 4, or 1 in large print.",
            show_default=False,
        ),
    ] = None,
    solutions: Annotated[
        Literal["end", "none", "facing"],
        typer.Option("--solutions", help="After all puzzles, facing them, or left out."),
    ] = "end",
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="Paper size.")] = "a4",
    candidates: Annotated[
        bool, typer.Option("--candidates", help="Show all pencil marks that the givens leave.")
    ] = False,
    large_print: Annotated[
        bool, typer.Option("--large-print", help="Larger text and digits; 1 or 2 puzzles a page.")
    ] = False,
    digits: Annotated[
        DigitForm | None,
        typer.Option("--digits", help=options.HELP_OF_DIGITS, show_default=False),
    ] = None,
    codes: Annotated[
        bool, typer.Option("--codes/--no-codes", help="A QR code next to each puzzle.")
    ] = True,
    link_base: Annotated[
        str | None,
        typer.Option(
            "--link-base",
            metavar="URL",
            help="Address of a site with nonet, for a QR code that opens the puzzle there.",
            show_default=False,
        ),
    ] = None,
    grades: Annotated[
        bool, typer.Option("--grades/--no-grades", help="Level and score of each puzzle.")
    ] = True,
    order: teaching.TechniqueOrder = None,
    language: Annotated[
        Language, typer.Option("--language", help="Language of captions, headings and rules.")
    ] = "en",
    font: options.Font = None,
    read: InputOptions,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Make a booklet of all puzzles, as a PDF.

    The booklet has their difficulty, QR codes and solutions. Needs three extra packages: pip
    install 'nonet[print]'. A puzzle that cannot be read or does not have exactly one solution is
    reported on stderr and left out; the exit code is then 1.
    """
    techniques = teaching.chosen_order(order)
    try:
        base = None if link_base is None else checked_base(link_base)
        style = Style.of(
            title=title,
            author=author,
            per_page=per_page,
            solutions=solutions,
            paper=paper,
            candidates=candidates,
            large_print=large_print,
            digits=digits or read.alphabet or "numbers",
            codes=codes,
            language=language,
            font=font,
        )
    except NonetError as error:
        raise typer.BadParameter(str(error)) from error
    check_ready(style)
    entries: list[BookletEntry] = []

    def answer(task: PuzzleTask) -> str:
        entry = entry_of(
            task.puzzle,
            graded=grades,
            coded=codes,
            order=techniques,
            language=language,
            time_limit=time_limit,
            progress=task.progress,
        )
        check_count(len(entries) + 1)
        document = as_document(task.puzzle) if task.document is None else task.document
        if codes and base is not None:
            entry = with_link(entry, document, base)
        entries.append(with_document(entry, document))
        return ""

    with opened_output(output) as out:
        if out.isatty():
            raise typer.BadParameter("expected a file for the booklet: name one with -o")
        code = 0
        try:
            run(
                Command(answer),
                puzzles,
                read=read,
                output=None,
                into=output,
            )
        except typer.Exit as end:
            code = end.exit_code
            if code != 1:  # nothing was read
                raise
        out.buffer.write(_bound(entries, style, techniques))
    if code:
        raise typer.Exit(code)


def _bound(entries: list[BookletEntry], style: Style, order: TechniqueOrder | None) -> bytes:
    """The booklet, with a progress bar."""
    done = 0
    with ProgressLine(lambda: done, len(entries)) as progress_line:

        def look(progress: Progress) -> None:
            nonlocal done
            done = progress.found
            progress_line.show(f"{done:,} puzzles printed")

        return bind(entries, style, Watch(progress=look), order)
