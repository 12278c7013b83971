"""The players' names of colours, such as green, pink or grey."""

from __future__ import annotations

import colorsys

_GREY = 0.15
"""Saturation below which a colour is black, grey or white."""

_HUES = (
    (15, "red"),
    (42, "orange"),
    (70, "yellow"),
    (165, "green"),
    (187, "cyan"),
    (255, "blue"),
    (288, "purple"),
    (340, "pink"),
    (360, "red"),
)
"""Up to how many degrees of the colour wheel a colour has each name."""


def hue_of(colour: str) -> str:
    """The name of a colour; empty where there is none.

    Examples
    --------
    >>> hue_of("#67f067"), hue_of("#cfcfcf"), hue_of("#f067f0ff"), hue_of("")
    ('green', 'grey', 'pink', '')
    """
    if not colour:
        return ""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, lightness, saturation = colorsys.rgb_to_hls(red, green, blue)
    if saturation < _GREY or lightness > 0.96 or lightness < 0.06:
        return "white" if lightness > 0.93 else "black" if lightness < 0.2 else "grey"
    return next(name for most, name in _HUES if hue * 360 <= most)
