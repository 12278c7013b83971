"""The most probable proper puzzle, and how certain it is.

A printed puzzle has exactly one solution. That finds most misread cells, but not all: newspapers
print more givens than are needed, so that 40 of 100 puzzles with a dropped given, and 11 of 100
with a phantom one, still have exactly one solution. So readings are weighed by their probability,
and the doubt that is left is said.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np

from nonet import batch
from nonet.errors import TimeLimitReached
from nonet.photo.candidates import Readings, conflicting_pairs, greedy
from nonet.photo.watching import limits_of, look

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nonet.layout import Layout

Problem = Literal["no solution", "several solutions"]

CERTAIN = 0.995
"""Certainty below which a reading is in doubt.

Of 1,800 synthetic pictures 844 of 9 × 9 and 16 × 16 were read with at least this certainty, one of
them wrong.
"""

CERTAIN_OF_SMALL = 0.998
"""The same below 9 × 9, where any few digits make a proper puzzle.

Of the same pictures 854 of 4 × 4 and 6 × 6 were read with at least this certainty, none of them
wrong. With an earlier network, three of the 22 readings between the two were wrong.
"""

TEMPERATURE = 0.6
"""Logarithms of the probabilities are divided by it, since the network is too modest.

Of 1,200 synthetic pictures of 9 × 9, some too hard to read, 890 are then read without doubt, five
of them wrong; with 0.5 it is five of 902, with 0.7 four of 869. Of 4 × 4 it is three of 915, five
of 956 and one of 879: `tools/calibrate_photos.py`.
"""

_FLOOR = 1e-5
"""Probability that a cell is none of what the network says."""

_OUTSIDE = 3e-4
"""Probability that the cells of a picture are not independent: a grid out of place, a fold."""

_PROPER_OUTSIDE = 0.03
"""Share of the readings that were not looked at which have exactly one solution."""

_PRINTED = {0: 1e-6, 1: 1.0, 2: 1e-3}
"""How probable a puzzle with no, one, or several solutions is before anything is read."""

_AGREES = 0.4
"""Least ratio of the probability of the solution's digit to that of an empty cell to read it.

A given under a speck looks a little like several digits. A scribble would rarely look like the
digit of the only solution by chance: of eleven such cells in 3,000 synthetic pictures, nine are
givens.
"""

_AGREEING = 0.8
"""Probability that such a cell holds the digit of the solution."""

_LIKE_SEVERAL = 0.5
"""Largest probability of any one digit in such a cell; scribbles mostly look like a single one."""

_NEGLIGIBLE = 1e-4
"""Readings that are less probable than the best by this factor are not looked at."""

_HOPELESS = 0.08
"""Share of the cells that are expected to be wrong from which no reading is looked for."""

_MOST_READINGS = 1_000
_FRUITLESS = 250
"""Readings after which none is proper, so that no further ones are looked at."""
_SECONDS = 0.25
MOST_DOUBTFUL = 12
"""Cells that are named."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A reading of all cells.

    Attributes
    ----------
    digits
        Row by row, 0 for an empty cell.
    certainty
        Probability that all of them are right.
    problem
        Why it is no puzzle; None where it has exactly one solution.
    doubtful
        Cells that may be wrong, the most doubtful first; empty where the reading is not in doubt.
    """

    digits: tuple[int, ...]
    certainty: float
    problem: Problem | None
    doubtful: tuple[int, ...]

    @property
    def in_doubt(self) -> bool:
        """Whether it is no proper puzzle, or not certain."""
        return self.problem is not None or not is_certain(self.certainty, len(self.digits))


def is_certain(certainty: float, cells: int) -> bool:
    """Whether a reading with this number of cells is not in doubt."""
    return certainty >= (CERTAIN if cells >= 81 else CERTAIN_OF_SMALL)


def check(
    probabilities: NDArray[np.float32], layout: Layout, *, temperature: float = TEMPERATURE
) -> Checked:
    """The most probable reading with exactly one solution, or else the most probable one.

    Parameters
    ----------
    probabilities
        Shape (cells, 1 + size): of each cell that it is empty, or holds 1, 2, …
    layout
        Size and houses.
    temperature
        By how much the logarithms of the probabilities are divided.

    Examples
    --------
    >>> import nonet
    >>> seen = np.full((16, 5), 0.001)
    >>> seen[range(16), [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4]] = 0.996
    >>> check(seen, nonet.Layout.of_size(4)).problem
    'several solutions'
    >>> seen[1] = [0.1, 0.001, 0.001, 0.8, 0.1]  # which leaves one solution
    >>> checked = check(seen, nonet.Layout.of_size(4))
    >>> checked.digits[:4], checked.problem, checked.certainty > 0.9
    ((1, 3, 0, 0), None, True)
    """
    weights = _calibrated(probabilities, temperature)
    hopeless = float((1 - weights.max(axis=1)).mean()) > _HOPELESS
    found = None if hopeless else _weighed(weights, layout)
    if found is None:
        digits = tuple(greedy(weights, layout).tolist())
        return Checked(digits, 0.0, "no solution", _least_certain(weights, digits, layout))
    best = int(np.argmax(found.weights))
    digits = tuple(found.digits[best].tolist())
    proper = found.weights * (found.counts == 1)
    missed = _PROPER_OUTSIDE * found.rest + _OUTSIDE
    total = float(found.weights.sum()) + missed
    certainty = float(found.weights[best]) / total
    problem = _problem(int(found.counts[best]))
    if problem is not None:
        return Checked(digits, certainty, problem, _least_certain(weights, digits, layout))
    if is_certain(certainty, len(digits)):
        return Checked(digits, certainty, None, ())
    wrong = 1 - weights[np.arange(len(digits)), digits]
    agreeing = _agreeing(probabilities, digits, layout)
    doubt = (proper[:, None] * (found.digits != found.digits[best])).sum(0) / total
    doubt += missed / total * wrong / max(float(wrong.sum()), 1e-12)
    read = list(digits)
    for cell, digit in agreeing.items():
        read[cell] = digit
        doubt[cell] = 1 - _AGREEING
        either = certainty * (1 + weights[cell, digit] / weights[cell, 0])
        certainty = _AGREEING * min(1.0, float(either))
    return Checked(tuple(read), certainty, None, _most(doubt))


def _agreeing(
    probabilities: NDArray[np.float32], digits: tuple[int, ...], layout: Layout
) -> dict[int, int]:
    """Cells that were read as empty but probably hold a given, with their digits."""
    empty = probabilities[:, 0]
    most = probabilities[:, 1:].max(axis=1)
    unclear = (np.array(digits) == 0) & (most < _LIKE_SEVERAL) & (most >= _AGREES * empty)
    if not unclear.any():
        return {}
    row = np.array([digits], np.uint8)
    solution = batch.solve(row, layout=_unless_classic(layout), limit=1, threads=1).solutions[0]
    fits = probabilities[np.arange(len(digits)), solution] >= _AGREES * empty
    return {int(cell): int(solution[cell]) for cell in np.flatnonzero(unclear & fits)}


def _unless_classic(layout: Layout) -> Layout | None:
    return None if layout.is_classic else layout


@dataclass(frozen=True, slots=True, eq=False)
class _Weighed:
    """Readings without equal digits in a house, and what speaks for each.

    Attributes
    ----------
    digits
        uint8, shape (readings, cells).
    counts
        Solutions of each: 0, 1, or 2 for several; -1 where time was short.
    weights
        Probability of each, less where it is not what is printed.
    rest
        Probability of all readings that were not looked at.
    """

    digits: NDArray[np.uint8]
    counts: NDArray[np.int64]
    weights: NDArray[np.float64]
    rest: float


def _weighed(weights: NDArray[np.float64], layout: Layout) -> _Weighed | None:
    """The most probable readings, as far as others could matter; None where there are none."""
    readings = Readings(weights, layout)
    digits: list[NDArray[np.uint8]] = []
    counts: list[NDArray[np.int64]] = []
    likely: list[NDArray[np.float64]] = []
    seen = 0
    proper = 0.0
    fewer = 81 / max(81, len(weights))  # those of more cells take longer
    while seen < fewer * (_MOST_READINGS if proper else _FRUITLESS):
        some, probability = readings.next(max(1, seen), least=_NEGLIGIBLE * proper)
        if not len(some):
            break
        number = _counts(some, layout)
        digits.append(some)
        counts.append(number)
        likely.append(probability)
        proper = max(proper, float((probability * (number == 1)).max()))
        seen += len(some)
    if not digits:
        return None
    every = np.concatenate(counts)
    prior = np.array([_PRINTED.get(number, 0.0) for number in every.tolist()])
    probability = np.concatenate(likely)
    return _Weighed(np.concatenate(digits), every, probability * prior, readings.rest)


def _counts(rows: NDArray[np.uint8], layout: Layout) -> NDArray[np.int64]:
    """Solutions of each reading, up to 2; -1 where time was short."""
    try:
        return batch.count(
            rows, layout=_unless_classic(layout), limit=2, threads=1, **limits_of(_SECONDS)
        )
    except TimeLimitReached:
        look()
        return np.full(len(rows), -1, np.int64)


def _calibrated(probabilities: NDArray[np.float32], temperature: float) -> NDArray[np.float64]:
    """The probabilities as they were found to be right on pictures that were made for it."""
    logarithms = np.log(np.maximum(probabilities.astype(np.float64), 1e-12)) / temperature
    sharp = np.exp(logarithms - logarithms.max(axis=1, keepdims=True))
    sharp /= sharp.sum(axis=1, keepdims=True)
    mixed: NDArray[np.float64] = (1 - _FLOOR) * sharp + _FLOOR / sharp.shape[1]
    return mixed


def _problem(count: int) -> Problem | None:
    if count == 1:
        return None
    return "no solution" if count == 0 else "several solutions"


def _least_certain(
    weights: NDArray[np.float64], digits: tuple[int, ...], layout: Layout
) -> tuple[int, ...]:
    """Cells of a conflict as they were read, then the least certain."""
    doubt = 1 - weights[np.arange(len(digits)), digits]
    as_read = weights.argmax(axis=1).astype(np.uint8)
    for pair in conflicting_pairs(as_read, layout):
        doubt[list(pair)] += 1
    return _most(doubt)


def _most(doubt: NDArray[np.float64]) -> tuple[int, ...]:
    """The most doubtful cells, one at least."""
    order = np.argsort(-doubt, kind="stable")[:MOST_DOUBTFUL]
    least = max(1e-4, 0.01 * float(doubt[order[0]]))
    return tuple(int(cell) for place, cell in enumerate(order) if not place or doubt[cell] >= least)
