"""Lines of one stroke or of several, open or closed: what all rules along a line share.

A stroke is closed where it ends in its first cell. A line that branches is a list of strokes, of
which each has a cell of one before it. A class says whether its lines may be closed
(`may_close`) and whether they may branch (`may_branch`); what is refused says how to write it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any, Self, TypeVar

from nonet.constraints import _cells
from nonet.constraints._cell_number import CellNumber
from nonet.constraints._cells import MAX_CELLS, check_cells
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout

_FEWEST_ROUND = 4
"""Cells of the shortest closed stroke, with the first one twice."""

Indices = tuple[int, ...]
T = TypeVar("T")


class Strokes(tuple[str, ...]):  # noqa: SLOT001 (it has strokes)
    """The cells of all strokes of a line that branches, one stroke after the other.

    Attributes
    ----------
    strokes
        The cells of each.

    Examples
    --------
    >>> line = Strokes([("r1c1", "r1c2"), ("r1c2", "r2c2")])
    >>> line
    (('r1c1', 'r1c2'), ('r1c2', 'r2c2'))
    >>> " ".join(line), line == ("r1c1", "r1c2", "r1c2", "r2c2")
    ('r1c1 r1c2 r1c2 r2c2', False)
    """

    strokes: tuple[tuple[str, ...], ...]

    def __new__(cls, strokes: Iterable[Iterable[str]]) -> Self:
        """The line with these strokes."""
        parts = tuple(tuple(stroke) for stroke in strokes)
        line = super().__new__(cls, (cell for stroke in parts for cell in stroke))
        line.strokes = parts
        return line

    def __getnewargs__(self) -> tuple[Any]:
        return (self.strokes,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Strokes) and self.strokes == other.strokes

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.strokes)

    def __repr__(self) -> str:
        return repr(self.strokes)


def strokes_of(cells: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The strokes of a line, of which one that does not branch has but one."""
    return cells.strokes if isinstance(cells, Strokes) else (cells,)


def indexed(cells: tuple[str, ...], layout: Layout) -> tuple[Indices, ...]:
    """The strokes of a line, by the indices of their cells."""
    index = layout.indices.__getitem__
    return tuple(tuple(map(index, stroke)) for stroke in strokes_of(cells))


def is_closed(stroke: Sequence[object]) -> bool:
    """Whether a stroke ends in its first cell.

    Examples
    --------
    >>> is_closed([1, 2, 3, 1]), is_closed([1, 2, 1])
    (True, False)
    """
    return len(stroke) >= _FEWEST_ROUND and _are_one(stroke[0], stroke[-1])


def opened(stroke: tuple[T, ...]) -> tuple[T, ...]:
    """A stroke without the cell that closes it."""
    return stroke[:-1] if is_closed(stroke) else stroke


def once(cells: tuple[str, ...]) -> tuple[str, ...]:
    """The cells of a line as a set counts them: none again that closes it or where strokes meet.

    Examples
    --------
    >>> once(("r1c1", "r1c2", "r2c2", "r1c1"))
    ('r1c1', 'r1c2', 'r2c2')
    """
    if isinstance(cells, Strokes):
        return tuple(dict.fromkeys(cells))
    return opened(cells)


def next_to(cells: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Each cell of a line and the next on its stroke."""
    return chain.from_iterable(map(pairwise, strokes_of(cells)))


def walk(strokes: Sequence[tuple[T, ...]]) -> tuple[T, ...]:
    """A way along all strokes that goes back over a line to where a branch begins.

    Examples
    --------
    >>> walk([(1, 2, 3), (2, 5)])
    (1, 2, 3, 2, 5)
    """
    way = list(strokes[0])
    for stroke in strokes[1:]:
        at = next(at for at, cell in enumerate(stroke) if cell in way)
        last = len(way) - 1 - way[::-1].index(stroke[at])
        way += way[last : len(way) - 1][::-1]
        way += [*stroke[:at][::-1], *stroke[1 : at + 1], *stroke[at + 1 :]]
    return tuple(way)


def _are_one(first: object, second: object) -> bool:
    """Whether two cells are the same, as far as that is known before the size is."""
    return isinstance(first, CellNumber) is isinstance(second, CellNumber) and first == second


def with_names(value: Any, size: int) -> Any:
    """The cells of a field, whatever its form, with names for those given by their numbers."""
    if isinstance(value, Strokes):
        return Strokes(_cells.with_names(value.strokes, size))
    return _cells.with_names(value, size)


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """The cells of a field, whatever its form, with other names."""
    if isinstance(value, Strokes):
        return Strokes(_cells.renamed(value.strokes, names))
    return _cells.renamed(value, names)


# ---- reading and checking


def read_line(value: object, rule: Constraint) -> tuple[str, ...]:
    """Names of cells, and the indices among them; of a line also its strokes."""
    kind = type(rule)
    if (kind.is_line or kind.may_close) and (parts := parts_in(value)) is not None:
        strokes = _cells.items_of(parts, rule, "strokes")
        return joined([_cells.read_cells(stroke, rule) for stroke in strokes], kind)
    return _cells.read_cells(value, rule)


def parts_in(value: object) -> list[object] | None:
    """The strokes of a text or of a list of lists, unread; None where it is one list of cells."""
    if isinstance(value, Strokes):
        return list(value.strokes)
    if isinstance(value, str):
        return [part.strip() for part in value.split("/")] if "/" in value else None
    if not isinstance(value, list | tuple) or not any(map(_is_stroke, value)):
        return None
    return list(value)


def _is_stroke(item: object) -> bool:
    """Whether it is a list of cells; two numbers are one cell by its row and column."""
    return isinstance(item, list | tuple) and any(
        isinstance(part, str | list | tuple) for part in item
    )


def joined(strokes: Sequence[tuple[str, ...]], kind: type[Constraint]) -> tuple[str, ...]:
    """The line of these strokes, for a rule of a class.

    Raises
    ------
    LayoutError
        Lines of the class do not branch.
    """
    if len(strokes) == 1:
        return strokes[0]
    if not kind.may_branch:
        raise LayoutError(
            f"expected one line of {kind.name}, found {len(strokes)} strokes; "
            "write each branch as a line of its own",
            "line-branches",
            found=len(strokes),
        )
    if sum(map(len, strokes)) > MAX_CELLS:
        raise LayoutError(
            f"expected at most {MAX_CELLS:,} cells of {kind.name}, found more", "too-large"
        )
    return Strokes(strokes)


def check_line(rule: Constraint, cells: tuple[str, ...], *, is_set: bool = False) -> None:
    """Raise LayoutError unless its number of cells is allowed, and its strokes are in order.

    No stroke of a line whose digits are a set has a cell twice.
    """
    kind = type(rule)
    strokes = strokes_of(cells)
    for at, stroke in enumerate(strokes):
        if is_closed(stroke) and not kind.may_close:
            raise LayoutError(
                f"expected an open line of {rule.name}, found one that ends in its first cell "
                f"{stroke[0]}; write it without the last cell",
                "line-closed",
                cell=str(stroke[0]),
            )
        plain = opened(stroke) if is_set else stroke
        check_cells(rule, plain, kind.least if len(strokes) == 1 else 2, is_line=not is_set)
        _check_meets(rule, stroke, strokes[:at])


def _check_meets(
    rule: Constraint, stroke: tuple[str, ...], before: tuple[tuple[str, ...], ...]
) -> None:
    """Raise LayoutError unless a stroke has a cell of one before it."""
    known = {cell for part in before for cell in part}
    if known and known.isdisjoint(stroke):
        raise LayoutError(
            f"expected strokes of {rule.name} that meet, found none before the one from "
            f"{stroke[0]} that it has a cell of; write it as a line of its own",
            "strokes-apart",
            cell=str(stroke[0]),
        )


def check_begins(rule: Constraint, cells: tuple[str, ...]) -> None:
    """Raise LayoutError unless each branch begins in a cell of a stroke before it."""
    first, *others = strokes_of(cells)
    known = set(first)
    for stroke in others:
        if stroke[0] not in known:
            raise LayoutError(
                f"expected branches of {rule.name} that begin on its line, found one from "
                f"{stroke[0]}",
                "branch-start",
                cell=str(stroke[0]),
            )
        known.update(stroke)
