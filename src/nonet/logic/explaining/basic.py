"""Arguments for singles, locked candidates, subsets and wings."""

from __future__ import annotations

from nonet.logic._words import in_words, listed
from nonet.logic.explaining.argument import Arguing, Argument
from nonet.logic.explaining.parts import Parts


def _full_house(parts: Parts) -> Argument:
    house = parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        f"in {house}",
        f"{where} in {house}",
        f"{where} is the only empty cell of {house}, which still lacks {digit}.",
    )


def _naked_single(parts: Parts) -> Argument:
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        f"in {parts.house_of([cell])}", where, f"{where} has no other candidate than {digit}."
    )


def _hidden_single(parts: Parts) -> Argument:
    house = parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        f"in {house}", f"{where} in {house}", f"{digit} has no other place in {house} than {where}."
    )


def _locked_candidates(parts: Parts) -> Argument:
    base, cover, cells = parts.houses("base"), parts.houses("cover"), parts.cells("pattern")
    digit = listed(parts.digits("pattern"))
    return Argument(
        f"in {base}",
        f"{cells} in {base} and {cover}",
        f"in {base} the only places of {digit} are {cells}, which all lie in {cover} too. One of "
        f"them is {digit}.",
    )


def _naked_subset(parts: Parts) -> Argument:
    house, cells, digits = parts.houses("house"), parts.cells("pattern"), parts.digits("pattern")
    count = in_words(len(digits))
    return Argument(
        f"in {house}",
        f"{cells} in {house}",
        f"{cells} in {house} have only the {count} candidates {listed(digits)} between them, and "
        "use them up.",
    )


def _hidden_subset(parts: Parts) -> Argument:
    house, cells, digits = parts.houses("house"), parts.cells("pattern"), parts.digits("pattern")
    count = in_words(len(digits))
    return Argument(
        f"in {house}",
        f"{cells} in {house}",
        f"in {house} the {count} digits {listed(digits)} have no other places than {cells}, and "
        "fill them.",
    )


def _xy_wing(parts: Parts) -> Argument:
    pivot, first, second = (parts.groups("pivot") + parts.groups("pincer"))[:3]
    middle = parts.named(pivot.cells)
    branches = []
    for digit in pivot.digits:
        pincer = first if digit in first.digits else second
        other = listed([other for other in pincer.digits if other != digit])
        branches.append(f"if {digit}, {parts.named(pincer.cells)} is {other}")
    return Argument(
        f"with its pivot in {parts.house_of(pivot.cells)}",
        f"{middle}, which sees {parts.cells('pincer')}",
        f"{middle} is {listed(pivot.digits, 'or')}: {'; '.join(branches)}. One of the pincers "
        f"{parts.cells('pincer')} is {_gone(parts)}.",
    )


def _xyz_wing(parts: Parts) -> Argument:
    pivot = parts.groups("pivot")[0]
    return Argument(
        f"with its pivot in {parts.house_of(pivot.cells)}",
        f"{parts.named(pivot.cells)}, which sees {parts.cells('pincer')}",
        f"{parts.named(pivot.cells)} is {listed(pivot.digits, 'or')}, and each of the pincers "
        f"{parts.cells('pincer')} takes {_gone(parts)} if the pivot takes its other digit. One of "
        f"the three is {_gone(parts)}.",
    )


def _large_wing(parts: Parts) -> Argument:
    cells, digits = parts.cells("pivot", "pincer"), parts.digits("pivot", "pincer")
    gone = _gone(parts)
    return Argument(
        f"with its pivot in {parts.house_of(parts.of_role('pivot'))}",
        cells,
        f"{cells} have only the candidates {listed(digits)} between them, and of these only {gone} "
        f"has places among them that do not see each other. Without {gone} there would be more "
        f"cells than digits, so one of them is {gone}.",
    )


def _w_wing(parts: Parts) -> Argument:
    ends, house = parts.cells("pincer"), parts.houses("house")
    linked = listed(parts.digits("pivot"))
    return Argument(
        f"with {house} between its ends",
        f"{ends}, and {parts.cells('pivot')} in {house}",
        f"{ends} have the same candidates {listed(parts.digits('pincer'))}. In {house} the digit "
        f"{linked} has only the places {parts.cells('pivot')}, each of which sees one of the two. "
        f"So they cannot both be {linked}, and one of them is {_gone(parts)}.",
    )


def _gone(parts: Parts) -> str:
    """The digit that the step eliminates."""
    return listed(sorted({digit for _, digit in parts.step.eliminations}))


def _subsets(kind: str, arguing: Arguing) -> dict[str, Arguing]:
    return {f"{kind}_{size}": arguing for size in ("pair", "triple", "quadruple")}


BASIC: dict[str, Arguing] = {
    "full_house": _full_house,
    "naked_single": _naked_single,
    "hidden_single": _hidden_single,
    "pointing": _locked_candidates,
    "claiming": _locked_candidates,
    **_subsets("naked", _naked_subset),
    "locked_pair": _naked_subset,
    "locked_triple": _naked_subset,
    **_subsets("hidden", _hidden_subset),
    "xy_wing": _xy_wing,
    "xyz_wing": _xyz_wing,
    "wxyz_wing": _large_wing,
    "vwxyz_wing": _large_wing,
    "uvwxyz_wing": _large_wing,
    "w_wing": _w_wing,
}
