"""Lines: walks on a grid whose digits a rule accepts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from nonet.constraints.checks import LineStart, NextDigit, Obeyed, Values, any_digit, obeyed
from nonet.errors import GenerationFailed, LayoutError
from nonet.generator.rules.board import Clue, ClueBoard
from nonet.generator.rules.family import ClueSpec, MadeOf, NoPlace, RuleFamily
from nonet.generator.rules.request import RuleRequest
from nonet.generator.symmetry import moves_of
from nonet.layout import Constraint, Layout, cell_name
from nonet.layout.making import LineMaking

_BUDGET = 150
"""Steps of a walk before another one is tried."""

_WALKS = 12
_CHOICES = 2
_SYMMETRIC_WALKS = 60
_PATTERNS = 1 << 14
"""Ways through regions that are remembered."""


class LineClues(RuleFamily):
    """A family of lines."""

    def __init__(self, made_of: tuple[MadeOf, ...]) -> None:
        super().__init__(made_of)
        self._of = made_of[0]
        self._making = making = _making(self._of)
        self._by_regions: dict[
            tuple[int, ...], tuple[tuple[int, ...], Callable[[bytes], bool]]
        ] = {}
        words = {"length", "overlap", "apart", "symmetry"}
        self.options = frozenset(words | ({"value"} if making.number else set()))

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """The most cells of a line."""
        del request
        most = self._making.most
        return layout.cell_count if most is None else most(layout.size)

    def shortest(self, layout: Layout) -> int:
        """The fewest cells of a line."""
        del layout
        return max(self._making.least, self._of.kind.least)

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where no grid of the layout has such lines."""
        RuleFamily.check(self, spec, layout)
        making, symmetry = self._making, spec.request.symmetry
        if symmetry != "none" and making.ends_differ and spec.count[1] == 1:
            raise GenerationFailed(
                f"{spec.request.name}: one clue cannot have {symmetry} symmetry: its ends differ"
            )
        if layout.size % making.divisor:
            raise GenerationFailed(
                f"{spec.request.name}: expected a size that {making.divisor} divides, "
                f"found {layout.size}"
            )
        if making.needs_regions and layout.regions is None:
            raise GenerationFailed(f"{spec.request.name}: expected boxes or regions, found none")
        size, number = layout.size, self._number(spec, layout.size)
        length = min(length for length, _ in spec.lengths)
        digits, after_one = range(1, size + 1), _next_digits(self._of, number, 2, size)[1]
        if length == 2 and not any(after_one((one,), other) for one in digits for other in digits):
            raise GenerationFailed(
                f"{spec.request.name}: no two digits from 1 to {size} obey it with {number}"
            )
        if making.number:
            try:
                _start(self._of, number, min(spec.longest, layout.cell_count), size)
            except LayoutError as error:
                raise GenerationFailed(f"{spec.request.name}: {error}") from None

    def _number(self, spec: ClueSpec, size: int) -> int:
        given = spec.request.parameter
        return self._of.usual(size) if given is None else given

    def propose(self, board: ClueBoard, spec: ClueSpec) -> Iterator[Clue]:
        """Lines at random places, those in calm places first."""
        is_symmetric = spec.request.symmetry != "none"
        for _ in range(_SYMMETRIC_WALKS if is_symmetric else _WALKS):
            start = board.calm_cell(overlap=spec.request.overlap)
            if start is None:
                return
            clue = self._walk(board, spec, start, board.dice.weighted(spec.lengths))
            if clue is not None:
                yield clue

    def next(self, board: ClueBoard, spec: ClueSpec) -> Clue | None:
        """The best of a few lines: with others far away."""
        found: list[Clue] = []
        for clue in self.propose(board, spec):
            found.append(clue)
            if len(found) == _CHOICES:
                break
        return min(found, key=lambda line: _nearness(board, line), default=None)

    def begin(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """The lines to begin with, with their images where a symmetry is wanted."""
        if spec.request.symmetry == "none":
            return RuleFamily.begin(self, board, spec)
        return self._symmetric(board, spec)

    def place(self, board: ClueBoard, clue: Clue) -> None:
        """Tell the board where a line lies."""
        board.take(clue.cells, is_line=True)

    def _clue(
        self, board: ClueBoard, spec: ClueSpec, cells: tuple[int, ...], *, fits: bool
    ) -> Clue | None:
        """The line of these cells; None where it is not known that its digits `fits`, and wrong."""
        layout, number = board.layout, self._number(spec, board.size)
        if not fits and self._making.needs_regions and not self._is_true(board, number, cells):
            return None
        try:
            rule = _line(self._of, board.named(cells), number)
            holds = Obeyed(rule, layout)
            if not fits or self._of.kind.making is None:
                rule.check_fits(layout)
                if not holds(board.digits):
                    return None
        except LayoutError:
            return None
        return Clue(rule, cells, holds)

    def _is_true(self, board: ClueBoard, number: int, cells: Sequence[int]) -> bool:
        """Whether the digits obey a rule that says the same of any cells in such regions.

        Most of its walks fail only where they end, so that the rule is lowered once for all of
        them that change between regions alike. It is false where the rule says nothing.
        """
        regions, digits = board.layout.regions, board.digits
        assert regions is not None
        key = (number, len(digits), *map(regions.__getitem__, cells))
        known = self._by_regions.get(key)
        if known is None:
            if len(self._by_regions) >= _PATTERNS:
                self._by_regions.clear()
            known = self._by_regions[key] = self._alike(board, number, cells)
        alike, holds = known
        moved = bytearray(len(digits))
        for place, cell in zip(alike, cells, strict=True):
            moved[place] = digits[cell]
        return holds(bytes(moved))

    def _alike(
        self, board: ClueBoard, number: int, cells: Sequence[int]
    ) -> tuple[tuple[int, ...], Callable[[bytes], bool]]:
        """Cells of the first line that changed between regions as these do, and what it says."""
        regions = board.layout.regions
        assert regions is not None
        seen: dict[int, int] = {}
        key = (-1, number, board.size, *[seen.setdefault(regions[c], len(seen)) for c in cells])
        if key not in self._by_regions:
            primitives = _line(self._of, board.named(cells), number).lower(board.layout)
            holds = obeyed(primitives, board.size) if primitives else _never
            self._by_regions[key] = tuple(cells), holds
        return self._by_regions[key]

    def _walk(self, board: ClueBoard, spec: ClueSpec, start: int, length: int) -> Clue | None:
        """A line from a cell that neither meets itself nor others."""
        around, sides = board.geometry.around, board.geometry.sides
        digits, used, dice = board.digits, board.used, board.dice
        overlap, apart = spec.request.overlap, spec.request.apart
        number, needs_regions = self._number(spec, board.size), self._making.needs_regions
        next_digits = _next_digits(self._of, number, length, board.size)
        path = [start]
        values: tuple[int, ...] = (digits[start],)
        budget = _BUDGET
        if apart and board.crowd(start):
            return None

        def grow() -> Clue | None:
            nonlocal budget, values
            if len(path) == length:
                if needs_regions and not self._is_true(board, number, path):
                    return None
                return self._clue(board, spec, tuple(path), fits=True)
            last, before, fits = path[-1], path[:-1], next_digits[len(path)]
            for cell in dice.shuffled(around[last]):
                budget -= 1
                if budget < 0:
                    return None
                if (used[cell] and not overlap) or cell in path:
                    continue
                if not fits(values, digits[cell]):
                    continue
                if apart and board.crowd(cell):
                    continue
                near = around[cell]
                if any(cell_before in near for cell_before in before[:-1]):
                    continue
                if before and before[-1] in sides[cell]:
                    continue
                if not overlap and board.is_crossed(last, cell):
                    continue
                path.append(cell)
                values = (*values, digits[cell])
                clue = grow()
                if clue is not None:
                    return clue
                path.pop()
                values = values[:-1]
            return None

        return grow()

    def _symmetric(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """Lines whose images under the symmetry are lines too, each in one direction."""
        moves = [move.targets() for move in moves_of(board.size, spec.request.symmetry)]
        wanted = board.dice.between(*spec.count)
        found: list[Clue] = []
        failures = 0
        while len(found) < wanted and failures < _SYMMETRIC_WALKS:
            failures += 1
            for clue in self.propose(board, spec):
                images = self._images(board, spec, clue, moves)
                if images is None or len(found) + len(images) > spec.count[1]:
                    continue
                for image in images:
                    found.append(image)
                    self.place(board, image)
                break
        if len(found) < spec.count[0]:
            raise NoPlace
        return found

    def _images(
        self, board: ClueBoard, spec: ClueSpec, clue: Clue, moves: Sequence[Sequence[int]]
    ) -> list[Clue] | None:
        """The line and its images, if all of them are true and apart from each other."""
        found = [clue]
        taken = set(clue.cells)
        for targets in moves:
            cells = tuple(targets[cell] for cell in clue.cells)
            if any(set(cells) == set(line.cells) for line in found):
                if self._making.ends_differ:
                    return None
                continue
            if not taken.isdisjoint(cells) or any(board.used[cell] for cell in cells):
                return None
            ways = [cells] if len(self._making.cells) > 1 else [cells, cells[::-1]]
            image = next(
                filter(None, (self._clue(board, spec, way, fits=False) for way in ways)), None
            )
            if image is None:
                return None
            taken.update(cells)
            found.append(image)
        return found


def _making(made_of: MadeOf) -> LineMaking:
    assert isinstance(made_of.making, LineMaking)
    return made_of.making


def _line(made_of: MadeOf, names: Sequence[str], number: int) -> Constraint:
    """The rule with these cells and this number."""
    making = _making(made_of)
    if len(making.cells) == 1:
        return made_of.rule(number, **{making.cells[0]: names})
    first, others = making.cells
    return made_of.rule(number, **{first: names[:1], others: names[1:]})


@lru_cache(maxsize=1024)
def _next_digits(made_of: MadeOf, number: int, length: int, size: int) -> tuple[NextDigit, ...]:
    """For each cell of a line of this length, whether a digit may come after others."""
    making = _making(made_of)
    if making.needs_regions:
        return (any_digit,) * length
    try:
        start = _start(made_of, number, length, size, only_whole=making.cut is not None)
        found = start.next_digits()
    except LayoutError:
        found = (_no_digit if making.number or making.cut else any_digit,) * length
    return found if making.cut is None else (*(_CUTS[making.cut],) * (length - 1), found[-1])


def _start(
    made_of: MadeOf, number: int, length: int, size: int, *, only_whole: bool = False
) -> LineStart:
    """The start of a line of this length, wherever it lies.

    Raises
    ------
    LayoutError
        There is no such line on grids of this size, or it depends on regions.
    """
    layout = Layout.latin(size)
    rule = _line(made_of, [cell_name(cell, size) for cell in range(length)], number)
    rule.check_fits(layout)
    return LineStart(rule.lower(layout), length, size, only_whole=only_whole)


def _never(_digits: bytes) -> bool:
    return False


def _no_digit(values: Values, value: int) -> bool:
    del values, value
    return False


def _unlike_first(values: Values, value: int) -> bool:
    return value != values[0]


def _beside_first(values: Values, value: int) -> bool:
    first = values[0]
    return value != first and (len(values) == 1 or (value > first) == (values[1] > first))


def _below_first(values: Values, value: int) -> bool:
    return sum(values[1:]) + value < values[0]


_CUTS: dict[str, NextDigit] = {
    "unlike_first": _unlike_first,
    "beside_first": _beside_first,
    "below_first": _below_first,
}


def _nearness(board: ClueBoard, clue: Clue) -> int:
    """How much there is around a line already; long lines count less."""
    return sum(map(board.crowd, clue.cells)) - 2 * len(clue.cells)
