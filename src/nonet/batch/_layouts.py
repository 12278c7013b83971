"""Puzzles of any layout, with rules of any kind: a search for each, on several threads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import count
from typing import TYPE_CHECKING, TypeGuard, TypeVar, cast

from nonet._columns import is_column
from nonet._row_lines import listed, puzzle_of
from nonet._rows import (
    MALFORMED,
    Rows,
    as_numbers,
    read,
    read_array,
    read_list,
    whole_digits,
)
from nonet.errors import FormatError, LayoutError, PlacementError
from nonet.grid import Candidates, Grid
from nonet.layout import CLASSIC, Layout
from nonet.layout.layout import checked_layout
from nonet.running import SLICE, Cancel, Watch
from nonet.solver.engine import checked_threads, native_solver
from nonet.solver.solver import Help, NativeSolver

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from nonet._rows import Puzzles
    from nonet.grid import PuzzleLike

Item = TypeVar("Item", bound=Grid | Candidates)

_ALONE = Help(processors=1)
"""Without solvers of third parties: other puzzles have the other processors."""


def prepared(
    puzzles: Puzzles | Sequence[PuzzleLike], layout: Layout | None
) -> Rows | list[Grid | Candidates | None]:
    """Rows where all puzzles are 9 × 9 with boxes, else the puzzles, None for a malformed one.

    Raises
    ------
    FormatError
        They come in a form that has no layout, or in another than is said.
    LayoutError
        The solver does not know the layout.
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    layout = checked_layout(layout)
    is_classic = layout is None or layout.is_classic
    if is_classic and (
        isinstance(puzzles, np.ndarray | bytes | bytearray | memoryview) or is_column(puzzles)
    ):
        return read(cast("Puzzles", puzzles))
    if not is_classic:
        native_solver(Grid.empty(cast(Layout, layout)))
        if isinstance(puzzles, bytes | bytearray | memoryview):
            puzzles = bytes(puzzles).decode("utf-8", "replace").splitlines()
        elif is_column(puzzles):
            raise FormatError("expected lines, grids or an array for another layout than 9×9")
    several = puzzles.tolist() if _is_of_objects(puzzles) else puzzles
    if not isinstance(several, np.ndarray):
        several = listed(several)
        numbers = as_numbers(several)
        several = several if numbers is None else numbers
    if isinstance(several, np.ndarray):
        return read_array(several) if is_classic else _of_array(several, cast(Layout, layout))
    if is_classic and set(map(type, several)) <= {str}:  # the usual case, quick to see
        return read_list(several)
    found = [
        item if isinstance(item, str) else _read(item, layout, row)
        for row, item in enumerate(several)
    ]
    if is_classic and all(map(_is_row, found)):
        return read_list(
            [item if isinstance(item, str) else _line(cast(Grid, item)) for item in found]
        )
    return [
        puzzle_of(item, layout or CLASSIC, row) if isinstance(item, str) else item
        for row, item in enumerate(found)
    ]


def _is_of_objects(puzzles: object) -> TypeGuard[NDArray[np.object_]]:
    import numpy as np  # noqa: PLC0415

    return isinstance(puzzles, np.ndarray) and puzzles.dtype.kind in "OSU"


def _is_row(puzzle: str | Grid | Candidates | None) -> bool:
    return isinstance(puzzle, str) or (isinstance(puzzle, Grid) and puzzle.layout.is_classic)


def _line(grid: Grid) -> str:
    return "".join(map(str, grid.digits))


def _of_array(puzzles: NDArray[np.generic], layout: Layout) -> list[Grid | Candidates | None]:
    size, count = layout.size, layout.cell_count
    if puzzles.shape[1:] not in {(count,), (size, size)} or puzzles.dtype.kind not in "iuf":
        raise FormatError(
            f"expected an array of shape (n, {count}) or (n, {size}, {size}) of whole numbers, "
            f"found {puzzles.shape} and {puzzles.dtype}"
        )
    puzzles = puzzles.reshape(-1, count)
    if puzzles.dtype == "uint16":
        return [_marks(row.tolist(), layout) for row in puzzles]
    rows = whole_digits(puzzles, size)
    return [Grid(bytes(row), layout=layout) if max(row) <= size else None for row in rows]


def _marks(masks: list[int], layout: Layout) -> Candidates | None:
    try:
        return Candidates(masks, layout)
    except PlacementError:
        return None


def _read(puzzle: object, layout: Layout | None, row: int) -> Grid | Candidates | None:
    found = puzzle_of(puzzle, layout or CLASSIC, row)
    if found is not None and layout is not None and found.layout != layout:
        raise FormatError(f"expected grids of the layout, found another layout in row {row}")
    return found


def search_all(
    puzzles: Sequence[Grid | Candidates | None],
    limit: int,
    keep: int,
    threads: int | None,
    watch: Watch,
) -> tuple[NDArray[np.int64], list[NDArray[np.uint8]]]:
    """Number of solutions of each puzzle, at most `limit`, and the first `keep` of them.

    Counts are -1 for a malformed puzzle, and for one whose layout the solver refuses. Solutions
    have as many columns as the largest grid has cells, 0 where there is nothing.

    Raises
    ------
    TimeLimitReached, Cancelled
        Carrying the number of puzzles that are done.
    """
    import numpy as np  # noqa: PLC0415

    width = max((item.layout.cell_count for item in puzzles if item is not None), default=81)
    counts = np.full(len(puzzles), MALFORMED, dtype=np.int64)
    kept = [np.zeros((len(puzzles), width), dtype=np.uint8) for _ in range(keep)]

    def search(row: int, puzzle: Grid | Candidates, watch: Watch) -> None:
        counts[row] = _search(puzzle, limit, [digits[row] for digits in kept], watch)

    for_each(puzzles, search, threads, watch)
    return counts, kept


def for_each(
    puzzles: Sequence[Item | None],
    act: Callable[[int, Item, Watch], object],
    threads: int | None,
    watch: Watch,
) -> None:
    """Call a function with the number of each puzzle and the puzzle, on several threads.

    Raises
    ------
    TimeLimitReached, Cancelled
        Carrying the number of puzzles that are done.
    """
    stop = Cancel()
    rows = count()
    done = [0]

    def work() -> None:
        own = Watch(cancel=stop)
        while not stop.cancelled and (row := next(rows)) < len(puzzles):
            puzzle = puzzles[row]
            if puzzle is not None:
                act(row, puzzle, own)
            done[0] += 1

    def look() -> None:
        fraction = done[0] / max(len(puzzles), 1)
        watch.between_slices(found=done[0], nodes=done[0], depth=0, fraction=fraction)

    workers = max(1, min(checked_threads(threads), len(puzzles)))
    pool = ThreadPoolExecutor(workers)
    try:
        running = {pool.submit(work) for _ in range(workers)}
        while running:
            finished, running = wait(running, timeout=SLICE, return_when="FIRST_EXCEPTION")
            for future in finished:
                future.result()
            if watch.is_due:
                look()
    finally:
        stop.cancel()
        pool.shutdown()


def _search(
    puzzle: Grid | Candidates, limit: int, kept: Sequence[NDArray[np.uint8]], watch: Watch
) -> int:
    """Number of solutions; the first of them go to the rows of `kept`."""
    import numpy as np  # noqa: PLC0415

    try:
        solver = NativeSolver(puzzle, watch, most=limit, help_=_ALONE)
    except LayoutError:
        return MALFORMED
    try:
        for number, row in enumerate(kept, start=1):
            if number > limit or solver.find(number) < number:
                return solver.found
            row[: puzzle.layout.cell_count] = np.frombuffer(
                puzzle.layout.digits_in(solver.values()), dtype=np.uint8
            )
        return solver.find(limit)
    finally:
        solver.end()
