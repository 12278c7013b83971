"""The hint for puzzles that were read without boxes, but are proper only with them."""

from __future__ import annotations

import nonet
from nonet.cli.options import LayoutChoice
from nonet.cli.work import Task
from nonet.grid import Candidates, Grid
from nonet.layout import Layout
from nonet.layout.regions import customary_box_shape

_LIMIT = 0.2
"""Seconds for finding out; with boxes a proper puzzle takes a few milliseconds."""


def may_lack(puzzle: Grid | Candidates, chosen: LayoutChoice) -> bool:
    """Whether the puzzle was read without boxes although its size has customary ones."""
    return (
        chosen.is_open
        and isinstance(puzzle, Grid)
        and puzzle.layout.regions is None
        and customary_box_shape(puzzle.size) is not None
    )


def suggest(task: Task) -> None:
    """Say so where a puzzle with several solutions has exactly one with the customary boxes."""
    shape = customary_box_shape(task.puzzle.size)
    if shape is None or not isinstance(task.puzzle, Grid):
        return
    rows, columns = shape
    boxed = Grid(task.puzzle.digits, layout=Layout.boxes(rows, columns))
    try:
        proper = nonet.check(boxed, time_limit=_LIMIT).is_unique
    except nonet.Stopped:
        return
    if proper:
        task.report(
            f"several solutions without boxes, exactly one with boxes of {rows}x{columns}: "
            f"use --box {rows}x{columns}"
        )
