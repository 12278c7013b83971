"""The types of Interactive Sudoku Solver: those that nonet reads, and those it has no place for."""

from __future__ import annotations

from collections.abc import Mapping

from nonet.constraints.registry import table
from nonet.errors import FormatError
from nonet.formats._rules import named, rule
from nonet.layout import Constraint

_OF_NO_RULE = frozenset(
    {
        *("Given", "Shape", "Jigsaw", "NoBoxes", "RegionSize", "Var"),
        *("Replicate", "End", "SearchPriority", "StrictKropki", "StrictXV"),
        *("PairX", "Binary", "BinaryX", "FullRankTies"),
    }
)
"""Types that are read, in addition to those that rules have."""

_REGIONS = "regions that are found while it is solved"
_RANKS = "ranks of rows and columns without a clue"

UNPLACED: Mapping[str, str] = {
    "ConnectedValues": "digits whose cells are connected",
    "ChaosConstruction": _REGIONS,
    "ChaosArrow": _REGIONS,
    "ChaosCount": _REGIONS,
    "Doppelganger": "rows, columns and boxes that each lack a digit",
    "FullRankTies": _RANKS,
    "Shape": "a board of another kind",
}
"""Types, and what each of them needs."""


def rule_of(kind: str, **fields: object) -> Constraint:
    """The rule that is of a type, with these parameters; errors as `rule` of the formats."""
    return rule(named("iss")[kind], f".{kind}", **fields)


@table
def read_types() -> frozenset[str]:
    """Types that are read."""
    return _OF_NO_RULE.union(name.partition("~")[0] for name in named("iss"))


@table
def known_types() -> frozenset[str]:
    """All types of the program."""
    return read_types() | UNPLACED.keys()


def unknown(kind: str, found: str = "") -> FormatError:
    """The error for a type, or for what was found of it, that nonet has no rule for."""
    name = (found or kind)[:40]
    needs = UNPLACED.get(kind)
    more = "" if needs is None else f": nonet has no place yet for {needs}"
    return FormatError(f"expected rules that nonet knows, found {name!r}{more}", rule=name)
