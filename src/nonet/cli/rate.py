"""`nonet rate`: how hard each puzzle is on the scale of Sudoku Explainer."""

from __future__ import annotations

import json
import time
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Annotated, Literal, Self

import typer

import nonet
from nonet._blocks import Block
from nonet._digits import written_in
from nonet.cli import grid_text, options
from nonet.cli.files import described, refuse_overwriting
from nonet.cli.groups import reads_files
from nonet.cli.progress import ProgressLine
from nonet.cli.reading import InputOptions, Reading
from nonet.cli.resume import Resumable, resumable_output
from nonet.errors import FormatError, NonetError
from nonet.grid import Candidates, Grid, Located
from nonet.rating.rating import rated_givens
from nonet.running import Cancel
from nonet.solver.engine import MAX_THREADS, available_threads

Form = Literal["line", "csv", "json"]

_HEADER = "puzzle,ER,EP,ED\n"
_BATCH_SECONDS = 0.2
"""How long a batch should take: what is finished is written about as often."""

_LARGEST_BATCH = 2_000


@reads_files
def rate(
    puzzles: options.Puzzles = None,
    *,
    form: Annotated[Form, typer.Option("--format", help="How to print.")] = "line",
    threads: Annotated[
        int | None,
        typer.Option(
            "--threads",
            metavar="N",
            parser=options.whole_number(1, MAX_THREADS),
            help="Number of threads. Default: all processors.",
            show_default=False,
        ),
    ] = None,
    read: InputOptions,
    output: options.Output = None,
) -> None:
    """Print each 9x9 puzzle with its ER, EP and ED.

    They are the ratings of Sudoku Explainer 1.2.1: the hardest step, the hardest up to the first
    digit, the first step. If the output file already begins with results of these puzzles, the run
    is resumed. A puzzle that cannot be read or does not have exactly one solution is reported on
    stderr, and the others are processed; the exit code is then 1.
    """
    reading = Reading(puzzles or ["-"], read)
    refuse_overwriting(reading.sources, output)
    with ExitStack() as stack:
        out = stack.enter_context(resumable_output(output, _HEADER if form == "csv" else ""))
        work = _Work(form, out, threads or available_threads(), reading.total, read.alphabet)
        stack.enter_context(work)
        stack.enter_context(written_in(read.alphabet))
        work.run(reading)
    if work.failed:
        raise typer.Exit(1)


@dataclass(slots=True)
class _Batch:
    """Puzzles that are rated together, with their places."""

    places: list[str] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)
    rated: Future[tuple[nonet.Ratings, float]] | None = None
    done: int = 0  # bytes of the input up to its end


class _Work:
    """Rates batches on all processors, and writes them in order."""

    def __init__(
        self, form: Form, out: Resumable, threads: int, total: int | None, alphabet: str | None
    ) -> None:
        self.failed = False
        self._form: Form = form
        self._out = out
        self._threads = threads
        self._alphabet = alphabet
        self._cancel = Cancel()
        self._pool = ThreadPoolExecutor(max_workers=threads)
        self._waiting: deque[_Batch] = deque()
        self._batch = _Batch()
        self._size = 1
        self._done = 0
        self._progress_line = ProgressLine(lambda: self._done, total)

    def __enter__(self) -> Self:
        self._progress_line.__enter__()
        return self

    def __exit__(self, *exception: object) -> None:
        self._cancel.cancel()
        self._pool.shutdown(cancel_futures=True)
        self._progress_line.hide()

    def run(self, reading: Reading) -> None:
        """Rate all puzzles that have no result in the output yet."""
        for place, item in reading.items(in_blocks=False, before_waiting=self._finish):
            self._take(place, item)
            if len(self._batch.grids) >= self._size:
                self._begin(reading.done)
        self._finish()
        self._out.drop_rest()

    def _take(self, place: str, item: Located | Block | FormatError) -> None:
        assert not isinstance(item, Block)
        if isinstance(item, FormatError):
            self._fail_in_order(place, item)
        elif item.error is not None:
            self._fail_in_order(place, described(item.error))
        elif item.puzzle is not None:
            self._take_puzzle(place, item.puzzle)

    def _take_puzzle(self, place: str, puzzle: Grid | Candidates) -> None:
        try:
            givens = rated_givens(puzzle)
        except NonetError as error:
            self._fail_in_order(place, error)
            return
        if not self._out.has(self._text(givens)):
            self._batch.places.append(place)
            self._batch.grids.append(givens)

    def _begin(self, done: int) -> None:
        """Let a batch be rated, and write what is finished; do not run far ahead."""
        batch, self._batch = self._batch, _Batch()
        batch.done = done
        batch.rated = self._pool.submit(self._rated, batch.grids)
        self._waiting.append(batch)
        while self._waiting and (
            len(self._waiting) > 4 * self._threads or _is_done(self._waiting[0])
        ):
            self._write_first()

    def _finish(self) -> None:
        if self._batch.grids:
            self._begin(self._done)
        while self._waiting:
            self._write_first()
        self._out.flush()

    def _rated(self, grids: list[Grid]) -> tuple[nonet.Ratings, float]:
        start = time.monotonic()
        ratings = nonet.rate_many(grids, threads=1, cancel=self._cancel)
        return ratings, time.monotonic() - start

    def _write_first(self) -> None:
        batch = self._waiting.popleft()
        assert batch.rated is not None
        while True:
            try:
                ratings, seconds = batch.rated.result(timeout=0.1)
                break
            except TimeoutError:
                self._progress_line.tick(0)
        each = max(seconds / len(batch.grids), 1e-6)
        wanted = min(int(_BATCH_SECONDS / each), 2 * self._size, _LARGEST_BATCH)
        self._size = max(1, wanted)
        for place, grid, rating in zip(batch.places, batch.grids, ratings, strict=True):
            if rating is None:
                self._fail(place, _reason(grid))
            else:
                self._out.write(_line(self._form, self._text(grid), rating))
        self._out.flush()
        self._done = max(self._done, batch.done)
        self._progress_line.tick(len(batch.grids))

    def _text(self, grid: Grid) -> str:
        return grid_text.line(grid.without_entries(), self._alphabet)

    def _fail_in_order(self, place: str, message: object) -> None:
        self._finish()
        self._fail(place, message)

    def _fail(self, place: str, message: object) -> None:
        self._progress_line.say(f"{place}: {message}")
        self.failed = True


def _is_done(batch: _Batch) -> bool:
    return batch.rated is not None and batch.rated.done()


def _reason(grid: Grid) -> str:
    """Why a puzzle has no rating."""
    try:
        nonet.rate(grid)
    except NonetError as error:
        return str(error)
    raise AssertionError(f"a puzzle without a rating: {grid.to_text()}")


def _line(form: Form, text: str, rating: nonet.Rating) -> str:
    if form == "json":
        fields = {"puzzle": text, "er": rating.er, "ep": rating.ep, "ed": rating.ed}
        return json.dumps(fields, ensure_ascii=False) + "\n"
    between = "," if form == "csv" else " "
    parts = [text, f"{rating.er:.1f}", f"{rating.ep:.1f}", f"{rating.ed:.1f}"]
    return between.join(parts) + "\n"
