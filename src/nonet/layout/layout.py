"""A layout: the size of a grid, its regions and the constraints that it carries."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Unpack
from weakref import WeakValueDictionary

from nonet import _display
from nonet._arguments import described, whole
from nonet._json_form import checked_fields, document, fields_in, reading
from nonet.errors import FormatError, LayoutError
from nonet.layout import board as boards
from nonet.layout.board import USUAL, CellSets, Digits, UnusualBoard, numbers_of
from nonet.layout.constraint import Constraint
from nonet.layout.given import CONSTRAINTS, Extras, FurtherRules, Given, Rules, listed
from nonet.layout.houses import House
from nonet.layout.layers import Layer
from nonet.layout.lowered import Lowered
from nonet.layout.parts import all_houses, check_constraints, ordered, plain_houses, shortened
from nonet.layout.regions import (
    RegionMap,
    box_regions,
    box_shape_of,
    checked_size,
    no_boxes,
    parse_regions,
)

_known: WeakValueDictionary[tuple[object, ...], Layout] = WeakValueDictionary()
"""All layouts in use by their properties, so that those made alike are the same object."""

_LABELS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Layout(Lowered):
    """The rules of an N × N grid: its size, regions and constraints. Immutable and hashable.

    ``Layout(size, regions, constraints)``, or one of the constructors `of_size`, `boxes`, `latin`
    and `jigsaw`. All take constraints as objects, as one text or as a list of both, in words as in
    ``nonet rules``: ``constraints=["anti-knight", Cage("r1c1-2", 5)]``. ``rules=`` is another name
    of ``constraints=``. For constraints without parameters there is a keyword each:

    - ``diagonals``: both long diagonals (X-sudoku);
    - ``windows``: the four windows of a windoku, (√N − 1)² in general;
    - ``disjoint_groups``: cells at the same place of every box.

    Parameters
    ----------
    size
        N: rows, columns and digits.
    regions
        A map from cell to region, as for `jigsaw`; "boxes": square boxes, which not every size
        has; None: a Latin square.
    constraints
        The rules beyond rows, columns and regions.

    Attributes
    ----------
    size
        N: rows and columns, and digits unless there are others. Of a board that is no square, the
        larger of its sides.
    digits
        The digits, a range: from 1 to N unless the layout says otherwise.
    numbers
        All that a digit or a variable of a layer may be, a range.
    cells
        Indices of the cells, ascending: row · N + column. A board that is no square, or has holes,
        lacks some.
    layers
        Variables beside the digits; their indices come after N².
    box_shape
        Rows and columns of a box, or None where there are no rectangular boxes.
    regions
        For each cell the number of its box or jigsaw region, from 0; None on a Latin square.
    constraints
        The rules beyond rows, columns and regions, each once: first those without parameters,
        then the others as they were given. The order makes no difference to equality.
    houses
        All houses: rows, columns, boxes or regions, and those of the constraints. Houses with the
        same cells are listed once.
    cell_count
        Number of cells of the square around the board, N².
    variable_count
        Number of these cells and of variables of layers together.
    has_usual_board
        Whether it is a square of rows and columns with the digits from 1 to N.
    is_usual
        Whether it has such a board and no layers.
    has_uncounted
        Whether grids that differ in some of its layers alone are one solution.
    is_classic
        Whether this is the usual 9 × 9 grid: boxes of 3 × 3, and no constraints.

    Raises
    ------
    LayoutError
        The size is not from 1 to 100, the map does not give N regions of N cells each, the
        size has no square boxes, or a constraint does not fit them.

    Examples
    --------
    >>> Layout.of_size(9)
    Layout.of_size(9)
    >>> len(Layout.of_size(9, diagonals=True).houses)
    29
    >>> Layout.boxes(2, 3).size
    6
    >>> Layout.of_size(9, windows=True).constraints
    (Windows(),)
    >>> Layout.of_size(9, rules="anti-knight")
    Layout.of_size(9, constraints=[AntiKnight()])
    """

    __slots__ = (
        "__weakref__",
        "_bare",
        "_board",
        "_cell_houses",
        "_hash",
        "_houses",
        "_indices",
        "_peers",
        "box_shape",
        "cell_count",
        "cells",
        "constraints",
        "digits",
        "has_uncounted",
        "has_usual_board",
        "is_classic",
        "is_usual",
        "layers",
        "numbers",
        "regions",
        "size",
        "variable_count",
    )

    size: int
    digits: range
    numbers: range
    box_shape: tuple[int, int] | None
    regions: tuple[int, ...] | None
    cells: tuple[int, ...]
    layers: tuple[Layer, ...]
    constraints: tuple[Constraint, ...]
    is_classic: bool

    def __new__(  # noqa: PYI034 (equal layouts are one object, so that there is no subclass)
        cls,
        size: int,
        regions: RegionMap | None = "boxes",
        constraints: Rules = (),
        **extras: Unpack[Extras],
    ) -> Layout:
        """The layout with these properties; those made alike are the same object."""
        size = checked_size(size)
        if regions is None:
            return cls.latin(size, constraints=constraints, **extras)
        if isinstance(regions, str) and regions == "boxes":
            if math.isqrt(size) ** 2 != size:
                raise LayoutError(no_boxes(size))
            return cls.of_size(size, constraints=constraints, **extras)
        parsed = parse_regions(regions)
        if len(parsed) != size * size:
            raise LayoutError(
                f"expected a region for each of {size * size} cells, found {len(parsed)}"
            )
        return cls.jigsaw(parsed, constraints=constraints, **extras)

    @classmethod
    def of_size(cls, size: int, *, constraints: Rules = (), **extras: Unpack[Extras]) -> Layout:
        """Square boxes where `size` is a perfect square, else rows and columns only.

        Raises
        ------
        LayoutError
            `size` is not from 1 to 100, or a constraint does not fit it.
        """
        size = checked_size(size)
        return _of_size(size, listed(size, constraints, extras))

    @classmethod
    def boxes(
        cls,
        rows: int,
        columns: int,
        *,
        constraints: Rules = (),
        **extras: Unpack[Extras],
    ) -> Layout:
        """Boxes of this many rows and columns; ``boxes(2, 3)`` is the usual 6 × 6.

        Raises
        ------
        LayoutError
            A side is below 1, the size ``rows * columns`` is above 100, or a constraint does not
            fit it.
        """
        rows, columns = whole(rows, "the rows of a box"), whole(columns, "the columns of a box")
        if rows < 1 or columns < 1:
            raise LayoutError(f"expected box sides of 1 or more, found {rows}×{columns}")
        size = checked_size(rows * columns)
        return _layout(size, (rows, columns), None, listed(size, constraints, extras))

    @classmethod
    def latin(cls, size: int, *, constraints: Rules = (), **extras: Unpack[Extras]) -> Layout:
        """Rows and columns only: a Latin square, whatever the size."""
        size = checked_size(size)
        return _layout(size, None, None, listed(size, constraints, extras))

    @classmethod
    def jigsaw(
        cls,
        regions: RegionMap,
        *,
        constraints: Rules = (),
        **extras: Unpack[Extras],
    ) -> Layout:
        """Regions of any shape, from a map that names the region of each cell.

        Raises
        ------
        LayoutError
            The map does not give N regions of N cells each, or a constraint does not fit it.

        Examples
        --------
        >>> Layout.jigsaw("1112 1322 3324 3444").houses[8].cells
        (0, 1, 2, 4)
        """
        parsed = parse_regions(regions)
        shape = box_shape_of(parsed)
        jigsaw = None if shape else parsed
        size = checked_size(math.isqrt(len(parsed)))
        return _layout(size, shape, jigsaw, listed(size, constraints, extras))

    @classmethod
    def free(
        cls,
        rows: int,
        columns: int,
        *,
        digits: Digits = "1-9",
        houses: CellSets = (),
        lines: bool = False,
        holes: str | Iterable[str] = (),
        constraints: Rules = (),
        **extras: Unpack[FurtherRules],
    ) -> Layout:
        """A board of any rectangle, without houses but those that are given.

        Parameters
        ----------
        rows, columns
            From 1 to 100.
        digits
            Digits that follow each other, at most 64.
        houses
            Sets of cells that hold no digit twice, and each digit once where they have as many.
        lines
            Whether rows and columns are houses, too.
        holes
            Cells of the rectangle that are not there.

        Raises
        ------
        LayoutError
            A house has more cells than there are digits, or a cell that is not there, or a
            constraint does not fit the board.

        Examples
        --------
        >>> board = Layout.free(2, 3, digits="0-5", houses=["r1-2c1-3"])
        >>> board.size, len(board.cells), board.digits
        (3, 6, range(0, 6))
        """
        size, board = boards.free(rows, columns, digits, holes=holes, houses=houses, lines=lines)
        return _layout(size, None, None, listed(size, constraints, extras, board=board))

    @classmethod
    def overlapping(
        cls,
        size: int,
        places: Iterable[tuple[int, int]],
        *,
        constraints: Rules = (),
        **extras: Unpack[FurtherRules],
    ) -> Layout:
        """Grids with square boxes on one board, such as a samurai of five.

        Parameters
        ----------
        size
            N of each grid, a square number.
        places
            Row and column, from 0, of the first cell of each.

        Raises
        ------
        LayoutError
            `size` is no square number, a grid does not fit on 100 × 100 cells, or a constraint
            does not fit the board.

        Examples
        --------
        >>> samurai = Layout.overlapping(9, [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)])
        >>> samurai.size, len(samurai.cells), len(samurai.houses)
        (21, 369, 131)
        """
        side, board = boards.overlapping(checked_size(size), places)
        return _layout(side, None, None, listed(side, constraints, extras, board=board))

    def with_constraints(self, constraints: Rules) -> Layout:
        """The layout of the same size and regions that has these constraints instead.

        Raises
        ------
        LayoutError
            A constraint does not fit it.

        Examples
        --------
        >>> from nonet.layout import Diagonals
        >>> Layout.of_size(9, windows=True).with_constraints([Diagonals()])
        Layout.of_size(9, diagonals=True)
        """
        jigsaw = None if self.box_shape else self.regions
        given = listed(self.size, constraints, board=self._board, layers=self.layers)
        return _layout(self.size, self.box_shape, jigsaw, given)

    @property
    def houses(self) -> tuple[House, ...]:
        """All houses of the layout."""
        return self._houses

    @property
    def lines(self) -> tuple[House, ...]:
        """The rows and columns that are houses."""
        return tuple(house for house in plain_houses(self, self._board) if house.is_line)

    @property
    def with_same_houses(self) -> Layout:
        """The layout without its constraints if these add no houses, else the layout itself."""
        return self if self._bare is None else self._bare

    @property
    def cell_houses(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the indices in `houses` of the houses that hold it."""
        if self._cell_houses is None:
            found: list[list[int]] = [[] for _ in range(self.cell_count)]
            for index, house in enumerate(self._houses):
                for cell in house.cells:
                    if cell < len(found):
                        found[cell].append(index)
            _set_once(self, "_cell_houses", tuple(map(tuple, found)))
        assert self._cell_houses is not None
        return self._cell_houses

    def fields(self) -> dict[str, Any]:
        """Size, boxes or regions and constraints, as JSON has them.

        Raises
        ------
        LayoutError
            It has a constraint that nonet does not know and could not read back.

        Examples
        --------
        >>> Layout.boxes(2, 3, diagonals=True).fields()
        {'size': 6, 'box': [2, 3], 'diagonals': True}
        """
        return _display.codecs().layout_fields(self)

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Layout:
        """The layout with these fields; the reverse of `fields`.

        Raises
        ------
        LayoutError, FormatError
            They make none.
        """
        checked = checked_fields(fields, "layout")
        if "size" not in checked:
            raise FormatError("expected the field 'size' of a layout, found none")
        layout: Layout = _display.codecs().layout_of(checked)
        return layout

    def board_fields(self) -> dict[str, Any]:
        """What is unusual about the board, as JSON has it: shape, digits, holes and houses."""
        return boards.fields(self._board)

    def to_json(self) -> str:
        """A JSON object that `from_json` reads back."""
        return document("layout", self.fields())

    @classmethod
    def from_json(cls, text: str) -> Layout:
        """The layout in a text that `to_json` wrote.

        Raises
        ------
        FormatError
            It is no such text; says what is wrong.
        """
        fields = fields_in(text, "layout")
        with reading("layout"):
            return cls.from_fields(fields)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Layout cannot be changed: {name!r}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Layout cannot be changed: {name!r}")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Layout):
            return NotImplemented
        return self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        regions = None if self.box_shape else self.regions
        given = Given(self.constraints, (), self._board, self.layers)
        return _layout, (self.size, self.box_shape, regions, given)

    def __repr__(self) -> str:
        return self._shown(repr)

    def __str__(self) -> str:
        """As `repr`, but short, for messages: of many constraints only the first."""
        return self._shown(shortened)

    def _shown(self, listed: Callable[[list[Constraint]], str]) -> str:
        size = self.size
        named = [rule.name for rule in self.constraints if _is_keyword(rule)]
        options = "".join(f", {name}=True" for name in named)
        if others := [rule for rule in self.constraints if not _is_keyword(rule)]:
            options += f", constraints={listed(others)}"
        options = f"{boards.shown(self._board, self.layers)}{options}"
        if self._board.shape is not None:
            rows, columns = self._board.shape
            made = f"free({rows}, {columns}"
        elif self.box_shape is not None:
            rows, columns = self.box_shape
            made = f"of_size({size}" if rows == columns else f"boxes({rows}, {columns}"
        elif self.regions is None:
            made = f"of_size({size}" if math.isqrt(size) ** 2 != size else f"latin({size}"
        elif size <= len(_LABELS):
            made = f"jigsaw({''.join(_LABELS[region] for region in self.regions)!r}"
        else:
            made = f"jigsaw({self.regions!r}"
        return f"Layout.{made}{options})"

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    @property
    def _key(self) -> tuple[object, ...]:
        constraints = frozenset(self.constraints)
        return (self.size, self.regions, constraints, self._board, self.layers)

    _bare: Layout | None
    _board: UnusualBoard
    _cell_houses: tuple[tuple[int, ...], ...] | None
    _hash: int
    _houses: tuple[House, ...]
    _indices: Mapping[str, int]
    _peers: tuple[frozenset[int], ...] | None


def checked_layout(layout: Layout | None) -> Layout | None:
    """The layout, or None; TypeError where it is neither."""
    if layout is None or isinstance(layout, Layout):
        return layout
    raise TypeError(
        "expected a Layout such as Layout.of_size(9) or Layout.boxes(2, 3), "
        f"found {described(layout)}"
    )


@lru_cache(maxsize=256)
def _of_size(size: int, given: Given) -> Layout:
    side = math.isqrt(size)
    shape = (side, side) if side * side == size else None
    return _layout(size, shape, None, given)


@lru_cache(maxsize=256)
def _layout(
    size: int,
    box_shape: tuple[int, int] | None,
    jigsaw: tuple[int, ...] | None,
    given: Given,
) -> Layout:
    """The layout with these constraints and those that the keywords name."""
    if box_shape is not None and 1 in box_shape and size > 1:
        box_shape = None  # such boxes are the rows or the columns again
    constraints = ordered(given.constraints, given.keywords)
    key = (size, box_shape, jigsaw, constraints, given.board, given.layers)
    known = _known.get(key)
    if known is None:
        known = _known.setdefault(key, _made(*key))
    return known


def _is_keyword(constraint: Constraint) -> bool:
    return type(constraint) in CONSTRAINTS


def _set_once(layout: Layout, name: str, value: object) -> None:
    object.__setattr__(layout, name, value)


def _made(
    size: int,
    box_shape: tuple[int, int] | None,
    jigsaw: tuple[int, ...] | None,
    constraints: tuple[Constraint, ...],
    board: UnusualBoard,
    layers: tuple[Layer, ...],
) -> Layout:
    bare = Given((), (), board, layers)
    plain = _layout(size, box_shape, jigsaw, bare) if constraints else None
    layout = object.__new__(Layout)
    digits = board.digits_on(size)
    cells: Iterable[int] = range(size * size)
    if board.holes:
        cells = sorted({*cells} - {*board.holes})
    indices = boards.indices_of(size, board, layers)
    fields = {
        "size": size,
        "digits": digits,
        "numbers": numbers_of(digits, layers),
        "box_shape": box_shape,
        "regions": plain.regions if plain else box_regions(*box_shape) if box_shape else jigsaw,
        "cells": tuple(cells),
        "layers": layers,
        "constraints": constraints,
        "cell_count": size * size,
        "variable_count": len(indices),
        "has_uncounted": not all(layer.counts for layer in layers),
        "has_usual_board": board == USUAL,
        "is_usual": board == USUAL and not layers,
        "is_classic": box_shape == (3, 3) and not constraints and board == USUAL and not layers,
        "_board": board,
        "_cell_houses": None,
        "_indices": indices,
        "_peers": None,
    }
    for name, value in fields.items():
        _set_once(layout, name, value)
    _set_once(layout, "_houses", plain.houses if plain else ())
    check_constraints(layout)
    added = [house for constraint in constraints for house in constraint.houses(layout)]
    if plain and not added:
        _set_once(layout, "_bare", plain)
        houses = plain.houses
    else:
        _set_once(layout, "_bare", None)
        houses = all_houses(layout, plain.houses if plain else plain_houses(layout, board), added)
    _set_once(layout, "_houses", houses)
    _set_once(layout, "_hash", hash(layout._key))
    return layout


CLASSIC = Layout.of_size(9)
"""The usual 9 × 9 grid."""
