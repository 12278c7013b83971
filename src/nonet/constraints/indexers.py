"""Cells with a role that say where in their row, column or box another cell is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from nonet.constraints._base import Rule
from nonet.constraints._roles import (
    HOUSES,
    check_role,
    layer_of_cells,
    places,
    variables_of_cells,
)
from nonet.constraints._violations import violations
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.primitives import Indexed, Primitive
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Indexers(Rule):
    """The digit of each cell with a role is the place of another cell in its row, column or box.

    ::

        . 4 . 2      the cell with 4 has the role: it is in column 2, and column 4 holds 2

    A role is a value of a layer that has a variable for each cell; which cells have it is for the
    solver to find. Where the cells are known, `ColumnIndex`, `RowIndex` and `BoxIndex` say it.

    Parameters
    ----------
    layer
        Name of the layer.
    role
        The value of cells that say a place.
    along
        In which house they do, *row*, *column* or *box*. Places of a row count from the left,
        those of a column from the top, and those of a box row by row.
    to
        The role of the cell at that place; 0: that cell holds the place of the first one instead.

    Examples
    --------
    Of two roles each says where in the row or column the other one is:

    >>> from nonet import Layout
    >>> from nonet.layout import Layer
    >>> rules = [Indexers("role", 2, "row", to=3), Indexers("role", 3, "column", to=2)]
    >>> Layout.of_size(4, layers=[Layer("role", "1-3")], constraints=rules).variable_count
    32
    """

    name: ClassVar[str] = "indexers"
    is_spatial: ClassVar[bool] = True

    layer: str
    role: int = 2
    along: str = "row"
    to: int = 0

    def _check(self) -> None:
        if self.along not in HOUSES:
            raise LayoutError(
                f"expected {', '.join(HOUSES)} for {self.name}, found {self.along[:40]!r}",
                "word",
                word=self.along[:40],
            )

    def _check_fits(self, layout: Layout) -> None:
        layer = layer_of_cells(layout, self.layer, self.name)
        check_role(layer, self.role)
        if self.to:
            check_role(layer, self.to)
        places(layout, self.along, self.name)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """One primitive for each cell, which holds where that has the role."""
        roles = variables_of_cells(layout, self.layer)
        role = 1 << self.role - layout.numbers.start
        found: list[Primitive] = []
        for cell, house in places(layout, self.along, self.name).items():
            targets = roles if self.to else dict(zip(roles, roles, strict=True))
            own = next(place for place, other in house.items() if other == cell)
            wanted = self.to or own
            mask = 1 << wanted - layout.numbers.start if wanted in layout.numbers else 0
            places_ = tuple(targets.get(house.get(number, -1), -1) for number in layout.numbers)
            found.append(Indexed(roles[cell], role, cell, places_, -1, mask))
        return tuple(found)

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """A cell with its role, and the cell at the place that its digit says."""
        for primitive in self.lower(layout):
            yield from violations(primitive, digits, len(layout.numbers))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        values = (("layer", self.layer), ("role", self.role), ("along", self.along))
        return Sentence("rule-indexers", (*values, ("to", self.to)))
