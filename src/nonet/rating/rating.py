"""The rating of one puzzle, with the steps behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from nonet import _display
from nonet._json_form import JsonForm
from nonet.errors import FormatError, LayoutError
from nonet.grid import Candidates, Grid, PuzzleLike, as_grid, as_puzzle
from nonet.layout import CLASSIC
from nonet.logic import Step
from nonet.logic.step import step_from
from nonet.logic.walk import examined_proper
from nonet.rating.engine import TECHNIQUES, Gem, rate_givens
from nonet.running import Cancel, Progress, Watch

ENGINE = "nonet 1"
"""The engine; the number grows when a change of it changes ratings."""

SCALE = "Sudoku Explainer 1.2.1"
"""The scale, with its own settings: one hint a turn, all techniques."""

BEYOND = 20.0
"""ER of a puzzle that nothing on the scale solves."""


@dataclass(frozen=True, slots=True)
class RatedStep(JsonForm):
    """One turn of the solution path, with its rating.

    Attributes
    ----------
    name
        The technique as the scale knows it, such as "direct_hidden_pair".
    rating
        From 1.0 to about 12.
    step
        What follows and why; `Step.technique` is the nearest technique of the catalogue.

    Examples
    --------
    >>> import nonet
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> print(nonet.rate(line).steps[0])
    1.2 hidden single in box: r1c6=8
    """

    json_name: ClassVar[str] = "rated step"

    name: str
    rating: float
    step: Step

    @property
    def technique(self) -> str:
        """Name in the catalogue of the nearest technique."""
        return self.step.technique

    @property
    def placements(self) -> tuple[tuple[int, int], ...]:
        """The digits that the step enters: cell indices and digits."""
        return self.step.placements

    @property
    def eliminations(self) -> tuple[tuple[int, int], ...]:
        """The candidates that the step removes: cell indices and digits."""
        return self.step.eliminations

    def __str__(self) -> str:
        name = self.name.replace("_", " ")
        return f"{self.rating:.1f} {name}: {self.step.notation}"


@dataclass(frozen=True, slots=True)
class Rating(JsonForm):
    """How hard a puzzle is on the scale of Sudoku Explainer.

    Attributes
    ----------
    er
        The highest rating of all steps; 20.0 where nothing on the scale solves the puzzle, 0.0 of
        a complete grid.
    ep
        The highest up to the first step that places a digit ("pearl").
    ed
        That of the very first step ("diamond").
    steps
        The solution path. Empty when many puzzles were rated at once.
    solved
        Whether the techniques of the scale solve the puzzle.
    engine, scale
        What rated, and by which scale.

    Examples
    --------
    >>> import nonet
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> print(nonet.rate(line))
    1.2/1.2/1.2
    """

    json_name: ClassVar[str] = "rating"

    er: float
    ep: float
    ed: float
    steps: tuple[RatedStep, ...] = field(default=(), repr=False)
    solved: bool = True
    engine: str = field(default=ENGINE, repr=False)
    scale: str = field(default=SCALE, repr=False)

    @property
    def gem(self) -> Gem | None:
        """A "diamond" has ER = EP = ED, a "pearl" ER = EP; None is neither, or a complete grid."""
        if self.er != self.ep or self.er == 0:
            return None
        return "diamond" if self.ep == self.ed else "pearl"

    def states(self, puzzle: PuzzleLike) -> Iterator[Candidates]:
        """The states of the puzzle before, between and after the steps."""
        state = Candidates.of(puzzle)
        yield state
        for rated in self.steps:
            state = rated.step.apply(state)
            yield state

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def __str__(self) -> str:
        return f"{self.er:.1f}/{self.ep:.1f}/{self.ed:.1f}"


def rate(
    puzzle: PuzzleLike,
    *,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Rating:
    """How hard `puzzle` is on the scale of Sudoku Explainer: ER, EP, ED and the steps behind them.

    Only givens count; digits that a player placed do not.

    Parameters
    ----------
    puzzle
        9 × 9 cells with boxes, with exactly one solution, in any form (`nonet.grid.PuzzleLike`).
    time_limit, progress, cancel
        As for `solve`.

    Raises
    ------
    LayoutError
        Not a 9 × 9 grid with boxes and no other houses.
    FormatError
        It has only pencil marks, for which the scale has no ratings.
    Contradiction, NoSolution, MultipleSolutions
        The puzzle does not have exactly one solution.
    TimeLimitReached, Cancelled
        Stopped before the end.

    References
    ----------
    The scale: N. Juillerat, Sudoku Explainer 1.2.1, with the ratings of its `serate` command line.

    Examples
    --------
    >>> import nonet
    >>> rating = nonet.rate(
    ...     "5.......3..6.5.42..29.1..5...1...6......91..23..8........3...41....6...5.5....8.."
    ... )
    >>> print(rating)
    9.1/1.2/1.2
    >>> print(max(rating.steps, key=lambda rated: rated.rating).name)
    dynamic_contradiction
    """
    givens = rated_givens(puzzle)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    examined_proper(givens, watch)
    er, ep, ed, solved, hints = rate_givens(givens.givens, watch)
    steps = tuple(
        RatedStep(TECHNIQUES[technique], tenths / 10, step_from(raw, CLASSIC))
        for technique, tenths, raw in hints
    )
    return Rating(er / 10, ep / 10, ed / 10, steps, solved)


def rated_givens(puzzle: PuzzleLike) -> Grid:
    """The givens of a puzzle that can be rated if it has one solution.

    Raises
    ------
    LayoutError
        Not a 9 × 9 grid with boxes and no other houses.
    FormatError
        It has only pencil marks.
    """
    found = as_puzzle(puzzle)
    if not found.layout.is_classic:
        raise LayoutError(f"expected 9×9 cells with boxes for a rating, found {found.layout}")
    try:
        return as_grid(found).without_entries()
    except FormatError:  # of its cells, where it has no digits
        raise FormatError(
            "expected a puzzle of givens for a rating, found pencil marks alone"
        ) from None
