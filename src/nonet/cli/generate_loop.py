"""The loop over what is made from nothing: written as it comes, kept when it is interrupted."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import FrameType
from typing import Any, Self

import typer

from nonet.cli.output import opened_output
from nonet.cli.progress import ProgressLine
from nonet.errors import Cancelled, NonetError
from nonet.running import Cancel, Progress

Generate = Callable[[Callable[[Progress], object], Cancel], Iterator[str]]
"""Yields what is to be written, piece by piece; reports progress, and stops when cancelled."""


def make(
    generate: Generate,
    *,
    count: int,
    noun: str,
    effort: Callable[[Progress], str],
    output: Path | None,
) -> None:
    """Write `count` pieces, each as soon as it is there.

    The progress bar shows the number of pieces with their noun, their rate, and what `effort`
    makes of the progress. When `generate` fails or is interrupted, the pieces written so far are
    kept, in a file too.

    Raises
    ------
    NonetError
        From `generate`.
    typer.Exit
        After Ctrl-C, with code 130, and after SIGTERM.
    """
    made = 0
    began = time.monotonic()
    end: Exception | None = None
    with ExitStack() as stack:
        out = stack.enter_context(opened_output(output))
        on_screen = out.isatty()
        progress_line = stack.enter_context(ProgressLine(lambda: made, count))
        ending = stack.enter_context(_Ending())

        def look(progress: Progress) -> None:
            if out is sys.stdout:
                out.flush()
            rate = made / (time.monotonic() - began)
            words = [f"{made:,} {noun}", effort(progress)]
            if made:
                words.insert(1, f"{rate:,.{0 if rate >= 100 else 1}f}/s")
            progress_line.show(", ".join(words))

        try:
            for piece in generate(look, ending.cancel):
                if on_screen:
                    progress_line.hide()
                out.write(piece)
                made += 1
        except NonetError as error:
            end = typer.Exit(ending.code) if isinstance(error, Cancelled) else error
            if not made:  # nothing to keep: an older file stays
                raise end from error
    if end is not None:
        raise end


class _Ending:
    """Ctrl-C and SIGTERM: the first of them cancels, in good order; another one ends at once."""

    def __init__(self) -> None:
        self.cancel = Cancel()
        self.code = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)
            if callable(before):  # neither ignored nor left to the system
                self._before[number] = signal.signal(number, self._handle)
        return self

    def __exit__(self, *exception: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)
        self._before.clear()

    def _handle(self, number: int, _: FrameType | None) -> None:
        self.code = 128 + number
        self.cancel.cancel()
        self.__exit__()
