"""Groups of cells with the same digits, in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _marks
from nonet.constraints._base import Cells, Rule
from nonet.constraints.sum import check_groups, indices_of_groups
from nonet.errors import LayoutError
from nonet.layout import Layout, primitives
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.marks import Mark

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class SameDigits(Rule):
    """All groups of cells hold the same digits, each equally often, in any order.

    ::

        [1 8 3]   [3 1 8]

    Interactive Sudoku Solver: SameValues.

    Attributes
    ----------
    groups
        Names of the cells of each group, all of one size.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[SameDigits(["r1c1-2", "r4c1-2"])])
    >>> list(layout.violations(bytes([1, 2] + 10 * [0] + [3, 0, 0, 0])))
    [(0, 1, 12)]
    """

    name: ClassVar[str] = "same_digits"
    example: ClassVar[tuple[str, ...]] = ("r1c1-3 / r4c4 r5c4 r5c5",)
    explained_by: ClassVar[str] = "same_digits"
    look: ClassVar[Look | None] = OutlineLook("green")
    treats_digits_alike: ClassVar[bool] = True
    is_spatial: ClassVar[bool] = False

    groups: tuple[tuple[str, ...], ...]

    if TYPE_CHECKING:

        def __init__(self, groups: Iterable[Cells]) -> None: ...

    def _check(self) -> None:
        check_groups_of_one_size(self, self.groups)

    def lower(self, layout: Layout) -> tuple[primitives.EqualDigits, ...]:
        """One rule of all groups."""
        return (primitives.EqualDigits(indices_of_groups(self.groups, layout)),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line round each group, with the same letter."""
        key = repr(self.groups)
        groups = [_marks.indices(names, layout) for names in self.groups]
        return tuple(mark for group in groups for mark in self._drawn(group, layout, letter=key))


def check_groups_of_one_size(rule: Rule, groups: tuple[tuple[str, ...], ...]) -> None:
    """Raise LayoutError unless the groups are of one size."""
    check_groups(rule, groups)
    for group in groups:
        if len(group) != len(groups[0]):
            raise LayoutError(
                f"expected {len(groups[0])} cells in each group of {rule.name}, found {len(group)}",
                "groups-alike",
                size=len(groups[0]),
                found=len(group),
            )
