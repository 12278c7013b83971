"""Puzzles from text: shown at once, or read into the library."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated

from pydantic import Field

import nonet
from nonet.errors import FormatError, NonetError
from nonet.grid import Candidates, Grid, Located, read_puzzles
from nonet.keeping import Fresh, Library
from nonet.layout import Layout
from nonet.logic._state import read_state
from nonet.running import Watch
from nonet.web.errors import problem_of
from nonet.web.jobs import Reins
from nonet.web.models import MAX_SIZE, MAX_TEXT, FullName, LayoutModel, Model, Problem, State

MAX_SHOWN = 200
"""Most puzzles that one answer shows."""

_TOGETHER = 200
"""Puzzles that are added in one transaction."""

_MOST_PROBLEMS = 100
"""Lines that are complained of."""

Text = Annotated[str, Field(max_length=MAX_TEXT)]
Names = Annotated[list[FullName], Field(max_length=50)]


class ParseQuestion(Model):
    """What puzzles are in a text."""

    text: Text
    layout: LayoutModel | None = None
    alphabet: Annotated[str | None, Field(max_length=100)] = None


class Parsed(Model):
    """A puzzle of a text."""

    line: int
    state: State


class ParseAnswer(Model):
    """Puzzles of a text, the lines that are none, and whether there are more."""

    puzzles: list[Parsed]
    problems: list[Problem]
    more: bool


class ImportQuestion(ParseQuestion):
    """Puzzles to be read into the library."""

    collections: Names = []
    tags: Names = []


class ImportAnswer(Model):
    """How many puzzles were new, how many were there already, and which lines are none."""

    added: int
    known: int
    problems: list[Problem]


def parse(question: ParseQuestion, _: Reins) -> ParseAnswer:
    """What puzzles are in a text."""
    located = list(islice(_located(question), MAX_SHOWN + 1))
    shown = located[:MAX_SHOWN]
    return ParseAnswer(
        puzzles=[
            Parsed(line=item.line, state=State.of(item.puzzle))
            for item in shown
            if item.puzzle is not None
        ],
        problems=[problem_of(item.error) for item in shown if item.error is not None],
        more=len(located) > MAX_SHOWN,
    )


def import_puzzles(question: ImportQuestion, library: Library, reins: Reins) -> ImportAnswer:
    """Read puzzles into the library; what was read when it is stopped stays there."""
    watch = Watch(time_limit=reins.time_limit, progress=reins.progress, cancel=reins.cancel)
    added = known = 0
    problems: list[Problem] = []
    located = _located(question)
    while group := list(islice(located, _TOGETHER)):
        fresh = []
        for item in group:
            if watch.is_due:
                watch.between_slices(found=added + known, nodes=item.line, depth=0)
            if item.error is not None and len(problems) < _MOST_PROBLEMS:
                problems.append(problem_of(item.error))
            if item.puzzle is not None:
                fresh.append(_graded(item.puzzle, reins))
        outcome = library.puzzles.add(fresh, tags=question.tags, collections=question.collections)
        new = sum(is_new for _, is_new in outcome)
        added += new
        known += len(outcome) - new
    return ImportAnswer(added=added, known=known, problems=problems)


def _graded(puzzle: Grid | Candidates, reins: Reins) -> Fresh:
    """The givens with their grade, where that is soon known."""
    grid = (puzzle if isinstance(puzzle, Grid) else puzzle.grid).without_entries()
    try:
        grade = nonet.grade(grid, time_limit=1, cancel=reins.cancel)
    except NonetError:
        return Fresh(grid)
    return Fresh(grid, level=grade.level, score=grade.score)


def _located(question: ParseQuestion) -> Iterator[Located]:
    """Puzzles of a text, none of them too large to be played."""
    layout = None if question.layout is None else question.layout.layout()
    lines = question.text.splitlines()
    if len(lines) == 1 and (state := _state(lines[0], layout)) is not None:
        yield Located(1, state, None)
        return
    for item in read_puzzles(lines, layout, alphabet=question.alphabet):
        if item.puzzle is not None and item.puzzle.size > MAX_SIZE:
            message = f"expected a size of at most {MAX_SIZE}, found {item.puzzle.size}"
            yield Located(item.line, None, FormatError(message, line=item.line))
        elif isinstance(item.puzzle, Candidates):
            yield Located(item.line, _with_givens(item.puzzle), None)
        else:
            yield item


def _with_givens(marks: Candidates) -> Grid | Candidates:
    """Pencil marks with single ones as givens: a line of them does not tell the two apart."""
    singles = bytes(mask.bit_length() if mask.bit_count() == 1 else 0 for mask in marks.masks)
    grid = Grid(singles, layout=marks.layout)
    every = (1 << marks.size) - 1
    if all(digit or mask == every for digit, mask in zip(singles, marks.masks, strict=True)):
        return grid
    return Candidates(marks.masks, marks.layout, grid)


def _state(line: str, layout: Layout | None) -> Candidates | None:
    """The state that a line tells with entries and eliminations; None where it is no such line."""
    if "+" not in line and "<>" not in line:
        return None
    try:
        state = read_state(line, layout)
    except (NonetError, ValueError):
        return None
    return state if state.size <= MAX_SIZE else None
