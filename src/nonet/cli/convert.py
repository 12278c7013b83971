"""`nonet convert`: puzzles from one file format to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nonet.cli import completion, grid_text, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.output import opened_output
from nonet.cli.reading import InputOptions
from nonet.errors import FormatError
from nonet.grid.messages import counted

if TYPE_CHECKING:
    from nonet.formats.format import Format
    from nonet.puzzle import Puzzle


@reads_puzzles
def convert(
    source: options.InFile,
    target: Annotated[
        str, typer.Argument(metavar="OUT", help="File to write, or - for standard output.")
    ],
    *,
    to_format: Annotated[
        str | None,
        typer.Option(
            "--to",
            metavar="FORMAT",
            autocompletion=completion.formats_written,
            help="Format to write. Default: chosen by the name of OUT.",
            show_default=False,
        ),
    ] = None,
    lossy: Annotated[
        bool,
        typer.Option("--lossy", help="Continue even if boxes or constraints are lost."),
    ] = False,
    solution: options.Solution = True,
    read: InputOptions,
) -> None:
    """Convert a file of puzzles to another format.

    The format of IN is detected from its content, that of OUT from its name. What the other format,
    or nonet, cannot hold is left out and reported on stderr. A puzzle that cannot be read or
    written is reported and skipped; the exit code is then 1.
    """
    from nonet.cli.documents import InputDocument  # noqa: PLC0415 (the formats load slowly)
    from nonet.formats.registry import by_name_of_file, named, written  # noqa: PLC0415

    path = None if target == "-" else Path(target)
    try:
        if to_format is not None:
            form = named(to_format)
        else:
            form = named("line") if path is None else by_name_of_file(path)
    except FormatError as error:
        raise typer.BadParameter(str(error), param_hint="--to") from None
    if form.write is None:
        message = f"the format {form.name!r} is only read, not written"
        raise typer.BadParameter(message, param_hint="--to")
    form = _in_letters(form, read.alphabet)
    lost: Counter[str] = Counter()
    document = InputDocument(source, read)
    document.check_output(path)

    def held() -> Iterator[Puzzle]:
        for puzzle in document.puzzles():
            refusal = form.refusal(puzzle, lossy=True, may_lose_layout=lossy)
            if refusal is None:
                if puzzle.has_unread_rules:
                    document.say(read.proposal_of(puzzle), puzzle.line)
                yield puzzle
            else:
                document.report(refusal, puzzle.line)

    with opened_output(path) as stream:
        for piece in written(held(), form, lossy=True, lost=lost, solution=solution):
            stream.write(piece)
    for what, times in document.dropped.items():
        document.say(f"not read: {what} ({counted(times, 'puzzles')})")
    for what, times in lost.items():
        document.say(f"not written: {what} ({counted(times, 'puzzles')})")
    raise typer.Exit(document.exit_code)


def _in_letters(form: Format, alphabet: str | None) -> Format:
    """The format as it is written with an alphabet; all but plain text have their own signs."""
    if alphabet is None:
        return form
    writers: dict[str, Callable[[Puzzle], str]] = {
        "line": lambda puzzle: grid_text.line(puzzle.grid.without_entries(), alphabet),
        "frame": lambda puzzle: grid_text.frame(puzzle.grid.without_entries(), alphabet)[:-1],
        "sukaku": lambda puzzle: grid_text.marks_line(puzzle.candidates, alphabet),
    }
    return replace(form, write=writers.get(form.name, form.write))
