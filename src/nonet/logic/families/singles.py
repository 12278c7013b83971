"""Singles."""

from __future__ import annotations

from nonet.grid import Candidates
from nonet.layout import House, Layout
from nonet.logic.blocking import blocking
from nonet.logic.families.argument import Argument, Parts
from nonet.logic.families.family import CatalogueEntry, Family
from nonet.logic.families.rule_premises import excluding_rule


def _full_house(parts: Parts) -> Argument:
    house = parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    return Argument(
        parts.where("in-house", house),
        parts.say("cells-in-house", cells=parts.named([cell], within=house), house=house),
        parts.say("why-full-house", cell=parts.named([cell]), house=house, digit=digit),
    )


def _naked_single(parts: Parts) -> Argument:
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        parts.where("in-house", parts.house_of([cell])),
        str(where),
        parts.say("why-naked-single", cell=where, digit=digit),
    )


def _hidden_single(parts: Parts) -> Argument:
    house = parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell], within=house)
    reasons = _what_blocks(parts, parts.state) if parts.state is not None else []
    why = "why-hidden-single-blocked" if reasons else "why-hidden-single"
    return Argument(
        parts.where("in-house", house),
        parts.say("cells-in-house", cells=where, house=house),
        parts.say(
            why,
            cell=where,
            house=house,
            digit=digit,
            reasons=parts.say("semicolon").join(reasons),
        ),
    )


def _what_blocks(parts: Parts, state: Candidates) -> list[str]:
    """The blockers of the empty cells of the house: the digit in other houses, a rule, or marks."""
    step, layout, digits = parts.step, parts.step.layout, state.grid.digits
    [house] = step.houses("house")
    (cell, digit), *_ = step.placements
    left = [other for other in house.cells if other != cell and not digits[other]]
    by_house: dict[int, set[int]] = {}
    by_rule: dict[tuple[int, int], set[int]] = {}
    for blocker, other in blocking(step, state):
        shared = [n for n in layout.cell_houses[other] if blocker in layout.houses[n].cells]
        if shared:
            # A box blocks several cells of a line at once, a line those of a box.
            by_house.setdefault(min(shared, key=lambda n: _order(layout, n, house)), set()).add(
                other
            )
        else:
            rule = excluding_rule(layout, blocker, other, digit)
            if rule is not None:
                by_rule.setdefault((rule, blocker), set()).add(other)
    blocked = {other for cells in (*by_house.values(), *by_rule.values()) for other in cells}
    reasons = []
    if by_house:
        everything = {other for cells in by_house.values() for other in cells} == {*left}
        reasons.append(
            parts.say(
                "blocks-rest" if everything else "blocks",
                digit=digit,
                house=parts.named_houses([layout.houses[number] for number in sorted(by_house)]),
                count=len(by_house),
                cells=parts.named({other for cells in by_house.values() for other in cells}),
            )
        )
    reasons += [
        parts.say(
            "blocks-by-rule",
            rule=parts.numbered_rule(rule),
            digit=digit,
            cell=parts.named([blocker]),
            cells=parts.named(cells),
        )
        for (rule, blocker), cells in by_rule.items()
    ]
    marked = [other for other in left if other not in blocked]
    if marked:
        reasons.append(parts.say("blocks-by-marks", digit=digit, cells=parts.named(marked)))
    return reasons


def _order(layout: Layout, number: int, house: House) -> tuple[bool, int]:
    """Lines first for a box, boxes first for a line."""
    return layout.houses[number].is_region == house.is_region, number


SINGLES = Family(
    "Singles",
    "singles",
    (
        CatalogueEntry("full_house", "Full House", ("Last Value", "fh"), _full_house),
        CatalogueEntry(
            "naked_single", "Naked Single", ("Sole Candidate", "Forced Digit", "n1"), _naked_single
        ),
        CatalogueEntry(
            "hidden_single",
            "Hidden Single",
            ("Unique Candidate", "Pinned Digit", "h1"),
            _hidden_single,
        ),
    ),
    is_easy=True,
)
