"""The cages of a step, real ones and hidden ones, and the totals of houses behind them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from nonet.layout import Constraint, House
from nonet.logic._step_data import Group
from nonet.logic.families.argument import Parts, Where
from nonet.logic.families.totals import Candidates, Digits, digit_sets, known_totals
from nonet.logic.languages import Cells, Listing

MOST_LISTED = 4
"""More combinations than these are counted, not listed."""


@dataclass(frozen=True, slots=True)
class CageInStep:
    """A cage that a step speaks of.

    Attributes
    ----------
    name
        *the cage of 15*.
    where
        Completes "nudge".
    known
        Sentences about how the total of a hidden cage is known; none for a real one.
    candidates
        Of its cells, the digits of those that are filled among them.
    sets
        The combinations that they allow; none where there are too many.
    """

    name: Listing
    where: Where
    known: tuple[str, ...]
    candidates: Candidates
    sets: tuple[Digits, ...]


def cages_of(parts: Parts) -> list[CageInStep]:
    """The cages of a step, each followed by its cells in the groups."""
    found: list[CageInStep] = []
    before: list[Group] = []
    cells: list[Group] = []
    for group in (*parts.step.groups, None):
        if group is not None and group.role == "rule_cell":
            cells.append(group)
            continue
        if cells:
            found.append(_cage(parts, before, cells))
            before, cells = [], []
        if group is not None and group.role in {"rule", "spanned"}:
            before.append(group)
    return found


def _cage(parts: Parts, before: Sequence[Group], cells: Sequence[Group]) -> CageInStep:
    layout = parts.step.layout
    candidates = {group.cells[0]: group.digits for group in cells}
    rules = [layout.constraints[group.rule] for group in before if group.rule is not None]
    houses = [layout.houses[group.house] for group in before if group.house is not None]
    if not houses:
        (rule,) = rules
        total = total_of(parts, rule)
        sets = tuple(digit_sets(candidates, total) or ()) if total is not None else ()
        return CageInStep(
            parts.name_of(rule), _where(parts, rule, candidates), (), candidates, sets
        )
    in_houses = {cell for house in houses for cell in house.cells}
    outside = [] if in_houses.issuperset(candidates) else sorted(candidates)
    sentences, left = total_sentences(parts, houses, rules, outside)
    total = abs(left)
    values = {"total": total, "cells": parts.named(candidates)}
    name = Cells([("hidden-cage", values)], parts.texts, count=1)
    side = "outside" if outside else "inside"
    sentences.append(
        parts.say(f"left-{side}", total=total, cells=parts.named(candidates), count=len(candidates))
    )
    where = parts.where("in-house", parts.named_houses(houses))
    sets = tuple(digit_sets(candidates, total) or ())
    return CageInStep(name, where, tuple(sentences), candidates, sets)


def _where(parts: Parts, rule: Constraint, cells: Iterable[int]) -> Where:
    return parts.where_rule_is(parts.name_of(rule), sorted(cells), [min(cells)])


def total_of(parts: Parts, rule: Constraint) -> int | None:
    """The total of a rule."""
    known = next(known_totals(rule, parts.step.layout), None)
    return None if known is None else known.total


def total_sentences(
    parts: Parts, houses: Sequence[House], rules: Sequence[Constraint], outside: Sequence[int]
) -> tuple[list[str], int]:
    """The total of houses and that of the rules there, and what is left of it."""
    size = parts.size
    total = len(houses) * size * (size + 1) // 2
    named = parts.named_houses(houses)
    sentences = [parts.say("total-of-houses", houses=named, count=named.count, total=total)]
    found = [total_of(parts, rule) for rule in rules]
    taken = [total for total in found if total is not None]
    if taken:
        is_cages = all(rule.explained_by == "cage_combinations" for rule in rules)
        sentences.append(
            parts.say(
                "total-of-rules",
                kind="cages" if is_cages else "rules",
                count=len(taken),
                sums=" + ".join(map(str, taken)),
                total=sum(taken),
                outside=len(outside),
                cells=parts.named(outside),
            )
        )
    return sentences, total - sum(taken)


def reach_sentences(
    parts: Parts,
    reached: Mapping[int, Mapping[int, set[int]]],
    totals: Sequence[int],
    what: str = "sum",
    others: Mapping[int, int] | None = None,
) -> list[str]:
    """The sum with digits in cells, in words: too little, too much, or never one of these.

    `others` is how many more cells there are beside each one, where each of them counts once.
    """
    sentences: list[str] = []
    for cell, of_digit in reached.items():
        by_kind: dict[str, list[int]] = {}
        for digit, sums in of_digit.items():
            below = not sums or max(sums) < min(totals)
            above = not sums or min(sums) > max(totals)
            kind = "never" if below == above else "most" if below else "least"
            by_kind.setdefault(kind, []).append(digit)
        if others and others.get(cell) and len(totals) == 1:
            sentences += [
                parts.say(
                    "reach-rest",
                    digits=parts.listing([digit]),
                    cell=parts.named([cell]),
                    rest=totals[0] - digit,
                    count=others[cell],
                )
                for digit in by_kind.pop("never", ())
            ]
        for kind, digits in by_kind.items():
            ends = {end for digit in digits for end in of_digit[digit]}
            bound = max(ends, default=0) if kind == "most" else min(ends, default=0)
            is_exact = len(ends) == 1 and kind != "never"
            sentences.append(
                parts.say(
                    "reach-is" if is_exact else f"reach-{kind}",
                    digits=parts.listing(digits),
                    cell=parts.named([cell]),
                    what=what,
                    bound=bound,
                    count=len(totals),
                )
            )
    return sentences


def sums_text(parts: Parts, sets: Iterable[Digits]) -> Listing:
    """Sets of digits as they add up, ``1+2+5``; nothing where there are many."""
    found = list(sets)
    shown = found if len(found) <= MOST_LISTED else []
    return parts.listing(["+".join(map(str, digits)) for digits in shown])
