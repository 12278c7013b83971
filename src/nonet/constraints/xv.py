"""X and V between two cells: their sum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet._arguments import described, is_one_of
from nonet.constraints._base import Cells
from nonet.constraints._pairs import PairRule, have_sum, table
from nonet.constraints._relations import reach
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import DotLook, Look
from nonet.layout.making import BorderMaking, Making, OfSize, Variant
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class PairSum(PairRule):
    """Two digits sum to a number; `xv_pair` makes a V, where they sum to 5, or an X, with 10.

    ::

        2 V 3      4 X 6

    f-puzzles: `xv`; Interactive Sudoku Solver: X and V.

    Attributes
    ----------
    cells
        Names of the two cells.
    value
        The sum.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[PairSum("r1c1 r1c2", 5)])
    >>> list(layout.violations(bytes([1, 2] + 14 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "pair_sum"
    example: ClassVar[tuple[str, ...]] = ("5 r2c2-3", "10 r4-5c4", "8 r5c1-2")
    explained_by: ClassVar[str] = "xv_pair"
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = BorderMaking(
        number="value",
        variants=(
            Variant("pair-sum", 10, OfSize(times=0, plus=10)),
            Variant("v", 5, OfSize(times=0, plus=5)),
        ),
    )
    look: ClassVar[Look | None] = DotLook("text")
    table_field: ClassVar[str] = "value"

    value: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, value: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a value", *reach("sum", self.numbers(layout)), self.value)

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(have_sum, self.value, numbers)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        kind = {5: "v", 10: "x"}.get(self.value, "number")
        return Sentence(f"rule-pair_sum-{kind}")

    def _shown(self) -> str:
        return {5: "V", 10: "X"}.get(self.value, str(self.value))


def xv_pair(cells: Cells, letter: str) -> PairSum:
    """An X, a sum of 10, or a V, a sum of 5.

    Examples
    --------
    >>> xv_pair("r1c1-2", "X")
    PairSum(cells=('r1c1', 'r1c2'), value=10)
    """
    sums = {"V": 5, "X": 10}
    if not is_one_of(letter, sums):
        raise LayoutError(
            f"expected X or V, found {described(letter)}", "word", word=described(letter)
        )
    return PairSum(cells, sums[letter])
