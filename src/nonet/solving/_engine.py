"""The way from Python values to the native engines and back.

A 9 × 9 grid with boxes and nothing else goes to the lockstep engine; every other layout, random
solutions and solutions one after the other go to the general search. Where that comes to no end,
solvers that learn go on: our own, and others in programs of their own.
"""

from __future__ import annotations

import contextlib
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache
from queue import Empty
from typing import Any, Literal

from nonet import _native
from nonet._seeds import checked_seed
from nonet.errors import Contradiction, NonetError, NoSolution, TimeLimitReached
from nonet.grid import Candidates, Grid, parse_puzzle
from nonet.layout import Layout
from nonet.running import Cancel, Progress, Watch
from nonet.solving._learning import (
    INSTALL,
    Race,
    fills,
    is_installed,
    is_learnable,
    is_of_use,
)
from nonet.solving.statistics import Statistics

Buffer = Any
"""Contiguous bytes or numbers: bytes, bytearray, array.array, NumPy array."""

Puzzle = Grid | Candidates | str
"""What can be solved: a grid, a grid with pencil marks, or the text of either."""

EngineName = Literal["auto", "search", "sat"]
"""What solves: search and then solvers that learn, search alone, or CaDiCaL and Kissat alone."""

MAX_THREADS = 1024
"""Most threads of one call."""

_UNLIMITED = 2**64 - 1

_BUDGET = 1_000_000
"""Nodes times cells that search may take for a solution before solvers that learn go on, about
0.003 s."""

_ALONE = 1_000
"""Dead ends of our own solver that learns, after which others start: 0.1 s or so."""

_LOOK = 0.01
"""Seconds between two looks whether the others have found something."""

OWN = "learning"
"""What our own solver that learns is called."""

_CLASSIC = Layout.of_size(9)


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
    def statistics(self) -> Statistics:
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
        self.find_within(limit, _UNLIMITED)
        return self._search.found

    def find_within(self, limit: int | None, nodes: int) -> bool:
        """Search as `find` does, or until there were so many nodes in all; False if that was it."""
        search, watch = self._search, self._watch
        wanted = _UNLIMITED if limit is None else limit
        while True:
            if not watch.is_due:
                outcome = search.count(wanted, watch.slice(), nodes)
                if outcome is not _native.Outcome.PAUSED:
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
        """The solution found last."""
        return self._search.solution()

    def solution(self) -> Grid:
        return self._grid(self.digits())

    def statistics(self) -> Statistics:
        search = self._search
        return Statistics(
            search.nodes, search.guesses, search.max_depth, self._watch.seconds, "search"
        )


class Learning(Stepwise):
    """Solvers that learn from each dead end, for any layout: our own, and after a while others.

    Which of them is first with a solution may differ from one time to the next; within the first
    `_ALONE` dead ends it is always our own.
    """

    __slots__ = (
        "_candidates",
        "_digits",
        "_found",
        "_is_exhausted",
        "_others",
        "_others_start",
        "_own",
        "_winner",
    )

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        super().__init__(puzzle, watch)
        self._candidates = Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle
        self._own = _native.LearningSearch.from_masks(
            native_layout(puzzle.layout), _mask_bytes(self._candidates)
        )
        others = max(1, available_threads() - 1)
        self._others = Race(self._candidates, others) if is_of_use(self._candidates) else None
        self._others_start = _ALONE
        self._winner = OWN
        self._digits = b""
        self._found = 0
        self._is_exhausted = False

    def skip(self, digits: bytes) -> None:
        """Take this solution for found."""
        self._own.exclude(digits)
        self._take(digits)

    def find(self, limit: int | None) -> int:
        try:
            while not self._is_exhausted and self._found != limit:
                self._next()
        except TimeLimitReached as error:
            self.end()
            if is_installed():
                raise
            raise TimeLimitReached(
                f"{error}; {INSTALL} adds solvers for grids as hard as this one", found=error.found
            ) from None
        except BaseException:
            self.end()
            raise
        return self._found

    def digits(self) -> bytes:
        """The solution found last."""
        return self._digits

    def solution(self) -> Grid:
        return self._grid(self._digits)

    def end(self) -> None:
        if self._others is not None:
            self._others.end()

    def statistics(self) -> Statistics:
        own = self._own
        return Statistics(own.nodes, own.guesses, own.max_depth, self._watch.seconds, self._winner)

    def _next(self) -> None:
        """Find one more solution, or that there is none."""
        own, others, watch = self._own, self._others, self._watch
        while True:
            if not watch.is_due:
                is_alone = others is None or own.nodes < self._others_start
                seconds = watch.slice() if is_alone else min(watch.slice(), _LOOK)
                most = self._others_start if others is not None and is_alone else _UNLIMITED
                outcome = own.count(own.found + 1, seconds, most)
                if outcome is not _native.Outcome.PAUSED:
                    self._winner = OWN
                    self.end()
                    self._take(self._checked() if outcome is _native.Outcome.FOUND else None)
                    return
            if others is not None and own.nodes >= self._others_start:
                others.start()
                with contextlib.suppress(Empty):
                    digits = others.answer()
                    self._winner = others.winner
                    if digits is not None:
                        own.exclude(digits)
                    self._take(digits, others_know=True)
                    return
            if watch.is_due:
                watch.between_slices(found=self._found, nodes=own.nodes, depth=own.depth)

    def _checked(self) -> bytes:
        """The solution of our own solver; it would be an error in it if that were none."""
        digits = self._own.solution()
        if not fills(digits, self._candidates):
            raise NonetError("a wrong solution was found: please report this")
        return digits

    def _take(self, digits: bytes | None, *, others_know: bool = False) -> None:
        """One more solution, or None where there is none."""
        if digits is None:
            self._is_exhausted = True
            return
        if self._others is not None and not others_know:
            self._others.exclude(digits)
        self._digits = digits
        self._found += 1
        self._others_start = self._own.nodes + _ALONE


class Sat(Stepwise):
    """The others alone."""

    __slots__ = ("_digits", "_found", "_is_exhausted", "_race")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        super().__init__(puzzle, watch)
        self._race = Race(puzzle, available_threads())
        self._digits = b""
        self._found = 0
        self._is_exhausted = False

    def find(self, limit: int | None) -> int:
        while not self._is_exhausted and self._found != limit:
            digits = self._race.next(self._watch, self._found)
            if digits is None:
                self._is_exhausted = True
            else:
                self._digits = digits
                self._found += 1
        return self._found

    def solution(self) -> Grid:
        return self._grid(self._digits)

    def end(self) -> None:
        self._race.end()

    def statistics(self) -> Statistics:
        return Statistics(0, 0, 0, self._watch.seconds, self._race.winner)


class Adaptive(Stepwise):
    """The general search, and where that gets stuck the solvers that learn.

    Once two solutions were found, the search goes on for good: then there are more, and to exclude
    them one by one is the slow way.
    """

    __slots__ = ("_learning", "_search")

    def __init__(self, puzzle: Grid | Candidates, watch: Watch) -> None:
        super().__init__(puzzle, watch)
        self._search = Search(puzzle, watch, None)
        self._learning: Learning | None = None

    def find(self, limit: int | None) -> int:
        search = self._search
        budget = max(1, _BUDGET // search.puzzle.layout.cell_count)
        while self._learning is None and search.found < 2 and search.found != limit:
            before = search.found
            if search.find_within(before + 1, search.nodes + budget):
                if search.found == before:
                    return before
            elif is_learnable(self.puzzle):
                self._learning = Learning(self.puzzle, self._watch)
                if search.found:
                    self._learning.skip(search.digits())
            else:
                break
        return (self._learning or search).find(limit)

    def solution(self) -> Grid:
        return (self._learning or self._search).solution()

    def end(self) -> None:
        if self._learning is not None:
            self._learning.end()

    def statistics(self) -> Statistics:
        done = self._search.statistics()
        if self._learning is None:
            return done
        return replace(done, engine=self._learning.statistics().engine)


class ClashSearch:
    """Which digits of a grid cannot stand together, by the solver that learns."""

    __slots__ = ("_grid", "_search", "_watch")

    def __init__(self, grid: Grid, watch: Watch) -> None:
        self._grid = grid
        self._watch = watch
        self._search = _native.ClashSearch(native_layout(grid.layout))

    def clash(self, cells: Collection[int], dead_ends: int | None) -> list[int] | None:
        """Some of these cells whose digits cannot stand together: none where all of them can, and
        None where so many dead ends do not tell.

        Raises
        ------
        TimeLimitReached, Cancelled
        """  # noqa: D205
        search, watch = self._search, self._watch
        digits = bytearray(len(self._grid.digits))
        for cell in cells:
            digits[cell] = self._grid.digits[cell]
        search.ask(bytes(digits))
        most = _UNLIMITED if dead_ends is None else search.dead_ends + dead_ends
        while True:
            if not watch.is_due:
                outcome = search.run(watch.slice(), most)
                if outcome is _native.Outcome.EXHAUSTED:
                    return search.blamed()
                if outcome is _native.Outcome.FOUND:
                    return []
                if search.dead_ends >= most:
                    return None
            watch.between_slices(found=0, nodes=search.dead_ends, depth=0)


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
        while watch.is_due or single.run(watch.slice()) is _native.Outcome.PAUSED:
            watch.between_slices(found=0, nodes=single.nodes, depth=single.depth)
        return single.found if limit is None else min(single.found, limit)

    def statistics(self) -> Statistics:
        single = self._single
        return Statistics(
            single.nodes, single.guesses, single.depth, self._watch.seconds, "lockstep"
        )


def make_engine(
    puzzle: Puzzle,
    name: EngineName,
    *,
    most: int | None,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Engine:
    """The engine of this name, where at most so many solutions will be asked for."""
    if name in {"auto", "search"} and seed is None and most is not None and most <= 2:
        puzzle = read_puzzle(puzzle)
        if puzzle.layout == _CLASSIC:
            return Lockstep(puzzle, Watch(time_limit=time_limit, progress=progress, cancel=cancel))
    return make_stepwise(
        puzzle, name, seed=seed, time_limit=time_limit, progress=progress, cancel=cancel
    )


def make_stepwise(
    puzzle: Puzzle,
    name: EngineName,
    *,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Stepwise:
    """The engine of this name, for solutions one after the other; with a seed it is the search."""
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    puzzle, seed = read_puzzle(puzzle), checked_seed(seed)
    if name == "sat":
        if seed is not None:
            raise NonetError("the engine 'sat' takes no seed")
        return Sat(puzzle, watch)
    if name == "auto" and seed is None:
        return Adaptive(puzzle, watch)
    if name in {"auto", "search"}:
        return Search(puzzle, watch, seed)
    raise NonetError(f"expected an engine 'auto', 'search' or 'sat', found {name!r}")


def solutions_within(puzzle: Grid | Candidates, watch: Watch) -> list[Grid]:
    """The first two solutions, as part of work that is watched already."""
    if puzzle.layout == _CLASSIC:
        return Lockstep(puzzle, watch).solutions(2)
    return Adaptive(puzzle, watch).solutions(2)


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


def read_puzzle(puzzle: Puzzle) -> Grid | Candidates:
    """The puzzle, read where it is text."""
    return parse_puzzle(puzzle) if isinstance(puzzle, str) else puzzle


def _mask_bytes(puzzle: Candidates) -> bytes:
    width = (puzzle.layout.size + 7) // 8
    return b"".join(mask.to_bytes(width, "little") for mask in puzzle.masks)


@lru_cache(maxsize=64)
def native_layout(layout: Layout) -> _native.Layout:
    """The geometry that native engines work on."""
    return _native.Layout(layout.size, [list(house.cells) for house in layout.houses])


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
    while batch.run(watch.slice()) is _native.Outcome.PAUSED:
        watch.between_slices(
            found=batch.taken, nodes=batch.taken, depth=0, fraction=batch.taken / max(count, 1)
        )


def all_lines_of_81(text: bytes) -> bool:
    """Whether a text is nothing but lines of 81 characters, each one word."""
    return _native.all_lines_of_81(text)


def count_givens(text: Buffer, found: Buffer) -> None:
    """Write the number of givens of each row of 81 characters; 255 where it is no puzzle."""
    _native.count_givens(text, found)


def available_threads() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
