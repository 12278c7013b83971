"""Puzzles on paper: a PDF of one of them, or a booklet of many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated

from pydantic import Field

from nonet.drawing.booklet import check_count, entry_of
from nonet.drawing.pages import Entry, bind, check_ready
from nonet.drawing.scene import DigitForm
from nonet.drawing.style import LONGEST_TITLE, Paper, PerPage, Solutions, Style
from nonet.errors import NonetError, Stopped
from nonet.grid import Candidates, Grid
from nonet.library import Library
from nonet.puzzle import Puzzle
from nonet.running import Progress, Watch
from nonet.web.errors import problem_of
from nonet.web.files import MAX_PROBLEMS, Chosen, chosen_puzzles
from nonet.web.jobs import FileAnswer, JobContext
from nonet.web.models import Problem

_DRAWING = 0.3
"""Share of the time that the pages take; the rest goes into solving and grading."""


class PrintQuestion(Chosen):
    """Puzzles to be printed, and how."""

    title: Annotated[str | None, Field(max_length=LONGEST_TITLE)] = None
    per_page: Annotated[PerPage | None, Field(description="Null: 4, or 1 in large print.")] = None
    solutions: Solutions = "end"
    paper: Paper = "a4"
    candidates: Annotated[bool, Field(description="All that the digits leave.")] = False
    large_print: bool = False
    digits: DigitForm = "numbers"
    codes: Annotated[bool, Field(description="A code to scan beside each puzzle.")] = True
    grades: Annotated[bool, Field(description="Level and score of each puzzle.")] = True
    entries: Annotated[
        bool, Field(description="With the digits and pencil marks that were entered.")
    ] = False


class Printed(FileAnswer):
    """A PDF, and what is wrong with the puzzles that are left out."""

    puzzles: int
    problems: list[Problem]


def print_puzzles(library: Library, question: PrintQuestion, context: JobContext) -> Printed:
    """A booklet of the puzzles that can be printed.

    Raises
    ------
    NonetError
        None can, the style cannot be, or a library or a font is missing.
    """
    style = Style.of(
        title=question.title,
        per_page=question.per_page,
        solutions=question.solutions,
        paper=question.paper,
        candidates=question.candidates,
        large_print=question.large_print,
        digits=question.digits,
        codes=question.codes,
    )
    check_ready(style)
    puzzles = list(chosen_puzzles(question, library))
    check_count(len(puzzles))
    entries: list[Entry] = []
    problems: list[Problem] = []
    watch = _watch(context, 0, 1 - _DRAWING)
    for number, puzzle in enumerate(puzzles, 1):
        try:
            entries.append(
                entry_of(
                    _as_printed(puzzle, with_entries=question.entries),
                    graded=question.grades,
                    coded=question.codes,
                    cancel=context.cancel,
                )
            )
        except Stopped:
            raise
        except NonetError as error:
            if len(puzzles) == 1:
                raise
            if len(problems) < MAX_PROBLEMS:
                problem = problem_of(error)
                problem.place = (problem.place or {}) | {"puzzle": number}
                problems.append(problem)
        watch.between_slices(found=number, nodes=0, depth=0, fraction=number / len(puzzles))
    pdf = bind(entries, style, _watch(context, 1 - _DRAWING, _DRAWING))
    return Printed.of(
        pdf,
        file_name=f"{style.title or question.collection or 'sudoku'}.pdf",
        media_type="application/pdf",
        puzzles=len(entries),
        problems=problems,
    )


def _as_printed(puzzle: Puzzle, *, with_entries: bool) -> Grid | Candidates:
    if not with_entries and any(puzzle.grid.givens):
        return puzzle.grid.without_entries()
    return puzzle.candidates if puzzle.marks else puzzle.grid


def _watch(context: JobContext, done: float, share: float) -> Watch:
    """A watch on a share of the work."""
    return Watch(
        time_limit=context.time_limit, cancel=context.cancel, progress=_part(context, done, share)
    )


def _part(context: JobContext, done: float, share: float) -> Callable[[Progress], object]:
    def report(progress: Progress) -> None:
        if context.progress is not None:
            fraction = done + share * (progress.fraction or 0)
            context.progress(replace(progress, fraction=fraction))

    return report
