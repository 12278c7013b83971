"""Slots that let values use later layers without importing them.

`nonet/__init__.py` fills them: a Grid in a notebook gets its picture through `svg`, and
`needs_boxes` decides whether a text that was read without boxes should have some.
"""

from __future__ import annotations

from collections.abc import Callable

_draw: Callable[[object], str] | None = None
_needs_boxes: Callable[[object], bool] | None = None


def set_drawing(draw: Callable[[object], str]) -> None:
    """Fill the slot for drawings with a function from a value to its SVG."""
    global _draw  # noqa: PLW0603 (the slot)
    _draw = draw


def svg(value: object) -> str | None:
    """SVG of `value`, or None while the slot is empty."""
    return None if _draw is None else _draw(value)


def set_needs_boxes(needs_boxes: Callable[[object], bool]) -> None:
    """Fill the slot for the question whether a puzzle has one solution with boxes only."""
    global _needs_boxes  # noqa: PLW0603 (the slot)
    _needs_boxes = needs_boxes


def needs_boxes(puzzle: object) -> bool:
    """Whether a puzzle has several solutions, but exactly one with the usual boxes."""
    return _needs_boxes is not None and _needs_boxes(puzzle)
