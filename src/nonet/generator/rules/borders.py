"""Clues between cells and in them: dots, X and V, inequalities, quadruples, odd and even."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain, permutations

from nonet.errors import GenerationFailed
from nonet.generator.rules.board import Board, Clue, Weights, rule_of
from nonet.generator.rules.family import ClueSpec, RuleFamily
from nonet.generator.rules.request import RuleRequest, Span
from nonet.layout import Layout


class Places(RuleFamily):
    """A family whose clues have a place among those of the grid, each at most one clue."""

    usual_lengths: Weights = ((1, 1),)
    options = frozenset({"all", "overlap"})

    @abstractmethod
    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """The cells of each place."""

    @abstractmethod
    def clue(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The clue at a place; None where there is none."""

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where there are fewer places than clues."""
        room = len(self.places(layout, spec))
        if spec.count[0] > room and not spec.request.every:
            raise GenerationFailed(
                f"{spec.request.name}: expected up to {room} on {layout.size}×{layout.size}, "
                f"found {spec.count[0]}"
            )

    def propose(self, board: Board, spec: ClueSpec) -> Iterator[Clue]:
        """Clues at random places, those with free cells first."""
        found = board.dice.shuffled(self.places(board.layout, spec))
        found.sort(key=lambda cells: sum(board.used[cell] for cell in cells))
        for cells in found:
            clue = None if cells in board.marked else self.clue(board, spec, cells)
            if clue is not None:
                yield clue

    def place(self, board: Board, clue: Clue) -> None:
        """Tell the board where a clue lies: each place has one."""
        board.take(clue.cells)
        board.marked.add(tuple(sorted(clue.cells)))

    def begin(self, board: Board, spec: ClueSpec) -> list[Clue]:
        """All clues, or the number that is wanted."""
        if spec.request.every:
            return self.every(board, spec)
        return RuleFamily.begin(self, board, spec)

    def every(self, board: Board, spec: ClueSpec) -> list[Clue]:
        """All clues that there are."""
        places = self.places(board.layout, spec)
        clues = (self.clue(board, spec, cells) for cells in places)
        found = [one for one in clues if one is not None]
        return [*found, *self.completed(board, spec, found)]


@dataclass(frozen=True, slots=True)
class BorderRelation:
    """What two digits may have: the rule, its value, and when it is true."""

    rule: str
    value: int
    holds: Callable[[int, int], bool]


def _difference(value: int) -> BorderRelation:
    return BorderRelation("difference", value, lambda one, other: abs(one - other) == value)


def _ratio(value: int) -> BorderRelation:
    return BorderRelation("ratio", value, lambda one, other: value in {one / other, other / one})


def _total(value: int) -> BorderRelation:
    return BorderRelation("pair_sum", value, lambda one, other: one + other == value)


_OF_NEGATIVE = {"difference": "difference", "ratio": "ratio", "pair_sum": "sum"}


class Pairs(Places):
    """Relations of cells that share a side: dots, X and V."""

    usual_count: Span = (14, 20)

    def __init__(self, relations: Callable[[int | None], Sequence[BorderRelation]]) -> None:
        self._relations = relations
        self._known: dict[tuple[int | None, int], list[BorderRelation]] = {}
        self.options = frozenset({"all", "overlap", "value"})
        self.mirrors = all(one.rule == "difference" for one in relations(None))

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """All cells that share a side."""
        del spec
        return neighbours(layout.size)

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where no two digits have the relations."""
        Places.check(self, spec, layout)
        if not self._possible(spec, layout.size):
            raise GenerationFailed(
                f"{spec.request.name}: no two digits from 1 to {layout.size} have the relation"
            )

    def _possible(self, spec: ClueSpec, size: int) -> list[BorderRelation]:
        """The relations that two digits of the size can have."""
        key = (spec.request.parameter, size)
        if key not in self._known:
            pairs = tuple(permutations(range(1, size + 1), 2))
            self._known[key] = [
                relation
                for relation in self._relations(spec.request.parameter)
                if any(relation.holds(*pair) for pair in pairs)
            ]
        return self._known[key]

    def clue(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """One of the relations that the digits have."""
        one, other = (board.digits[cell] for cell in cells)
        relations = self._possible(spec, board.size)
        true = [relation for relation in relations if relation.holds(one, other)]
        if not true:
            return None
        chosen = true[0] if len(true) == 1 else board.dice.choice(true)
        rule = rule_of(chosen.rule, cells=board.named(cells), value=chosen.value)
        return Clue(rule, cells, partial(_obeys, chosen, cells))

    def completed(self, board: Board, spec: ClueSpec, clues: Sequence[Clue]) -> list[Clue]:
        """That no other neighbours have the relations."""
        marked = {clue.cells for clue in clues}
        exceptions = tuple(tuple(board.named(clue.cells)) for clue in clues)
        bare = [pair for pair in neighbours(board.size) if pair not in marked]
        found = []
        for relation in self._possible(spec, board.size):
            rule = rule_of(
                "negative",
                relation=_OF_NEGATIVE[relation.rule],
                value=relation.value,
                exceptions=exceptions,
            )
            found.append(Clue(rule, (), partial(_has_none, relation, bare)))
        return found


def _obeys(relation: BorderRelation, cells: tuple[int, ...], digits: bytes) -> bool:
    one, other = cells
    return relation.holds(digits[one], digits[other])


def _has_none(relation: BorderRelation, pairs: Sequence[tuple[int, ...]], digits: bytes) -> bool:
    return not any(relation.holds(digits[one], digits[other]) for one, other in pairs)


class Inequalities(Places):
    """Signs between cells that share a side: which digit is larger."""

    usual_count: Span = (24, 36)

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """All cells that share a side and a region."""
        del spec
        regions = layout.regions or (0,) * layout.cell_count
        pairs = neighbours(layout.size)
        return tuple((one, other) for one, other in pairs if regions[one] == regions[other])

    def clue(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The sign of the digits."""
        del spec
        one, other = cells
        if board.digits[one] < board.digits[other]:
            one, other = other, one
        rule = rule_of("greater_than", cells=board.named((one, other)))
        return Clue(rule, (one, other), lambda digits: digits[one] > digits[other])


class Quadruples(Places):
    """Digits where four cells meet; the length is their number."""

    usual_count: Span = (8, 12)
    usual_lengths: Weights = ((2, 2.0), (3, 2.0), (4, 3.0))
    options = frozenset({"all", "overlap", "length"})

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """Of four cells."""
        del layout, request
        return 4

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where there are fewer places, or numbers of digits."""
        Places.check(self, spec, layout)
        RuleFamily.check(self, spec, layout)

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """All squares of four cells."""
        del spec
        size = layout.size
        corners = (row * size + column for row in range(size - 1) for column in range(size - 1))
        return tuple((one, one + 1, one + size, one + size + 1) for one in corners)

    def clue(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """Some of the digits."""
        count = board.dice.weighted(spec.lengths)
        values = [board.digits[cell] for cell in cells]
        chosen = tuple(sorted(board.dice.shuffled(values)[:count]))
        rule = rule_of("quadruple", cells=board.named(cells), digits=chosen)

        def holds(digits: bytes) -> bool:
            there = [digits[cell] for cell in cells]
            return all(there.count(digit) >= chosen.count(digit) for digit in chosen)

        return Clue(rule, cells, holds)


class SingleCells(Places):
    """Clues in a cell: odd and even, and cells below or above all their neighbours."""

    usual_count: Span = (14, 20)

    def __init__(self, *rules: str) -> None:
        self._rules = rules

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """All cells."""
        del spec
        return tuple((cell,) for cell in range(layout.cell_count))

    def clue(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The one of the rules that is true."""
        del spec
        sides = board.geometry.sides[cells[0]]
        for name in self._rules:
            holds = partial(_TRUE_OF_CELL[name], cells[0], sides)
            if holds(board.digits):
                rule = rule_of(name, cells=board.named(cells))
                return Clue(rule, cells, holds)
        return None


_TRUE_OF_CELL: dict[str, Callable[[int, Sequence[int], bytes], bool]] = {
    "odd": lambda cell, _, digits: digits[cell] % 2 == 1,
    "even": lambda cell, _, digits: digits[cell] % 2 == 0,
    "minimum": lambda cell, sides, digits: all(digits[cell] < digits[one] for one in sides),
    "maximum": lambda cell, sides, digits: all(digits[cell] > digits[one] for one in sides),
}


@lru_cache
def neighbours(size: int) -> tuple[tuple[int, int], ...]:
    """All pairs of cells that share a side.

    Examples
    --------
    >>> neighbours(2)
    ((0, 1), (2, 3), (0, 2), (1, 3))
    """
    cells = range(size * size)
    across = ((one, one + 1) for one in cells if (one + 1) % size)
    down = ((one, one + size) for one in cells if one + size < size * size)
    return tuple(chain(across, down))


def _chosen(usual: Sequence[BorderRelation], make: Callable[[int], BorderRelation]) -> Pairs:
    return Pairs(lambda value: usual if value is None else (make(value),))


KROPKI = Pairs(lambda _: (_difference(1), _ratio(2)))
XV = Pairs(lambda _: (_total(10), _total(5)))
DIFFERENCES = _chosen((_difference(1),), _difference)
RATIOS = _chosen((_ratio(2),), _ratio)
TOTALS = X = _chosen((_total(10),), _total)
V = _chosen((_total(5),), _total)
