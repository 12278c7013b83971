"""The hint for puzzles that were read without boxes, but are proper only with them."""

from __future__ import annotations

from nonet.cli.options import LayoutChoice
from nonet.cli.pipeline import Task
from nonet.grid import Candidates, Grid
from nonet.grid.boxes import usual_boxes
from nonet.solver.boxes import is_proper_with_boxes


def may_lack(puzzle: Grid | Candidates, chosen: LayoutChoice) -> bool:
    """Whether the puzzle was read without boxes although its size has usual ones."""
    return chosen.is_open and isinstance(puzzle, Grid) and usual_boxes(puzzle.layout) is not None


def suggest(task: Task) -> None:
    """Say so where a puzzle with several solutions has exactly one with the usual boxes."""
    boxed = usual_boxes(task.puzzle.layout)
    if not isinstance(task.puzzle, Grid) or boxed is None or boxed.box_shape is None:
        return
    if is_proper_with_boxes(task.puzzle):
        rows, columns = boxed.box_shape
        task.report(
            f"several solutions without boxes, exactly one with boxes of {rows}x{columns}: "
            f"use --box {rows}x{columns}"
        )
