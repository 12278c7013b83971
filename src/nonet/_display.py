"""The slot for drawings: lets values show themselves without importing upward.

`nonet/__init__.py` puts a loader for `nonet.drawing` here; a Grid in a notebook asks for its
picture through `svg`.
"""

from __future__ import annotations

from collections.abc import Callable

_draw: Callable[[object], str] | None = None


def set_drawing(draw: Callable[[object], str]) -> None:
    """Fill the slot with a function from a value to its SVG."""
    global _draw  # noqa: PLW0603 (the slot)
    _draw = draw


def svg(value: object) -> str | None:
    """SVG of `value`, or None while the slot is empty."""
    return None if _draw is None else _draw(value)
