"""The colours of a drawing.

Nothing is shown by colour alone: givens are bold and entries are not, houses have borders, shades
differ in lightness. Every digit has a contrast of at least 4.5 : 1 against whatever lies under it
and every line at least 3 : 1 against the paper (WCAG 2.2, criteria 1.4.3 and 1.4.11).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as #rrggbb, and how strongly some of them cover the paper, from 0 to 1."""

    paper: str
    given: str
    entry: str
    note: str
    line: str
    border: str
    shade: str
    shade_opacity: float
    tint_opacity: float
    mark: str
    gone: str
    arrow: str
    fill_opacity: float
    spot_opacity: float
    strokes: dict[str, str]


LIGHT = Theme(
    paper="#ffffff",
    given="#14161a",
    entry="#134bb0",
    note="#5b616b",
    line="#8b919b",
    border="#14161a",
    shade="#5f7fb0",
    shade_opacity=0.18,
    tint_opacity=0.38,
    mark="#4a5059",
    gone="#b3261e",
    arrow="#14161a",
    fill_opacity=0.16,
    spot_opacity=0.38,
    strokes={
        "blue": "#0072b2",
        "orange": "#a86f00",
        "green": "#007d5b",
        "purple": "#a84f86",
        "sky": "#2a7fb5",
        "vermilion": "#c25400",
        "yellow": "#827800",
    },
)

DARK = Theme(
    paper="#15181e",
    given="#f4f5f7",
    entry="#9ac3ff",
    note="#a3aab5",
    line="#6a727f",
    border="#c9ced6",
    shade="#7f9fd4",
    shade_opacity=0.2,
    tint_opacity=0.17,
    mark="#b4bbc6",
    gone="#ff9b8f",
    arrow="#f4f5f7",
    fill_opacity=0.14,
    spot_opacity=0.32,
    strokes={
        "blue": "#4aa6e0",
        "orange": "#e69f00",
        "green": "#2fc497",
        "purple": "#e0a0c4",
        "sky": "#86cdf5",
        "vermilion": "#ff8a3d",
        "yellow": "#f0e442",
    },
)

# Colours for the parts of a step: M. Okabe and K. Ito, "Color universal design", 2002. Strokes
# have the same hues, dark enough for light paper and light enough for dark.
INKS = {
    "blue": "#0072b2",
    "orange": "#e69f00",
    "green": "#009e73",
    "purple": "#cc79a7",
    "sky": "#56b4e9",
    "vermilion": "#d55e00",
    "yellow": "#f0e442",
}

# Nine colours that people with any colour vision can distinguish, and read dark text on: the
# "light" qualitative scheme of Paul Tol, "Colour schemes", technical note SRON/EPS/TN/09-002.
TINTS = (
    "#77aadd",
    "#ee8866",
    "#eedd88",
    "#ffaabb",
    "#99ddff",
    "#44bb99",
    "#bbcc33",
    "#aaaa00",
    "#dddddd",
)
