"""Slots that let values use later layers without importing them.

`nonet/__init__.py` fills them: a Grid in a notebook gets its picture through `svg`, and
`needs_boxes` decides whether a text that was read without boxes should have some, and a Puzzle
becomes a text of some format through `text`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class _Writer(Protocol):
    def __call__(self, puzzle: object, form: str, *, lossy: bool, solution: bool) -> str: ...


_draw: Callable[[object], str]
_needs_boxes: Callable[[object], bool]
_write: _Writer


def set_drawing(draw: Callable[[object], str]) -> None:
    """Fill the slot for drawings with a function from a value to its SVG."""
    global _draw  # noqa: PLW0603 (the slot)
    _draw = draw


def svg(value: object) -> str:
    """SVG of `value`."""
    return _draw(value)


def set_needs_boxes(needs_boxes: Callable[[object], bool]) -> None:
    """Fill the slot for the question whether a puzzle has one solution with boxes only."""
    global _needs_boxes  # noqa: PLW0603 (the slot)
    _needs_boxes = needs_boxes


def needs_boxes(puzzle: object) -> bool:
    """Whether a puzzle has several solutions, but exactly one with the usual boxes."""
    return _needs_boxes(puzzle)


def set_writer(write: _Writer) -> None:
    """Fill the slot for formats with a function from a puzzle and a format's name to its text."""
    global _write  # noqa: PLW0603 (the slot)
    _write = write


def text(puzzle: object, form: str, *, lossy: bool, solution: bool) -> str:
    """Text of a puzzle in a format."""
    return _write(puzzle, form, lossy=lossy, solution=solution)
