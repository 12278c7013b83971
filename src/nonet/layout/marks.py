"""Marks: what a constraint draws on the board, as data.

(0, 0) is the top left corner of the grid, and a cell is one unit wide and high. Marks have no
colours: a role says what a mark is for, and `nonet.drawing.mark_styles` how each role looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nonet.layout.areas import Area, Segment

Point = tuple[float, float]
"""x and y, in cells."""

Form = Literal["circle", "square", "diamond"]


@dataclass(frozen=True, slots=True)
class Fill:
    """Cells in the shade of a role.

    Attributes
    ----------
    cells
        Their indices.
    role
        What they are for.
    letter
        Fills with the same text here show the same letter; empty: none.
    colour
        #rrggbb instead of that of the role; empty: that.
    """

    cells: tuple[int, ...]
    role: str
    letter: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Path:
    """A line through points, below the digits.

    Attributes
    ----------
    points
        Where it goes, mostly through the middle of cells; one point is a dot.
    role
        What it is for.
    has_head
        Whether it ends in an arrowhead.
    text, letter
        What is written in its first cell; paths with the same `letter` show the same letter.
    colour
        #rrggbb instead of that of the role; empty: that.
    """

    points: tuple[Point, ...]
    role: str
    has_head: bool = False
    text: str = ""
    letter: str = ""
    colour: str = ""


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
    role
        What it is for.
    colour
        #rrggbb instead of that of the role; empty: that.
    """

    x: float
    y: float
    size: float
    form: Form
    role: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Outline:
    """A line inside the border of some cells, with a text in a corner.

    Attributes
    ----------
    cells
        Their indices.
    role
        What they are for.
    text, letter
        What is written; outlines with the same `letter` show the same letter.
    colour
        #rrggbb instead of that of the role; empty: that.
    """

    cells: tuple[int, ...]
    role: str
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
    role
        What it is for: a "white_dot", a "black_dot", a "greater_than" that is open to the first …
    text, letter
        What is written in it; dots with the same `letter` show the same letter.
    """

    first: int
    second: int
    role: str
    text: str = ""
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """A circle with digits at a corner that cells share.

    Attributes
    ----------
    x, y
        The corner.
    role
        What it is for.
    texts
        What is written in it, in one or two lines.
    """

    x: int
    y: int
    role: str
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chevrons:
    """Four arrowheads inside the sides of a cell.

    Attributes
    ----------
    cell
        Its index.
    role
        What they are for.
    are_inward
        Whether they point to its middle.
    """

    cell: int
    role: str
    are_inward: bool


@dataclass(frozen=True, slots=True)
class Clue:
    """A clue outside the grid.

    Attributes
    ----------
    cell
        Index of the cell where its line enters the grid.
    down, right
        The step from one cell of the line to the next: -1, 0 or 1.
    role
        What it is for.
    text
        What is written.
    """

    cell: int
    down: int
    right: int
    role: str
    text: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Small digits that a cell may hold, as long as it is empty."""

    cell: int
    digits: tuple[int, ...]


Mark = Area | Segment | Fill | Path | Spot | Outline | Dot | Badge | Chevrons | Clue | Choices
