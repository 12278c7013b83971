"""Puzzles from files, pipes and arguments, and where results go."""

from __future__ import annotations

import contextlib
import gzip
import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BufferedIOBase
from pathlib import Path
from typing import IO, cast

import typer

from nonet.cli.blocks import Block, read_blocks
from nonet.errors import FormatError
from nonet.grid import Located, read_puzzles
from nonet.layout import Layout

Opener = Callable[[], BufferedIOBase]


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
    """

    name: str
    open: Opener
    size: int | None

    def place(self, located: Located, first_line: int) -> str:
        """Where a puzzle stands, when the text it was read from began on that line."""
        if self.name.startswith("argument "):
            return self.name
        error = located.error
        line = located.line if error is None or error.line is None else error.line
        return f"{self.name}:{first_line + line - 1}"


class Reading:
    """Puzzles of all sources in order, and how many bytes of them have been read."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._sources = [_source(number, text) for number, text in enumerate(arguments, 1)]
        sizes = [source.size for source in self._sources]
        self.total = None if None in sizes else sum(size or 0 for size in sizes)
        self.done = 0

    def items(
        self, layout: Layout | None, alphabet: str | None, *, in_blocks: bool
    ) -> Iterator[tuple[str, Located | Block]]:
        """Each puzzle with its place, ``file:line``; blocks of 81-character lines with their file.

        Without `in_blocks` there are no blocks.
        """
        for source in self._sources:
            start = self.done
            with source.open() as raw, _decompressed(raw) as stream:
                for block in read_blocks(stream.read1):
                    if source.size is not None:
                        self.done = start + raw.tell()
                    if block.regular and in_blocks:
                        yield source.name, block
                        continue
                    lines = block.data.split(b"\n")
                    text = (line.decode("utf-8", "replace") for line in lines)
                    for located in read_puzzles(text, layout, alphabet=alphabet):
                        yield source.place(located, block.line), located


@contextlib.contextmanager
def _decompressed(raw: BufferedIOBase) -> Iterator[BufferedIOBase]:
    """The stream itself, or what is compressed in it: told by its first bytes."""
    import zstandard  # noqa: PLC0415 (only where files are read)

    peek = getattr(raw, "peek", None)
    head = peek(4)[:4] if peek is not None else b""
    try:
        if head[:2] == b"\x1f\x8b":
            with gzip.GzipFile(fileobj=raw) as stream:
                yield stream
        elif head == b"\x28\xb5\x2f\xfd":
            reader = zstandard.ZstdDecompressor(max_window_size=2**27).stream_reader(
                cast(IO[bytes], raw), read_across_frames=True
            )
            with io.BufferedReader(reader) as buffered:
                yield buffered
        else:
            yield raw
    except (zstandard.ZstdError, EOFError, gzip.BadGzipFile) as error:
        raise FormatError(
            f"expected a whole compressed file, found a damaged one ({error})"
        ) from error


def _source(number: int, argument: str) -> Source:
    if argument == "-":
        if sys.stdin is None or sys.stdin.isatty():
            raise typer.BadParameter(
                "expected puzzles: name a file, pipe them in, or give one as text"
            )
        return Source("<stdin>", lambda: os.fdopen(os.dup(sys.stdin.fileno()), "rb"), None)
    path = Path(argument)
    with contextlib.suppress(OSError, ValueError):
        if path.is_file() or path.is_fifo():
            size = path.stat().st_size if path.is_file() else None
            return Source(argument, lambda: path.open("rb"), size)
        if path.is_dir():
            raise typer.BadParameter(f"expected a file, found the folder {argument}")
    if _looks_like_path(argument):
        raise FileNotFoundError(2, "no such file", argument)
    text = argument.encode("utf-8", "replace")
    return Source(f"argument {number}", lambda: io.BytesIO(text), len(text))


def _looks_like_path(argument: str) -> bool:
    """Whether a name that is no file was meant as one, and not as a puzzle."""
    path = Path(argument)
    return "/" in argument or path.suffix.lower() in {".txt", ".sdm", ".csv", ".gz", ".zst"}


@contextlib.contextmanager
def opened_output(path: Path | None) -> Iterator[IO[str]]:
    """Where results go: standard output, or a file that appears only when it is complete."""
    if path is None:
        out = sys.stdout
        yield out
        out.flush()
        return
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as raw, _compressed(raw, path.suffix) as stream:
            text = io.TextIOWrapper(stream, encoding="utf-8", newline="\n")
            yield text
            text.flush()
            text.detach()
        temporary.chmod(0o666 & ~_umask())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def _compressed(raw: IO[bytes], suffix: str) -> Iterator[IO[bytes]]:
    if suffix == ".gz":
        with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as stream:
            yield cast(IO[bytes], stream)
    elif suffix == ".zst":
        import zstandard  # noqa: PLC0415 (only for such files)

        with zstandard.ZstdCompressor().stream_writer(raw, closefd=False) as stream:
            yield stream
    else:
        yield raw


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
