"""Marks: what a constraint draws on the board, as data.

(0, 0) is the top left corner of the grid, and a cell is one unit wide and high. How a mark is drawn
is its look (`nonet.layout.appearance`), which belongs to the rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from nonet.layout.appearance import (
    ClueLook,
    DotLook,
    FillLook,
    Form,
    LineLook,
    OutlineLook,
    SpotLook,
)
from nonet.layout.areas import Area, Segment

Point = tuple[float, float]
"""x and y, in cells."""


@dataclass(frozen=True, slots=True)
class Fill:
    """Cells in a shade.

    Attributes
    ----------
    cells
        Their indices.
    look
        How they look.
    letter
        Fills with the same text here show the same letter; empty: none.
    text
        What is written in the first cell.
    colour
        #rrggbb instead of that of the look; empty: that.
    """

    cells: tuple[int, ...]
    look: FillLook
    letter: str = ""
    colour: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Path:
    """A line through points, below the digits.

    Attributes
    ----------
    points
        Where it goes, mostly through the middle of cells; one point is a dot.
    look
        How it looks.
    has_head
        Whether it ends in an arrowhead.
    text, letter
        What is written in its first cell; paths with the same `letter` show the same letter.
    colour
        #rrggbb instead of that of the look; empty: that.
    branches
        The points of further strokes, of one line with the first.
    """

    points: tuple[Point, ...]
    look: LineLook
    has_head: bool = False
    text: str = ""
    letter: str = ""
    colour: str = ""
    branches: tuple[tuple[Point, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """A shape below the digit of a cell: a bulb, a circle at the end of a line.

    Attributes
    ----------
    x, y
        Its middle.
    size
        Its width and height.
    form
        Its outline.
    look
        How it looks.
    colour
        #rrggbb instead of that of the look; empty: that.
    """

    x: float
    y: float
    size: float
    form: Form
    look: SpotLook
    colour: str = ""


@dataclass(frozen=True, slots=True)
class CellsOutline:
    """A line inside the border of some cells, with a text in a corner.

    Attributes
    ----------
    cells
        Their indices.
    look
        How they look.
    text, letter
        What is written; outlines with the same `letter` show the same letter.
    colour
        #rrggbb instead of that of the look; empty: that.
    """

    cells: tuple[int, ...]
    look: OutlineLook
    text: str = ""
    letter: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Dot:
    """A mark between two cells, on the border that they share or on a line that joins them.

    Attributes
    ----------
    first, second
        Their indices.
    look
        How it looks.
    text, letter
        What is written in it; dots with the same `letter` show the same letter.
    colour
        #rrggbb of the dot; empty: that of the look.
    """

    first: int
    second: int
    look: DotLook
    text: str = ""
    letter: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """A circle with digits at a corner that cells share.

    Attributes
    ----------
    x, y
        The corner.
    texts
        What is written in it, in one or two lines.
    is_dashed
        Whether the circle has gaps.
    """

    x: int
    y: int
    texts: tuple[str, ...]
    is_dashed: bool = False


@dataclass(frozen=True, slots=True)
class Chevrons:
    """Four arrowheads inside the sides of a cell.

    Attributes
    ----------
    cell
        Its index.
    are_inward
        Whether they point to its middle.
    """

    cell: int
    are_inward: bool


@dataclass(frozen=True, slots=True)
class OutsideClue:
    """A clue outside the grid.

    Attributes
    ----------
    cell
        Index of the cell where its line enters the grid.
    down, right
        The step from one cell of the line to the next: -1, 0 or 1.
    look
        How it looks.
    text
        What is written.
    """

    cell: int
    down: int
    right: int
    look: ClueLook
    text: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Small digits that a cell may hold, as long as it is empty."""

    cell: int
    digits: tuple[int, ...]


Mark = (
    Area
    | Segment
    | Fill
    | Path
    | Spot
    | CellsOutline
    | Dot
    | Badge
    | Chevrons
    | OutsideClue
    | Choices
)
