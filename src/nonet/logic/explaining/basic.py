"""Arguments for singles, locked candidates, subsets and wings."""

from __future__ import annotations

from nonet.logic.explaining.argument import Argument, Explainer
from nonet.logic.explaining.parts import Parts


def _full_house(parts: Parts) -> Argument:
    words, house = parts.words, parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        parts.place(words.in_house, house),
        words.cells_in_house.format(cells=where, house=house),
        words.full_house.format(cell=where, house=house, digit=digit),
    )


def _naked_single(parts: Parts) -> Argument:
    words = parts.words
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        parts.place(words.in_house, parts.house_of([cell])),
        str(where),
        words.naked_single.format(cell=where, digit=digit),
    )


def _hidden_single(parts: Parts) -> Argument:
    words, house = parts.words, parts.houses("house")
    (cell, digit), *_ = parts.step.placements
    where = parts.named([cell])
    return Argument(
        parts.place(words.in_house, house),
        words.cells_in_house.format(cells=where, house=house),
        words.hidden_single.format(cell=where, house=house, digit=digit),
    )


def _locked_candidates(parts: Parts) -> Argument:
    words = parts.words
    base, cover, cells = parts.houses("base"), parts.houses("cover"), parts.cells("pattern")
    digit = parts.digits("pattern")
    return Argument(
        parts.place(words.in_house, base),
        words.cells_in_both.format(cells=cells, base=base, cover=cover),
        words.locked_candidates.format(base=base, cover=cover, cells=cells, digit=digit),
    )


def _naked_subset(parts: Parts) -> Argument:
    return _subset(parts, parts.words.naked_subset)


def _hidden_subset(parts: Parts) -> Argument:
    return _subset(parts, parts.words.hidden_subset)


def _subset(parts: Parts, why: str) -> Argument:
    words = parts.words
    house, cells, digits = parts.houses("house"), parts.cells("pattern"), parts.digits("pattern")
    count = words.in_words(digits.count)
    return Argument(
        parts.place(words.in_house, house),
        words.cells_in_house.format(cells=cells, house=house),
        why.format(cells=cells, house=house, count=count, digits=digits),
    )


def _xy_wing(parts: Parts) -> Argument:
    words = parts.words
    pivot, first, second = (parts.groups("pivot") + parts.groups("pincer"))[:3]
    branches = []
    for digit in pivot.digits:
        pincer = first if digit in first.digits else second
        branches.append(
            words.xy_branch.format(
                digit=digit,
                cell=parts.named(pincer.cells),
                other=parts.several([other for other in pincer.digits if other != digit]),
            )
        )
    return _wing(
        parts,
        words.xy_wing.format(
            pivot=parts.named(pivot.cells),
            digits=parts.several(pivot.digits),
            branches=words.semicolon.join(branches),
            pincers=parts.cells("pincer"),
            gone=parts.gone(),
        ),
    )


def _xyz_wing(parts: Parts) -> Argument:
    return _wing(
        parts,
        parts.words.xyz_wing.format(
            pivot=parts.cells("pivot"),
            digits=parts.digits("pivot"),
            pincers=parts.cells("pincer"),
            gone=parts.gone(),
        ),
    )


def _wing(parts: Parts, why: str) -> Argument:
    words, pivot = parts.words, parts.of_role("pivot")
    return Argument(
        parts.place(words.with_pivot, parts.house_of(pivot)),
        words.seeing.format(pivot=parts.named(pivot), pincers=parts.cells("pincer")),
        why,
    )


def _large_wing(parts: Parts) -> Argument:
    words, cells = parts.words, parts.cells("pivot", "pincer")
    return Argument(
        parts.place(words.with_pivot, parts.house_of(parts.of_role("pivot"))),
        str(cells),
        words.large_wing.format(
            cells=cells, digits=parts.digits("pivot", "pincer"), gone=parts.gone()
        ),
    )


def _w_wing(parts: Parts) -> Argument:
    words, ends, house = parts.words, parts.cells("pincer"), parts.houses("house")
    links = parts.cells("pivot")
    return Argument(
        parts.place(words.between_ends, house),
        words.ends_and_links.format(ends=ends, links=links, house=house),
        words.w_wing.format(
            ends=ends,
            digits=parts.digits("pincer"),
            house=house,
            linked=parts.digits("pivot"),
            links=links,
            gone=parts.gone(),
        ),
    )


def _subsets(kind: str, arguing: Explainer) -> dict[str, Explainer]:
    return {f"{kind}_{size}": arguing for size in ("pair", "triple", "quadruple")}


BASIC: dict[str, Explainer] = {
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
