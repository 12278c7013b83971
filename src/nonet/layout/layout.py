"""A layout: the size of a grid and the houses that its digits must fill."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from nonet import _display
from nonet._arguments import described, whole
from nonet.errors import LayoutError
from nonet.layout import houses as make
from nonet.layout.houses import House
from nonet.layout.regions import box_regions, parse_regions

MAX_SIZE = 100
"""The largest size N of a grid."""

_LABELS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Layout:
    """The geometry of an N × N grid: its size and its houses. Immutable and hashable.

    Made by `of_size`, `boxes`, `latin` or `jigsaw`; each takes the extra houses as options:

    - ``diagonals``: both long diagonals (X-sudoku);
    - ``windows``: the four windows of a windoku, (√N − 1)² in general;
    - ``disjoint_groups``: cells at the same place of every box.

    Attributes
    ----------
    size
        N: rows, columns and digits.
    box_shape
        Rows and columns of a box, or None where there are no rectangular boxes.
    regions
        For each cell the number of its box or jigsaw region, from 0; None on a Latin square.
    diagonals, windows, disjoint_groups
        Which extra houses there are.
    houses
        All houses: rows, columns, boxes or regions, diagonals, windows, groups. Houses with the
        same cells are listed once.

    Examples
    --------
    >>> Layout.of_size(9)
    Layout.of_size(9)
    >>> len(Layout.of_size(9, diagonals=True).houses)
    29
    >>> Layout.boxes(2, 3).size
    6
    """

    __slots__ = (
        "_cell_houses",
        "_hash",
        "_houses",
        "box_shape",
        "diagonals",
        "disjoint_groups",
        "regions",
        "size",
        "windows",
    )

    size: int
    box_shape: tuple[int, int] | None
    regions: tuple[int, ...] | None
    diagonals: bool
    windows: bool
    disjoint_groups: bool

    def __init__(self) -> None:
        raise TypeError("make a layout with Layout.of_size, .boxes, .latin or .jigsaw")

    @classmethod
    def of_size(
        cls,
        size: int,
        *,
        diagonals: bool = False,
        windows: bool = False,
        disjoint_groups: bool = False,
    ) -> Layout:
        """Square boxes where `size` is a perfect square, else rows and columns only.

        Raises
        ------
        LayoutError
            `size` is not from 1 to 100, or an option does not fit it.
        """
        size = _checked_size(size)
        side = math.isqrt(size)
        shape = (side, side) if side * side == size else None
        return _layout(size, shape, None, diagonals, windows, disjoint_groups)

    @classmethod
    def boxes(
        cls,
        rows: int,
        columns: int,
        *,
        diagonals: bool = False,
        windows: bool = False,
        disjoint_groups: bool = False,
    ) -> Layout:
        """Boxes of this many rows and columns; ``boxes(2, 3)`` is the usual 6 × 6.

        Raises
        ------
        LayoutError
            A side is below 1, the size ``rows * columns`` is above 100, or an option does not
            fit it.
        """
        rows, columns = whole(rows, "the rows of a box"), whole(columns, "the columns of a box")
        if rows < 1 or columns < 1:
            raise LayoutError(f"expected box sides of 1 or more, found {rows}×{columns}")
        size = _checked_size(rows * columns)
        return _layout(size, (rows, columns), None, diagonals, windows, disjoint_groups)

    @classmethod
    def latin(cls, size: int, *, diagonals: bool = False) -> Layout:
        """Rows and columns only: a Latin square, whatever the size."""
        return _layout(_checked_size(size), None, None, diagonals, False, False)

    @classmethod
    def jigsaw(
        cls,
        regions: str | Sequence[int],
        *,
        diagonals: bool = False,
        windows: bool = False,
    ) -> Layout:
        """Regions of any shape, from a map that names the region of each cell.

        Raises
        ------
        LayoutError
            The map does not give N regions of N cells each, or an option does not fit it.

        Examples
        --------
        >>> Layout.jigsaw("1112 1322 3324 3444").houses[8].cells
        (0, 1, 2, 4)
        """
        parsed = parse_regions(regions)
        size = _checked_size(math.isqrt(len(parsed)))
        shape = next(
            (
                (rows, size // rows)
                for rows in range(1, size + 1)
                if size % rows == 0 and box_regions(rows, size // rows) == parsed
            ),
            None,
        )
        return _layout(size, shape, None if shape else parsed, diagonals, windows, False)

    @property
    def cell_count(self) -> int:
        """Number of cells, ``size * size``."""
        return self.size * self.size

    @property
    def houses(self) -> tuple[House, ...]:
        """All houses of the layout."""
        return self._houses

    @property
    def cell_houses(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the indices in `houses` of the houses that hold it."""
        if self._cell_houses is None:
            found: list[list[int]] = [[] for _ in range(self.cell_count)]
            for index, house in enumerate(self._houses):
                for cell in house.cells:
                    found[cell].append(index)
            object.__setattr__(self, "_cell_houses", tuple(map(tuple, found)))
        assert self._cell_houses is not None
        return self._cell_houses

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
        return _layout, (
            self.size,
            self.box_shape,
            None if self.box_shape else self.regions,
            self.diagonals,
            self.windows,
            self.disjoint_groups,
        )

    def __repr__(self) -> str:
        size = self.size
        options = "".join(
            f", {name}=True"
            for name in ("diagonals", "windows", "disjoint_groups")
            if getattr(self, name)
        )
        if self.box_shape is not None:
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
        return (self.size, self.regions, self.diagonals, self.windows, self.disjoint_groups)

    _cell_houses: tuple[tuple[int, ...], ...] | None
    _hash: int
    _houses: tuple[House, ...]


def checked_layout(layout: Layout | None) -> Layout | None:
    """The layout, or None; TypeError where it is neither."""
    if layout is None or isinstance(layout, Layout):
        return layout
    raise TypeError(
        "expected a Layout such as Layout.of_size(9) or Layout.boxes(2, 3), "
        f"found {described(layout)}"
    )


def _checked_size(size: int) -> int:
    size = whole(size, "a size")  # a NumPy integer would overflow later
    if not 1 <= size <= MAX_SIZE:
        raise LayoutError(f"expected a size from 1 to {MAX_SIZE}, found {size!r}")
    return size


@lru_cache(maxsize=256)
def _layout(
    size: int,
    box_shape: tuple[int, int] | None,
    jigsaw: tuple[int, ...] | None,
    diagonals: bool,
    windows: bool,
    disjoint_groups: bool,
) -> Layout:
    """The layout with these properties; equal layouts are the same object."""
    side = math.isqrt(size)
    if windows and (side * side != size or size < 4):
        raise LayoutError(f"windows need a size that is a square from 4 up, found {size}")
    if disjoint_groups and box_shape is None:
        raise LayoutError("disjoint groups need a layout with rectangular boxes")
    if box_shape is not None and 1 in box_shape and size > 1:
        if disjoint_groups:
            raise LayoutError("disjoint groups need boxes of at least 2 rows and 2 columns")
        box_shape = None  # such boxes are the rows or the columns again
    regions = box_regions(*box_shape) if box_shape else jigsaw
    houses = make.rows(size) + make.columns(size)
    if regions is not None:
        houses += make.regions(regions, "box" if box_shape else "region")
    if diagonals:
        houses += make.diagonals(size)
    if windows:
        houses += make.windows(side)
    if disjoint_groups and box_shape is not None:
        houses += make.disjoint_groups(*box_shape)
    distinct: dict[tuple[int, ...], House] = {}
    for house in houses:
        distinct.setdefault(house.cells, house)
    layout = object.__new__(Layout)
    fields = {
        "size": size,
        "box_shape": box_shape,
        "regions": regions,
        "diagonals": diagonals,
        "windows": windows,
        "disjoint_groups": disjoint_groups,
        "_houses": tuple(distinct.values()),
        "_cell_houses": None,
    }
    for name, value in fields.items():
        object.__setattr__(layout, name, value)
    object.__setattr__(layout, "_hash", hash(layout._key))
    return layout
