"""
The native core of nonet. Private: use the functions of the nonet package.
"""

from collections.abc import Sequence
import enum


def build_info() -> str:
    """Compiler and kind of build."""

class Layout:
    """Geometry of a grid: its size and the cells of its houses."""

    def __init__(self, size: int, houses: Sequence[Sequence[int]]) -> None: ...

class Outcome(enum.Enum):
    """How a slice of a search ended."""

    FOUND = 0

    EXHAUSTED = 1

    PAUSED = 2

class Search:
    """Depth-first search for the solutions of one grid."""

    @staticmethod
    def from_digits(layout: Layout, digits: bytes, seed: int | None = None) -> Search:
        """
        Start from the digits of all cells, a byte each, 0 where the cell is empty.
        """

    @staticmethod
    def from_masks(layout: Layout, masks: bytes, seed: int | None = None) -> Search:
        """Start from candidates: ceil(size / 8) bytes a cell, digit 1 lowest."""

    def count(self, limit: int, seconds: float) -> Outcome:
        """
        Search until `limit` solutions were found in all, or for so many seconds.
        """

    def solution(self) -> bytes:
        """Digits of the solution found last."""

    @property
    def found(self) -> int: ...

    @property
    def nodes(self) -> int: ...

    @property
    def guesses(self) -> int: ...

    @property
    def depth(self) -> int: ...

    @property
    def max_depth(self) -> int: ...

    @property
    def fraction(self) -> float: ...
