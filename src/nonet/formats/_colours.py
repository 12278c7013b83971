"""Colours as web pages write them."""

from __future__ import annotations

import re

_HEX = re.compile(r"#?([0-9a-f]{6}|[0-9a-f]{8})|#([0-9a-f]{3,4})")
_FUNCTION = re.compile(
    r"rgba?\(\s*([0-9.]+)[\s,]+([0-9.]+)[\s,]+([0-9.]+)(?:[\s,/]+([0-9.]+%?))?\s*\)"
)
_LONGEST = 60
_NAMES = {
    "black": "#000000",
    "blue": "#0000ff",
    "brown": "#a52a2a",
    "cyan": "#00ffff",
    "darkgray": "#a9a9a9",
    "darkgreen": "#006400",
    "gold": "#ffd700",
    "gray": "#808080",
    "green": "#008000",
    "lightblue": "#add8e6",
    "lightgray": "#d3d3d3",
    "lightgreen": "#90ee90",
    "magenta": "#ff00ff",
    "orange": "#ffa500",
    "pink": "#ffc0cb",
    "purple": "#800080",
    "red": "#ff0000",
    "silver": "#c0c0c0",
    "violet": "#ee82ee",
    "white": "#ffffff",
    "yellow": "#ffff00",
}


def colour_of(text: str) -> str | None:
    """The colour as ``#rrggbb`` or ``#rrggbbaa``; empty where nothing is seen, None if unknown.

    Examples
    --------
    >>> colour_of("#CCC"), colour_of("rgba(255, 0, 0, 0.5)"), colour_of("transparent")
    ('#cccccc', '#ff000080', '')
    """
    name = text.strip().lower()[:_LONGEST]
    if name in {"", "none", "transparent"}:
        return ""
    found = _NAMES.get(name.replace("grey", "gray")) or _hexadecimal(name) or _function(name)
    if found is None:
        return None
    if found.endswith("00") and len(found) == 9:
        return ""
    return found.removesuffix("ff") if len(found) == 9 else found


def _hexadecimal(name: str) -> str | None:
    match = _HEX.fullmatch(name)
    if match is None:
        return None
    return f"#{match[1] or ''.join(2 * digit for digit in match[2])}"


def _function(name: str) -> str | None:
    match = _FUNCTION.fullmatch(name)
    if match is None:
        return None
    try:
        parts = [min(255, round(float(part))) for part in match.groups()[:3]]
        opacity = match[4] or "1"
        alpha = float(opacity.removesuffix("%")) / (100 if opacity.endswith("%") else 1)
    except ValueError:  # two points in a number
        return None
    return "#" + "".join(f"{part:02x}" for part in (*parts, min(255, round(255 * alpha))))
