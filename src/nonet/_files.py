"""Files that appear only when they are complete."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A new file that takes the place of `path` at the end, unless something went wrong.

    What is neither there nor a plain file, such as a device or a named pipe, is written to as it
    is: there is nothing to keep, and nothing to put in its place.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:
            yield stream
        return
    path = path.resolve()  # a link goes on leading to the file
    temporary = path.with_name(f".{path.name}.{os.urandom(4).hex()}")
    try:
        with temporary.open("xb") as stream:
            yield stream
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
