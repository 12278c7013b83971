"""The puzzles in which a technique of rules beyond houses can be practised."""

from __future__ import annotations

from collections.abc import Mapping

from nonet.constraints.registry import kind_of as class_of
from nonet.constraints.registry import known_as, table
from nonet.course._rules_table import OF_RULE, OF_TECHNIQUE
from nonet.generator.rules.families import family_names
from nonet.logic import technique
from nonet.logic.families import FAMILIES

DRAWN_RULES = "drawn"
"""Not a kind: rules that are drawn from the solution of a puzzle, by `drawn_puzzle`."""

_DRAWN = frozenset(
    {
        *("pair_relation", "digit_sets", "sum_combinations", "counted_digits", "same_digits"),
        *("index_cells", "square_sets", "digit_distance", "rule_consequence"),
    }
)
"""The techniques of these rules."""

_TOO_LONG = frozenset(
    {
        *("rule_forcing_chain", "rule_forcing_cell", "rule_forcing_house", "rule_forcing_net"),
        "two_house_fillings",
        "set_equivalence",
    }
)
"""Techniques of which each step is more than a learner can be asked to find."""

_WITH_RULES = frozenset({"pairs", "lines", "cages", "sums", "outside_clues", "other_rules"})
"""Files of families with techniques that are what one rule says."""

_MIXED = "hunt"
"""The kind for techniques of several rules."""


@table
def rules_explained() -> Mapping[str, tuple[str, ...]]:
    """Techniques, and the rules of which each is what they say about their own cells."""
    found: dict[str, tuple[str, ...]] = {}
    for name in known_as():
        technique_name = class_of(name).explained_by
        found[technique_name] = (*found.get(technique_name, ()), name)
    return found


def kind_of(name: str) -> str | None:
    """A kind of puzzle, or a line of rules, for a technique; empty: it needs no rules.

    None where its steps are too long for an exercise.

    Examples
    --------
    >>> kind_of("zipper_totals"), kind_of("x_wing"), kind_of("index_cells")
    ('zipper-line', '', 'drawn')
    """
    found = technique(name).name
    family, entry = next(
        (family, entry) for family in FAMILIES for entry in family.entries if entry.name == found
    )
    if found in _DRAWN:
        return DRAWN_RULES
    if found in _TOO_LONG:
        return None
    rules = rules_explained().get(found, ()) if family.file in _WITH_RULES else ()
    if family.file == "cages" and found != "phistomefel_ring" and not rules:
        return "killer"
    if entry.name in OF_TECHNIQUE:
        return OF_TECHNIQUE[entry.name]
    if family.file == "rule_patterns" or entry.name.startswith("rule_"):
        return _MIXED
    if not rules:
        return ""
    for rule in rules:
        own = OF_RULE.get(rule, rule.replace("_", "-"))
        if own in family_names() or rule in OF_RULE:
            return own
    return None
