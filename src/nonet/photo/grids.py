"""Where the grids of a picture are: corners, size, mesh of lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class FoundGrid:
    """A grid found in a picture.

    Attributes
    ----------
    size
        Number of cells in a row.
    mesh
        Crossings of the lines: float64, shape (size + 1, size + 1, 2); row, column, (x, y) in
        pixels of the grey picture, the centre of its first pixel at (0, 0).
    score
        Darkness along the lines, 0 to 1.
    """

    size: int
    mesh: NDArray[np.float64]
    score: float


def find_grids(grey: NDArray[np.uint8]) -> list[FoundGrid]:
    """Every grid of a grey picture, the clearest first; none is an empty list."""
    raise NotImplementedError
