"""The labels of puzzles, computed for many puzzles of one layout."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Literal, get_args

from nonet import batch
from nonet._columns import cells_of
from nonet._rows import NO_DIGITS
from nonet.batch.solved import solutions_as_text, solutions_of_grids
from nonet.constraints.fields import layout_fields
from nonet.dataset._extra import needed
from nonet.equivalence.engine import write_forms
from nonet.errors import NonetError
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.layout.given import CONSTRAINTS
from nonet.logic import Grade
from nonet.logic.engine import LARGEST
from nonet.running import Watch
from nonet.solver.engine import UNLIMITED, count_givens
from nonet.solver.select import solutions_within
from nonet.solver.solver import NativeSolver

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Label = Literal[
    "solution",
    "givens",
    "minimal",
    "rating",
    "level",
    "score",
    "techniques",
    "backtracks",
    "canonical_id",
]

LABELS: tuple[Label, ...] = get_args(Label)
"""All labels, in the order of the columns."""

COLUMNS: dict[Label, tuple[str, ...]] = {
    label: ("er", "ep", "ed") if label == "rating" else (label,) for label in LABELS
}
"""The columns of each label."""

_FOUR = Layout.of_size(4)
_AT_ONCE = 2_000
"""Puzzles whose cells are emptied one by one at once."""


@dataclass(frozen=True)
class LabelBatch:
    """Puzzles of one layout, to be labelled.

    Attributes
    ----------
    layout
        Of all of them.
    puzzles
        Their digits, shape (n, cells), dtype uint8, a row of 255 being no puzzle; or text.
    threads, watch
        For the work on them.
    together
        What else is solved at the same time, where rules make each puzzle a batch of its own.
    """

    layout: Layout
    puzzles: Any
    threads: int
    watch: Watch
    together: SolvedTogether | None = None

    @cached_property
    def digits(self) -> NDArray[np.uint8]:
        """Digits of all puzzles."""
        import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

        if isinstance(self.puzzles, np.ndarray):
            return self.puzzles
        return digits_of(self.puzzles, self.layout)

    @cached_property
    def _solved(self) -> tuple[Any, NDArray[np.int64]]:
        """Solutions as text, null where there is not exactly one; and how many, at most 2."""
        import numpy as np  # noqa: PLC0415

        if self.layout.is_classic:
            text, counts = solutions_as_text(self.puzzles, threads=self.threads, watch=self.watch)
            return _text_column(text, counts == 1), counts
        if has_rules(self.layout):
            return (self.together or SolvedTogether([self])).solved(self)
        pa = needed("pyarrow")
        found: list[str | None] = []
        counts = np.empty(len(self.digits), dtype=np.int64)
        for row, grid in enumerate(self.grids):
            solutions = [] if grid is None else solutions_within(grid, self.watch)
            counts[row] = -1 if grid is None else len(solutions)
            found.append(solutions[0].to_text(lossy=True) if len(solutions) == 1 else None)
        return pa.array(found, pa.string()), counts

    @property
    def counts(self) -> NDArray[np.int64]:
        """Number of solutions, at most 2; -1 for an invalid row."""
        return self._solved[1]

    @property
    def solution(self) -> Any:
        return self._solved[0]

    @property
    def givens(self) -> Any:
        import numpy as np  # noqa: PLC0415

        if self.layout.is_classic and not isinstance(self.puzzles, np.ndarray):
            numbers = givens_of(self.puzzles)
            return self._column(numbers.astype(np.uint16), numbers != NO_DIGITS)
        numbers = np.count_nonzero(self.digits, axis=1).astype(np.uint16)
        return self._column(numbers, self.digits[:, 0] != NO_DIGITS)

    @property
    def minimal(self) -> Any:
        """Whether no given is redundant; null where the puzzle is not proper."""
        import numpy as np  # noqa: PLC0415

        proper = self.counts == 1
        minimal = np.zeros(len(self.digits), dtype=bool)
        some = np.flatnonzero(proper)
        for start in range(0, len(some), _AT_ONCE):
            rows = some[start : start + _AT_ONCE]
            owners, cells = np.nonzero(self.digits[rows])
            fewer = self.digits[rows[owners]]
            fewer[np.arange(len(fewer)), cells] = 0
            spare = self._with_digits(fewer).counts == 1
            minimal[rows] = np.bincount(owners[spare], minlength=len(rows)) == 0
        return self._column(minimal, proper)

    @cached_property
    def _ratings(self) -> batch.Ratings:
        return batch.rate(self.digits, threads=self.threads, watch=self.watch)

    def _rating(self, which: int) -> Any:
        """ER, EP or ED; null on other layouts than the usual one, which have none."""
        import numpy as np  # noqa: PLC0415

        if not self.layout.is_classic:
            pa = needed("pyarrow")
            return pa.nulls(len(self.digits), pa.float64())
        ratings = self._ratings
        return self._column(np.round(ratings.tenths[:, which] / 10, 1), ratings.counts == 1)

    @property
    def er(self) -> Any:
        return self._rating(0)

    @property
    def ep(self) -> Any:
        return self._rating(1)

    @property
    def ed(self) -> Any:
        return self._rating(2)

    @cached_property
    def _grades(self) -> batch.Grades:
        return batch.grade(self.digits, threads=self.threads, watch=self.watch)

    @cached_property
    def _single_grades(self) -> list[Grade | None]:
        """Of another layout than the usual one."""
        if self.layout.size > LARGEST:
            return [None] * len(self.digits)
        grades = batch.grade(
            self.digits, layout=self.layout, threads=self.threads, watch=self.watch
        )
        return [grades.grade(row) for row in range(len(self.digits))]

    @property
    def level(self) -> Any:
        import numpy as np  # noqa: PLC0415

        pa = needed("pyarrow")
        if self.layout.is_classic:
            grades = self._grades
            names = np.array([level.name for level in grades.order.levels], dtype=object)
            graded = grades.levels != batch.NOT_GRADED
            values = names[np.where(graded, grades.levels, 0)]
            return pa.array(values, pa.string(), mask=~graded)
        return pa.array([grade and grade.level for grade in self._single_grades], pa.string())

    @property
    def score(self) -> Any:
        if self.layout.is_classic:
            scores = self._grades.scores
            return self._column(scores, scores >= 0).cast("int32")
        pa = needed("pyarrow")
        return pa.array([grade and grade.score for grade in self._single_grades], pa.int32())

    @property
    def techniques(self) -> Any:
        """Names of the techniques needed, from easy to hard."""
        import numpy as np  # noqa: PLC0415

        pa = needed("pyarrow")
        kind = pa.list_(pa.string())
        if not self.layout.is_classic:
            return pa.array([grade and list(grade.steps) for grade in self._single_grades], kind)
        grades = self._grades
        names = pa.array([entry.name for entry in grades.order.enabled], pa.string())
        rows, used = np.nonzero(grades.steps)
        ends = np.concatenate([[0], np.bincount(rows, minlength=len(self.digits)).cumsum()])
        lists = pa.ListArray.from_arrays(pa.array(ends, pa.int32()), names.take(pa.array(used)))
        return needed("pyarrow.compute").if_else(
            pa.array(grades.levels != batch.NOT_GRADED), lists, None
        )

    @property
    def backtracks(self) -> Any:
        """Guesses that the general search makes until it has proved the only solution."""
        pa = needed("pyarrow")
        found: list[int | None] = []
        for grid, count in zip(self.grids, self.counts, strict=True):
            if self.watch.is_due:
                self.watch.between_slices(found=len(found), nodes=len(found), depth=0)
            if grid is None or count != 1:
                found.append(None)
                continue
            solver = NativeSolver(grid, self.watch, patience=UNLIMITED)
            solver.find(2)
            found.append(solver.statistics().guesses)
        return pa.array(found, pa.uint32())

    @property
    def canonical_id(self) -> Any:
        """A fingerprint that essentially equal puzzles share, as 32 hexadecimal digits."""
        pa = needed("pyarrow")
        return pa.array(
            [fingerprint and fingerprint.hex() for fingerprint in self.fingerprints], pa.string()
        )

    @cached_property
    def fingerprints(self) -> list[bytes | None]:
        """16 bytes of a hash of the canonical form; of 2⁶⁴ puzzles two might be confused.

        A layout without a canonical form has that of the puzzle itself.
        """
        import numpy as np  # noqa: PLC0415

        forms = self.digits
        salt = b""
        if self.layout.is_classic:
            forms = batch.canonical(self.digits, threads=self.threads, watch=self.watch)
        elif self.layout == _FOUR:
            forms = np.zeros_like(self.digits)
            found = np.empty(len(forms), dtype=np.int64)
            write_forms(2, self.digits.reshape(-1), forms.reshape(-1), found)
        else:
            salt = layout_text(self.layout).encode()
        width = forms.shape[1]
        data = forms.tobytes()
        starts = range(0, len(data), width)
        good = (self.digits[:, 0] != NO_DIGITS).tolist()
        return [
            blake2b(salt + data[start : start + width], digest_size=16).digest() if fine else None
            for start, fine in zip(starts, good, strict=True)
        ]

    def columns(self, labels: tuple[Label, ...]) -> dict[str, Any]:
        """The columns of these labels."""
        return {name: getattr(self, name) for label in labels for name in COLUMNS[label]}

    @property
    def grids(self) -> list[Grid | None]:
        """The puzzles; None for an invalid row."""
        return [
            Grid._made(self.layout, cells, cells) if cells[0] != NO_DIGITS else None  # noqa: SLF001
            for cells in map(bytes, self.digits)
        ]

    def _with_digits(self, digits: NDArray[np.uint8]) -> LabelBatch:
        return LabelBatch(self.layout, digits, self.threads, self.watch)

    @staticmethod
    def _column(values: NDArray[Any], known: NDArray[np.bool_]) -> Any:
        return needed("pyarrow").array(values, mask=~known)


@dataclass(frozen=True)
class SolvedTogether:
    """Puzzles of many layouts, solved on all threads when one of them is asked for."""

    batches: list[LabelBatch]

    def solved(self, wanted: LabelBatch) -> tuple[Any, NDArray[np.int64]]:
        """Solutions as text, null where there is not exactly one; and how many, at most 2."""
        pa = needed("pyarrow")
        solutions, counts = self._found
        start = self._starts[id(wanted)]
        part = slice(start, start + len(wanted.digits))
        texts: list[str | None] = []
        for cells, count in zip(solutions[part], counts[part], strict=True):
            digits = bytes(cells[: wanted.layout.cell_count])
            grid = Grid._made(wanted.layout, digits, digits)  # noqa: SLF001
            texts.append(grid.to_text(lossy=True) if count == 1 else None)
        return pa.array(texts, pa.string()), counts[part]

    @cached_property
    def _starts(self) -> dict[int, int]:
        ends = accumulate((len(batch.digits) for batch in self.batches), initial=0)
        return {id(batch): start for batch, start in zip(self.batches, ends, strict=False)}

    @cached_property
    def _found(self) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        first = self.batches[0]
        every = [grid for batch in self.batches for grid in batch.grids]
        return solutions_of_grids(every, threads=first.threads, watch=first.watch)


def _text_column(text: NDArray[np.uint8], known: NDArray[np.bool_]) -> Any:
    """Rows of 81 characters, without a copy; null where nothing is known."""
    import numpy as np  # noqa: PLC0415

    pa = needed("pyarrow")
    offsets = np.arange(0, text.size + 1, text.shape[1], dtype=np.int32)
    buffers = [None, pa.py_buffer(offsets), pa.py_buffer(text.reshape(-1))]
    column = pa.Array.from_buffers(pa.string(), len(text), buffers)
    return (
        column if known.all() else needed("pyarrow.compute").if_else(pa.array(known), column, None)
    )


def givens_of(puzzles: Any) -> NDArray[np.uint8]:
    """Givens of each row of a column of text; `NO_DIGITS` where it is not a 9 × 9 puzzle."""
    import numpy as np  # noqa: PLC0415

    cells, _ = cells_of(puzzles)
    found = np.empty(len(puzzles), dtype=np.uint8)
    count_givens(cells, found)
    return found


_CHARACTERS = b".123456789"


def puzzle_column(layout: Layout, digits: NDArray[np.uint8]) -> Any:
    """Puzzles, or solutions, as text."""
    import numpy as np  # noqa: PLC0415

    if layout.size <= 9:
        text = np.frombuffer(_CHARACTERS.ljust(256, b"?"), dtype=np.uint8)[digits]
        return _text_column(text, np.ones(len(digits), dtype=bool))
    pa = needed("pyarrow")
    made = (Grid._made(layout, cells, cells) for cells in map(bytes, digits))  # noqa: SLF001
    return pa.array([grid.to_text(lossy=True) for grid in made], pa.string())


def digits_of(puzzles: Any, layout: Layout) -> NDArray[np.uint8]:
    """Digits of a column of text, shape (n, cells); 255 throughout for an invalid row."""
    import numpy as np  # noqa: PLC0415

    if layout.is_classic:
        return batch.digits(puzzles)
    found = np.full((len(puzzles), layout.cell_count), NO_DIGITS, dtype=np.uint8)
    for row, text in enumerate(puzzles.to_pylist()):
        try:
            grid = Grid.parse(text or "", layout)
        except NonetError:
            continue
        found[row] = np.frombuffer(grid.digits, dtype=np.uint8)
    return found


def layout_text(layout: Layout) -> str:
    """A layout as JSON."""
    return _json(layout_fields(layout))


def layout_cells(layout: Layout) -> tuple[str | None, str | None]:
    """The texts of the columns `layout` and `constraints`: None for 9×9 and where there is no rule.

    Examples
    --------
    >>> from nonet.constraints import Cage
    >>> layout_cells(Layout.of_size(9, constraints=[Cage("r1c1-2", 3)]))
    (None, '[{"type":"killer_cage","cells":["r1c1","r1c2"],"sum":3}]')
    """
    fields = layout_fields(layout)
    rules = fields.pop("constraints", None)
    is_nine = fields == {"size": 9, "box": [3, 3]}
    return None if is_nine else _json(fields), _json(rules) if rules else None


def has_rules(layout: Layout) -> bool:
    """Whether a layout has rules for the column `constraints`."""
    return any(type(rule) not in CONSTRAINTS for rule in layout.constraints)


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
