"""The loop that all commands share: one puzzle after the other, whatever single ones do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, Self, TextIO, cast

import typer

from nonet import batch
from nonet._blocks import WIDTH, Block
from nonet._digits import written_in
from nonet.cli import boxes
from nonet.cli.files import described, refuse_overwriting
from nonet.cli.options import LayoutChoice
from nonet.cli.output import opened_output
from nonet.cli.progress import BAR_EVERY, ProgressLine
from nonet.cli.reading import InputOptions, Reading
from nonet.errors import FormatError, NonetError
from nonet.grid import Candidates, Grid, Located
from nonet.grid.listed import CONTRADICTED
from nonet.grid.stream import located_puzzles
from nonet.running import Cancel, Progress, Watch

if TYPE_CHECKING:
    from nonet.puzzle import Puzzle

Answer = str | bytes | bytearray
"""The output: text, or many lines of a file at once."""


@dataclass(frozen=True, slots=True)
class PuzzleTask:
    """A puzzle to answer.

    Attributes
    ----------
    puzzle
        In the layout that was chosen.
    place
        Its file and line, for messages.
    progress_line
        Shows that the work goes on.
    write
        Writes a part of the answer that is ready before the rest of it.
    document
        All that its file says of it, where that is more than the grid.
    """

    puzzle: Grid | Candidates
    place: str
    progress_line: ProgressLine
    write: Callable[[str], None]
    document: Puzzle | None = None

    @property
    def grid(self) -> Grid:
        """The puzzle, of a command that has no use for pencil marks."""
        if not isinstance(self.puzzle, Grid):
            raise FormatError("expected a puzzle with givens, found pencil marks")
        return self.puzzle

    @property
    def progress(self) -> Callable[[Progress], object] | None:
        """Callback for long searches; None where no progress is shown."""
        return self.progress_line.progress

    def suggest_boxes(self) -> None:
        """Say so where this puzzle, with several solutions, has one with the usual boxes."""
        if hint := boxes.hint_for(self.puzzle, is_improper=True):
            self.report(hint)

    def report(self, message: object) -> None:
        """One line on stderr about the puzzle."""
        self.progress_line.say(f"{self.place}: {message}")


@dataclass(frozen=True, slots=True)
class AnsweredBatch:
    """The output of a block.

    Attributes
    ----------
    count
        Number of its rows.
    plain
        Whether each has a plain answer; the others are answered one by one. None: all have.
    answers
        The plain answers to some rows, from the first of them to before the last.
    """

    count: int
    plain: Sequence[bool] | None
    answers: Callable[[int, int], Answer]


class Batches(Protocol):
    """How a command answers many 9 × 9 puzzles at once."""

    def work(self, data: bytes, watch: Watch) -> AnsweredBatch:
        """The output for the lines of a block; made in the background."""
        ...


@dataclass(frozen=True, slots=True)
class SolvedBatches:
    """Answers from the solutions of a block.

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
    answers: Callable[[Sequence[int], bytearray], Answer]
    proper: bool = False

    def work(self, data: bytes, watch: Watch) -> AnsweredBatch:
        """The answers to the lines of a block."""
        text, counts = batch.solve_lines(data, limit=self.limit, watch=watch)
        most = 1 if self.proper else self.limit
        # Rows without a solution are left as zero bytes.
        whole = b"\0" not in text and (most == self.limit or max(counts) <= most)

        def answers(start: int, end: int) -> Answer:
            if whole:
                return self.answers(counts, text)
            return self.answers(counts[start:end], text[start * WIDTH : end * WIDTH])

        plain = None if whole else [1 <= count <= most for count in counts]
        return AnsweredBatch(len(counts), plain, answers)


@dataclass(frozen=True, slots=True)
class Command:
    """The particulars of a command.

    Attributes
    ----------
    answer
        What it writes for a puzzle.
    bulk
        The same for long runs of 81-character lines, solved in blocks; None where it has no way.
    unreadable
        What it writes for a puzzle that cannot be read, from its place and the reason.
    in_play
        Whether it asks for entries and pencil marks of a file, too.
    is_drawing
        Whether it takes puzzles whose rules are only drawn.
    head
        What is written before all answers.
    finds_boxes
        Whether it says by itself that a puzzle lacks its boxes, since it counts solutions.
    in_numbers
        Whether it writes digits as numbers, whatever the alphabet of the input.
    """

    answer: Callable[[PuzzleTask], str]
    bulk: Batches | None = None
    unreadable: Callable[[str, str], str] = lambda _place, _reason: ""
    in_play: bool = False
    is_drawing: bool = False
    head: str = ""
    finds_boxes: bool = False
    in_numbers: bool = False


def run(
    command: Command,
    arguments: Sequence[str] | None,
    *,
    read: InputOptions,
    output: Path | None,
    into: Path | None = None,
) -> None:
    """Write the answer to every puzzle, in order; report those that have none.

    `into` is a file that the command writes by itself.

    Raises
    ------
    typer.Exit
        With code 1, where at least one had none.
    """
    reading = Reading(arguments or ["-"], read)
    refuse_overwriting(reading.sources, output or into)
    with ExitStack() as stack:
        out = stack.enter_context(opened_output(output))
        progress_line = stack.enter_context(ProgressLine(lambda: reading.done, reading.total))
        ahead = stack.enter_context(_Background())
        out.write(command.head)
        work = _Work(command, read.chosen, out, progress_line, ahead)
        in_blocks = command.bulk is not None and read.is_classic
        stack.enter_context(written_in(None if command.in_numbers else read.alphabet))
        for place, item in reading.items(
            in_blocks=in_blocks,
            in_play=command.in_play,
            is_drawn=command.is_drawing,
            before_waiting=work.show,
        ):
            work.take(place, item)
        work.show()
    if work.failed:
        raise typer.Exit(1)


class _Background:
    """Works on blocks in the background; stops when the work ends early."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1)
        self._cancel = Cancel()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._cancel.cancel()
        self._pool.shutdown()

    def begin(self, bulk: Batches, block: Block) -> Future[AnsweredBatch]:
        return self._pool.submit(bulk.work, block.data, Watch(cancel=self._cancel))


@dataclass(frozen=True, slots=True)
class _Pending:
    """A block that is being worked on, while the answers before it are written."""

    name: str
    block: Block
    worked: Future[AnsweredBatch]


class _Work:
    """Turns what was read into what is written, in order."""

    def __init__(
        self,
        command: Command,
        chosen: LayoutChoice,
        out: TextIO,
        progress_line: ProgressLine,
        ahead: _Background,
    ) -> None:
        self.failed = False
        self._command = command
        self._chosen = chosen
        self._out = out
        self._progress_line = progress_line
        self._ahead = ahead
        self._pending: _Pending | None = None
        self._on_screen = out.isatty()

    def take(self, place: str, item: Located | Block | FormatError) -> None:
        """Answer what was read at this place."""
        if isinstance(item, Block):
            bulk = self._command.bulk
            assert bulk is not None
            pending = _Pending(place, item, self._ahead.begin(bulk, item))
            self._finish()
            self._pending = pending
            return
        self._finish()
        if isinstance(item, FormatError):
            self._fail(place, item)
        else:
            self._write(self._one(place, item))
            self._progress_line.tick()

    def show(self) -> None:
        """Write and show all that can be answered now."""
        self._finish()
        self._out.flush()

    def _finish(self) -> None:
        """Write the answers to the pending block."""
        if self._pending is None:
            return
        pending, self._pending = self._pending, None
        while True:
            try:
                worked = pending.worked.result(timeout=BAR_EVERY)
                break
            except TimeoutError:
                self._progress_line.tick(0)
        for answers in _block_answers(pending, worked, self._one):
            self._write(answers)
        self._progress_line.tick(worked.count)

    def _one(self, place: str, located: Located) -> str:
        """Answer to one puzzle; empty where it has none."""
        answer = ""
        if located.error is not None:
            self._fail(place, described(located.error))
            answer = self._command.unreadable(place, located.error.reason)
        elif located.puzzle is not None:
            if CONTRADICTED in getattr(located.document, "dropped", ()):
                self._progress_line.say(f"{place}: not read: {CONTRADICTED}")
            try:
                puzzle = self._chosen.of(located.puzzle)
                document = cast("Puzzle | None", located.document)
                lacks = not self._command.finds_boxes and boxes.may_lack(puzzle, self._chosen)
                if lacks and (hint := boxes.hint_for(puzzle)):
                    self._progress_line.say(f"{place}: {hint}")
                answer = self._command.answer(
                    PuzzleTask(puzzle, place, self._progress_line, self._write, document)
                )
            except NonetError as error:
                self._fail(place, error)
        return answer

    def _fail(self, place: str, message: object) -> None:
        self._progress_line.say(f"{place}: {message}")
        self.failed = True

    def _write(self, answer: Answer) -> None:
        if self._on_screen and answer:
            self._progress_line.hide()
        if isinstance(answer, str):
            self._out.write(answer)
        else:
            self._out.flush()
            self._out.buffer.write(answer)


def _block_answers(
    pending: _Pending, worked: AnsweredBatch, answer: Callable[[str, Located], str]
) -> Iterator[Answer]:
    """Answers to the rows of a block in order; those that are not plain come one by one."""
    block = pending.block
    if worked.plain is None:
        yield worked.answers(0, worked.count)
        return
    for plain, rows in groupby(range(worked.count), worked.plain.__getitem__):
        numbers = list(rows)
        if plain:
            yield worked.answers(numbers[0], numbers[-1] + 1)
            continue
        for row in numbers:
            line = block.data[row * WIDTH : row * WIDTH + 81].decode("utf-8", "replace")
            for located in located_puzzles([line]):
                yield answer(f"{pending.name}:{block.line + row}", located)
