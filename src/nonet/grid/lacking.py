"""Parts of a grid that digits do not say: other boxes than the usual ones, regions, and rules."""

from __future__ import annotations

import sys
import warnings
from types import FrameType

from nonet.errors import LossyTextWarning
from nonet.layout import Layout


def lacking(layout: Layout, *, is_framed: bool = False) -> str:
    """The parts of a layout that a text of digits lacks, in words; a frame shows the boxes.

    Examples
    --------
    >>> lacking(Layout.of_size(9)), lacking(Layout.boxes(3, 2)), lacking(Layout.latin(4))
    ('', 'the boxes', 'that there are no boxes')
    >>> lacking(Layout.boxes(3, 2), is_framed=True), lacking(Layout.of_size(9, windows=True))
    ('', "the rule 'windows'")
    """
    usual = Layout.of_size(layout.size)
    if layout is usual or layout == usual:
        return ""
    parts = []
    if layout.regions != usual.regions and not (is_framed and _shows_boxes(layout)):
        parts.append(
            "that there are no boxes"
            if layout.regions is None
            else "the boxes"
            if layout.box_shape
            else "the regions"
        )
    names = [repr(name) for name in dict.fromkeys(rule.name for rule in layout.constraints)]
    if names:
        *first, last = names
        listed = f"{', '.join(first)} and {last}" if first else last
        parts.append(f"the rule{'s' * bool(first)} {listed}")
    return " and ".join(parts)


def _shows_boxes(layout: Layout) -> bool:
    """Whether the bars of a frame say what boxes there are, or that there are none."""
    return layout.regions is None or layout.box_shape is not None


def note_of(layout: Layout) -> str:
    """The line below a drawn grid that says what the drawing lacks, as a comment; empty if nothing.

    Examples
    --------
    >>> note_of(Layout.of_size(9, windows=True)).strip()
    "# not shown: the rule 'windows'"
    """
    lacks = lacking(layout, is_framed=True)
    return f"\n# not shown: {lacks}" if lacks else ""


def warn_of_lacking(layout: Layout) -> None:
    """Warn, at the caller's line, that a text of digits does not say all of this layout."""
    if lacks := lacking(layout):
        warnings.warn(
            f"this text lacks {lacks}: nonet.Puzzle(grid).to_text() holds everything, and "
            "lossy=True says that the digits are enough",
            LossyTextWarning,
            stacklevel=level_of_caller(),
        )


def level_of_caller() -> int:
    """The stacklevel of the first caller outside nonet, seen from the function that calls this."""
    level = 1
    frame: FrameType | None = sys._getframe(1)  # noqa: SLF001 (what warnings does, too)
    while frame is not None and frame.f_globals.get("__name__", "").split(".")[0] == "nonet":
        frame = frame.f_back
        level += 1
    return level
