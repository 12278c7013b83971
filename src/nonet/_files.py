"""Complete writes: all bytes or an error that names the file, and never a partial file."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, cast

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class WholeWriter(io.BufferedWriter):
    """Writes all of its data to a raw stream, or raises an `OSError` that names it.

    A raw stream may write less than it is given, and its errors name nothing.
    """

    def __init__(self, raw: io.RawIOBase, target: str) -> None:
        super().__init__(raw)
        self._target = target

    def write(self, data: ReadableBuffer, /) -> int:
        """Write all of the data."""
        with naming(self._target):
            return super().write(data)

    def flush(self) -> None:
        """Write what is still in the buffer."""
        with naming(self._target):
            super().flush()

    def close(self) -> None:
        """Write what is still in the buffer, and close the raw stream."""
        with naming(self._target):
            super().close()


@contextlib.contextmanager
def naming(target: str) -> Iterator[None]:
    """Add the name of the output to errors of the system."""
    try:
        yield
    except OSError as error:
        error.filename = target
        raise


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A new file that replaces `path` at the end, unless something went wrong.

    It is on the disk before it has the name, and the name is when the block is left.

    If `path` exists but is not a regular file, such as a device or a named pipe, it is written to
    directly, since it cannot be replaced. Errors name `path`.
    """
    name = str(path)
    if path.exists() and not path.is_file():
        with opened(path, "wb", name) as stream:
            yield stream
        return
    path = path.resolve()  # keeps a symbolic link
    temporary = path.with_name(f".{path.name}.{os.urandom(4).hex()}")
    try:
        with opened(temporary, "xb", name) as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
        _sync_folder(path.parent)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """Bring the names of a folder to the disk, where the system can."""
    with contextlib.suppress(OSError):  # Windows opens no folders
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def opened(path: Path, mode: str, name: str) -> IO[bytes]:
    """A file to write to, whose errors have this name."""
    with naming(name):
        return WholeWriter(cast(io.FileIO, path.open(mode, buffering=0)), name)
