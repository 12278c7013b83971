"""Boards and variables of Interactive Sudoku Solver: Shape, RegionSize, NoBoxes, Jigsaw and Var.

``Shape~6x12~0-11~Raw`` has rows and columns, digits and, where nothing is a house, the word Raw.
Boxes have as many cells as the longer side, or as RegionSize says, and are wide where both ways
fit. ``Var~S~label~9x9`` has further variables ``VS1``, ``VS2`` …, row by row: a layer.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import NamedTuple

from nonet.errors import FormatError, LayoutError
from nonet.formats._iss_text import CELL, LARGEST, Item, cell, number, on_line_of
from nonet.formats._iss_types import unknown
from nonet.formats._layouts import customary
from nonet.formats._outside import place_of
from nonet.formats._rules import extra_region
from nonet.layout import Constraint, Layout
from nonet.layout.coordinates import cell_of
from nonet.layout.layers import MAX_VARIABLES, Layer

_SIDES = re.compile(r"([0-9]{1,3})x([0-9]{1,3})")
_VALUES = re.compile(r"(?:([0-9]{1,3})-)?([0-9]{1,3})")
_VARIABLES = re.compile(r"(?:([1-9][0-9]{0,5})x)?([1-9][0-9]{0,5})")
_PREFIX = re.compile(r"[A-Z]{1,30}")


class IssShape(NamedTuple):
    """A board.

    Attributes
    ----------
    rows, columns
        Its sides.
    digits
        Its digits.
    is_raw
        Whether it has no houses but those that constraints say.
    """

    rows: int
    columns: int
    digits: range
    is_raw: bool

    @property
    def size(self) -> int:
        """The longer side."""
        return max(self.rows, self.columns)

    @property
    def is_square(self) -> bool:
        """Whether it is a square with rows and columns."""
        return self.rows == self.columns and not self.is_raw

    def name(self, at: int) -> str:
        """The cell at an index, row by row."""
        return f"r{at // self.columns + 1}c{at % self.columns + 1}"


USUAL = IssShape(9, 9, range(1, 10), is_raw=False)


@dataclass(frozen=True)
class VariableGroup:
    """Variables of one Var.

    Attributes
    ----------
    prefix
        Their name in the program without its number.
    layer
        The layer that they are.
    columns
        How many are in a row.
    names
        Their names in nonet.
    """

    prefix: str
    layer: Layer
    columns: int
    names: tuple[str, ...]

    def iss_name(self, at: int) -> str:
        """The name of one in the program."""
        return self.prefix if len(self.names) == 1 else f"{self.prefix}{at + 1}"


@dataclass(frozen=True)
class IssFrame:
    """A board with its houses and variables, but without rules.

    Attributes
    ----------
    shape
        The board.
    regions
        The region of each cell of a square with as many of them as rows; else None.
    houses
        Names of the cells of each further house.
    pieces
        The piece of each cell of a jigsaw, row by row; None: there is no jigsaw.
    boxes
        Names of the cells of each box.
    groups
        The variables.
    """

    shape: IssShape
    regions: Sequence[int] | None
    houses: tuple[tuple[str, ...], ...]
    pieces: Sequence[int] | None
    boxes: tuple[tuple[str, ...], ...]
    groups: tuple[VariableGroup, ...]

    @property
    def has_usual_boxes(self) -> bool:
        """Whether it is a square of which boxes, if any, have as many cells as rows."""
        return self.shape.is_square and all(len(box) == self.shape.size for box in self.boxes)

    @property
    def _has_pieces(self) -> bool:
        """Whether its further houses are pieces of a jigsaw with each digit."""
        sizes = {*map(len, self.houses)}
        return sizes == {self.shape.size} and len(self.shape.digits) == self.shape.size

    def area_of(self, name: str) -> int:
        """The number of the box of a cell, or of its piece where there are no boxes.

        Raises
        ------
        FormatError
            It is a variable.
        """
        if cell_of(name) != name:
            raise FormatError(f"expected cells of the board, found {name}")
        for at, box in enumerate(self.boxes):
            if name in box:
                return at
        row, column = place_of(name)
        at = (row - 1) * self.shape.columns + column - 1
        return self.pieces[at] if self.pieces is not None else 0

    def layout(
        self, constraints: Iterable[Constraint], values: Mapping[str, Sequence[int]] | None = None
    ) -> Layout:
        """The layout with these rules, and with these values of layers instead.

        Raises
        ------
        FormatError
            They make none.
        """
        digits = self.shape.digits
        layers = [
            Layer(group.layer.name, found, count=group.layer.count)
            if (found := (values or {}).get(group.layer.name))
            else group.layer
            for group in self.groups
        ]
        shape, span = self.shape, (digits[0], digits[-1])
        try:
            if shape.is_square and (not self.houses or self._has_pieces):
                extra = [extra_region(house, ".Jigsaw") for house in self.houses]
                return Layout(
                    shape.size,
                    self.regions,
                    [*extra, *constraints],
                    digits=span,
                    layers=layers,
                )
            return Layout.free(
                shape.rows,
                shape.columns,
                digits=span,
                houses=self.houses,
                lines=not shape.is_raw,
                constraints=constraints,
                layers=layers,
            )
        except LayoutError as error:
            raise FormatError(str(error)) from None


def is_house(item: Item, shape: IssShape) -> bool:
    """Whether a constraint says a house of a board that has none of its own."""
    cells = [match for arg in item.args if (match := CELL.fullmatch(arg))]
    is_area = item.type == "AllDifferent" and len(cells) == len(item.args)
    return shape.is_raw and is_area and 0 < len(item.args) <= len(shape.digits)


def frame_of(items: Sequence[Item]) -> IssFrame:
    """The board of a puzzle.

    Raises
    ------
    FormatError
        There is none of this form, or none that nonet knows.
    """
    shape = shape_of(items)
    if shape.is_raw:
        for item in items:
            if item.type in {"Jigsaw", "RegionSize", "RegionSameValues"}:
                raise FormatError(f"expected no {item.type} on a board of the type Raw, found one")
    boxes = _boxes(items, shape)
    pieces = _pieces(items, shape)
    usual = customary(shape.size).regions if shape.is_square else None
    is_usual = usual is not None and boxes == _maps(usual)
    regions = list(usual) if usual is not None and is_usual else None
    houses = [] if boxes is None or is_usual else boxes
    for labels in pieces:
        sizes = Counter(labels)
        if len(sizes) == 1:
            continue
        _check_pieces(sizes, shape)
        alike = shape.is_square and set(sizes.values()) == {shape.size}
        if regions is None and not houses and alike:
            regions = labels
            continue
        found = _maps(labels)
        houses += [house for house in found if _is_piece(len(house), shape)]
    named = [tuple(map(shape.name, house)) for house in houses]
    for item in items:
        if is_house(item, shape):
            with on_line_of(item):
                named.append(tuple(cell(arg, shape.rows, shape.columns) for arg in item.args))
    known = () if boxes is None else tuple(tuple(map(shape.name, box)) for box in boxes)
    return IssFrame(
        shape, regions, tuple(named), pieces[-1] if pieces else None, known, _groups(items, shape)
    )


def shape_of(items: Iterable[Item]) -> IssShape:
    """The board that a text says, or the usual one."""
    found = {_shape(item) for item in items if item.type == "Shape"}
    if len(found) > 1:
        raise FormatError("expected one shape, found several")
    return next(iter(found), USUAL)


def _shape(item: Item) -> IssShape:
    sides, *others = item.args or ["9x9"]
    match = _SIDES.fullmatch(sides)
    if match is None:
        raise FormatError(f"expected a shape such as 9x9, found {sides[:20]!r}")
    rows, columns = map(int, match.groups())
    if not (1 <= rows <= LARGEST and 1 <= columns <= LARGEST):
        raise FormatError(
            f"expected a shape of up to {LARGEST} rows and columns, found {sides[:20]!r}"
        )
    values, kind = (*others, "", "")[:2]
    if len(others) > 2 or kind not in {"", "Sudoku", "Raw"}:
        raise unknown("Shape", f"Shape {'~'.join(item.args)}")
    digits = _digits(values, max(rows, columns))
    if kind != "Raw" and len(digits) < max(rows, columns):
        raise FormatError(
            f"expected at least {max(rows, columns)} digits of a shape {sides} that is not Raw, "
            f"found {len(digits)}"
        )
    return IssShape(rows, columns, digits, kind == "Raw")


def _digits(values: str, size: int) -> range:
    if not values:
        return range(1, size + 1)
    match = _VALUES.fullmatch(values)
    first, last = (int(match[1] or 1), int(match[2])) if match else (1, 0)
    if first > 1 or last < first or last - first >= LARGEST:
        raise FormatError(
            f"expected up to {LARGEST} digits from 0 or 1 such as 0-8, found {values[:20]!r}"
        )
    return range(first, last + 1)


Houses = list[tuple[int, ...]]


def _boxes(items: Iterable[Item], shape: IssShape) -> Houses | None:
    """The boxes; None: it has none."""
    sizes = [item for item in items if item.type == "RegionSize"]
    if shape.is_raw or any(item.type == "NoBoxes" for item in items):
        return None
    size = shape.size
    if sizes:
        with on_line_of(sizes[-1]):
            size = number("~".join(sizes[-1].args), "a number of cells of RegionSize")
    sides = (1, 1) if size == shape.size == 1 else box_sides(shape.rows, shape.columns, size)
    if sides is None:
        return None
    if size > len(shape.digits):
        raise FormatError(
            f"expected boxes of up to {len(shape.digits)} cells of RegionSize, found {size}"
        )
    down, across = sides
    labels = [
        at // shape.columns // down * (shape.columns // across) + at % shape.columns // across
        for at in range(shape.rows * shape.columns)
    ]
    return _maps(labels)


def box_sides(rows: int, columns: int, size: int) -> tuple[int, int] | None:
    """Rows and columns of boxes of this number of cells, the most like a square, and rather wide.

    Examples
    --------
    >>> box_sides(6, 12, 6), box_sides(6, 6, 6), box_sides(5, 5, 5)
    ((2, 3), (2, 3), None)
    """
    for short in range(isqrt(max(size, 0)), 1, -1):
        long = size // short
        if size % short:
            continue
        if rows % short == 0 and columns % long == 0:
            return short, long
        if rows % long == 0 and columns % short == 0:
            return long, short
    return None


def _maps(labels: Sequence[int] | None) -> Houses:
    """The cells of each label, by their indices, in the order of the labels."""
    found: dict[int, list[int]] = {}
    for at, label in enumerate(labels or ()):
        found.setdefault(label, []).append(at)
    return list(map(tuple, found.values()))


def _pieces(items: Iterable[Item], shape: IssShape) -> list[list[int]]:
    """The label of each cell of each jigsaw."""
    found = []
    for item in items:
        if item.type != "Jigsaw":
            continue
        text = item.args[-1] if item.args else ""
        cells = shape.rows * shape.columns
        if len(item.args) > 2 or len(text) != cells:
            raise FormatError(f"expected a jigsaw of {cells} cells, found {len(text)}")
        numbers: dict[str, int] = {}
        found.append([numbers.setdefault(character, len(numbers)) for character in text])
    return found


def _is_piece(count: int, shape: IssShape) -> bool:
    return shape.size <= count <= len(shape.digits)


def _check_pieces(sizes: Counter[int], shape: IssShape) -> None:
    if sum(not _is_piece(count, shape) for count in sizes.values()) > 1:
        raise FormatError(f"expected pieces of {shape.size} cells, found others")


def _groups(items: Iterable[Item], shape: IssShape) -> tuple[VariableGroup, ...]:
    """The variables of all Var."""
    found: dict[str, VariableGroup] = {}
    left = MAX_VARIABLES - shape.size**2
    for item in items:
        if item.type != "Var":
            continue
        with on_line_of(item):
            group = _group(item, shape, {group.layer.name for group in found.values()}, left)
            if group.prefix in found:
                raise FormatError(f"expected one Var {group.prefix[1:]}, found several")
            found[group.prefix] = group
            left -= len(group.names)
    return tuple(found.values())


def _group(item: Item, shape: IssShape, taken: set[str], left: int) -> VariableGroup:
    prefix, _, size, *more = (*item.args, "", "", "")
    if _PREFIX.fullmatch(prefix) is None or any(more):
        raise FormatError(f"expected a Var with a name in capital letters, found {prefix[:20]!r}")
    match = _VARIABLES.fullmatch(size or "1")
    if match is None:
        raise FormatError(f"expected a number of variables or a shape of Var, found {size[:20]!r}")
    rows, columns = int(match[1] or 0), int(match[2])
    if rows and columns > LARGEST:
        raise FormatError(f"expected up to {LARGEST} columns of Var, found {size[:20]!r}")
    if (count := (rows or 1) * columns) > left:
        raise FormatError(
            f"expected at most {MAX_VARIABLES:,} cells and variables, found Var {size[:20]!r}"
        )
    name = prefix.lower() if len(prefix) > 1 else f"v{prefix.lower()}"
    while name in taken:
        name = f"v{name}"
    is_board = (rows, columns) == (shape.rows, shape.columns)
    try:
        layer = Layer(name, shape.digits, count=None if is_board else count)
    except LayoutError as error:
        raise FormatError(str(error)) from None
    names = [f"{name}:{shape.name(at)}" for at in range(count)] if is_board else ()
    return VariableGroup(
        f"V{prefix}",
        layer,
        columns if rows else shape.columns,
        tuple(names) or layer.names(shape.size, ()),
    )
