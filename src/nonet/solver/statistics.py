"""The statistics of a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nonet._json_form import JsonForm


@dataclass(frozen=True, slots=True)
class SolverStatistics(JsonForm):
    """How much work a search took.

    Attributes
    ----------
    nodes
        Positions in which all singles and locked candidates were followed up.
    guesses
        Candidates tried because no deduction was left; 0 when logic alone was enough.
    depth
        Most guesses in effect at once.
    seconds
        Time since the search began.
    engine
        What gave the latest answer: "lockstep" (plain 9 × 9), "search", "learning" (our own
        learning solver), "CaDiCaL" or "Kissat". The work of the last three is not counted in the
        numbers.

    Examples
    --------
    >>> import nonet
    >>> found = nonet.check("1...............").statistics
    >>> found.guesses > 0, found.engine
    (True, 'search')
    """

    json_name: ClassVar[str] = "statistics"

    nodes: int
    guesses: int
    depth: int
    seconds: float
    engine: str
