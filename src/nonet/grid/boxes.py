"""The warning that a puzzle was read without boxes, although its size has usual ones."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from nonet import _display
from nonet.errors import LayoutWarning
from nonet.grid.lacking import level_of_caller
from nonet.grid.messages import a_grid
from nonet.layout import Layout
from nonet.layout.regions import customary_box_shape

if TYPE_CHECKING:
    from nonet.grid.candidates import Candidates
    from nonet.grid.grid import Grid


def usual_boxes(layout: Layout) -> Layout | None:
    """The layout with the boxes that players expect of this size, where it has no regions.

    Examples
    --------
    >>> usual_boxes(Layout.of_size(6)), usual_boxes(Layout.of_size(9)), usual_boxes(Layout.latin(7))
    (Layout.boxes(2, 3), None, None)
    """
    if layout.regions is not None or layout.size == 1:
        return None
    shape = customary_box_shape(layout.size)
    return None if shape is None else Layout.boxes(*shape)


def warn_of_missing_boxes(puzzle: Grid | Candidates) -> bool:
    """Warn, at the caller's line, where a puzzle without a layout was read without boxes.

    True if it was.
    """
    boxed = usual_boxes(puzzle.layout)
    if boxed is None or boxed.box_shape is None:
        return False
    size, (rows, columns) = puzzle.layout.size, boxed.box_shape
    message = f"{a_grid(size)} without a layout was read with rows and columns only"
    if _display.needs_boxes(puzzle):
        message += (
            f": it has several solutions, and exactly one with boxes of {rows}×{columns}; "
            f"name the layout, {boxed!r}"
        )
    else:
        message += f"; name the layout, {boxed!r} or Layout.latin({size})"
    warnings.warn(message, LayoutWarning, stacklevel=level_of_caller())
    return True
