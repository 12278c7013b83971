"""Puzzles from files and texts in any format: shown at once, or read into the library."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import islice
from typing import Annotated, Self

from nonet.errors import FormatError
from nonet.formats.format import UNREAD
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service.documents import nearest_colour
from nonet.service.limits import ValueLimits
from nonet.service.problems import MAX_PROBLEMS, Problem, problem_of
from nonet.service.ratings import grade_of, rating_of
from nonet.service.reading import PuzzleFile
from nonet.service.record import Record
from nonet.service.scenes import Drawn
from nonet.service.states import LayoutRecord, State, digits_of, posed
from nonet.service.store import RatedPuzzle, Store
from nonet.service.texts import MAX_FILE, MAX_NAME, MAX_NOTES, Names

MAX_SHOWN = 200
"""Most puzzles that one answer shows."""

_TOGETHER = 50
"""Puzzles that are added in one transaction, for which moves have to wait."""

Text = Annotated[str, ValueLimits(longest=MAX_FILE)]
Data = Annotated[str, ValueLimits(longest=4 * MAX_FILE // 3)]


@dataclass(frozen=True, slots=True)
class ParseQuestion(Record):
    """The puzzles in a text, or in a file as it is."""

    text: Text | None = None
    data: Annotated[Data | None, "The file, in Base64."] = None
    format: Annotated[str | None, ValueLimits(longest=40), "Null: detected from the content."] = (
        None
    )
    layout: LayoutRecord | None = None
    alphabet: Annotated[str | None, ValueLimits(longest=100)] = None


@dataclass(frozen=True, slots=True)
class ParsedRecord(Record):
    """A puzzle of a file, with all that the file says of it."""

    state: State
    corners: Annotated[tuple[tuple[int, ...], ...] | None, "Corner marks."]
    colours: Annotated[tuple[int, ...] | None, "0: none."]
    solution: tuple[int, ...] | None
    title: str
    author: str
    comment: str
    source: str
    difficulty: str
    rules: Annotated[str, "What the author says the rules are."]
    message: Annotated[str, "What is shown when it is solved."]
    cosmetics: Drawn
    has_unread_rules: Annotated[bool, "Whether there may be rules that are only drawn."]
    seconds: float | None
    dropped: Annotated[tuple[str, ...], "What of it was not read."]

    @classmethod
    def of(cls, puzzle: Puzzle) -> Self:
        """The record of a puzzle."""
        state = State.of(puzzle.grid)
        if puzzle.is_marked:
            masks = puzzle.marks or (0,) * puzzle.layout.cell_count
            marks = tuple(
                digits_of(mask) if mask or cell in puzzle.emptied else None
                for cell, mask in enumerate(masks)
            )
            state = replace(state, candidates=marks)
        colours = tuple(nearest_colour(item) if item else 0 for item in puzzle.colours)
        return cls.from_attributes(
            puzzle,
            state=state,
            corners=tuple(digits_of(mask) for mask in puzzle.corners) or None,
            colours=colours or None,
            solution=tuple(puzzle.solution) or None,
            cosmetics=puzzle.cosmetics.fields(),
            dropped=tuple(what for what in puzzle.dropped if what != UNREAD),
        )


@dataclass(frozen=True, slots=True)
class ParseAnswer(Record):
    """Puzzles of a file, what is wrong with the others, and whether there are more."""

    format: Annotated[str | None, "Its name; null: no format is known."]
    puzzles: tuple[ParsedRecord, ...]
    problems: tuple[Problem, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class ImportQuestion(ParseQuestion):
    """Puzzles to be read into the library."""

    collections: Names = ()
    tags: Names = ()


@dataclass(frozen=True, slots=True)
class ImportAnswer(Record):
    """How many puzzles were new, how many were there already, and what could not be read."""

    added: int
    known: int
    problems: tuple[Problem, ...]
    dropped: Annotated[dict[str, int], "What was not read, and of how many puzzles."]


def parse(question: ParseQuestion, watch: Watch) -> ParseAnswer:
    """Puzzles of a file or a text in any format that nonet reads."""
    file = _file(question, watch)
    found = list(islice(file.puzzles(), MAX_SHOWN + 1))
    shown = [_parsed(item) for item in found[:MAX_SHOWN]]
    return ParseAnswer(
        format=file.format,
        puzzles=tuple(item for item in shown if isinstance(item, ParsedRecord)),
        problems=tuple(item for item in shown if isinstance(item, Problem)),
        more=len(found) > MAX_SHOWN,
    )


def _parsed(item: Puzzle | FormatError) -> ParsedRecord | Problem:
    """A puzzle, or what is wrong with it."""
    try:
        return ParsedRecord.of(item) if isinstance(item, Puzzle) else problem_of(item)
    except FormatError as error:
        return problem_of(error)


def import_puzzles(question: ImportQuestion, watch: Watch, store: Store) -> ImportAnswer:
    """Read puzzles into the library; what was read when it is stopped stays there."""
    added = known = 0
    problems: list[Problem] = []
    dropped: Counter[str] = Counter()
    puzzles = _file(question, watch).puzzles()
    while group := list(islice(puzzles, _TOGETHER)):
        fresh: list[RatedPuzzle] = []
        for item in map(_keepable, group):
            if watch.is_due:
                watch.between_slices(found=added + known + len(fresh), nodes=0, depth=0)
            if isinstance(item, Puzzle):
                dropped.update(item.dropped)
                fresh.append(rated(_for_library(item), watch))
            elif len(problems) < MAX_PROBLEMS:
                problems.append(problem_of(item))
        outcome = store.add(fresh, tags=question.tags, collections=question.collections)
        new = sum(is_new for _, is_new in outcome)
        added += new
        known += len(outcome) - new
    return ImportAnswer(added, known, tuple(problems), dict(dropped))


def rated(puzzle: Puzzle, watch: Watch) -> RatedPuzzle:
    """A puzzle for the library, with its grade and rating where they are soon known."""
    grade = grade_of(puzzle.grid, watch)
    return RatedPuzzle(puzzle, grade, None if grade is None else rating_of(puzzle.grid, watch))


def _keepable(item: Puzzle | FormatError) -> Puzzle | FormatError:
    """The puzzle, or what is wrong with it; a library does not keep drawings."""
    try:
        LayoutRecord.of(item.layout) if isinstance(item, Puzzle) else None
    except FormatError as error:
        return error
    if isinstance(item, Puzzle) and item.has_unread_rules:
        return FormatError(f"expected rules that are read, found {UNREAD}", rule=UNREAD)
    return item


def _for_library(puzzle: Puzzle) -> Puzzle:
    return Puzzle(
        posed(puzzle.grid),
        title=puzzle.title[:MAX_NAME],
        author=puzzle.author[:MAX_NAME],
        comment="\n".join(filter(None, (puzzle.rules, puzzle.comment, puzzle.source)))[:MAX_NOTES],
    )


def _file(question: ParseQuestion, watch: Watch) -> PuzzleFile:
    layout = None if question.layout is None else question.layout.layout()
    return PuzzleFile(
        question.text, question.data, question.format, layout, question.alphabet, watch
    )
