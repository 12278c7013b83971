"""Any rule of two cells: the list of what they may hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells
from nonet.constraints._cells import check_cells, place_key
from nonet.constraints._described import Described
from nonet.constraints._pairs import PairRule
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import DotLook, Look
from nonet.layout.marks import Mark
from nonet.layout.sentences import Letter, Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any


@dataclass(frozen=True, slots=True, repr=False)
class PairTable(Described, PairRule):
    """The digits of two cells are one of the pairs of a list: the general rule of two cells.

    ::

        a b      1 3, 1 4 or 2 4

    Interactive Sudoku Solver: Pair.

    Attributes
    ----------
    cells
        Names of the two cells.
    allowed
        The pairs that they may hold, the digit of the first cell first.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule = PairTable("r1c1 r1c2", [(1, 3), (1, 4), (2, 4)])
    >>> list(Layout.of_size(4, constraints=[rule]).violations(bytes([2, 3] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "pair_table"
    example: ClassVar[tuple[str, ...]] = ("1:3 1:4 2:4 r2c2-3",)
    explained_by: ClassVar[str] = "pair_relation"
    look: ClassVar[Look | None] = DotLook("framed")
    table_field: ClassVar[str] = "allowed"
    is_spatial: ClassVar[bool] = False

    allowed: tuple[tuple[int, int], ...]

    if TYPE_CHECKING:

        def __init__(
            self,
            cells: Cells,
            allowed: Iterable[Iterable[int]],
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def _check(self) -> None:
        check_cells(self, self.cells, 2, 2)
        if not self.allowed:
            raise LayoutError("expected 1 or more pairs of pair_table, found 0", "pairs-none")

    def _check_fits(self, layout: Layout) -> None:
        for pair in self.allowed:
            self._digits_within(pair, self.numbers(layout))

    def _table(self, numbers: range) -> tuple[int, ...]:
        return _table_of(self.allowed, numbers)

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A square with a letter, the same for the same pairs."""
        return self._drawn(self._drawn_cells(layout), layout, letter=self._key())

    def _sentence(self, layout: Layout) -> Sentence:
        """The pairs, which are those of all squares with the letter."""
        del layout
        pairs = ", ".join(f"{x}/{y}" for x, y in self._pairs())
        return Sentence("rule-pair_table", (("letter", Letter(self._key())), ("pairs", pairs)))

    def _key(self) -> str:
        return f"pair_table {self._pairs()}"

    def _pairs(self) -> list[tuple[int, int]]:
        """The pairs with the digit of the cell first that is first in the grid."""
        first, second = map(place_key, self.cells)
        return sorted(self.allowed if first < second else [(y, x) for x, y in self.allowed])


@lru_cache
def _table_of(allowed: tuple[tuple[int, int], ...], numbers: range) -> tuple[int, ...]:
    masks, first = [0] * len(numbers), numbers.start
    for x, y in allowed:
        masks[x - first] |= 1 << y - first
    return tuple(masks)
