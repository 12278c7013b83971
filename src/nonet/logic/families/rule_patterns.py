"""Patterns of any rule: all its fillings, digits that it must have, conflicts with houses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.kind_colouring import kind_colouring
from nonet.logic.families.rule_argument import filled_house, rule_look, rule_place
from nonet.logic.families.rule_cases import CaseSearch, case_sentences
from nonet.logic.families.rule_fish import rule_fish
from nonet.logic.families.rule_premises import (
    Possible,
    excluding_rule,
    fillings_text,
    reason_sentences,
)
from nonet.logic.families.rule_reasons import candidates_of, same_partner_twice

_OF_RULE = frozenset({"rule_cell", "pivot"})

_MOST_TRIED = 2
"""Candidates of a step of which the cases are looked for."""

_MOST_SKIPPED = 12
"""Candidates that are passed over because one rule excludes them."""


def _must_have(parts: Parts) -> Argument:
    digit, cells = parts.digits("pattern"), parts.cells("pattern")
    why = parts.say("why-must-have", rule=parts.rule(), digit=digit, cells=cells)
    return Argument(rule_place(parts), rule_look(parts), why)


def _common_peers(parts: Parts) -> Argument:
    house, digit = parts.houses("base"), parts.digits("pattern")
    cells = parts.cells("pattern", within=house)
    rules = sorted(
        {
            rule
            for cell, value in parts.step.eliminations
            for place in parts.of_role("pattern")
            if (rule := excluding_rule(parts.step.layout, cell, place, value)) is not None
        }
    )
    gone = parts.named([cell for cell, _ in parts.step.eliminations])
    sees = "sees-by-rules" if rules else "sees-all"
    return Argument(
        parts.where("in-house", house),
        parts.say("cells-in-house", cells=cells, house=house),
        parts.text(
            parts.say("why-common-peers", cells=cells, digit=digit, house=house),
            parts.say(sees, cells=gone, rules=parts.named_rules(rules)),
        ),
    )


def _chain(parts: Parts) -> Argument:
    cells = parts.of_role("rule_cell")
    named = parts.named(cells)
    rules, house = parts.step.rules(), parts.houses("house")
    where = parts.where("near", house or parts.house_of(cells[:1]))
    names = parts.named_rules(group.rule for group in parts.step.groups if group.rule is not None)
    possible = candidates_of(parts)
    joined = "why-pairs-in-house" if house else "why-pair-chain"
    inside = [candidate for candidate in parts.step.eliminations if candidate[0] in possible]
    beyond = [candidate for candidate in parts.step.eliminations if candidate[0] not in possible]
    why = fillings_text(parts, rules, possible)
    if not why and inside:
        twice = list(same_partner_twice(parts))
        left = {*inside}.difference(*(covered for _, covered in twice))
        why = [sentence for sentence, _ in twice]
        why += reason_sentences(parts, rules, possible, left)
        why = why or [parts.say("no-filling", never=_never(parts, inside))]
    why += [
        parts.say("seen-in-fillings", cells=parts.named(cells), digits=parts.listing(digits))
        for digits, cells in parts.grouped(beyond)
    ]
    first = parts.say(joined, cells=named, rules=names, house=house)
    return Argument(where, str(named), parts.text(first, *why))


def _never(parts: Parts, candidates: Iterable[tuple[int, int]] | None = None) -> str:
    """Candidates, or all that the step eliminates: *r7c5 is never 5*."""
    gone = parts.step.eliminations if candidates is None else candidates
    return parts.clause(
        [
            parts.say("never-is", digits=parts.listing(digits), cells=parts.named(cells))
            for digits, cells in parts.grouped(gone)
        ]
    )


def _fillings(parts: Parts) -> Argument:
    cells = filled_house(parts, parts.of_role(*_OF_RULE)) or parts.cells(*_OF_RULE)
    why = reason_sentences(parts, parts.step.rules(), candidates_of(parts))
    end = parts.say("why-fillings", cells=cells, rule=parts.rule(), never=_never(parts))
    return Argument(rule_place(parts), rule_look(parts), parts.text(*why, end))


def _house_fillings(parts: Parts) -> Argument:
    houses = parts.houses("house")
    rules = parts.named_rules(group.rule for group in parts.step.groups if group.rule is not None)
    return Argument(
        parts.where("in-house", houses),
        parts.say("look-house-fillings", house=houses, rules=rules),
        parts.text(
            *reason_sentences(parts, parts.step.rules(), candidates_of(parts)),
            parts.say("why-house-fillings", house=houses, rules=rules, never=_never(parts)),
            *_house_cases(parts),
        ),
    )


def _house_cases(parts: Parts) -> list[str]:
    """For one candidate, the fillings of one rule, and what each leaves to others."""
    layout, possible = parts.step.layout, candidates_of(parts)
    numbers = list(dict.fromkeys(g.rule for g in parts.step.groups if g.rule is not None))
    scopes = {number: layout.constraints[number].scope(layout) for number in numbers}
    counted: list[str] = []
    for cell, digit, search in _searches(parts, possible, numbers):
        # A rule that has the cell is filled in fewer ways.
        for number in sorted(numbers, key=lambda rule: cell not in scopes[rule]):
            others = [layout.constraints[other] for other in numbers if other != number]
            cases = search.cases(
                [layout.constraints[number]],
                scopes[number] & possible.keys(),
                others,
                houses=parts.step.houses("house"),
            )
            if cases is None or (counted and not cases.is_short):
                continue
            suppose = parts.say(
                "suppose-one", cell=parts.named([cell]), digit=parts.listing([digit])
            )
            said = [suppose, *case_sentences(parts, cases, [number], others)]
            if cases.is_short:
                return said
            counted = said
    return counted


def _searches(
    parts: Parts, possible: Possible, numbers: Sequence[int]
) -> Iterator[tuple[int, int, CaseSearch]]:
    """A few candidates that go by more than one rule, with a search for the cases of each."""
    layout = parts.step.layout
    tried = 0
    for cell, digit in parts.step.eliminations[:_MOST_SKIPPED]:
        if cell not in possible:
            continue
        search = CaseSearch(layout, possible, (cell, digit))
        if any(search.is_refuted_by(layout.constraints[number]) for number in numbers):
            continue
        yield cell, digit, search
        tried += 1
        if tried == _MOST_TRIED:
            return


def _conflict(parts: Parts) -> Argument:
    """The consequence of a candidate by one rule, or by one after the other."""
    groups = parts.step.groups
    at = next(number for number, group in enumerate(groups) if group.role == "assumption")
    first = [group.rule for group in groups[:at] if group.rule is not None]
    second = [group.rule for group in groups[at:] if group.rule is not None]
    own, others = (
        sorted({cell for group in part if group.role in _OF_RULE for cell in group.cells})
        for part in (groups[:at], groups[at + 1 :])
    )
    values = {
        "cell": parts.named(groups[at].cells),
        "digit": parts.listing(groups[at].digits),
        "rule": parts.named_rules(first),
        "other": parts.named_rules(second),
        "own": filled_house(parts, own) or parts.named(own),
        "cells": filled_house(parts, others) or parts.named(others),
    }
    what = _what_breaks(parts)
    if not what:
        why = parts.say("why-two-rules", **values)
    else:
        joined = "why-conflict-of-several" if len({*first}) > 1 else "why-conflict"
        why = parts.say("why-conflict-of-two" if second else joined, what=what, **values)
    look = parts.say("look-two-rules" if second else "look-conflict", **values)
    return Argument(rule_place(parts), look, parts.text(why, *_conflict_cases(parts, at)))


def _conflict_cases(parts: Parts, at: int) -> list[str]:
    """The fillings of the first rule, and what each leaves to the second one."""
    groups, layout = parts.step.groups, parts.step.layout
    first = list(dict.fromkeys(g.rule for g in groups[:at] if g.rule is not None))
    second = [layout.constraints[g.rule] for g in groups[at:] if g.rule is not None]
    if not second:
        return []
    own = sorted({cell for g in groups[:at] if g.role in _OF_RULE for cell in g.cells})
    needed = [
        (cell, digit)
        for g in groups
        if g.role in ("off", "conclusion")
        for cell in g.cells
        for digit in g.digits
    ]
    [cell], [digit] = groups[at].cells, groups[at].digits
    search = CaseSearch(layout, candidates_of(parts), (cell, digit))
    rules = [layout.constraints[number] for number in first]
    return case_sentences(parts, search.cases(rules, own, second, needed=needed), first, second)


def _what_breaks(parts: Parts) -> str:
    """The house or cell left without a place or a digit, if it is not the second rule itself."""
    house = parts.houses("house")
    if parts.has("conclusion"):
        return parts.say("breaks-cell", cell=parts.cells("conclusion"))
    if parts.has("pattern"):
        return _crowd(parts)
    if parts.has("off"):
        return parts.say("breaks-house", digit=parts.digits("off"), house=house)
    return ""


def _crowd(parts: Parts) -> str:
    """Too few digits for some cells, or too few cells for some digits."""
    house, wanted = parts.houses("house"), parts.digits("house")
    if wanted.count:
        cells = parts.cells("pattern", within=house)
        return parts.say("breaks-digits", cells=cells, digits=wanted, house=house)
    digits = parts.digits("pattern")
    return parts.say(
        "breaks-cells",
        cells=parts.cells("pattern", "off", within=house),
        digits=digits,
        count=digits.count,
        house=house,
    )


RULE_PATTERNS = Family(
    "Rule patterns",
    "rule_patterns",
    (
        CatalogueEntry(
            "common_peers",
            "Common Peers",
            (),
            _common_peers,
        ),
        CatalogueEntry(
            "must_have_digit",
            "Must-Have Digit",
            ("Required Digit of a Rule",),
            _must_have,
        ),
        CatalogueEntry(
            "polarity_colouring",
            "Polarity Colouring",
            ("High-Low Colouring", "Low/High Colouring"),
            kind_colouring,
        ),
        CatalogueEntry(
            "parity_colouring",
            "Parity Colouring",
            ("Odd-Even Colouring",),
            kind_colouring,
        ),
        CatalogueEntry(
            "modular_colouring",
            "Modular Colouring",
            ("Remainder Colouring",),
            kind_colouring,
        ),
        CatalogueEntry(
            "entropic_colouring",
            "Entropic Colouring",
            ("Low-Middle-High Colouring",),
            kind_colouring,
        ),
        CatalogueEntry(
            "pair_chain",
            "Chain of Pairs",
            ("Dot Chain", "Kropki Chain"),
            _chain,
        ),
        CatalogueEntry(
            "rule_fillings",
            "Fillings of a Rule",
            ("Line Fillings",),
            _fillings,
        ),
        CatalogueEntry(
            "rule_and_house",
            "Rule and House",
            (),
            _conflict,
        ),
        CatalogueEntry("rule_locked_digit", "Locked Digit of Rules", (), rule_fish),
        CatalogueEntry("rule_x_wing", "X-Wing of Rules", (), rule_fish),
        CatalogueEntry("rule_swordfish", "Swordfish of Rules", (), rule_fish),
        CatalogueEntry("rule_jellyfish", "Jellyfish of Rules", (), rule_fish),
        CatalogueEntry(
            "rule_and_subset",
            "Rule and Subset",
            (),
            _conflict,
        ),
        CatalogueEntry(
            "two_rules",
            "Two Rules",
            (),
            _conflict,
        ),
        CatalogueEntry(
            "two_rules_and_house",
            "Two Rules and a House",
            (),
            _conflict,
        ),
        CatalogueEntry(
            "house_fillings",
            "Fillings of a House",
            (),
            _house_fillings,
        ),
        CatalogueEntry(
            "two_house_fillings",
            "Fillings of Two Houses",
            (),
            _house_fillings,
        ),
    ),
    is_easy=True,
)
