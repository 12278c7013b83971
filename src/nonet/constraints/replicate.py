"""One relation for all pairs of cells that are a move apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _relations
from nonet.constraints._base import Cells, Reader, Rule
from nonet.constraints._described import Described
from nonet.constraints._pairs import ADJACENT, PairRule, steps
from nonet.constraints.pair_relation import PairRelation
from nonet.constraints.registry import kind_of
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.coordinates import indices_of_names
from nonet.layout.marks import Mark
from nonet.layout.primitives import Relation
from nonet.layout.sentences import Named, Sentence, Value

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

Steps = tuple[tuple[int, int], ...]
Pair = tuple[str, ...]

_FARTHEST = 8
_ANY = "any"
_DIAGONAL: Steps = ((1, 1), (1, -1))


def _at_distance(distance: int) -> Steps:
    """Steps to the cells that are this number of sides away, each pair once."""
    return tuple(
        (down, right)
        for down in range(distance + 1)
        for right in dict.fromkeys((distance - down, down - distance))
        if down or right > 0
    )


MOVES: Mapping[str, Steps] = {
    "neighbours": ADJACENT,
    "diagonals": _DIAGONAL,
    "kings": (*ADJACENT, *_DIAGONAL),
    "knights": ((1, 2), (1, -2), (2, 1), (2, -1)),
    **{f"distance-{far}": _at_distance(far) for far in range(2, _FARTHEST + 1)},
}
"""How far the cells of a pair are apart: rows and columns, each pair once."""


@dataclass(frozen=True, slots=True, repr=False)
class Replicate(Described, Rule):
    """All cells that are a move apart have a relation, except for some pairs.

    ::

        . 4 . 9      difference-at-least 2 knights:
        . . . .      no 5 or 6 is a knight's move
        . . 6 .      away from the 6

    Two cells are ``neighbours`` where they share a side, ``diagonals`` where they share a corner
    alone, ``kings`` where either; or they are a move of ``knights`` apart, or 2 to 8 steps from
    side to side, as in ``distance-3``. The relations are those of `PairRelation`.
    Interactive Sudoku Solver: Replicate, Pair.

    Attributes
    ----------
    relation
        Its name.
    moves
        How the cells of a pair lie.
    value
        The number of the relation, if it has one.
    allowed
        The pairs of digits of a table, in any order.
    exempt
        The kind of mark between two cells that frees them, as rules are typed; "any" for all of
        these marks; empty: none.
    exceptions
        Pairs of cells that are free; `except` in JSON.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule = Replicate("difference-at-least", "knights", 2)
    >>> list(Layout.of_size(4, constraints=[rule]).violations(bytes([1, *[0] * 5, 2, *[0] * 9])))
    [(0, 6)]
    """

    name: ClassVar[str] = "replicate"
    is_on_board: ClassVar[bool] = True
    example: ClassVar[tuple[str, ...]] = ("no-sum knights 7", "difference-at-most 4 neighbours")
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "relation": _relations.NAMES,
        "moves": tuple(MOVES),
    }
    readers: ClassVar[Mapping[str, Reader]] = {
        **Described.readers,
        "relation": _relations.named,
        "moves": _relations.named,
        "exempt": _relations.named,
    }

    relation: str
    moves: str
    value: int | None = None
    allowed: tuple[tuple[int, int], ...] = ()
    exempt: str = ""
    exceptions: tuple[tuple[str, ...], ...] = ()

    if TYPE_CHECKING:

        def __init__(
            self,
            relation: str,
            moves: str,
            value: int | None = None,
            allowed: Iterable[Iterable[int]] = (),
            exempt: str = "",
            exceptions: Iterable[Cells] = (),
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def _check(self) -> None:
        _relations.check(self.relation, self.value, self.allowed, self.name)
        if self.moves not in MOVES:
            raise LayoutError(
                f"expected one of the moves {', '.join(MOVES)} of {self.name}, "
                f"found {self.moves[:40]!r}",
                "word",
                word=self.moves[:40],
            )
        if self.exempt not in {"", _ANY} and not self._marking().is_pair:
            raise LayoutError(
                f"expected a rule of two cells that is exempt from {self.name}, "
                f"found {self.exempt[:40]!r}",
                "word",
                word=self.exempt[:40],
            )

    def _marking(self) -> Any:
        """The class of the marks that are exempt."""
        return kind_of(self.exempt.replace("-", "_"))

    def _check_fits(self, layout: Layout) -> None:
        _relations.check_fits(self, self.relation, self.value, self.allowed, layout.digits)
        index = indices_of_names(layout.size)
        reached = _pairs_of(self.moves, layout.size, layout.holes)
        if not reached and layout.size > 1:
            raise LayoutError(
                f"expected moves of {self.name} from one cell of a {layout.size}×{layout.size} "
                f"grid to another, found {self.moves}, which lead outside from every cell",
                "no-move",
            )
        for a, b in self.exceptions:
            if frozenset((index[a], index[b])) not in reached:
                raise LayoutError(
                    f"expected exceptions of {self.name} that are a move apart, found {a} and {b}",
                    "apart",
                )

    def in_full(self, layout: Layout) -> tuple[Replicate]:
        """The same with all exceptions listed."""
        if not self.exempt:
            return (self,)
        return (replace(self, exempt="", exceptions=self._free(layout)),)

    def _free(self, layout: Layout) -> tuple[Pair, ...]:
        """The pairs of cells that are exempt."""
        index = indices_of_names(layout.size)
        reached = _pairs_of(self.moves, layout.size, layout.holes)
        listed = {_in_order(pair, index) for pair in self.exceptions}
        marked = {
            _in_order(cells, index)
            for cells in self._marked(layout)
            if frozenset(index.get(name, -1) for name in cells) in reached
        }
        return tuple(sorted(listed | marked))

    def _marked(self, layout: Layout) -> Iterable[Pair]:
        """The cells of the marks that are exempt."""
        kinds = self.exempt.replace("-", "_")
        for rule in layout.constraints if kinds else ():
            if (
                isinstance(rule, PairRule | PairRelation)
                and len(rule.cells) == 2
                and kinds in {_ANY, rule.name}
            ):
                yield rule.cells

    def lower(self, layout: Layout) -> tuple[Relation, ...]:
        """One relation."""
        allowed = tuple(dict.fromkeys((*self.allowed, *((y, x) for x, y in self.allowed))))
        masks = _relations.masks(self.relation, self.value, allowed, layout.numbers)
        pairs = _flat(self.moves, layout.size, layout.holes, self._free(layout))
        return (Relation(pairs, masks),) if pairs else ()

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """None: it is about the whole grid."""
        del layout
        return ()

    def _sentence(self, layout: Layout) -> Sentence:
        """Which cells have the relation, and which of them are exempt."""
        del layout
        exempt: Value = "none"
        if self.exempt:
            exempt = _ANY if self.exempt == _ANY else "kind"
        kind: Value = (Named(self.exempt.replace("-", "_"), ""),) if exempt == "kind" else ""
        listed = ", ".join("–".join(pair) for pair in self.exceptions)
        moves, _, far = self.moves.partition("-")
        values: tuple[tuple[str, Value], ...] = (
            ("moves", moves),
            ("far", far),
            ("exempt", exempt),
            ("kind", kind),
            ("listed", listed or "none"),
            *_relations.values(self.relation, self.value, self.allowed),
        )
        return Sentence("rule-replicate", values)


def _in_order(pair: Pair, index: Mapping[str, int]) -> Pair:
    return tuple(sorted(pair, key=index.__getitem__))


@lru_cache(maxsize=16)
def _pairs_of(moves: str, size: int, holes: tuple[int, ...]) -> frozenset[frozenset[int]]:
    """All pairs of cells that are a move apart."""
    cells = steps(size, MOVES[moves], holes)
    return frozenset(map(frozenset, zip(cells[::2], cells[1::2], strict=True)))


@lru_cache(maxsize=16)
def _flat(moves: str, size: int, holes: tuple[int, ...], free: tuple[Pair, ...]) -> tuple[int, ...]:
    """These pairs without those that are free, flat."""
    cells = steps(size, MOVES[moves], holes)
    index = indices_of_names(size)
    spared = {frozenset(index[name] for name in pair) for pair in free}
    pairs = zip(cells[::2], cells[1::2], strict=True)
    return tuple(cell for pair in pairs if frozenset(pair) not in spared for cell in pair)
