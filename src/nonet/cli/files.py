"""Puzzles from files, pipes and arguments, and where results go."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import stat
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BufferedIOBase
from pathlib import Path
from typing import IO, Never, TextIO, cast

import typer

from nonet._compression import SUFFIXES, compressed
from nonet._files import replacing
from nonet._source import Source as TextSource
from nonet.errors import FormatError

_PUZZLE_SUFFIXES = SUFFIXES | {
    ".txt",
    ".sdm",
    ".sdk",
    ".sdx",
    ".ss",
    ".csv",
    ".opensudoku",
    ".ipuz",
    ".hsol",
    ".nonet",
}


@dataclass(frozen=True, slots=True)
class Source:
    """A place that puzzles come from.

    Attributes
    ----------
    name
        As it is written in messages.
    open
        Opens it for reading bytes.
    size
        Bytes that will be read, where that is known.
    argument
        The puzzle itself, where it is neither file nor pipe.
    """

    name: str
    open: Callable[[], BufferedIOBase]
    size: int | None
    argument: str | None = None

    def place(self, line: int | None) -> str:
        """The place of a line, or of the whole source, in messages."""
        if self.argument is None:
            return self.name if line is None else f"{self.name}:{line}"
        return self.name if line in {None, 1} else f"{self.name}, line {line}"


def described(error: FormatError) -> str:
    """What is wrong, and in which column; where that is comes before it."""
    return error.reason if error.column is None else f"column {error.column}: {error.reason}"


def source_of(number: int, argument: str) -> Source:
    """Source of an argument: standard input, a file, or a puzzle itself."""
    if argument == "-":
        return _standard_input()
    if not argument.strip():
        _refuse(f"argument {number}", "expected a file or a puzzle, found an empty text")
    path = Path(argument)
    with contextlib.suppress(OSError, ValueError):  # a puzzle may be no possible name
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            _refuse(argument, "expected a file, found a folder")
        size = status.st_size if stat.S_ISREG(status.st_mode) else None
        return Source(argument, lambda: path.open("rb"), size)
    if seems_file(argument) and not _is_link(argument):
        _refuse(argument, "no such file")
    text = argument.encode("utf-8", "replace")
    return Source(f"argument {number}", lambda: io.BytesIO(text), len(text), argument)


def seems_file(argument: str) -> bool:
    """Whether an argument must be meant as the name of a file, be there one or not."""
    if "://" in argument:
        return False
    return "/" in argument or Path(argument).suffix.lower() in _PUZZLE_SUFFIXES


def _is_link(argument: str) -> bool:
    """Whether it is a link without its ``https://``."""
    from nonet.formats import text  # noqa: PLC0415 (the formats load slowly)
    from nonet.formats.registry import detect  # noqa: PLC0415

    try:
        return "/" in argument and detect(TextSource.of_text(argument)).read is not text.read
    except FormatError:
        return False


def _standard_input() -> Source:
    if sys.stdin is None or sys.stdin.isatty():
        raise typer.BadParameter("expected puzzles: name a file, pipe them in, or give one as text")
    status = os.fstat(sys.stdin.fileno())
    size = status.st_size if stat.S_ISREG(status.st_mode) else None
    return Source("<stdin>", lambda: os.fdopen(os.dup(sys.stdin.fileno()), "rb"), size)


def _refuse(place: str, message: str) -> Never:
    """Say that the command cannot start at all."""
    typer.echo(f"nonet: {place}: {message}", err=True)
    raise typer.Exit(2)


@contextlib.contextmanager
def opened_output(path: Path | None) -> Iterator[TextIO]:
    """Where results go: standard output, or a file that appears only when it is complete."""
    if path is None or str(path) == "-":
        if sys.stdout is None:
            raise OSError(errno.EBADF, "standard output is closed")
        yield sys.stdout
        sys.stdout.flush()
        return
    if path.is_dir():
        _refuse(str(path), "expected a file to write, found a folder")
    with contextlib.ExitStack() as stack:
        try:
            raw = stack.enter_context(replacing(path))
        except OSError as error:
            _refuse(str(path), error.strerror or str(error))
        yield stack.enter_context(_text(raw, path.suffix))


@contextlib.contextmanager
def _text(raw: IO[bytes], suffix: str) -> Iterator[TextIO]:
    with compressed(raw, suffix) as stream:
        text = io.TextIOWrapper(cast("io.BufferedWriter", stream), encoding="utf-8", newline="\n")
        yield text
        text.flush()
        text.detach()
