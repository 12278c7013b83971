"""What a layout is put together of: its constraints in order, its houses, and its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from nonet.errors import LayoutError
from nonet.layout import houses as make
from nonet.layout.board import UnusualBoard
from nonet.layout.constraint import Constraint, HouseConstraint
from nonet.layout.given import CONSTRAINTS
from nonet.layout.houses import House
from nonet.layout.limits import MAX_ENTRIES, RuleSize
from nonet.layout.primitives import MAX_STATES, DigitSets, DistinctDigits, Primitive, Restriction

if TYPE_CHECKING:
    from nonet.layout.layout import Layout

_LONGEST = 80
"""Characters of a constraint in a message."""


def ordered(
    constraints: tuple[Constraint, ...], keywords: tuple[str, ...]
) -> tuple[Constraint, ...]:
    """All constraints, each once and in one order."""
    kinds = {kind.name: kind for kind in CONSTRAINTS}
    found: dict[Constraint, None] = {kinds[name](): None for name in keywords}
    found |= dict.fromkeys(constraints)
    first = [rule for kind in CONSTRAINTS for rule in found if type(rule) is kind]
    return (*first, *(rule for rule in found if type(rule) not in CONSTRAINTS))


def shortened(constraints: list[Constraint]) -> str:
    """Constraints in a message: the first, and how many more there are."""
    first, more = repr(constraints[0]), len(constraints) - 1
    first = first if len(first) <= _LONGEST else f"{first[:_LONGEST]}…)"
    return f"[{first}, and {more:,} more]" if more else f"[{first}]"


def check_constraints(layout: Layout) -> None:
    """Raise LayoutError where a constraint does not fit, or all together are too large."""
    size = RuleSize(len(layout.numbers))
    are_few = layout.size <= 9 and len(layout.constraints) * 9 * MAX_STATES <= MAX_ENTRIES
    missing = frozenset(layout.holes)
    for constraint in layout.constraints:
        constraint.check_fits(layout)
        if missing and (outside := constraint.scope(layout) & missing):
            raise LayoutError(
                f"expected cells of the board of {constraint.name}, "
                f"found {make_name(min(outside), layout.size)}"
            )
        if not are_few and not isinstance(constraint, HouseConstraint):
            size.add(_primitives(constraint, layout))


def make_name(cell: int, size: int) -> str:
    """The name of a cell of the square."""
    return f"r{cell // size + 1}c{cell % size + 1}"


def plain_houses(layout: Layout, board: UnusualBoard) -> list[House]:
    """Rows, columns, and boxes or regions; or the houses of a free board."""
    if board.shape is not None:
        return list(board.houses)
    houses = make.rows(layout.size) + make.columns(layout.size)
    if layout.regions is not None:
        houses += make.regions(layout.regions, "box" if layout.box_shape else "region")
    return houses


def all_houses(layout: Layout, plain: Iterable[House], added: Iterable[House]) -> tuple[House, ...]:
    """The houses without those whose cells came before."""
    del layout
    distinct: dict[tuple[int, ...], House] = {}
    for house in (*plain, *added):
        distinct.setdefault(house.cells, house)
    return tuple(distinct.values())


def of_board(layout: Layout) -> Iterator[Primitive]:
    """What the board and the layers say as primitives, beside houses that hold each digit."""
    complete = frozenset(layout.complete_houses)
    mask = sum(1 << digit - layout.numbers.start for digit in layout.digits)
    for house in layout.houses:
        if house in complete or len(house.cells) == 1:
            continue
        if len(house.cells) == len(layout.digits):
            yield DigitSets(house.cells, (mask,))
        else:
            yield DistinctDigits(house.cells)
    holes = layout.holes
    if holes:
        yield Restriction(holes, 1)
    if layout.numbers != layout.digits:
        yield Restriction(layout.cells, mask)
    first = layout.cell_count
    for layer in layout.layers:
        count = len(layer.names(layout.size, holes))
        if layer.values != tuple(layout.numbers):
            mask = sum(1 << value - layout.numbers.start for value in layer.values)
            yield Restriction(tuple(range(first, first + count)), mask)
        first += count


def _primitives(constraint: Constraint, layout: Layout) -> tuple[Primitive, ...]:
    try:
        return constraint.lower(layout)
    except LayoutError:
        return ()  # the solvers do not know it
