"""What became of a picture with a known puzzle, and many of them as a line of a table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from nonet import Grid, Layout
from nonet.errors import PhotoError
from nonet.photo import PhotoReading, read_photo
from nonet.photo.picture import PhotoSource

NAMED = 3
"""Doubtful cells that are named first."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A puzzle in a picture: its digits row by row, 0 where a cell is empty, and its layout."""

    digits: tuple[int, ...]
    layout: Layout

    @classmethod
    def classic(cls, text: str) -> Shown:
        """A 9 × 9 puzzle of 81 characters."""
        grid = Grid(text)
        return cls(tuple(grid.digits), grid.layout)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was read from a picture, held against what it shows.

    Attributes
    ----------
    name
        Of the picture.
    group
        The line of the table that it belongs to.
    cells
        How many there are.
    before
        Cells that are wrong before the check; all where none were read.
    after
        Cells that are wrong with the check; all where none were read.
    fault
        What is wrong beyond cells, such as "no grid found" or "other regions".
    in_doubt
        Whether the reading is marked as doubtful; not where there is none.
    doubtful
        The first doubtful cells, the most doubtful first.
    certainty
        Of the reading; 0 where there is none.
    ms
        Milliseconds of the processor, with decoding: other work on the machine does not count.
    """

    name: str
    group: str
    cells: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    fault: str
    in_doubt: bool
    doubtful: tuple[int, ...]
    certainty: float
    ms: float

    @property
    def whole_as_read(self) -> bool:
        """Whether each cell is right before the check."""
        return not self.before and not self.fault

    @property
    def whole(self) -> bool:
        """Whether each cell is right with the check."""
        return not self.after and not self.fault

    @property
    def is_read(self) -> bool:
        """Whether there is a reading at all."""
        return self.certainty > 0 or self.in_doubt

    @property
    def is_wrong_without_doubt(self) -> bool:
        """Whether it is wrong, and passed off as good."""
        return self.is_read and not self.whole and not self.in_doubt

    @property
    def is_doubted_though_right(self) -> bool:
        """Whether it is right, and doubted."""
        return self.whole and self.in_doubt

    def __str__(self) -> str:
        """The picture and what is wrong with its reading."""
        found = [self.fault] if self.fault else []
        if self.is_read and self.before:
            found.append(f"as read wrong at {_places(self.before, self.cells)}")
        if self.is_read and self.after:
            found.append(f"with the check wrong at {_places(self.after, self.cells)}")
        if self.is_wrong_without_doubt:
            found.append(f"WITHOUT DOUBT ({self.certainty:.4f})")
        if self.in_doubt:
            named = _places(self.doubtful, self.cells) if self.doubtful else "no cell"
            found.append(f"in doubt ({self.certainty:.3f}) at {named}")
        return f"{self.group}: {self.name}: {'; '.join(found)}"


def _places(cells: Sequence[int], count: int) -> str:
    """Cells by row and column; only the first ones of many."""
    size = round(count**0.5)
    names = [f"r{cell // size + 1}c{cell % size + 1}" for cell in cells[:6]]
    more = f" and {len(cells) - 6} more" if len(cells) > 6 else ""
    return " ".join(names) + more


def outcome(
    name: str, group: str, source: PhotoSource, shown: Sequence[Shown]
) -> tuple[Outcome, PhotoReading | None]:
    """Read a picture, and hold it against that puzzle on it that is most like the reading.

    None instead of a reading where the picture was refused.
    """
    cells = len(shown[0].digits)
    everything = tuple(range(cells))
    start = time.process_time()
    try:
        reading = read_photo(source)
    except PhotoError as error:
        ms = 1000 * (time.process_time() - start)
        lost = Outcome(
            name, group, cells, everything, everything, str(error), False, (), 0.0, ms
        )  # fmt: skip
        return lost, None
    ms = 1000 * (time.process_time() - start)
    before = after = everything
    fault = ""
    if len(reading.digits) != cells:
        fault = f"read as a grid of {len(reading.digits)} cells instead of {cells}"
    else:
        closest = min(shown, key=lambda one: len(_different(reading.digits, one.digits)))
        before = _different(reading.as_read, closest.digits)
        after = _different(reading.digits, closest.digits)
        if _partition(reading.puzzle.grid.layout) != _partition(closest.layout):
            fault = "other regions"
    found = Outcome(
        name=name,
        group=group,
        cells=cells,
        before=before,
        after=after,
        fault=fault,
        in_doubt=reading.in_doubt,
        doubtful=tuple(int(cell) for cell in reading.doubtful[:NAMED]),
        # A reading that is certainly wrong is still one.
        certainty=max(float(reading.certainty), 1e-9),
        ms=ms,
    )
    return found, reading


def _partition(layout: Layout) -> list[int]:
    """The regions, numbered in the order of their first cells."""
    numbers: dict[int, int] = {}
    return [numbers.setdefault(region, len(numbers)) for region in layout.regions or ()]


def _different(found: Sequence[int], expected: Sequence[int]) -> tuple[int, ...]:
    return tuple(np.flatnonzero(np.array(found) != np.array(expected)).tolist())


HEADER = (
    f"{'':24} {'pictures':>8} {'whole as':>9} {'whole with':>10} {'wrong with-':>11} "
    f"{'doubted':>8} {'cells':>8} {'ms':>6} {'ms':>6}\n"
    f"{'':24} {'':>8} {'read':>9} {'check':>10} {'out doubt':>11} "
    f"{'though r.':>8} {'right %':>8} {'median':>6} {'worst':>6}"
)


@dataclass(frozen=True, slots=True)
class Tally:
    """The figures of some outcomes."""

    pictures: int
    whole_as_read: int
    whole: int
    wrong_without_doubt: int
    doubted_though_right: int
    cells_right: float
    median_ms: float
    worst_ms: float

    @classmethod
    def of(cls, outcomes: Sequence[Outcome]) -> Tally:
        """The figures of these outcomes, of which there must be one at least."""
        times = [one.ms for one in outcomes]
        right = sum(one.cells - len(one.before) for one in outcomes)
        return cls(
            pictures=len(outcomes),
            whole_as_read=sum(one.whole_as_read for one in outcomes),
            whole=sum(one.whole for one in outcomes),
            wrong_without_doubt=sum(one.is_wrong_without_doubt for one in outcomes),
            doubted_though_right=sum(one.is_doubted_though_right for one in outcomes),
            cells_right=100 * right / sum(one.cells for one in outcomes),
            median_ms=statistics.median(times),
            worst_ms=max(times),
        )

    def line(self, name: str) -> str:
        """A line of the table."""
        return (
            f"{name:24} {self.pictures:8} {self.whole_as_read:9} {self.whole:10} "
            f"{self.wrong_without_doubt:11} {self.doubted_though_right:8} "
            f"{self.cells_right:8.3f} {self.median_ms:6.0f} {self.worst_ms:6.0f}"
        )


@dataclass(slots=True)
class Bounds:
    """Figures held against what they must reach."""

    missed: list[str]

    def least(self, name: str, found: float, bound: float, unit: str = "") -> str:
        """A line for a figure that must reach a bound."""
        return self._held(name, found, bound, unit, "at least", reached=found >= bound)

    def most(self, name: str, found: float, bound: float, unit: str = "") -> str:
        """A line for a figure that must not pass a bound."""
        return self._held(name, found, bound, unit, "at most", reached=found <= bound)

    def _held(
        self, name: str, found: float, bound: float, unit: str, words: str, *, reached: bool
    ) -> str:
        if not reached:
            self.missed.append(name)
        mark = "" if reached else "   MISSED"
        return f"{name:48} {found:8g}{unit}   ({words} {bound:g}{unit}){mark}"

    def verdict(self) -> str:
        """The last line."""
        return f"missed: {', '.join(self.missed)}" if self.missed else "all bounds met"
