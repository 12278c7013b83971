"""Grades of many puzzles at once, by the techniques that they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from nonet._arguments import instance
from nonet._json_form import JsonForm, checked_fields, decoded, reading
from nonet._rows import AT_ONCE, Rows, givens_of
from nonet.batch._layouts import for_each, prepared, search_all
from nonet.batch.solved import counts_of_givens
from nonet.errors import FormatError
from nonet.grid import Candidates, Grid
from nonet.layout import CLASSIC, Layout
from nonet.logic import Grade, TechniqueOrder
from nonet.logic.engine import LARGEST, NUMBERS, grade_rows
from nonet.logic.level_scale import LevelScale
from nonet.logic.order import checked_order
from nonet.running import Cancel, Progress, Watch
from nonet.solver.engine import checked_threads

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from nonet._rows import Puzzles
    from nonet.grid import PuzzleLike

NOT_GRADED = 255
"""Level of a row that does not have exactly one solution."""

_SOLVED, _STUCK = 0, 1
"""How the way of a row ends, as the native core numbers it."""


_NUMBERS = tuple[int, ...]
_TYPES: dict[str, tuple[Any, str]] = {
    "counts": (_NUMBERS, "int64"),
    "levels": (_NUMBERS, "uint8"),
    "scores": (_NUMBERS, "int64"),
    "hardest": (_NUMBERS, "int16"),
    "steps": (tuple[_NUMBERS, ...], "uint16"),
    "solved": (tuple[bool, ...], "bool"),
    "places": (_NUMBERS, "uint8"),
    "narrow": (_NUMBERS, "uint8"),
}
"""The arrays of `Grades`: their lists in JSON and their dtypes."""

_ADDED = ("places", "narrow")
"""Arrays that older texts do not have."""


@dataclass(frozen=True, slots=True, eq=False)
class Grades(Sequence[Grade | None], JsonForm):
    """Result of `grade_many`: for each puzzle its `Grade`, or None.

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
    places, narrow
        Shape (n,), dtype uint8: at how many places the hardest technique can be found, and how many
        of the hardest steps are at one place alone, as `Grade` says; 0 where it has none.
    order
        Techniques, scores and levels.

    Examples
    --------
    >>> import nonet
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> grades = nonet.grade_many([line, "." * 81])
    >>> print(*grades)
    Easy, score 204 None
    >>> grades.scores.tolist()
    [204, -1]
    """

    json_name: ClassVar[str] = "list of grades"

    counts: NDArray[np.int64]
    levels: NDArray[np.uint8]
    scores: NDArray[np.int64]
    hardest: NDArray[np.int16]
    steps: NDArray[np.uint16]
    solved: NDArray[np.bool_]
    places: NDArray[np.uint8]
    narrow: NDArray[np.uint8]
    order: TechniqueOrder

    def fields(self) -> dict[str, Any]:
        """The arrays, as lists, and the order."""
        arrays = {name: getattr(self, name).tolist() for name in _TYPES}
        return {**arrays, "order": self.order.fields()}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Grades:
        """The grades with these fields; the reverse of `fields`.

        Raises
        ------
        FormatError
            They make none.
        """
        import numpy as np  # noqa: PLC0415

        found = checked_fields(fields, cls.json_name)
        with reading(cls.json_name):
            order = TechniqueOrder.from_fields(found["order"])
            missing = dict.fromkeys(_ADDED, [0] * len(found["counts"]))
            found = {**missing, **found}
            lists = {name: decoded(found[name], hint, name) for name, (hint, _) in _TYPES.items()}
            arrays = {name: np.array(lists[name], dtype=_TYPES[name][1]) for name in _TYPES}
            rows = len(arrays["counts"])
            arrays["steps"] = arrays["steps"].reshape(rows, len(order.enabled))
            if any(len(array) != rows for array in arrays.values()):
                raise FormatError(f"expected {rows} grades, found another number of them")
            return cls(**arrays, order=order)

    def __len__(self) -> int:
        return len(self.counts)

    def __getitem__(self, row: int) -> Grade | None:  # type: ignore[override]
        return self.grade(row)

    def __iter__(self) -> Iterator[Grade | None]:
        return (self.grade(row) for row in range(len(self)))

    def grade(self, row: int) -> Grade | None:
        """The grade of a row, as `nonet.grade` gives it; None where there is none."""
        if self.levels[row] == NOT_GRADED:
            return None
        enabled, hardest = self.order.enabled, int(self.hardest[row])
        counts = zip(enabled, self.steps[row].tolist(), strict=True)
        return Grade(
            level=self.order.levels[self.levels[row]].name,
            score=int(self.scores[row]),
            hardest="" if hardest < 0 else enabled[hardest].name,
            steps={entry.name: count for entry, count in counts if count},
            solved=bool(self.solved[row]),
            places=int(self.places[row]),
            narrow=int(self.narrow[row]),
        )


def grade_many(
    puzzles: Puzzles | Sequence[PuzzleLike],
    *,
    layout: Layout | None = None,
    order: TechniqueOrder | None = None,
    threads: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
    watch: Watch | None = None,
) -> Grades:
    """How hard each puzzle is: level, score and hardest technique, as `nonet.grade` has them.

    A puzzle that does not have exactly one solution has no grade, and does not affect the others.

    Parameters
    ----------
    puzzles, layout
        A list of puzzles, or anything that `nonet.batch` reads; rows of candidates are not graded
        and count as malformed.
    order
        Techniques, scores and levels; None: those of HoDoKu.
    threads
        None: all processors.
    time_limit, progress, cancel
        As for `solve`; `found` is the number of puzzles that are done.
    watch
        Instead of these three, where the work is part of other work.

    Examples
    --------
    >>> import nonet
    >>> line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> grades = nonet.grade_many([line, "." * 81])
    >>> grades.order.levels[grades.levels[0]].name, grades.counts.tolist()
    ('Easy', [1, 2])

    Puzzles with rules come as grids, or as lines and one layout.

    >>> from nonet import Grid, Layout
    >>> from nonet.constraints import Cage
    >>> cages = Layout.of_size(4, constraints=[Cage("r1c1-2", 3), Cage("r2-3c4", 5)])
    >>> grades = nonet.grade_many([Grid("..3. ..1. 2... .4..", layout=cages)])
    >>> grades.counts.tolist(), grades.solved.tolist()
    ([1], [True])
    """
    import numpy as np  # noqa: PLC0415

    order = TechniqueOrder.hodoku() if order is None else checked_order(order)
    if watch is not None:
        instance(watch, Watch, "a Watch")
    watch = watch or Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    rows = prepared(puzzles, layout)
    if not isinstance(rows, Rows):
        return _grade_each(rows, order, threads, watch)
    solutions = np.empty((rows.count, 81), dtype=np.uint8)
    counts = counts_of_givens(rows, threads, watch, solutions)
    entries = [[NUMBERS[name] for name in entry.techniques] for entry in order.enabled]
    steps = np.zeros((rows.count, len(entries)), dtype=np.uint16)
    ends = np.full(rows.count, NOT_GRADED, dtype=np.uint8)
    places = np.zeros((rows.count, 2), dtype=np.uint8)
    ends[counts == 1] = _SOLVED
    for start in range(0, rows.count, AT_ONCE):
        part = slice(start, start + AT_ONCE)

        def done(part: slice = part) -> tuple[int, int]:
            rows_done = int(part.start) + int(np.count_nonzero(steps[part].any(axis=1)))
            return rows_done, rows_done

        grade_rows(
            givens_of(rows, part).reshape(-1),
            solutions[part].reshape(-1),
            entries,
            order.options,
            layout=CLASSIC,
            counts=steps[part].reshape(-1),
            ends=ends[part],
            levels=order.level_numbers,
            places=places[part].reshape(-1),
            threads=checked_threads(threads),
            look=done,
            watch=watch,
        )
    return _graded(order, counts, steps, ends, places, _levels_by_score(order, steps))


def _grade_each(
    puzzles: Sequence[Grid | Candidates | None],
    order: TechniqueOrder,
    threads: int | None,
    watch: Watch,
) -> Grades:
    """Grades of puzzles of any layout, one by one."""
    import numpy as np  # noqa: PLC0415

    grids = [item if isinstance(item, Grid) else None for item in puzzles]
    counts, [solutions] = search_all(grids, 2, 1, threads, watch)
    entries = [[NUMBERS[name] for name in entry.techniques] for entry in order.enabled]
    steps = np.zeros((len(grids), len(entries)), dtype=np.uint16)
    ends = np.full(len(grids), NOT_GRADED, dtype=np.uint8)
    places = np.zeros((len(grids), 2), dtype=np.uint8)

    def grade_row(row: int, puzzle: Grid, watch: Watch) -> None:
        if counts[row] != 1 or puzzle.layout.size > LARGEST:
            return
        ends[row] = _SOLVED
        grade_rows(
            np.frombuffer(puzzle.digits, dtype=np.uint8),
            solutions[row, : puzzle.layout.cell_count],
            entries,
            order.options,
            layout=puzzle.layout,
            counts=steps[row],
            ends=ends[row : row + 1],
            levels=order.level_numbers,
            places=places[row],
            threads=1,
            look=lambda: (0, 0),
            watch=watch,
        )

    for_each(grids, grade_row, threads, watch)
    names = [level.name for level in order.levels]
    levels = np.zeros(len(grids), dtype=np.uint8)
    for row, grid in enumerate(grids):
        if grid is not None and ends[row] == _SOLVED:
            used = zip(order.enabled, steps[row].tolist(), strict=True)
            scale = LevelScale.of(order, grid.layout)
            levels[row] = names.index(scale.level(used, int(places[row, 1])))
    return _graded(order, counts, steps, ends, places, levels)


def _levels_by_score(order: TechniqueOrder, steps: NDArray[np.uint16]) -> NDArray[np.uint8]:
    """The levels of puzzles whose rules are houses, as `LevelScale` has them, all at once."""
    import numpy as np  # noqa: PLC0415

    names = [level.name for level in order.levels]
    of_entry = np.array([names.index(entry.level) for entry in order.enabled], dtype=np.uint8)
    highest = np.where(steps > 0, of_entry, 0).max(axis=1, initial=0)
    levels: NDArray[np.uint8] = highest.astype(np.uint8)
    scores = _scores(order, steps)
    for number, level in enumerate(order.levels):
        if level.limit is not None:
            levels[(levels == number) & (scores > level.limit)] += 1
    return levels


def _scores(order: TechniqueOrder, steps: NDArray[np.uint16]) -> NDArray[np.int64]:
    import numpy as np  # noqa: PLC0415

    of_entry = np.array([entry.score for entry in order.enabled], dtype=np.int64)
    return steps.astype(np.int64) @ of_entry


def _graded(
    order: TechniqueOrder,
    counts: NDArray[np.int64],
    steps: NDArray[np.uint16],
    ends: NDArray[np.uint8],
    places: NDArray[np.uint8],
    levels: NDArray[np.uint8],
) -> Grades:
    """Scores and hardest entries from the numbers of steps, with the levels of what is solved."""
    import numpy as np  # noqa: PLC0415

    graded = (ends == _SOLVED) | (ends == _STUCK)
    numbers = np.where(steps > 0, np.arange(1, len(order.enabled) + 1), 0)
    hardest = numbers.max(axis=1, initial=0) - 1
    levels[ends == _STUCK] = len(order.levels) - 1
    levels[~graded] = NOT_GRADED
    return Grades(
        counts=counts,
        levels=levels,
        scores=np.where(graded, _scores(order, steps), -1),
        hardest=np.where(graded, hardest, -1).astype(np.int16),
        steps=steps,
        solved=ends == _SOLVED,
        places=np.where(graded, places[:, 0], 0).astype(np.uint8),
        narrow=np.where(graded, places[:, 1], 0).astype(np.uint8),
        order=order,
    )
