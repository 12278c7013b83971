"""The rule of 45: what the rules in some houses leave of the total of these."""

from __future__ import annotations

from collections.abc import Sequence

from nonet.layout import Constraint
from nonet.logic._step_data import Group
from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.cage_parts import (
    MOST_LISTED,
    reach_sentences,
    sums_text,
    total_sentences,
)
from nonet.logic.families.totals import (
    Candidates,
    SumGroup,
    candidates_in,
    digit_sets,
    known_totals,
)


def rule_of_45(parts: Parts) -> Argument:
    """The sum left to cells inside, or too much and outside, and what that allows."""
    step = parts.step
    houses = parts.houses("house")
    inner, outer = parts.groups("rule_cell"), parts.groups("outie")
    crossed = step.rules("base")
    if crossed:
        outer = []
    outside = sorted({cell for group in outer for cell in group.cells})
    sentences, left = total_sentences(parts, step.houses("house"), step.rules(), outside)
    placed = [group for group in inner if len(group.digits) == 1]
    beyond = [group for group in outer if len(group.digits) == 1]
    known = sum(group.digits[0] for group in placed)
    outer_known = sum(group.digits[0] for group in beyond)
    if placed:
        sentences.append(_known(parts, placed, known, "inside"))
    if beyond:
        sentences.append(_known(parts, beyond, outer_known, "outside"))
    left += outer_known - known
    open_inner = [group.cells[0] for group in inner if group not in placed]
    open_outer = [group.cells[0] for group in outer if group not in beyond]
    sentences.append(_what_is_left(parts, open_inner, open_outer, left))
    if crossed:
        sentences.append(_other_part(parts, crossed[0], left))
    if not step.placements:
        sentences += _allowed(parts, inner, outer, open_inner, open_outer, left)
    seen = sorted({*open_inner, *open_outer})
    return Argument(
        parts.where("in-house", houses),
        parts.say("cells-of-houses", cells=parts.named(seen), houses=houses),
        parts.text(*sentences),
    )


def _known(parts: Parts, groups: Sequence[Group], total: int, side: str) -> str:
    cells = parts.named([group.cells[0] for group in groups])
    return parts.say(f"known-{side}", cells=cells, count=cells.count, total=total)


def _what_is_left(parts: Parts, inner: Sequence[int], outer: Sequence[int], left: int) -> str:
    """The sum of the open cells, or the difference of their sums."""
    cells, outside = parts.named(inner), parts.named(outer)
    if not outer:
        return parts.say("left-inside", total=left, cells=cells, count=len(inner))
    if not inner:
        return parts.say("left-outside", total=-left, cells=outside, count=len(outer))
    return parts.say(
        "left-between",
        more="same" if left == 0 else "more" if left > 0 else "less",
        total=abs(left),
        cells=cells,
        outside=outside,
        inner=len(inner),
        outer=len(outer),
    )


def _other_part(parts: Parts, crossed: Constraint, left: int) -> str:
    """The outer part of the cage that crosses the border."""
    step = parts.step
    whole = next(known_totals(crossed, step.layout))
    known = sum(
        group.digits[0]
        for group in parts.groups("rule_cell")
        if group.cells[0] in whole.cells and len(group.digits) == 1
    )
    outside = parts.of_role("outie")
    return parts.say(
        "part-outside",
        rule=parts.name_of(crossed),
        total=whole.total - left - known,
        cells=parts.named(outside),
        count=len(outside),
        whole=len(step.rules("base")),
    )


def _allowed(
    parts: Parts,
    groups: Sequence[Group],
    beyond: Sequence[Group],
    inner: Sequence[int],
    outer: Sequence[int],
    left: int,
) -> list[str]:
    """The combinations of cells of a house where they are few; else what candidates would make."""
    in_house = any(set(inner) <= set(house.cells) for house in parts.step.layout.houses)
    if not outer and in_house and len(inner) > 1:
        open_groups = [group for group in groups if group.cells[0] in inner]
        sets = digit_sets(candidates_in(open_groups), left)
        if sets and len(sets) <= MOST_LISTED:
            return [parts.say("that-is-only", sets=sums_text(parts, sets), count=len(sets))]
    candidates = candidates_in([*groups, *beyond])
    return _too_far(parts, candidates, inner, outer, left) or [parts.say("only-others-allow")]


def _too_far(
    parts: Parts,
    candidates: Candidates,
    inner: Sequence[int],
    outer: Sequence[int],
    left: int,
) -> list[str]:
    """The sum of cells, or their difference, with each candidate that goes."""
    layout = parts.step.layout
    sides = [SumGroup(dict.fromkeys(cells, 1), 0) for cells in (inner, outer)]
    reached: dict[int, dict[int, set[int]]] = {}
    for cell, digit in parts.step.eliminations:
        if cell not in {*inner, *outer}:
            return []
        known = {**candidates, cell: (digit,)}
        more, less = (side.totals(known, layout) for side in sides)
        results = {one - other for one in more for other in less}
        if left in results:
            return []
        sign = -1 if left < 0 else 1
        reached.setdefault(cell, {})[digit] = {sign * result for result in results}
    if inner and outer:
        return reach_sentences(parts, reached, [abs(left)], "difference")
    others = dict.fromkeys(inner or outer, len(inner or outer) - 1)
    return reach_sentences(parts, reached, [abs(left)], others=others)
