"""Houses and rules that need a digit, against houses and rules that hold it at most once."""

from __future__ import annotations

from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.languages import Listing


def rule_fish(parts: Parts) -> Argument:
    """The places of a digit in all that needs it, and why they are too few for one more."""
    digit = parts.digits("pattern", "fin")
    needs, limits = _units(parts, "base"), _units(parts, "cover")
    fins = parts.cells("fin")
    gone = parts.named([cell for cell, _ in parts.step.eliminations])
    rules = parts.named_rules(
        group.rule for group in parts.groups("rule") if group.rule is not None
    )
    said = [parts.say("fish-needs", rules=needs, digit=digit)]
    if fins.count:
        said.append(parts.say("fish-excludes", gone=gone, digit=digit, fins=fins, rules=rules))
        left = "fish-too-few" if limits.count else "fish-none-left"
        said.append(parts.say(left, digit=digit, others=limits))
    else:
        said.append(parts.say("fish-places", digit=digit, others=limits))
    cells = parts.cells("pattern", "fin")
    return Argument(
        Where(parts.say("of-digit", digits=digit)),
        parts.say("fish-look", digit=digit, rules=needs, cells=cells),
        parts.text(*said),
    )


def _units(parts: Parts, role: str) -> Listing:
    """Houses and rules that play a part; of a rule the places that it has for the digit."""
    houses = parts.houses(role)
    names = [str(houses)] if houses.houses else []
    ruled = [group for group in parts.groups(role) if group.rule is not None]
    for group in ruled:
        assert group.rule is not None
        name = parts.numbered_rule(group.rule)
        names.append(parts.say("fish-rule", rule=name, cells=parts.named(group.cells)))
    return parts.listing(names, count=len(houses.houses) + len(ruled))
