"""Why a grid has no solution, or more than one: the conflicting digits, or the missing givens."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import ClassVar

from nonet._digits import digit_text
from nonet._json_form import JsonForm
from nonet.errors import TimeLimitReached
from nonet.grid import Grid
from nonet.layout import Constraint, cell_name
from nonet.running import Watch
from nonet.solver.engine import UNLIMITED, CoreSearch
from nonet.solver.select import solutions_within
from nonet.solver.solver import NativeSolver

_NODES = (1, 10, 100, 1_000, 10_000)
"""How much search may go into the proof of a conflict set; the least that will do is taken."""

_SMALL = 81
"""Cells of a grid on which search alone is quick."""

_ORDERS = 16
"""Orders in which digits of a small grid are left out, each leading to another conflict
set; the smallest counts."""

_PROOF = 20_000
"""Nodes that may go into the proof that no digit of a conflict set can be left out."""

_TRIALS = ((32, 100), (8, 100), (2, 100), (1, 300), (1, 10_000), (1, 1_000_000))
"""How many cells of a learned conflict set are left out at once, and the conflicts that may go
into the question whether the others are one."""

_TRIES = 20_000
"""Steps that may go into the choice of a smallest set."""

_REPAIRING = 1.5
"""Most seconds in which one given or one rule is looked for that leaves one solution."""


@dataclass(frozen=True, slots=True)
class ConflictSet(JsonForm):
    """Digits, and constraints of the layout, that cannot all be right.

    Attributes
    ----------
    cells
        The cells of the digits, ascending.
    is_minimal
        Whether it is proved that without any one of them the others can. (False if there was no
        time for the proof.)
    size
        Size of the grid, which gives the cells their names.
    constraints
        Those constraints of the layout, beside its rows, columns and regions, without which the
        digits could all be right.

    Examples
    --------
    >>> import nonet
    >>> conflict_set = nonet.check("12.. ..3. .... ...4", explain=True).conflict_set
    >>> print(conflict_set)
    r1c1, r1c2 and r2c3 cannot all be right
    """

    json_name: ClassVar[str] = "conflict set"

    cells: tuple[int, ...]
    is_minimal: bool
    size: int
    constraints: tuple[Constraint, ...] = ()

    def __str__(self) -> str:
        names = [cell_name(cell, self.size) for cell in self.cells]
        if not self.constraints:
            return f"{_listed(names)} cannot all be right"
        parts = [*map(str, self.constraints), *(f"the digit in {name}" for name in names)]
        return f"{_listed(parts)} cannot {'all hold' if len(parts) > 1 else 'hold'}"


@dataclass(frozen=True, slots=True)
class Ambiguity(JsonForm):
    """Where two solutions differ, and which further givens leave only one of them.

    Attributes
    ----------
    cells
        Cells in which the two solutions differ, ascending.
    givens
        Further givens, ``(cell, digit)``, that leave the first solution as the only one; empty
        where there was no time to find them.
    is_smallest
        Whether it is proved that fewer do not leave the first solution as the only one.
    size
        Size of the grid, which gives the cells their names.
    single
        With rules beyond houses: one further given that leaves one solution, whichever it is.
    has_single
        Whether there is such a given; None where that was not asked or there was no time.
    rule
        With rules beyond houses: one further rule that leaves one solution, of a kind that the
        puzzle has, or one of the whole grid such as anti-knight; None where none was found.

    Examples
    --------
    >>> import nonet
    >>> print(nonet.check("12.. ..1. .3.. ....", explain=True).ambiguity)
    1 more given leaves one solution: r3c1 = 2
    >>> layout = nonet.Layout.of_size(4, constraints=[nonet.constraints.Thermometer("r1c1-3")])
    >>> print(nonet.check(nonet.Grid("1....2..........", layout=layout), explain=True).ambiguity)
    1 more given leaves one solution: r3c3 = 1; so does 1 more rule: the diagonals
    """

    json_name: ClassVar[str] = "ambiguity"

    cells: tuple[int, ...]
    givens: tuple[tuple[int, int], ...]
    is_smallest: bool
    size: int
    single: tuple[int, int] | None = None
    has_single: bool | None = None
    rule: Constraint | None = None

    def __str__(self) -> str:
        if self.rule is None:
            return self._in_givens
        is_first = not self.single and not self.givens
        return f"{self._in_givens}; {_ONE_RULE[is_first]}: {self.rule}"

    @property
    def _in_givens(self) -> str:
        givens = (self.single,) if self.single else self.givens
        named = [f"{cell_name(cell, self.size)} = {digit_text(digit)}" for cell, digit in givens]
        if len(named) == 1:
            return f"1 more given leaves one solution: {named[0]}"
        if self.has_single is False:
            more = f", but {len(named)} more do: {_listed(named)}" if named else ""
            return f"no single given leaves one solution{more}"
        if named:
            return f"{len(named)} more givens leave one solution: {_listed(named)}"
        return f"two solutions differ in {len(self.cells)} cells"


_ONE_RULE = {False: "so does 1 more rule", True: "1 more rule leaves one solution"}
"""How a rule is named, after givens and where there is nothing before it."""


def find_conflict_set(
    grid: Grid, watch: Watch, *, node_limits: Sequence[int] = _NODES, learns: bool = True
) -> ConflictSet:
    """A small set of the digits of a grid without solution that allows none either.

    If the time runs out, the smallest set found so far. Search proves it within the first of these
    `node_limits` that is enough; what it does not prove is learned. Then constraints of the layout
    are left out in the same way.
    """
    found = _conflicting_digits(grid, watch, node_limits, learns=learns)
    if not grid.layout.constraints or len(grid.conflicts()) > 0:
        return found
    constraints, is_minimal = _conflicting_constraints(grid, found.cells, watch)
    return replace(found, constraints=constraints, is_minimal=found.is_minimal and is_minimal)


def _conflicting_constraints(
    grid: Grid, cells: Sequence[int], watch: Watch
) -> tuple[tuple[Constraint, ...], bool]:
    """Constraints that the digits of these cells conflict with, and whether all are needed."""
    needed = list(grid.layout.constraints)
    is_minimal = True
    try:
        for constraint in grid.layout.constraints:
            others = [rule for rule in needed if rule is not constraint]
            layout = grid.layout.with_constraints(others)
            verdict = _verdict(Grid(grid.digits, layout=layout), cells, _PROOF, watch)
            if verdict:
                needed = others
            is_minimal &= verdict is not None
    except TimeLimitReached:
        is_minimal = False
    return tuple(needed), is_minimal


def _conflicting_digits(
    grid: Grid, watch: Watch, node_limits: Sequence[int], *, learns: bool
) -> ConflictSet:
    if conflicts := grid.conflicts():
        return ConflictSet(conflicts[0].cells, True, grid.size)
    best = filled = [cell for cell, digit in enumerate(grid.digits) if digit]
    cells = len(grid.digits)
    try:
        if cells > _SMALL and learns:
            best = filled = next(_learned_cores(grid, filled, watch), (filled,))[0]
        limits = (nodes for nodes in node_limits if nodes * cells <= node_limits[-1] * _SMALL)
        proofs = (nodes for nodes in limits if _is_refuted(grid, filled, nodes, watch))
        nodes = next(proofs, None)
        if nodes is None:
            is_minimal = False
            if learns:
                for conflicting, is_proved in _learned_cores(grid, best, watch):
                    best, is_minimal = conflicting, is_proved
            return ConflictSet(tuple(best), is_minimal, grid.size)
        rng = random.Random(0)
        for _ in range(max(1, _ORDERS * _SMALL // cells)):
            order = sorted(filled, key=lambda _: rng.random())
            found = _left_over(order, lambda cells: _is_refuted(grid, cells, nodes, watch))
            if len(found) < len(best):
                best = found
        is_minimal = True
        for cell in sorted(best):
            others = [other for other in best if other != cell]
            verdict = _verdict(grid, others, _PROOF, watch)
            if verdict:
                best = others
            is_minimal &= verdict is not None
        if not is_minimal and learns:
            for conflicting, is_proved in _learned_cores(grid, best, watch):
                best, is_minimal = conflicting, is_proved
    except TimeLimitReached:
        is_minimal = False
    return ConflictSet(tuple(sorted(best)), is_minimal, grid.size)


def _learned_cores(grid: Grid, cells: list[int], watch: Watch) -> Iterator[tuple[list[int], bool]]:
    """Smaller and smaller parts of a conflict set by learning, and whether each is minimal."""
    search = CoreSearch(grid, watch)
    if not search.is_available:
        return
    conflicting = search.conflicting(cells, None) or []
    is_minimal = False
    for part, conflicts in _TRIALS:
        is_minimal = True
        for start in range(0, len(before := conflicting), part):
            yield conflicting, False
            left_out = set(before[start : start + part]).intersection(conflicting)
            if not left_out:
                continue
            fewer = search.conflicting(
                [cell for cell in conflicting if cell not in left_out], conflicts
            )
            is_minimal &= fewer is not None
            conflicting = fewer or conflicting
        if is_minimal and part == 1:
            break
    if conflicting:
        yield conflicting, is_minimal


def find_ambiguity(
    grid: Grid, first: Grid, second: Grid, watch: Watch, *, tries: int = _TRIES
) -> Ambiguity:
    """Where two solutions of a grid differ, and which givens leave only the first.

    If the time runs out, no givens. `tries` steps may go into each choice of a smallest set. With
    rules beyond houses, also one given and one rule that leave one solution.
    """
    single: tuple[int, int] | None = None
    has_single: bool | None = None
    rule: Constraint | None = None
    if not grid.layout.is_house_only:
        from nonet.solver._repair import Repairs  # noqa: PLC0415 (no other puzzle needs it)

        repairs = Repairs(grid, (first.digits, second.digits))
        with suppress(TimeLimitReached):
            single = repairs.single_given(_part_of(watch))
            has_single = single is not None
        with suppress(TimeLimitReached):
            rule = repairs.single_rule(_part_of(watch))
    found = _missing_givens(grid, first, second, watch, tries)
    return replace(found, single=single, has_single=has_single, rule=rule)


def _part_of(watch: Watch) -> Watch:
    """A watch of the same caller, for a third of the time that is left."""
    left = _REPAIRING if watch.remaining is None else min(_REPAIRING, watch.remaining / 3)
    limits = watch.limits
    return Watch(time_limit=left, progress=limits["progress"], cancel=limits["cancel"])


def _missing_givens(grid: Grid, first: Grid, second: Grid, watch: Watch, tries: int) -> Ambiguity:
    differences = [_difference(first, second)]
    cells = tuple(sorted(differences[0]))
    try:
        while (chosen := _smallest_choice(differences, tries)) is not None:
            other = _other_solution(grid, first, chosen, watch)
            if other is None:
                return Ambiguity(cells, _given(first, chosen), True, grid.size)
            differences.append(_difference(first, other))
        chosen = _some_choice(grid, first, watch)
    except TimeLimitReached:
        chosen = []
    return Ambiguity(cells, _given(first, chosen), False, grid.size)


def _difference(first: Grid, second: Grid) -> set[int]:
    pairs = zip(first.digits, second.digits, strict=True)
    return {cell for cell, (one, other) in enumerate(pairs) if one != other}


def _given(first: Grid, cells: Iterable[int]) -> tuple[tuple[int, int], ...]:
    return tuple((cell, first.digits[cell]) for cell in sorted(cells))


def _other_solution(grid: Grid, first: Grid, cells: Iterable[int], watch: Watch) -> Grid | None:
    """A solution other than the first one that agrees with it in these cells."""
    digits = bytearray(grid.digits)
    for cell in cells:
        digits[cell] = first.digits[cell]
    found = solutions_within(_holding(grid, digits), watch)
    return next((other for other in found if other.digits != first.digits), None)


def _smallest_choice(differences: list[set[int]], tries: int) -> list[int] | None:
    """As few cells as possible of which each difference has one; None where that is hard to say.

    Differences are looked at smallest first, and one cell after the other is tried; J. de Kleer
    and B. C. Williams, "Diagnosing multiple faults", Artificial Intelligence 32, 1987.
    """
    steps = 0
    ordered = sorted(differences, key=len)

    def choose(chosen: list[int], most: int) -> list[int] | None:
        nonlocal steps
        steps += 1
        left = [cells for cells in ordered if cells.isdisjoint(chosen)]
        if not left:
            return chosen
        if steps > tries or len(chosen) + _disjoint(left) > most:
            return None
        for cell in sorted(left[0], key=lambda cell: -sum(cell in cells for cells in left)):
            if found := choose([*chosen, cell], most):
                return found
        return None

    for most in range(_disjoint(ordered), len(ordered) + 1):
        if found := choose([], most):
            return found
        if steps > tries:
            return None
    return None


def _disjoint(differences: list[set[int]]) -> int:
    """A number of differences of which no two share a cell: each needs one of its own."""
    taken: set[int] = set()
    count = 0
    for cells in differences:
        if cells.isdisjoint(taken):
            taken |= cells
            count += 1
    return count


def _some_choice(grid: Grid, first: Grid, watch: Watch) -> list[int]:
    """Cells that leave the first solution only, none of which can be left out."""
    chosen: list[int] = []
    while (other := _other_solution(grid, first, chosen, watch)) is not None:
        chosen.append(min(_difference(first, other)))
    for cell in list(chosen):
        others = [place for place in chosen if place != cell]
        if _other_solution(grid, first, others, watch) is None:
            chosen = others
    return chosen


def _is_refuted(grid: Grid, cells: Iterable[int], nodes: int, watch: Watch) -> bool:
    return _verdict(grid, cells, nodes, watch) is True


def _verdict(grid: Grid, cells: Iterable[int], nodes: int, watch: Watch) -> bool | None:
    """Whether these cells' digits are a conflict set; None if these nodes do not decide it."""
    digits = bytearray(len(grid.digits))
    for cell in cells:
        digits[cell] = grid.digits[cell]
    solver = NativeSolver(_holding(grid, digits), watch, patience=UNLIMITED)
    return not solver.found if solver.find_within(1, nodes) else None


def _holding(grid: Grid, digits: bytearray) -> Grid:
    return Grid._made(grid.layout, bytes(digits), bytes(digits))  # noqa: SLF001


def _left_over(cells: list[int], is_conflict_set: Callable[[list[int]], bool]) -> list[int]:
    """The digits left after removing all that can go, large parts first."""
    part = max(1, len(cells) // 2)
    while True:
        start = 0
        while start < len(cells):
            others = cells[:start] + cells[start + part :]
            if is_conflict_set(others):
                cells = others
            else:
                start += part
        if part == 1:
            return cells
        part //= 2


def _listed(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
