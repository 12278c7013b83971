"""Patterns of a single digit: two houses with two places each."""

from __future__ import annotations

from collections.abc import Iterator

from nonet.logic._notation import paths
from nonet.logic.families.argument import Argument, Parts, Where
from nonet.logic.families.family import CatalogueEntry, Family


def _two_houses(parts: Parts) -> Argument:
    """Two houses with two places each, of which two see each other: one of the others is true."""
    digit = parts.digits("on", "off")
    found = paths(parts.step.links)
    groups = parts.step.groups
    ends = [groups[found[0][0].start], groups[found[0][-1].end]]
    start, end = (parts.named(group.cells) for group in ends)
    return Argument(
        Where(parts.say("of-digit", digits=digit)),
        parts.say("chain-between", start=start, end=end),
        parts.text(*_sentences(parts)),
    )


def _sentences(parts: Parts) -> Iterator[str]:
    groups, bases = parts.step.groups, parts.step.houses("base")
    for number, path in enumerate(paths(parts.step.links)):
        nodes = [groups[path[0].start], *(groups[link.end] for link in path)]
        # Of a dual kite each path has a digit of its own.
        digit = parts.listing(nodes[0].digits)
        first, near, far, last = (parts.named(node.cells) for node in nodes)
        for house, one, other in (
            (bases[2 * number], first, near),
            (bases[2 * number + 1], far, last),
        ):
            yield parts.say(
                "two-places",
                house=parts.named_houses([house]),
                digit=digit,
                first=one,
                second=other,
            )
        yield parts.say("not-both-places", first=near, second=far, digit=digit)
        yield parts.say("one-of-ends", first=first, second=last, digit=digit)


SINGLE_DIGIT = Family(
    "Single-digit patterns",
    "single_digit",
    (
        CatalogueEntry("skyscraper", "Skyscraper", ("sk",), _two_houses),
        CatalogueEntry("two_string_kite", "Two-String Kite", ("2-String Kite", "2sk"), _two_houses),
        CatalogueEntry(
            "dual_two_string_kite",
            "Dual Two-String Kite",
            ("Dual 2-String Kite", "d2sk"),
            _two_houses,
        ),
        CatalogueEntry("turbot_fish", "Turbot Fish", ("tf",), _two_houses),
        CatalogueEntry("empty_rectangle", "Empty Rectangle", ("Hinge", "er"), _two_houses),
        CatalogueEntry("dual_empty_rectangle", "Dual Empty Rectangle", ("der",), _two_houses),
    ),
)
