"""Product lines: the digits on a line multiply to a number."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints.strokes import once
from nonet.layout import Constraint, Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making, OfSize
from nonet.layout.primitives import Automaton, Machine
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class ProductLine(CellsRule):
    """The product of the digits on the line is its number; digits may repeat.

    ::

        2--3--1--4      2 · 3 · 1 · 4 = 24

    Attributes
    ----------
    cells
        Names of the cells along the line.
    product
        The number, up to 1,000,000.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ProductLine("r1c1-2", 8)])
    >>> list(layout.violations(bytes([3, 0] + 14 * [0])))
    [(0,)]
    """

    name: ClassVar[str] = "product_line"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("24 r2c2 r3c2 r4c3", "60 r6c3-5")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(number="product", usual=OfSize(times=0, plus=24))
    look: ClassVar[Look | None] = LineLook(
        "orange", 0.26, core=(0.14, 0.1), usual=("#d98b4a", 6 / 32), hues=()
    )
    is_line: ClassVar[bool] = True
    may_close: ClassVar[bool] = True
    may_branch: ClassVar[bool] = True
    least: ClassVar[int] = 2

    product: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, product: int) -> None: ...

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        return {"product": prod(digits)}

    def _check_fits(self, layout: Layout) -> None:
        numbers, count = self.numbers(layout), len(once(self.cells))
        self._bounds("a product", numbers[0] ** count, numbers[-1] ** count, self.product)
        machine = _machine(self.product, self.inputs(layout), self.name)
        _machines.check_reads(machine, count, len(layout.numbers), self.name)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        machine = _machine(self.product, self.inputs(layout), self.name)
        return (Automaton(self.indices_once(layout), machine),)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """A line with each cell once."""
        del layout
        return self._along(once(self.cells))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-product_line")

    def _shown(self) -> str:
        return f"×{self.product}"


_ZERO = -1
"""A product of 0, once there is a 0."""


@kept
def _machine(product: int, numbers: InputNumbers, name: str) -> Machine:
    """States: what the digits that are left have to multiply to."""

    def read(left: int, digit: int) -> int | None:
        if left == _ZERO or (left == digit == 0):
            return _ZERO
        if digit == 0 or left % digit:
            return None
        return left // digit

    return _machines.build(numbers, [product], read, {1, _ZERO}.__contains__, name)
