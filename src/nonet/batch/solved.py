"""Solutions, counts and verdicts of many puzzles."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from nonet._arguments import described, flag, instance, whole
from nonet._rows import AT_ONCE, MALFORMED, Rows, givens_of, mask_table, read
from nonet.batch._layouts import prepared, search_all
from nonet.errors import NonetError
from nonet.grid import Grid
from nonet.layout import CLASSIC, Layout
from nonet.running import Cancel, Progress, Watch
from nonet.solver.engine import checked_threads, run_batch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from nonet._rows import Puzzles
    from nonet.grid import Candidates, PuzzleLike


class Status(IntEnum):
    """Verdict of `check` on a row."""

    NONE = 0
    UNIQUE = 1
    SEVERAL = 2
    CONTRADICTORY = 3
    MALFORMED = 4


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """Result of `solve`.

    Attributes
    ----------
    solutions
        Shape (n, 81), dtype uint8: the solution of each row, or its first; 0 where there is none.
        With grids of another size, a column for each cell of the largest, and 0 behind the others.
    counts
        Shape (n,), dtype int64: number of solutions, at most the limit; -1 for a malformed row.
    second
        The same shape: a second solution where there are several, else 0; None where it was not
        asked for.
    """

    solutions: NDArray[np.uint8]
    counts: NDArray[np.int64]
    second: NDArray[np.uint8] | None


def solve(
    puzzles: Puzzles | Sequence[PuzzleLike],
    *,
    layout: Layout | None = None,
    limit: int = 2,
    second: bool = False,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Solved:
    """Solutions of all rows, and how many each has.

    Parameters
    ----------
    puzzles, layout
        See the top of this page.
    limit
        Where to stop counting: 1 for any solution, 2 to prove that it is the only one.
    second
        Also give a second solution where there is one; needs a limit of 2 or more.
    threads, time_limit, progress, cancel
        See the top of this page.

    Examples
    --------
    >>> from nonet import batch
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> solved = batch.solve([line, "." * 81, "no puzzle"])
    >>> solved.counts.tolist()
    [1, 2, -1]
    >>> "".join(map(str, solved.solutions[0, :9]))
    '534678912'

    Puzzles with rules come as grids, each of its own layout, or as lines and one layout.

    >>> from nonet import Grid, Layout
    >>> from nonet.constraints import Cage
    >>> cages = Layout.of_size(4, constraints=[Cage("r1c1-2", 3), Cage("r2-4c4", 6)])
    >>> batch.solve([Grid("1..." + 12 * ".", layout=cages), "1" + 80 * "."]).counts.tolist()
    [2, 2]
    >>> batch.solve(["1..." + 12 * ".", 16 * "."], layout=cages, limit=100).counts.tolist()
    [12, 24]
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    second = flag(second, "second")
    if second and limit < 2:
        raise NonetError(f"expected a limit of 2 or more for a second solution, found {limit}")
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    rows = prepared(puzzles, layout)
    if not isinstance(rows, Rows):
        _check_options(limit, threads)
        counts, kept = search_all(rows, limit, 2 if second else 1, threads, watch)
        return Solved(kept[0], counts, kept[1] if second else None)
    solutions = np.empty((rows.count, 81), dtype=np.uint8)
    others = np.empty((rows.count, 81), dtype=np.uint8) if second else None
    counts = _run(rows, limit, threads, watch, solutions, others)
    return Solved(solutions, counts, others)


def count(
    puzzles: Puzzles | Sequence[PuzzleLike],
    *,
    layout: Layout | None = None,
    limit: int = 2,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.int64]:
    """Number of solutions of each row, at most `limit`; -1 for a malformed row.

    Examples
    --------
    >>> from nonet import batch
    >>> batch.count(["." * 81, "11" + "." * 79], limit=100).tolist()
    [100, 0]
    """
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    rows = prepared(puzzles, layout)
    if not isinstance(rows, Rows):
        _check_options(limit, threads)
        return search_all(rows, limit, 0, threads, watch)[0]
    return _run(rows, limit, threads, watch, None, None)


def check(
    puzzles: Puzzles | Sequence[PuzzleLike],
    *,
    layout: Layout | None = None,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> NDArray[np.uint8]:
    """Verdict on each row, as the number of a `Status`.

    Examples
    --------
    >>> from nonet import batch
    >>> [batch.Status(s).name for s in batch.check(["." * 81, "11" + "." * 79, "?" * 81])]
    ['SEVERAL', 'CONTRADICTORY', 'MALFORMED']
    """
    import numpy as np  # noqa: PLC0415

    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    rows = prepared(puzzles, layout)
    if not isinstance(rows, Rows):
        return _status_of(rows, search_all(rows, 2, 0, threads, watch)[0])
    counts = _run(rows, 2, threads, watch, None, None)
    status = counts.astype(np.uint8)
    status[counts == MALFORMED] = Status.MALFORMED
    unsolvable = np.flatnonzero((counts == 0) & ~np.asarray(rows.marked))
    for start in range(0, len(unsolvable), AT_ONCE):
        watch.between_slices(found=rows.count, nodes=rows.count, depth=0, fraction=1.0)
        some = unsolvable[start : start + AT_ONCE]
        status[some[_are_contradictory(rows, some)]] = Status.CONTRADICTORY
    return status


def _status_of(
    puzzles: Sequence[Grid | Candidates | None], counts: NDArray[np.int64]
) -> NDArray[np.uint8]:
    import numpy as np  # noqa: PLC0415

    status = counts.astype(np.uint8)
    status[counts == MALFORMED] = Status.MALFORMED
    for row in np.flatnonzero(counts == 0).tolist():
        puzzle = puzzles[row]
        if isinstance(puzzle, Grid) and puzzle.conflicts():
            status[row] = Status.CONTRADICTORY
    return status


def givens_with_counts(
    puzzles: Puzzles, *, threads: int | None, watch: Watch
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Digits of the givens of each row, shape (n, 81), and its number of solutions, at most 2.

    The count of a malformed row, or one of candidates, is -1, and its digits mean nothing.
    """
    rows = read(puzzles)
    return givens_of(rows, slice(None)), counts_of_givens(rows, threads, watch, None)


def counts_of_givens(
    rows: Rows, threads: int | None, watch: Watch, solutions: NDArray[np.uint8] | None
) -> NDArray[np.int64]:
    """Number of solutions of each row of givens, at most two, and the solutions if asked for."""
    import numpy as np  # noqa: PLC0415

    counts = _run(rows, 2, threads, watch, solutions, None)
    counts[np.broadcast_to(np.asarray(rows.marked), counts.shape)] = MALFORMED
    return counts


def solutions_of_grids(
    puzzles: Sequence[Grid | Candidates | None], *, threads: int | None, watch: Watch
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """The digits of the first solution of each puzzle, as in `Solved`; and the counts, up to 2."""
    counts, (solutions,) = search_all(puzzles, 2, 1, threads, watch)
    return solutions, counts


def solutions_as_text(
    puzzles: Puzzles, *, threads: int | None, watch: Watch
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """The solution of each row as 81 characters, zero bytes where there is none; and the counts."""
    import numpy as np  # noqa: PLC0415

    rows = read(puzzles)
    text = np.empty((rows.count, 81), dtype=np.uint8)
    return text, _run(rows, 2, threads, watch, text, None, as_text=True)


def solve_lines(
    lines: bytes,
    *,
    width: int = 82,
    limit: int = 1,
    threads: int | None = None,
    watch: Watch | None = None,
) -> tuple[bytearray, array[int]]:
    r"""Solutions of puzzles in text, as text: the way of large files, without arrays.

    Parameters
    ----------
    lines
        Puzzles of 81 characters, each line `width` bytes long with its end of line (the last may
        lack it).
    width
        82, or 83 where lines end with two characters.
    limit, threads
        As for `solve`.
    watch
        Time limit, progress and cancelling.

    Returns
    -------
    The solutions, 81 characters and a newline each (zero bytes where there is none), and the
    counts, as `Solved` has them.

    Examples
    --------
    >>> from nonet import batch
    >>> line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> text, counts = batch.solve_lines(line + b"\n")
    >>> bytes(text[:9]), list(counts)
    (b'534678912', [1])
    """
    if not isinstance(lines, bytes | bytearray):
        raise TypeError(f"expected lines as bytes, found {described(lines)}")
    width = whole(width, "a width")
    if watch is not None:
        instance(watch, Watch, "a Watch")
    if width not in {82, 83}:
        raise NonetError(f"expected a width of 82 or 83, found {width!r}")
    _check_options(limit, threads)
    number = (len(lines) + width - 81) // width
    text = bytearray(82 * number)
    text[81::82] = b"\n" * number
    counts = array("q", bytes(8 * number))
    if number:
        run_batch(
            lines,
            count=number,
            stride=width,
            form="text",
            limit=limit,
            counts=counts,
            first=text,
            second=None,
            out_stride=82,
            as_text=True,
            threads=threads,
            watch=watch or Watch(),
        )
    return text, counts


def _run(
    rows: Rows,
    limit: int,
    threads: int | None,
    watch: Watch,
    first: NDArray[np.uint8] | None,
    second: NDArray[np.uint8] | None,
    *,
    as_text: bool = False,
) -> NDArray[np.int64]:
    import numpy as np  # noqa: PLC0415

    _check_options(limit, threads)
    counts = np.empty(rows.count, dtype=np.int64)
    if rows.count:
        run_batch(
            rows.data,
            count=rows.count,
            stride=rows.stride,
            form=rows.form,
            limit=limit,
            counts=counts,
            first=None if first is None else first.reshape(-1),
            second=None if second is None else second.reshape(-1),
            out_stride=81,
            as_text=as_text,
            threads=threads,
            watch=watch,
        )
    return counts


def _check_options(limit: int, threads: int | None) -> None:
    if not 1 <= whole(limit, "a limit") < 2**63:
        raise NonetError(f"expected a limit from 1 to 2**63 - 1, found {limit!r}")
    checked_threads(threads)


def _are_contradictory(rows: Rows, some: NDArray[np.intp]) -> NDArray[np.bool_]:
    """For each of these rows, whether two cells of a house have the same digit, and it alone."""
    import numpy as np  # noqa: PLC0415

    width = 162 if rows.form == "masks" else 81
    data = np.frombuffer(rows.data, dtype=np.uint8)
    cells = data[some[:, None] * rows.stride + np.arange(width)]
    masks = cells.view("<u2") if rows.form == "masks" else mask_table(rows.form)[cells]
    single = np.where(masks & (masks - 1), 0, masks)
    twice = np.zeros(len(some), dtype=bool)
    for house in CLASSIC.houses:
        digits = np.sort(single[:, list(house.cells)], axis=1)
        twice |= ((digits[:, 1:] == digits[:, :-1]) & (digits[:, 1:] != 0)).any(axis=1)
    return twice
