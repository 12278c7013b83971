"""Whether a puzzle that was read without boxes has exactly one solution with the usual ones."""

from __future__ import annotations

from nonet.errors import Stopped
from nonet.grid import Grid
from nonet.grid.boxes import usual_boxes
from nonet.solver._check import check
from nonet.solver._count import count

_LARGEST = 12
"""Largest size that is checked automatically; larger grids can take too long."""

_LIMIT = 0.2
"""Seconds for each search; with boxes a proper puzzle takes a few milliseconds."""


def needs_boxes(puzzle: object) -> bool:
    """Whether a grid without boxes has several solutions, but exactly one with the usual boxes.

    False above 12×12, where it can take too long to find out.

    Examples
    --------
    >>> from nonet import Layout
    >>> text = ".....4.4.3.53..2....6..34.3.6.5....."
    >>> needs_boxes(Grid(text, layout=Layout.latin(6)))
    True
    """
    if not isinstance(puzzle, Grid) or puzzle.size > _LARGEST or puzzle.conflicts():
        return False
    try:
        return count(puzzle, limit=2, time_limit=_LIMIT) > 1 and is_proper_with_boxes(puzzle)
    except Stopped:
        return False


def is_proper_with_boxes(grid: Grid) -> bool:
    """Whether a grid without boxes has exactly one solution with the usual boxes.

    Examples
    --------
    >>> from nonet import Layout
    >>> is_proper_with_boxes(Grid.empty(Layout.latin(6)))
    False
    """
    boxed = usual_boxes(grid.layout)
    if boxed is None:
        return False
    try:
        return check(Grid(grid.digits, layout=boxed), time_limit=_LIMIT).is_unique
    except Stopped:
        return False
