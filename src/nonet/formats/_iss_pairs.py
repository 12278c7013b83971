"""Rules that Interactive Sudoku Solver has no type for, as tables of pairs with the rule as a name.

Such a table is a constraint Pair there. Its name is the rule as it is typed, which is shown there,
and which nonet reads back: the name counts only if the tables are those of this rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from nonet.constraints.registry import known_as, table
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.errors import LayoutError
from nonet.formats._iss_text import key_of
from nonet.formats._rules import known_keys
from nonet.layout import Constraint, Layout
from nonet.layout.primitives import Relation

Spelled = set[tuple[str, str, str]]
"""For pairs of cells the key of their table, and the cells."""

_LONGEST = 10_000


@table
def _named() -> frozenset[str]:
    """The rules that are read back from the names of tables."""
    return frozenset(
        name
        for name in known_as()
        for key in known_keys(name, "iss")
        if key.form == "table" or key.only
    )


def relations(rule: Constraint, layout: Layout) -> tuple[Relation, ...] | None:
    """The tables of a rule, if it is made of nothing else."""
    found = tuple(part for part in rule.lower(layout) if isinstance(part, Relation))
    return found if found and len(found) == len(rule.lower(layout)) else None


def spelled_out(rule: Constraint, layout: Layout) -> Spelled:
    """A rule of tables, pair by pair."""
    names = list(layout.indices)
    return {
        (_key(part.table), names[a], names[b])
        for part in relations(rule, layout) or ()
        for a, b in zip(part.pairs[::2], part.pairs[1::2], strict=True)
    }


def lines(part: Relation, layout: Layout) -> tuple[str, list[list[str]]]:
    """The key of a table, and lines of cells along which it holds from each cell to the next."""
    found: list[list[str]] = []
    names = list(layout.indices)
    for a, b in zip(part.pairs[::2], part.pairs[1::2], strict=True):
        first, second = names[a], names[b]
        if found and found[-1][-1] == first:
            found[-1].append(second)
        else:
            found.append([first, second])
    return _key(part.table), found


def as_spelled(groups: Iterable[tuple[str, list[str]]]) -> Spelled:
    """Tables by their keys and lines of cells, pair by pair."""
    return {(key, a, b) for key, cells in groups for a, b in pairwise(cells)}


def rule_named(name: str, spelled: Spelled, layout: Layout) -> Constraint | None:
    """The rule with this name, if these are its tables."""
    if name.partition(" ")[0].replace("-", "_") not in _named() or len(name) > _LONGEST:
        return None
    try:
        rule = parse_rule(name)
        rule.check_fits(layout)
    except LayoutError:
        return None
    return rule if spelled_out(rule, layout) == spelled else None


def name_of(rule: Constraint) -> str:
    """The rule as it is typed; its title, or nothing, where it would not be read back."""
    title: str = rule.fields().get("title", "")
    text = write_rule(rule) if rule.name in _named() else ""
    return title if not text or text.startswith("{") or len(text) > _LONGEST else text


def _key(table: tuple[int, ...]) -> str:
    size = len(table)
    return key_of([bool(mask >> y & 1) for mask in table for y in range(size)])
