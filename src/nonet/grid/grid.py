"""A grid: a layout, its givens, and the entered digits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, Self, overload

from nonet import _display
from nonet._arguments import instance, whole
from nonet.errors import PlacementError
from nonet.grid.arrays import view_of
from nonet.grid.boxes import usual_boxes
from nonet.grid.conflicts import Conflict, find_conflicts
from nonet.grid.documents import document_fields, document_in, document_of
from nonet.layout import Cell, Layout, cell_name, parse_cell

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

    from nonet.grid.puzzle_like import PuzzleLike

Form = Literal["line", "rows", "frame", "numbers", "pencilmarks"]


class Grid:
    """A grid of any layout, some of its cells filled. Immutable and hashable.

    A *given* is a digit of the puzzle and locked; an *entry* is a digit entered later. Two grids
    are equal (``==``) where layout, givens and entries are: the solution of a puzzle, whose other
    digits are entries, does not equal the same digits read from a text, which are all givens.
    `same_digits` compares the digits alone.

    As a collection, a grid is its N² digits, row by row, 0 for an empty cell: ``len(grid)``,
    ``list(grid)``, ``5 in grid``. A cell is ``grid["r4c7"]``, or from 0 ``grid[3, 6]`` or
    ``grid[33]``, as steps and houses number cells.

    Parameters
    ----------
    givens
        Text in any form that `Grid.parse` reads, or N² numbers (bytes, a list, N lists of N, an
        array), 0 for an empty cell; or what `nonet.load` or `nonet.generate` returns.
    entries
        Digits entered in addition, in the same forms; a `Layout` here is taken as `layout`.
    layout
        None: deduced from the length, as `Layout.of_size`.

    Raises
    ------
    FormatError, PlacementError
        The text or the numbers are not a grid, or an entry falls on a given.

    Warns
    -----
    LayoutWarning
        There is no layout, and the size has usual boxes that are not square, such as 2×3.

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

    __slots__ = ("_digits", "_givens", "_layers", "_layout")

    _digits: bytes
    _givens: bytes
    _layers: bytes
    _layout: Layout

    def __new__(  # noqa: D102 (described by its class)
        cls,
        givens: PuzzleLike,
        entries: PuzzleLike | Layout | None = None,
        *,
        layout: Layout | None = None,
    ) -> Self:
        from nonet.grid.puzzle_like import as_grid  # noqa: PLC0415 (it makes grids)

        if isinstance(entries, Layout):
            if layout is not None:
                raise TypeError("expected one layout, found two")
            layout, entries = entries, None
        grid = as_grid(givens, layout)
        layout = grid.layout
        if entries is None:
            return cls._made(layout, grid.digits, grid.givens)
        digits = bytearray(grid.digits)
        for cell, digit in enumerate(as_grid(entries, layout).digits):
            if digit == 0:
                continue
            if digits[cell] != 0:
                raise PlacementError(
                    f"expected entries in empty cells only, found {digit} on the given "
                    f"{digits[cell]} in {cell_name(cell, layout.size)}"
                )
            digits[cell] = digit
        return cls._made(layout, bytes(digits), grid.givens)

    @classmethod
    def _made(cls, layout: Layout, digits: bytes, givens: bytes, layers: bytes = b"") -> Self:
        """A grid of parts that are known to fit."""
        grid = object.__new__(cls)
        _set_layout(grid, layout)
        _set_digits(grid, digits)
        _set_givens(grid, givens)
        _set_layers(grid, layers if layers and any(layers) else b"")
        return grid

    @classmethod
    def empty(cls, layout: Layout) -> Grid:
        """Grid with nothing in it.

        Examples
        --------
        >>> Grid.empty(Layout.of_size(4)).to_text()
        '................'
        """
        layout = instance(layout, Layout, "a Layout such as Layout.of_size(9)")
        nothing = bytes(layout.cell_count)
        return cls._made(layout, nothing, nothing)

    @classmethod
    def parse(cls, text: str, layout: Layout | None = None, *, alphabet: str | None = None) -> Grid:
        r"""Grid from any of the text forms that players use.

        One character per cell on one line or on N lines, with or without a drawn frame; or numbers
        separated by spaces, commas or tabs. Empty cells are ``.``, ``0``, ``*``, ``_`` or spaces.
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

        Warns
        -----
        LayoutWarning
            There is no layout, and the size has usual boxes that are not square, such as 2×3.

        Examples
        --------
        >>> Grid.parse("1 2|3 4\n3 4|. .\n---+---\n. .|4 3\n4 3|. .").to_text()
        '123434....4343..'
        """
        from nonet.grid.reading import parse_grid  # noqa: PLC0415 (text makes grids)

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
        """All digits, given or entered: N² bytes, row by row, 0 where empty.

        Where the digits of the layout do not begin with 1, the first of them is 1, and so on.
        """
        return self._digits

    @property
    def values(self) -> bytes:
        """A byte for each cell and then each variable of the layers, 0 where it is unknown.

        The byte 1 is the first of ``layout.numbers``.
        """
        if self._layout.is_usual:
            return self._digits
        return self._layout.places(self._digits, self._layers)

    @property
    def layers(self) -> bytes:
        """A byte for each variable of the layers, as in `values`; empty where all are unknown."""
        return self._layers

    def with_layers(self, layers: bytes) -> Grid:
        """The grid with these bytes of its layers, as `layers` has them.

        Raises
        ------
        PlacementError
            Their number is not that of the variables, or one is no number of the layout.
        """
        count = self._layout.variable_count - self._layout.cell_count
        last = len(self._layout.numbers)
        if len(layers) not in {0, count} or any(value > last for value in layers):
            raise PlacementError(
                f"expected {count} numbers from 0 to {last} for the layers, found others"
            )
        return Grid._made(self._layout, self._digits, self._givens, layers)

    def layer(self, name: str) -> tuple[int | None, ...]:
        """The numbers of the variables of a layer, None where they are unknown.

        Raises
        ------
        LayoutError
            The layout has no such layer.
        """
        shift, values = self._layout.shift, self.values
        return tuple(
            values[index] + shift if values[index] else None
            for index in self._layout.variables(name)
        )

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
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The digits of each row, 0 where empty.

        Examples
        --------
        >>> Grid("1... .2.. ..3. ...4").rows
        ((1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 3, 0), (0, 0, 0, 4))
        """
        size, digits = self.size, self._digits
        if not self._layout.has_usual_board:
            return self._board_rows()
        return tuple(tuple(digits[start : start + size]) for start in range(0, len(digits), size))

    @property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """The digits of each column, from top to bottom."""
        if not self._layout.has_usual_board:
            return tuple(zip(*self._board_rows(), strict=True))
        return tuple(tuple(self._digits[column :: self.size]) for column in range(self.size))

    def _board_rows(self) -> tuple[tuple[int, ...], ...]:
        """The digits of each row of a board of another shape or with other digits."""
        (rows, columns), size = self._layout.shape, self.size
        return tuple(
            tuple(map(self._number, self._digits[row * size : row * size + columns]))
            for row in range(rows)
        )

    def _number(self, byte: int) -> int:
        """The digit of a byte; of an empty cell 0, or -1 where 0 is a digit."""
        first = self._layout.digits.start
        return byte + first - 1 if byte else 0 if first else -1

    @property
    def boxes(self) -> tuple[tuple[int, ...], ...]:
        """The digits of each box or region, row by row; empty where the layout has none."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for region, digit in zip(self._layout.regions or (), self, strict=False):
            found[region].append(digit)
        return tuple(map(tuple, found)) if self._layout.regions else ()

    @property
    def is_full(self) -> bool:
        """True when no cell is empty."""
        if self._layout.holes:
            return all(self._digits[cell] for cell in self._layout.cells)
        return 0 not in self._digits

    def conflicts(self) -> tuple[Conflict, ...]:
        """All pairs of equal digits in a house, house by house.

        Examples
        --------
        >>> [str(conflict) for conflict in Grid("1..1............").conflicts()]
        ['two 1s in row 1, at r1c1 and r1c4']
        """
        return find_conflicts(self._layout, self._digits)

    def is_given(self, cell: Cell) -> bool:
        """Whether the digit of this cell is locked."""
        return self._givens[self._index(cell)] != 0

    def place(self, cell: Cell, digit: int) -> Grid:
        """Grid with `digit` entered in `cell`: an index or (row, column), from 0, or its name.

        Raises
        ------
        PlacementError
            The cell is outside the grid or a given, or `digit` is not from 1 to N.
        """
        index = self._index(cell)
        digit = whole(digit, "a digit")
        digits = self._layout.digits
        if digit not in digits or index in self._layout.holes:
            raise PlacementError(
                f"expected a digit from {digits[0]} to {digits[-1]} in a cell of the board, "
                f"found {digit!r} for {cell_name(index, self.size)}"
                if index in self._layout.holes
                else f"expected a digit from {digits[0]} to {digits[-1]}, found {digit!r} "
                f"for {cell_name(index, self.size)}"
            )
        return self._with(index, digit - digits.start + 1)

    def clear(self, cell: Cell) -> Grid:
        """Grid without the entry in `cell`.

        Raises
        ------
        PlacementError
            The cell is outside the grid or a given.
        """
        return self._with(self._index(cell), 0)

    def without_entries(self) -> Grid:
        """The puzzle again: the givens alone."""
        return Grid._made(self._layout, self._givens, self._givens)

    def same_digits(self, other: PuzzleLike) -> bool:
        """Whether `other` has the same digit in every cell, whether given or entered.

        Parameters
        ----------
        other
            A grid, or anything that `Grid` takes, read in this layout.

        Raises
        ------
        FormatError, PlacementError
            It is not a grid of this size.

        Examples
        --------
        >>> import nonet
        >>> solution = nonet.solve("...4 ..31 34.. 2...")
        >>> solution == Grid("1324 4231 3412 2143")
        False
        >>> solution.same_digits("1324 4231 3412 2143")
        True
        """
        from nonet.grid.puzzle_like import as_grid  # noqa: PLC0415 (it makes grids)

        return self._digits == as_grid(other, self._layout).digits

    def locked(self) -> Grid:
        """Grid in which every digit is a given."""
        return Grid._made(self._layout, self._digits, self._digits)

    def to_text(
        self,
        form: Form = "line",
        *,
        blank: str = ".",
        alphabet: str | None = None,
        lossy: bool = False,
    ) -> str:
        """All digits, as text that `Grid.parse` reads back.

        Digits say nothing of regions, extra houses and rules: `nonet.Puzzle` writes these, too.

        Parameters
        ----------
        form
            "line": one character per cell, on one line; "rows": the same on N lines; "frame": drawn
            with borders, as `str`; "numbers": decimal numbers with spaces, on N lines, 0 for
            empty; "pencilmarks": N³ characters, in each filled cell its digit at the digit's
            place, in each empty cell all digits.
        blank
            Character of an empty cell.
        alphabet
            The characters of the digits; None: 1–9, then letters from A = 10, or in a frame
            numbers above 9.
        lossy
            The digits are enough: nothing is said of what the text lacks.

        Raises
        ------
        FormatError
            The form cannot hold a grid of this size, or could not be read back with this blank
            and alphabet.

        Warns
        -----
        LossyTextWarning
            The layout has more than the digits say, and there are empty cells: of a complete grid
            the digits are the answer. Below a frame a line says it instead.

        Examples
        --------
        >>> grid = Grid.empty(Layout.boxes(1, 2, diagonals=True))
        >>> print(grid.to_text("frame"))
        +-----+
        | . . |
        | . . |
        +-----+
        # not shown: the rule 'diagonals'
        """
        from nonet.grid.printing import print_grid  # noqa: PLC0415 (printing reads grids)

        return print_grid(self, form, blank=blank, alphabet=alphabet, lossy=lossy)

    def fields(self) -> dict[str, Any]:
        """Layout, givens and entries, as nonet's own format of files has them."""
        return document_fields(self)

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Grid:
        """The grid with these fields; the reverse of `fields`.

        Raises
        ------
        NonetError
            They make none.
        """
        grid: Grid = document_of(fields, "grid").grid
        return grid

    def to_json(self) -> str:
        """A JSON object that `from_json` and `nonet.load` read back: nonet's own format of files.

        Examples
        --------
        >>> Grid.from_json(Grid("1... .2.. ..3. ...4").to_json())
        Grid('1....2....3....4')
        """
        return _display.text(self, "nonet", lossy=False, solution=True)

    @classmethod
    def from_json(cls, text: str) -> Grid:
        """The grid in a text that `to_json`, or `Puzzle.to_json`, wrote.

        Raises
        ------
        NonetError
            It is no such text; says what is wrong.
        """
        grid: Grid = document_in(text, "grid").grid
        return grid

    def to_array(self) -> NDArray[np.uint8]:
        """All digits: a new array of shape (N, N), dtype uint8, 0 where empty."""
        return view_of(self._digits, self.size).copy()

    @overload
    def __array__(self, dtype: None = None, copy: bool | None = None) -> NDArray[np.uint8]: ...
    @overload
    def __array__(self, dtype: DTypeLike, copy: bool | None = None) -> NDArray[Any]: ...
    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        view = view_of(self._digits, self.size)
        if dtype is None or view.dtype == dtype:
            return view if copy is False else view.copy()
        if copy is False:
            raise ValueError(f"expected the dtype uint8 for an array without a copy, found {dtype}")
        return view.astype(dtype)

    def __getitem__(self, cell: Cell) -> int:
        byte = self._digits[self._index(cell)]
        return byte if self._layout.has_usual_board else self._number(byte)

    def __iter__(self) -> Iterator[int]:
        if not self._layout.has_usual_board:
            return map(self._number, self._digits)
        return iter(self._digits)

    def __len__(self) -> int:
        return len(self._digits)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return (
            self._digits == other._digits
            and self._givens == other._givens
            and self._layers == other._layers
            and self._layout == other._layout
        )

    def __hash__(self) -> int:
        return hash((self._layout, self._digits, self._givens))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Grid cannot be changed: {name!r}; place() gives a new one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Grid cannot be changed: {name!r}; place() gives a new one")

    def __reduce__(self) -> tuple[object, ...]:
        return Grid._made, (self._layout, self._digits, self._givens, self._layers)

    def __repr__(self) -> str:
        from nonet.grid.printing import repr_cells  # noqa: PLC0415 (printing reads grids)

        parts = [repr_cells(self._givens, self._layout)]
        if self._digits != self._givens:
            parts.append(repr_cells(self.entries, self._layout))
        # Without a layout, sizes with other boxes than square ones are warned of.
        if self._layout != Layout.of_size(self.size) or usual_boxes(self._layout) is not None:
            parts.append(f"layout={self._layout!r}")
        return f"Grid({', '.join(parts)})"

    def __str__(self) -> str:
        return self.to_text("frame")

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def _index(self, cell: Cell) -> int:
        return parse_cell(cell, self.size)

    def _with(self, index: int, digit: int) -> Grid:
        if self._givens[index] != 0:
            raise PlacementError(
                f"{cell_name(index, self.size)} holds the given {self._givens[index]} "
                "and cannot be changed"
            )
        digits = self._digits[:index] + bytes((digit,)) + self._digits[index + 1 :]
        return Grid._made(self._layout, digits, self._givens, self._layers)


# Slot descriptors write where __setattr__ refuses, faster than object.__setattr__ by name.
_set_layout = Grid.__dict__["_layout"].__set__
_set_digits = Grid.__dict__["_digits"].__set__
_set_layers = Grid.__dict__["_layers"].__set__
_set_givens = Grid.__dict__["_givens"].__set__
