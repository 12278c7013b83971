"""The survey for a setter while a puzzle is made: its solutions, and what to change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Literal

import nonet
from nonet.constraints.shorthand import write_rule
from nonet.errors import NoSolution, TimeLimitReached
from nonet.grid import Candidates, Grid
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.solving import Question
from nonet.service.states import Pair, digits_of

_LISTING = 0.1
"""Most seconds in which solutions are listed."""
_MOST = 2_000
"""Most solutions that are listed."""
_SAMPLING = 0.15
"""Most seconds for random solutions, where there are more than can be listed."""
_SAMPLES = 200
_SETTLING = 1.0
"""Most seconds in which every candidate is settled."""
_ADVISING = 2.0
"""Most seconds for advice on givens and rules that can be left out, or that are missing."""
_DECIDING = 120.0
"""Most seconds in which it is found out whether there are none, one or several solutions."""
_LARGEST = 36
"""Largest grid of which each candidate is looked at: larger ones have hundreds of thousands."""


@dataclass(frozen=True, slots=True)
class SurveyAnswer(Record):
    """The solutions of a puzzle."""

    status: Annotated[
        Literal["unique", "several", "none", "contradictory", "undecided"],
        "Undecided where two minutes were not enough.",
    ]
    solutions: Annotated[tuple[tuple[int, ...], ...], "The solution; two where there are several."]
    differences: Annotated[tuple[int, ...], "Cells in which the two differ."]
    counts: Annotated[
        tuple[tuple[int, ...], ...],
        "For each cell and digit, in how many of `total` solutions it is; empty beyond 36 × 36.",
    ]
    total: int
    is_complete: Annotated[bool, "Whether these are all solutions, and not a random selection."]
    candidates: Annotated[
        tuple[tuple[int, ...], ...] | None,
        "The digits of each cell that are in some solution; null where there was no time, and "
        "beyond 36 × 36.",
    ]


@dataclass(frozen=True, slots=True)
class AdviceAnswer(Record):
    """Changes to make: rules are numbers in the list of the layout."""

    conflict_cells: Annotated[tuple[int, ...], "Givens that cannot all be right."]
    conflict_rules: Annotated[tuple[int, ...], "Rules that cannot hold together with them."]
    givens: Annotated[tuple[Pair, ...], "Fewest further givens that leave one solution."]
    rule: Annotated[str, "A further rule that does so as well, as a line; empty: none found."]
    needless_cells: Annotated[tuple[int, ...], "Givens of which any one can be left out."]
    needless_rules: Annotated[tuple[int, ...], "Rules of which any one can be left out."]
    is_complete: Annotated[bool, "Whether there was time to look at every given and rule."]


def survey(question: Question, watch: Watch) -> SurveyAnswer:
    """How many solutions a puzzle has, and how often each digit is in them."""
    grid = question.state.grid().without_entries()
    cancel = watch.limits["cancel"]
    left = watch.remaining
    seconds = _DECIDING if left is None else min(left, _DECIDING)
    try:
        verdict = nonet.check(grid, time_limit=seconds, cancel=cancel)
    except TimeLimitReached:
        return SurveyAnswer("undecided", (), (), (), 0, is_complete=False, candidates=None)
    found = tuple(tuple(solution.digits) for solution in verdict.solutions)
    pairs = zip(*found, strict=True)
    differences = tuple(cell for cell, digits in enumerate(pairs) if len(set(digits)) > 1)
    if grid.size > _LARGEST:
        is_complete = verdict.status != "several"
        total = len(found)
        return SurveyAnswer(verdict.status, found, differences, (), total, is_complete, None)
    counts = [[0] * len(grid.layout.digits) for _ in grid.digits]
    total, is_complete = 0, verdict.status != "several"
    listed = found if is_complete else ()
    if verdict.status == "several":
        listed, is_complete = _solutions(grid, watch)
    for solution in listed:
        total += 1
        for cell in grid.layout.cells:
            counts[cell][solution[cell] - 1] += 1
    return SurveyAnswer(
        status=verdict.status,
        solutions=found,
        differences=differences,
        counts=tuple(map(tuple, counts)),
        total=total,
        is_complete=is_complete,
        candidates=_candidates(grid, counts, watch, is_complete=is_complete),
    )


def advise(question: Question, watch: Watch) -> AdviceAnswer:
    """The parts that a puzzle with one solution can do without, and the repairs of another one."""
    grid = question.state.grid().without_entries()
    verdict = nonet.check(grid, **watch.limits)
    if not verdict.is_unique:
        # It is checked again, and then explained in what is left.
        seconds, cancel = 2 * verdict.statistics.seconds + _ADVISING, watch.limits["cancel"]
        with suppress(TimeLimitReached):
            verdict = nonet.check(grid, explain=True, time_limit=seconds, cancel=cancel)
    rules = grid.layout.constraints
    conflict, ambiguity = verdict.conflict_set, verdict.ambiguity
    cells: list[int] = []
    needless: list[int] = []
    is_complete = True
    if verdict.is_unique:
        own = Watch(time_limit=_ADVISING, cancel=watch.limits["cancel"])
        try:
            cells.extend(_needless_givens(grid, own))
            needless.extend(_needless_rules(grid, own))
        except TimeLimitReached:
            is_complete = False
    if conflict is None:
        conflict_rules: tuple[int, ...] = ()
    else:
        conflict_rules = tuple(rules.index(rule) for rule in conflict.constraints)
    givens: tuple[Pair, ...] = ()
    if ambiguity is not None:
        givens = (ambiguity.single,) if ambiguity.single else ambiguity.givens
    return AdviceAnswer(
        conflict_cells=() if conflict is None else conflict.cells,
        conflict_rules=conflict_rules,
        givens=givens,
        rule=write_rule(ambiguity.rule) if ambiguity is not None and ambiguity.rule else "",
        needless_cells=tuple(cells),
        needless_rules=tuple(needless),
        is_complete=is_complete,
    )


def _solutions(grid: Grid, watch: Watch) -> tuple[tuple[tuple[int, ...], ...], bool]:
    """All solutions where they are few, or else random ones, and whether these are all."""
    cancel = watch.limits["cancel"]
    listed: list[tuple[int, ...]] = []
    with suppress(TimeLimitReached):
        for solution in nonet.solutions(grid, time_limit=_LISTING, cancel=cancel):
            listed.append(tuple(solution.digits))
            if len(listed) > _MOST:
                break
        else:
            return tuple(listed), True
    sampling = Watch(time_limit=_SAMPLING, cancel=cancel)
    found: dict[tuple[int, ...], None] = {}
    with suppress(TimeLimitReached):
        for seed in range(_SAMPLES):
            left = sampling.remaining
            solution = nonet.solve(grid, seed=seed, time_limit=left, cancel=cancel)
            found[tuple(solution.digits)] = None
    return tuple(found) or tuple(listed), False


def _candidates(
    grid: Grid, counts: list[list[int]], watch: Watch, *, is_complete: bool
) -> tuple[tuple[int, ...], ...] | None:
    if is_complete:
        return tuple(tuple(at + 1 for at, count in enumerate(row) if count) for row in counts)
    try:
        found = nonet.true_candidates(grid, time_limit=_SETTLING, cancel=watch.limits["cancel"])
    except (TimeLimitReached, NoSolution):
        return None
    holes = grid.layout.holes
    return tuple(() if cell in holes else digits_of(mask) for cell, mask in enumerate(found.masks))


def _needless_givens(grid: Grid, watch: Watch) -> Iterator[int]:
    """Givens whose cells can have no other digit, each alone."""
    every = (1 << len(grid.layout.digits)) - 1
    masks = [1 << digit - 1 if digit else every for digit in grid.digits]
    for cell, digit in enumerate(grid.digits):
        if digit:
            own, masks[cell] = masks[cell], every & ~masks[cell]
            if not _count(Candidates(masks, grid.layout), 1, watch):
                yield cell
            masks[cell] = own


def _needless_rules(grid: Grid, watch: Watch) -> Iterator[int]:
    """Rules without which there is still one solution, each alone."""
    rules = grid.layout.constraints
    for at in range(len(rules)):
        fewer = grid.layout.with_constraints([*rules[:at], *rules[at + 1 :]])
        if _count(Grid(grid.givens, layout=fewer), 2, watch) == 1:
            yield at


def _count(puzzle: Grid | Candidates, most: int, watch: Watch) -> int:
    cancel = watch.limits["cancel"]
    return nonet.count(puzzle, limit=most, time_limit=watch.remaining, cancel=cancel)
