"""What a layout says of its board: cells, digits, variables, and how bytes count them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from nonet.errors import LayoutError, PlacementError
from nonet.layout import board as boards
from nonet.layout.board import UnusualBoard
from nonet.layout.coordinates import Cell, cell_name, parse_cell
from nonet.layout.houses import House
from nonet.layout.layers import Layer


class OnBoard:
    """The part of a `Layout` that is about its board."""

    __slots__ = ()

    size: int
    digits: range
    numbers: range
    cells: tuple[int, ...]
    layers: tuple[Layer, ...]
    cell_count: int
    variable_count: int
    is_usual: bool
    has_uncounted: bool
    has_usual_board: bool
    _board: UnusualBoard
    _houses: tuple[House, ...]
    _indices: Mapping[str, int]

    @property
    def holes(self) -> tuple[int, ...]:
        """Indices of the cells of the square that the board lacks, ascending."""
        return self._board.holes

    def variables(self, layer: str) -> range:
        """Indices of the variables of a layer.

        Raises
        ------
        LayoutError
            There is no such layer.
        """
        first = self.cell_count
        for known in self.layers:
            count = len(known.names(self.size, self.holes))
            if known.name == layer:
                return range(first, first + count)
            first += count
        raise LayoutError(f"expected a layer of the layout, found {layer[:40]!r}")

    @property
    def indices(self) -> Mapping[str, int]:
        """The index of each cell of the square, and then of each variable, by its name."""
        return self._indices

    def index_of(self, where: Cell) -> int:
        """The index of a cell or a variable: by its name, its index or, for a cell, its place.

        Raises
        ------
        PlacementError
            There is none.
        """
        if not self.layers:
            return parse_cell(where, self.size)
        if isinstance(where, str):
            if (index := self._indices.get(where)) is not None:
                return index
        elif isinstance(where, int) and self.cell_count <= where:
            if where < self.variable_count:
                return where
            raise PlacementError(f"expected a variable below {self.variable_count}, found {where}")
        return parse_cell(where, self.size)

    def name_of(self, index: int) -> str:
        """The name of a cell of the square or a variable, by its index."""
        if index < self.cell_count:
            return cell_name(index, self.size)
        return _names(self)[index]

    def place_of(self, index: int) -> tuple[Layer, int | None] | None:
        """The layer of a variable, and its cell where there is one for each; None: of a cell."""
        return _places(self).get(index)

    @property
    def layer_masks(self) -> tuple[int, ...]:
        """For each variable of layers what it may be: bit 0 is the first of `numbers`."""
        first = self.numbers.start
        return tuple(
            mask
            for layer in self.layers
            for mask in [sum(1 << value - first for value in layer.values)]
            for _ in layer.names(self.size, self.holes)
        )

    def check_usual(self, what: str) -> None:
        """Raise LayoutError unless the layout is usual, for what knows no others.

        Raises
        ------
        LayoutError
            It has other digits than 1 to N, another board than a square, or layers.
        """
        if not self.is_usual:
            raise LayoutError(
                f"expected a square grid with digits from 1 to N and no layers for {what}, "
                f"found {boards.described(self.size, self._board, self.layers)}"
            )

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of the board."""
        return self._board.shape or (self.size, self.size)

    @property
    def shift(self) -> int:
        """The difference between the number that a byte of a rule means and the byte; usually 0."""
        return self.numbers.start - 1

    def places(self, digits: bytes, layers: bytes = b"") -> bytes:
        """The bytes of rules from those of a grid: all count from the first of `numbers`.

        Parameters
        ----------
        digits
            A byte for each cell, 1 for the first digit, 0 where it is empty.
        layers
            A byte for each variable, 1 for the first number; none: all are unknown.
        """
        if self.is_usual:
            return digits
        lift = self.digits.start - self.numbers.start
        lifted = bytes(digit + lift if digit else 0 for digit in digits) if lift else digits
        return lifted + (layers or bytes(self.variable_count - len(digits)))

    def digits_in(self, places: bytes) -> bytes:
        """The bytes of a grid from those of rules; the reverse of `places`, without the layers."""
        if self.is_usual:
            return places
        lift = self.digits.start - self.numbers.start
        digits = bytearray(max(place - lift, 0) for place in places[: self.cell_count])
        for hole in self._board.holes:
            digits[hole] = 0
        return bytes(digits)

    @property
    def complete_houses(self) -> tuple[House, ...]:
        """The houses that hold each digit, since they have as many cells."""
        if self.is_usual:
            return self._houses
        if self.numbers != self.digits:
            return ()
        return tuple(house for house in self._houses if len(house.cells) == len(self.digits))


@lru_cache(maxsize=64)
def _names(layout: OnBoard) -> tuple[str, ...]:
    return tuple(layout.indices)


@lru_cache(maxsize=64)
def _places(layout: OnBoard) -> Mapping[int, tuple[Layer, int | None]]:
    """For each variable of layers its layer, and its cell."""
    found: dict[int, tuple[Layer, int | None]] = {}
    for layer in layout.layers:
        variables = layout.variables(layer.name)
        cells = layout.cells if layer.count is None else [None] * len(variables)
        found.update({at: (layer, cell) for at, cell in zip(variables, cells, strict=True)})
    return found
