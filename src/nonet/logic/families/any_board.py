"""Arguments on boards that are not usual: they speak of variables of layers, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from nonet.logic._rules import rule_sentence
from nonet.logic._step_data import Group
from nonet.logic.families.argument import Argument, Explainer, Parts, Where
from nonet.logic.families.forcing import rule_forks
from nonet.logic.families.rule_chain import RuleChain


def _near(parts: Parts, cells: Sequence[int]) -> Where:
    """Where to look: the house around the cells, or these where there is none."""
    houses = parts.house_of(_on_board(parts, cells))
    if houses:
        return parts.where("in-house", houses)
    return Where(parts.say("at-cells", cells=parts.named(cells)))


def _on_board(parts: Parts, cells: Sequence[int]) -> list[int]:
    """Cells, and for variables of cells these; none where a variable has no cell."""
    found = []
    for cell in cells:
        place = parts.step.layout.place_of(cell)
        if place is not None and place[1] is None:
            return []
        found.append(cell if place is None or place[1] is None else place[1])
    return found


def _at_rule(parts: Parts, rules: Sequence[Group], cells: Sequence[int]) -> Where:
    """Where to look: a rule, and the house that it is in, or begins in, if there is one."""
    layout = parts.step.layout
    houses = [layout.houses[group.house] for group in rules if group.house is not None]
    if houses:
        return replace(parts.where("in-house", parts.named_houses(houses[:1])), is_house=True)
    inside = _on_board(parts, cells)
    if parts.smallest_house(inside[:1] if inside else []) is None or not inside:
        place = parts.say("at-cells", cells=parts.named(cells))
        return Where(parts.say("at-rule", rule=parts.rule()), rule=parts.rule(), place=place)
    return parts.where_rule_is(parts.rule(), inside, inside[:1])


def _naked_single(parts: Parts) -> Argument:
    [(cell, digit)] = parts.step.placements
    named = parts.named([cell])
    if parts.role_of(cell, digit):
        named = parts.named(_on_board(parts, [cell]))
        why = parts.say("why-only-role", cell=named)
    else:
        why = parts.say("why-naked-single", cell=named, digit=digit)
    return Argument(_near(parts, [cell]), str(named), why)


def _hidden_single(parts: Parts) -> Argument:
    cells = [cell for cell, _ in parts.step.placements]
    digit = parts.step.placements[0][1]
    origins = [group for group in parts.step.groups if group.role in {"house", "rule"}]
    house, named = parts.houses("house"), parts.named(cells)
    role = parts.role_of(cells[0], digit)
    values = {"cells": parts.named(_on_board(parts, cells)) if role else named}
    values |= {"rule": parts.origins(origins), "house": house}
    if role:
        message = "why-only-cells-for-role" if house else "why-only-cells-by-rule"
        why = parts.say(message, role=role, **values)
    elif house:
        why = parts.say("why-hidden-single", cell=named, house=house, digit=digit)
    else:
        why = parts.say("why-only-by-rule", digit=digit, **values)
    where = parts.where("in-house", house) if house else _at_rule(parts, origins, cells)
    look = parts.say("cells-in-house", **values) if house else str(named)
    return Argument(where, look, why)


def _rule(parts: Parts) -> Argument:
    """The sentence of the rule, and that each candidate would break it."""
    origins = [group for group in parts.step.groups if group.role == "rule"]
    cells = parts.of_role("rule_cell", "pivot")
    rule = parts.origins(origins)
    said = [_sentence(parts, origins[0])]
    with_roles = [pair for pair in parts.step.eliminations if parts.role_of(*pair)]
    others = [pair for pair in parts.step.eliminations if pair not in with_roles]
    said += [
        parts.say(
            "never-satisfied", digits=parts.listing(digits), cells=parts.named(several), rule=rule
        )
        for digits, several in parts.grouped(others)
    ]
    for cell, value in with_roles:
        node = parts.with_role(cell, value, "if", true=True)
        broken = parts.say("then-broken", rule=rule)
        said.append(parts.say("chain", nodes=parts.say("pause").join([node, broken])))
    look = parts.say("cells-of-rule", cells=parts.named(cells), rule=rule)
    return Argument(_at_rule(parts, origins, cells), look, parts.text(*said))


def _sentence(parts: Parts, origin: Group) -> str:
    """What a rule says, or a house."""
    layout = parts.step.layout
    if origin.house is not None:
        house = layout.houses[origin.house]
        whole = "yes" if len(house.cells) == len(layout.digits) else "no"
        return parts.say("says-house", house=parts.origins([origin]), whole=whole)
    sentence = rule_sentence(
        parts.step.rules()[0],
        layout,
        parts.texts.language,
        {"rule": parts.rule(), "house": parts.named_houses([])},
    )
    return parts.say("says-rule", sentence=sentence)


def _naked_subset(parts: Parts) -> Argument:
    cells, digits = parts.cells("pattern"), parts.digits("pattern")
    origins = [group for group in parts.step.groups if group.role == "rule"]
    house = parts.houses("house")
    values = {"cells": cells, "digits": digits, "count": parts.number(digits.count)}
    if not origins:
        return Argument(
            parts.where("in-house", house),
            parts.say("cells-in-house", cells=cells, house=house),
            parts.say("why-naked-subset", house=house, **values),
        )
    rules = parts.origins(origins)
    return Argument(
        _near(parts, parts.of_role("pattern")[:1]),
        parts.say("cells-of-rule", cells=cells, rule=rules),
        parts.say("why-seen-subset", rules=rules, **values),
    )


def _chain(parts: Parts) -> Argument:
    start, *_ = parts.groups("assumption")
    chain = RuleChain(parts)
    why = parts.text(*chain.sentences(), parts.say("contradiction"))
    return Argument(_near(parts, start.cells), str(parts.named(start.cells)), why, chain)


def _forks(parts: Parts) -> Argument:
    house = parts.houses("house")
    cells = parts.of_role("assumption")
    where = parts.where("with-start", house) if house else _near(parts, cells[:1])
    return rule_forks(parts, where)


_EXPLAINERS: Mapping[str, Explainer] = {
    "naked_single": _naked_single,
    "hidden_single": _hidden_single,
    "rule_consequence": _rule,
    "locked_pair": _naked_subset,
    "locked_triple": _naked_subset,
    "naked_pair": _naked_subset,
    "naked_triple": _naked_subset,
    "naked_quadruple": _naked_subset,
    "rule_chain": _chain,
    "rule_forcing_chain": _chain,
    "rule_forcing_net": _chain,
    "rule_forcing_cell": _forks,
    "rule_forcing_house": _forks,
}


def explainer_on(parts: Parts, usual: Explainer) -> Explainer:
    """The explainer of a step: on a board that is not usual, perhaps another one."""
    if parts.step.layout.is_usual:
        return usual
    return _EXPLAINERS.get(parts.step.technique, usual)
