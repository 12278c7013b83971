"""`nonet library`: all that the app keeps, as one file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import typer

from nonet._files import replacing
from nonet.cli.output import opened_output, refuse, say
from nonet.grid.messages import counted

app = typer.Typer(
    name="library",
    help="Move all that the app keeps into a file, or out of one.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="URL of the database, as nonet play takes it. Default: the file in your data folder.",
        show_default=False,
    ),
]
File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A file such as mine.nonet, or - for standard input or output."
    ),
]


@app.command("export")
def export_library(file: File, *, database: Database = None) -> None:
    """Write puzzles, games, settings, the course and the trash into one file.

    What is damaged is left out and named on stderr, and the exit code is then 1.
    """
    moving, library = _app()
    damaged: list[str] = []
    with library.Library(database) as opened:
        content = moving.file_of(opened, damaged.append)
    if str(file) == "-":
        with opened_output(file) as stream:
            stream.flush()
            stream.buffer.write(content)
    else:
        with replacing(file) as out:
            out.write(content)
    for message in damaged:
        say(message)
    if damaged:
        raise typer.Exit(1)


@app.command("import")
def import_library(file: File, *, database: Database = None) -> None:
    """Put in what a file has and the library has not. Nothing that is there is lost.

    A game that went on in both is kept twice; a file that is imported twice is kept once.
    """
    moving, library = _app()
    from nonet.service.library_file import MAX_LIBRARY, LibraryFile  # noqa: PLC0415 (half a second)

    try:
        with _opened(file) as source:
            data = source.read(MAX_LIBRARY + 1)
    except OSError as error:
        refuse(str(file), error.strerror or str(error))
    found = LibraryFile.from_bytes(data)
    with library.Library(database) as opened:
        taken = moving.take_file(opened, found)
    typer.echo(
        f"{counted(taken.puzzles, 'puzzles')} and {counted(taken.games, 'games')} added, "
        f"{taken.continued} continued, {taken.known} known already"
    )


def _opened(file: Path) -> BinaryIO:
    """The file, or standard input."""
    if str(file) != "-":
        return file.open("rb")
    if sys.stdin is None or sys.stdin.isatty():
        raise typer.BadParameter("expected a library: name a file, or pipe one in")
    return os.fdopen(os.dup(sys.stdin.fileno()), "rb")


def _app() -> tuple[Any, Any]:
    """The modules that need the libraries of the app."""
    try:
        from nonet import library  # noqa: PLC0415 (half a second)
        from nonet.web import moving  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("nonet"):
            raise
        say(f"library needs {error.name}: pip install 'nonet[app]'")
        raise typer.Exit(1) from error
    return moving, library
