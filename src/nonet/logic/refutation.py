"""`refutation`: why a digit is wrong, as a short chain of singles to a contradiction."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.grid import Candidates, Grid
from nonet.layout import House

Candidate = tuple[int, int]
"""A cell index and a digit."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """A digit that has to be in a cell.

    Attributes
    ----------
    cell, digit
        Which.
    house
        The house that has no other place for the digit; None: the cell has no other candidate.
    """

    cell: int
    digit: int
    house: House | None


@dataclass(frozen=True, slots=True)
class Refutation:
    """The chain of conclusions from a digit, up to a contradiction.

    Attributes
    ----------
    links
        Each follows from the digit and the links before it; none is without use.
    cell
        The cell that is left without a candidate, or None.
    house, digit
        Else the house that is left without a place for a digit.
    """

    links: tuple[Consequence, ...]
    cell: int | None = None
    house: House | None = None
    digit: int | None = None


def refutation(grid: Grid, cell: int, digit: int) -> Refutation | None:
    """The shortest chain found that shows a digit to be impossible; None where singles show none.

    Parameters
    ----------
    grid
        The digits that are right; the cell is empty in it.
    cell, digit
        What is to be refuted.

    Examples
    --------
    A 4 in r3c3 leaves the 1 of row 3 in r3c4 alone, and row 2 then has no place for 1:

    >>> found = refutation(Grid("1... ..2. .3.. ...."), 10, 4)
    >>> [(link.cell, link.digit, link.house.name) for link in found.links]
    [(11, 1, 'row 3')]
    >>> found.house.name, found.digit
    ('row 2', 1)
    """
    if not Candidates.of(grid).masks[cell] >> digit - 1 & 1:
        return Refutation((), cell=cell)
    return _Supposition(grid, cell, digit).contradiction()


class _Supposition:
    """A digit that is supposed, and what singles make of it, round by round."""

    def __init__(self, grid: Grid, cell: int, digit: int) -> None:
        self.layout = grid.layout
        self.size = grid.size
        self.base = list(Candidates.of(grid).masks)
        self.masks = list(self.base)
        self.placed = [bool(given) for given in grid.digits]
        self.removed_by: dict[Candidate, int] = {}
        """For each candidate that went, the cell whose digit removed it."""
        self.links: dict[int, Consequence] = {cell: Consequence(cell, digit, None)}
        self.support: dict[int, frozenset[int]] = {cell: frozenset()}
        """For each cell of a link, the links that it needs, itself among them."""
        self.first = cell

    def contradiction(self) -> Refutation | None:
        fresh = [self.first]
        while fresh:
            for cell in fresh:
                self._enter(cell, self.links[cell].digit)
            found = self._impossible()
            if found is not None:
                return found
            fresh = self._singles()
        return None

    def _enter(self, cell: int, digit: int) -> None:
        self.placed[cell] = True
        for other in range(1, self.size + 1):
            if other != digit:
                self._remove(cell, other, cell)
        for peer in self.layout.peers[cell]:
            self._remove(peer, digit, cell)

    def _remove(self, cell: int, digit: int, by: int) -> None:
        bit = 1 << digit - 1
        if self.masks[cell] & bit:
            self.masks[cell] &= ~bit
            self.removed_by[cell, digit] = by

    def _needed(self, gone: Iterable[Candidate]) -> frozenset[int]:
        """The links by which these candidates went."""
        found: frozenset[int] = frozenset()
        for candidate in gone:
            by = self.removed_by.get(candidate)
            if by is not None:
                found |= self.support[by]
        return found

    def _gone_of_cell(self, cell: int) -> list[Candidate]:
        bits = self.base[cell] & ~self.masks[cell]
        return [(cell, digit) for digit in range(1, self.size + 1) if bits >> digit - 1 & 1]

    def _gone_of_house(self, house: House, digit: int) -> list[Candidate]:
        bit = 1 << digit - 1
        return [
            (cell, digit)
            for cell in house.cells
            if self.base[cell] & bit and not self.masks[cell] & bit
        ]

    def _houses(self) -> Iterable[House]:
        """Those in which every digit has a place."""
        return (house for house in self.layout.houses if len(house.cells) == self.size)

    def _impossible(self) -> Refutation | None:
        """The contradiction so far; of several the one with the shortest chain."""
        found: list[tuple[frozenset[int], int | None, House | None, int | None]] = []
        for cell, mask in enumerate(self.masks):
            if not mask:
                found.append((self._needed(self._gone_of_cell(cell)), cell, None, None))
        for house in self._houses():
            places = 0
            for cell in house.cells:
                places |= self.masks[cell]
            for digit in range(1, self.size + 1):
                if not places >> digit - 1 & 1:
                    needed = self._needed(self._gone_of_house(house, digit))
                    found.append((needed, None, house, digit))
        if not found:
            return None
        least, empty, house_left, lost = min(found, key=lambda item: len(item[0]))
        links = tuple(link for at, link in self.links.items() if at in least)
        return Refutation(links, cell=empty, house=house_left, digit=lost)

    def _singles(self) -> list[int]:
        """The cells that have to have a digit now, each by the reason that needs least."""
        reasons: dict[Candidate, list[tuple[frozenset[int], House | None]]] = {}
        for cell, mask in enumerate(self.masks):
            if not self.placed[cell] and mask & mask - 1 == 0:
                needed = self._needed(self._gone_of_cell(cell))
                reasons.setdefault((cell, mask.bit_length()), []).append((needed, None))
        for house in self._houses():
            for digit in range(1, self.size + 1):
                places = [cell for cell in house.cells if self.masks[cell] >> digit - 1 & 1]
                if len(places) == 1 and not self.placed[places[0]]:
                    needed = self._needed(self._gone_of_house(house, digit))
                    reasons.setdefault((places[0], digit), []).append((needed, house))
        fresh = []
        for (cell, digit), ways in reasons.items():
            if cell in self.links:
                continue  # it has to have two digits: what follows from one contradicts the other
            least, only_in = min(ways, key=lambda way: len(way[0]))
            self.links[cell] = Consequence(cell, digit, only_in)
            self.support[cell] = least | {cell}
            fresh.append(cell)
        return fresh
