"""A grid with pencil marks: the candidates of each cell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, overload

from nonet import _display
from nonet._arguments import flag, instance, iterable, whole
from nonet._json_form import JsonForm, checked_fields, decoded
from nonet.errors import FormatError, PlacementError
from nonet.grid.alphabet import STANDARD
from nonet.grid.arrays import marks_of
from nonet.grid.grid import Grid
from nonet.grid.lacking import warn_of_lacking
from nonet.layout import Cell, Layout, cell_name
from nonet.layout.coordinates import parse_candidate

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

    from nonet.grid.puzzle_like import PuzzleLike


class Candidates(JsonForm):
    """The candidates of every cell of a grid. Immutable and hashable.

    Attributes
    ----------
    layout
        Size and houses.
    masks
        For each cell its candidates: bit ``digit - 1`` is set while `digit` is possible. A filled
        cell has its own digit. As booleans: ``np.asarray(candidates)``, of shape (N, N, N)
        for row, column and digit - 1.
    grid
        The digits on the board, givens and entries. A single candidate in a cell that is empty
        there is a pencil mark like any other.
    layers
        For each variable of the layers what it may be: bit 0 is the first of ``layout.numbers``.

    Examples
    --------
    >>> candidates = Candidates.of(Grid("1... .2.. ..3. ...4"))
    >>> candidates[0, 1]
    (3, 4)
    >>> candidates["r1c1"]
    (1,)
    """

    __slots__ = ("grid", "layers", "layout", "masks")
    json_name: ClassVar[str] = "candidates"

    grid: Grid
    layout: Layout
    layers: tuple[int, ...]
    masks: tuple[int, ...]

    def __init__(
        self,
        masks: Iterable[int],
        layout: Layout,
        grid: Grid | None = None,
        layers: Iterable[int] | None = None,
    ) -> None:
        instance(layout, Layout, "a Layout such as Layout.of_size(9)")
        masks = tuple(whole(mask, "a mask") for mask in iterable(masks, "masks"))
        if len(masks) != layout.cell_count:
            raise FormatError(f"expected {layout.cell_count} masks, found {len(masks)}")
        for cell, mask in enumerate(masks):
            if not 0 <= mask < 1 << len(layout.digits):
                raise PlacementError(
                    f"expected a mask of digits from {layout.digits[0]} to {layout.digits[-1]}, "
                    f"found {mask!r} in {cell_name(cell, layout.size)}"
                )
        if grid is None:
            grid = Grid.empty(layout)
        elif instance(grid, Grid, "a Grid").layout != layout:
            raise PlacementError(f"expected a grid of {layout!r}, found one of {grid.layout!r}")
        elif any(grid.digits):
            pairs = zip(grid.digits, masks, strict=True)
            masks = tuple(1 << digit - 1 if digit else mask for digit, mask in pairs)
        object.__setattr__(self, "grid", grid)
        object.__setattr__(self, "layers", _of_layers(layers, layout, grid))
        object.__setattr__(self, "layout", layout)
        object.__setattr__(self, "masks", masks)

    @classmethod
    def of(cls, puzzle: PuzzleLike) -> Candidates:
        """Candidates that the digits of `puzzle` leave: its own digit in a filled cell, elsewhere
        every digit that is in no cell which has to differ. Pencil marks that `puzzle` has are kept.

        Parameters
        ----------
        puzzle
            A grid, or any other form of a puzzle (`nonet.grid.PuzzleLike`).

        Raises
        ------
        FormatError, PlacementError
            The text or the numbers are not a grid.

        Examples
        --------
        >>> Candidates.of("1... .2.. ..3. ...4")["r1c2"]
        (3, 4)
        """  # noqa: D205
        if not isinstance(puzzle, Grid):
            from nonet.grid.puzzle_like import as_candidates  # noqa: PLC0415 (it makes candidates)

            return as_candidates(puzzle)
        grid, layout = puzzle, puzzle.layout
        taken = [0] * len(layout.houses)
        every = (1 << len(layout.digits)) - 1
        masks = []
        for digit, houses in zip(grid.digits, layout.cell_houses, strict=True):
            if digit:
                for house in houses:
                    taken[house] |= 1 << digit - 1
        for digit, houses in zip(grid.digits, layout.cell_houses, strict=True):
            if digit:
                masks.append(1 << digit - 1)
                continue
            mask = every
            for house in houses:
                mask &= ~taken[house]
            masks.append(mask)
        if not layout.is_house_only:
            for digit, peers in zip(grid.digits, layout.peers, strict=True):
                for peer in peers if digit else ():
                    if not grid.digits[peer]:
                        masks[peer] &= ~(1 << digit - 1)
        return cls(masks, layout, grid)

    @classmethod
    def parse(cls, text: str, layout: Layout | None = None) -> Candidates:
        """Candidates from a pencil-mark line of N³ characters, or from any text of a grid.

        Of the N characters of a cell the k-th is the digit k, or blank if k is not a candidate.

        Raises
        ------
        FormatError
            The text is neither; says where.

        Examples
        --------
        >>> Candidates.parse("1... .2.. 1234 1234" + "1234" * 12)[0, 2]
        (1, 2, 3, 4)
        """
        from nonet.grid.reading import parse_puzzle  # noqa: PLC0415 (text makes candidates)

        puzzle = parse_puzzle(text, layout)
        return cls.of(puzzle) if isinstance(puzzle, Grid) else puzzle

    @property
    def size(self) -> int:
        """N: rows, columns and digits."""
        return self.layout.size

    def fields(self) -> dict[str, Any]:
        """The grid, and for each cell the digits that are its candidates."""
        digits = [list(self._digits_of(mask)) for mask in self.masks]
        fields = {"grid": self.grid.fields(), "candidates": digits}
        if self.layers:
            fields["layers"] = [list(self._numbers_of(mask)) for mask in self.layers]
        return fields

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Candidates:
        """The candidates with these fields; the reverse of `fields`.

        Raises
        ------
        NonetError
            They make none.
        """
        checked = checked_fields(fields, "candidates")
        if checked.keys() - {"layers"} != {"grid", "candidates"}:
            found = ", ".join(sorted(checked))[:80]
            raise FormatError(f"expected the fields grid and candidates, found {found or 'none'}")
        grid = Grid.from_fields(checked["grid"])
        cells = decoded(checked["candidates"], tuple[tuple[int, ...], ...], "candidates")
        for digit in (digit for digits in cells for digit in digits):
            if digit not in grid.layout.digits:
                first, last = grid.layout.digits[0], grid.layout.digits[-1]
                raise PlacementError(f"expected a digit from {first} to {last}, found {digit}")
        start = grid.layout.digits.start
        masks = [sum(1 << digit - start for digit in set(digits)) for digits in cells]
        if "layers" not in checked:
            return cls(masks, grid.layout, grid)
        listed = decoded(checked["layers"], tuple[tuple[int, ...], ...], "layers")
        numbers = grid.layout.numbers
        if any(number not in numbers for several in listed for number in several):
            raise PlacementError(f"expected numbers from {numbers[0]} to {numbers[-1]} in layers")
        layers = [sum(1 << number - numbers[0] for number in {*several}) for several in listed]
        return cls(masks, grid.layout, grid, layers)

    def to_text(self, *, lossy: bool = False) -> str:
        """Pencil-mark line of N³ characters.

        Parameters
        ----------
        lossy
            As for `Grid.to_text`.

        Raises
        ------
        FormatError
            The size is above 61, for which there are not enough characters.

        Warns
        -----
        LossyTextWarning
            As for `Grid.to_text`.
        """
        size = self.layout.size
        if size > len(STANDARD):
            raise FormatError(
                f"expected a size of at most {len(STANDARD)} for a pencil-mark line, found {size}"
            )
        if not flag(lossy, "lossy"):
            warn_of_lacking(self.layout)
        return "".join(
            STANDARD[digit] if mask >> digit & 1 else "."
            for mask in self.masks
            for digit in range(size)
        )

    def without(self, eliminations: Iterable[tuple[Cell, int]]) -> Candidates:
        """Candidates without these: pairs of a cell and a digit, as the eliminations of a step.

        Raises
        ------
        PlacementError
            A cell is outside the grid, or a digit is not from 1 to N.

        Examples
        --------
        >>> candidates = Candidates.of(Grid("1... .2.. ..3. ...4"))
        >>> candidates.without([(1, 3)])["r1c2"], candidates.without([("r1c2", 3)])[1]
        ((4,), (4,))
        """
        masks, layers, count = list(self.masks), list(self.layers), self.layout.cell_count
        for pair in iterable(eliminations, "pairs of a cell and a digit"):
            cell, number = self._candidate(pair)
            if cell < count:
                masks[cell] &= ~(1 << number)
            else:
                layers[cell - count] &= ~(1 << number)
        return Candidates(masks, self.layout, self.grid, layers)

    def _candidate(self, pair: tuple[Cell, int]) -> tuple[int, int]:
        """The index of a cell or variable, and the bit of a digit or number in its mask."""
        layout = self.layout
        if layout.is_usual:
            cell, digit = parse_candidate(pair, self.size)
            return cell, digit - 1
        cell, number = layout.index_of(pair[0]), whole(pair[1], "a number")
        known = layout.digits if cell < layout.cell_count else layout.numbers
        if number not in known:
            raise PlacementError(
                f"expected a number from {known[0]} to {known[-1]}, found {number}"
            )
        return cell, number - known.start

    def place(self, cell: Cell, digit: int) -> Candidates:
        """Candidates with a digit entered in an empty cell, and removed from all cells that see it.

        Raises
        ------
        PlacementError
            The cell is outside the grid or a given, or the digit is not from 1 to N.

        Examples
        --------
        >>> candidates = Candidates.of(Grid("1... .2.. ..3. ...4")).place("r1c2", 3)
        >>> candidates["r1c3"], candidates.grid["r1c2"]
        ((2, 4), 3)
        """
        index = self.layout.index_of(cell)
        if index >= self.layout.cell_count:
            return self._place_in_layer(index, digit)
        grid = self.grid.place(index, digit)
        masks = list(self.masks)
        for peer in self.layout.peers[index]:
            if not grid.digits[peer]:
                masks[peer] &= ~(1 << grid.digits[index] - 1)
        return Candidates(masks, self.layout, grid, self.layers)

    def _place_in_layer(self, index: int, number: int) -> Candidates:
        at = index - self.layout.cell_count
        layers = bytearray(self.grid.layers or bytes(len(self.layers)))
        layers[at] = self._candidate((index, number))[1] + 1
        grid = self.grid.with_layers(bytes(layers))
        return Candidates(self.masks, self.layout, grid, self.layers)

    def __getitem__(self, cell: Cell) -> tuple[int, ...]:
        index = self.layout.index_of(cell)
        if index >= self.layout.cell_count:
            return self._numbers_of(self.layers[index - self.layout.cell_count])
        return self._digits_of(self.masks[index])

    def _numbers_of(self, mask: int) -> tuple[int, ...]:
        numbers = self.layout.numbers
        return tuple(number for number in numbers if mask >> number - numbers.start & 1)

    def _digits_of(self, mask: int) -> tuple[int, ...]:
        start = self.layout.digits.start
        return tuple(digit for digit in self.layout.digits if mask >> digit - start & 1)

    @overload
    def __array__(self, dtype: None = None, copy: bool | None = None) -> NDArray[np.bool_]: ...
    @overload
    def __array__(self, dtype: DTypeLike, copy: bool | None = None) -> NDArray[Any]: ...
    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("expected copy=None or copy=True: candidates are not kept as an array")
        array = marks_of(self.masks, self.size)
        return array if dtype is None else array.astype(dtype, copy=False)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Candidates cannot be changed: {name!r}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Candidates cannot be changed: {name!r}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Candidates):
            return NotImplemented
        return self.masks == other.masks and self.grid == other.grid and self.layers == other.layers

    def __hash__(self) -> int:
        return hash((self.grid, self.masks))

    def __reduce__(self) -> tuple[object, ...]:
        return Candidates, (self.masks, self.layout, self.grid, self.layers)

    def __repr__(self) -> str:
        if any(self.grid.digits):
            return f"Candidates({self.masks!r}, {self.layout!r}, {self.grid!r})"
        if 1 < self.size <= len(STANDARD):
            return f"Candidates.parse({self.to_text(lossy=True)!r}, {self.layout!r})"
        return f"Candidates({self.masks!r}, {self.layout!r})"

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def __str__(self) -> str:
        from nonet.grid.printing import print_candidates  # noqa: PLC0415 (printing reads these)

        return print_candidates(self)


def _of_layers(layers: Iterable[int] | None, layout: Layout, grid: Grid) -> tuple[int, ...]:
    """What the variables of layers may be: what is known of each, or all of its layer."""
    if not layout.layers:
        return ()
    masks = layout.layer_masks
    if layers is not None:
        found = tuple(whole(mask, "a mask") for mask in iterable(layers, "layers"))
        if len(found) != len(masks):
            raise FormatError(f"expected {len(masks)} masks of layers, found {len(found)}")
        masks = tuple(mask & every for mask, every in zip(found, masks, strict=True))
    if grid.layers:
        masks = tuple(
            1 << value - 1 if value else mask
            for value, mask in zip(grid.layers, masks, strict=True)
        )
    return masks
