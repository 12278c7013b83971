"""Whether what was read is a Sudoku at all: not a crossword, a chess board, a table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

_FEWEST = {4: 4, 6: 8, 9: 17, 16: 55}
"""Fewest givens of a puzzle with one solution; of 16 × 16 the fewest that are known."""

_LEFT_OUT = 4
"""Givens below the fewest at which a reading is none of a puzzle, of which a few were not seen."""

_CLEAR = {9: 0.93, 16: 0.82}
"""Least mean probability of the cells of a reading that is not certain, by size.

Calendars and chess boards read as 9 × 9 have up to 0.91; right readings nearly always have 0.94 or
more.
"""

_CLEAR_OF_SMALL = 0.94
"""The same below 9 × 9, where any few digits make a puzzle with one solution."""

_LEAST_CERTAIN = 0.05
"""Least certainty of a small reading: a calendar is clear, but hardly any reading of it proper."""

_BEYOND = {4: 0.45, 6: 0.42, 9: 0.5, 16: 1.0}
"""Share of the digits that may be above the size; with more the grid is part of a larger one."""

_UNCLEAR = 1 / 8
"""Share of the cells of small sizes that may be unclear: a player's scribbles."""


_GAIN = 0.04
"""How much clearer further looks may make the cells."""


def has_givens(probabilities: NDArray[np.float32]) -> bool:
    """Whether enough cells are not empty, in whatever position, for a puzzle of this size.

    Parameters
    ----------
    probabilities
        As `PhotoReading.probabilities`.

    Examples
    --------
    >>> import numpy as np
    >>> empty = np.zeros((81, 10), np.float32)
    >>> empty[:, 0] = 1
    >>> has_givens(empty)
    False
    """
    fewest = _FEWEST[math.isqrt(len(probabilities))]
    return float((1 - probabilities[:, 0]).sum()) > fewest - _LEFT_OUT


def may_be_plausible(probabilities: NDArray[np.float32], beyond: NDArray[np.float32]) -> bool:
    """Whether `is_plausible` may hold for a reading of these cells: they are clear enough.

    Parameters
    ----------
    probabilities
        As `PhotoReading.probabilities`.
    beyond
        Of each cell how probable a digit is that grids of this size do not have.

    Examples
    --------
    >>> import numpy as np
    >>> noise = np.full((16, 5), 0.2)
    >>> may_be_plausible(noise, np.zeros(16))
    False
    """
    size = math.isqrt(len(probabilities))
    if float(beyond.sum()) > _BEYOND[size] * float((1 - probabilities[:, 0]).sum()):
        return False
    if size >= 9:
        return int(np.count_nonzero(probabilities.argmax(axis=1))) > _FEWEST[size] - 2 * _LEFT_OUT
    return _mean_of_clear(probabilities.max(axis=1)) >= _CLEAR_OF_SMALL - _GAIN


def is_plausible(
    digits: Sequence[int], probabilities: NDArray[np.float32], certainty: float
) -> bool:
    """Whether a reading is one of a Sudoku: it may be wrong, but its cells are clear.

    Parameters
    ----------
    digits
        Row by row, 0 for an empty cell.
    probabilities
        As `PhotoReading.probabilities`.
    certainty
        Of the reading.

    Examples
    --------
    >>> import numpy as np
    >>> clear, noise = np.zeros((81, 10)), np.full((81, 10), 0.1)
    >>> clear[range(81), [*range(1, 10)] * 2 + 63 * [0]] = 1
    >>> [is_plausible(one.argmax(axis=1), one, 0.0) for one in (clear, noise)]
    [True, False]
    """
    size = math.isqrt(len(digits))
    givens = sum(1 for digit in digits if digit)
    likely = probabilities[range(len(digits)), list(digits)]
    if size < 9:
        if givens < _FEWEST[size] or certainty < _LEAST_CERTAIN:
            return False
        return _mean_of_clear(likely) >= _CLEAR_OF_SMALL
    if givens <= _FEWEST[size] - _LEFT_OUT:
        return False
    return certainty >= 0.5 or float(likely.mean()) >= _CLEAR[size]


def _mean_of_clear(likely: NDArray[np.floating]) -> float:
    """The mean of all but the few that may be unclear."""
    return float(np.sort(likely)[round(_UNCLEAR * len(likely)) :].mean())
