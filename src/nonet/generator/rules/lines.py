"""Lines: thermometers, whispers, renbans, arrows and others, as walks on a grid."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from nonet.errors import GenerationFailed, LayoutError
from nonet.generator.rules.board import Board, Clue, Weights, rule_of
from nonet.generator.rules.family import ClueSpec, NoPlace, RuleFamily
from nonet.generator.rules.request import RuleRequest, Span
from nonet.generator.symmetry import moves_of
from nonet.layout import Constraint, Layout, cell_name

Values = Sequence[int]
Fits = Callable[[Values, int, int, int], bool]
"""Whether a digit may come after others, on a line of a length, for a parameter of the rule."""

_BUDGET = 150
"""Steps of a walk before another one is tried."""

_WALKS = 12
_CHOICES = 2
_SYMMETRIC_WALKS = 60

_ANY_COUNT: Span = (5, 8)
_ANY_LENGTHS: Weights = ((3, 2), (4, 3), (5, 2))
"""How many lines of a rule that says nothing of it, and how long."""


def rises(values: Values, value: int, _length: int, _parameter: int) -> bool:
    """Each is larger than the one before."""
    return value > values[-1]


def never_falls(values: Values, value: int, _length: int, _parameter: int) -> bool:
    """No one is smaller than the one before."""
    return value >= values[-1]


def is_apart(values: Values, value: int, _length: int, parameter: int) -> bool:
    """Neighbours differ by the parameter or more."""
    return abs(value - values[-1]) >= parameter


def is_near_all(values: Values, value: int, length: int, _parameter: int) -> bool:
    """All differ, and are consecutive in the end."""
    return value not in values and max(value, *values) - min(value, *values) < length


def is_apart_from_all(values: Values, value: int, _length: int, _parameter: int) -> bool:
    """No two are equal or consecutive."""
    return all(abs(value - one) > 1 for one in values)


def mirrors(values: Values, value: int, length: int, _parameter: int) -> bool:
    """The second half repeats the first one backwards."""
    at = length - 1 - len(values)
    return at >= len(values) or value == values[at]


def balances(values: Values, value: int, length: int, _parameter: int) -> bool:
    """Digits equally far from the middle have one total, that of the middle."""
    at, middle = length - 1 - len(values), length // 2
    if len(values) <= middle:
        return True
    total = values[middle] if length % 2 else values[middle - 1] + values[middle]
    return value + values[at] == total


def is_between(values: Values, value: int, length: int, _parameter: int) -> bool:
    """All but the ends are between the ends."""
    first = values[0]
    if len(values) < length - 1:
        return value != first and (len(values) == 1 or (value > first) == (values[1] > first))
    inner = values[1:]
    return value > max(inner) if inner[0] > first else value < min(inner)


def is_outside(values: Values, value: int, length: int, parameter: int) -> bool:
    """All but the ends are outside of the ends, which differ by the parameter or more."""
    first = values[0]
    if len(values) < length - 1:
        return value != first
    low, high = min(first, value), max(first, value)
    return high - low >= parameter and not any(low <= one <= high for one in values[1:])


def takes_turns(values: Values, value: int, _length: int, parameter: int) -> bool:
    """Any three neighbours are of three classes."""
    classes = [(one - 1) // parameter for one in (*values[-2:], value)]
    return len(set(classes)) == len(classes)


def has_new_remainder(values: Values, value: int, _length: int, parameter: int) -> bool:
    """Any `parameter` neighbours leave different remainders."""
    near = values[1 - parameter :] if parameter > 1 else ()
    return all((value - one) % parameter for one in near)


def alternates(values: Values, value: int, _length: int, _parameter: int) -> bool:
    """Odd and even by turns."""
    return (value - values[-1]) % 2 == 1


def adds_up(values: Values, value: int, length: int, _parameter: int) -> bool:
    """The first is the total of all others."""
    total = sum(values[1:]) + value
    return total == values[0] if len(values) == length - 1 else total < values[0]


def makes_runs(values: Values, value: int, length: int, parameter: int) -> bool:
    """The line is cut into runs of one total."""
    run = 0
    for one in (*values, value):
        run += one
        if run > parameter:
            return False
        run = 0 if run == parameter else run
    return run == 0 or len(values) < length - 1


def is_total_of_inner(values: Values, value: int, length: int, _parameter: int) -> bool:
    """The ends together are the total of all others."""
    return len(values) < length - 1 or values[0] + value == sum(values[1:])


@dataclass(frozen=True, slots=True)
class Line(RuleFamily):
    """A family of lines.

    Attributes
    ----------
    rule
        Name of the rule.
    fits
        Which digit may come next.
    parameter
        The usual number that `fits` is asked with, for a size.
    field
        The parameter of the rule that has this number; empty where it has none.
    most, least
        Cells of a line.
    circle
        Whether the first cell is the circle of an arrow.
    directed
        Whether its ends differ.
    needs_regions
        Whether there are lines only where there are regions.
    divisor
        What divides the sizes that it is for.
    """

    rule: str
    fits: Fits
    usual_count: Span
    usual_lengths: Weights
    parameter: Callable[[int], int] = lambda _: 0
    field: str = ""
    most: Callable[[int], int] = lambda size: size * size
    least: int = 2
    circle: bool = False
    directed: bool = False
    mirrors: bool = False
    relabels: bool = False
    needs_regions: bool = False
    divisor: int = 1

    @property
    def options(self) -> frozenset[str]:  # type: ignore[override]
        """The words that a request may have."""
        words = {"length", "overlap", "apart", "symmetry"}
        return frozenset(words | ({"value"} if self.field else set()))

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """The most cells of a line."""
        del request
        return self.most(layout.size)

    def shortest(self, layout: Layout) -> int:
        """The fewest cells of a line."""
        del layout
        return self.least

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where no grid of the layout has such lines."""
        RuleFamily.check(self, spec, layout)
        symmetry = spec.request.symmetry
        if symmetry != "none" and self.directed and spec.count[1] == 1:
            raise GenerationFailed(
                f"{spec.request.name}: one clue cannot have {symmetry} symmetry: its ends differ"
            )
        if layout.size % self.divisor:
            raise GenerationFailed(
                f"{spec.request.name}: expected a size that {self.divisor} divides, "
                f"found {layout.size}"
            )
        if self.needs_regions and layout.regions is None:
            raise GenerationFailed(f"{spec.request.name}: expected boxes or regions, found none")
        parameter, size = self._parameter(spec, layout.size), layout.size
        digits, fits = range(1, size + 1), self.fitting(size)
        length = min(number for number, _ in spec.lengths)
        if length == 2 and not any(
            fits((one,), other, 2, parameter) for one in digits for other in digits
        ):
            raise GenerationFailed(
                f"{spec.request.name}: no two digits from 1 to {size} obey it with {parameter}"
            )

    def fitting(self, size: int) -> Fits:
        """What says which digit may come next, on grids of a size."""
        del size
        return self.fits

    def _parameter(self, spec: ClueSpec, size: int) -> int:
        given = spec.request.parameter
        return self.parameter(size) if given is None else given

    def propose(self, board: Board, spec: ClueSpec) -> Iterator[Clue]:
        """Lines at random places, those in calm places first."""
        is_symmetric = spec.request.symmetry != "none"
        for _ in range(_SYMMETRIC_WALKS if is_symmetric else _WALKS):
            start = board.calm_cell(overlap=spec.request.overlap)
            if start is None:
                return
            cells = self._walk(board, spec, start, board.dice.weighted(spec.lengths))
            if cells is not None:
                yield self._clue(board, spec, cells)

    def next(self, board: Board, spec: ClueSpec) -> Clue | None:
        """The best of a few lines: with others far away."""
        found: list[Clue] = []
        for clue in self.propose(board, spec):
            found.append(clue)
            if len(found) == _CHOICES:
                break
        return min(found, key=lambda one: _nearness(board, one), default=None)

    def begin(self, board: Board, spec: ClueSpec) -> list[Clue]:
        """The lines to begin with, with their images where a symmetry is wanted."""
        if spec.request.symmetry == "none":
            return RuleFamily.begin(self, board, spec)
        return self._symmetric(board, spec)

    def place(self, board: Board, clue: Clue) -> None:
        """Tell the board where a line lies."""
        board.take(clue.cells, is_line=True)

    def _clue(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> Clue:
        names = board.named(cells)
        parameter = self._parameter(spec, board.size)
        if self.circle:
            rule = rule_of(self.rule, circle=names[:1], arrow=names[1:])
        elif self.field:
            rule = rule_of(self.rule, cells=names, **{self.field: parameter})
        else:
            rule = rule_of(self.rule, cells=names)
        return Clue(rule, cells, partial(self._holds, cells, parameter, board.layout))

    def _holds(self, cells: tuple[int, ...], parameter: int, layout: Layout, digits: bytes) -> bool:
        if self.needs_regions:
            return has_equal_parts(cells, digits, layout)
        values = tuple([digits[cell] for cell in cells])
        count, fits = len(values), self.fitting(layout.size)
        return all(fits(values[:at], values[at], count, parameter) for at in range(1, count))

    def is_whole(self, cells: Sequence[int], digits: bytes, layout: Layout) -> bool:
        """Whether a line whose digits fit each after the others may end here."""
        return not self.needs_regions or has_equal_parts(cells, digits, layout)

    def _walk(
        self, board: Board, spec: ClueSpec, start: int, length: int
    ) -> tuple[int, ...] | None:
        """A line from a cell that neither meets itself nor others."""
        around, sides = board.geometry.around, board.geometry.sides
        digits, used, dice = board.digits, board.used, board.dice
        overlap, apart = spec.request.overlap, spec.request.apart
        parameter, fits = self._parameter(spec, board.size), self.fitting(board.size)
        path = [start]
        values: tuple[int, ...] = (digits[start],)
        budget = _BUDGET
        if apart and board.crowd(start):
            return None

        def grow() -> bool:
            nonlocal budget, values
            if len(path) == length:
                return self.is_whole(path, digits, board.layout)
            last, before = path[-1], path[:-1]
            for cell in dice.shuffled(around[last]):
                budget -= 1
                if budget < 0:
                    return False
                if (used[cell] and not overlap) or cell in path:
                    continue
                if not fits(values, digits[cell], length, parameter):
                    continue
                if apart and board.crowd(cell):
                    continue
                near = around[cell]
                if any(one in near for one in before[:-1]):
                    continue
                if before and before[-1] in sides[cell]:
                    continue
                if not overlap and board.is_crossed(last, cell):
                    continue
                path.append(cell)
                values = (*values, digits[cell])
                if grow():
                    return True
                path.pop()
                values = values[:-1]
            return False

        return tuple(path) if grow() else None

    def _symmetric(self, board: Board, spec: ClueSpec) -> list[Clue]:
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
                for one in images:
                    found.append(one)
                    self.place(board, one)
                break
        if len(found) < spec.count[0]:
            raise NoPlace
        return found

    def _images(
        self, board: Board, spec: ClueSpec, clue: Clue, moves: Sequence[Sequence[int]]
    ) -> list[Clue] | None:
        """The line and its images, if all of them are true and apart from each other."""
        found = [clue]
        taken = set(clue.cells)
        for targets in moves:
            cells = tuple(targets[cell] for cell in clue.cells)
            if any(set(cells) == set(one.cells) for one in found):
                if self.directed:
                    return None
                continue
            if not taken.isdisjoint(cells) or any(board.used[cell] for cell in cells):
                return None
            ways = [cells] if self.circle else [cells, cells[::-1]]
            right = [one for one in ways if self._is_true(board, spec, one)]
            if not right:
                return None
            taken.update(cells)
            found.append(self._clue(board, spec, right[0]))
        return found

    def _is_true(self, board: Board, spec: ClueSpec, cells: tuple[int, ...]) -> bool:
        parameter = self._parameter(spec, board.size)
        return self._holds(cells, parameter, board.layout, board.digits)


@dataclass(frozen=True, slots=True)
class AnyLine(Line):
    """Lines of any rule that has cells and nothing else; its violations say which digits fit.

    A walk asks about a line of as many cells elsewhere, since it does not know yet where it will
    go; a line that it has found must obey the rule where it lies.
    """

    @classmethod
    def of(cls, kind: type[Constraint]) -> AnyLine:
        """The family of a rule."""
        return cls(kind.name, rises, _ANY_COUNT, _ANY_LENGTHS, least=kind.least)

    def fitting(self, size: int) -> Fits:
        """What the rule says of a line with these digits."""

        def fits(values: Values, value: int, length: int, _parameter: int) -> bool:
            return _may_begin(self.rule, size, (*values, value), length)

        return fits

    def is_whole(self, cells: Sequence[int], digits: bytes, layout: Layout) -> bool:
        """Whether the line obeys the rule."""
        rule = rule_of(self.rule, cells=[cell_name(cell, layout.size) for cell in cells])
        try:
            rule.check_fits(layout)
        except LayoutError:
            return False
        return next(rule.violations(layout, digits), None) is None

    def _holds(self, cells: tuple[int, ...], parameter: int, layout: Layout, digits: bytes) -> bool:
        del parameter
        return self.is_whole(cells, digits, layout)


@lru_cache(maxsize=1 << 14)
def _may_begin(name: str, size: int, values: tuple[int, ...], length: int) -> bool:
    """Whether a line of this length may begin with these digits, wherever it lies."""
    rows = (
        range(row * size, (row + 1) * size)[:: 1 if row % 2 == 0 else -1] for row in range(size)
    )
    cells = [cell for row in rows for cell in row][:length]
    layout = Layout.latin(size)
    rule = rule_of(name, cells=[cell_name(cell, size) for cell in cells])
    digits = bytearray(layout.cell_count)
    for cell, value in zip(cells, values, strict=False):
        digits[cell] = value
    try:
        rule.check_fits(layout)
    except LayoutError:
        return True  # what it says depends on the regions
    return next(rule.violations(layout, bytes(digits)), None) is None


def has_equal_parts(cells: Sequence[int], digits: bytes, layout: Layout) -> bool:
    """Whether the parts of a line in the regions, two or more, have one total."""
    assert layout.regions is not None
    totals: list[int] = []
    region = -1
    for cell in cells:
        if layout.regions[cell] != region:
            region = layout.regions[cell]
            totals.append(0)
        totals[-1] += digits[cell]
    return len(totals) > 1 and len(set(totals)) == 1


def _nearness(board: Board, clue: Clue) -> int:
    """How much there is around a line already; long lines count less."""
    return sum(map(board.crowd, clue.cells)) - 2 * len(clue.cells)
