"""All steps that are there now."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from nonet.errors import NonetError
from nonet.grid import Candidates, Grid
from nonet.logic._engine import TECHNIQUES, find_steps
from nonet.logic._options import Options
from nonet.logic._step import Step, step_from
from nonet.running import Cancel, Progress, Watch

_NUMBERS = {name: number for number, name in enumerate(TECHNIQUES)}


def steps(
    candidates: Candidates | Grid | str,
    technique: str | Iterable[str] | None = None,
    *,
    options: Options | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> list[Step]:
    """All steps that are there now, easier techniques first.

    Parameters
    ----------
    candidates
        A grid with pencil marks; those of a plain grid or its text are computed.
    technique
        Name of a technique, or several. None: all but brute force.
    options
        How techniques are understood.
    time_limit, progress, cancel
        As for `solve`.

    Raises
    ------
    NonetError
        There is no technique of that name.
    LayoutError
        The size is above 25.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> for step in nonet.steps("1... .2.. ..3. ...4", "hidden_single"):
    ...     print(step.placements)
    """
    if technique is None:
        wanted = [number for name, number in _NUMBERS.items() if name != "brute_force"]
    else:
        names = [technique] if isinstance(technique, str) else list(technique)
        for name in names:
            if name not in _NUMBERS:
                raise NonetError(f"expected the name of a technique, found {name!r}")
        wanted = [_NUMBERS[name] for name in names]
    marks = as_candidates(candidates)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    found = find_steps(marks, wanted, options or Options(), everything=True, watch=watch)
    return [step_from(raw, marks.layout) for raw in sorted(found, key=lambda raw: raw[0])]


def as_candidates(given: Candidates | Grid | str) -> Candidates:
    """The candidates themselves, or those that a grid leaves."""
    if isinstance(given, str):
        return Candidates.parse(given)
    return Candidates.of(given) if isinstance(given, Grid) else given
