"""Cells with a role: as many in each house, such as one doubler in each row, column and box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import Rule
from nonet.constraints._kept import kept
from nonet.constraints._roles import check_role, layer_of_cells, variables_of_cells
from nonet.constraints._violations import violations
from nonet.layout import Layout
from nonet.layout.primitives import Automaton, Count, Machine, Primitive
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Roles(Rule):
    """Each row, column and region has as many cells with a role.

    A role is a value of a layer that has a variable for each cell: 1 is no role, and 2, 3 … are
    roles.

    Parameters
    ----------
    layer
        Name of the layer.
    role
        The value that is counted.
    each
        How many cells of each house have it.
    once
        Whether all cells with the role together hold each digit once.

    Examples
    --------
    One doubler in each row, column and box, and each digit doubled once:

    >>> from nonet import Layout
    >>> from nonet.layout import Layer
    >>> doubler = Roles("doubler", each=1, once=True)
    >>> Layout.of_size(9, layers=[Layer("doubler")], constraints=[doubler]).variable_count
    162
    """

    name: ClassVar[str] = "roles"
    treats_digits_alike: ClassVar[bool] = True
    is_spatial: ClassVar[bool] = False

    layer: str
    role: int = 2
    each: int = 1
    once: bool = False

    def _check_fits(self, layout: Layout) -> None:
        check_role(layer_of_cells(layout, self.layer, self.name), self.role)
        self._bounds("a number of cells", 0, len(layout.digits), self.each)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """A count for each house, and a machine for each digit that is there once."""
        variables = variables_of_cells(layout, self.layer)
        role = self.role - layout.shift
        found: list[Primitive] = [
            Count(tuple([variables[cell] for cell in house.cells]), role, 1 << self.each)
            for house in layout.houses
            if house.is_line or house.is_region
        ]
        if self.once:
            cells = tuple(at for cell in layout.cells for at in (variables[cell], cell))
            found += [
                Automaton(cells, _once(layout.numbers, self.role, digit, self.name))
                for digit in layout.digits
            ]
        return tuple(found)

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """The cells and variables of a house with too many, or too few, or of a digit."""
        for primitive in self.lower(layout):
            yield from violations(primitive, digits, len(layout.numbers))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        values = (("layer", self.layer), ("role", self.role), ("each", self.each))
        return Sentence("rule-roles", (*values, ("once", "yes" if self.once else "no")))


@kept
def _once(numbers: range, role: int, wanted: int, name: str) -> Machine:
    """Of variables and digits in turn: just one digit that is wanted has the role."""

    def read(state: tuple[bool | None, bool], number: int) -> tuple[bool | None, bool] | None:
        has_role, is_found = state
        if has_role is None:
            return number == role, is_found
        if has_role and number == wanted:
            return None if is_found else (None, True)
        return None, is_found

    start: tuple[bool | None, bool] = (None, False)
    return _machines.build(numbers, [start], read, lambda s: s == (None, True), name)
