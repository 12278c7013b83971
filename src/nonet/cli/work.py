"""The loop that all commands share: one puzzle after the other, whatever single ones do."""

from __future__ import annotations

import sys
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import IO, TYPE_CHECKING, Self

import typer

from nonet import batch
from nonet.cli.blocks import WIDTH, Block
from nonet.cli.files import Reading, opened_output
from nonet.cli.options import LayoutChoice
from nonet.errors import NonetError
from nonet.grid import Candidates, Grid, Located, read_puzzles
from nonet.running import Cancel, Watch

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


@dataclass(frozen=True, slots=True)
class Bulk:
    """How a command answers many 9 × 9 puzzles at once.

    Attributes
    ----------
    limit
        Solutions to look for.
    answers
        The answers to rows, from their counts and solutions.
    proper
        Whether rows with several solutions have no such answer, either; they and the rows without
        a solution are answered one by one.
    """

    limit: int
    answers: Callable[[Sequence[int], bytearray], str]
    proper: bool = False


def answer_all(
    arguments: Sequence[str] | None,
    answer: Answer,
    *,
    chosen: LayoutChoice,
    alphabet: str | None,
    output: Path | None,
    unreadable: Callable[[str], str] = lambda _: "",
    bulk: Bulk | None = None,
) -> None:
    """Write the answer to every puzzle, in order; report those that have none.

    What stands for a puzzle that cannot be read is made by `unreadable` from the reason. Where
    `bulk` is given, long runs of 81-character lines are answered in blocks, one of them solved
    while the one before it is written.

    Raises
    ------
    typer.Exit
        With code 1, where at least one had none.
    """
    failed = False
    reading = Reading(arguments or ["-"])
    if not chosen.is_classic or alphabet is not None:
        bulk = None
    with ExitStack() as stack:
        out: IO[str] = stack.enter_context(opened_output(output))
        gauge = stack.enter_context(_Gauge(reading, sys.stderr.isatty()))

        def one(place: str, located: Located) -> str:
            nonlocal failed
            gauge.tick()
            if located.error is not None:
                reason, column = located.error.reason, located.error.column
                report(place, reason if column is None else f"column {column}: {reason}")
                failed = True
                return unreadable(reason)
            try:
                return "" if located.puzzle is None else answer(chosen.of(located.puzzle), place)
            except NonetError as error:
                report(place, error)
                failed = True
                return ""

        def finish(name: str, block: Block, solved: Future[Solved]) -> None:
            assert bulk is not None
            text, counts = solved.result()
            gauge.tick(len(counts))
            out.writelines(_block_answers(name, block, text, counts, bulk, one))

        ahead = stack.enter_context(_Ahead())
        waiting: tuple[str, Block, Future[Solved]] | None = None
        for place, item in reading.items(chosen.layout, alphabet, in_blocks=bulk is not None):
            previous, waiting = waiting, None
            if isinstance(item, Block):
                assert bulk is not None
                waiting = place, item, ahead.solve(item.data, bulk.limit)
            if previous is not None:
                finish(*previous)
            if isinstance(item, Located):
                out.write(one(place, item))
        if waiting is not None:
            finish(*waiting)
    if failed:
        raise typer.Exit(1)


Solved = tuple[bytearray, "array[int]"]


class _Ahead:
    """Solves the next block in the background; stops when the work ends early."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1)
        self._cancel = Cancel()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._cancel.cancel()
        self._pool.shutdown()

    def solve(self, data: bytes, limit: int) -> Future[Solved]:
        watch = Watch(cancel=self._cancel)
        return self._pool.submit(batch.solve_lines, data, limit=limit, watch=watch)


def _block_answers(
    name: str,
    block: Block,
    text: bytearray,
    counts: Sequence[int],
    bulk: Bulk,
    one: Callable[[str, Located], str],
) -> Iterator[str]:
    """Answers to the rows of a block in order; those that are not plain come one by one."""
    most = 1 if bulk.proper else bulk.limit
    # Rows without a solution are left as zero bytes.
    if b"\0" not in text and (most == bulk.limit or max(counts) <= most):
        yield bulk.answers(counts, text)
        return
    for single, rows in groupby(range(len(counts)), lambda row: not 1 <= counts[row] <= most):
        numbers = list(rows)
        start, end = numbers[0], numbers[-1] + 1
        if not single:
            yield bulk.answers(counts[start:end], text[start * WIDTH : end * WIDTH])
            continue
        for row in numbers:
            line = block.data[row * WIDTH : row * WIDTH + 81].decode("utf-8", "replace")
            for located in read_puzzles([line]):
                yield one(f"{name}:{block.line + row}", located)


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

    def tick(self, puzzles: int = 1) -> None:
        """Count puzzles, and show it now and then."""
        self._count += puzzles
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
