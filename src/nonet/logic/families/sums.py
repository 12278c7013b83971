"""Sums."""

from __future__ import annotations

from collections.abc import Sequence

from nonet.layout.primitives import EqualTotals
from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.cage_parts import reach_sentences, sums_text
from nonet.logic.families.combined_sums import combined_sums
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.rule_argument import rule_argument
from nonet.logic.families.totals import (
    Candidates,
    SumGroup,
    candidates_in,
    digit_sets,
    groups_of,
    sums_of,
)

MOST_TOTALS = 4
"""More totals than these are said by the least and the largest."""


def _bounds(parts: Parts) -> Argument:
    """The most, or the least, that the other cells of a sum leave a cell."""
    step = parts.step
    candidates = candidates_in(parts.groups("rule_cell"))
    targets = parts.of_role("target")
    (bound,) = (digit for group in parts.groups("target") for digit in group.digits)
    is_most = any(digit > bound for _, digit in step.eliminations)
    rule = parts.rule()
    why = ""
    for total in sums_of(step.rules()[0], step.layout):
        if why or not {cell for cell, _ in step.eliminations} <= {
            *total.groups[0],
            *_others(total),
        }:
            continue
        why = _bound(parts, total, candidates, targets, bound, is_most=is_most)
    return Argument(
        parts.at_rule("rule_cell"),
        parts.say("cells-of-rule", cells=parts.named(targets), rule=rule),
        why,
    )


def _others(total: EqualTotals) -> set[int]:
    return {cell for group in total.groups[1:] for cell in group}


def _bound(
    parts: Parts,
    primitive: EqualTotals,
    candidates: Candidates,
    targets: list[int],
    bound: int,
    *,
    is_most: bool,
) -> str:
    """The sentences about a sum, if its cells are bounded that way."""
    layout = parts.step.layout
    sides = groups_of(primitive)
    ranges = [side.bounds(candidates, layout) for side in sides]
    own = next((at for at, side in enumerate(sides) if targets[0] in side.factors), None)
    if own is None:
        return ""
    limits = [(limit[1] if is_most else limit[0], at) for at, limit in enumerate(ranges)]
    if primitive.totals is not None:
        limits.append((max(primitive.totals) if is_most else min(primitive.totals), -1))
    total, at = min(limits) if is_most else max(limits)
    side = sides[own]
    rest = side.without(targets[0])
    least, most = rest.bounds(candidates, layout)
    others = least if is_most else most
    kind = "most" if is_most else "least"
    sentences = []
    if at < 0:
        exact = primitive.totals is not None and len(primitive.totals) == 1
        sentences.append(
            parts.say("bound-total", rule=parts.rule(), total=total, kind="is" if exact else kind)
        )
    else:
        cells = parts.named(sides[at].factors)
        sentences.append(
            parts.say(
                "bound-side",
                cells=cells,
                count=cells.count,
                total=total,
                kind=kind,
                rule=parts.rule(),
                sides=len(sides),
            )
        )
    cells = parts.named(targets)
    if rest.factors:
        sentences.append(
            parts.say(f"bound-others-{kind}", cells=cells, count=len(targets), total=others)
        )
    sentences.append(
        parts.say(
            f"bound-cell-{kind}",
            cells=cells,
            count=len(targets),
            digit=bound,
            factor=side.factors[targets[0]],
        )
    )
    return parts.text(*sentences)


def _totals(parts: Parts) -> Argument:
    """The totals that all sides of a sum can have, and that only some candidates make up."""
    step = parts.step
    candidates = candidates_in(parts.groups("rule_cell"))
    cells = parts.cells("rule_cell")
    rule = parts.rule()
    found, sentences, reasons, is_one = None, [], [], False
    for total in sums_of(step.rules()[0], step.layout):
        if {cell for group in total.groups for cell in group} <= candidates.keys():
            sides = groups_of(total)
            totals = [side.totals(candidates, step.layout) for side in sides]
            common = set.intersection(*totals)
            found = sorted(
                common.intersection(total.totals) if total.totals is not None else common
            )
            is_one = len(sides) == 1
            if is_one and found:
                sentences = _different(parts, candidates, found[0])
            reasons = _out_of_reach(parts, sides, candidates, found)
    if not found:
        return rule_argument(parts)
    kind = "one" if len(found) == 1 else "some" if len(found) <= MOST_TOTALS else "many"
    message = "total-of-side" if is_one else "total-of-sides"
    return Argument(
        parts.at_rule(),
        parts.say("cells-of-rule", cells=cells, rule=rule),
        parts.text(
            parts.say(
                message,
                rule=rule,
                kind=kind,
                totals=parts.listing([*map(str, found)]),
                least=found[0],
                most=found[-1],
            ),
            *sentences,
            *(reasons or [parts.say("only-others-make")]),
        ),
    )


def _out_of_reach(
    parts: Parts, sides: Sequence[SumGroup], candidates: Candidates, totals: Sequence[int]
) -> list[str]:
    """For each candidate that goes what its side would sum to; nothing where that is no reason."""
    reached: dict[int, dict[int, set[int]]] = {}
    for cell, digit in parts.step.eliminations:
        side = next((group for group in sides if cell in group.factors), None)
        if side is None:
            return []
        sums = side.totals({**candidates, cell: (digit,)}, parts.step.layout)
        if not sums.isdisjoint(totals):
            return []
        reached.setdefault(cell, {})[digit] = sums
    others = {
        cell: len(side.factors) - 1
        for side in sides
        if not side.offset and {*side.factors.values()} == {1}
        for cell in side.factors
    }
    return reach_sentences(parts, reached, totals, others=others)


def _different(parts: Parts, candidates: Candidates, total: int) -> list[str]:
    """The combinations of cells that all differ, where they are few."""
    peers = parts.step.layout.peers
    if any(not candidates.keys() <= {cell, *peers[cell]} for cell in candidates):
        return []
    sums = sums_text(parts, digit_sets(candidates, total) or ())
    return [parts.say("different-digits", sets=sums)] if sums else []


SUMS = Family(
    "Sums",
    "sums",
    (
        CatalogueEntry(
            "sum_bounds",
            "Sum Bounds",
            ("Minimum and Maximum", "Min-Max"),
            _bounds,
        ),
        CatalogueEntry(
            "sum_combinations",
            "Sum Combinations",
            (),
            _totals,
        ),
        CatalogueEntry(
            "arrow_sum",
            "Arrow Sum",
            (),
            _totals,
        ),
        CatalogueEntry(
            "little_killer_sum",
            "Little Killer Sum",
            (),
            _totals,
        ),
        CatalogueEntry(
            "zipper_totals",
            "Zipper Totals",
            (),
            _totals,
        ),
        CatalogueEntry(
            "equal_totals",
            "Equal Totals",
            (),
            _totals,
        ),
        CatalogueEntry(
            "sum_line_runs",
            "Sum Line Runs",
            (),
            rule_argument,
        ),
        CatalogueEntry(
            "combined_sums",
            "Combined Sums",
            ("Sum Algebra", "Set Equivalence of Sums"),
            combined_sums,
        ),
    ),
    is_easy=True,
)
