"""Search under rules that change from one time to the next, without a layout for each change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.layout import House, Layout
from nonet.layout.primitives import Primitive
from nonet.running import Watch
from nonet.solver.engine import (
    PAUSED,
    NativeRules,
    Outcome,
    changing_rules,
    native_houses,
    native_search,
)


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a search.

    Attributes
    ----------
    solutions
        In the order in which they were found.
    nodes
        Of the search tree.
    is_complete
        Whether there are no others.
    """

    solutions: tuple[bytes, ...]
    nodes: int
    is_complete: bool


class RuleSearch:
    """The rules of a layout, to which others are added for each search.

    Examples
    --------
    >>> from nonet.constraints import Cage
    >>> layout = Layout.of_size(4)
    >>> search = RuleSearch(layout)
    >>> cage = Cage("r1c1-2", total=3)
    >>> search.take(cage.lower(layout))
    >>> found = search.find(bytes(16), 3, nodes=1000, watch=Watch())
    >>> len(found.solutions), found.is_complete
    (3, False)
    """

    def __init__(self, layout: Layout) -> None:
        primitives = layout.lower()
        houses = tuple(primitive.cells for primitive in primitives if type(primitive) is House)
        self._of = layout
        self._layout, self._houses = native_houses(
            len(layout.numbers), layout.variable_count, houses
        )
        self._base = [primitive for primitive in primitives if type(primitive) is not House]
        self._rules: NativeRules | None = None
        self.take(())

    def take(self, primitives: Iterable[Primitive]) -> None:
        """Take these in addition to the rules of the layout, instead of those before."""
        self._rules = changing_rules(self._houses, (*self._base, *primitives))

    def find(
        self, digits: bytes, most: int, *, nodes: int, watch: Watch, seed: int | None = None
    ) -> Found:
        """Up to this number of solutions, within this number of nodes.

        Raises
        ------
        TimeLimitReached, Cancelled
            Raised by the watch.
        """
        places = self._of.places(digits)
        solver = native_search(self._layout, self._rules, places, most=most, seed=seed)
        solutions: list[bytes] = []
        outcome = PAUSED
        while len(solutions) < most:
            seconds = watch.slice()
            if not seconds:
                watch.between_slices(found=0, nodes=solver.nodes, depth=solver.depth)
                continue
            outcome = solver.run(seconds, len(solutions) + 1, 0, nodes)
            if solver.found > len(solutions):
                solutions.append(self._of.digits_in(solver.solution()))
            elif outcome is not PAUSED or solver.nodes >= nodes:
                break
        return Found(tuple(solutions), solver.nodes, is_complete=outcome is Outcome.EXHAUSTED)
