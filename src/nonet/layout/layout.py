"""A layout: the size of a grid, its regions and the constraints that it carries."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import Any, Unpack
from weakref import WeakValueDictionary

from nonet import _display
from nonet._arguments import described, iterable, whole
from nonet._json_form import checked_fields, document, fields_in, reading
from nonet.errors import FormatError, LayoutError
from nonet.layout import board as boards
from nonet.layout.board import USUAL, Board, CellSets, Digits
from nonet.layout.constraint import Constraint
from nonet.layout.coordinates import Cell, parse_cell
from nonet.layout.given import CONSTRAINTS, Extras, Given, Rules, listed
from nonet.layout.houses import House
from nonet.layout.layers import Layer
from nonet.layout.parts import (
    all_houses,
    check_constraints,
    numbers_of,
    of_board,
    ordered,
    plain_houses,
    shortened,
)
from nonet.layout.primitives import Primitive, different_cells
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


class Layout:
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
        "cells",
        "constraints",
        "digits",
        "is_classic",
        "layers",
        "numbers",
        "regions",
        "size",
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
        **extras: Unpack[Extras],
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
        given = listed(size, constraints, extras)
        return _layout(size, None, None, given._replace(board=board))

    @classmethod
    def overlapping(
        cls,
        size: int,
        places: Iterable[tuple[int, int]],
        *,
        constraints: Rules = (),
        **extras: Unpack[Extras],
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
        given = listed(side, constraints, extras)
        return _layout(side, None, None, given._replace(board=board))

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
        given = listed(self.size, constraints)
        given = given._replace(board=self._board, layers=self.layers)
        return _layout(self.size, self.box_shape, jigsaw, given)

    @property
    def cell_count(self) -> int:
        """Number of cells of the square around the board, ``size * size``."""
        return self.size * self.size

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
    def variable_count(self) -> int:
        """Number of cells of the square and variables of layers together."""
        return len(self.indices)

    @property
    def indices(self) -> Mapping[str, int]:
        """The index of each cell of the square, and then of each variable, by its name."""
        return self._indices

    @property
    def is_usual(self) -> bool:
        """Whether it is a square of rows and columns with the digits from 1 to N and no layers."""
        return self._board == USUAL and not self.layers

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
    def has_usual_board(self) -> bool:
        """Whether it is a square of rows and columns with the digits from 1 to N."""
        return self._board == USUAL

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of the board."""
        return self._board.shape or (self.size, self.size)

    @property
    def shift(self) -> int:
        """What is added to a byte of a rule for the number that it stands for; usually 0."""
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

    @property
    def peers(self) -> tuple[frozenset[int], ...]:
        """For each cell those that never have its digit: by a house, a cage or any other rule.

        Examples
        --------
        >>> from nonet.constraints import AntiKing
        >>> usual, anti_king = Layout.of_size(9), Layout.of_size(9, constraints=[AntiKing()])
        >>> sorted(anti_king.peers[20] - usual.peers[20])
        [12, 28, 30]
        """
        if self._peers is None:
            primitives = list[Primitive](self._houses)
            for constraint in self.constraints:
                # Rules that the solvers do not know make no cells differ.
                with suppress(LayoutError):
                    primitives += constraint.lower_with_houses(self)
            different = different_cells(self.variable_count, primitives)
            _set_once(self, "_peers", different[: self.cell_count])
        assert self._peers is not None
        return self._peers

    @property
    def is_plain(self) -> bool:
        """Whether the rules are rows, columns and boxes, or rows and columns, and no others."""
        has_usual_regions = self.regions is None or self.box_shape is not None
        return not self.constraints and has_usual_regions and self.is_usual

    @property
    def is_house_only(self) -> bool:
        """Whether all rules are houses: none like a cage or a line."""
        if not self.is_usual:
            return False
        return not self.constraints or all(type(primitive) is House for primitive in self.lower())

    @property
    def treats_digits_alike(self) -> bool:
        """Whether a grid that obeys all rules still does so with its digits relabelled."""
        return all(constraint.treats_digits_alike for constraint in self.constraints)

    def exchange_keeps(self, cells: Iterable[Cell]) -> bool:
        """Whether the constraints are kept when digits change places and houses stay right."""
        several = [parse_cell(cell, self.size) for cell in iterable(cells, "cells")]
        return all(constraint.exchange_keeps(self, several) for constraint in self.constraints)

    def violations(self, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Cells that break a constraint together, one group after the other; 0 is an empty cell."""
        places = self.places(digits)
        for constraint in self.constraints:
            yield from constraint.violations(self, places)

    def lower(self) -> tuple[Primitive, ...]:
        """All rules as primitives of the native core.

        Raises
        ------
        LayoutError
            There is a constraint that the solvers do not know.
        """
        beyond = chain.from_iterable(self.lower_beyond_houses().values())
        return (*self.complete_houses, *beyond)

    def lower_beyond_houses(self) -> dict[type[Primitive], list[Primitive]]:
        """All rules other than houses, as primitives of the native core, by their kind.

        Raises
        ------
        LayoutError
            There is a constraint that the solvers do not know.
        """
        kinds: dict[type[Constraint], list[Constraint]] = {}
        for constraint in self.constraints:
            kinds.setdefault(type(constraint), []).append(constraint)
        found = defaultdict[type[Primitive], list[Primitive]](list)
        for kind, rules in kinds.items():
            for primitive in kind.lower_all(rules, self):
                found[type(primitive)].append(primitive)
        found.pop(House, None)
        for primitive in () if self.is_usual else of_board(self):
            found[type(primitive)].append(primitive)
        return found

    def lower_to_houses(self) -> tuple[House, ...]:
        """All rules as houses, for what knows no others.

        Raises
        ------
        LayoutError
            There is a constraint that is more than houses.
        """
        for constraint in self.constraints:
            if any(type(primitive) is not House for primitive in constraint.lower(self)):
                raise LayoutError(
                    f"expected constraints that add nothing but houses, found {constraint!r}"
                )
        self.check_usual("engines that know houses alone")
        return self._houses

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
    _board: Board
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
    board: Board,
    layers: tuple[Layer, ...],
) -> Layout:
    bare = Given((), (), board, layers)
    plain = _layout(size, box_shape, jigsaw, bare) if constraints else None
    layout = object.__new__(Layout)
    digits = range(board.digits[0], board.digits[1] + 1) if board.digits else range(1, size + 1)
    cells: Iterable[int] = range(size * size)
    if board.holes:
        cells = sorted({*cells} - {*board.holes})
    fields = {
        "size": size,
        "digits": digits,
        "numbers": numbers_of(digits, layers),
        "box_shape": box_shape,
        "regions": plain.regions if plain else box_regions(*box_shape) if box_shape else jigsaw,
        "cells": tuple(cells),
        "layers": layers,
        "constraints": constraints,
        "is_classic": box_shape == (3, 3) and not constraints and board == USUAL and not layers,
        "_board": board,
        "_cell_houses": None,
        "_indices": boards.indices_of(size, board, layers),
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
