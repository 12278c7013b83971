"""Exercises: positions in which something is to be found and nothing easier is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import ClassVar

from nonet import _display
from nonet._arguments import instance, iterable
from nonet._json_form import JsonForm
from nonet._seeds import chosen_seed
from nonet.course._positions import positions
from nonet.course._target import PracticeTarget, target
from nonet.course.answers import read_reply
from nonet.course.stations import Station
from nonet.course.verdict import Verdict, verdict
from nonet.equivalence.random import Random
from nonet.errors import GenerationFailed
from nonet.grid import Candidates, Grid
from nonet.layout import Cell, Layout, parse_cell
from nonet.layout.coordinates import parse_candidate
from nonet.logic import Depth, Language, Step
from nonet.logic.languages import CellNames
from nonet.running import Cancel, Progress, Watch
from nonet.solver import solve

TRIES = 20_000
"""Random puzzles that are looked at for one exercise."""


@dataclass(frozen=True, slots=True)
class Exercise(JsonForm):
    """A position in which a technique is to be found and nothing easier is.

    Attributes
    ----------
    name
        That it was made for: of a station, or of a technique in the catalogue.
    station
        Where the technique is taught, or None.
    technique
        Name in the catalogue of the technique of the first step.
    puzzle
        The givens.
    state
        The position: digits entered so far, and candidates that easier steps have left.
    seed
        With the same name and layout it makes the same exercise.
    steps
        All answers that are accepted; the first is the one that hints lead to.
    solution
        The full grid.

    Examples
    --------
    >>> from nonet.course import exercise
    >>> one = exercise("x_wing", seed=1)
    >>> one.technique, {step.technique for step in one.steps}
    ('x_wing', {'x_wing'})
    """

    json_name: ClassVar[str] = "exercise"

    name: str
    station: Station | None
    technique: str
    puzzle: Grid
    state: Candidates
    seed: int
    steps: tuple[Step, ...]
    solution: Grid = field(repr=False)

    @property
    def easier(self) -> tuple[str, ...]:
        """Names of the techniques of which the position has no step."""
        return tuple(name for names in self._target.easier for name in names)

    def hint(self, depth: Depth = "nudge", language: Language = "en") -> str:
        """A hint to the first of the steps; the deeper, the more it gives away.

        Parameters
        ----------
        depth
            "nudge": the technique and where to look; "point": the cells, too; "show": the whole
            argument and what follows.
        language
            One of `nonet.logic.LANGUAGES`, such as "de".

        Raises
        ------
        NonetError
            Unknown depth or language.
        """
        return self.steps[0].explain(depth, language, state=self.state)

    def check(
        self,
        *,
        cells: str | Iterable[Cell] | None = None,
        placed: Iterable[tuple[Cell, int]] = (),
        removed: Iterable[tuple[Cell, int]] = (),
        language: Language = "en",
        cell_names: CellNames = "rc",
    ) -> Verdict:
        """Whether an answer is right; if not, why not, from the argument of the solver.

        Parameters
        ----------
        cells
            The cells that show the pattern, in a list, or by names as in ``"r4c5 r7c2"``.
        placed, removed
            Digits that were entered and candidates that were removed: pairs of a cell and a digit.
        language
            Of the message; one of `nonet.logic.LANGUAGES`, such as "de".
        cell_names
            How the message names cells, as in `Step.explain`.

        Raises
        ------
        NonetError
            Unknown language or names of cells; a cell or a digit outside the grid.
        """
        size = self.state.size
        marked: Iterable[int] | None = None
        if isinstance(cells, str):
            marked = read_reply(cells, size).cells
        elif cells is not None:
            marked = [parse_cell(cell, size) for cell in iterable(cells, "cells")]
        pairs = "pairs of a cell and a digit"
        return verdict(
            self._target,
            self.state,
            self.steps,
            self.solution,
            cells=marked,
            placed=[parse_candidate(pair, size) for pair in iterable(placed, pairs)],
            removed=[parse_candidate(pair, size) for pair in iterable(removed, pairs)],
            language=language,
            names=cell_names,
        )

    @property
    def _target(self) -> PracticeTarget:
        return target(self.name)

    def _repr_svg_(self) -> str | None:
        return _display.svg(self.state)


def exercise(
    name: str,
    *,
    seed: int | None = None,
    layout: Layout | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Exercise:
    """A position in which a technique is to be found and nothing easier is.

    Easier is what comes earlier in `course_order`; for hidden singles in lines those in boxes,
    too. The position is met on the way through a random puzzle; that of a rare technique is one of
    a few dozen that come with nonet, with rows, columns and digits exchanged at random.

    Parameters
    ----------
    name
        Of a station, or any name of a technique; where both have it, the station.
    seed
        From 0 to 2⁶⁴ − 1: the same exercise on every machine. None: a different one each time.
    layout
        None: the usual 9 × 9.
    time_limit, progress, cancel
        As for `solve`; needed for large layouts alone. Progress has the tries as `nodes`.

    Raises
    ------
    NonetError
        Neither the name of a station nor of a technique that people use; or a technique of which
        no position without easier steps is known.
    GenerationFailed
        None was found in 20,000 tries.
    LayoutError
        The size is above 25.
    TimeLimitReached, Cancelled
        Stopped before one was found.

    Examples
    --------
    >>> one = exercise("hidden_single_in_box", seed=1)
    >>> print(one.hint("nudge"))
    Look for a hidden single in box 5.
    """
    layout = Layout.of_size(9) if layout is None else instance(layout, Layout, "a Layout")
    wanted = target(name)
    seed = chosen_seed(seed)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    tried = enumerate(positions(wanted, layout, Random(seed), watch))
    for tries, state in islice(tried, TRIES):
        if watch.is_due:
            watch.between_slices(found=0, nodes=tries, depth=0)
        if state is None:
            continue
        found = wanted.accepted(state)
        if found and wanted.is_clear(found[0]) and wanted.easier_step(state) is None:
            puzzle = state.grid.without_entries()
            return Exercise(
                name=wanted.name,
                station=wanted.station,
                technique=found[0].technique,
                puzzle=puzzle,
                state=state,
                seed=seed,
                steps=tuple(found),
                solution=solve(puzzle),
            )
    raise GenerationFailed(f"no exercise on {name} in {TRIES:,} tries", tries=TRIES)
