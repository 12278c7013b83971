"""Product arrows: the digits on the arrow multiply to the number in its circle."""

from __future__ import annotations

from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints.arrow import Arrow
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, SpotLook
from nonet.layout.making import LineMaking, Making
from nonet.layout.primitives import Automaton, Machine


class ProductArrow(Arrow):
    r"""The product of the digits along the arrow is the number in its circle; digits may repeat.

    ::

        (8)
          \
           2--4--1 >      2 × 4 × 1 = 8

    A circle of two or three cells, a pill, holds a number of two or three digits, the most
    significant first; up to 9×9.

    Attributes
    ----------
    circle
        Names of one, two or three cells.
    arrow
        Names of the other cells.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[ProductArrow("r1c1", "r1c2-3")])
    >>> list(layout.violations(bytes([4, 1, 3] + 13 * [0])))
    [(0, 1, 2)]
    """

    __slots__ = ()
    name: ClassVar[str] = "product_arrow"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ("r2c2 r3c2 r4c3 r4c4", "r5c4-5 / r4c6 r3c6 r2c5")
    explained_by: ClassVar[str] = "rule_consequence"
    making: ClassVar[Making | None] = LineMaking(
        count=(4, 8), lengths=((3, 4), (4, 2)), cells=("circle", "arrow"), ends_differ=True
    )
    shaft: ClassVar[LineLook] = LineLook(
        "purple", 0.06, core=(0.14, 0.1), is_thin=True, usual=("#b080e0", 5 / 64), hues=()
    )
    round: ClassVar[SpotLook] = SpotLook("purple", place="arrow_circle")

    def _check_digits(self, layout: Layout) -> None:
        machine = _machine(len(self.circle), self.inputs(layout), self.name)
        count = len(self.circle) + len(self.arrow)
        _machines.check_reads(machine, count, len(layout.numbers), self.name)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton that reads the number, and divides it by the digits of the arrow."""
        index = layout.indices.__getitem__
        cells = tuple(map(index, (*self.circle, *self.arrow)))
        return (Automaton(cells, _machine(len(self.circle), self.inputs(layout), self.name)),)


_ZERO = -1
"""The number 0, once a 0 makes it the product."""


@kept
def _machine(places: int, numbers: InputNumbers, name: str) -> Machine:
    """States: how many digits of the number are to come, and the number or what is left of it."""

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        more, number = state
        if more:
            return more - 1, 10 * number + digit
        if number == _ZERO or (number == digit == 0):
            return 0, _ZERO
        if digit == 0 or number % digit:
            return None
        return 0, number // digit

    def accepts(state: tuple[int, int]) -> bool:
        return state in {(0, 1), (0, _ZERO)}

    return _machines.build(numbers, [(places, 0)], read, accepts, name)
