"""Puzzles from files, pipes and arguments."""

from __future__ import annotations

import contextlib
import io
import math
import os
import re
import stat
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BufferedIOBase
from pathlib import Path

import typer

from nonet._compression import SUFFIXES
from nonet._source import Source as TextSource
from nonet.cli.output import refuse as _refuse
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


_NAME = re.compile(r"(?=.{3,100}$)[\w+~()-]*[^\W\d][\w.+~()-]*\.[A-Za-z][A-Za-z0-9]{0,9}")
"""A possible name of a file, with its ending."""


@dataclass(frozen=True, slots=True)
class InputSource:
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
    """The fault, and its column; the place of the puzzle comes before it."""
    return error.reason if error.column is None else f"column {error.column}: {error.reason}"


def source_of(number: int, argument: str) -> InputSource:
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
        return InputSource(argument, lambda: path.open("rb"), size)
    if (seems_file(argument) or is_like_name(argument)) and not _is_link(argument):
        _refuse(argument, "no such file")
    text = argument.encode("utf-8", "replace")
    return InputSource(f"argument {number}", lambda: io.BytesIO(text), len(text), argument)


def refuse_overwriting(sources: Sequence[InputSource], output: Path | None) -> None:
    """Refuse to write into a file that is read.

    Raises
    ------
    typer.Exit
        With code 2, where they are the same.
    """
    if output is None or not output.is_file():
        return
    for source in sources:
        path = Path(source.name)
        if source.argument is None and path.is_file() and path.samefile(output):
            _refuse(str(output), "expected another file to write than the one that is read")


def seems_file(argument: str) -> bool:
    """Whether an argument must be meant as the name of a file, be there one or not."""
    if "://" in argument:
        return False
    return "/" in argument or Path(argument).suffix.lower() in _PUZZLE_SUFFIXES


def is_like_name(argument: str) -> bool:
    """Whether an argument, which is no file, reads like the name of one: words, a dot, an ending.

    A grid with letters for digits may, too, and has a square number of characters.
    """
    length = len(argument)
    return math.isqrt(length) ** 2 != length and _NAME.fullmatch(argument) is not None


def _is_link(argument: str) -> bool:
    """Whether it is a link without its ``https://``."""
    from nonet.formats import text  # noqa: PLC0415 (the formats load slowly)
    from nonet.formats.registry import detect  # noqa: PLC0415

    try:
        return "/" in argument and detect(TextSource.of_text(argument)).read is not text.read
    except FormatError:
        return False


def _standard_input() -> InputSource:
    if sys.stdin is None or sys.stdin.isatty():
        raise typer.BadParameter("expected puzzles: name a file, pipe them in, or give one as text")
    status = os.fstat(sys.stdin.fileno())
    size = status.st_size if stat.S_ISREG(status.st_mode) else None
    return InputSource("<stdin>", lambda: os.fdopen(os.dup(sys.stdin.fileno()), "rb"), size)
