"""Millions of 9 × 9 puzzles at once, as arrays.

Puzzles come as

- an array of digits, dtype uint8, shape (n, 81) or (n, 9, 9), 0 for an empty cell;
- an array of candidates, dtype uint16, shape (n, 81), bit ``digit - 1`` set while the digit may
  stand in the cell;
- bytes with a puzzle on each line, of 81 characters (``.``, ``0``, ``*`` or ``_`` for an empty
  cell) or of 729 (pencil marks);
- a list of such lines.

Results are in the order of the puzzles. A row that is no puzzle is marked and disturbs no other.
Every function takes ``threads`` (None: all processors), ``time_limit`` in seconds, ``progress``
(called with a `nonet.Progress` whose `found` is the number of rows taken up so far) and ``cancel``;
it raises `TimeLimitReached` or `Cancelled`, whose `found` is that number, too. ``NONET_ISA`` in the
environment chooses the instruction set; each gives the same results.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Literal

from nonet.errors import FormatError, NonetError
from nonet.layout import Layout
from nonet.logic import Grade, Order
from nonet.logic._engine import NUMBERS, grade_rows
from nonet.running import Cancel, Progress, Watch
from nonet.solving._engine import MAX_THREADS, Buffer, available_threads, run_batch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Puzzles = NDArray[np.uint8] | NDArray[np.uint16] | bytes | Sequence[str]

__all__ = ["Grades", "Solved", "Status", "check", "count", "grade", "solve", "solve_lines"]

MALFORMED = -1
"""Count of a row that is no puzzle."""

NOT_GRADED = 255
"""Level of a row that has not exactly one solution."""

_AT_ONCE = 50_000
"""Rows that arrays are made for at once, so that they stay small."""


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
    counts
        Shape (n,), dtype int64: number of solutions, at most the limit; -1 for a malformed row.
    second
        Shape (n, 81), dtype uint8: a second solution where there are several, else 0; None where
        it was not asked for.
    """

    solutions: NDArray[np.uint8]
    counts: NDArray[np.int64]
    second: NDArray[np.uint8] | None


def solve(
    puzzles: Puzzles,
    *,
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
    puzzles
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
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    if second and limit < 2:
        raise NonetError(f"expected a limit of 2 or more for a second solution, found {limit}")
    rows = _read(puzzles)
    solutions = np.empty((rows.count, 81), dtype=np.uint8)
    others = np.empty((rows.count, 81), dtype=np.uint8) if second else None
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    counts = _run(rows, limit, threads, watch, solutions, others)
    return Solved(solutions, counts, others)


def count(
    puzzles: Puzzles,
    *,
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
    return _run(_read(puzzles), limit, threads, watch, None, None)


def check(
    puzzles: Puzzles,
    *,
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

    rows = _read(puzzles)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    counts = _run(rows, 2, threads, watch, None, None)
    status = counts.astype(np.uint8)
    status[counts == MALFORMED] = Status.MALFORMED
    unsolvable = np.flatnonzero((counts == 0) & ~np.asarray(rows.marked))
    for start in range(0, len(unsolvable), _AT_ONCE):
        watch.between_slices(found=rows.count, nodes=rows.count, depth=0, fraction=1.0)
        some = unsolvable[start : start + _AT_ONCE]
        status[some[_are_contradictory(rows, some)]] = Status.CONTRADICTORY
    return status


@dataclass(frozen=True, slots=True, eq=False)
class Grades:
    """Result of `grade`.

    Attributes
    ----------
    counts
        Shape (n,), dtype int64: number of solutions, at most 2; -1 for a malformed row. Only rows
        with exactly one solution are graded.
    levels
        Shape (n,), dtype uint8: number of the level in `order.levels`; 255 where there is none.
    scores
        Shape (n,), dtype int64; -1 where there is none.
    hardest
        Shape (n,), dtype int16: number of the hardest entry in `order.enabled`; -1 where there is
        none.
    steps
        Shape (n, number of enabled entries), dtype uint16: how many steps of each entry.
    solved
        Shape (n,), dtype bool: whether the techniques solve the puzzle.
    order
        Techniques, scores and levels.
    """

    counts: NDArray[np.int64]
    levels: NDArray[np.uint8]
    scores: NDArray[np.int64]
    hardest: NDArray[np.int16]
    steps: NDArray[np.uint16]
    solved: NDArray[np.bool_]
    order: Order

    def grade(self, row: int) -> Grade | None:
        """The grade of a row, as `nonet.grade` gives it; None where there is none."""
        if self.levels[row] == NOT_GRADED:
            return None
        entries = zip(self.order.enabled, self.steps[row].tolist(), strict=True)
        return Grade.of(entries, self.order, solved=bool(self.solved[row]))


def grade(
    puzzles: Puzzles,
    *,
    order: Order | None = None,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
    watch: Watch | None = None,
) -> Grades:
    """How hard each row is: level, score and hardest technique, as `nonet.grade` has them.

    Parameters
    ----------
    puzzles
        See the top of this page; rows of candidates are not graded and count as malformed.
    order
        Techniques, scores and levels; None: those of HoDoKu.
    threads, time_limit, progress, cancel
        See the top of this page.
    watch
        Instead of these three, where the work is part of other work.

    Examples
    --------
    >>> from nonet import batch
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> grades = batch.grade([line, "." * 81])
    >>> grades.order.levels[grades.levels[0]].name, grades.counts.tolist()
    ('Easy', [1, 2])
    """
    import numpy as np  # noqa: PLC0415

    order = order or Order.hodoku()
    watch = watch or Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    rows = _read(puzzles)
    solutions = np.empty((rows.count, 81), dtype=np.uint8)
    counts = _counts_of_givens(rows, threads, watch, solutions)
    entries = [[NUMBERS[name] for name in entry.techniques] for entry in order.enabled]
    steps = np.zeros((rows.count, len(entries)), dtype=np.uint16)
    ends = np.full(rows.count, NOT_GRADED, dtype=np.uint8)
    ends[counts == 1] = _SOLVED
    for start in range(0, rows.count, _AT_ONCE):
        part = slice(start, start + _AT_ONCE)

        def done(part: slice = part) -> tuple[int, int]:
            rows_done = int(part.start) + int(np.count_nonzero(steps[part].any(axis=1)))
            return rows_done, rows_done

        grade_rows(
            _givens(rows, part).reshape(-1),
            solutions[part].reshape(-1),
            entries,
            order.options,
            layout=Layout.of_size(9),
            counts=steps[part].reshape(-1),
            ends=ends[part],
            threads=available_threads() if threads is None else threads,
            look=done,
            watch=watch,
        )
    return _graded(order, counts, steps, ends)


_SOLVED, _STUCK = 0, 1
"""How the way of a row ends, as the native core numbers it."""


def givens_with_counts(
    puzzles: Puzzles, *, threads: int | None, watch: Watch
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Digits of the givens of each row, shape (n, 81), and its number of solutions, at most 2.

    The count of a malformed row, or one of candidates, is -1, and its digits mean nothing.
    """
    rows = _read(puzzles)
    return _givens(rows, slice(None)), _counts_of_givens(rows, threads, watch, None)


def _counts_of_givens(
    rows: _Rows, threads: int | None, watch: Watch, solutions: NDArray[np.uint8] | None
) -> NDArray[np.int64]:
    import numpy as np  # noqa: PLC0415

    counts = _run(rows, 2, threads, watch, solutions, None)
    counts[np.broadcast_to(np.asarray(rows.marked), counts.shape)] = MALFORMED
    return counts


def _givens(rows: _Rows, part: slice) -> NDArray[np.uint8]:
    """Digits of some rows; those of a malformed row mean nothing."""
    import numpy as np  # noqa: PLC0415

    width = 162 if rows.form == "masks" else 81
    some = np.arange(rows.count)[part]
    data = np.frombuffer(rows.data, dtype=np.uint8)
    cells = data[some[:, None] * rows.stride + np.arange(width)]
    masks = cells.view("<u2") if rows.form == "masks" else _mask_table(rows.form)[cells]
    single = np.where(masks & (masks - 1), 0, masks)
    return _digit_table()[single]


@cache
def _digit_table() -> NDArray[np.uint8]:
    """The digit of each mask with one candidate, 0 for every other mask of nine bits."""
    import numpy as np  # noqa: PLC0415

    table = np.zeros(512, dtype=np.uint8)
    table[1 << np.arange(9)] = np.arange(1, 10)
    return table


def _graded(
    order: Order, counts: NDArray[np.int64], steps: NDArray[np.uint16], ends: NDArray[np.uint8]
) -> Grades:
    """Levels, scores and hardest entries from the numbers of steps."""
    import numpy as np  # noqa: PLC0415

    entries = order.enabled
    names = [level.name for level in order.levels]
    graded = (ends == _SOLVED) | (ends == _STUCK)
    used = steps > 0
    places = np.where(used, np.arange(1, len(entries) + 1), 0)
    hardest = places.max(axis=1, initial=0) - 1
    scores = steps.astype(np.int64) @ np.array([entry.score for entry in entries], dtype=np.int64)
    of_entry = np.array([names.index(entry.level) for entry in entries], dtype=np.uint8)
    levels = np.where(used, of_entry, 0).max(axis=1, initial=0).astype(np.uint8)
    for number, level in enumerate(order.levels):
        if level.limit is not None:
            levels[(levels == number) & (scores > level.limit)] += 1
    levels[ends == _STUCK] = len(names) - 1
    levels[~graded] = NOT_GRADED
    return Grades(
        counts=counts,
        levels=levels,
        scores=np.where(graded, scores, -1),
        hardest=np.where(graded, hardest, -1).astype(np.int16),
        steps=steps,
        solved=ends == _SOLVED,
        order=order,
    )


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


@dataclass(frozen=True, slots=True)
class _Rows:
    """Puzzles in the form that the engine reads."""

    data: Buffer
    count: int
    stride: int
    form: Literal["digits", "text", "masks"]
    marked: NDArray[np.bool_] | bool = False
    """Which rows are candidates; their single candidates are not digits that stand."""


def _run(
    rows: _Rows,
    limit: int,
    threads: int | None,
    watch: Watch,
    first: NDArray[np.uint8] | None,
    second: NDArray[np.uint8] | None,
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
            as_text=False,
            threads=threads,
            watch=watch,
        )
    return counts


def _check_options(limit: int, threads: int | None) -> None:
    if not 1 <= limit < 2**63:
        raise NonetError(f"expected a limit from 1 to 2**63 - 1, found {limit!r}")
    if threads is not None and not 1 <= threads <= MAX_THREADS:
        raise NonetError(f"expected from 1 to {MAX_THREADS} threads, found {threads!r}")


def _read(puzzles: Puzzles) -> _Rows:
    import numpy as np  # noqa: PLC0415

    if isinstance(puzzles, np.ndarray):
        return _read_array(puzzles)
    if isinstance(puzzles, bytes | bytearray | memoryview):
        data = bytes(puzzles)
        for width in (82, 83):
            end = b"\n" if width == 82 else b"\r\n"
            if _is_regular(data, width, end):
                return _Rows(data, (len(data) + width - 81) // width, width, "text")
        return _read_lines(data.splitlines())
    if isinstance(puzzles, str):
        raise FormatError("expected a list of lines, found one text; put it into a list")
    lines = list(puzzles)
    for number, line in enumerate(lines):
        if not isinstance(line, str):
            raise FormatError(
                f"expected lines of text, found {type(line).__name__} in row {number}"
            )
    return _read_lines([line.encode("utf-8", "replace") for line in lines])


def _read_array(puzzles: NDArray[np.generic]) -> _Rows:
    import numpy as np  # noqa: PLC0415

    if puzzles.ndim == 3 and puzzles.shape[1:] == (9, 9):
        puzzles = puzzles.reshape(-1, 81)
    if puzzles.ndim != 2 or puzzles.shape[1] != 81:
        raise FormatError(f"expected an array of shape (n, 81) or (n, 9, 9), found {puzzles.shape}")
    if puzzles.dtype == np.uint8:
        return _Rows(np.ascontiguousarray(puzzles).reshape(-1), len(puzzles), 81, "digits")
    if puzzles.dtype == np.uint16:
        masks = np.ascontiguousarray(puzzles, dtype="<u2").view(np.uint8)
        return _Rows(masks.reshape(-1), len(puzzles), 162, "masks", marked=True)
    raise FormatError(
        f"expected dtype uint8 for digits or uint16 for candidates, found {puzzles.dtype}"
    )


def _is_regular(data: bytes, width: int, end: bytes) -> bool:
    """Whether every line has 81 characters and this end; the last may lack it."""
    import numpy as np  # noqa: PLC0415

    if len(data) % width not in (0, 81) or not data:
        return False
    whole = len(data) // width
    lines = np.frombuffer(data, dtype=np.uint8)[: whole * width].reshape(-1, width)
    ends = np.frombuffer(end, dtype=np.uint8)
    return data.count(b"\n") == whole and bool((lines[:, 81:] == ends).all())


def _read_lines(lines: Sequence[bytes]) -> _Rows:
    """Lines of any length: those of 81 characters as text, all as masks where one has 729."""
    import numpy as np  # noqa: PLC0415

    stripped = [line.strip() for line in lines]
    lengths = np.fromiter(map(len, stripped), dtype=np.int64, count=len(stripped))
    marked = np.flatnonzero(lengths == 729)
    wrong = b"?" * 81
    text = b"".join(line if len(line) == 81 else wrong for line in stripped)
    if not marked.size:
        return _Rows(text, len(stripped), 81, "text")
    masks = _mask_table("text")[np.frombuffer(text, dtype=np.uint8)].reshape(-1, 81)
    for start in range(0, len(marked), _AT_ONCE):
        some = marked[start : start + _AT_ONCE]
        masks[some] = _read_marks(b"".join(stripped[row] for row in some))
    data = masks.view(np.uint8).reshape(-1)
    return _Rows(data, len(stripped), 162, "masks", marked=lengths == 729)


@cache
def _mask_table(form: Literal["digits", "text"]) -> NDArray[np.uint16]:
    """Candidates that each byte stands for; 0xFFFF where it is not allowed."""
    import numpy as np  # noqa: PLC0415

    table = np.full(256, 0xFFFF, dtype="<u2")
    blanks, zero = (b"\0", 0) if form == "digits" else (b".0*_", ord("0"))
    table[list(blanks)] = 0x1FF
    table[zero + 1 : zero + 10] = 1 << np.arange(9)
    return table


def _read_marks(text: bytes) -> NDArray[np.uint16]:
    """Masks of lines of 729 characters; 0xFFFF in the cells that are not allowed."""
    import numpy as np  # noqa: PLC0415

    found = _mask_table("text")[np.frombuffer(text, dtype=np.uint8)].reshape(-1, 81, 9)
    places = np.left_shift(1, np.arange(9)).astype(np.uint16)
    blank = found == 0x1FF
    allowed = (blank | (found == places)).all(axis=2)
    masks = np.where(blank, 0, places).sum(axis=2)
    return np.where(allowed, masks, 0xFFFF).astype(np.uint16)


def _are_contradictory(rows: _Rows, some: NDArray[np.intp]) -> NDArray[np.bool_]:
    """For each of these rows, whether two cells of a house have the same digit, and it alone."""
    import numpy as np  # noqa: PLC0415

    width = 162 if rows.form == "masks" else 81
    data = np.frombuffer(rows.data, dtype=np.uint8)
    cells = data[some[:, None] * rows.stride + np.arange(width)]
    masks = cells.view("<u2") if rows.form == "masks" else _mask_table(rows.form)[cells]
    single = np.where(masks & (masks - 1), 0, masks)
    twice = np.zeros(len(some), dtype=bool)
    for house in Layout.of_size(9).houses:
        digits = np.sort(single[:, list(house.cells)], axis=1)
        twice |= ((digits[:, 1:] == digits[:, :-1]) & (digits[:, 1:] != 0)).any(axis=1)
    return twice
