"""Equality cages: as many odd digits as even, and as many low as high."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from nonet.constraints._base import CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._sets import check_sets
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.primitives import DigitSets
from nonet.layout.sentences import Sentence


class EqualityCage(CellsRule):
    """No digit repeats in the cage; as many are odd as even, and as many low as high.

    ::

        +=- - - +
        | 1 4   |      1 and 7 are odd, 4 and 8 even; 1 and 4 are low, 7 and 8 high
        | 7 8   |
        +- - - -+

    On an odd size the middle digit is neither low nor high, and not in the cage. Sizes up to 16.
    Interactive Sudoku Solver: EqualityCage.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[EqualityCage("r1c1-2")])
    >>> list(layout.violations(bytes([1, 2] + 14 * [0])))
    [(0, 1)]
    """

    __slots__ = ()
    name: ClassVar[str] = "equality_cage"
    example: ClassVar[tuple[str, ...]] = ("r2c2-3 r3c2-3",)
    explained_by: ClassVar[str] = "digit_sets"
    look: ClassVar[Look | None] = OutlineLook("blue", (0.03, 0.05))

    def _check_fits(self, layout: Layout) -> None:
        if len(self.cells) % 2:
            raise LayoutError(
                f"expected an even number of cells of equality_cage, found {len(self.cells)}",
                "cells-even",
                found=len(self.cells),
            )
        check_sets(self, self.cells, layout)

    def lower(self, layout: Layout) -> tuple[DigitSets, ...]:
        """The sets of digits that are balanced."""
        return (
            DigitSets(self.indices(layout), _sets(len(self.cells), layout.digits, layout.numbers)),
        )

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        digits, half = layout.digits, len(layout.digits) // 2
        low, high = f"{digits[0]}–{digits[half - 1]}", f"{digits[-half]}–{digits[-1]}"
        odd = "yes" if len(digits) % 2 else "no"
        values = (("low", low), ("high", high), ("middle", digits[half]), ("odd", odd))
        return Sentence("rule-equality_cage", values)

    def _shown(self) -> str:
        return "="


@kept
def _sets(count: int, every: range, numbers: range) -> tuple[int, ...]:
    low = len(every) // 2
    lows, highs = every[:low], every[len(every) - low :]
    digits = (*lows, *highs)
    return tuple(
        sum(1 << digit - numbers.start for digit in chosen)
        for chosen in combinations(digits, count)
        if 2 * sum(digit % 2 for digit in chosen) == count
        and 2 * sum(digit in lows for digit in chosen) == count
    )
