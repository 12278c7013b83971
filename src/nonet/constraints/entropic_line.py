"""Entropic lines: low, middle and high digits by turns."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from nonet.constraints._pairs import table
from nonet.constraints._turns import Table, TurnsRule
from nonet.constraints.global_entropy import check_thirds, third, thirds_in_words
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making
from nonet.layout.sentences import Sentence


class EntropicLine(TurnsRule):
    """Any three cells in a row on the line are low, middle and high: thirds of 1 to N.

    ::

        1--6--9--2--4--7

    N is divisible by 3. f-puzzles: `entropicline`; Interactive Sudoku Solver: Entropic.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(9, constraints=[EntropicLine("r1c1-3")])
    >>> list(layout.violations(bytes([1, 6, 2] + 78 * [0])))
    [(0, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "entropic_line"
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4 r3c5",)
    explained_by: ClassVar[str] = "entropic_sets"
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        lengths=((4, 2), (5, 3), (6, 3), (7, 2), (8, 1)), divisor=3
    )
    look: ClassVar[Look | None] = LineLook(
        "salmon", core=(0, 0.11, 0, 0.11, 0, 0.3), usual=("#ffccaa", 5 / 32), hues=("orange",)
    )

    def _check_fits(self, layout: Layout) -> None:
        check_thirds(self, layout)
        self._check_turns()

    def _kinds(self) -> int:
        return 3

    @classmethod
    def _tables(cls, kinds: int, layout: Layout) -> tuple[Table, Table]:
        del kinds
        return _tables_of(layout.digits, layout.numbers)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        return Sentence("rule-entropic_line", thirds_in_words(layout.digits))


@lru_cache
def _tables_of(digits: range, numbers: range) -> tuple[Table, Table]:
    def differ(x: int, y: int, _: int) -> bool:
        return third(x, digits) != third(y, digits)

    def agree(x: int, y: int, _: int) -> bool:
        return third(x, digits) == third(y, digits)

    return table(differ, 0, numbers), table(agree, 0, numbers)
