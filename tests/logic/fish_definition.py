"""Fish as they are defined: all that follows from base and cover houses, without a search.

Sets of cells are integers here, bit `cell` for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from tests.logic.marks import peers, places

from nonet import Candidates, Layout
from nonet.layout import House

SIZES = ("x_wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")
LINES = ("", "finned_", "sashimi_")
COMPLEX = ("franken_", "finned_franken_", "mutant_", "finned_mutant_")

Held = tuple[House, int]
"""A house, and its places for a digit."""


@dataclass(frozen=True)
class Fish:
    """What base and cover houses make of a digit."""

    vertices: int
    fins: int
    endo_fins: int
    eliminations: int


def cell_bits(cells: Iterable[int]) -> int:
    """The set of these cells."""
    return sum(1 << cell for cell in cells)


def held(state: Candidates, digit: int, houses: Iterable[House]) -> tuple[Held, ...]:
    """Houses with their places."""
    return tuple((house, cell_bits(places(state, digit, house.cells))) for house in houses)


def fish_of(layout: Layout, base: Iterable[Held], cover: Iterable[Held]) -> Fish:
    """Fins are what the cover lacks, or two base houses share; what sees all of them goes."""
    union, endo_fins = once_and_twice(base)
    covered, twice = once_and_twice(cover)
    fins = union & ~covered & ~endo_fins
    vertices = union & covered & ~endo_fins
    eliminations = (covered & ~union) | (twice & vertices)
    left = fins | endo_fins
    while left and eliminations:
        eliminations &= peer_bits(layout, left.bit_length() - 1)
        left &= ~(1 << left.bit_length() - 1)
    return Fish(vertices, fins, endo_fins, eliminations)


def once_and_twice(houses: Iterable[Held]) -> tuple[int, int]:
    """Places in one house or more, and in two or more."""
    once = twice = 0
    for _, here in houses:
        twice |= once & here
        once |= here
    return once, twice


@lru_cache(maxsize=2_000)
def peer_bits(layout: Layout, cell: int) -> int:
    """Cells that a cell sees."""
    return cell_bits(peers(layout, cell))


def name_of(fish: Fish, base: tuple[Held, ...], cover: tuple[Held, ...]) -> str:
    """The technique."""
    size = SIZES[len(base) - 2]
    finned = "finned_" if fish.fins | fish.endo_fins else ""
    kinds = {house.kind for house, _ in base}, {house.kind for house, _ in cover}
    if kinds in (({"row"}, {"column"}), ({"column"}, {"row"})):
        sashimi = finned and any((here & ~fish.fins).bit_count() < 2 for _, here in base)
        return ("sashimi_" if sashimi else finned) + size
    by_rows = "row" in kinds[0] or "column" in kinds[1]
    by_columns = "column" in kinds[0] or "row" in kinds[1]
    return finned + ("mutant_" if by_rows and by_columns else "franken_") + size


def all_fish(state: Candidates, digit: int, size: int, *, lines: bool) -> Iterator[Fish]:
    """All that eliminate something: rows against columns, or any houses against any others.

    Left out are those without fins that do not need all their cover houses: there the base has no
    room at all, which means that something is wrong.
    """
    usable = [(house, here) for house, here in held(state, digit, state.layout.houses) if here]
    for base in combinations([item for item in usable if item[1].bit_count() > 1], size):
        kinds = {house.kind for house, _ in base}
        against = {"row": "column", "column": "row"}.get(next(iter(kinds)), "")
        if lines and not (len(kinds) == 1 and against):
            continue
        houses = {house for house, _ in base}
        covers = [
            item
            for item in usable
            if item[0] not in houses and (not lines or item[0].kind == against)
        ]
        for cover in combinations(covers, size):
            fish = fish_of(state.layout, base, cover)
            if fish.eliminations and (fish.fins or fish.endo_fins or needs_all(fish, cover)):
                yield fish


def needs_all(fish: Fish, cover: tuple[Held, ...]) -> bool:
    """Whether each cover house holds a vertex that no other one holds."""
    return all(
        fish.vertices & ~once_and_twice([item for item in cover if item != left_out])[0]
        for left_out in cover
    )
