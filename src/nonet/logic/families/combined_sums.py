"""Sums of rules and of houses, added and subtracted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from nonet.layout import Constraint, House, Layout
from nonet.layout.primitives import Relation
from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.cage_parts import reach_sentences
from nonet.logic.families.totals import Candidates, SumGroup, candidates_in, groups_of, sums_of
from nonet.logic.languages import Listing

_MOST_CELLS = 6
"""Of more cells than these the sum is bounded, not gone through."""

_MOST_SIDES = 6
"""Of more sides than these of one sum only neighbours are compared."""

_MOST_TRIED = 100_000
"""Choices of what each rule says."""


class _Total(NamedTuple):
    """Σ factor · digit = total."""

    factors: Mapping[int, int]
    total: int


def combined_sums(parts: Parts) -> Argument:
    """What is left of the sums, and what each removed candidate would make of it."""
    rules = [*_rules(parts, "base"), *_rules(parts, "cover")]
    cells = parts.of_role("rule_cell", "outie")
    candidates = candidates_in(parts.groups("rule_cell", "outie"))
    left = _left(parts)
    known = {cell: digits[0] for cell, digits in candidates.items() if len(digits) == 1}
    total = left.total - sum(left.factors[cell] * digit for cell, digit in known.items())
    open_cells = {cell: factor for cell, factor in left.factors.items() if cell not in known}
    why = parts.say(
        "combine-sums",
        rules=_named(parts, "base"),
        others=_named(parts, "cover"),
        sum=_expression(parts, open_cells),
        cells=parts.named(known),
        total=_signed(total),
    )
    return Argument(
        parts.where_rule_is(parts.name_of(rules[0]), cells, cells[:1]),
        str(parts.named(open_cells)),
        parts.text(why, *_too_far(parts, open_cells, candidates, total)),
    )


def _rules(parts: Parts, role: str) -> list[Constraint]:
    """The rules that are added, or subtracted; one may be there with several of its sums."""
    rules = parts.step.layout.constraints
    groups = (group for group in parts.step.groups if group.role == role)
    return [rules[group.rule] for group in groups if group.rule is not None]


def _named(parts: Parts, role: str) -> Listing:
    """The rules and houses that are added, or subtracted."""
    names = dict.fromkeys(str(parts.name_of(rule)) for rule in _rules(parts, role))
    houses = parts.houses(role)
    return parts.listing([*names, str(houses)] if houses.houses else [*names])


def _expression(parts: Parts, factors: Mapping[int, int]) -> str:
    """``r1c1 + 2·r2c2 − r3c3``."""
    terms = sorted(factors.items(), key=lambda term: term[1] < 0)
    text = ""
    for cell, factor in terms:
        sign = " − " if factor < 0 else " + "
        many = f"{abs(factor)}·" if abs(factor) > 1 else ""
        text += f"{sign if text else sign.strip().replace('+', '')}{many}{parts.named([cell])}"
    return text


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _left(parts: Parts) -> _Total:
    """The sum that the rules and houses leave: that of the cells that the step names."""
    step = parts.step
    wanted = dict.fromkeys(parts.of_role("rule_cell"), 1)
    wanted.update(dict.fromkeys(parts.of_role("outie"), -1))
    factors: Counter[int] = Counter()
    total = 0
    choices: list[list[_Total]] = []
    for role, sign in (("base", 1), ("cover", -1)):
        for house in step.houses(role):
            said = _of_house(house)
            factors.update(dict.fromkeys(said.factors, sign))
            total += sign * said.total
        choices += [_signed_totals(rule, step.layout, sign) for rule in _rules(parts, role)]
    if prod(map(len, choices)) <= _MOST_TRIED:
        for choice in product(*choices):
            found = _together(choice, factors, total)
            if {cell: 1 if one > 0 else -1 for cell, one in found.factors.items()} == wanted:
                return found
    return _Total(wanted, total)


def _together(choice: Sequence[_Total], factors: Mapping[int, int], total: int) -> _Total:
    found = Counter(factors)
    for one in choice:
        found.update(one.factors)
        total += one.total
    return _Total({cell: factor for cell, factor in found.items() if factor}, total)


def _of_house(house: House) -> _Total:
    size = len(house.cells)
    return _Total(dict.fromkeys(house.cells, 1), size * (size + 1) // 2)


def _signed_totals(rule: Constraint, layout: Layout, sign: int) -> list[_Total]:
    """What a rule says about sums, with all factors times a sign."""
    found = [*_totals_of_sums(rule, layout), *_totals_of_pairs(rule, layout)]
    return [
        _Total({cell: sign * one for cell, one in said.factors.items()}, sign * said.total)
        for said in found
    ]


def _totals_of_sums(rule: Constraint, layout: Layout) -> Iterator[_Total]:
    for primitive in sums_of(rule, layout):
        sides = groups_of(primitive)
        if primitive.totals is not None and len(primitive.totals) == 1:
            for side in sides:
                yield _Total(side.factors, primitive.totals[0] - side.offset)
            continue
        for at, side in enumerate(sides):
            for number, other in enumerate(sides[at + 1 :]):
                if len(sides) <= _MOST_SIDES or number == 0:
                    yield _difference(side, other)


def _difference(side: SumGroup, other: SumGroup) -> _Total:
    factors = Counter(side.factors)
    factors.subtract(other.factors)
    return _Total(factors, other.offset - side.offset)


def _totals_of_pairs(rule: Constraint, layout: Layout) -> Iterator[_Total]:
    """Two cells with a fixed sum, or difference."""
    for primitive in rule.lower(layout):
        if not isinstance(primitive, Relation):
            continue
        for factor in (1, -1):
            totals = {
                other + factor * digit
                for digit, mask in enumerate(primitive.table, 1)
                for other in range(1, layout.size + 1)
                if mask >> other - 1 & 1
            }
            for one, other in zip(primitive.pairs[::2], primitive.pairs[1::2], strict=True):
                if len(totals) == 1:
                    [total] = totals
                    yield _Total({one: factor, other: 1}, total)
                    yield _Total({one: -factor, other: -1}, -total)


def _too_far(
    parts: Parts, factors: Mapping[int, int], candidates: Candidates, total: int
) -> list[str]:
    """The sum with each candidate that goes."""
    reached: dict[int, dict[int, set[int]]] = {}
    for cell, digit in parts.step.eliminations:
        supposed = {**candidates, cell: (digit,)}
        reached.setdefault(cell, {})[digit] = _sums(factors, supposed, parts.step.layout, total)
    return reach_sentences(parts, reached, [total])


def _sums(
    factors: Mapping[int, int], candidates: Candidates, layout: Layout, total: int
) -> set[int]:
    """All sums of a few cells; of more the least and the largest, as far as a kind of house says.

    The kind is one by which the total is out of reach, if there is any.
    """
    if len(factors) <= _MOST_CELLS:
        sums = SumGroup(factors, 0).totals(candidates, layout)
        if total not in sums:
            return sums
    ends: set[int] = set()
    for houses in _partitions(layout):
        less, more = (_least(factors, candidates, houses, sign) for sign in (1, -1))
        if less is None or more is None:
            return set()
        ends = {less, -more}
        if less > total or -more < total:
            break
    return ends


def _partitions(layout: Layout) -> Iterator[list[set[int]]]:
    """Rows, columns and boxes, as sets of cells."""
    lines = ([house for house in layout.houses if house.kind == kind] for kind in ("row", "column"))
    for houses in (*lines, [house for house in layout.houses if house.is_region]):
        if houses:
            yield [{*house.cells} for house in houses]


def _least(
    factors: Mapping[int, int],
    candidates: Candidates,
    houses: Sequence[set[int]],
    sign: int,
) -> int | None:
    """The least that different digits in each house add up to; None where there are none."""
    total = 0
    for house in houses:
        sums = {0: 0}
        """The least by the digits that are used."""
        for cell in sorted(house & factors.keys()):
            longer: dict[int, int] = {}
            for (used, so_far), digit in product(sums.items(), candidates[cell]):
                if not used >> digit & 1:
                    now = so_far + sign * factors[cell] * digit
                    longer[used | 1 << digit] = min(now, longer.get(used | 1 << digit, now))
            sums = longer
        if not sums:
            return None
        total += min(sums.values())
    return total
