"""Where things are that setters look for among the rules and that are none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that setters look for among the rules, and that is no rule.

    Attributes
    ----------
    name
        Of the tool.
    section
        The section of the app's desk that has it.
    called
        Words by which setters look for it, in any language, separated by commas.
    where
        In a sentence: what it is, and where.
    """

    name: str
    section: Literal["drawing", "board"]
    called: str
    where: str


TOOLS: tuple[Tool, ...] = (
    Tool(
        "fog",
        "drawing",
        "fog of war, foggy, fog light, lamp, lamps, Nebel, Nebelsudoku, Kriegsnebel, "
        "Lampe, Lampen, 迷雾, 战争迷雾, 雾, 灯",
        "Fog is no rule but a part of the drawing: the app's desk has it under Drawing, and puzzle "
        "files have it among the cosmetics, with the cells that are lit at the start: "
        '"cosmetics": {"fog": ["r1c1"]}; in Python '
        'Puzzle(grid, cosmetics=Cosmetics(fog=("r1c1",))).',
    ),
    Tool(
        "regions",
        "board",
        "jigsaw, irregular, irregular regions, jigsaw regions, region, nonomino, geometry sudoku, "
        "Regionen, unregelmäßig, unregelmäßige Regionen, Puzzle-Sudoku, Formensudoku, "
        "不规则, 锯齿, 锯齿数独, 异形, 不规则宫",
        "Regions are no rule but the shape of the board: --regions FILE takes them, in Python "
        "Layout.jigsaw, and the app's desk has them under Board.",
    ),
)
"""All of them."""
