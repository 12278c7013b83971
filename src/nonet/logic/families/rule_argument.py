"""The argument that all rules share: what one rule says, and what it leaves to its cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nonet.logic._rules import rule_sentence
from nonet.logic.families.argument import Argument, Explainer, Parts, Where
from nonet.logic.families.rule_reasons import Details, candidates_of, partners
from nonet.logic.languages import Houses

_FEW = 4
"""Digits that are left to a cell, and sets of them, are listed up to this number."""


def rule_argument(parts: Parts) -> Argument:
    """What a rule says, and what it leaves to its cells."""
    return _argument(parts, ())


def explained_by(*details: Details) -> Explainer:
    """The argument with details of the rule; the first that has something to say is taken."""
    return lambda parts: _argument(parts, details)


def _argument(parts: Parts, details: Sequence[Details]) -> Argument:
    [constraint, *_] = parts.step.rules()
    sentence = parts.say(
        "says-rule",
        sentence=rule_sentence(constraint, parts.step.layout, parts.texts.language),
    )
    possible = candidates_of(parts)
    said = ([*detail(parts, constraint, possible)] for detail in (*details, partners))
    first = next(filter(None, said), [])
    return Argument(
        rule_place(parts), rule_look(parts), parts.text(sentence, *first, *_left(parts))
    )


def rule_place(parts: Parts) -> Where:
    """Where the rule is: the house that it is in or begins in, or the one of its centre."""
    if parts.has("pivot"):
        return parts.where("near", parts.house_of(parts.of_role("pivot")))
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


def _left(parts: Parts) -> Iterator[str]:
    """What is left to the cells that lose candidates, where that is short to say."""
    gone: dict[int, set[int]] = {}
    for cell, digit in parts.step.eliminations:
        gone.setdefault(cell, set()).add(digit)
    before = candidates_of(parts)
    cells_of: dict[tuple[int, ...], list[int]] = {}
    for cell, digits in sorted(gone.items()):
        left = tuple(sorted(before.get(cell, frozenset()) - digits))
        if 0 < len(left) <= _FEW:
            cells_of.setdefault(left, []).append(cell)
    if 0 < len(cells_of) <= _FEW:
        left_to = [
            parts.say("left-to", digits=parts.listing(digits), cells=parts.named(cells))
            for digits, cells in cells_of.items()
        ]
        left_over = parts.say("semicolon").join(left_to)
        yield parts.say("left-over", left=left_over, rule=parts.rule())
