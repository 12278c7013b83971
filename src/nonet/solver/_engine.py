"""Conversion between Python values and the native engines, and the engines that search."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, Literal

from nonet import _native
from nonet._arguments import whole
from nonet.errors import Contradiction, NonetError, NoSolution
from nonet.grid import Candidates, Grid
from nonet.layout import Layout
from nonet.running import Watch
from nonet.solver.statistics import SolverStatistics

Buffer = Any
"""Contiguous bytes or numbers: bytes, bytearray, array.array, NumPy array."""

MAX_THREADS = 1024
"""Most threads of one call."""

UNLIMITED = 2**64 - 1

Outcome = _native.Outcome
"""How a slice of work ended."""


class Engine(ABC):
    """A puzzle in work under a `Watch`."""

    __slots__ = ("_givens", "_watch", "puzzle")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        self.puzzle = puzzle
        self._watch = watch
        self._givens = (
            puzzle.givens if isinstance(puzzle, Grid) else bytes(puzzle.layout.cell_count)
        )

    @abstractmethod
    def solutions(self, limit: int) -> list[Grid]:
        """The first solutions, at most `limit`, which is 1 or 2."""

    @abstractmethod
    def count(self, limit: int | None) -> int:
        """Number of solutions, at most `limit`."""

    @abstractmethod
    def statistics(self) -> SolverStatistics:
        """What the search has done so far."""

    def failure(self) -> NonetError:
        """Why there is no solution: two equal digits in a house, or no way to fill the grid."""
        if isinstance(self.puzzle, Grid):
            for conflict in self.puzzle.conflicts():
                return Contradiction(
                    str(conflict),
                    cells=conflict.cells,
                    digit=conflict.digit,
                    house=conflict.house,
                )
            if any(self.puzzle.entries):
                return NoSolution(
                    "the grid has no solution with the digits entered; "
                    "Grid.without_entries() gives back the puzzle without them"
                )
        return NoSolution("the grid has no solution")

    def _grid(self, digits: bytes) -> Grid:
        """A solution, the cells that were not given as entries."""
        return Grid._made(self.puzzle.layout, digits, self._givens)  # noqa: SLF001


class Stepwise(Engine):
    """An engine that can go on after each solution."""

    __slots__ = ()

    def solutions(self, limit: int) -> list[Grid]:
        found: list[Grid] = []
        while len(found) < limit and self.find(len(found) + 1) > len(found):
            found.append(self.solution())
        self.end()
        return found

    def count(self, limit: int | None) -> int:
        found = self.find(limit)
        self.end()
        return found

    @abstractmethod
    def find(self, limit: int | None) -> int:
        """Search until `limit` solutions were found in all; their number so far.

        Raises
        ------
        TimeLimitReached, Cancelled
            Carrying what was found; the search can go on afterwards.
        """

    @abstractmethod
    def solution(self) -> Grid:
        """The solution found last."""

    def end(self) -> None:
        """Give back what the search holds; it can go on afterwards."""


class Search(Stepwise):
    """The general search, for any layout."""

    __slots__ = ("_search",)

    def __init__(self, puzzle: Grid | Candidates, watch: Watch, seed: int | None) -> None:
        super().__init__(puzzle, watch)
        layout = native_layout(puzzle.layout)
        if isinstance(puzzle, Grid):
            self._search = _native.Search.from_digits(layout, puzzle.digits, seed)
        else:
            masks = _mask_bytes(puzzle)
            self._search = _native.Search.from_masks(layout, masks, seed)

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return self._search.nodes

    def find(self, limit: int | None) -> int:
        self.find_within(limit, UNLIMITED)
        return self._search.found

    def find_within(self, limit: int | None, nodes: int) -> bool:
        """Search as `find` does, but stop at this total of nodes; False if it stopped there."""
        search, watch = self._search, self._watch
        wanted = UNLIMITED if limit is None else limit
        while True:
            if not watch.is_due:
                outcome = search.count(wanted, watch.slice(), nodes)
                if outcome is not Outcome.PAUSED:
                    return True
                if search.nodes == nodes:
                    return False
            watch.between_slices(
                found=search.found,
                nodes=search.nodes,
                depth=search.depth,
                fraction=search.fraction,
            )

    @property
    def found(self) -> int:
        """Solutions so far."""
        return self._search.found

    def digits(self) -> bytes:
        """The latest solution, until the next search."""
        return self._search.solution()

    def solution(self) -> Grid:
        return self._grid(self.digits())

    def statistics(self) -> SolverStatistics:
        search = self._search
        return SolverStatistics(
            search.nodes, search.guesses, search.max_depth, self._watch.seconds, "search"
        )


class Lockstep(Engine):
    """The lockstep engine on one 9 × 9 grid: at most two solutions."""

    __slots__ = ("_single",)

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        super().__init__(puzzle, watch)
        masks = isinstance(puzzle, Candidates)
        cells = _mask_bytes(puzzle) if isinstance(puzzle, Candidates) else puzzle.digits
        # Looking for two is quicker than for one: the work then goes to all lanes at once.
        self._single = _native.Single(cells, masks, 2, instruction_set())

    def solutions(self, limit: int) -> list[Grid]:
        count = self.count(limit)
        return [self._grid(self._single.solution(number)) for number in range(count)]

    def count(self, limit: int | None) -> int:
        single, watch = self._single, self._watch
        while watch.is_due or single.run(watch.slice()) is Outcome.PAUSED:
            watch.between_slices(found=0, nodes=single.nodes, depth=single.depth)
        return single.found if limit is None else min(single.found, limit)

    def statistics(self) -> SolverStatistics:
        single = self._single
        return SolverStatistics(
            single.nodes, single.guesses, single.depth, self._watch.seconds, "lockstep"
        )


def instruction_set() -> str:
    """Name of the instruction set of the lockstep engine: the best, or what NONET_ISA says."""
    return _instruction_set(os.environ.get("NONET_ISA"))


@lru_cache
def _instruction_set(wanted: str | None) -> str:
    available = [name for name, _ in _native.instruction_sets()]
    if not wanted:
        return available[0]
    if wanted not in available:
        raise NonetError(
            f"expected NONET_ISA to be one of {', '.join(available)}, found {wanted!r}"
        )
    return wanted


def _mask_bytes(puzzle: Candidates) -> bytes:
    width = (puzzle.layout.size + 7) // 8
    return b"".join(mask.to_bytes(width, "little") for mask in puzzle.masks)


@lru_cache(maxsize=64)
def native_layout(layout: Layout) -> _native.Layout:
    """The rules that native engines work on.

    Raises
    ------
    LayoutError
        There is a constraint that they do not know.
    """
    return _native.Layout(layout.size, [list(house.cells) for house in layout.lower()])


def learning_search(candidates: Candidates, seed: int | None) -> _native.LearningSearch:
    """Our own learning solver, before its search."""
    return _native.LearningSearch.from_masks(
        native_layout(candidates.layout), _mask_bytes(candidates), seed
    )


def core_search(layout: Layout) -> _native.CoreSearch:
    """The search for digits that cannot all be right, by our own learning solver."""
    return _native.CoreSearch(native_layout(layout))


def run_batch(
    rows: Buffer,
    *,
    count: int,
    stride: int,
    form: Literal["digits", "text", "masks"],
    limit: int,
    counts: Buffer,
    first: Buffer | None,
    second: Buffer | None,
    out_stride: int,
    as_text: bool,
    threads: int | None,
    watch: Watch,
) -> None:
    """Solve many 9 × 9 grids; results go to the buffers, -1 to the count of a malformed row.

    Raises
    ------
    TimeLimitReached, Cancelled
        Carrying the number of rows that were taken up.
    """
    batch = _native.Batch(
        rows,
        count,
        stride,
        form,
        limit,
        counts,
        first,
        second,
        out_stride,
        as_text,
        instruction_set(),
        available_threads() if threads is None else threads,
    )
    while batch.run(watch.slice()) is Outcome.PAUSED:
        watch.between_slices(
            found=batch.taken, nodes=batch.taken, depth=0, fraction=batch.taken / max(count, 1)
        )


def all_lines_of_81(text: bytes) -> bool:
    """Whether a text is nothing but lines of 81 characters, each one word."""
    return _native.all_lines_of_81(text)


def count_givens(text: Buffer, found: Buffer) -> None:
    """Write the number of givens of each row of 81 characters; 255 if it is not a puzzle."""
    _native.count_givens(text, found)


def checked_threads(threads: int | None) -> int:
    """The number of threads; that of the processors where it is None.

    Raises
    ------
    NonetError
        It is out of range.
    """
    if threads is None:
        return available_threads()
    if not 1 <= whole(threads, "a number of threads") <= MAX_THREADS:
        raise NonetError(f"expected from 1 to {MAX_THREADS} threads, found {threads!r}")
    return threads


def available_threads() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
