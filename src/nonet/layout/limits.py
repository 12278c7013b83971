"""How large the rules of a layout may be, so that it and its solver are ready in good time."""

from __future__ import annotations

from collections.abc import Iterable

from nonet.errors import LayoutError
from nonet.layout.primitives import (
    Alternatives,
    Automaton,
    DigitSets,
    Negation,
    Primitive,
    Quota,
    Relation,
    scope,
)

MAX_ENTRIES = 1_000_000
"""Most cells of all rules together, with those of pairs, and sets of digits."""

MAX_TRANSITIONS = 4_000_000
"""Most transitions of all different machines together, a table of pairs counting 8 N."""

MAX_TRIED = 32_000_000
"""Most 64-bit words of the sets of cells that all rules keep that may hold or not: N⁴/64 each."""

MAX_STEPS = 16_000_000
"""Most cells of a line times transitions of its machine."""


class RuleSize:
    """The size of rules, added up.

    Examples
    --------
    >>> size = RuleSize(4)
    >>> size.add([Relation((0, 1, 1, 2), (14, 12, 8, 0))])
    >>> size.entries, size.transitions
    (4, 32)
    """

    __slots__ = ("_known", "_size", "entries", "transitions", "tried")

    def __init__(self, size: int) -> None:
        self._size = size
        self._known: dict[object, object] = {}
        self.entries = 0
        self.transitions = 0
        self.tried = 0

    def add(self, primitives: Iterable[Primitive]) -> None:
        """Add the primitives of a rule.

        Raises
        ------
        LayoutError
            A limit is passed.
        """
        for primitive in primitives:
            if isinstance(primitive, Alternatives | Negation | Quota):
                self._add_tried(primitive)
                continue
            self.entries += len(scope(primitive))
            if isinstance(primitive, DigitSets):
                self.entries += len(primitive.sets)
            elif isinstance(primitive, Relation):
                self._add_table(primitive.table, primitive.table, 8 * self._size)
            elif isinstance(primitive, Automaton):
                count = len(primitive.machine.transitions)
                self._add_table(id(primitive.machine), primitive.machine, count)
                if count * len(primitive.cells) > MAX_STEPS:
                    raise LayoutError(
                        f"expected lines of at most {MAX_STEPS:,} cells times transitions, "
                        f"found {len(primitive.cells):,} times {count:,}"
                    )
        if self.entries > MAX_ENTRIES:
            raise LayoutError(
                f"expected at most {MAX_ENTRIES:,} cells, pairs and sets of digits "
                f"of all rules together, found more"
            )
        if self.transitions > MAX_TRANSITIONS:
            raise LayoutError(
                f"expected at most {MAX_TRANSITIONS:,} transitions "
                f"of the machines and tables of all rules together, found more"
            )

    def _add_tried(self, primitive: Alternatives | Negation | Quota) -> None:
        """Add rules that may hold or not, each of which is a program of its own."""
        if isinstance(primitive, Alternatives):
            parts = primitive.choices
        elif isinstance(primitive, Negation):
            parts = (primitive.primitives,)
        else:
            parts = (*primitive.rules, *primitive.opposites)
        for part in parts:
            self.add(part)
            self.tried += self._size**2 * (self._size**2 // 64 + 1)
        if self.tried > MAX_TRIED:
            raise LayoutError(
                f"expected fewer rules that may hold or not on {self._size}×{self._size} cells, "
                f"found more than the solvers have room for"
            )

    def _add_table(self, key: object, table: object, count: int) -> None:
        """Count a table once, which several primitives may share."""
        if key not in self._known:
            self._known[key] = table
            self.transitions += count
