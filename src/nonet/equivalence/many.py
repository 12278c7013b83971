"""Scrambling many 9 × 9 grids at once: for each seed the move and the labels of `scramble`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MASK = 2**64


class _Randoms:
    """`Random`, one for each of many seeds."""

    def __init__(self, seeds: NDArray[np.uint64]) -> None:
        self._states = seeds.copy()

    def below(self, bound: int) -> NDArray[np.intp]:
        """For each seed a number from 0 to bound - 1."""
        import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

        numbers = self._next(slice(None))
        unfair = np.uint64(_MASK % bound)
        while (again := np.flatnonzero(numbers < unfair)).size:
            numbers[again] = self._next(again)
        return (numbers % np.uint64(bound)).astype(np.intp)

    def _next(self, which: slice | NDArray[np.intp]) -> NDArray[np.uint64]:
        import numpy as np  # noqa: PLC0415

        self._states[which] += np.uint64(0x9E3779B97F4A7C15)
        mixed = self._states[which]
        mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
        return mixed ^ mixed >> np.uint64(31)

    def orders(self, length: int) -> NDArray[np.uint8]:
        """For each seed the numbers below `length` in a new order."""
        import numpy as np  # noqa: PLC0415

        everyone = np.arange(len(self._states))
        found = np.tile(np.arange(length, dtype=np.uint8), (len(everyone), 1))
        for last in range(length - 1, 0, -1):
            other = self.below(last + 1)
            chosen = found[everyone, other]
            found[everyone, other] = found[:, last]
            found[:, last] = chosen
        return found

    def lines(self) -> NDArray[np.uint8]:
        """For each seed a new order of nine rows or columns, which keeps chutes together."""
        import numpy as np  # noqa: PLC0415

        chutes = self.orders(3)
        places = np.stack([self.orders(3) for _ in range(3)], axis=1)
        return (3 * chutes[:, :, None] + places).reshape(-1, 9).astype(np.uint8)


def scrambled(grids: NDArray[np.uint8], seeds: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """Each row of 81 digits as `scramble` has it with the seed of that row."""
    import numpy as np  # noqa: PLC0415

    randoms = _Randoms(seeds)
    rows, columns = randoms.lines(), randoms.lines()
    transposed = randoms.below(2) == 1
    labels = np.zeros((len(grids), 10), dtype=np.uint8)
    labels[:, 1:] = randoms.orders(9) + 1
    sources = 9 * rows[:, :, None] + columns[:, None, :]
    sources[transposed] = sources[transposed].swapaxes(1, 2)
    moved = np.take_along_axis(grids, sources.reshape(-1, 81), axis=1)
    return np.take_along_axis(labels, moved, axis=1)
