"""Whether what was read is a Sudoku at all: not a crossword, a chess board, a table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

_FEWEST = {4: 4, 6: 8, 9: 17, 16: 55}
"""Fewest givens of a puzzle with one solution; of 16 × 16 the fewest that are known."""

_LEFT_OUT = 4
"""Givens below the fewest at which a reading is none of a puzzle, of which a few were not seen."""

_CLEAR = {4: 0.95, 6: 0.95, 9: 0.9, 16: 0.9}
"""Mean probability of the digits of a picture that shows a Sudoku.

Of small sizes, any few digits make a puzzle with one solution, so that it says little.
"""

_LEAST_OF_SMALL = 0.75
"""Certainty of a reading below 9 × 9: a few specks in an empty lattice make a 4 × 4 puzzle."""


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
    if sum(1 for digit in digits if digit) <= _FEWEST[size] - _LEFT_OUT:
        return False
    if size >= 9 and certainty >= 0.5:
        return True
    if size < 9 and certainty < _LEAST_OF_SMALL:
        return False
    likely = probabilities[range(len(digits)), list(digits)]
    return float(likely.mean()) >= _CLEAR[size]
