"""The way from Python values to the native search and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from nonet import _native
from nonet.errors import Contradiction, NonetError, NoSolution
from nonet.grid import Candidates, Grid, parse_puzzle
from nonet.layout import Layout
from nonet.running import Cancel, Progress, Watch
from nonet.solving.statistics import Statistics

Puzzle = Grid | Candidates | str
"""What can be solved: a grid, a grid with pencil marks, or the text of either."""

_SEEDS = 2**64
_UNLIMITED = 2**64 - 1


class Engine:
    """One native search, driven in slices under a `Watch`."""

    __slots__ = ("_givens", "_search", "_watch", "layout", "puzzle")

    def __init__(
        self,
        puzzle: Puzzle,
        *,
        seed: int | None = None,
        time_limit: float | None = None,
        progress: Callable[[Progress], object] | None = None,
        cancel: Cancel | None = None,
    ) -> None:
        if isinstance(puzzle, str):
            puzzle = parse_puzzle(puzzle)
        if seed is not None and not 0 <= seed < _SEEDS:
            raise NonetError(f"expected a seed from 0 to 2**64 - 1, found {seed!r}")
        self._watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
        self.puzzle = puzzle
        self.layout = layout = puzzle.layout
        native = _native_layout(layout)
        if isinstance(puzzle, Grid):
            self._givens = puzzle.givens
            self._search = _native.Search.from_digits(native, puzzle.digits, seed)
        else:
            self._givens = bytes(layout.cell_count)
            width = (layout.size + 7) // 8
            masks = b"".join(mask.to_bytes(width, "little") for mask in puzzle.masks)
            self._search = _native.Search.from_masks(native, masks, seed)

    def find(self, limit: int | None) -> int:
        """Search until `limit` solutions were found in all; their number so far.

        Raises
        ------
        TimeLimitReached, Cancelled
            Carrying what was found; the search can go on afterwards.
        """
        search, watch = self._search, self._watch
        wanted = _UNLIMITED if limit is None else limit
        while watch.is_due or search.count(wanted, watch.slice()) is _native.Outcome.PAUSED:
            watch.between_slices(
                found=search.found,
                nodes=search.nodes,
                depth=search.depth,
                fraction=search.fraction,
            )
        return search.found

    def solution(self) -> Grid:
        """The solution found last, the cells that were not given as entries."""
        return Grid._made(self.layout, self._search.solution(), self._givens)  # noqa: SLF001

    def statistics(self) -> Statistics:
        """What the search has done so far."""
        search = self._search
        return Statistics(search.nodes, search.guesses, search.max_depth, self._watch.seconds)

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


@lru_cache(maxsize=64)
def _native_layout(layout: Layout) -> _native.Layout:
    return _native.Layout(layout.size, [list(house.cells) for house in layout.houses])
