"""Ratings of many puzzles at once, on all processors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, cast

from nonet._arguments import instance
from nonet._columns import is_column
from nonet._json_form import JsonForm, checked_fields, decoded, reading
from nonet._row_lines import listed
from nonet.batch.solved import givens_with_counts
from nonet.errors import FormatError
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle, held_grid
from nonet.rating.engine import rate_rows
from nonet.rating.rating import BEYOND, Rating
from nonet.running import Cancel, Progress, Watch
from nonet.solver.engine import checked_threads

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from nonet._rows import Puzzles


@dataclass(frozen=True, slots=True, eq=False)
class Ratings(Sequence[Rating | None], JsonForm):
    """Result of `rate_many`: for each puzzle a `Rating` without steps, or None.

    Attributes
    ----------
    counts
        Shape (n,), dtype int64: number of solutions, at most 2; -1 for a malformed row. Only rows
        with exactly one solution are rated.
    tenths
        Shape (n, 3), dtype uint8: ER, EP and ED in tenths; 0 where there are none, and of a
        complete grid, which needs no step.

    Examples
    --------
    >>> import nonet
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> ratings = nonet.rate_many([line, "no puzzle"])
    >>> ratings[0], ratings[1]
    (Rating(er=1.2, ep=1.2, ed=1.2, solved=True), None)
    """

    json_name: ClassVar[str] = "list of ratings"

    counts: NDArray[np.int64]
    tenths: NDArray[np.uint8]

    def fields(self) -> dict[str, Any]:
        """The arrays, as lists."""
        return {"counts": self.counts.tolist(), "tenths": self.tenths.tolist()}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Ratings:
        """The ratings with these fields; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make none.
        """
        import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

        found = checked_fields(fields, cls.json_name)
        counts = decoded(found.get("counts"), tuple[int, ...], "counts")
        tenths = decoded(found.get("tenths"), tuple[tuple[int, int, int], ...], "tenths")
        if len(counts) != len(tenths):
            raise FormatError(f"expected {len(counts)} ratings, found {len(tenths)}")
        with reading(cls.json_name):
            numbers = np.array(tenths, dtype=np.uint8).reshape(-1, 3)
            return cls(np.array(counts, dtype=np.int64), numbers)

    def __len__(self) -> int:
        return len(self.counts)

    def __getitem__(self, row: int) -> Rating | None:  # type: ignore[override]
        if self.counts[row] != 1:
            return None
        er, ep, ed = self.tenths[row].tolist()
        return Rating(er / 10, ep / 10, ed / 10, solved=er / 10 < BEYOND)

    def __iter__(self) -> Iterator[Rating | None]:
        return (self[row] for row in range(len(self)))


def rate_many(
    grids: Puzzles,
    *,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
    watch: Watch | None = None,
) -> Ratings:
    """How hard each 9 × 9 puzzle is, as `rate` has it, on all processors.

    A puzzle that cannot be read or does not have exactly one solution has no rating, and does not
    affect the others. The result is the same on any number of threads.

    Parameters
    ----------
    grids
        A list of puzzles in any form (`nonet.grid.PuzzleLike`), or anything `nonet.batch` reads.
    threads
        None: all processors.
    time_limit, progress, cancel
        As for `solve`; `found` is the number of puzzles that are done.
    watch
        Instead of these three, where the work is part of other work.

    Raises
    ------
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> ratings = nonet.rate_many([line, "." * 81])
    >>> print(*ratings)
    1.2/1.2/1.2 None
    >>> ratings.counts.tolist()
    [1, 2]
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    if watch is not None:
        instance(watch, Watch, "a Watch")
    watch = watch or Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    givens, counts = givens_with_counts(_rows(grids), threads=threads, watch=watch)
    proper = np.flatnonzero(counts == 1)
    found = np.zeros((len(proper), 3), dtype=np.uint8)
    tenths = np.zeros((len(counts), 3), dtype=np.uint8)

    def done() -> tuple[int, int]:
        number = int(np.count_nonzero(found[:, 0]))
        return number, number

    if len(proper):
        rate_rows(
            np.ascontiguousarray(givens[proper]).reshape(-1),
            found.reshape(-1),
            threads=checked_threads(threads),
            look=done,
            watch=watch,
        )
    tenths[proper] = found
    return Ratings(counts, tenths)


def _rows(puzzles: Puzzles) -> Puzzles:
    """The givens alone where there are grids; other things as they are."""
    import numpy as np  # noqa: PLC0415

    if isinstance(puzzles, np.ndarray | bytes | bytearray | memoryview) or is_column(puzzles):
        return puzzles
    return [_without_entries(cast(PuzzleLike, puzzle)) for puzzle in listed(puzzles)]


def _without_entries(puzzle: PuzzleLike) -> PuzzleLike:
    """The givens of a grid, or of pencil marks that come with one; others as they are."""
    if not isinstance(puzzle, Grid | Candidates) and held_grid(puzzle) is None:
        return puzzle
    found = as_puzzle(puzzle)
    grid = found if isinstance(found, Grid) else found.grid
    return grid.without_entries() if any(grid.digits) else found
