"""Cages that share one unknown total."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints.sum import EqualSum
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.primitives import DistinctDigits, Primitive


class EqualCages(EqualSum):
    """No digit repeats in a cage, and all cages have the same total, which is not given.

    ::

        [1 8]   [4 5]   [2 3 4]      each is 9

    Attributes
    ----------
    groups
        Names of the cells of each cage.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[EqualCages(["r1c1-2", "r4c1-2"])])
    >>> list(layout.violations(bytes([1, 2] + 10 * [0] + [3, 1, 0, 0])))
    [(0, 1, 12, 13)]
    """

    __slots__ = ()
    name: ClassVar[str] = "equal_cages"
    example: ClassVar[tuple[str, ...]] = ("r1c1-2 / r3c4 r4c4 r4c5",)
    look: ClassVar[Look | None] = OutlineLook("grey", (0.28, 0.05, 0.05, 0.05))

    def _check_fits(self, layout: Layout) -> None:
        most = len(self.numbers(layout))
        for group in self.groups:
            if len(group) > most:
                self._bounds("cells in a cage", 1, most, len(group))
        EqualSum._check_fits(self, layout)  # noqa: SLF001 (of its base class)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """One sum of all cages, and that the digits of each differ."""
        total = self._balance(layout)
        return (total, *map(DistinctDigits, total.groups))
