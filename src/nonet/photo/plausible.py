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

_CLEAR = 0.82
"""Mean probability of the digits of a picture that shows a Sudoku."""

_CLEAR_OF_SMALL = 0.94
"""The same below 9 × 9, where any few digits make a puzzle with one solution."""

_LEAST_CERTAIN = 0.05
"""Least certainty of a small reading: a calendar is clear, but hardly any reading of it proper."""

_UNCLEAR = 1 / 8
"""Share of the cells of small sizes that may be unclear: a player's scribbles."""


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
        clear = np.sort(likely)[round(_UNCLEAR * len(digits)) :]
        if givens < _FEWEST[size] or certainty < _LEAST_CERTAIN:
            return False
        return float(clear.mean()) >= _CLEAR_OF_SMALL
    if givens <= _FEWEST[size] - _LEFT_OUT:
        return False
    return certainty >= 0.5 or float(likely.mean()) >= _CLEAR
