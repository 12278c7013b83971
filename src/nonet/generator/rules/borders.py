"""Clues between cells and in them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain, permutations

from nonet.constraints.checks import Obeyed, obeyed
from nonet.constraints.registry import known_as
from nonet.errors import GenerationFailed
from nonet.generator.rules.board import Clue, ClueBoard, rule_of
from nonet.generator.rules.family import ClueSpec, MadeOf, RuleFamily
from nonet.generator.rules.request import RuleRequest
from nonet.layout import Constraint, Layout, cell_name
from nonet.layout.making import BorderMaking


class Places(RuleFamily):
    """A family whose clues have a place among those of the grid, each at most one clue."""

    options = frozenset({"all", "overlap"})

    @abstractmethod
    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """The cells of each place."""

    @abstractmethod
    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The clue at a place; None where there is none."""

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where there are fewer places than clues."""
        room = len(self.places(layout, spec))
        if spec.count[0] > room and not spec.request.every:
            raise GenerationFailed(
                f"{spec.request.name}: expected up to {room} on {layout.size}×{layout.size}, "
                f"found {spec.count[0]}"
            )

    def propose(self, board: ClueBoard, spec: ClueSpec) -> Iterator[Clue]:
        """Clues at random places, those with free cells first."""
        found = board.dice.shuffled(self.places(board.layout, spec))
        found.sort(key=lambda cells: sum(board.used[cell] for cell in cells))
        for cells in found:
            clue = None if cells in board.marked else self.clue(board, spec, cells)
            if clue is not None:
                yield clue

    def place(self, board: ClueBoard, clue: Clue) -> None:
        """Tell the board where a clue lies: each place has one."""
        board.take(clue.cells)
        board.marked.add(tuple(sorted(clue.cells)))

    def begin(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """All clues, or the number that is wanted."""
        if spec.request.every:
            return self.every(board, spec)
        return RuleFamily.begin(self, board, spec)

    def every(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """All clues that there are."""
        places = self.places(board.layout, spec)
        clues = (self.clue(board, spec, cells) for cells in places)
        found = [clue for clue in clues if clue is not None]
        return [*found, *self.completed(board, spec, found)]


@dataclass(frozen=True, slots=True)
class BorderRelation:
    """A relation of two digits: the rule, its value, and when it is true."""

    made_of: MadeOf
    number: int
    allowed: frozenset[tuple[int, int]]

    def clue(self, board: ClueBoard, cells: tuple[int, ...]) -> Clue:
        """The rule of two cells."""
        rule = self.made_of.rule(self.number, cells=board.named(cells))
        return Clue(rule, cells, partial(self.holds, cells))

    def holds(self, cells: tuple[int, ...], digits: bytes) -> bool:
        """Whether the digits of two cells have it."""
        one, other = cells
        return (digits[one], digits[other]) in self.allowed


@lru_cache
def _relation(made_of: MadeOf, number: int, size: int) -> BorderRelation:
    layout = Layout.latin(max(size, 2))
    pairs = list(permutations(range(1, size + 1), 2))
    holds = obeyed(made_of.rule(number, cells=["r1c1", "r1c2"]).lower(layout), size)
    return BorderRelation(made_of, number, frozenset(pair for pair in pairs if holds(bytes(pair))))


class BorderClues(Places):
    """Relations of cells that share a side: dots, X and V, inequalities."""

    def __init__(self, made_of: tuple[MadeOf, ...]) -> None:
        super().__init__(made_of)
        self._made_of = made_of
        has_number = any(made.making.number for made in made_of)
        self.options = frozenset({"all", "overlap"} | ({"value"} if has_number else set()))

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """All cells that share a side, and a region if the rule says so."""
        del spec
        pairs = neighbours(layout.size)
        if _making(self._made_of[0]).within_regions and layout.regions is not None:
            regions = layout.regions
            return tuple((one, other) for one, other in pairs if regions[one] == regions[other])
        return pairs

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where no two digits have the relations."""
        Places.check(self, spec, layout)
        if not self._possible(spec, layout.size):
            raise GenerationFailed(
                f"{spec.request.name}: no two digits from 1 to {layout.size} have the relation"
            )

    def _possible(self, spec: ClueSpec, size: int) -> list[BorderRelation]:
        """The relations that two digits of the size can have."""
        given = spec.request.parameter if len(self._made_of) == 1 else None
        numbers = [made.usual(size) if given is None else given for made in self._made_of]
        pairs = zip(self._made_of, numbers, strict=True)
        relations = [_relation(made, number, size) for made, number in pairs]
        return [relation for relation in relations if relation.allowed]

    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """One of the relations that the digits have, in one direction or the other."""
        relations = self._possible(spec, board.size)
        for ordered in (cells, cells[::-1]):
            true = [relation for relation in relations if relation.holds(ordered, board.digits)]
            if true:
                chosen = true[0] if len(true) == 1 else board.dice.choice(true)
                return chosen.clue(board, ordered)
        return None

    def completed(self, board: ClueBoard, spec: ClueSpec, clues: Sequence[Clue]) -> list[Clue]:
        """That no other neighbours have the relations, where there is a rule that says so."""
        marked = {clue.cells for clue in clues}
        exceptions = tuple(tuple(board.named(clue.cells)) for clue in clues)
        bare = [pair for pair in neighbours(board.size) if pair not in marked]
        found = []
        for relation in self._possible(spec, board.size):
            word = known_as()[relation.made_of.kind.name].relation
            if not word:
                continue
            rule = rule_of("negative", relation=word, value=relation.number, exceptions=exceptions)
            found.append(Clue(rule, (), partial(_has_none, relation, bare)))
        return found


def _making(made_of: MadeOf) -> BorderMaking:
    assert isinstance(made_of.making, BorderMaking)
    return made_of.making


def _has_none(relation: BorderRelation, pairs: Sequence[tuple[int, ...]], digits: bytes) -> bool:
    return not any(relation.holds(pair, digits) for pair in pairs)


class CornerClues(Places):
    """Digits where four cells meet; the length is their number. Or marks without digits."""

    def __init__(self, made_of: tuple[MadeOf, ...]) -> None:
        super().__init__(made_of)
        self._of = made_of[0]
        self._has_digits = made_of[0].making.number != ""
        self.options = frozenset({"all", "overlap"} | ({"length"} if self._has_digits else set()))

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
        return tuple((corner, corner + 1, corner + size, corner + size + 1) for corner in corners)

    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """Some of the digits; a mark without them is there if it holds."""
        chosen: tuple[int, ...] = ()
        if self._has_digits:
            count = board.dice.weighted(spec.lengths)
            values = [board.digits[cell] for cell in cells]
            chosen = tuple(sorted(board.dice.shuffled(values)[:count]))
        rule = self._of.rule(chosen, cells=board.named(cells))
        holds = Obeyed(rule, board.layout)
        return Clue(rule, cells, holds) if self._has_digits or holds(board.digits) else None


class SingleCells(Places):
    """Clues in a cell: odd and even, and cells below or above all their neighbours."""

    def __init__(self, made_of: tuple[MadeOf, ...]) -> None:
        super().__init__(made_of)
        self._made_of = made_of

    def places(self, layout: Layout, spec: ClueSpec) -> tuple[tuple[int, ...], ...]:
        """All cells."""
        del spec
        return tuple((cell,) for cell in range(layout.cell_count))

    def clue(self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...]) -> Clue | None:
        """The first of the rules that is true."""
        del spec
        for made in self._made_of:
            rule, holds = _in_cell(made, cells[0], board.size)
            if holds(board.digits):
                return Clue(rule, cells, holds)
        return None


@lru_cache(maxsize=1 << 13)
def _in_cell(made_of: MadeOf, cell: int, size: int) -> tuple[Constraint, Callable[[bytes], bool]]:
    """A rule of one cell, and whether it is true."""
    rule = made_of.rule(0, cells=[cell_name(cell, size)])
    return rule, obeyed(rule.lower(Layout.latin(size)), size)


@lru_cache
def neighbours(size: int) -> tuple[tuple[int, int], ...]:
    """All pairs of cells that share a side.

    Examples
    --------
    >>> neighbours(2)
    ((0, 1), (2, 3), (0, 2), (1, 3))
    """
    cells = range(size * size)
    across = ((cell, cell + 1) for cell in cells if (cell + 1) % size)
    down = ((cell, cell + size) for cell in cells if cell + size < size * size)
    return tuple(chain(across, down))
