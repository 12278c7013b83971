"""Looks: how the marks of a rule are drawn, as data that each rule has in its class.

Setters agree on many colours (grey thermometers, green whispers, pink renbans), but no two rules
differ by colour alone: a line has a width and a pattern along its middle, an outline its dashes,
a clue its frame. Lengths are in cells. A look equals itself alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Ink = Literal[
    "black",
    "grey",
    "green",
    "orange",
    "pink",
    "gold",
    "purple",
    "blue",
    "brown",
    "teal",
    "salmon",
    "red",
]
Dashes = tuple[float, ...]
Form = Literal["circle", "square", "diamond"]
Frame = Literal[
    "",
    "square",
    "diamond",
    "hexagon",
    "circle",
    "octagon",
    "pentagon",
    "double_circle",
    "double_diamond",
    "double_square",
    "double_hexagon",
    "bars",
    "brackets",
]

FRAMES: tuple[Frame, ...] = get_args(Frame)
"""The frames of clues, those next to the grid first where several have one place."""

LIGHT = "#cfcfcf"
DARK = "#a1a1a1"
"""Greys that players of SudokuPad know."""


@dataclass(frozen=True, slots=True, eq=False)
class SpotLook:
    """How a shape looks.

    Attributes
    ----------
    ink
        Its colour.
    is_filled
        Whether it is filled; None: it is empty, and what lies under it is seen.
    edge
        Width of its outline, in the unit of the picture; without one, a shape is lost on cells that
        are filled in the same grey.
    dashes
        Of its outline.
    is_below
        Whether lines run over it.
    form, size
        Its outline, and its width and height.
    is_bulb
        Whether it is one with the line that it lies on.
    place
        What it is in words: *on the bulb*, a message in the texts of rules; empty: nothing.
    fill, border
        Its colours where players of SudokuPad see it; empty: none.
    """

    ink: Ink = "purple"
    is_filled: bool | None = False
    edge: float = 1.5
    dashes: Dashes = ()
    is_below: bool = False
    form: Form = "circle"
    size: float = 0.8
    is_bulb: bool = False
    place: str = ""
    fill: str = "#ffffff"
    border: str = DARK


@dataclass(frozen=True, slots=True, eq=False)
class LineLook:
    """How a line looks.

    Attributes
    ----------
    ink
        Its colour.
    width
        Of the whole line.
    core
        Dashes of a thin line along its middle: none, () for one without gaps, or their lengths.
    is_hollow
        Whether only its edges are drawn.
    is_thin
        Whether it is a single stroke, dashed as `core` says.
    is_pill
        Whether it lies round its cells, whatever else goes that way.
    has_head
        Whether it ends in an arrowhead.
    start, ends
        The shape at its start, or at both ends.
    usual
        Colour and width where players of SudokuPad see it.
    hues
        What colours setters give it beside grey and black; None: any that no other rule has.
    """

    ink: Ink = "purple"
    width: float = 0.22
    core: Dashes | None = None
    is_hollow: bool = False
    is_thin: bool = False
    is_pill: bool = False
    has_head: bool = False
    start: SpotLook | None = None
    ends: SpotLook | None = None
    usual: tuple[str, float] = (DARK, 1 / 32)
    hues: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class OutlineLook:
    """How an outline round cells looks: its colour, its dashes and its width in drawing units."""

    ink: Ink = "purple"
    dashes: Dashes = ()
    width: float = 1.2


@dataclass(frozen=True, slots=True, eq=False)
class FillLook:
    """How filled cells look: their colour, and the sides of each cell that have a bar."""

    ink: Ink = "purple"
    bars: Literal["", "sides", "ends", "all"] = ""


@dataclass(frozen=True, slots=True, eq=False)
class DotLook:
    """How a mark between two cells looks.

    Attributes
    ----------
    form
        A "white" or "black" dot, a "sign" that is open to the first cell, a "text", or one that is
        "framed".
    """

    form: Literal["white", "black", "sign", "text", "framed"] = "text"


@dataclass(frozen=True, slots=True, eq=False)
class ClueLook:
    """How a clue outside the grid looks: its frame, and whether an arrow shows where it goes.

    The arrow points into the grid, or `is_outwards`.
    """

    frame: Frame = ""
    has_arrow: bool = False
    is_outwards: bool = False


Look = LineLook | SpotLook | OutlineLook | FillLook | DotLook | ClueLook
