"""Where results go: standard output, or a file."""

from __future__ import annotations

import contextlib
import errno
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Never, TextIO, cast

import typer

from nonet._compression import compressed
from nonet._files import replacing


def refuse(place: str, message: str) -> Never:
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
        refuse(str(path), "expected a file to write, found a folder")
    with contextlib.ExitStack() as stack:
        try:
            raw = stack.enter_context(replacing(path))
        except OSError as error:
            refuse(str(path), error.strerror or str(error))
        yield stack.enter_context(_text(raw, path.suffix))


@contextlib.contextmanager
def _text(raw: IO[bytes], suffix: str) -> Iterator[TextIO]:
    with compressed(raw, suffix) as stream:
        text = io.TextIOWrapper(cast("io.BufferedWriter", stream), encoding="utf-8", newline="\n")
        yield text
        text.flush()
        text.detach()
