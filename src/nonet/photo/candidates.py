"""Readings without equal digits in a house, the most probable first."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo.watching import look

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nonet.layout import Layout

_MOST_STEPS = 250_000
"""Steps of a search times cells; a step goes over the cells, and takes about 40 µs on 9 × 9."""


@dataclass(frozen=True, slots=True)
class _State:
    """Readings of which the most probable one is known.

    Attributes
    ----------
    cost
        Logarithm of how much less probable that reading is than the most probable one of all.
    digits
        The reading.
    ranks
        For each cell how many of its digits are more probable than this one.
    fixed
        Cells that are the same in all readings of the state, as bits.
    conflicts
        Pairs of cells with equal digits in a house.
    """

    cost: float
    digits: bytes
    ranks: bytes
    fixed: int
    conflicts: tuple[tuple[int, int], ...]


class Readings:
    """The readings of a grid in the order of their probability, found step by step.

    A best-first search. A state with equal digits in a house is split into those where the first
    of the two cells is another digit, and those where it stays and the second one is another; so
    that the search goes straight to readings without conflicts.

    Parameters
    ----------
    weights
        Shape (cells, 1 + size): probability of each digit of each cell, above 0.
    layout
        Size and houses.

    Attributes
    ----------
    rest
        Probability of all readings that were not come to yet.

    Examples
    --------
    >>> import nonet
    >>> weights = np.array([[0.1, 0.9, 0], [0.4, 0.6, 0], [1, 0, 0], [1, 0, 0]]) + 1e-9
    >>> digits, probabilities = Readings(weights, nonet.Layout.latin(2)).next(2)
    >>> digits.tolist(), probabilities.round(2).tolist()
    ([[1, 0, 0, 0], [0, 1, 0, 0]], [0.36, 0.06])
    """

    def __init__(self, weights: NDArray[np.float64], layout: Layout) -> None:
        order = np.argsort(-weights, axis=1, kind="stable")
        sorted_weights = np.take_along_axis(weights, order, axis=1)
        costs = np.log(sorted_weights[:, :1]) - np.log(sorted_weights)
        self.rest = 1.0
        self._options: list[list[int]] = order.tolist()
        self._costs: list[list[float]] = costs.tolist()
        self._probability = float(np.prod(sorted_weights[:, 0]))
        self._peers = layout.peers
        self._steps_left = _MOST_STEPS // len(weights)
        self._number = 0
        self._heap: list[tuple[float, int, _State, list[int], int]] = []
        digits = order[:, 0].astype(np.uint8)
        conflicts = tuple(conflicting_pairs(digits, layout))
        self._push(0.0, _State(0.0, digits.tobytes(), bytes(len(digits)), 0, conflicts), [], 0)

    def next(
        self, count: int, *, least: float = 0.0
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
        """At most `count` further readings, shape (readings, cells), and their probabilities.

        There are none below the probability `least`, and none after a number of steps.
        """
        found: list[bytes] = []
        probabilities: list[float] = []
        while self._heap and len(found) < count and self._steps_left:
            cost, _, state, order, place = self._heap[0]
            probability = self._probability * math.exp(-cost)
            if probability < least:
                break
            look()
            heapq.heappop(self._heap)
            if order:  # all that differ in a cell of the order, the cells before it left alone
                self._push_child(state, order[place], sum(1 << cell for cell in order[:place]))
                self._push_next(state, order, place + 1)
                continue
            self._steps_left -= 1
            self.rest -= probability
            if state.conflicts:
                first, second = max(
                    state.conflicts,
                    key=lambda pair: min(self._gap(state, cell) for cell in pair),
                )
                self._push_child(state, first, 0)
                self._push_child(state, second, 1 << first)
                continue
            found.append(state.digits)
            probabilities.append(probability)
            gaps = [self._gap(state, cell) for cell in range(len(state.digits))]
            self._push_next(state, sorted(range(len(gaps)), key=gaps.__getitem__), 0)
        rows = np.frombuffer(b"".join(found), np.uint8).reshape(len(found), len(self._options))
        return rows, np.array(probabilities)

    def _gap(self, state: _State, cell: int) -> float:
        """The cost of the next digit in a cell."""
        rank = state.ranks[cell]
        if state.fixed >> cell & 1 or rank + 1 == len(self._costs[cell]):
            return math.inf
        return self._costs[cell][rank + 1] - self._costs[cell][rank]

    def _push(self, cost: float, state: _State, order: list[int], place: int) -> None:
        self._number += 1
        heapq.heappush(self._heap, (cost, self._number, state, order, place))

    def _push_next(self, state: _State, order: list[int], place: int) -> None:
        """Note that the state has readings that differ in this place of an order of cells."""
        if place < len(order) and (gap := self._gap(state, order[place])) < math.inf:
            self._push(state.cost + gap, state, order, place)

    def _push_child(self, state: _State, cell: int, fixed: int) -> None:
        """Note the readings with a later digit in a cell, and further cells fixed."""
        gap = self._gap(state, cell)
        if gap == math.inf:
            return
        ranks, digits = bytearray(state.ranks), bytearray(state.digits)
        ranks[cell] += 1
        digit = digits[cell] = self._options[cell][ranks[cell]]
        conflicts = [pair for pair in state.conflicts if cell not in pair]
        if digit:
            conflicts += [(cell, peer) for peer in self._peers[cell] if digits[peer] == digit]
        cost = state.cost + gap
        child = _State(cost, bytes(digits), bytes(ranks), state.fixed | fixed, tuple(conflicts))
        self._push(cost, child, [], 0)


def conflicting_pairs(digits: NDArray[np.uint8], layout: Layout) -> Iterator[tuple[int, int]]:
    """Pairs of cells with equal digits in a house.

    Examples
    --------
    >>> import nonet
    >>> list(conflicting_pairs(np.array([1, 1, 0, 0]), nonet.Layout.latin(2)))
    [(0, 1)]
    """
    for cell, digit in enumerate(digits.tolist()):
        if digit:
            for peer in sorted(layout.peers[cell]):
                if peer > cell and digits[peer] == digit:
                    yield cell, peer


def greedy(weights: NDArray[np.float64], layout: Layout) -> NDArray[np.uint8]:
    """A reading without conflicts: the most certain cells first, each its most probable digit.

    Examples
    --------
    >>> import nonet
    >>> weights = np.array([[0.1, 0.9, 0], [0.2, 0.8, 0], [1, 0, 0], [1, 0, 0]])
    >>> greedy(weights, nonet.Layout.latin(2)).tolist()
    [1, 0, 0, 0]
    """
    digits = np.zeros(len(weights), np.uint8)
    for cell in np.argsort(-weights.max(axis=1), kind="stable").tolist():
        taken = {int(digits[peer]) for peer in layout.peers[cell]} - {0}
        order = np.argsort(-weights[cell], kind="stable").tolist()
        digits[cell] = next(digit for digit in order if digit not in taken)
    return digits
