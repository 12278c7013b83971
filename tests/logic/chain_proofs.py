"""Chains of weak and strong links in turns, all of them, by trying: for comparison."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from tests.logic.marks import Eliminations, pairs, peers, places

from nonet import Candidates

Candidate = tuple[int, int]
"""Cell and digit."""
Links = dict[Candidate, set[Candidate]]


def candidates(state: Candidates) -> list[Candidate]:
    """All of a state, in ascending order."""
    return [
        (cell, digit)
        for cell in range(state.layout.cell_count)
        for digit in range(1, state.size + 1)
        if state.masks[cell] >> digit - 1 & 1
    ]


def in_cells(state: Candidates) -> Links:
    """Candidates of the same cell."""
    links: Links = defaultdict(set)
    for a, b in combinations(candidates(state), 2):
        if a[0] == b[0]:
            links[a].add(b)
            links[b].add(a)
    return links


def seeing(state: Candidates) -> Links:
    """Candidates of the same digit in cells that see each other."""
    links: Links = defaultdict(set)
    for cell, digit in candidates(state):
        others = places(state, digit, peers(state.layout, cell))
        links[cell, digit] = {(other, digit) for other in others}
    return links


def of_two_digits(state: Candidates) -> Links:
    """The two candidates of a cell."""
    return {a: others for a, others in in_cells(state).items() if len(others) == 1}


def of_two_places(state: Candidates) -> Links:
    """The two places of a digit in a house."""
    links: Links = defaultdict(set)
    for digit in range(1, state.size + 1):
        for _, (a, b) in ((house, tuple(cells)) for house, cells in pairs(state, digit)):
            links[a, digit].add((b, digit))
            links[b, digit].add((a, digit))
    return links


def joined(*links: Links) -> Links:
    """Links of any kind."""
    result: Links = defaultdict(set)
    for kind in links:
        for start, ends in kind.items():
            result[start] |= ends
    return result


def chains(strong: Links, weak: Links, most: int) -> Iterator[list[Candidate]]:
    """Chains of at most `most` links that begin and end with a strong one and repeat no candidate.

    The end may be the start.
    """

    def longer(chain: list[Candidate]) -> Iterator[list[Candidate]]:
        is_on = len(chain) % 2 == 0
        if is_on:
            yield chain
        if len(chain) > most or (is_on and len(chain) > most - 1):
            return
        for after in (weak if is_on else strong).get(chain[-1], ()):
            if after not in chain:
                yield from longer([*chain, after])
            elif after == chain[0] and not is_on and len(chain) > 2:
                yield [*chain, after]

    for start in sorted(strong):
        yield from longer([start])


def between(a: Candidate, b: Candidate, weak: Links) -> Eliminations:
    """Candidates that are linked weakly to both."""
    return frozenset(weak.get(a, set()) & weak.get(b, set()))
