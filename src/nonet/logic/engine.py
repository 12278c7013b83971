"""Conversion between Python values and the native techniques."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import lru_cache
from typing import Literal, TypeVar

from nonet import _native
from nonet.errors import LayoutError
from nonet.grid import Candidates
from nonet.layout import Constraint, House, HouseConstraint, Layout
from nonet.logic._options import TechniqueOptions
from nonet.logic.boards import KINDS, ON_ANY_BOARD, board_of, native_state
from nonet.running import Watch, has_threads
from nonet.solver.engine import Buffer, NamedPrimitives, named_primitives, native_houses

End = Literal["solved", "stuck", "stopped", "unsound", "enough"]
"""How a walk towards the solution ended."""

LARGEST = 25
"""The largest size that techniques work on."""

MOST_STEPS = 2**31
"""More steps than any grid takes."""

_ENDS: dict[_native.WalkEnd, End] = {
    _native.WalkEnd.SOLVED: "solved",
    _native.WalkEnd.STUCK: "stuck",
    _native.WalkEnd.STOPPED: "stopped",
    _native.WalkEnd.UNSOUND: "unsound",
    _native.WalkEnd.ENOUGH: "enough",
}

RawStep = tuple[
    int,
    list[tuple[int, int]],
    list[tuple[int, int]],
    list[tuple[int, int, int, list[int], int]],
    list[tuple[int, int, bool]],
]
"""Technique, placements, eliminations, groups and links.

A group is a role, a mask of digits, a house or -1, cells, and a rule or -1."""

Levels = tuple[Sequence[int], int]
"""The number of the level of each entry, 0 for the easiest, and that of the last level."""

NO_LEVELS: Levels = ((), 0)

Places = tuple[int, int]
"""At how many places the hardest technique was found where these are fewest, and how many steps of
the hardest level are at one place alone."""

TECHNIQUES: tuple[str, ...] = tuple(_native.technique_names())
NUMBERS = {name: number for number, name in enumerate(TECHNIQUES)}
ROLES: tuple[str, ...] = tuple(_native.role_names())

_ANY_BOARD = frozenset(NUMBERS[name] for name in ON_ANY_BOARD)

Result = TypeVar("Result")


def find_steps(
    candidates: Candidates,
    techniques: Sequence[int],
    options: TechniqueOptions,
    *,
    everything: bool,
    watch: Watch,
    solution: bytes = b"",
) -> list[RawStep]:
    """Steps of these techniques in the current position: all, or the first."""
    native = _native_options(options, candidates.layout)
    if not candidates.layout.is_usual:
        techniques = [number for number in techniques if number in _ANY_BOARD]
    stop = _native.StopFlag()
    return stoppable(
        lambda: _logic(candidates.layout).steps(
            *_state(candidates), techniques, native, solution, everything, stop
        ),
        stop,
        watch,
    )


def walk(
    candidates: Candidates,
    order: Sequence[Sequence[int]],
    options: TechniqueOptions,
    *,
    watch: Watch,
    solution: bytes = b"",
    most: int = MOST_STEPS,
    costs: Sequence[int] = (),
    levels: Levels = NO_LEVELS,
) -> tuple[list[RawStep], list[int], End, Places]:
    """The steps, the entry in the order of each, how the walk ended, and `Places` of the hardest.

    It ends early, at "enough", once the steps have cost `most`: what `costs` has for each entry,
    or 1 each. Places are counted where levels are given.
    """
    native = _native_options(options, candidates.layout)
    if not candidates.layout.is_usual:
        order = [[number for number in entry if number in _ANY_BOARD] for entry in order]
    stop = _native.StopFlag()
    raw, entries, end, places = stoppable(
        lambda: _logic(candidates.layout).walk(
            *_state(candidates), order, native, solution, most, costs, levels, stop
        ),
        stop,
        watch,
    )
    return raw, entries, _ENDS[end], places


def grade_rows(
    rows: Buffer,
    solutions: Buffer,
    order: Sequence[Sequence[int]],
    options: TechniqueOptions,
    *,
    layout: Layout,
    counts: Buffer,
    ends: Buffer,
    levels: Levels = NO_LEVELS,
    places: Buffer | None = None,
    threads: int,
    look: Callable[[], tuple[int, int]],
    watch: Watch,
) -> None:
    """Count the steps of each entry for rows of givens; rows whose end is set are left out.

    With levels `places` gets for each row at how many places the hardest steps can be found: two
    numbers, as `Places` has them.

    Raises
    ------
    LayoutError
        The size is above 25, or the board is not usual.
    TimeLimitReached, Cancelled
        Carrying what was found so far, as reported by `look`, and the nodes.
    """
    layout.check_usual("grades of many puzzles")
    native = _native_options(options, layout)
    stop = _native.StopFlag()
    logic = _logic(layout)
    room: Buffer = bytearray() if places is None else places
    stoppable(
        lambda: logic.grade(
            rows,
            solutions,
            order,
            levels,
            native,
            counts,
            room,
            ends,
            threads,
            stop,
        ),
        stop,
        watch,
        look,
    )


def stoppable(
    work: Callable[[], Result],
    stop: _native.StopFlag,
    watch: Watch,
    look: Callable[[], tuple[int, int]] = lambda: (0, 0),
) -> Result:
    """The result of native work in another thread, while this thread watches the clock."""
    workers = _workers()
    if workers is None:  # the flag is set from outside
        result = work()
        if watch.is_cancelled or watch.is_due:
            watch.between_slices(found=0, nodes=0, depth=0)
        return result
    running = workers.submit(work)
    try:
        while True:
            try:
                return running.result(timeout=watch.slice())
            except TimeoutError:
                found, nodes = look()
                watch.between_slices(found=found, nodes=nodes, depth=0)
    except BaseException:
        stop.ask()
        wait([running])
        raise


@lru_cache
def _workers() -> ThreadPoolExecutor | None:
    """Threads that are kept, because starting one takes longer than most hints.

    One for each concurrent call, up to a limit. None where there are no threads.
    """
    if not has_threads():
        return None
    return ThreadPoolExecutor(max_workers=256, thread_name_prefix="nonet")


if hasattr(os, "register_at_fork"):
    # A child process has none of its parent's threads.
    os.register_at_fork(after_in_child=_workers.cache_clear)


def _state(candidates: Candidates) -> tuple[bytes, bytes, bytes]:
    if not candidates.layout.is_usual:
        return native_state(candidates)
    grid = candidates.grid
    masks = array("I", candidates.masks)
    return grid.digits, grid.givens, masks.tobytes()


def _native_options(options: TechniqueOptions, layout: Layout) -> _native.LogicOptions:
    native = _native.LogicOptions()
    uniqueness = options.uniqueness and layout.is_usual
    for name in TechniqueOptions.__slots__:
        setattr(native, name, getattr(options, name))
    native.uniqueness = uniqueness and _knows_exchanges(layout)
    return native


@lru_cache(maxsize=64)
def _knows_exchanges(layout: Layout) -> bool:
    """Whether the native core can tell which exchanges of digits each rule allows.

    It knows a rule by its primitives, but not what a rule beyond houses adds to the houses.
    """
    everywhere = range(layout.cell_count)
    return all(
        constraint.exchange_keeps(layout, everywhere)
        or not any(
            isinstance(primitive, House) for primitive in constraint.lower_with_houses(layout)
        )
        for constraint in layout.constraints
    )


def _logic(layout: Layout) -> _native.Logic:
    # Equal layouts may have their constraints in another order, and steps name them by number.
    return _logic_in_order(layout, layout.constraints)


@lru_cache(maxsize=64)
def _logic_in_order(layout: Layout, constraints: tuple[Constraint, ...]) -> _native.Logic:
    del constraints
    if not layout.is_usual:
        board = board_of(layout)
        rule = NUMBERS["rule_consequence"]
        rules = [(number, rule, primitives) for number, primitives in board.rules]
        try:
            return _native.Logic(board.native, list(board.kinds), rules)
        except ValueError as error:
            raise LayoutError(str(error)) from None
    if layout.size > LARGEST:
        raise LayoutError(
            f"expected a size of at most {LARGEST} for techniques, found {layout.size}"
        )
    kinds = {kind: number for number, kind in enumerate(KINDS)}
    houses, _ = native_houses(
        layout.size, layout.cell_count, tuple(house.cells for house in layout.houses)
    )
    of_houses = [kinds.get(house.kind, len(kinds)) for house in layout.houses]
    try:
        return _native.Logic(houses, of_houses, list(_rules(layout)))
    except ValueError as error:
        raise LayoutError(str(error)) from None


def _rules(layout: Layout) -> Iterator[tuple[int, int, NamedPrimitives]]:
    """The rules beyond houses: number, technique of what it says about its cells, primitives."""
    for number, constraint in enumerate(layout.constraints):
        if isinstance(constraint, HouseConstraint):
            continue
        primitives = named_primitives(
            primitive
            for primitive in constraint.lower_with_houses(layout)
            if not isinstance(primitive, House)
        )
        if constraint.explained_by not in NUMBERS:
            raise LayoutError(
                f"expected a technique that explains {constraint.name}, "
                f"found {constraint.explained_by!r}"
            )
        yield number, NUMBERS[constraint.explained_by], primitives
