"""The loop that all commands share: one puzzle after the other, whatever single ones do."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO, TYPE_CHECKING, Self

import typer

from nonet.cli.files import Reading, opened_output
from nonet.cli.options import LayoutChoice
from nonet.errors import NonetError
from nonet.grid import Candidates, Grid

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

BAR_AFTER = 1.0
"""Seconds after which work is long enough for a progress bar."""

_BAR_EVERY = 0.1

Answer = Callable[[Grid | Candidates, str], str]
"""What a command writes for a puzzle at a place; empty for nothing."""


def report(place: str, message: object) -> None:
    """One line on stderr about the puzzle at this place."""
    typer.echo(f"{place}: {message}", err=True)


def answer_all(
    arguments: Sequence[str] | None,
    answer: Answer,
    *,
    chosen: LayoutChoice,
    alphabet: str | None,
    output: Path | None,
    unreadable: Callable[[str], str] = lambda _: "",
) -> None:
    """Write the answer to every puzzle, in order; report those that have none.

    What stands for a puzzle that cannot be read is made by `unreadable` from the reason.

    Raises
    ------
    typer.Exit
        With code 1, where at least one had none.
    """
    failed = False
    reading = Reading(arguments or ["-"])
    with ExitStack() as stack:
        out: IO[str] = stack.enter_context(opened_output(output))
        gauge = stack.enter_context(_Gauge(reading, sys.stderr.isatty()))
        for place, located in reading.puzzles(chosen.layout, alphabet):
            gauge.tick()
            if located.error is not None:
                reason, column = located.error.reason, located.error.column
                report(place, reason if column is None else f"column {column}: {reason}")
                out.write(unreadable(reason))
                failed = True
            if located.puzzle is None:
                continue
            try:
                out.write(answer(chosen.of(located.puzzle), place))
            except NonetError as error:
                report(place, error)
                failed = True
    if failed:
        raise typer.Exit(1)


class _Gauge:
    """A progress bar on a terminal, once the work has taken a while."""

    def __init__(self, reading: Reading, wanted: bool) -> None:
        self._reading = reading
        self._next = time.monotonic() + BAR_AFTER if wanted else float("inf")
        self._bar: Bar | None = None
        self._count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def tick(self) -> None:
        """Count a puzzle, and show it now and then."""
        self._count += 1
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _BAR_EVERY
        if self._bar is None:
            self._bar = self._new_bar()
        self._bar.update(
            self._bar.task_ids[0], completed=self._reading.done, puzzles=f"{self._count:,} puzzles"
        )

    def _new_bar(self) -> Bar:
        from rich.console import Console  # noqa: PLC0415 (only where work is long)
        from rich.progress import (  # noqa: PLC0415
            BarColumn,
            Progress,
            TaskProgressColumn,
            TextColumn,
            TimeRemainingColumn,
        )

        bar = Progress(
            BarColumn(),
            TaskProgressColumn(),
            TextColumn("{task.fields[puzzles]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        bar.add_task("", total=self._reading.total, puzzles="")
        bar.start()
        return bar
