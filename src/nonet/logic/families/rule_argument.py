"""The argument that all rules share: no digits that obey the rule have these candidates."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts


def rule_argument(parts: Parts) -> Argument:
    """What a rule leaves to its cells, from their candidates."""
    cells = parts.cells("rule_cell", "pivot")
    rule = parts.rule()
    return Argument(
        parts.at_rule(),
        parts.say("cells-of-rule", cells=cells, rule=rule),
        parts.say("why-rule", cells=cells, rule=rule),
    )
