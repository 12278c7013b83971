"""Where a rule of a step is drawn strong: a halo round its marks, in the places that they have.

┌─────┐   A cage has a thick outline, a line a border on both sides, dots and clues a ring.
│ ▐▀▌ │   A rule without marks of its own, such as the king's move, has none.
└─────┘
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nonet.drawing.placing import BADGE, CLUE, DOT
from nonet.drawing.scene import backdrop_of
from nonet.layout.areas import Area, Segment
from nonet.layout.marks import (
    Badge,
    CellsOutline,
    Chevrons,
    Choices,
    Dot,
    Fill,
    Mark,
    OutsideClue,
    Path,
    Point,
    Spot,
)

if TYPE_CHECKING:
    from nonet.drawing.placing import PlacedMarks
    from nonet.layout import Constraint, Layout

_AROUND = 0.08
"""How far a halo reaches beyond a mark, in cells."""

_OUTLINE = 0.11
"""Width of the halo of an outline."""


@dataclass(frozen=True, slots=True)
class Halo:
    """A part of what makes a rule stand out: lines of a width, or circles, or outlines of cells.

    Attributes
    ----------
    width
        Of the stroke, in cells.
    ways
        Lines through points.
    circles
        Middle and radius.
    outlines
        Cells, and how far inside them the outline runs.
    """

    width: float
    ways: tuple[tuple[Point, ...], ...] = ()
    circles: tuple[tuple[float, float, float], ...] = ()
    outlines: tuple[tuple[tuple[int, ...], float], ...] = ()

    @property
    def is_under_digits(self) -> bool:
        """Whether digits lie on it, so that it must not be strong."""
        return bool(self.ways)


def halos_of(rule: Constraint, layout: Layout) -> tuple[Halo, ...]:
    """Halos that make a rule of a layout stand out; none for a rule without marks of its own."""
    placed = backdrop_of(layout).placed
    found = (halo for mark in rule.marks(layout) for halo in _of_mark(mark, placed, layout.size))
    return tuple(dict.fromkeys(found))


def _of_mark(mark: Mark, placed: PlacedMarks | None, size: int) -> Iterator[Halo]:
    match mark:
        case CellsOutline(cells=cells):
            insets = () if placed is None else placed.outlines
            inset = next((inset for outlined, inset in insets if outlined == mark), 0.0)
            yield Halo(_OUTLINE, outlines=((cells, inset),))
        case Fill(cells=cells):
            yield Halo(_OUTLINE, outlines=((cells, _AROUND),))
        case Chevrons(cell=cell) | Choices(cell=cell):
            yield Halo(_OUTLINE, outlines=(((cell,), _AROUND),))
        case Path(look=look):
            path = mark if placed is None else placed.lanes.get(mark, mark)
            yield Halo(look.width + 2 * _AROUND, ways=(path.points, *path.branches))
        case Spot():
            yield _round_spot(mark)
        case Dot():
            places = () if placed is None else placed.dots
            yield from (_ring(place.x, place.y, DOT) for place in places if place.dot == mark)
        case Badge():
            corners = () if placed is None else placed.badges
            yield from (
                _ring(x, y, BADGE) for x, y, placed_badge in corners if placed_badge == mark
            )
        case OutsideClue():
            clues = () if placed is None else placed.clues
            yield from (_ring(clue.x, clue.y, 0.85 * CLUE) for clue in clues if clue.clue == mark)
        case Area(x=x, y=y, width=width, height=height):
            cells = tuple(
                row * size + column
                for row in range(y, y + height)
                for column in range(x, x + width)
            )
            yield Halo(_OUTLINE, outlines=((cells, _AROUND),))
        case Segment(x1=x1, y1=y1, x2=x2, y2=y2):
            yield Halo(_OUTLINE, ways=(((x1, y1), (x2, y2)),))


def _ring(x: float, y: float, radius: float) -> Halo:
    """A ring round what is this large."""
    return Halo(_AROUND, circles=((x, y, radius + _AROUND / 2),))


def _round_spot(spot: Spot) -> Halo:
    """A ring round a shape, which has its form."""
    reach = spot.size / 2 + _AROUND / 2
    if spot.form == "circle":
        return _ring(spot.x, spot.y, spot.size / 2)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    if spot.form == "diamond":
        corners = ((0, -1), (1, 0), (0, 1), (-1, 0), (0, -1))
    return Halo(_AROUND, ways=(_around(spot.x, spot.y, reach, corners),))


def _around(
    x: float, y: float, reach: float, corners: Iterable[tuple[int, int]]
) -> tuple[Point, ...]:
    return tuple((x + reach * right, y + reach * down) for right, down in corners)
