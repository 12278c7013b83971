"""Puzzles that are not essentially equal to one before them."""

from __future__ import annotations

from hashlib import blake2b

from nonet.equivalence import canonical
from nonet.grid import Grid


class Distinct:
    """Remembers the canonical forms of grids, 16 bytes each: of 2⁶⁴ grids two might be confused."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: set[bytes] = set()

    def add(self, grid: Grid) -> bool:
        """Whether `grid` is essentially different from all that were added before."""
        form = blake2b(canonical(grid).givens, digest_size=16).digest()
        if form in self._seen:
            return False
        self._seen.add(form)
        return True
