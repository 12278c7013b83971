"""Slots that let values use later layers without importing them.

`nonet/__init__.py` fills them: a Grid in a notebook gets its picture through `svg`, and
`needs_boxes` decides whether a text that was read without boxes should have some, a Puzzle
becomes a text of some format through `text`, a text of another program a puzzle through
`document`, a Layout reads rules in words through `rules`, and
`codecs` has the JSON forms of layouts, rules and puzzles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol


class _Writer(Protocol):
    def __call__(self, puzzle: object, form: str, *, lossy: bool, solution: bool) -> str: ...


_draw: Callable[[object], str]
_needs_boxes: Callable[[object], bool]
_write: _Writer
_read_text: Callable[[str, Any], Any]
_read_rules: Callable[[str], tuple[Any, ...]]


class Codecs(NamedTuple):
    """The JSON forms that are made in later layers."""

    layout_fields: Callable[[Any], dict[str, Any]]
    layout_of: Callable[[Any], Any]
    rule_fields: Callable[[Any], dict[str, Any]]
    rule_of: Callable[[Any, str], Any]
    puzzle_of: Callable[[str], Any]


_codecs: Codecs


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


def set_rule_reader(read: Callable[[str], tuple[Any, ...]]) -> None:
    """Fill the slot for rules in words with a function from lines to constraints."""
    global _read_rules  # noqa: PLW0603 (the slot)
    _read_rules = read


def rules(lines: str) -> tuple[Any, ...]:
    """The constraints that lines describe."""
    return _read_rules(lines)


def set_text_reader(read: Callable[[str, Any], Any]) -> None:
    """Fill the slot for texts of other programs with a function from a text and a layout."""
    global _read_text  # noqa: PLW0603 (the slot)
    _read_text = read


def document(text: str, layout: object) -> Any:
    """The one puzzle of a link or a text of another program; None: it is none."""
    return _read_text(text, layout)


def set_codecs(forms: Codecs) -> None:
    """Fill the slot for JSON forms."""
    global _codecs  # noqa: PLW0603 (the slot)
    _codecs = forms


def codecs() -> Codecs:
    """The JSON forms of layouts, rules and puzzles."""
    return _codecs
