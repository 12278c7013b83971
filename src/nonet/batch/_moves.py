"""Canonical forms and scrambles of many 9 × 9 puzzles."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from nonet._rows import NO_DIGITS, digits
from nonet._seeds import chosen_seed
from nonet.equivalence.engine import write_forms
from nonet.equivalence.many import scrambled
from nonet.running import SLICE, Cancel, Progress, Watch
from nonet.solver.engine import checked_threads

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from nonet._rows import Puzzles

    Digits = NDArray[np.uint8]

_AT_ONCE = 2_000
"""Rows that a thread takes at once: some hundredths of a second."""


def canonical(
    puzzles: Puzzles,
    *,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
    watch: Watch | None = None,
) -> NDArray[np.uint8]:
    """Digits of the canonical form of each row, as `nonet.canonical` has it: shape (n, 81), uint8.

    An invalid row, or one of candidates instead of digits, is 255 throughout. A million rows take
    about six seconds on one core.

    Parameters
    ----------
    puzzles
        See the top of this page.
    threads, time_limit, progress, cancel
        See the top of this page.
    watch
        Instead of these three, where the work is part of other work.

    Examples
    --------
    >>> from nonet import batch
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> both = batch.canonical([line, line[::-1]])
    >>> bool((both[0] == both[1]).all())
    True
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    watch = watch or Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    found = digits(puzzles)
    automorphisms = np.empty(len(found), dtype=np.int64)

    def work(part: slice, rows: NDArray[np.intp]) -> None:
        forms = np.empty((len(rows), 81), dtype=np.uint8)
        write_forms(3, found[rows].reshape(-1), forms.reshape(-1), automorphisms[part][: len(rows)])
        found[rows] = forms

    _in_parts(found, work, threads=threads, watch=watch)
    return found


def scramble(
    puzzles: Puzzles,
    *,
    seed: int | None = None,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
    watch: Watch | None = None,
) -> NDArray[np.uint8]:
    """Digits of a puzzle that is essentially equal, for each row: shape (n, 81), dtype uint8.

    Row i is what `nonet.scramble` gives with the seed ``(seed + i) % 2**64``. So the same seed
    moves and relabels puzzles and their solutions alike, which is how training data is augmented:
    `np.repeat` makes copies of rows, and each becomes another puzzle. An invalid row is 255
    throughout.

    Parameters
    ----------
    puzzles
        See the top of this page.
    seed
        From 0 to 2⁶⁴ − 1: always the same result, on every machine. None: another one each time.
    threads, time_limit, progress, cancel
        See the top of this page.
    watch
        Instead of these three, where the work is part of other work.

    Examples
    --------
    >>> from nonet import batch
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> puzzles = batch.digits([line] * 3)
    >>> solutions = batch.solve(puzzles).solutions
    >>> more = batch.scramble(puzzles, seed=1)
    >>> bool((batch.solve(more).solutions == batch.scramble(solutions, seed=1)).all())
    True
    """
    import numpy as np  # noqa: PLC0415

    first = np.uint64(chosen_seed(seed))
    watch = watch or Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    found = digits(puzzles)

    def work(_part: slice, rows: NDArray[np.intp]) -> None:
        found[rows] = scrambled(found[rows], first + rows.astype(np.uint64))

    _in_parts(found, work, threads=threads, watch=watch)
    return found


def _in_parts(
    found: Digits,
    work: Callable[[slice, NDArray[np.intp]], None],
    *,
    threads: int | None,
    watch: Watch,
) -> None:
    """Let threads work on parts of the rows: on those that are puzzles."""
    import numpy as np  # noqa: PLC0415

    done = 0

    def do_part(start: int) -> int:
        part = slice(start, min(start + _AT_ONCE, len(found)))
        work(part, start + np.flatnonzero(found[part, 0] != NO_DIGITS))
        return part.stop - start

    def look() -> None:
        fraction = done / max(len(found), 1)
        watch.between_slices(found=done, nodes=done, depth=0, fraction=fraction)

    pool = ThreadPoolExecutor(checked_threads(threads))
    try:
        waiting = [pool.submit(do_part, start) for start in range(0, len(found), _AT_ONCE)]
        for part in waiting:
            while True:
                if watch.is_due:
                    look()
                try:
                    done += part.result(timeout=SLICE)
                    break
                except TimeoutError:
                    continue
    finally:
        pool.shutdown(cancel_futures=True)
