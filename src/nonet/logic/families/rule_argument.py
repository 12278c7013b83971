"""The argument that all rules share: what one rule says, and what it leaves to its cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from nonet.layout import Constraint
from nonet.logic._rules import rule_sentence
from nonet.logic.families.argument import Argument, Explainer, Parts, Where
from nonet.logic.families.rule_premises import Possible, reasons_and_rest
from nonet.logic.families.rule_reasons import Details, candidates_of
from nonet.logic.languages import Houses

Counted = Callable[[Parts, Constraint, Possible], Possible]
"""The cells of a rule that matter for a step."""


def rule_argument(parts: Parts) -> Argument:
    """The sentence of a rule, and the digits that it leaves to its cells."""
    return _argument(parts, ())


def explained_by(*details: Details, counted: Counted | None = None) -> Explainer:
    """The argument with details of the rule, and reasons of what they leave open.

    These are looked for among the cells that are counted, if not among all.
    """
    return lambda parts: _argument(parts, details, counted)


def _argument(parts: Parts, details: Sequence[Details], counted: Counted | None = None) -> Argument:
    [constraint, *_] = parts.step.rules()
    possible = candidates_of(parts)
    said: list[str] = []
    left = {*parts.step.eliminations}
    for detail in details:
        for sentence, covered in detail(parts, constraint, possible):
            if not covered or left & covered:
                said.append(sentence)
            left -= covered
    if counted is not None:
        possible = counted(parts, constraint, possible)
    reasons, rest = reasons_and_rest(parts, [constraint], possible, left)
    said += reasons
    said += [
        parts.say(
            "never-satisfied",
            digits=parts.listing(digits),
            cells=parts.named(cells),
            rule=parts.rule(),
        )
        for digits, cells in parts.grouped(rest)
    ]
    return Argument(rule_place(parts), rule_look(parts), parts.text(_says(parts), *said))


def _says(parts: Parts) -> str:
    """The sentence of the step's rule, as short as beside the board."""
    [constraint, *_] = parts.step.rules()
    where = parts.house_of(parts.of_role("rule_cell", "pivot"))
    sentence = rule_sentence(
        constraint,
        parts.step.layout,
        parts.texts.language,
        {"rule": parts.rule(), "house": where},
    )
    return parts.say("says-rule", sentence=sentence)


def rule_place(parts: Parts) -> Where:
    """Where the rule is: the house that it is in or begins in, or the one of its centre."""
    if parts.has("pivot"):
        near = parts.where("near", parts.house_of(parts.of_role("pivot")))
        return replace(near, rule=parts.rule(), place=near.text)
    return parts.at_rule()


def rule_look(parts: Parts) -> str:
    """The cells of the rule, the house that they fill, or its centre."""
    role = "pivot" if parts.has("pivot") else "rule_cell"
    house = filled_house(parts, parts.of_role(role))
    if house:
        return parts.say("in-house-rule", rule=parts.rule(), house=house)
    return parts.say("cells-of-rule", cells=parts.cells(role), rule=parts.rule())


def filled_house(parts: Parts, cells: Sequence[int]) -> Houses:
    """The name of the house that has just these cells, or nothing."""
    house = parts.smallest_house(cells)
    return parts.named_houses([] if house is None or len(house.cells) > len(cells) else [house])
