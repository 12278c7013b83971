"""How the marks of rules look: each role has a colour, and a shape, width or pattern of its own.

Setters agree on many colours (grey thermometers, green whispers, pink renbans), but no two roles
differ by colour alone: a line has a width and a pattern along its middle, an outline its dashes,
a clue its frame. Lengths are in cells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar

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
Frame = Literal["", "square", "circle", "diamond", "hexagon"]


@dataclass(frozen=True, slots=True)
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
    """

    ink: Ink
    width: float = 0.22
    core: Dashes | None = None
    is_hollow: bool = False
    is_thin: bool = False


@dataclass(frozen=True, slots=True)
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
    """

    ink: Ink
    is_filled: bool | None = False
    edge: float = 1.5
    dashes: Dashes = ()
    is_below: bool = False


@dataclass(frozen=True, slots=True)
class OutlineLook:
    """How an outline round cells looks: its colour, its dashes and its width in drawing units."""

    ink: Ink
    dashes: Dashes
    width: float = 1.2


@dataclass(frozen=True, slots=True)
class FillLook:
    """How filled cells look: their colour, and the sides of each cell that have a bar."""

    ink: Ink
    bars: Literal["", "sides", "ends", "all"] = ""


Look = TypeVar("Look")


class Looks(dict[str, Look]):
    """Looks by role; a role that has none looks like a drawing of one's own."""

    def __missing__(self, role: str) -> Look:
        return self["own"]


LINES = Looks(
    {
        "thermometer": LineLook("grey", 0.3),
        "slow_thermometer": LineLook("grey", 0.3, is_hollow=True),
        "palindrome_line": LineLook("grey", 0.15),
        "german_whisper": LineLook("green", core=(0.12, 0.12)),
        "dutch_whisper": LineLook("orange", core=(0.34, 0.14)),
        "whisper_line": LineLook("green", core=(0.12, 0.12)),
        "renban_line": LineLook("pink", core=(0, 0.15)),
        "nabner_line": LineLook("gold", core=(0.24, 0.12, 0, 0.12)),
        "zipper_line": LineLook("purple", core=()),
        "region_sum_line": LineLook("blue"),
        "sum_line": LineLook("brown", is_hollow=True),
        "modular_line": LineLook("teal", core=(0.2, 0.11, 0, 0.11, 0, 0.11)),
        "entropic_line": LineLook("salmon", core=(0, 0.11, 0, 0.11, 0, 0.3)),
        "parity_line": LineLook("red", core=(0.5, 0.5)),
        "between_line": LineLook("grey", 0.06, is_thin=True),
        "lockout_line": LineLook("blue", 0.08, is_thin=True),
        "double_arrow": LineLook("grey", 0.12, is_hollow=True),
        "arrow": LineLook("grey", 0.045, is_thin=True),
        "pill": LineLook("grey", 0.8, is_hollow=True),
        "lunchbox": LineLook("brown", 0.5),
        "value_index": LineLook("teal", 0.05, core=(0.12, 0.08), is_thin=True),
        "regex": LineLook("purple", 0.05, core=(0.04, 0.08), is_thin=True),
        "state_machine": LineLook("purple", 0.05, core=(0.2, 0.1), is_thin=True),
        "clue_inside": LineLook("grey", 0.04, core=(0.1, 0.06), is_thin=True),
        "own": LineLook("purple", 0.14),
    }
)
"""Roles of lines."""

SPOTS = Looks(
    {
        "bulb": SpotLook("grey", is_filled=True),
        "slow_bulb": SpotLook("grey"),
        "arrow_circle": SpotLook("grey"),
        "between_line_end": SpotLook("grey"),
        "double_arrow_end": SpotLook("grey"),
        "lockout_line_end": SpotLook("blue"),
        "counting_circle": SpotLook("orange", is_filled=None, dashes=(0.16, 0.08), is_below=True),
        "odd": SpotLook("grey", is_filled=True, edge=0.7, is_below=True),
        "even": SpotLook("grey", is_filled=True, edge=0.7, is_below=True),
        "index_end": SpotLook("teal"),
        "own": SpotLook("purple", is_filled=None, is_below=True),
    }
)
"""Roles of shapes."""

OUTLINES = Looks(
    {
        "killer_cage": OutlineLook("grey", (0.06, 0.045), 0.75),
        "rellik_cage": OutlineLook("red", (0.14, 0.05, 0.03, 0.05)),
        "equality_cage": OutlineLook("blue", (0.03, 0.05)),
        "look_and_say": OutlineLook("teal", (0.22, 0.07)),
        "sum": OutlineLook("brown", (0.03, 0.08)),
        "quadruple": OutlineLook("grey", (0.03, 0.1)),
        "contains_exactly": OutlineLook("purple", (0.03, 0.05, 0.03, 0.13)),
        "same_digits": OutlineLook("green", ()),
        "equal_sum": OutlineLook("orange", (0.35, 0.06)),
        "count_distinct": OutlineLook("purple", (0.12, 0.04, 0.03, 0.04, 0.03, 0.04)),
        "counting_cell": OutlineLook("purple", ()),
        "all_different": OutlineLook("grey", ()),
        "combined": OutlineLook("grey", (0.03, 0.06)),
        "own": OutlineLook("purple", ()),
    }
)
"""Roles of outlines."""

FILLS = Looks(
    {
        "all_different": FillLook("grey"),
        "clone": FillLook("blue"),
        "column_index": FillLook("red", "sides"),
        "row_index": FillLook("green", "ends"),
        "box_index": FillLook("blue", "all"),
        "minimum": FillLook("grey"),
        "maximum": FillLook("grey"),
        "own": FillLook("purple"),
    }
)
"""Roles of filled cells."""

FRAMES: Looks[Frame] = Looks(
    {
        "sandwich": "",
        "x_sum": "square",
        "skyscraper": "diamond",
        "hidden_skyscraper": "hexagon",
        "numbered_room": "circle",
        "little_killer": "",
        "own": "",
    }
)
"""Roles of clues outside the grid; a little killer has an arrow."""

DOTS = ("white_dot", "black_dot", "pair_sum", "greater_than", "pair_table")
"""Roles of marks between two cells."""

BADGES = ("quadruple", "contains_exactly")
"""Roles of circles where cells meet."""
