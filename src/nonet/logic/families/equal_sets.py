"""The argument for unions of houses with the same digits: the law of leftovers and its kin."""

from __future__ import annotations

from collections.abc import Iterator

from nonet.logic.families.argument import Argument, Parts


def set_equivalence(parts: Parts) -> Argument:
    """Two unions of houses, and how often what is left of each must and can have a digit."""
    cells, others = parts.cells("pattern"), parts.cells("target")
    return Argument(
        parts.where("in-house", parts.houses("base")),
        parts.say("cells-of-sets", cells=cells, others=others),
        parts.text(*_same_digits(parts), *_bounds(parts)),
    )


def _same_digits(parts: Parts) -> Iterator[str]:
    """The digits of both unions, and of what each has alone."""
    lines, regions = parts.houses("base"), parts.houses("cover")
    cells, others = parts.cells("pattern"), parts.cells("target")
    if len(lines.houses) == len(regions.houses):
        yield parts.say("same-digits", lines=lines, regions=regions)
        yield parts.say("same-digits-beside", cells=cells, others=others)
        return
    if len(lines.houses) < len(regions.houses):
        lines, regions, cells, others = regions, lines, others, cells
    yield parts.say("more-digits", lines=lines, regions=regions)
    if others:
        yield parts.say("more-digits-beside", cells=cells, others=others)
    else:
        yield parts.say("all-digits-beside", cells=cells)


def _bounds(parts: Parts) -> Iterator[str]:
    """The least that one set has of a digit, and the most that the other one can have."""
    cells, others = parts.cells("pattern"), parts.cells("target")
    digits = parts.digits("target", "pattern")
    least, most = list(_least(parts)), list(_most(parts))
    if least:
        yield parts.say(
            "equal-least",
            others=others,
            digit=digits,
            count=_placed(parts, "target") + len(parts.groups("floor")),
            why=parts.clause(least),
        )
    if not most:
        if cells:
            yield parts.say("equal-no-place", cells=cells, digits=digits)
    else:
        yield parts.say(
            "equal-most",
            cells=cells,
            digit=digits,
            count=_placed(parts, "pattern") + len(parts.groups("pincer")),
            why=parts.clause(most),
        )
    if least or most:
        yield parts.say("equal-exact", digit=digits)
    named = [parts.named(group.cells) for group in parts.groups("pincer")]
    if named:
        yield parts.say(
            "equal-each",
            cells=named[0],
            parts=parts.say("semicolon").join(map(str, named)),
            count=len(named),
            digit=digits,
        )


def _placed(parts: Parts, role: str) -> int:
    """In how many cells of a set the digit is placed."""
    return len({*parts.of_role("on")} & {*parts.of_role(role)})


def _already(parts: Parts, role: str) -> Iterator[str]:
    placed = {*parts.of_role("on")} & {*parts.of_role(role)}
    if placed:
        yield parts.say("equal-placed", cells=parts.named(placed))


def _least(parts: Parts) -> Iterator[str]:
    """Where the second set has the digit, and the houses that have it only there."""
    yield from _already(parts, "target")
    for house, places in zip(parts.step.houses("house"), parts.groups("floor"), strict=True):
        named = parts.named_houses([house])
        yield parts.say("equal-needs", house=named, cells=parts.named(places.cells, within=named))


def _most(parts: Parts) -> Iterator[str]:
    """Where the first set has the digit, and the cells of which one at most can have it."""
    yield from _already(parts, "pattern")
    for part in parts.groups("pincer"):
        house = parts.house_of(part.cells)
        if len(part.cells) == 1:
            yield parts.say("equal-place", cells=parts.named(part.cells))
        elif house:
            named = parts.named(part.cells, within=house)
            yield parts.say("equal-one", cells=named, house=house)
        else:
            yield parts.say("equal-one-seen", cells=parts.named(part.cells))
