"""The check of a grid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from nonet import _display
from nonet._arguments import flag
from nonet._json_form import JsonForm
from nonet.grid import Candidates, Conflict, Grid, PuzzleLike
from nonet.layout import cell_name
from nonet.puzzle import bare_cells
from nonet.running import Cancel, Progress, Watch
from nonet.solver._explain import Ambiguity, ConflictSet, find_ambiguity, find_conflict_set
from nonet.solver.select import EngineName, make_solver
from nonet.solver.statistics import SolverStatistics

Status = Literal["unique", "several", "none", "contradictory"]

_EXPLAINING = 5.0
"""Most seconds that an explanation takes."""


@dataclass(frozen=True, slots=True)
class Check(JsonForm):
    """The verdict of `nonet.check`; as a condition, whether there is exactly one solution.

    Attributes
    ----------
    status
        "unique": exactly one solution. "several": more than one. "none": no solution, although
        no two equal digits share a house. "contradictory": two equal digits do.
    conflicts
        All pairs of equal digits in a house; empty unless contradictory.
    emptied
        Of pencil marks: indices of the cells that have no candidate left.
    reason
        The first of them in words; otherwise empty.
    solutions
        The solution; two different ones where there are several; otherwise empty.
    statistics
        What the search has done.
    conflict_set
        With `explain`, where there is no solution: a small set of digits that
        cannot all be right.
    ambiguity
        With `explain`, where there are several solutions: where the two differ, which further
        givens leave only the first one, and with rules which one given or rule leaves one.

    Examples
    --------
    >>> import nonet
    >>> verdict = nonet.check("1...............")
    >>> verdict.status, len(verdict.solutions), verdict.is_unique
    ('several', 2, False)
    >>> "proper" if verdict else "not a proper puzzle"
    'not a proper puzzle'
    """

    json_name: ClassVar[str] = "check"

    status: Status
    conflicts: tuple[Conflict, ...]
    solutions: tuple[Grid, ...]
    statistics: SolverStatistics
    conflict_set: ConflictSet | None = None
    ambiguity: Ambiguity | None = None
    emptied: tuple[int, ...] = ()
    reason: str = ""

    def __bool__(self) -> bool:
        return self.is_unique

    def __str__(self) -> str:
        conflicts = "; ".join(map(str, self.conflicts))
        reason = self.conflict_set or self.ambiguity or self.reason or conflicts
        return f"{self.status}: {reason}" if reason else self.status

    def _repr_svg_(self) -> str | None:
        return _display.svg(self) if self.solutions else None

    @property
    def solution(self) -> Grid | None:
        """The only solution; None where there is not exactly one."""
        return self.solutions[0] if self.is_unique else None

    @property
    def is_unique(self) -> bool:
        """True for a proper puzzle: exactly one solution."""
        return self.status == "unique"


def check(
    puzzle: PuzzleLike,
    *,
    explain: bool = False,
    engine: EngineName = "auto",
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Check:
    """Verdict on `puzzle`: unique, several, none or contradictory, with the evidence.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`).
    explain
        Also explain why there is not exactly one solution: `Check.conflict_set`, `Check.ambiguity`.
        Pencil marks are not explained. Takes at most 5 s more, within the time limit, and then
        returns what it has found so far.
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
    explain = flag(explain, "explain")
    work = make_solver(
        puzzle, engine, most=2, time_limit=time_limit, progress=progress, cancel=cancel
    )
    found = tuple(work.solutions(2))
    statistics = work.statistics()
    grid = work.puzzle
    conflicts = grid.conflicts() if not found and isinstance(grid, Grid) else ()
    status: Status = "several" if len(found) == 2 else "unique" if found else "none"
    verdict = Check("contradictory" if conflicts else status, conflicts, found, statistics)
    if isinstance(grid, Candidates) and (emptied := bare_cells(grid)):
        reason = f"{cell_name(emptied[0], grid.size)} has no candidate left"
        return replace(verdict, emptied=emptied, reason=reason)
    if not explain or verdict.is_unique or not isinstance(grid, Grid):
        return verdict
    left = _EXPLAINING
    if time_limit is not None:
        left = min(left, max(0.0, time_limit - statistics.seconds))
    watch = Watch(time_limit=left, progress=progress, cancel=cancel)
    if found:
        first, second = found
        return replace(verdict, ambiguity=find_ambiguity(grid, first, second, watch))
    return replace(verdict, conflict_set=find_conflict_set(grid, watch))
