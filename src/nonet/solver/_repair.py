"""The repair of a puzzle with several solutions: one further given, or one further rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from nonet.constraints.registry import rules_of_the_grid
from nonet.errors import LayoutError
from nonet.grid import Grid
from nonet.layout import Constraint, Layout
from nonet.running import Watch
from nonet.solver.engine import UNLIMITED
from nonet.solver.solver import NativeSolver

_FEW_NODES = 1_000
"""How much search goes into the question whether a given or rule leaves one solution; for givens
the questions that it leaves open are asked again without a limit."""


class Repairs:
    """Changes that leave one solution of a puzzle that has several.

    Attributes
    ----------
    known
        Digits of solutions: two to begin with, and those that rule out what was tried.
    """

    def __init__(self, grid: Grid, known: Iterable[bytes]) -> None:
        self._grid = grid
        self.known = dict.fromkeys(known)

    def single_given(self, watch: Watch) -> tuple[int, int] | None:
        """A cell and a digit that only one solution has; None where it is proved there is none.

        Raises
        ------
        TimeLimitReached, Cancelled
        """
        layout = self._grid.layout
        digits = bytearray(self._grid.digits)
        candidates = list(self._candidates())
        for nodes in (_FEW_NODES, None):
            undecided = []
            for cell, digit in candidates:
                if sum(solution[cell] == digit for solution in self.known) > 1:
                    continue
                digits[cell] = digit
                is_single = self._is_single(bytes(digits), layout, nodes, watch)
                digits[cell] = 0
                if is_single:
                    return cell, digit
                if is_single is None:
                    undecided.append((cell, digit))
            candidates = undecided
        return None

    def single_rule(self, watch: Watch) -> Constraint | None:
        """A rule that only one solution obeys; None where none of those tried is one.

        These are rules of the kinds that the puzzle has, at places where they have none, and rules
        of the whole grid.

        Raises
        ------
        TimeLimitReached, Cancelled
        """
        layout = self._grid.layout
        shown = list(self.known)[:2]
        for rule in chain(_alike(layout, shown, watch), rules_of_the_grid()):
            _look(watch)
            if rule in layout.constraints:
                continue
            try:
                more = layout.with_constraints((*layout.constraints, rule))
            except LayoutError:
                continue
            obeying = sum(
                next(rule.violations(more, solution), None) is None for solution in self.known
            )
            if obeying == 1 and self._is_single(self._grid.digits, more, _FEW_NODES, watch):
                return rule
        return None

    def _is_single(
        self, digits: bytes, layout: Layout, nodes: int | None, watch: Watch
    ) -> bool | None:
        """Whether there is one solution; None where this number of nodes does not decide it.

        Solutions that are found are known from now on.
        """
        grid = Grid._made(layout, digits, digits)  # noqa: SLF001
        solver = NativeSolver(grid, watch, most=2, patience=UNLIMITED)
        for found in (1, 2):
            if not solver.find_within(found, nodes):
                return None
            if solver.found < found:
                return found == 2
            self.known[solver.values()] = None
        return False

    def _candidates(self) -> Iterator[tuple[int, int]]:
        """Candidates of empty cells: those of known solutions, then all others."""
        empty = [cell for cell, digit in enumerate(self._grid.digits) if not digit]
        seen = dict.fromkeys((cell, solution[cell]) for solution in self.known for cell in empty)
        every = range(1, len(self._grid.layout.digits) + 1)
        yield from seen
        yield from ((c, digit) for c in empty for digit in every if (c, digit) not in seen)


def _alike(layout: Layout, solutions: Sequence[bytes], watch: Watch) -> Iterator[Constraint]:
    """Rules of the kinds of a layout at free places, then those that share a cell with one."""
    taken: dict[str, list[frozenset[int]]] = {}
    for rule in layout.constraints:
        taken.setdefault(rule.name, []).append(rule.scope(layout))
    touching: list[Constraint] = []
    seen: set[Constraint] = set()
    for rule in layout.constraints:
        for other in chain.from_iterable(rule.alike(layout, solution) for solution in solutions):
            _look(watch)
            if other in seen:
                continue
            seen.add(other)
            cells = other.scope(layout)
            shared = max(len(cells & own) for own in taken[rule.name])
            if shared == 0:
                yield other
            elif shared == 1:
                touching.append(other)
    yield from touching


def _look(watch: Watch) -> None:
    if watch.is_due:
        watch.between_slices(found=0, nodes=0, depth=0)
