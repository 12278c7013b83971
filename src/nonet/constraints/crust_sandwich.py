"""Sandwiches with other crusts than 1 and N."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints.sandwich import Sandwich
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OutsideMaking
from nonet.layout.sentences import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nonet.constraints._base import Cells


@dataclass(frozen=True, slots=True)
class CrustSandwich(Sandwich):
    """The digits between two others in a row or column, the crusts, sum to the clue.

    ::

        12 | 4 2 5 7 8 ...      5 + 7 = 12, between 2 and 8

    Attributes
    ----------
    cells
        Names of the cells of the row or column.
    total
        `sum` in JSON.
    crusts
        Two digits; None: 2 and N − 1.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[CrustSandwich("r1c1-4", 4, [1, 3])])
    >>> list(layout.violations(bytes([1, 2, 3, 4] + 12 * [0])))
    [(0, 1, 2, 3)]
    """

    name: ClassVar[str] = "crust_sandwich"
    example: ClassVar[tuple[str, ...]] = ("4 2 5 r2c1-6", "0 1 4 r1-6c4")
    explained_by: ClassVar[str] = "rule_consequence"
    making: ClassVar[Making | None] = OutsideMaking(count=(10, 18), number="total", ends=1)
    look: ClassVar[Look | None] = ClueLook("double_square")

    crusts: tuple[int, ...] | None = None

    if TYPE_CHECKING:

        def __init__(
            self, cells: Cells, total: int, crusts: Iterable[int] | None = None
        ) -> None: ...

    def _check(self) -> None:
        Sandwich._check(self)  # noqa: SLF001 (of its base class)
        if self.crusts is not None and len(set(self.crusts)) != 2:
            raise LayoutError(
                f"expected two different crusts of {self.name}, "
                f"found {', '.join(map(str, self.crusts)) or 'none'}",
                "two-digits",
            )

    def _crusts(self, digits: range) -> tuple[int, int]:
        first, last = sorted(set(self.crusts or (digits[1], digits[-2])))
        return first, last

    def _check_clue(self, layout: Layout) -> None:
        if self.crusts is None and len(layout.digits) < 4:
            raise LayoutError(
                f"expected two crusts of {self.name} below 4×4, found none", "two-digits"
            )
        self._digits_within(self._crusts(layout.digits), self.numbers(layout))
        Sandwich._check_clue(self, layout)  # noqa: SLF001 (of its base class)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        first, last = self._crusts(layout.digits)
        return Sentence("rule-crust_sandwich", (("first", first), ("last", last)))

    def _shown(self) -> str:
        if self.crusts is None:
            return str(self.total)
        return f"{min(self.crusts)}|{self.total}|{max(self.crusts)}"
