"""The digits on the board that block cells: the evidence for a single."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from nonet.grid import Candidates
from nonet.layout import Layout
from nonet.logic._step_data import StepData

_Step = TypeVar("_Step", bound=StepData)


def blocking(step: StepData, candidates: Candidates) -> tuple[tuple[int, int], ...]:
    """Pairs of a filled cell and an empty cell that it blocks: the evidence for a single.

    For a naked single one cell for each other digit, with the cell of the single; for a hidden
    single as few cells with the digit as close the rest of the house. What pencil marks alone
    rule out is not among them, and other techniques have none.

    Examples
    --------
    >>> import nonet
    >>> [step, *_] = nonet.steps("...4 ..31 34.. 2...", "hidden single")
    >>> step.placements, blocking(step, nonet.Candidates.of(nonet.Grid("...4 ..31 34.. 2...")))
    (((1, 3),), ((6, 2), (8, 0)))
    """
    layout, digits = step.layout, candidates.grid.digits
    if step.technique == "naked_single":
        [(cell, digit)] = step.placements
        found: dict[int, int] = {}
        for peer in _peers(layout, cell):
            if digits[peer] not in {0, digit}:
                found.setdefault(digits[peer], peer)
        return tuple((found[other], cell) for other in sorted(found))
    if step.technique == "hidden_single":
        [(cell, digit)] = step.placements
        [house] = step.houses("house")
        open_cells = [other for other in house.cells if other != cell and not digits[other]]
        return tuple(_fewest(layout, digits, digit, open_cells))
    return ()


def in_box(step: _Step, candidates: Candidates, others: Iterable[_Step]) -> _Step:
    """A hidden single in a box or region if there is one among the others, or else the step."""
    layout, masks = step.layout, candidates.masks
    for other in others:
        [(cell, digit)] = other.placements
        for number in layout.cell_houses[cell]:
            house = layout.houses[number]
            rest = (masks[other] >> digit - 1 & 1 for other in house.cells if other != cell)
            if house.is_region and not any(rest):
                [group] = other.groups
                return replace(other, groups=(replace(group, house=number),))
    return step


def _peers(layout: Layout, cell: int) -> list[int]:
    """Cells that cannot have the digit of this one: those of its box, of lines, and by rules."""
    houses = [layout.houses[number] for number in layout.cell_houses[cell]]
    houses.sort(key=lambda house: not house.is_region)
    cells = [other for house in houses for other in house.cells]
    cells += sorted(layout.peers[cell])
    return [other for other in dict.fromkeys(cells) if other != cell]


def _fewest(
    layout: Layout, digits: bytes, digit: int, cells: list[int]
) -> Iterable[tuple[int, int]]:
    """Cells with the digit and what each closes, those that close most first."""
    sees: dict[int, list[int]] = {}
    for cell in cells:
        for peer in _peers(layout, cell):
            if digits[peer] == digit:
                sees.setdefault(peer, []).append(cell)
    left = set(cells)
    while left and sees:
        peer = max(
            sees, key=lambda candidate: (len(left.intersection(sees[candidate])), -candidate)
        )
        closed = sorted(left.intersection(sees.pop(peer)))
        yield from ((peer, cell) for cell in closed)
        left -= set(closed)
