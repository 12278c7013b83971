"""How the parts of a step look: each has a colour and a shape, so neither is needed alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from nonet.logic import Group, Step

Ink = Literal["blue", "orange", "green", "purple", "sky", "vermilion", "yellow"]
Shape = Literal["circle", "square", "diamond", "hexagon"]


@dataclass(frozen=True, slots=True)
class Look:
    """How a part looks.

    Attributes
    ----------
    ink
        Name of its colour.
    shape
        Drawn round its candidates.
    dashed
        Whether its outline is.
    """

    ink: Ink
    shape: Shape
    dashed: bool = False


_FIRST = Look("blue", "circle")
_SECOND = Look("orange", "square")
_THIRD = Look("green", "diamond")
_FOURTH = Look("purple", "hexagon")
_FIN = Look("vermilion", "square", dashed=True)

PLACED = Look("green", "hexagon")
"""A candidate that is placed."""

STYLES: dict[str, Look] = {
    "pattern": _FIRST,
    "house": Look("sky", "square"),
    "rule": Look("sky", "square"),
    "rule_cell": _SECOND,
    "outie": _THIRD,
    "spanned": Look("sky", "square", dashed=True),
    "base": Look("blue", "square"),
    "cover": Look("orange", "square", dashed=True),
    "fin": _FIN,
    "endo_fin": Look("vermilion", "diamond", dashed=True),
    "pivot": _FIRST,
    "pincer": _SECOND,
    "restricted_common": Look("yellow", "hexagon"),
    "floor": _FOURTH,
    "roof": _SECOND,
    "extra": _THIRD,
    "colour_a": _FIRST,
    "colour_b": _SECOND,
    "colour_c": _THIRD,
    "colour_d": _FOURTH,
    "known": _FIN,
    "on": _FIRST,
    "off": _SECOND,
    "assumption": Look("yellow", "diamond"),
    "conclusion": _FOURTH,
    "base_cells": _FIRST,
    "target": _SECOND,
    "companion": _THIRD,
    "cross_line": Look("purple", "square", dashed=True),
    "guardian": _FIN,
}
"""Role of a group → how it looks. Almost locked sets look different one by one."""

_SETS = (
    _FIRST,
    _SECOND,
    _THIRD,
    _FOURTH,
    Look("sky", "circle", dashed=True),
    Look("vermilion", "square", dashed=True),
    Look("yellow", "diamond", dashed=True),
)

_ALONE = frozenset({"on", "off", "assumption", "conclusion", "restricted_common"})


def styles_of(step: Step) -> list[Look]:
    """How each group of a step looks."""
    styles = []
    # Where something else has the first look, the sets start with the second one.
    sets = int(any(STYLES.get(group.role) == _FIRST for group in step.groups))
    for group in step.groups:
        if group.role == "als":
            styles.append(_SETS[sets % len(_SETS)])
            sets += 1
        else:
            styles.append(STYLES[group.role])
    return styles


def fills_its_cells(group: Group) -> bool:
    """Whether the cells of a group are shaded, in addition to the shapes round its candidates."""
    return group.house is None and group.role not in _ALONE
