"""Where results go: standard output, or a file; everything is written whole, or an error."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import select
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Never, TextIO, cast

import typer

from nonet._compression import compressed
from nonet._files import WholeWriter, opened, replacing

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

INTERRUPTED = 130
"""Exit code after Ctrl-C."""


def say(message: str) -> None:
    """A line on standard error; where even that cannot be written, nothing else can be done."""
    with contextlib.suppress(OSError):
        typer.echo(f"nonet: {message}", err=True)


def refuse(place: str, message: str) -> Never:
    """Say that the command cannot start at all."""
    say(f"{place}: {message}")
    raise typer.Exit(2)


def ended(work: Callable[[], int]) -> int:
    """Exit code of the work, once all that it has written is where it belongs."""
    sys.stdout = _whole(sys.stdout, "standard output") or _Closed()
    sys.stderr = cast(TextIO, _whole(sys.stderr, "standard error"))
    try:
        code = work()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as error:
        code = failed(error)
    try:
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
        _give_up_output()
    except OSError as error:
        code = code or failed(error)
        _give_up_output()
    if code == INTERRUPTED:
        say("interrupted")
    return code


def failed(error: OSError) -> int:
    """Exit code after what the system has refused; a reader that leaves has had enough."""
    if isinstance(error, BrokenPipeError) and error.filename is not None:
        return 0
    where = f"{error.filename}: " if error.filename else ""
    say(f"{where}{error.strerror or error}")
    return 1


def _give_up_output() -> None:
    """Drop what is left in the buffer, which would be flushed again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _whole(stream: TextIO | None, name: str) -> TextIO | None:
    """The same stream, but whole in what it writes and named in its errors.

    Where Python does not buffer it, as with PYTHONUNBUFFERED, what the system does not take at
    once would be lost.
    """
    if not isinstance(stream, io.TextIOWrapper):
        return stream
    raw = getattr(stream.buffer, "raw", stream.buffer)
    if not isinstance(raw, io.RawIOBase):
        return stream
    if sys.platform != "win32" and not os.get_blocking(raw.fileno()):
        raw = _Patient(raw.fileno(), "wb", closefd=False)
    return io.TextIOWrapper(
        WholeWriter(raw, name),
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=stream.line_buffering or stream.write_through,
    )


class _Patient(io.FileIO):
    """A non-blocking file that is waited for while it has no room."""

    def write(self, data: ReadableBuffer, /) -> int:
        """Write as much as there is room for, but something."""
        while (written := cast("int | None", super().write(data))) is None:
            select.select([], [self], [])
        return written


class _Closed(io.TextIOBase):
    """Standard output of a process that was started without one."""

    @property
    def buffer(self) -> Never:
        """Fail."""
        raise OSError(errno.EBADF, "standard output is closed")

    def write(self, _: str, /) -> int:
        """Fail."""
        return len(self.buffer)


@contextlib.contextmanager
def opened_output(path: Path | None) -> Iterator[TextIO]:
    """Where results go: standard output, or a file that appears only when it is complete."""
    if path is None or str(path) == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    if path.is_dir():
        refuse(str(path), "expected a file to write, found a folder")
    with contextlib.ExitStack() as stack:
        with _refusing(path):
            raw = stack.enter_context(replacing(path))
        yield stack.enter_context(_text(raw, path.suffix))


@contextlib.contextmanager
def opened_to_change(path: Path) -> Iterator[TextIO]:
    """A file that grows or gives way in place, and has what was written whenever the work ends."""
    with contextlib.ExitStack() as stack:
        with _refusing(path):
            raw = stack.enter_context(opened(path, "r+b" if path.exists() else "wb", str(path)))
        yield stack.enter_context(_text(raw, ""))


@contextlib.contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """A file that cannot be opened is a wrong command."""
    try:
        yield
    except OSError as error:
        refuse(str(path), error.strerror or str(error))


@contextlib.contextmanager
def _text(raw: IO[bytes], suffix: str) -> Iterator[TextIO]:
    with compressed(raw, suffix) as stream:
        text = io.TextIOWrapper(cast("io.BufferedWriter", stream), encoding="utf-8", newline="\n")
        yield text
        text.flush()
        text.detach()
