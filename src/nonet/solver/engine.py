"""Conversion between Python values and the native solver; nothing else here knows it."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from operator import and_
from typing import Any, Literal, NamedTuple, cast

from nonet import _native
from nonet._arguments import whole
from nonet.errors import LayoutError, NonetError
from nonet.grid import Candidates, Grid
from nonet.layout import House, Layout
from nonet.layout.primitives import (
    Alternatives,
    DistinctDigits,
    Negation,
    Primitive,
    Quota,
    Restriction,
)
from nonet.running import Watch, has_threads

Buffer = Any
"""Contiguous bytes or numbers: bytes, bytearray, array.array, NumPy array."""

MAX_THREADS = 1024
"""Most threads of one call."""

UNLIMITED = 2**64 - 1

Outcome = _native.Outcome
"""How a slice of work ended."""

PAUSED = Outcome.PAUSED
"""There is more to do. A member of its own name: finding it in its class takes 0.1 µs."""

NativeHandle = _native.Solver
"""The native solver of one puzzle."""

NativeRules = _native.Rules
"""Rules beyond houses, ready for the solver."""

NativeLayout = _native.Layout

NamedPrimitives = list[tuple[str, list[tuple[object, ...]]]]
"""Primitives as native code takes them, by kind."""

RowForm = Literal["digits", "text", "masks"]
"""The meaning of the bytes of a row."""

_FORMS: dict[RowForm, _native.RowForm] = {
    "digits": _native.RowForm.DIGITS,
    "text": _native.RowForm.TEXT,
    "masks": _native.RowForm.MASKS,
}


def instruction_set() -> str:
    """Name of the instruction set of the lockstep engine: the best, or what NONET_ISA says."""
    return _instruction_set(os.environ.get("NONET_ISA"))


@lru_cache
def _instruction_set(wanted: str | None) -> str:
    available = [name for name, _ in _native.instruction_sets()]
    if not wanted:
        return available[0]
    if wanted not in available:
        raise NonetError(
            f"expected NONET_ISA to be one of {', '.join(available)}, found {wanted!r}"
        )
    return wanted


@lru_cache(maxsize=64)
def native_layout(layout: Layout) -> _native.Layout:
    """The rules that native engines work on.

    Raises
    ------
    LayoutError
        There is a constraint that they do not know.
    """
    layout.lower_to_houses()
    return _houses_alone(layout.with_same_houses)


@lru_cache(maxsize=64)
def _houses_alone(layout: Layout) -> _native.Layout:
    houses = [list(house.cells) for house in layout.complete_houses]
    return _native.Layout(len(layout.numbers), houses, layout.variable_count)


class _Prepared(NamedTuple):
    """A layout ready for the solver.

    Where the rules beyond houses are about single cells only, they are the `allowed` digits of each
    cell as masks, and the engines for houses are quicker.
    """

    houses: _native.Layout
    rules: _native.Rules | None
    allowed: tuple[int, ...] | None


@lru_cache(maxsize=64)
def _prepared(layout: Layout) -> _Prepared:
    """The houses of a layout, and what else there is of rules.

    Raises
    ------
    LayoutError
        There is a constraint that the solver does not know, or it passes a limit.
    """
    kinds = layout.lower_beyond_houses()
    if not kinds and layout.is_usual:
        return _Prepared(native_layout(layout), None, None)
    if kinds.keys() == {Restriction} and layout.is_usual:
        allowed = [(1 << len(layout.numbers)) - 1] * layout.variable_count
        for cells, mask in cast(list[Restriction], kinds[Restriction]):
            for cell in cells:
                allowed[cell] &= mask
        return _Prepared(_houses_alone(layout.with_same_houses), None, tuple(allowed))
    try:
        native, prepared = _houses_of(layout.with_same_houses)
        return _Prepared(native, _native.Rules(prepared, _named(kinds)), None)
    except ValueError as error:
        raise LayoutError(str(error)) from None


def has_only_houses(layout: Layout) -> bool:
    """Whether a layout has no rules beyond houses."""
    prepared = _prepared(layout)
    return prepared.rules is None and prepared.allowed is None


def _start(
    puzzle: Grid | Candidates, allowed: tuple[int, ...] | None
) -> tuple[bytes, bytes | None]:
    """The digits of a puzzle and, where they say less than all, the candidates of each cell."""
    if allowed is None and isinstance(puzzle, Grid):
        return puzzle.values, None
    layout = puzzle.layout
    anything = (1 << len(layout.numbers)) - 1
    if isinstance(puzzle, Grid):
        digits = puzzle.values
        masks = tuple(1 << digit - 1 if digit else anything for digit in digits)
    else:
        digits = puzzle.grid.values
        lift = layout.digits.start - layout.numbers.start
        masks = tuple(mask << lift for mask in puzzle.masks)
        masks += (anything,) * (layout.variable_count - layout.cell_count)
    if allowed is not None:
        masks = tuple(map(and_, masks, allowed))
    width = (len(layout.numbers) + 7) // 8
    return digits, b"".join(mask.to_bytes(width, "little") for mask in masks)


def named_primitives(primitives: Iterable[Primitive]) -> NamedPrimitives:
    """The names of the kinds of primitives, each with the fields of those of this kind.

    There is no `House` among them.
    """
    return _named(_by_kind(primitives))


def _by_kind(primitives: Iterable[Primitive]) -> dict[type[Primitive], list[Primitive]]:
    kinds = defaultdict[type[Primitive], list[Primitive]](list)
    for primitive in primitives:
        kinds[type(primitive)].append(primitive)
    return kinds


def _named(kinds: Mapping[type[Primitive], list[Primitive]]) -> NamedPrimitives:
    return [(kind.__name__, _fields(kind, found)) for kind, found in kinds.items()]


def _fields(kind: type[Primitive], found: list[Primitive]) -> list[tuple[object, ...]]:
    """Their fields; those of other primitives are named as well."""
    if kind is Alternatives:
        rules = cast(list[Alternatives], found)
        return [([named_primitives(choice) for choice in rule.choices],) for rule in rules]
    if kind is Negation:
        return [(named_primitives(rule.primitives),) for rule in cast(list[Negation], found)]
    if kind is Quota:
        return [_quota(quota) for quota in cast(list[Quota], found)]
    assert kind is not House
    return cast(list[tuple[object, ...]], found)


def _quota(quota: Quota) -> tuple[object, ...]:
    rules, opposites = (
        list(map(named_primitives, parts)) for parts in (quota.rules, quota.opposites)
    )
    return rules, opposites, quota.least, quota.most


@lru_cache(maxsize=64)
def native_houses(
    numbers: int, variables: int, houses: tuple[tuple[int, ...], ...]
) -> tuple[_native.Layout, _native.Houses]:
    """Houses that the rules of many puzzles are added to.

    Parameters
    ----------
    numbers
        How many numbers a variable may be; a house has this number of cells.
    variables
        Number of cells and further variables.
    houses
        The cells of each house.
    """
    native = _native.Layout(numbers, list(map(list, houses)), variables)
    try:
        return native, _native.Houses(native)
    except ValueError as error:
        raise LayoutError(str(error)) from None


@lru_cache(maxsize=64)
def _houses_of(layout: Layout) -> tuple[_native.Layout, _native.Houses]:
    houses = tuple([house.cells for house in layout.complete_houses])
    return native_houses(len(layout.numbers), layout.variable_count, houses)


def native_solver(
    puzzle: Grid | Candidates,
    seed: int | None = None,
    most: int | None = None,
    patience: int | None = None,
) -> _native.Solver:
    """The native solver of a puzzle, for at most `most` solutions.

    `patience` is the number of nodes after which search gives way to learning.
    """
    native, rules, allowed = _prepared(puzzle.layout)
    digits, masks = _start(puzzle, allowed)
    return _native.Solver(native, digits, masks, seed, most, patience, instruction_set(), rules)


def native_solver_beyond(
    puzzle: Grid | Candidates, known: Iterable[bytes], seed: int | None = None
) -> _native.Solver:
    """The native solver for one solution that differs from these in digits or layers that count.

    Parameters
    ----------
    known
        A byte for each cell and variable of each solution, as `Grid.values` has them.
    """
    layout = puzzle.layout
    native, prepared = _houses_of(layout.with_same_houses)
    kinds = layout.lower_beyond_houses()
    counted = [*layout.cells]
    for layer in layout.layers:
        counted += layout.variables(layer.name) if layer.counts else ()
    for values in known:
        same = tuple(Restriction((cell,), 1 << values[cell] - 1) for cell in counted)
        kinds[Negation].append(Negation(same))
    digits, masks = _start(puzzle, None)
    try:
        rules = _native.Rules(prepared, _named(kinds))
    except ValueError as error:
        raise LayoutError(str(error)) from None
    return _native.Solver(native, digits, masks, seed, 1, None, instruction_set(), rules)


def changing_rules(houses: _native.Houses, primitives: Iterable[Primitive]) -> NativeRules | None:
    """Rules that are added to houses; None where there are none."""
    named = named_primitives(
        DistinctDigits(primitive.cells) if isinstance(primitive, House) else primitive
        for primitive in primitives
    )
    try:
        return _native.Rules(houses, named) if named else None
    except ValueError as error:
        raise LayoutError(str(error)) from None


def native_search(
    layout: _native.Layout,
    rules: NativeRules | None,
    digits: bytes,
    *,
    most: int,
    seed: int | None,
) -> NativeHandle:
    """The native solver under such rules, which never gives way to learning."""
    return NativeHandle(layout, digits, None, seed, most, UNLIMITED, instruction_set(), rules)


def native_sampler(puzzle: Grid | Candidates, seed: int) -> _native.SolutionSampler:
    """The sampler that estimates the number of solutions of a puzzle.

    Raises
    ------
    LayoutError
        The layout is larger than 64 × 64.
    """
    _, rules, allowed = _prepared(puzzle.layout)
    digits, masks = _start(puzzle, allowed)
    if rules is None:
        houses = tuple(house.cells for house in puzzle.layout.lower() if type(house) is House)
        try:
            layout = puzzle.layout
            made = native_houses(len(layout.numbers), layout.variable_count, houses)
            rules = _native.Rules(made[1], [])
        except ValueError as error:
            raise LayoutError(str(error)) from None
    return _native.SolutionSampler(rules, digits, masks, seed)


class CoreSearch:
    """Which digits of a grid cannot all be right, by the learning solver."""

    __slots__ = ("_grid", "_solver", "_watch")

    def __init__(self, grid: Grid, watch: Watch) -> None:
        self._grid = grid
        self._watch = watch
        empty = Grid.empty(grid.layout)
        self._solver = native_solver(empty)

    @property
    def is_available(self) -> bool:
        """Whether the rules are houses alone, and the grid is small enough for learning."""
        return has_only_houses(self._grid.layout) and self._solver.can_learn

    def conflicting(self, cells: Collection[int], conflicts: int | None) -> list[int] | None:
        """Some of these cells whose digits cannot all be right.

        Empty if all of them can, None if this number of conflicts does not decide it.

        Raises
        ------
        TimeLimitReached, Cancelled
        """
        solver, watch = self._solver, self._watch
        digits = bytearray(len(self._grid.digits))
        for cell in cells:
            digits[cell] = self._grid.digits[cell]
        solver.assume(bytes(digits))
        most = None if conflicts is None else solver.conflicts + conflicts
        while True:
            if seconds := watch.slice():
                outcome = solver.run(seconds, 1, most, None)
                if outcome is Outcome.EXHAUSTED:
                    return solver.core()
                if outcome is Outcome.FOUND:
                    return []
                if most is not None and solver.conflicts >= most:
                    return None
            watch.between_slices(found=0, nodes=solver.conflicts, depth=0)


def run_batch(
    rows: Buffer,
    *,
    count: int,
    stride: int,
    form: RowForm,
    limit: int,
    counts: Buffer,
    first: Buffer | None,
    second: Buffer | None,
    out_stride: int,
    as_text: bool,
    threads: int | None,
    watch: Watch,
) -> None:
    """Solve many 9 × 9 grids; results go to the buffers, -1 to the count of a malformed row.

    Raises
    ------
    TimeLimitReached, Cancelled
        Carrying the number of rows that were taken up.
    """
    solver = _native.RowSolver(
        rows=rows,
        count=count,
        stride=stride,
        form=_FORMS[form],
        limit=limit,
        counts=counts,
        first=first,
        second=second,
        out_stride=out_stride,
        text_out=as_text,
        instruction_set=instruction_set(),
        threads=available_threads() if threads is None else threads,
    )
    while solver.run(watch.slice()) is PAUSED:
        watch.between_slices(
            found=solver.taken, nodes=solver.taken, depth=0, fraction=solver.taken / max(count, 1)
        )


def all_lines_of_81(text: bytes) -> bool:
    """Whether a text is nothing but lines of 81 characters, each one word."""
    return _native.all_lines_of_81(text)


def count_givens(text: Buffer, found: Buffer) -> None:
    """Write the number of givens of each row of 81 characters; 255 if it is not a puzzle."""
    _native.count_givens(text, found)


def checked_threads(threads: int | None) -> int:
    """The number of threads; that of the processors where it is None; 1 where there are none.

    Raises
    ------
    NonetError
        It is out of range.
    """
    if threads is None:
        return available_threads()
    if not 1 <= whole(threads, "a number of threads") <= MAX_THREADS:
        raise NonetError(f"expected from 1 to {MAX_THREADS} threads, found {threads!r}")
    return threads if has_threads() else 1


def available_threads() -> int:
    """Processors that this process may use."""
    if not has_threads():
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
