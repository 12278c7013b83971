"""Cells with two digits, so that houses hold more digits than they have cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from nonet.constraints._base import Rule
from nonet.constraints._roles import layer_of_cells, variables_of_cells
from nonet.constraints._violations import violations
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.houses import House
from nonet.layout.primitives import Count, Primitive, Relation
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class SecondDigits(Rule):
    """Some cells hold a second digit, and each row, column and region all digits just once.

    ::

        03 1 | 2 4      the digits 0 to 4 in a row of 4 cells: one cell holds two

    These are Schrödinger cells: where there are ten digits on 9×9, one cell of each house holds
    two. A layer has the second digits, the larger ones of their cells, and its least value says
    that there is none.

    Parameters
    ----------
    layer
        Name of the layer, whose values are no second digit and all digits.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.layout import Layer
    >>> second = Layer("second", "-1-4")
    >>> rule = SecondDigits("second")
    >>> Layout.of_size(4, digits="0-4", layers=second, constraints=rule).variable_count
    32
    """

    name: ClassVar[str] = "second_digits"
    is_spatial: ClassVar[bool] = False

    layer: str

    def _check_fits(self, layout: Layout) -> None:
        values = layer_of_cells(layout, self.layer, self.name).values
        if values[1:] != tuple(layout.digits) or values[0] in layout.digits:
            raise LayoutError(
                f"expected the values {layout.digits.start - 1}-{layout.digits[-1]} of the layer "
                f"{self.layer} for {self.name}, found {values[0]} to {values[-1]}",
                "word",
                word=self.layer,
            )
        if any(2 * len(house.cells) < len(layout.digits) for house in _houses(layout)):
            raise LayoutError(
                f"expected at most two digits for each cell of a house for {self.name}, "
                f"found {len(layout.digits)} digits",
                "too-large",
            )

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """How often each digit is in a house, how many cells have one, and which is larger."""
        seconds = variables_of_cells(layout, self.layer)
        none = layer_of_cells(layout, self.layer, self.name).values[0]
        first = layout.numbers.start
        larger = tuple(
            sum(1 << x - first for x in layout.digits if x > number) | 1 << none - first
            for number in layout.numbers
        )
        pairs = tuple(cell for pair in seconds.items() for cell in pair)
        found: list[Primitive] = [Relation(pairs, larger)]
        for house in _houses(layout):
            of_house = tuple([seconds[cell] for cell in house.cells])
            alone = 2 * len(house.cells) - len(layout.digits)
            found.append(Count(of_house, none - first + 1, 1 << alone))
            found += [
                Count((*house.cells, *of_house), digit - first + 1, 2) for digit in layout.digits
            ]
        return tuple(found)

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """A house with a digit twice, or not at all, or with another number of cells with two."""
        for primitive in self.lower(layout):
            yield from violations(primitive, digits, len(layout.numbers))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        first, last = layout.digits[0], layout.digits[-1]
        return Sentence("rule-second_digits", (("first", first), ("last", last)))


def _houses(layout: Layout) -> list[House]:
    """The rows, columns and regions."""
    return [house for house in layout.houses if house.is_line or house.is_region]
