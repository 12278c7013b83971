"""The colours of a drawing.

Nothing is shown by colour alone: givens are bold and entries are not, houses have borders, shades
differ in lightness. Every digit has a contrast of at least 4.5 : 1 against whatever lies under it
and every line at least 3 : 1 against the paper (WCAG 2.2, criteria 1.4.3 and 1.4.11).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nonet.layout.appearance import Ink


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
    halo_opacity: float
    strokes: dict[str, str]
    inks: dict[str, str]
    tints: tuple[str, ...]
    bodies: dict[Ink, str]
    edges: dict[Ink, str]
    fog: str


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
    halo_opacity=0.75,
    strokes={
        "blue": "#0072b2",
        "orange": "#a86f00",
        "green": "#007d5b",
        "purple": "#a84f86",
        "sky": "#2a7fb5",
        "vermilion": "#c25400",
        "yellow": "#827800",
    },
    inks=INKS,
    tints=TINTS,
    bodies={
        "black": "#cfd3d9",
        "grey": "#cfd3d9",
        "green": "#a3e4a8",
        "orange": "#ffd19a",
        "pink": "#f8c2f0",
        "gold": "#f5e27a",
        "purple": "#dccbfc",
        "blue": "#b5d8ff",
        "brown": "#e8d4be",
        "teal": "#9ee3dc",
        "salmon": "#ffcbc0",
        "red": "#ffc6cc",
    },
    edges={
        "black": "#24272d",
        "grey": "#737984",
        "green": "#25804d",
        "orange": "#b06400",
        "pink": "#b03a9c",
        "gold": "#857100",
        "purple": "#7350c4",
        "blue": "#2a6fb5",
        "brown": "#855528",
        "teal": "#0d7a73",
        "salmon": "#bd4d33",
        "red": "#b93242",
    },
    fog="#9aa0a8",
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
    halo_opacity=0.55,
    strokes={
        "blue": "#4aa6e0",
        "orange": "#e69f00",
        "green": "#2fc497",
        "purple": "#e0a0c4",
        "sky": "#86cdf5",
        "vermilion": "#ff8a3d",
        "yellow": "#f0e442",
    },
    inks=INKS,
    tints=TINTS,
    bodies={
        "black": "#3d434d",
        "grey": "#3d434d",
        "green": "#1c5530",
        "orange": "#633e08",
        "pink": "#68245e",
        "gold": "#4f4605",
        "purple": "#45307f",
        "blue": "#1d4673",
        "brown": "#52381f",
        "teal": "#0c504c",
        "salmon": "#692f22",
        "red": "#6c2230",
    },
    edges={
        "black": "#e3e6ea",
        "grey": "#8b929e",
        "green": "#4fb877",
        "orange": "#d9962e",
        "pink": "#d672c6",
        "gold": "#b8a42a",
        "purple": "#a487ee",
        "blue": "#5fa5ea",
        "brown": "#b98a57",
        "teal": "#36b0a7",
        "salmon": "#e58a72",
        "red": "#e56a7c",
    },
    fog="#4a515c",
)

_PALE = dict.fromkeys(LIGHT.bodies, "#d9d9d9")
PRINT = replace(
    LIGHT,
    given="#000000",
    entry="#404040",
    note="#505050",
    line="#808080",
    border="#000000",
    shade="#808080",
    mark="#404040",
    gone="#202020",
    arrow="#000000",
    strokes=dict.fromkeys(LIGHT.strokes, "#404040"),
    inks=dict.fromkeys(INKS, "#909090"),
    tints=tuple(f"#{grey:02x}{grey:02x}{grey:02x}" for grey in range(0xF0, 0x60, -0x10)),
    bodies={**_PALE, "green": "#e2e2e2", "purple": "#e6e6e6", "blue": "#cecece"},
    edges={**dict.fromkeys(LIGHT.edges, "#555555"), "black": "#000000"},
    fog="#a0a0a0",
)
"""Greys for paper: widths and patterns alone keep the roles apart."""


def _paler(colour: str) -> str:
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{255 - (255 - part) // 3:02x}" for part in parts)


PALE = replace(
    LIGHT,
    bodies={ink: _paler(colour) for ink, colour in LIGHT.bodies.items()},
    edges={ink: _paler(colour) for ink, colour in LIGHT.edges.items()},
)
"""For solutions, in which digits matter more than the marks of rules."""


def _by_scheme(light: dict[Ink, str], dark: dict[Ink, str]) -> dict[Ink, str]:
    return {ink: f"light-dark({colour},{dark[ink]})" for ink, colour in light.items()}


PAGE = replace(
    LIGHT,
    paper="var(--cell)",
    given="var(--digit)",
    bodies=_by_scheme(LIGHT.bodies, DARK.bodies),
    edges=_by_scheme(LIGHT.edges, DARK.edges),
)
"""For boards of the app, which have colours of their own for cells and digits."""
