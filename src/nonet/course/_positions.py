"""Puzzles that come to what is practised, and the positions in them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from nonet.course._drawn_rules import drawn_puzzle
from nonet.course._kinds import DRAWN_RULES
from nonet.course._pool import pooled
from nonet.course._target import PracticeTarget, easiest_singles, numbers
from nonet.equivalence import scramble
from nonet.equivalence.random import Random
from nonet.errors import NonetError
from nonet.generator import Generated, GenerateRequest, generate_requested
from nonet.generator.rules.kinds import KINDS
from nonet.grid import Candidates, Grid
from nonet.layout import Layout
from nonet.logic import technique
from nonet.logic.engine import grade_rows
from nonet.running import Watch

_BLOCK = 16
"""Puzzles that are made and graded together."""


def positions(
    wanted: PracticeTarget, layout: Layout, random: Random, watch: Watch
) -> Iterator[Candidates | None]:
    """Positions for exercises, one for each try; None for a try that came to nothing.

    Raises
    ------
    NonetError
        No such position is known.
    TimeLimitReached, Cancelled
        Raised by the watch.
    """
    before = _before_a_single if wanted.is_single else _before_a_step
    for puzzle in puzzles_that_come_to(wanted, layout, random, watch):
        yield None if puzzle is None else before(wanted, puzzle, random)


def puzzles_that_come_to(
    wanted: PracticeTarget, layout: Layout, random: Random, watch: Watch
) -> Iterator[Grid | None]:
    """Puzzles with a step of the target where nothing easier is left, or None, for each try.

    Those of the pool are moved at random; now and then the way through a moved puzzle is another
    one, and does not come to the target.

    Raises
    ------
    NonetError
        No such puzzle is known.
    TimeLimitReached, Cancelled
        Raised by the watch.
    """
    while wanted.kind == DRAWN_RULES:
        yield drawn_puzzle(wanted.name, layout, random, watch)
    if wanted.is_single or wanted.kind:
        while True:
            for made in _made(1, wanted.kind, layout, random, watch):
                yield made.puzzle
    kept = pooled(wanted.techniques) if layout.is_classic else None
    if kept is None:
        while True:
            yield from _random_puzzles(wanted, layout, random, watch)
    if not kept:
        phrase = technique(wanted.techniques[0]).phrase
        raise NonetError(f"no position is known that has {phrase} and nothing easier")
    while True:
        puzzle = Grid.parse(kept[random.below(len(kept))], layout)
        yield scramble(puzzle, seed=random.next())


def _random_puzzles(
    wanted: PracticeTarget, layout: Layout, random: Random, watch: Watch
) -> Iterator[Grid | None]:
    """Some random puzzles, or None for those that do not come to the target."""
    order = [*map(numbers, wanted.easier), numbers(wanted.techniques)]
    made = _made(_BLOCK, "", layout, random, watch)
    counts = array("H", bytes(2 * len(order) * len(made)))
    grade_rows(
        b"".join(puzzle.puzzle.digits for puzzle in made),
        b"".join(puzzle.solution.digits for puzzle in made),
        order,
        wanted.options,
        layout=layout,
        counts=counts,
        ends=bytearray(len(made)),
        threads=1,
        look=lambda: (0, 0),
        watch=watch,
    )
    for puzzle, found in zip(made, counts[len(order) - 1 :: len(order)], strict=True):
        yield puzzle.puzzle if found else None


def _made(count: int, kind: str, layout: Layout, random: Random, watch: Watch) -> list[Generated]:
    """Random puzzles; so few that one processor is enough."""
    request = GenerateRequest(layout=layout)
    if kind:
        own = None if layout.is_classic else layout
        is_known = kind in KINDS
        request = GenerateRequest(
            kind=kind if is_known else None, rules=() if is_known else (kind,), layout=own
        )
    seed = random.next()
    made = generate_requested(request, count, seed=seed, threads=1, watch=watch, mixes_seed=False)
    return list(made)


def _before_a_step(wanted: PracticeTarget, puzzle: Grid, random: Random) -> Candidates | None:
    """The position before one of the steps of the target on the way through a puzzle."""
    state = Candidates.of(puzzle)
    path = wanted.path(state)
    at = [number for number, step in enumerate(path) if step.technique in wanted.techniques]
    if not at:
        return None
    for step in path[: at[random.below(len(at))]]:
        state = step.apply(state)
    return state


def _before_a_single(wanted: PracticeTarget, puzzle: Grid, random: Random) -> Candidates | None:
    """A position in which the target is the easiest single, on the way by singles alone."""
    state = Candidates.of(puzzle)
    fitting = []
    while singles := easiest_singles(state):
        if wanted.takes(singles[0], state):
            fitting.append(state)
        state = singles[random.below(len(singles))].apply(state)
    return fitting[random.below(len(fitting))] if fitting else None
