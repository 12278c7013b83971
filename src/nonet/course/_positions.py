"""Positions in which something is to be found and nothing easier is, made from random puzzles."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from nonet.course._pool import pooled
from nonet.course._target import Target, house_kind, numbers, target
from nonet.equivalence import scramble_candidates
from nonet.equivalence.random import Random
from nonet.errors import NonetError
from nonet.generator import generate_many
from nonet.grid import Candidates, Grid
from nonet.layout import Layout
from nonet.logic import Step, steps, technique
from nonet.logic.blocking import in_box
from nonet.logic.engine import grade_rows
from nonet.running import Watch

_BLOCK = 16
"""Puzzles that are made and walked together."""

_SINGLES = ("full_house", "hidden_single", "naked_single")


def positions(wanted: Target, layout: Layout, random: Random) -> Iterator[Candidates | None]:
    """Candidates for an exercise, one for each try; None for a try that came to nothing.

    Whoever takes one checks it: a position of the pool may be older than the techniques.

    Raises
    ------
    NonetError
        No such position is known.
    """
    if wanted.is_single:
        return _singles(wanted, layout, random)
    if layout.is_classic:
        kept = pooled(wanted.techniques)
        if kept.puzzles:
            return _from_pool(kept.puzzles, layout, random)
        if kept.is_unknown:
            title = technique(wanted.techniques[0]).title
            raise NonetError(f"no position is known that has a {title} and nothing easier")
    return _walked(wanted, layout, random)


def _walked(wanted: Target, layout: Layout, random: Random) -> Iterator[Candidates | None]:
    """Positions on the way through random puzzles, before steps of the wanted."""
    order = [*map(numbers, wanted.easier), numbers(wanted.techniques)]
    while True:
        made = list(generate_many(_BLOCK, layout, seed=random.next(), threads=1))
        counts = array("H", bytes(2 * len(order) * len(made)))
        grade_rows(
            b"".join(one.puzzle.digits for one in made),
            b"".join(one.solution.digits for one in made),
            order,
            wanted.options,
            layout=layout,
            counts=counts,
            ends=bytearray(len(made)),
            threads=1,
            look=lambda: (0, 0),
            watch=Watch(),
        )
        for row, one in enumerate(made):
            if counts[(row + 1) * len(order) - 1]:
                yield _before_a_step(wanted, one.puzzle, random)
            else:
                yield None


def _before_a_step(wanted: Target, puzzle: Grid, random: Random) -> Candidates | None:
    """The position before one of the steps of the target on the way through a puzzle."""
    state = Candidates.of(puzzle)
    path = wanted.path(state)
    at = [number for number, step in enumerate(path) if step.technique in wanted.techniques]
    if not at:
        return None
    for step in path[: at[random.below(len(at))]]:
        state = step.apply(state)
    return state


def _from_pool(
    puzzles: tuple[tuple[str, str], ...], layout: Layout, random: Random
) -> Iterator[Candidates | None]:
    """Positions of the pool, moved."""
    while True:
        name, text = puzzles[random.below(len(puzzles))]
        one = target(name)
        state = Candidates.of(Grid.parse(text, layout))
        path = one.path(state)
        hits = [number for number, step in enumerate(path) if step.technique == name]
        if not hits:
            yield None
            continue
        for step in path[: hits[0]]:
            state = step.apply(state)
        yield scramble_candidates(state, seed=random.next())


def _singles(wanted: Target, layout: Layout, random: Random) -> Iterator[Candidates | None]:
    """Positions of puzzles that are solved by singles as far as they go, the easiest first."""
    while True:
        [made] = generate_many(1, layout, seed=random.next(), threads=1)
        state = Candidates.of(made.puzzle)
        fitting = []
        while singles := _easiest_singles(state):
            if wanted.takes(singles[0]):
                fitting.append(state)
            state = singles[random.below(len(singles))].apply(state)
        yield fitting[random.below(len(fitting))] if fitting else None


def _easiest_singles(state: Candidates) -> list[Step]:
    """Singles of the easiest kind in a position: full houses, hidden in boxes, in lines, naked."""
    for name in _SINGLES:
        found = steps(state, name)
        if name == "hidden_single":
            found = [in_box(step, state, [step]) for step in found]
            found = [step for step in found if house_kind(step) == "box"] or found
        if found:
            return found
    return []
