"""An estimate of the number of solutions, where there are too many to count."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from nonet._arguments import whole
from nonet._json_form import JsonForm
from nonet._seeds import chosen_seed
from nonet.errors import Contradiction, NonetError, TimeLimitReached
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle
from nonet.running import Cancel, Progress, Watch
from nonet.solver.engine import Outcome, native_sampler

MAX_SAMPLES = 10_000_000


@dataclass(frozen=True, slots=True)
class CountEstimate(JsonForm):
    """An estimate of the number of solutions.

    Attributes
    ----------
    count
        The mean of all samples; ``inf`` beyond 1.8e308.
    log10
        Its decimal logarithm; ``-inf`` where no sample found a solution.
    error
        The standard error of the mean, as a share of it; ``nan`` with fewer than two samples or
        without any solution. Samples differ by orders of magnitude, so few of them show less error
        than there is.
    samples
        How many there are.

    Examples
    --------
    >>> import nonet
    >>> estimate = nonet.estimate_count("12.. ..1. .3.. ....", samples=100, seed=1)
    >>> print(estimate)
    about 3 (standard error 3%)
    """

    json_name: ClassVar[str] = "count estimate"

    count: float
    log10: float
    error: float
    samples: int

    def __str__(self) -> str:
        """The estimate in words: *about 6.7e+21 (standard error 4 %)*."""
        if self.log10 == -math.inf:
            return f"no solution found in {self.samples:,} samples"
        power = math.floor(self.log10)
        number = f"{self.count:.0f}" if power < 4 else f"{10 ** (self.log10 - power):.1f}e+{power}"
        return f"about {number} (standard error {self.error:.0%})"


def estimate_count(
    puzzle: PuzzleLike,
    *,
    samples: int = 1_000,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> CountEstimate:
    """Estimate the number of solutions of `puzzle`, of which `nonet.count` would see no end.

    Each sample is a walk from the puzzle until the grid is full or cannot be filled: where several
    digits are left in a cell one of them is taken at random, and the numbers of these digits are
    multiplied (Knuth, "Estimating the efficiency of backtrack programs", 1975). The mean of all
    walks has the number of solutions as its expected value.

    Parameters
    ----------
    puzzle
        In any form: text, numbers, an array, a grid, candidates (`nonet.grid.PuzzleLike`), up to
        64 × 64.
    samples
        The number of walks, from 1 to 10,000,000.
    seed
        The same seed gives the same estimate on every machine; None: a random one.
    time_limit
        In seconds. Where it passes after some walks, the estimate is theirs.
    progress, cancel
        As for `nonet.solve`; progress reports walks as `found`.

    Raises
    ------
    Contradiction
        Two equal digits share a house; carries `cells`, `digit`, `house`.
    LayoutError
        The grid is larger than 64 × 64.
    TimeLimitReached, Cancelled
        Stopped before the first walk ended, or by `cancel`.

    Examples
    --------
    There are 6.67e21 full grids (Felgenhauer and Jarvis, 2005):

    >>> import nonet
    >>> empty = nonet.Grid.empty(nonet.Layout.of_size(9))
    >>> estimate = nonet.estimate_count(empty, samples=200, seed=1)
    >>> 4e21 < estimate.count < 1e22
    True
    """
    if not 1 <= whole(samples, "a number of samples") <= MAX_SAMPLES:
        raise NonetError(f"expected from 1 to {MAX_SAMPLES:,} samples, found {samples!r}")
    seed = chosen_seed(seed)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    found = as_puzzle(puzzle)
    _check_conflicts(found)
    sampler = native_sampler(found, seed)
    try:
        while sampler.run(watch.slice(), samples) is not Outcome.FOUND:
            done = len(sampler.logarithms)
            watch.between_slices(found=done, nodes=done, depth=0, fraction=done / samples)
    except TimeLimitReached:
        if not sampler.logarithms:
            raise
    return _mean(sampler.logarithms)


def _check_conflicts(puzzle: Grid | Candidates) -> None:
    grid = puzzle if isinstance(puzzle, Grid) else puzzle.grid
    for conflict in grid.conflicts():
        raise Contradiction(
            str(conflict), cells=conflict.cells, digit=conflict.digit, house=conflict.house
        )


def _mean(logarithms: list[float]) -> CountEstimate:
    """The mean of numbers that are too large for floats, and its error."""
    largest, samples = max(logarithms), len(logarithms)
    if largest == -math.inf:
        return CountEstimate(0.0, -math.inf, math.nan, samples)
    shares = [10 ** (logarithm - largest) for logarithm in logarithms]
    mean = math.fsum(shares) / samples
    error = math.nan
    if samples > 1:
        variance = math.fsum((share - mean) ** 2 for share in shares) / (samples - 1)
        error = math.sqrt(variance / samples) / mean
    log10 = largest + math.log10(mean)
    return CountEstimate(10**log10 if log10 < 308.25 else math.inf, log10, error, samples)
