"""The seam to third-party solvers: what one has to offer, and which are used.

A further kind of solver is a class with the methods of `Helpers`, in a file of its own.
"""

from __future__ import annotations

from typing import Protocol

from nonet.grid import Candidates, Grid
from nonet.running import Watch
from nonet.solver._race import INSTALL, Race, is_installed, is_of_use

__all__ = ["INSTALL", "Helpers", "helpers_for", "is_installed", "third_party_for"]


class Helpers(Protocol):
    """Solvers of others at work on one puzzle, whose solutions they give one after the other."""

    @property
    def winner(self) -> str:
        """The solver that gave the latest answer."""
        ...

    def start(self) -> None:
        """Look for the next solution, beside the caller."""

    def answer(self) -> bytes | None:
        """The next solution, or None if there is none; raises `Empty` while that is undecided."""

    def next(self, watch: Watch, found: int) -> bytes | None:
        """Start and wait for the answer; `found` is the number of solutions so far."""

    def exclude(self, digits: bytes) -> None:
        """Never give this solution."""

    def end(self) -> None:
        """Stop at once; `start` goes on."""


def third_party_for(puzzle: Grid | Candidates, processors: int) -> Helpers:
    """The solvers for a puzzle, on at most this number of processors.

    Raises
    ------
    NonetError
        None is installed, or the puzzle is too large.
    """
    return Race(puzzle, processors)


def helpers_for(puzzle: Grid | Candidates, processors: int) -> Helpers | None:
    """The same, if there is a processor for them, one is installed and it is of use."""
    return Race(puzzle, processors) if processors > 0 and is_of_use(puzzle) else None
