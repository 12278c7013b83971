"""The colours of a drawing.

Nothing is told by colour alone: givens are bold and entries are not, houses have borders, shades
differ in lightness. Every digit has a contrast of at least 4.5 : 1 against whatever lies under it
and every line at least 3 : 1 against the paper (WCAG 2.2, criteria 1.4.3 and 1.4.11).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as #rrggbb, and how strongly tints cover the paper, from 0 to 1."""

    paper: str
    given: str
    entry: str
    note: str
    line: str
    border: str
    shade: str
    shade_opacity: float
    tint_opacity: float


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
)

# Nine colours that people with any colour vision can tell apart and read dark text on: the
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
