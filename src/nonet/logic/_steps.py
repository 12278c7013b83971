"""All steps in the current position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from nonet._arguments import instance
from nonet.grid import Candidates, PuzzleLike, as_candidates
from nonet.logic._catalogue import technique as find_technique
from nonet.logic._catalogue import technique_names
from nonet.logic._options import TechniqueOptions
from nonet.logic._shortening import LONG
from nonet.logic._technique import Technique
from nonet.logic.engine import LARGEST, NUMBERS, find_steps
from nonet.logic.families import UNIQUENESS
from nonet.logic.state import PATIENCE, is_seen_unique
from nonet.logic.step import Step, step_from
from nonet.running import Cancel, Progress, Watch

_DUALS = {"dual_two_string_kite", "dual_empty_rectangle"}
_ASSUMING = frozenset(entry.name for entry in UNIQUENESS.entries)


def example_of(technique: Technique | str) -> tuple[Candidates, Step] | None:
    """A state that shows the technique, or that of a name, and its step; None if there is none yet.

    It is the first step there, or the shortest one where the argument of the first is long.

    Examples
    --------
    >>> from nonet.logic import technique
    >>> state, step = example_of(technique("naked pair"))
    >>> step.explain("nudge")
    'Look for a naked pair in row 9.'
    """
    if not isinstance(technique, Technique):
        technique = find_technique(technique)
    state = technique.example
    if state is None:
        return None
    found = steps(state, technique.name)
    if len(found[0].links) > LONG:
        return state, min(found, key=lambda step: len(step.links))
    return state, found[0]


def steps(
    candidates: PuzzleLike,
    technique: str | Iterable[str] | None = None,
    *,
    options: TechniqueOptions | None = None,
    assume_unique: bool = False,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> list[Step]:
    """All steps in the current position, easier techniques first.

    Techniques that assume a unique solution are used only if the givens have exactly one solution,
    which is found out within 0.2 s or left open: then there are no such steps, as there are none
    where nothing but pencil marks is known.

    Parameters
    ----------
    candidates
        A grid with pencil marks; those of any other form (`nonet.grid.PuzzleLike`) are computed.
    technique
        A technique, or several, by any of their names. None: all but brute force.
    options
        How techniques are understood; None: as a walkthrough does, but joined where dual
        techniques are named.
    assume_unique
        The caller knows that there is exactly one solution, so that nobody looks: for puzzles
        that take longer to solve, or whose givens are not in `candidates`.
    time_limit, progress, cancel
        As for `solve`.

    Raises
    ------
    NonetError
        Unknown technique.
    LayoutError
        The size is above 25.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> for step in nonet.steps("...4 ..31 34.. 2...", "full house"):
    ...     print(step)
    Full House: r1c3=2
    Full House: r4c2=1

    A rectangle is unique where the givens have one solution; without them it is up to the caller.

    >>> from nonet.logic import technique
    >>> state = technique("unique rectangle 1").example
    >>> print(*nonet.steps(state, "unique rectangle 1"))
    Unique Rectangle Type 1: 36 r48c8 r8c9, 36 r4c9, 1 r4c9 => r4c9<>36
    >>> marks = nonet.Candidates(state.masks, state.layout)
    >>> nonet.steps(marks, "unique rectangle 1")
    []
    >>> print(*nonet.steps(marks, "unique rectangle 1", assume_unique=True))
    Unique Rectangle Type 1: 36 r48c8 r8c9, 36 r4c9, 1 r4c9 => r4c9<>36
    """
    names = set(NUMBERS) - {"brute_force"} if technique is None else technique_names(technique)
    if options is None:
        options = TechniqueOptions(duals=technique is not None and not _DUALS.isdisjoint(names))
    else:
        instance(options, TechniqueOptions, "Options for options")
    marks = as_candidates(candidates)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    uniqueness = options.uniqueness and not _ASSUMING.isdisjoint(names)
    if uniqueness and not assume_unique:
        uniqueness = marks.size <= LARGEST and is_seen_unique(marks, watch, PATIENCE)
    options = replace(options, uniqueness=uniqueness)
    wanted = sorted(NUMBERS[name] for name in names)
    found = find_steps(marks, wanted, options, everything=True, watch=watch)
    return [step_from(raw, marks.layout) for raw in sorted(found, key=lambda raw: raw[0])]
