"""A grid: a layout, its givens, and the digits entered besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from nonet import _display
from nonet.errors import PlacementError
from nonet.grid.arrays import read_numbers, view_of
from nonet.grid.conflicts import Conflict, find_conflicts
from nonet.layout import Layout, cell_name, parse_cell

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

    from nonet.grid.arrays import Numbers

Form = Literal["line", "rows", "frame", "numbers", "pencilmarks"]


class Grid:
    """A grid of any layout, some of its cells filled. Immutable and hashable.

    A *given* is a digit of the puzzle and locked; an *entry* is a digit put in later.

    Parameters
    ----------
    givens
        Text in any form that `Grid.parse` reads, or N² numbers (bytes, a list, N lists of N, an
        array), 0 for an empty cell.
    entries
        Digits entered besides the givens, in the same ways.
    layout
        None: deduced from the length, as `Layout.of_size`.

    Raises
    ------
    FormatError, PlacementError
        The text or the numbers are no grid, or an entry stands on a given.

    Examples
    --------
    >>> grid = Grid("1... .2.. ..3. ...4")
    >>> print(grid)
    +-----+-----+
    | 1 . | . . |
    | . 2 | . . |
    +-----+-----+
    | . . | 3 . |
    | . . | . 4 |
    +-----+-----+
    >>> grid.place("r1c2", 3)["r1c2"]
    3
    >>> grid.place((0, 1), 3)
    Grid('1....2....3....4', '.3..............')
    """

    __slots__ = ("_digits", "_givens", "_layout")

    _digits: bytes
    _givens: bytes
    _layout: Layout

    def __new__(  # noqa: D102 (described by its class)
        cls,
        givens: str | Numbers,
        entries: str | Numbers | None = None,
        *,
        layout: Layout | None = None,
    ) -> Self:
        layout, given_digits = _read(givens, layout)
        if entries is None:
            return cls._made(layout, given_digits, given_digits)
        _, entered = _read(entries, layout)
        digits = bytearray(given_digits)
        for cell, digit in enumerate(entered):
            if digit == 0:
                continue
            if given_digits[cell] != 0:
                raise PlacementError(
                    f"expected entries in empty cells only, found {digit} on the given "
                    f"{given_digits[cell]} in {cell_name(cell, layout.size)}"
                )
            digits[cell] = digit
        return cls._made(layout, bytes(digits), given_digits)

    @classmethod
    def _made(cls, layout: Layout, digits: bytes, givens: bytes) -> Self:
        """A grid of parts that are known to fit."""
        grid = object.__new__(cls)
        _set_layout(grid, layout)
        _set_digits(grid, digits)
        _set_givens(grid, givens)
        return grid

    @classmethod
    def empty(cls, layout: Layout) -> Grid:
        """Grid with nothing in it.

        Examples
        --------
        >>> Grid.empty(Layout.of_size(4)).to_text()
        '................'
        """
        nothing = bytes(layout.cell_count)
        return cls._made(layout, nothing, nothing)

    @classmethod
    def parse(cls, text: str, layout: Layout | None = None, *, alphabet: str | None = None) -> Grid:
        r"""Grid from any of the text forms that players use.

        One character a cell on one line or on N lines, with or without a drawn frame; or numbers
        set apart by spaces, commas or tabs. Empty cells are ``.``, ``0``, ``*``, ``_`` or spaces.
        A pencil-mark line of N³ characters is read where each cell has one candidate or all.
        ``docs/guide/text-forms.md`` has the rules.

        Parameters
        ----------
        text
            One puzzle.
        layout
            None: deduced from the number of cells, as `Layout.of_size`.
        alphabet
            The characters of the digits 1, 2, 3 …, and no other digits or numbers; None: 1–9,
            then letters from A = 10, or numbers.

        Raises
        ------
        FormatError
            Wrong length, a bad character or digit, or two readings that differ; says where.

        Examples
        --------
        >>> Grid.parse("1 2|3 4\n3 4|. .\n---+---\n. .|4 3\n4 3|. .").to_text()
        '123434....4343..'
        """
        from nonet.grid.text import parse_grid  # noqa: PLC0415 (text makes grids)

        return parse_grid(text, layout, alphabet=alphabet)

    @property
    def layout(self) -> Layout:
        """Size and houses."""
        return self._layout

    @property
    def size(self) -> int:
        """N: rows, columns and digits."""
        return self._layout.size

    @property
    def digits(self) -> bytes:
        """Every digit that stands, given or entered: N² bytes, row by row, 0 where empty."""
        return self._digits

    @property
    def givens(self) -> bytes:
        """The givens alone: N² bytes, 0 elsewhere."""
        return self._givens

    @property
    def entries(self) -> bytes:
        """The entries alone: N² bytes, 0 elsewhere."""
        return bytes(
            0 if given else digit for digit, given in zip(self._digits, self._givens, strict=True)
        )

    @property
    def is_full(self) -> bool:
        """True when no cell is empty."""
        return 0 not in self._digits

    def conflicts(self) -> tuple[Conflict, ...]:
        """All pairs of equal digits in a house, house by house.

        Examples
        --------
        >>> [str(conflict) for conflict in Grid("1..1............").conflicts()]
        ['two 1s in row 1, at r1c1 and r1c4']
        """
        return find_conflicts(self._layout, self._digits)

    def is_given(self, cell: tuple[int, int] | str) -> bool:
        """Whether the digit of this cell is locked."""
        return self._givens[self._index(cell)] != 0

    def place(self, cell: tuple[int, int] | str, digit: int) -> Grid:
        """Grid with `digit` entered in `cell`: (row, column) from 0, or a name such as "r4c7".

        Raises
        ------
        PlacementError
            No such cell, a given stands there, or `digit` is not from 1 to N.
        """
        index = self._index(cell)
        if not 1 <= digit <= self.size:
            raise PlacementError(
                f"expected a digit from 1 to {self.size}, found {digit!r} "
                f"for {cell_name(index, self.size)}"
            )
        return self._with(index, digit)

    def clear(self, cell: tuple[int, int] | str) -> Grid:
        """Grid without the entry in `cell`.

        Raises
        ------
        PlacementError
            No such cell, or a given stands there.
        """
        return self._with(self._index(cell), 0)

    def without_entries(self) -> Grid:
        """The puzzle again: the givens alone."""
        return Grid._made(self._layout, self._givens, self._givens)

    def locked(self) -> Grid:
        """Grid in which every digit that stands is a given."""
        return Grid._made(self._layout, self._digits, self._digits)

    def to_text(self, form: Form = "line", *, blank: str = ".", alphabet: str | None = None) -> str:
        """All digits that stand, as text that `Grid.parse` reads back.

        Parameters
        ----------
        form
            "line": a character a cell, on one line; "rows": the same on N lines; "frame": drawn
            with borders, as `str`; "numbers": decimal numbers with spaces, on N lines, 0 for
            empty; "pencilmarks": N³ characters, in each filled cell its digit at the digit's
            place, in each empty cell all digits.
        blank
            Character of an empty cell.
        alphabet
            The characters of the digits; None: 1–9, then letters from A = 10, or in a frame
            numbers above 9.

        Raises
        ------
        FormatError
            The form cannot hold a grid of this size, or could not be read back with this blank
            and alphabet.
        """
        from nonet.grid.printing import print_grid  # noqa: PLC0415 (printing reads grids)

        return print_grid(self, form, blank=blank, alphabet=alphabet)

    def to_array(self) -> NDArray[np.uint8]:
        """All digits that stand: a new array of shape (N, N), dtype uint8, 0 where empty."""
        return view_of(self._digits, self.size).copy()

    def __array__(
        self,
        dtype: DTypeLike | None = None,
        copy: bool | None = None,
    ) -> NDArray[np.generic]:
        view = view_of(self._digits, self.size)
        if dtype is None or view.dtype == dtype:
            return view if copy is False else view.copy()
        if copy is False:
            raise ValueError(f"expected the dtype uint8 for an array without a copy, found {dtype}")
        return view.astype(dtype)

    def __getitem__(self, cell: tuple[int, int] | str) -> int:
        return self._digits[self._index(cell)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return (
            self._digits == other._digits
            and self._givens == other._givens
            and self._layout == other._layout
        )

    def __hash__(self) -> int:
        return hash((self._layout, self._digits, self._givens))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Grid cannot be changed: {name!r}; place() gives a new one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Grid cannot be changed: {name!r}; place() gives a new one")

    def __reduce__(self) -> tuple[object, ...]:
        return Grid._made, (self._layout, self._digits, self._givens)

    def __repr__(self) -> str:
        from nonet.grid.printing import repr_cells  # noqa: PLC0415 (printing reads grids)

        parts = [repr_cells(self._givens, self.size)]
        if self._digits != self._givens:
            parts.append(repr_cells(self.entries, self.size))
        # The 64 characters of an 8×8 grid could also be the pencil marks of a 4×4.
        if self.size == 8 or self._layout != Layout.of_size(self.size):
            parts.append(f"layout={self._layout!r}")
        return f"Grid({', '.join(parts)})"

    def __str__(self) -> str:
        return self.to_text("frame")

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def _index(self, cell: tuple[int, int] | str) -> int:
        if isinstance(cell, str):
            return parse_cell(cell, self.size)
        row, column = cell
        if not (0 <= row < self.size and 0 <= column < self.size):
            raise PlacementError(
                f"expected a row and a column from 0 to {self.size - 1}, found ({row}, {column})"
            )
        return row * self.size + column

    def _with(self, index: int, digit: int) -> Grid:
        if self._givens[index] != 0:
            raise PlacementError(
                f"{cell_name(index, self.size)} holds the given {self._givens[index]} "
                "and cannot be changed"
            )
        digits = self._digits[:index] + bytes((digit,)) + self._digits[index + 1 :]
        return Grid._made(self._layout, digits, self._givens)


# Slot descriptors write where __setattr__ refuses, faster than object.__setattr__ by name.
_set_layout = Grid.__dict__["_layout"].__set__
_set_digits = Grid.__dict__["_digits"].__set__
_set_givens = Grid.__dict__["_givens"].__set__


def _read(digits: str | Numbers, layout: Layout | None) -> tuple[Layout, bytes]:
    if isinstance(digits, str):
        grid = Grid.parse(digits, layout)
        return grid.layout, grid.digits
    return read_numbers(digits, layout)
