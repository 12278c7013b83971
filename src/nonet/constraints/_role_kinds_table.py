"""The kinds of roles that setters know by a name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RoleKind:
    """A kind of roles.

    Attributes
    ----------
    name
        What setters call it.
    layer
        Name of the layer.
    count
        How many roles there are beside none.
    each
        How many cells of each row, column and region have each role; 0: any number.
    is_once
        Whether the cells with a role hold each digit once.
    forms
        What a cell counts as without a role and with each; empty: it is always its digit.
    called
        Words by which setters look for it, in any language, separated by commas.
    also
        Further rules of it.
    """

    name: str
    layer: str
    count: int
    each: int
    is_once: bool
    forms: str
    called: str
    also: tuple[str, ...] = ()


ROLE_KINDS: tuple[RoleKind, ...] = (
    RoleKind(
        "doublers",
        "doubler",
        1,
        1,
        True,
        "d|2d",
        "doubler, double, doubled digits, Verdoppler, doppelt, 加倍格, 加倍, 倍增格",
    ),
    RoleKind(
        "negators",
        "negator",
        1,
        1,
        True,
        "d|-d",
        "negator, negative cells, negative digits, Negatoren, Verneiner, Minuszellen, 负格, 取负格",
    ),
    RoleKind(
        "hot-and-cold",
        "heat",
        2,
        1,
        False,
        "d|d+1|d-1",
        "hot cold, hot and cold cells, hot cells, cold cells, heiß und kalt, heiße Zellen, "
        "kalte Zellen, 冷热格, 热格, 冷格",
    ),
    RoleKind(
        "multipliers",
        "multiplier",
        2,
        1,
        False,
        "d|2d|3d",
        "multiplier, multiplier cells, triplers, Multiplikatoren, Vervielfacher, 乘数格, 倍数格",
    ),
    RoleKind(
        "vampires",
        "vampire",
        2,
        1,
        False,
        "d|d+box(3)|0",
        "vampires and prey, vampire, prey, Vampire, Vampire und Beute, Beute, 吸血鬼, 猎物",
    ),
    RoleKind(
        "indexers",
        "indexer",
        2,
        1,
        False,
        "d|row[d]|column[d]",
        "indexer, indexer cells, row indexers, column indexers, Indexzellen, Indizierer, 索引格",
        ("indexers indexer 2 row 3", "indexers indexer 3 column 2"),
    ),
    RoleKind(
        "zero-cells",
        "zero",
        1,
        1,
        True,
        "d|0",
        "zero cells, vanishing cells, blank cells, Nullzellen, Nullen, 零格, 归零格",
    ),
    RoleKind(
        "shaded-cells",
        "shade",
        1,
        0,
        False,
        "",
        "shaded, shading, marked cells, coloured cells, colored cells, schattiert, "
        "schattierte Zellen, markierte Zellen, 涂黑, 阴影格, 标记格",
    ),
)
"""All of them, the most usual first."""
