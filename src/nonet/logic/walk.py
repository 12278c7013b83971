"""A puzzle solved by human techniques: always the easiest step, until none is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from nonet import _display
from nonet._json_form import JsonForm, checked_fields, decoded, reading
from nonet.errors import Contradiction, MultipleSolutions, NonetError, NoSolution
from nonet.grid import Candidates, PuzzleLike, as_candidates
from nonet.layout import Layout
from nonet.logic.board_walk import steps_on_board
from nonet.logic.engine import MOST_STEPS, NO_LEVELS, NUMBERS, End, Places, walk
from nonet.logic.grading import Grade
from nonet.logic.level_scale import LevelScale
from nonet.logic.order import TechniqueOrder, checked_order
from nonet.logic.state import Examined, examine, read_state, state_text
from nonet.logic.step import Step, step_from
from nonet.running import Cancel, Progress, Watch

MOST_SHOWN = 200
"""Steps that a notebook shows as pictures; longer walkthroughs are too large for it."""


@dataclass(frozen=True, slots=True)
class Walkthrough(JsonForm):
    """The solution path, step by step.

    Attributes
    ----------
    start
        The state before the first step.
    steps
        Each is the easiest available at that point.
    solved
        Whether they lead to the end.
    grade
        How hard the puzzle is, by these steps.

    Examples
    --------
    >>> import nonet
    >>> walked = nonet.walkthrough("...4 ..31 34.. 2...")
    >>> len(walked.steps), walked.level, walked.score
    (10, 'Easy', 40)
    >>> print(walked.steps[0])
    Full House: r1c3=2
    """

    json_name: ClassVar[str] = "walkthrough"

    start: Candidates = field(repr=False)
    steps: tuple[Step, ...] = field(repr=False)
    solved: bool
    grade: Grade

    @property
    def level(self) -> str:
        """Level of the puzzle; empty if it has several solutions."""
        return self.grade.level

    @property
    def score(self) -> int:
        """Score of the puzzle: those of all steps added."""
        return self.grade.score

    @property
    def end(self) -> Candidates:
        """The state after the last step."""
        *_, end = self.states()
        return end

    def states(self) -> Iterator[Candidates]:
        """The states before, between and after the steps."""
        state = self.start
        yield state
        for step in self.steps:
            state = step.apply(state)
            yield state

    def fields(self) -> dict[str, Any]:
        """The state before the first step and its layout, the steps, and the grade."""
        is_usual = self.start.layout.is_usual
        return {
            "start": state_text(self.start) if is_usual else self.start.fields(),
            "layout": self.start.layout.fields(),
            "steps": [step.fields() for step in self.steps],
            "solved": self.solved,
            "grade": self.grade.fields(),
        }

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Walkthrough:
        """The walkthrough with these fields; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make none.
        """
        with reading("walkthrough"):
            found = checked_fields(fields, "walkthrough")
            start, layout = found["start"], Layout.from_fields(found["layout"])
            return cls(
                read_state(start, layout) if layout.is_usual else Candidates.from_fields(start),
                decoded(found["steps"], tuple[Step, ...], "steps"),
                decoded(found["solved"], bool, "solved"),
                Grade.from_fields(found["grade"]),
            )

    def _repr_svg_(self) -> str | None:
        return _display.svg(self) if len(self.steps) <= MOST_SHOWN else None

    def __str__(self) -> str:
        width = len(str(len(self.steps)))
        lines = [f"{number:>{width}}. {step}" for number, step in enumerate(self.steps, 1)]
        end = "solved" if self.solved else "not solved"
        return "\n".join([*lines, f"{self.level or 'no level'}, {self.score}, {end}"])


def walkthrough(
    puzzle: PuzzleLike,
    *,
    order: TechniqueOrder | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Walkthrough:
    """The solution path of `puzzle`, always taking the easiest step.

    Techniques that assume a unique solution are used only if the givens have exactly one solution.
    A puzzle with several has no level: its walkthrough ends where the solutions differ.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`).
    order
        Techniques in the order of difficulty; None: those of HoDoKu.
    time_limit, progress, cancel
        As for `solve`.

    Raises
    ------
    Contradiction, NoSolution
        The grid cannot be solved as it is.
    LayoutError
        The size is above 25.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> print(nonet.walkthrough("...4 ..31 34.. 2...").steps[2].explain())
    Naked single: 1 is the only candidate left in r1c1. So r1c1 is 1.
    """
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    order = TechniqueOrder.hodoku() if order is None else checked_order(order)
    return _walked(_examined(puzzle, watch), order, watch)


def grade(
    puzzle: PuzzleLike,
    *,
    order: TechniqueOrder | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Grade:
    """How hard `puzzle` is when the easiest step is always taken.

    Parameters
    ----------
    puzzle
        With exactly one solution, in any form (`nonet.grid.PuzzleLike`).
    order
        Techniques, scores and levels; None: those of HoDoKu.
    time_limit, progress, cancel
        As for `solve`.

    Raises
    ------
    Contradiction, NoSolution, MultipleSolutions
        It does not have exactly one solution.
    LayoutError
        The size is above 25.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Notes
    -----
    Where houses are all the rules, the level is HoDoKu's: that of the hardest step, raised by a
    high score. With other rules it is that of the hardest step, one higher where more than 60 steps
    are of it or ten of them can be found at one place alone, and on grids of at most 16 cells one
    lower.

    References
    ----------
    Levels and scores: HoDoKu 2.2.0, https://hodoku.sourceforge.net.

    Examples
    --------
    >>> import nonet
    >>> nonet.grade("...4 ..31 34.. 2...").level
    'Easy'
    """
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    order = TechniqueOrder.hodoku() if order is None else checked_order(order)
    return _walked(examined_proper(puzzle, watch), order, watch).grade


def examined_proper(puzzle: PuzzleLike, watch: Watch) -> Examined:
    """The facts about a puzzle that has exactly one solution.

    Raises
    ------
    Contradiction, NoSolution, MultipleSolutions
        It has not.
    """
    examined = _examined(puzzle, watch)
    if not examined.solution:
        first, second = examined.solutions
        raise MultipleSolutions("the grid has more than one solution", first=first, second=second)
    return examined


def first_step(examined: Examined, order: TechniqueOrder, watch: Watch) -> Step | None:
    """The easiest step, or None."""
    steps = _walked(examined, order, watch, most=1).steps
    return steps[0] if steps else None


def _examined(puzzle: PuzzleLike, watch: Watch) -> Examined:
    """The facts about a puzzle that has a solution."""
    examined = examine(as_candidates(puzzle), watch)
    if not examined.mistakes:
        return examined
    for conflict in examined.candidates.grid.conflicts():
        raise Contradiction(
            str(conflict), cells=conflict.cells, digit=conflict.digit, house=conflict.house
        )
    mistake = examined.mistakes[0]
    message = mistake.message.removesuffix(".")
    reason = f"{message[0].lower()}{message[1:]}"
    said = mistake.kind == "unsolvable"  # the message says this already
    raise NoSolution(reason if said else f"the grid has no solution: {reason}")


def _walked(
    examined: Examined, order: TechniqueOrder, watch: Watch, most: int = MOST_STEPS
) -> Walkthrough:
    candidates = examined.candidates
    enabled = order.enabled
    uniqueness = order.options.uniqueness and examined.is_proper
    if not candidates.layout.is_usual and not _has_equal_digits(candidates):
        found, entries, end = steps_on_board(examined, enabled, order.options, watch, most)
        return _graded(examined, order, found, entries, end, (0, 0))
    raw, entries, end, places = (
        ([], [], "stuck", (0, 0))
        if _has_equal_digits(candidates)
        else walk(
            candidates,
            [[NUMBERS[name] for name in entry.techniques] for entry in enabled],
            replace(order.options, uniqueness=uniqueness),
            watch=watch,
            solution=examined.solution,
            most=most,
            levels=order.level_numbers if most == MOST_STEPS else NO_LEVELS,
        )
    )
    found = [step_from(step, candidates.layout) for step in raw]
    return _graded(examined, order, found, entries, end, places)


def _graded(
    examined: Examined,
    order: TechniqueOrder,
    found: Sequence[Step],
    entries: Sequence[int],
    end: End,
    places: Places,
) -> Walkthrough:
    """Steps that were found, and the grade that they make."""
    candidates, steps = examined.candidates, tuple(found)
    if end == "unsound":
        raise NonetError(
            f"an error of nonet, please report it: {steps[-1]} contradicts the solution "
            f"of {state_text(candidates)}"
        )
    counts = Counter(entries)
    solved = end == "solved"
    grade = Grade.of(
        ((entry, counts[number]) for number, entry in enumerate(order.enabled)),
        LevelScale.of(order, candidates.layout),
        solved=solved,
        places=places,
    )
    if not examined.solution:
        grade = replace(grade, level="")
    return Walkthrough(candidates, steps, solved, grade)


def _has_equal_digits(candidates: Candidates) -> bool:
    """Whether no step can follow: all cells of several solutions may still have any digit.

    A step that is right there for one digit would be right for all of them, since the rules treat
    them alike; but a large empty grid takes seconds to search.
    """
    every = (1 << candidates.size) - 1
    return (
        candidates.size > 1
        and candidates.layout.treats_digits_alike
        and all(mask == every for mask in candidates.masks)
    )
