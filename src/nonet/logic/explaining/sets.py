"""Arguments for uniqueness, almost locked sets, rare patterns and what is left."""

from __future__ import annotations

from itertools import pairwise

from nonet.logic.explaining.argument import Argument, Explainer, Place
from nonet.logic.explaining.parts import Parts
from nonet.logic.words._values import Houses

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _rectangle(parts: Parts) -> Argument:
    """Cells that must not be left with the digits of the pattern alone."""
    words = parts.words
    roles = ("floor", "roof") if parts.has("floor") else ("pattern",)
    cells, extra, roof = parts.cells(*roles), parts.digits("extra"), parts.cells("roof")
    why = [words.two_ways.format(digits=parts.digits(roles[0]), cells=cells)]
    if extra:
        why.append(words.extra_is_true.format(digits=extra, cells=parts.cells("extra") or roof))
    elif roof:
        why.append(words.roof_differs.format(cells=roof))
    return Argument(
        parts.place(words.in_house, _rows(parts, *roles)),
        str(cells),
        parts.text(*why, *_used(parts)),
    )


def _used(parts: Parts) -> list[str]:
    """What else a step on uniqueness needs: the rest of a subset, or where a digit must go."""
    words, houses = parts.words, parts.houses("house")
    if not houses:
        return []
    if parts.has("floor") and parts.has("pattern"):
        others, digits = parts.cells("pattern"), parts.digits("pattern")
        return [words.locked_with.format(cells=others, digits=digits, houses=houses)]
    digits = parts.digits("house")
    return [words.no_other_place.format(houses=houses, digits=digits)] if digits else []


def _rows(parts: Parts, *roles: str) -> Houses:
    """The rows of the cells of these parts."""
    rows = sorted({cell // parts.size for cell in parts.of_role(*roles)})
    return parts.named_houses([parts.step.layout.houses[row] for row in rows])


def _bug(parts: Parts) -> Argument:
    words, cells = parts.words, parts.cells("roof", "extra")
    extra = parts.digits("extra") or parts.digits("roof")
    why = words.grave.format(digits=extra, cells=cells)
    return Argument(Place(words.in_grid), str(cells), parts.text(why, *_used(parts)))


def _almost_locked(parts: Parts) -> Argument:
    """Sets A, B … with the digits that two of them cannot both hold."""
    words, sets = parts.words, parts.groups("als")
    letters = _LETTERS[: len(sets)]
    named = [
        words.set_is.format(
            letter=letter, cells=parts.named(group.cells), digits=parts.several(group.digits)
        )
        for letter, group in zip(letters, sets, strict=False)
    ]
    commons = [parts.several(group.digits) for group in parts.groups("restricted_common")]
    stem = parts.groups("pivot")
    if stem:
        cell = parts.named(stem[0].cells)
        links = [
            words.petal.format(stem=cell, digits=common, letter=letter)
            for letter, common in zip(letters, commons, strict=False)
        ]
    else:
        links = [
            words.not_both.format(first=first, second=second, digits=common)
            for (first, second), common in zip(pairwise(letters), commons, strict=False)
        ]
    if any(common.count > 1 for common in commons):
        end = words.all_locked.format(sets=parts.several(letters))
    else:
        ends = parts.several(letters if stem else (letters[0], letters[-1]))
        end = words.one_locked.format(sets=ends, digits=parts.gone())
    houses = [house for house in (parts.smallest_house(group.cells) for group in sets[:2]) if house]
    sentences = (words.sentence.format(text=words.semicolon.join(part)) for part in (named, links))
    return Argument(
        parts.place(words.in_house, parts.named_houses(list(dict.fromkeys(houses)))),
        words.semicolon.join(str(parts.named(group.cells)) for group in stem + sets),
        parts.text(*sentences, end),
    )


def _sue_de_coq(parts: Parts) -> Argument:
    words, middle = parts.words, parts.cells("pattern", "pivot")
    sides = parts.several(
        [
            words.cells_of_digits.format(
                cells=parts.named(group.cells), digits=parts.several(group.digits)
            )
            for group in parts.groups("als", "pincer")
        ]
    )
    first, second = (set(group.digits) for group in parts.groups("als"))
    shared = parts.several(sorted(first & second))
    why = words.sue_de_coq_sharing if shared else words.sue_de_coq
    houses = parts.houses("house", "base", "cover") or parts.house_of(parts.of_role("pattern"))
    return Argument(
        parts.place(words.in_house, houses),
        words.cells_with.format(cells=middle, others=parts.cells("als", "pincer")),
        why.format(
            cells=middle, digits=parts.digits("pattern", "pivot"), sides=sides, shared=shared
        ),
    )


def _exclusion(parts: Parts) -> Argument:
    words, cells = parts.words, parts.cells("pattern", "base_cells")
    where = parts.place(words.in_house, _rows(parts, "pattern", "base_cells"))
    return Argument(where, str(cells), words.exclusion.format(cells=cells))


def _fireworks(parts: Parts) -> Argument:
    words, roles = parts.words, ("pivot", "pincer")
    cells, digits = parts.cells(*roles), parts.digits(*roles)
    return Argument(
        parts.place(words.in_house, parts.houses("house")),
        str(cells),
        words.fireworks.format(digits=digits, cells=cells, count=words.in_words(cells.count)),
    )


def _locked_sets(parts: Parts) -> Argument:
    words, cells = parts.words, parts.cells("pattern")
    houses = parts.houses("house", "base", "cover")
    sectors = [
        words.sector.format(
            digits=parts.several(group.digits),
            house=parts.named_houses([parts.step.layout.houses[group.house]]),
        )
        for group in parts.step.groups
        if group.role == "cover" and group.house is not None
    ]
    return Argument(
        parts.place(words.in_house, houses) if houses else Place(words.in_grid),
        str(cells),
        words.multi_sector.format(
            count=cells.count, cells=cells, sectors=words.semicolon.join(sectors)
        ),
    )


def _exocet(parts: Parts) -> Argument:
    words, base, targets = parts.words, parts.cells("base_cells"), parts.cells("target")
    return Argument(
        parts.place(words.with_base, parts.house_of(parts.of_role("base_cells"))),
        words.with_targets.format(base=base, targets=targets),
        words.exocet.format(
            base=base,
            digits=parts.digits("base_cells"),
            lines=parts.houses("cross_line"),
            targets=targets,
        ),
    )


def _oddagon(parts: Parts) -> Argument:
    words = parts.words
    cells, digits = parts.cells("floor", "roof"), parts.digits("floor", "roof")
    guards = parts.several(
        [
            words.guardian.format(
                digits=parts.several(group.digits), cells=parts.named(group.cells)
            )
            for group in parts.groups("guardian")
        ]
    )
    why = words.guardians.format(cells=cells, digits=digits, guards=guards)
    return Argument(
        Place(words.of_digits.format(digits=digits)), str(cells), parts.text(why, *_used(parts))
    )


def _templates(parts: Parts) -> Argument:
    words, cells = parts.words, parts.named([cell for cell, _ in parts.conclusions])
    digits = parts.several(sorted({digit for _, digit in parts.conclusions}))
    why = words.templates_all if parts.step.placements else words.templates_none
    return Argument(
        Place(words.of_digit.format(digits=digits)),
        str(cells),
        why.format(digits=digits, cells=cells),
    )


def _brute_force(parts: Parts) -> Argument:
    words = parts.words
    (cell, _), *_ = parts.step.placements
    where = parts.place(words.in_house, parts.house_of([cell]))
    return Argument(where, str(parts.named([cell])), words.brute_force)


_UNIQUENESS = (
    *(f"unique_rectangle_{number}" for number in range(1, 7)),
    "hidden_rectangle",
    "avoidable_rectangle_1",
    "avoidable_rectangle_2",
    "extended_rectangle",
    "unique_loop",
)

SETS: dict[str, Explainer] = {
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
