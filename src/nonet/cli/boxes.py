"""The hint for puzzles that were read without boxes, but are proper only with them."""

from __future__ import annotations

from nonet.cli.options import LayoutChoice
from nonet.grid import Candidates, Grid
from nonet.grid.boxes import usual_boxes
from nonet.layout import Layout
from nonet.solver.boxes import is_proper_with_boxes, needs_boxes


def may_lack(puzzle: Grid | Candidates, chosen: LayoutChoice) -> bool:
    """Whether the puzzle was read without boxes although its size has usual ones."""
    is_unsaid = chosen.is_open or chosen.lacks_boxes
    return is_unsaid and isinstance(puzzle, Grid) and usual_boxes(puzzle.layout) is not None


def hint_for(puzzle: Grid | Candidates, *, is_improper: bool = False) -> str | None:
    """The hint where a puzzle with several solutions has exactly one with the usual boxes.

    `is_improper` is whether it is known to have several.
    """
    if not isinstance(puzzle, Grid) or (named := _named(puzzle.layout)) is None:
        return None
    if not (is_proper_with_boxes(puzzle) if is_improper else needs_boxes(puzzle)):
        return None
    return f"several solutions without boxes, exactly one with boxes of {named}: use --box {named}"


def warning_for(chosen: LayoutChoice) -> str | None:
    """The warning before puzzles are made whose size has usual boxes, which nobody asked for."""
    layout = chosen.layout
    if layout is None or not chosen.lacks_boxes or (named := _named(layout)) is None:
        return None
    size = f"{layout.size}x{layout.size}"
    return (
        f"{size} with rows and columns only, without boxes: use --box {named} for boxes, or "
        "--latin to leave out this message"
    )


def _named(layout: Layout) -> str | None:
    """The usual boxes, as the option names them."""
    boxed = usual_boxes(layout)
    if boxed is None or boxed.box_shape is None:
        return None
    return "{}x{}".format(*boxed.box_shape)
