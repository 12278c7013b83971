"""Puzzles from files, pipes and arguments, and where results go."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BufferedIOBase
from itertools import groupby
from pathlib import Path
from typing import IO, Never, TextIO, cast

import typer

from nonet._compression import SUFFIXES, compressed, reader
from nonet._files import replacing
from nonet.cli.blocks import FULL_PIPE, Block, read_blocks
from nonet.errors import FormatError
from nonet.grid import Located
from nonet.grid.stream import located_puzzles
from nonet.layout import Layout

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

    def place(self, located: Located, first_line: int) -> str:
        """Where a puzzle stands, when the text it was read from began on that line."""
        error = located.error
        line = located.line if error is None or error.line is None else error.line
        line += first_line - 1
        if self.argument is None:
            return f"{self.name}:{line}"
        return self.name if line == 1 else f"{self.name}, line {line}"


class Reading:
    """Puzzles of all sources in order, and how far they have been handed out."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._sources = [_source(number, text) for number, text in enumerate(arguments, 1)]
        sizes = [source.size for source in self._sources]
        self.total = None if None in sizes else sum(size or 0 for size in sizes)
        self._before = 0  # bytes of the sources that are finished
        self._read = 0  # bytes that were read of this one
        self._came = 0  # bytes that they were, decompressed
        self._given = 0  # of these, bytes of the lines that were handed out

    @property
    def done(self) -> int:
        """How many of the `total` bytes have been handed out, as near as can be told."""
        return self._before + self._read * self._given // max(1, self._came)

    def items(
        self,
        layout: Layout | None,
        alphabet: str | None,
        *,
        in_blocks: bool,
        before_waiting: Callable[[], object],
    ) -> Iterator[tuple[str, Located | Block | FormatError]]:
        """Each puzzle with its place; blocks of 81-character lines and errors with their file.

        Without `in_blocks` there are no blocks. An error is what has ended a file too early. Of a
        pipe that has nothing more at present `before_waiting` is told.
        """
        for source in self._sources:
            self._read = self._came = self._given = 0
            try:
                with source.open() as raw:
                    read = self._reader(source, raw, before_waiting)
                    blocks = read_blocks(read, at_once=source.size is None)
                    for regular, run in groupby(blocks, lambda block: block.regular and in_blocks):
                        if regular:
                            yield from self._blocks(source, run)
                        else:
                            yield from self._puzzles(source, run, layout, alphabet)
            except FormatError as error:
                yield source.name, error
            except OSError as error:
                yield source.name, _as_format_error(error)
            self._before += source.size or 0

    def _reader(
        self, source: Source, raw: BufferedIOBase, before_waiting: Callable[[], object]
    ) -> Callable[[int], bytes]:
        """Function that reads from a source and counts."""
        read = reader(raw)
        short = False

        def counted(size: int) -> bytes:
            nonlocal short
            if short and source.size is None:
                before_waiting()
            try:
                data = read(size)
            except OSError as error:
                raise _as_format_error(error) from error
            short = len(data) < FULL_PIPE
            self._came += len(data)
            if source.size is not None:
                self._read = raw.tell()
            return data

        return counted

    def _blocks(self, source: Source, blocks: Iterator[Block]) -> Iterator[tuple[str, Block]]:
        for block in blocks:
            yield source.name, block
            self._given += len(block.data)

    def _puzzles(
        self, source: Source, blocks: Iterator[Block], layout: Layout | None, alphabet: str | None
    ) -> Iterator[tuple[str, Located]]:
        first_line = 1

        def lines() -> Iterator[str]:
            nonlocal first_line
            for number, block in enumerate(blocks):
                if number == 0:
                    first_line = block.line
                for line in io.BytesIO(block.data):
                    yield line[:-1].decode("utf-8", "replace")
                    self._given += len(line)

        for located in located_puzzles(lines(), layout, alphabet=alphabet):
            yield source.place(located, first_line), _with_doubt(source, located)


def _as_format_error(error: OSError) -> FormatError:
    return FormatError(error.strerror or str(error))


def source_of(argument: str) -> Source:
    """Source of a command's one argument."""
    return _source(1, argument)


def _source(number: int, argument: str) -> Source:
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
    if seems_file(argument):
        _refuse(argument, "no such file")
    text = argument.encode("utf-8", "replace")
    return Source(f"argument {number}", lambda: io.BytesIO(text), len(text), argument)


def seems_file(argument: str) -> bool:
    """Whether an argument must be meant as the name of a file, be there one or not."""
    if "://" in argument:
        return False
    return "/" in argument or Path(argument).suffix.lower() in _PUZZLE_SUFFIXES


def _with_doubt(source: Source, located: Located) -> Located:
    """The same, with a word more on an argument that was perhaps meant as the name of a file."""
    argument, error = source.argument, located.error
    if error is None or argument is None or not (argument[0].isalpha() and argument.isprintable()):
        return located
    reason = f"{error.reason} (and there is no file {argument[:40]!r})"
    doubt = FormatError(reason, line=error.line, column=error.column)
    return Located(located.line, None, doubt)


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
