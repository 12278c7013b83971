"""Arguments for uniqueness, almost locked sets, rare patterns and what is left."""

from __future__ import annotations

from nonet.logic._words import in_words, listed, several
from nonet.logic.explaining.argument import Arguing, Argument
from nonet.logic.explaining.parts import Parts

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _rectangle(parts: Parts) -> Argument:
    """Cells that must not be left with the digits of the pattern alone."""
    roles = ("floor", "roof") if parts.has("floor") else ("pattern",)
    cells, digits = parts.cells(*roles), listed(parts.digits(roles[0]))
    extra, roof = parts.digits("extra"), parts.cells("roof")
    why = (
        f"left with {digits} alone, {cells} could be filled in two ways, and there would be two "
        "solutions."
    )
    if extra:
        holders = parts.cells("extra") or roof
        one_of = several(parts.count("extra") or parts.count("roof"), "", "one of ")
        why += f" It follows that {listed(extra, 'or')} is true in {one_of}{holders}."
    elif roof:
        one_of = several(parts.count("roof"), "", "one of ")
        why += f" It follows that {one_of}{roof} takes another digit."
    return Argument(f"in {_rows(parts, *roles)}", cells, f"{why}{_used(parts)}")


def _used(parts: Parts) -> str:
    """What else a step on uniqueness needs: the rest of a subset, or where a digit must go."""
    houses = parts.houses("house")
    if not houses:
        return ""
    if parts.has("floor") and parts.has("pattern"):
        others, digits = parts.cells("pattern"), listed(parts.digits("pattern"))
        return f" With {others} ({digits}) that makes a locked set in {houses}."
    digits = listed(parts.digits("house"))
    return f" In {houses} the digit {digits} has no other place." if digits else ""


def _rows(parts: Parts, *roles: str) -> str:
    """The rows of the cells of these parts."""
    rows = sorted({cell // parts.size for cell in parts.of_role(*roles)})
    return parts.named_houses([parts.step.layout.houses[row] for row in rows])


def _bug(parts: Parts) -> Argument:
    cells = parts.cells("roof", "extra")
    extra = listed(parts.digits("extra") or parts.digits("roof"), "or")
    return Argument(
        "in the whole grid",
        cells,
        f"but for {extra} in {cells}, every empty cell would have two candidates and every digit "
        "two places in each house; such a grid has no solution, or more than one. So one of these "
        f"candidates is true.{_used(parts)}",
    )


def _almost_locked(parts: Parts) -> Argument:
    """Sets A, B … with the digits that two of them cannot both hold."""
    sets = parts.groups("als")
    letters = _LETTERS[: len(sets)]
    named = [
        f"{letter} is {parts.named(group.cells)} with {listed(group.digits)}"
        for letter, group in zip(letters, sets, strict=False)
    ]
    commons = parts.groups("restricted_common")
    stem = parts.groups("pivot")
    if stem:
        cell = parts.named(stem[0].cells)
        links = [
            f"if {cell} is {listed(common.digits)}, {letter} is locked"
            for letter, common in zip(letters, commons, strict=False)
        ]
    else:
        links = [
            f"{first} and {second} cannot both hold {listed(common.digits, 'nor both')}"
            for first, second, common in zip(letters, letters[1:], commons, strict=False)
        ]
    gone = listed(sorted({digit for _, digit in parts.step.eliminations}))
    why = f"{'; '.join(named)}. {_capitalized('; '.join(links))}."
    if any(len(common.digits) > 1 for common in commons):
        why += f" So {listed(letters)} are locked."
    else:
        ends = listed(letters if stem else (letters[0], letters[-1]))
        why += f" One of {ends} is locked, with {gone} in it."
    houses = [house for house in (parts.smallest_house(group.cells) for group in sets[:2]) if house]
    return Argument(
        f"in {parts.named_houses(list(dict.fromkeys(houses)))}",
        listed([parts.named(group.cells) for group in stem + sets]),
        why,
    )


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sue_de_coq(parts: Parts) -> Argument:
    middle = parts.cells("pattern", "pivot")
    sides = [
        f"{parts.named(group.cells)} ({listed(group.digits)})"
        for group in parts.groups("als", "pincer")
    ]
    digits = listed(parts.digits("pattern", "pivot"))
    first, second = (set(group.digits) for group in parts.groups("als"))
    twice = f", if {listed(sorted(first & second))} on both sides count twice"
    return Argument(
        f"in {parts.houses('house', 'base', 'cover') or parts.house_of(parts.of_role('pattern'))}",
        f"{middle} with {parts.cells('als', 'pincer')}",
        f"{middle} have the candidates {digits}; {listed(sides)} take the rest of them. Together "
        f"there are as many cells as digits{twice if first & second else ''}, and each digit is "
        "confined to one house.",
    )


def _exclusion(parts: Parts) -> Argument:
    cells = parts.cells("pattern", "base_cells")
    return Argument(
        f"in {_rows(parts, 'pattern', 'base_cells')}",
        cells,
        f"every combination of digits in {cells} that has one of these candidates would leave a "
        "cell or an almost locked set that they see with too few candidates.",
    )


def _fireworks(parts: Parts) -> Argument:
    roles = ("pivot", "pincer")
    cells, digits = parts.cells(*roles), listed(parts.digits(*roles))
    return Argument(
        f"in {parts.houses('house')}",
        cells,
        f"where two of these houses cross a third, {digits} leave it only for {cells}, or stand "
        f"where all three meet. So they fill these {in_words(parts.count(*roles))} cells.",
    )


def _locked_sets(parts: Parts) -> Argument:
    cells = parts.cells("pattern")
    houses = parts.houses("house", "base", "cover")
    return Argument(
        f"in {houses}" if houses else "in the whole grid",
        cells,
        f"among the {parts.count('pattern')} cells {cells} there can be only one "
        f"{'; one '.join(_in_covers(parts))}. That makes {parts.count('pattern')}, just enough for "
        "the cells, so each of these stands in one of them.",
    )


def _in_covers(parts: Parts) -> list[str]:
    """What each house of the cover holds of a locked set: ``each of 7 and 9 in row 2``."""
    return [
        f"{'each of ' if len(group.digits) > 1 else ''}{listed(group.digits)} in "
        f"{parts.step.layout.houses[group.house].name}"
        for group in parts.step.groups
        if group.role == "cover" and group.house is not None
    ]


def _exocet(parts: Parts) -> Argument:
    base, target = parts.cells("base_cells"), parts.cells("target")
    digits = listed(parts.digits("base_cells"))
    return Argument(
        f"with its base in {parts.house_of(parts.of_role('base_cells'))}",
        f"{base}, with the targets {target}",
        f"{base} have the candidates {digits}. In the cross lines {parts.houses('cross_line')} "
        f"these digits have so few places that the two that stand in {base} must stand in {target} "
        "as well.",
    )


def _oddagon(parts: Parts) -> Argument:
    cells, digits = parts.cells("floor", "roof"), listed(parts.digits("floor", "roof"))
    guards = listed(
        [
            f"{listed(group.digits, 'or')} in {parts.named(group.cells)}"
            for group in parts.groups("guardian")
        ],
        "or",
    )
    return Argument(
        f"of {digits}",
        cells,
        f"{cells} cannot be filled with {digits} alone, so a guardian is true: {guards}."
        f"{_used(parts)}",
    )


def _templates(parts: Parts) -> Argument:
    digits = sorted({digit for _, digit in parts.conclusions})
    shown = listed(digits)
    ways = f"the ways to place {shown} in all houses at once"
    every = "all of" if parts.step.placements else "none of"
    cells = parts.named([cell for cell, _ in parts.conclusions])
    return Argument(f"of the digit {shown}", cells, f"{every} {ways} use {cells}.")


def _brute_force(parts: Parts) -> Argument:
    (cell, _), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(f"in {parts.house_of([cell])}", where, "no technique, a look at the solution.")


def anything(parts: Parts) -> Argument:
    """What can be said of every step."""
    groups = [group for group in parts.step.groups if group.house is None]
    cells = parts.named(sorted({cell for group in groups for cell in group.cells}))
    houses = parts.houses(*{group.role for group in parts.step.groups})
    return Argument(f"in {houses}" if houses else "", cells or houses or "the whole grid", "")


_UNIQUENESS = (
    *(f"unique_rectangle_{number}" for number in range(1, 7)),
    "hidden_rectangle",
    "avoidable_rectangle_1",
    "avoidable_rectangle_2",
    "extended_rectangle",
    "unique_loop",
)

SETS: dict[str, Arguing] = {
    **dict.fromkeys(_UNIQUENESS, _rectangle),
    **{f"bug_{number}": _bug for number in range(1, 5)},
    **dict.fromkeys(("als_xz", "als_xy_wing", "als_chain", "death_blossom"), _almost_locked),
    "sue_de_coq": _sue_de_coq,
    "extended_sue_de_coq": _sue_de_coq,
    "aligned_pair_exclusion": _exclusion,
    "aligned_triple_exclusion": _exclusion,
    "fireworks_triple": _fireworks,
    "fireworks_quadruple": _fireworks,
    "sk_loop": _locked_sets,
    "multi_sector_locked_set": _locked_sets,
    "junior_exocet": _exocet,
    "senior_exocet": _exocet,
    "tridagon": _oddagon,
    "bivalue_oddagon": _oddagon,
    "template_set": _templates,
    "template_delete": _templates,
    "brute_force": _brute_force,
}
