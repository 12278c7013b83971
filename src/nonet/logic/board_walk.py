"""The easiest step, again and again, on boards that are not usual."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from nonet.grid import Candidates
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import Count
from nonet.logic._options import TechniqueOptions
from nonet.logic._step_data import Group
from nonet.logic.boards import masks_of, noted
from nonet.logic.engine import NUMBERS, End, walk
from nonet.logic.order import Entry
from nonet.logic.state import Examined
from nonet.logic.step import Step, step_from
from nonet.running import Watch

_SINGLE = "hidden_single"


@dataclass(frozen=True, slots=True)
class _Counted:
    """A number that some cells or variables have an exact number of times, by a rule."""

    rule: int
    house: int | None
    cells: tuple[int, ...]
    number: int
    times: int


def steps_on_board(
    examined: Examined,
    entries: tuple[Entry, ...],
    options: TechniqueOptions,
    watch: Watch,
    most: int,
) -> tuple[list[Step], list[int], End]:
    """The steps, the entry of each, and how the walk ended: as `nonet.logic.engine.walk`."""
    state = examined.candidates
    steps: list[Step] = []
    numbers: list[int] = []
    while not is_settled(state):
        if len(steps) >= most:
            return steps, numbers, "enough"
        found = _next(state, entries, options, watch)
        if found is None:
            return steps, numbers, "stuck"
        step, number = found
        steps.append(step)
        numbers.append(number)
        if examined.solutions and is_against(step, examined):
            return steps, numbers, "unsound"
        state = step.apply(state)
    return steps, numbers, "solved"


def is_settled(state: Candidates) -> bool:
    """Whether all cells have a digit, and all variables that count a number."""
    layout, values = state.layout, state.grid.values
    if not all(values[cell] for cell in layout.cells):
        return False
    masks, kept = masks_of(state), noted(layout)
    return all(
        values[variable] or (variable in kept and masks[variable] & masks[variable] - 1 == 0)
        for layer in layout.layers
        if layer.counts
        for variable in layout.variables(layer.name)
    )


def is_against(step: Step, examined: Examined) -> bool:
    """Whether a step is against the only solution."""
    if len(examined.solutions) != 1:
        return False
    layout, values = step.layout, examined.solutions[0].values
    counted = {*layout.cells}.union(
        *(layout.variables(layer.name) for layer in layout.layers if layer.counts)
    )
    right = {cell: values[cell] + layout.shift for cell in counted}
    return any(right.get(cell, number) != number for cell, number in step.placements) or any(
        right.get(cell) == number for cell, number in step.eliminations
    )


def _next(
    state: Candidates, entries: tuple[Entry, ...], options: TechniqueOptions, watch: Watch
) -> tuple[Step, int] | None:
    order = [[NUMBERS[name] for name in entry.techniques] for entry in entries]
    single = next((n for n, entry in enumerate(entries) if _SINGLE in entry.techniques), None)
    raw, numbers, _, _ = walk(state, order, options, watch=watch, most=1)
    if single is not None and (not raw or numbers[0] > single):
        for step in only_cells(state):
            return step, single
    return (step_from(raw[0], state.layout), numbers[0]) if raw else None


def only_cells(state: Candidates) -> Iterator[Step]:
    """Hidden singles of numbers that a rule counts: the only cells that can have a role."""
    layout, masks = state.layout, masks_of(state)
    for counted in _counted(layout, layout.constraints):
        bit = 1 << counted.number - layout.numbers.start
        may = [cell for cell in counted.cells if masks[cell] & bit]
        left = [cell for cell in may if masks[cell] != bit]
        if not left or len(may) != counted.times:
            continue
        number = counted.number
        found = Group("house", (number,), (), counted.house)
        if counted.house is None:
            found = Group("rule", (number,), (), None, counted.rule)
        yield Step(
            _SINGLE,
            tuple((cell, number) for cell in left),
            (),
            (found, Group("pattern", (number,), tuple(left), None)),
            (),
            layout,
        )


@lru_cache(maxsize=64)
def _counted(layout: Layout, constraints: tuple[Constraint, ...]) -> tuple[_Counted, ...]:
    """What rules count exactly, houses by their numbers where the cells are those of one."""
    houses = {frozenset(house.cells): number for number, house in enumerate(layout.houses)}
    found = []
    for number, constraint in enumerate(constraints):
        for primitive in constraint.lower(layout) if layout.layers else ():
            if not isinstance(primitive, Count) or primitive.counts.bit_count() != 1:
                continue
            cells = frozenset(_cell_of(layout, cell) for cell in primitive.cells)
            times = primitive.counts.bit_length() - 1
            value = primitive.digit + layout.shift
            found.append(_Counted(number, houses.get(cells), primitive.cells, value, times))
    return tuple(found)


def _cell_of(layout: Layout, index: int) -> int:
    place = layout.place_of(index)
    return -1 if place is None or place[1] is None else place[1]
