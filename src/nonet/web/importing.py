"""Puzzles from files and texts in any format: shown at once, or read into the library."""

from __future__ import annotations

import io
from base64 import b64decode
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Annotated

from pydantic import Field

from nonet._compression import reader
from nonet._source import Source
from nonet.errors import FormatError, NonetError
from nonet.formats.format import ReadOptions
from nonet.formats.registry import detect, named, read
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.library import Library, NewPuzzle
from nonet.logic._state import read_state
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.web.answers import grade_of, rating_of
from nonet.web.documents import nearest_colour
from nonet.web.errors import problem_of
from nonet.web.files import MAX_PROBLEMS
from nonet.web.jobs import JobContext
from nonet.web.models import (
    MAX_FILE,
    MAX_NAME,
    MAX_NOTES,
    MAX_SIZE,
    FullName,
    LayoutModel,
    Model,
    Problem,
    State,
)

MAX_SHOWN = 200
"""Most puzzles that one answer shows."""

_LARGEST = 50_000_000
"""Most bytes of a compressed file when it is no longer compressed."""

_TOGETHER = 50
"""Puzzles that are added in one transaction, for which moves have to wait."""

Text = Annotated[str, Field(max_length=MAX_FILE)]
Data = Annotated[
    str, Field(max_length=4 * MAX_FILE // 3, json_schema_extra={"contentEncoding": "base64"})
]
Names = Annotated[list[FullName], Field(max_length=50)]


class ParseQuestion(Model):
    """What puzzles are in a text, or in a file as it is."""

    text: Text | None = None
    data: Annotated[Data | None, Field(description="The file, in Base64.")] = None
    format: Annotated[
        str | None, Field(max_length=40, description="Null: detected from the content.")
    ] = None
    layout: LayoutModel | None = None
    alphabet: Annotated[str | None, Field(max_length=100)] = None


class Parsed(Model):
    """A puzzle of a file, with all that the file says of it."""

    state: State
    corners: Annotated[list[list[int]] | None, Field(description="Corner marks.")]
    colours: Annotated[list[int] | None, Field(description="0: none.")]
    solution: list[int] | None
    title: str
    author: str
    comment: str
    source: str
    difficulty: str
    seconds: float | None
    dropped: Annotated[list[str], Field(description="What of it was not read.")]

    @classmethod
    def of(cls, puzzle: Puzzle) -> Parsed:
        """The model of a puzzle."""
        state = State.of(puzzle.grid)
        if puzzle.marks:
            state.candidates = [_digits(mask) or None for mask in puzzle.marks]
        return cls(
            state=state,
            corners=[_digits(mask) for mask in puzzle.corners] or None,
            colours=[nearest_colour(item) if item else 0 for item in puzzle.colours] or None,
            solution=list(puzzle.solution) or None,
            title=puzzle.title,
            author=puzzle.author,
            comment=puzzle.comment,
            source=puzzle.source,
            difficulty=puzzle.difficulty,
            seconds=puzzle.seconds,
            dropped=list(puzzle.dropped),
        )


class ParseAnswer(Model):
    """Puzzles of a file, what is wrong with the others, and whether there are more."""

    format: Annotated[str | None, Field(description="Its name; null: no format is known.")]
    puzzles: list[Parsed]
    problems: list[Problem]
    more: bool


class ImportQuestion(ParseQuestion):
    """Puzzles to be read into the library."""

    collections: Names = []
    tags: Names = []


class ImportAnswer(Model):
    """How many puzzles were new, how many were there already, and what could not be read."""

    added: int
    known: int
    problems: list[Problem]
    dropped: Annotated[
        dict[str, int], Field(description="What was not read, and of how many puzzles.")
    ]


class _File:
    """The file of a question."""

    def __init__(self, question: ParseQuestion, watch: Watch) -> None:
        if (question.text is None) == (question.data is None):
            raise NonetError("expected a text or a file, found both or neither")
        self._layout = None if question.layout is None else question.layout.layout()
        self._state = None
        if question.text is not None:
            self._state = _state(question.text.strip(), self._layout)
            self._source = Source.of_text(question.text)
        else:
            content = io.BytesIO(_decoded(question.data or ""))
            self._source = Source(_bounded(reader(content), watch))
        self._options = ReadOptions(self._layout, question.alphabet)
        self._chosen = None if question.format is None else named(question.format)
        self.format: str | None = None

    def puzzles(self) -> Iterator[Puzzle | FormatError]:
        """The puzzles in order, none of them too large to be played, or what is wrong with them."""
        if self._state is not None:
            self.format = "state"
            yield self._state
            return
        try:
            chosen = self._chosen or detect(self._source)
        except FormatError as error:
            yield error
            return
        self.format = chosen.name
        for found in read(self._source, chosen, self._options):
            if isinstance(found, FormatError):
                yield found
            elif found.grid.size > MAX_SIZE:
                yield FormatError(f"expected a size of at most {MAX_SIZE}, found {found.grid.size}")
            else:
                yield _with_givens(found)


def parse(question: ParseQuestion, context: JobContext) -> ParseAnswer:
    """What puzzles are in a file."""
    file = _File(question, Watch(time_limit=context.time_limit, cancel=context.cancel))
    found = list(islice(file.puzzles(), MAX_SHOWN + 1))
    shown = found[:MAX_SHOWN]
    return ParseAnswer(
        format=file.format,
        puzzles=[Parsed.of(item) for item in shown if isinstance(item, Puzzle)],
        problems=[problem_of(item) for item in shown if isinstance(item, FormatError)],
        more=len(found) > MAX_SHOWN,
    )


def import_puzzles(library: Library, question: ImportQuestion, context: JobContext) -> ImportAnswer:
    """Read puzzles into the library; what was read when it is stopped stays there."""
    watch = Watch(time_limit=context.time_limit, progress=context.progress, cancel=context.cancel)
    added = known = 0
    problems: list[Problem] = []
    dropped: Counter[str] = Counter()
    puzzles = _File(question, watch).puzzles()
    while group := list(islice(puzzles, _TOGETHER)):
        fresh: list[NewPuzzle] = []
        for item in group:
            if watch.is_due:
                watch.between_slices(found=added + known + len(fresh), nodes=0, depth=0)
            if isinstance(item, Puzzle):
                dropped.update(item.dropped)
                fresh.append(_new_puzzle(item, context))
            elif len(problems) < MAX_PROBLEMS:
                problems.append(problem_of(item))
        outcome = library.puzzles.add(fresh, tags=question.tags, collections=question.collections)
        new = sum(is_new for _, is_new in outcome)
        added += new
        known += len(outcome) - new
    return ImportAnswer(added=added, known=known, problems=problems, dropped=dict(dropped))


def new_puzzle_of(grid: Grid, context: JobContext) -> NewPuzzle:
    """A puzzle for the library, with its grade and rating where they are soon known."""
    grade = grade_of(grid, context)
    return NewPuzzle(
        grid,
        level=None if grade is None else grade.level,
        score=None if grade is None else grade.score,
        rating=None if grade is None else rating_of(grid, context),
    )


def _new_puzzle(puzzle: Puzzle, context: JobContext) -> NewPuzzle:
    grid = puzzle.grid
    return replace(
        new_puzzle_of(grid.without_entries() if any(grid.givens) else grid.locked(), context),
        name=puzzle.title[:MAX_NAME],
        author=puzzle.author[:MAX_NAME],
        notes="\n".join(filter(None, (puzzle.comment, puzzle.source)))[:MAX_NOTES],
    )


def _decoded(data: str) -> bytes:
    try:
        return b64decode(data, validate=True)
    except ValueError as error:
        raise FormatError("expected a file in Base64") from error


def _bounded(read: Callable[[int], bytes], watch: Watch) -> Callable[[int], bytes]:
    """The function, which a file that is small only while it is compressed does not keep busy."""
    total = 0

    def bounded(size: int) -> bytes:
        nonlocal total
        if watch.is_due:
            watch.between_slices(found=0, nodes=0, depth=0)
        piece = read(size)
        total += len(piece)
        if total > _LARGEST:
            raise FormatError(f"expected at most {_LARGEST} bytes in a file, found more")
        return piece

    return bounded


def _with_givens(puzzle: Puzzle) -> Puzzle:
    """A puzzle of nothing but pencil marks with the single ones as givens, as a board needs it."""
    if any(puzzle.grid.digits) or not puzzle.marks:
        return puzzle
    singles = bytes(mask.bit_length() if mask.bit_count() == 1 else 0 for mask in puzzle.marks)
    every = (1 << puzzle.grid.size) - 1
    is_plain = all(mask == every or mask.bit_count() == 1 for mask in puzzle.marks)
    return replace(
        puzzle,
        grid=Grid(singles, layout=puzzle.layout),
        marks=() if is_plain else puzzle.marks,
    )


def _state(line: str, layout: Layout | None) -> Puzzle | None:
    """The state in a line with entries and eliminations; None where it is another line."""
    if "\n" in line or not ("+" in line or "<>" in line):
        return None
    try:
        state = read_state(line, layout)
    except (NonetError, ValueError):
        return None
    if state.size > MAX_SIZE:
        return None
    is_marked = "<>" in line
    return Puzzle(state.grid, marks=state.masks if is_marked else ())


def _digits(mask: int) -> list[int]:
    return [digit for digit in range(1, mask.bit_length() + 1) if mask >> digit - 1 & 1]
