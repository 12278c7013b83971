"""`broken_rules`: the rules beyond houses that digits break, whatever is still to come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.grid import Grid
from nonet.layout import Constraint, HouseConstraint, Layout
from nonet.layout.primitives import EqualTotals


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A rule that digits break.

    Attributes
    ----------
    number
        Index in `Layout.constraints`.
    cells
        Those to blame, as `Constraint.violations` has them.
    total
        What all cells of the rule sum to, where the rule is about that and they are full.
    """

    number: int
    cells: tuple[int, ...]
    total: int | None


def broken_rules(grid: Grid) -> Iterator[BrokenRule]:
    """The rules that the digits of a grid break, beyond those that are nothing but houses.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Cage
    >>> layout = Layout.of_size(9, constraints=[Cage("r1c1-2", total=15)])
    >>> list(broken_rules(Grid.empty(layout).place("r1c1", 9).place("r1c2", 7)))
    [BrokenRule(number=0, cells=(0, 1), total=16)]
    """
    layout, digits = grid.layout, grid.values
    for number, constraint in enumerate(layout.constraints):
        if not isinstance(constraint, HouseConstraint):
            for cells in constraint.violations(layout, digits):
                yield BrokenRule(number, cells, _total(constraint, layout, cells, digits))


def _total(
    constraint: Constraint, layout: Layout, cells: tuple[int, ...], digits: bytes
) -> int | None:
    is_sum_of_all = any(
        isinstance(primitive, EqualTotals)
        and primitive.totals is not None
        and primitive.factors is None
        and [set(group) for group in primitive.groups] == [set(cells)]
        for primitive in constraint.lower(layout)
    )
    values = [digits[cell] for cell in cells]
    shift = layout.shift * len(values)
    return sum(values) + shift if is_sum_of_all and 0 not in values else None
