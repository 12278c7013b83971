"""Grids and puzzles as nonet's own format of files has them: the one JSON form of both."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from nonet import _display
from nonet._arguments import described
from nonet._json_form import checked_fields


def document_fields(puzzle: object) -> dict[str, Any]:
    """The fields of a grid or puzzle, without the format and its version."""
    fields: dict[str, Any] = json.loads(_display.text(puzzle, "nonet", lossy=False, solution=True))
    return {name: fields[name] for name in fields if name not in {"format", "version"}}


def document_of(fields: Mapping[str, Any], name: str) -> Any:
    """The puzzle with these fields.

    Raises
    ------
    NonetError
        They make none.
    """
    checked = checked_fields(fields, name)
    return document_in(json.dumps({"format": "nonet", "version": 1, **checked}), name)


def document_in(text: object, name: str) -> Any:
    """The puzzle in a text.

    Raises
    ------
    NonetError
        There is none.
    """
    if isinstance(text, bytes | bytearray):
        text = text.decode("utf-8", "replace")
    if not isinstance(text, str):
        raise TypeError(f"expected a {name} as a text in JSON, found {described(text)}")
    return _display.codecs().puzzle_of(text)
