"""Puzzles on paper: a PDF of one of them, or a booklet of many."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from nonet.drawing.booklet import check_count, entry_of, with_document
from nonet.drawing.pages import BookletEntry, bind, check_ready
from nonet.drawing.scene import DigitForm
from nonet.drawing.style import LONGEST_TITLE, Paper, PerPage, Solutions, Style
from nonet.drawing.wording import is_written
from nonet.errors import FormatError, NonetError, Stopped
from nonet.formats.format import UNREAD
from nonet.grid import Candidates, Grid
from nonet.logic import Language
from nonet.puzzle import Puzzle
from nonet.running import Progress, Watch
from nonet.service.choosing import Chosen
from nonet.service.exporting import FileAnswer
from nonet.service.limits import ValueLimits
from nonet.service.links import LinkBase, linked
from nonet.service.problems import MAX_PROBLEMS, Problem, ProblemPlace, problem_of
from nonet.service.states import is_posed
from nonet.service.store import Store

_DRAWING = 0.3
"""Share of the time that the pages take; the rest goes into solving and grading."""


@dataclass(frozen=True, slots=True)
class PrintQuestion(Chosen):
    """Puzzles to be printed, and how."""

    title: Annotated[str, ValueLimits(longest=LONGEST_TITLE)] | None = None
    per_page: Annotated[PerPage | None, "Null: 4, or 1 in large print."] = None
    solutions: Solutions = "end"
    paper: Paper = "a4"
    candidates: Annotated[bool, "All that the digits leave."] = False
    large_print: bool = False
    digits: DigitForm = "numbers"
    codes: Annotated[bool, "A code to scan beside each puzzle."] = True
    link_base: Annotated[LinkBase, "Codes are nonet's own links there; none: SudokuPad's."] = ""
    grades: Annotated[bool, "Level and score of each puzzle."] = True
    language: Annotated[
        Language, "Of all words; English where no typeface of this machine has its letters."
    ] = "en"
    entries: Annotated[bool, "With the digits and pencil marks that were entered."] = False


@dataclass(frozen=True, slots=True)
class Printed(FileAnswer):
    """A PDF, and what is wrong with the puzzles that are left out."""

    puzzles: int


def print_puzzles(question: PrintQuestion, watch: Watch, store: Store) -> Printed:
    """A booklet of the puzzles that can be printed.

    Raises
    ------
    NonetError
        None can, the style cannot be, or a library or a font is missing.
    """
    language = question.language if is_written(question.language) else "en"
    style = Style.of(
        title=question.title,
        per_page=question.per_page,
        solutions=question.solutions,
        paper=question.paper,
        candidates=question.candidates,
        large_print=question.large_print,
        digits=question.digits,
        codes=question.codes,
        language=language,
    )
    check_ready(style)
    puzzles = list(question.each(store))
    check_count(len(puzzles))
    entries: list[BookletEntry] = []
    problems: list[Problem] = []
    solving = _part(watch, 0, 1 - _DRAWING)
    for number, puzzle in enumerate(puzzles, 1):
        try:
            if puzzle.has_unread_rules:
                raise FormatError(f"expected rules that are read, found {UNREAD}", rule=UNREAD)
            entry = entry_of(
                _as_printed(puzzle, with_entries=question.entries),
                graded=question.grades,
                coded=question.codes,
                language=language,
                cancel=watch.limits["cancel"],
            )
            if question.codes and question.link_base:
                entry = linked(entry, puzzle, question.link_base)
            entries.append(with_document(entry, puzzle))
        except Stopped:
            raise
        except NonetError as error:
            if len(puzzles) == 1:
                raise
            if len(problems) < MAX_PROBLEMS:
                problem = problem_of(error)
                place: ProblemPlace = {**(problem.place or {}), "puzzle": number}
                problems.append(replace(problem, place=place))
        solving.between_slices(found=number, nodes=0, depth=0, fraction=number / len(puzzles))
    pdf = bind(entries, style, _part(watch, 1 - _DRAWING, _DRAWING))
    return Printed(
        file_name=f"{style.title or question.collection or 'sudoku'}.pdf",
        media_type="application/pdf",
        size=len(pdf),
        content=pdf,
        problems=tuple(problems),
        puzzles=len(entries),
    )


def _as_printed(puzzle: Puzzle, *, with_entries: bool) -> Grid | Candidates:
    if not with_entries and is_posed(puzzle.grid):
        return puzzle.grid.without_entries()
    return puzzle.candidates if puzzle.is_marked else puzzle.grid


def _part(watch: Watch, done: float, share: float) -> Watch:
    """A watch on a share of the work."""
    limits = watch.limits
    progress = limits["progress"]

    def report(part: Progress) -> None:
        if progress is not None:
            progress(replace(part, fraction=done + share * (part.fraction or 0)))

    return Watch(time_limit=limits["time_limit"], cancel=limits["cancel"], progress=report)
