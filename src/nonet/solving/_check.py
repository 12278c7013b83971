"""What is right or wrong with a grid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from nonet.grid import Conflict, Grid
from nonet.running import Cancel, Progress
from nonet.solving._engine import EngineName, Puzzle, make_engine
from nonet.solving.statistics import Statistics

Status = Literal["unique", "several", "none", "contradictory"]


@dataclass(frozen=True, slots=True)
class Check:
    """The verdict of `nonet.check`.

    Attributes
    ----------
    status
        "unique": exactly one solution. "several": more than one. "none": no solution, although
        no two equal digits share a house. "contradictory": two equal digits do.
    conflicts
        All pairs of equal digits in a house; empty unless contradictory.
    solutions
        The solution; two different ones where there are several; otherwise empty.
    statistics
        What the search has done.

    Examples
    --------
    >>> import nonet
    >>> verdict = nonet.check("1...............")
    >>> verdict.status, len(verdict.solutions), verdict.is_unique
    ('several', 2, False)
    """

    status: Status
    conflicts: tuple[Conflict, ...]
    solutions: tuple[Grid, ...]
    statistics: Statistics

    @property
    def is_unique(self) -> bool:
        """True for a proper puzzle: exactly one solution."""
        return self.status == "unique"


def check(
    puzzle: Puzzle,
    *,
    engine: EngineName = "auto",
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Check:
    """Verdict on `puzzle`: unique, several, none or contradictory, with the evidence.

    Parameters
    ----------
    puzzle
        A grid, a grid with pencil marks, or the text of either.
    engine, time_limit, progress, cancel
        As for `nonet.solve`.

    Raises
    ------
    TimeLimitReached, Cancelled
        Stopped before the end; carries `found`, 1 where one solution is known already.

    Examples
    --------
    >>> import nonet
    >>> nonet.check("1... ..2. .3.. ...4").status
    'unique'
    >>> print(*nonet.check("1..1 .... .... ....").conflicts)
    two 1s in row 1, at r1c1 and r1c4
    """
    work = make_engine(
        puzzle, engine, most=2, time_limit=time_limit, progress=progress, cancel=cancel
    )
    found = tuple(work.solutions(2))
    if not found and isinstance(work.puzzle, Grid) and (conflicts := work.puzzle.conflicts()):
        return Check("contradictory", conflicts, (), work.statistics())
    status: Status = "several" if len(found) == 2 else "unique" if found else "none"
    return Check(status, (), found, work.statistics())
