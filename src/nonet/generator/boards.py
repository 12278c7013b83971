"""Kinds of puzzle on boards that are not usual: other digits, roles of cells, lines of two kinds.

A solution is found first, with its roles; then clues are chosen that tell it from others, until
the digits alone leave no doubt about the roles; then givens go as long as it stays the only one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import islice
from random import Random

from nonet.constraints.board_kinds import BOARD_KINDS, BoardKind
from nonet.constraints.shorthand import parse_rule
from nonet.errors import GenerationFailed, MultipleSolutions, NonetError
from nonet.generator.generated import Generated
from nonet.generator.request import GenerateRequest
from nonet.grid import Candidates, Grid
from nonet.layout import Constraint, Layout
from nonet.running import Watch
from nonet.solver import count, solve
from nonet.solver.select import make_solver

_MOST_TRIED = 1_000
"""Clues that are looked at before another solution is begun with."""

_TRIES = 100
"""Attempts at each puzzle, where the request does not say."""


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A request for a kind on a board that is not usual.

    Attributes
    ----------
    kind
        Its name.
    tries
        Attempts at each puzzle.
    """

    kind: str
    tries: int


def board_plan(request: GenerateRequest) -> BoardPlan | None:
    """The plan of a request for one of these kinds; None for any other.

    Raises
    ------
    NonetError
        Something else is requested together with it.
    """
    if not isinstance(request.kind, str):
        return None
    name = request.kind.lower().replace("_", "-").replace(" ", "-")
    name = next((one for one in (name, f"{name}s") if one in BOARD_KINDS), "")
    if not name:
        return None
    if replace(request, kind=None, tries=None) != GenerateRequest():
        raise NonetError(f"expected nothing else to be requested with the kind {name}")
    return BoardPlan(name, _TRIES if request.tries is None else request.tries)


def puzzles_on_boards(
    plan: BoardPlan,
    wanted: int,
    predicate: Callable[[Generated], bool] | None,
    *,
    seed: int,
    watch: Watch,
) -> Iterator[Generated]:
    """Puzzles of a kind: the same for the same seed.

    Raises
    ------
    GenerationFailed
        None was found within the tries.
    TimeLimitReached, Cancelled
        Stopped before that.
    """
    digest = int.from_bytes(blake2b(plan.kind.encode(), digest_size=8).digest(), "big")
    rng = Random(seed ^ digest)
    tries, began = 0, time.monotonic()
    found = 0
    while found < wanted:
        if tries == plan.tries:
            raise GenerationFailed(f"no puzzle of the kind {plan.kind} in {tries} tries")
        tries += 1
        watch.between_slices(found=found, nodes=tries, depth=0)
        made = _made(BOARD_KINDS[plan.kind], rng, watch)
        if made is None:
            continue
        puzzle, solution = made
        one = Generated(puzzle, solution, tries, time.monotonic() - began, seed)
        if predicate is None or predicate(one):
            yield one
            found, tries, began = found + 1, 0, time.monotonic()


def _made(kind: BoardKind, rng: Random, watch: Watch) -> tuple[Grid, Grid] | None:
    """A puzzle and its solution; None where clues do not tell roles apart."""
    board = kind.layout
    solver = make_solver(Grid.empty(board), "search", seed=rng.getrandbits(32), most=1)
    solver.find(1)
    solution = solver.solution()
    clues = _clues(kind, solution, rng, watch)
    if clues is None:
        return None
    layout = board.with_constraints((*board.constraints, *clues))
    digits = solution.digits
    givens = _few_givens(layout, digits, kind.givens, rng, watch)
    places = layout.places(digits, solution.layers)
    puzzle = Grid._made(layout, givens, givens)  # noqa: SLF001
    return puzzle, Grid._of_values(layout, places, givens)  # noqa: SLF001


def _few_givens(layout: Layout, digits: bytes, least: int, rng: Random, watch: Watch) -> bytes:
    """Givens of a solution that leave no other: as few as `least`, or none that can go."""
    every = (1 << len(layout.digits)) - 1
    masks = [1 << digit - 1 for digit in digits]
    for cell in sorted(layout.cells, key=lambda _: rng.random()):
        watch.between_slices(found=0, nodes=0, depth=0)
        own = masks[cell]
        masks[cell] = every & ~own
        if count(Candidates(masks, layout), limit=1, **watch.limits):
            masks[cell] = own
            continue
        masks[cell] = every
        if sum(mask != every for mask in masks) <= least:
            break
    return bytes(0 if mask == every else mask.bit_length() for mask in masks)


def _clues(
    kind: BoardKind, solution: Grid, rng: Random, watch: Watch
) -> tuple[Constraint, ...] | None:
    """Clues with which the digits of a solution leave one way for its layers."""
    board, digits = solution.layout, solution.digits
    numbers = solution.layer(kind.reads) if kind.reads else digits
    found: list[Constraint] = []
    used: set[int] = set()
    other: Grid | None = None
    for text in islice(kind.find([number or 0 for number in numbers], rng), _MOST_TRIED):
        clue = parse_rule(text).named(board.size)
        cells = clue.scope(board)
        is_wanted = other is None or any(clue.violations(board, other.values))
        if used & cells or not is_wanted:
            watch.between_slices(found=0, nodes=len(found), depth=0)
            continue
        found.append(clue)
        used |= cells
        if len(found) < kind.clues:
            continue
        layout = board.with_constraints((*board.constraints, *found))
        try:
            solve(Grid._made(layout, digits, digits), unique=True)  # noqa: SLF001
        except MultipleSolutions as error:
            other = next(
                Grid._of_values(board, one.values, bytes(len(digits)))  # noqa: SLF001
                for one in (error.first, error.second)
                if one.layers != solution.layers
            )
            continue
        return tuple(found)
    return None
