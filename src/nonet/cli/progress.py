"""The progress bar: on a terminal, once the work has taken a while."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Self

import typer

from nonet.running import Progress

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

BAR_AFTER = 1.0
"""Seconds after which work is long enough for a progress bar."""

BAR_EVERY = 0.1
"""Seconds between two looks at how far the work has come."""


class ProgressLine:
    """Counts puzzles, shows how far the work has come, and has the say on stderr.

    How far that is, `done` of the `total`, is asked for when it is shown; without a total the bar
    only moves. Where standard error is no terminal, nothing is shown.
    """

    def __init__(self, done: Callable[[], int], total: int | None) -> None:
        self._done = done
        self._total = total
        self._wanted = sys.stderr is not None and sys.stderr.isatty()
        self._next = time.monotonic() + BAR_AFTER if self._wanted else float("inf")
        self._bar: Bar | None = None
        self._shown = False
        self._count = 0

    @property
    def progress(self) -> Callable[[Progress], object] | None:
        """Callback for long searches; None where no progress is shown."""
        return self._tick_in_puzzle if self._wanted else None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.hide()

    def tick(self, puzzles: int = 1) -> None:
        """Count puzzles that are done, and show it now and then."""
        self._count += puzzles
        self.show(f"{self._count:,} puzzles")

    def show(self, text: str, *, in_puzzle: bool = False) -> None:
        """Show these words beside the bar, now and then; `in_puzzle` while one is worked on."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + BAR_EVERY
        if self._bar is None:
            self._bar = self._new_bar()
        done = self._done()
        if in_puzzle and done == self._total:  # it is read, and not done yet
            done = done * self._count // (self._count + 1)
        self._bar.update(self._bar.task_ids[0], completed=done, text=text)
        if not self._shown:
            self._bar.start()
            self._shown = True

    def say(self, line: str) -> None:
        """A line on stderr, above the bar."""
        if self._bar is not None and self._shown:
            self._bar.console.print(
                line, markup=False, emoji=False, highlight=False, soft_wrap=True
            )
        else:
            typer.echo(line, err=True)

    def hide(self) -> None:
        """Take the bar off the screen until nothing was printed for a while."""
        if self._bar is not None and self._shown:
            self._bar.stop()
            self._shown = False
            self._next = time.monotonic() + BAR_AFTER

    def _tick_in_puzzle(self, progress: Progress) -> None:
        far = f"{progress.nodes:,} nodes" if progress.nodes else f"{progress.seconds:.0f} s"
        self.show(f"puzzle {self._count + 1:,}: {far}", in_puzzle=True)

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
            TextColumn("{task.fields[text]}"),
            *([] if self._total is None else [TimeRemainingColumn()]),
            console=Console(stderr=True),
            transient=True,
        )
        bar.add_task("", total=self._total, text="")
        return bar
