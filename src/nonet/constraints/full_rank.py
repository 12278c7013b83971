"""Full rank: the place of a line among all lines, read as numbers from both ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, Any, ClassVar, Self

from nonet.constraints import _combining, _machines
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._cells import check_square
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints._violations import repeats
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OutsideMaking
from nonet.layout.primitives import Automaton, DigitSets, Machine, Primitive, Restriction
from nonet.layout.sentences import Sentence

Reading = tuple[int, ...]
"""The cells of a row or column, from one end to the other."""

SIDES = 4


@dataclass(frozen=True, slots=True)
class FullRank(CellsRule):
    """A row or column, read as a number from the clue on, has this place among all such numbers.

    ::

        #1 | 1 2 4 3      no row and no column is a smaller number, from either end

    All rows and columns are read from both ends, which makes 4 · N numbers, and the smallest has
    the rank 1. Rows and columns hold each digit once, so each digit begins four of these numbers.
    No other number may be equal to that of the clue, unless `ties` is "any": then the rank is one
    more than the number of smaller ones. With "none" no two of the 4 · N numbers are equal.
    Interactive Sudoku Solver: FullRank, FullRankTies.

    Attributes
    ----------
    cells
        Names of the cells, from the clue on.
    rank
        The place.
    ties
        "any" or "none"; empty: only numbers without a clue may be equal.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[FullRank("r1c1-4", 1)])
    >>> list(layout.violations(bytes([1, 3, 0, 0] + 8 * [0] + [0, 0, 4, 1])))
    []
    >>> list(layout.violations(bytes([2] + 15 * [0])))
    [(0,)]
    """

    name: ClassVar[str] = "full_rank"
    example: ClassVar[tuple[str, ...]] = ("9 r1-6c2", "1 r1-6c3", "24 r6c1-6")
    choices: ClassVar[dict[str, tuple[str, ...]]] = {"ties": ("any", "none")}
    least: ClassVar[int] = 2
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(count=(12, 20), number="rank", ends=2)
    look: ClassVar[Look | None] = ClueLook()

    rank: int
    ties: str = ""

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, rank: int, ties: str = "") -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        if self.ties and self.ties not in self.choices["ties"]:
            raise LayoutError(
                f"expected ties any or none of {self.name}, found {self.ties[:40]!r}",
                "word",
                word=self.ties[:40],
            )

    def _check_fits(self, layout: Layout) -> None:
        check_square(self, layout)
        if len(layout.digits) != layout.size:
            raise LayoutError(
                f"expected as many digits as cells in a row for {self.name}, "
                f"found {len(layout.digits)} and {layout.size}",
                "digits-other",
            )
        if self.indices(layout) not in readings(layout.size):
            raise LayoutError(
                f"expected the {layout.size} cells of a row or column of {self.name}, "
                f"from one end to the other, found {len(self.cells)} other cells",
                "whole-line",
                size=layout.size,
            )
        self._bounds("a rank", 1, SIDES * layout.size, self.rank)

    @property
    def place(self) -> int:
        """The first digit of the number."""
        return (self.rank - 1) // SIDES

    @property
    def smaller(self) -> int:
        """How many of the four numbers with this first digit are smaller."""
        return (self.rank - 1) % SIDES

    def scope(self, layout: Layout) -> frozenset[int]:
        """All cells: each row and column may have the number before or after it."""
        return frozenset(range(layout.cell_count))

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """That the lines at the border hold each digit once, and what follows with this."""
        first = layout.numbers.start
        every = (sum(1 << digit - first for digit in layout.digits),)
        borders = (DigitSets(cells, every) for cells in _borders(layout.size))
        return (*borders, *self.lower_with_houses(layout))

    def lower_with_houses(self, layout: Layout) -> tuple[Primitive, ...]:
        """The first digit, and comparisons with the other numbers that begin with it."""
        return tuple(self.lower_all((self,), layout))

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> list[Primitive]:
        """The same for several clues, of which those of a digit are compared with each other."""
        found: list[Primitive] = []
        clues: Sequence[Self] = rules
        for clue in clues:
            others = {
                _side(other.indices(layout), layout.size): other
                for other in clues
                if other.place == clue.place and other.smaller != clue.smaller
            }
            found += clue._compared(others, layout)  # noqa: SLF001
        if any(clue.ties == "none" for clue in clues):
            found += _all_differ(layout.size, InputNumbers(layout.numbers, layout.digits))
        return list(dict.fromkeys(found))

    def _compared(self, others: dict[int, Self], layout: Layout) -> Iterator[Primitive]:
        """What one clue says, if these are the clues of its digit at other sides."""
        size, own = layout.size, self.indices(layout)
        numbers = self.inputs(layout)
        yield Restriction(own[:1], 1 << layout.digits[self.place] - numbers.every.start)
        others.pop(_side(own, size), None)
        for other in others.values():
            pair = (own, other.indices(layout))
            lower, upper = pair if self.smaller < other.smaller else pair[::-1]
            yield _less(lower, upper, numbers)
        open_sides = [side for side in range(SIDES) if side not in {_side(own, size), *others}]
        smaller = self.smaller - sum(other.smaller < self.smaller for other in others.values())
        if not 0 <= smaller <= len(open_sides):  # two clues at one side: their digits say it
            return
        ways = [
            tuple(
                chain.from_iterable(
                    self._against(side, own, layout, is_smaller=side in below)
                    for side in open_sides
                )
            )
            for below in combinations(open_sides, smaller)
        ]
        yield from _combining.any_of(ways, size) if open_sides else ()

    def _against(
        self, side: int, own: Reading, layout: Layout, *, is_smaller: bool
    ) -> Iterator[Automaton]:
        """For each number of a side: if it begins with the digit, it is smaller, or larger."""
        size, numbers, first = layout.size, self.inputs(layout), layout.digits[self.place]
        for other in readings(size)[side * size : (side + 1) * size]:
            if is_smaller:
                yield _less(other, own, numbers, first=(other[0], first))
            else:
                may_equal = self.ties == "any"
                yield _less(own, other, numbers, first=(other[0], first), may_equal=may_equal)

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Digits twice in a line at the border, a wrong first digit, or too many numbers below."""
        size, own = layout.size, self.indices(layout)
        for border in _borders(size):
            yield from repeats(border, digits)
        first = self.place + 1 + layout.digits.start - layout.numbers.start
        if digits[own[0]] and digits[own[0]] != first:
            yield own[:1]
            return
        orders = [(other, _order(other, own, digits)) for other in readings(size) if other != own]
        is_like_it = [(other, order) for other, order in orders if digits[other[0]] == first]
        below = [other for other, order in is_like_it if order == "<"]
        above = [other for other, order in is_like_it if order == ">"]
        equal = [other for other, order in is_like_it if order == "="]
        if self.ties == "any":
            above, equal = above + equal, []
        if equal or len(below) > self.smaller or len(above) > SIDES - 1 - self.smaller:
            cells = chain(own, *below, *above, *equal)
            yield tuple(dict.fromkeys(cell for cell in cells if digits[cell]))
        if self.ties == "none":
            for one, other in _pairs(size):
                if _order(one, other, digits) == "=":
                    yield tuple(dict.fromkeys((*one, *other)))

    def read_on(self, layout: Layout, digits: bytes) -> Self:
        """The clue with the place that the line has on a full grid."""

        def number(reading: Reading) -> bytes:
            return bytes(digits[cell] for cell in reading)

        own = number(self.indices(layout))
        return replace(self, rank=1 + sum(number(other) < own for other in readings(layout.size)))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence("rule-full_rank", (("ties", self.ties or "clued"),))

    def _shown(self) -> str:
        return f"#{self.rank}"


@lru_cache(maxsize=32)
def readings(size: int) -> tuple[Reading, ...]:
    """All rows from the left, then from the right, all columns from above, then from below."""
    rows = [tuple(range(at * size, (at + 1) * size)) for at in range(size)]
    columns = [tuple(range(at, size * size, size)) for at in range(size)]
    ways = (rows, [row[::-1] for row in rows], columns, [column[::-1] for column in columns])
    return tuple(chain.from_iterable(ways))


def _side(reading: Reading, size: int) -> int:
    return readings(size).index(reading) // size


def _borders(size: int) -> tuple[Reading, ...]:
    """The cells at which the numbers of each side begin."""
    found = readings(size)
    return found[0], found[size - 1], found[2 * size], found[3 * size - 1]


@lru_cache(maxsize=32)
def _pairs(size: int) -> tuple[tuple[Reading, Reading], ...]:
    """Each two numbers that may be equal; those of the same lines read backwards are so, too."""
    found = readings(size)
    sides = [found[side * size : (side + 1) * size] for side in range(SIDES)]
    parallel = [
        (one, backwards[at])
        for forwards, backwards in (sides[:2], sides[2:])
        for at in range(size)
        for one in forwards[:at]
    ]
    return (*parallel, *product(found[: 2 * size], sides[2]))


def _order(one: Reading, other: Reading, digits: bytes) -> str:
    """Whether a number is smaller or larger than another, or equal; empty: it is still open."""
    for a, b in zip(one, other, strict=True):
        x, y = digits[a], digits[b]
        if a != b and not (x and y):
            return ""
        if x != y:
            return "<" if x < y else ">"
    return "=" if all(digits[cell] for cell in one) else ""


def _less(
    lower: Reading,
    upper: Reading,
    numbers: InputNumbers,
    *,
    first: tuple[int, int] | None = None,
    may_equal: bool = False,
) -> Automaton:
    """One number is smaller than another with the same first digit.

    With `first` that is so if this cell holds this digit.
    """
    pairs = chain.from_iterable(zip(lower[1:], upper[1:], strict=True))
    if first is None:
        return Automaton(tuple(pairs), _comparison(None, may_equal, numbers))
    return Automaton((first[0], *pairs), _comparison(first[1], may_equal, numbers))


_START, _DONE, _EQUAL = -3, -2, -1


@kept
def _comparison(first: int | None, may_equal: bool, numbers: InputNumbers) -> Machine:
    """States: no digit read yet, decided, equal so far, or the digit of the smaller number."""

    def read(state: int, digit: int) -> int | None:
        if state == _START:
            return _EQUAL if digit == first else _DONE
        if state in {_DONE, _EQUAL}:
            return digit if state == _EQUAL else _DONE
        if state == digit:
            return _EQUAL
        return _DONE if state < digit else None

    def accepts(state: int) -> bool:
        return state == _DONE or (may_equal and state == _EQUAL)

    start = _EQUAL if first is None else _START
    return _machines.build(numbers, [start], read, accepts, "full_rank")


@lru_cache(maxsize=8)
def _all_differ(size: int, numbers: InputNumbers) -> tuple[Automaton, ...]:
    """No two rows or columns are the same number."""
    return tuple(
        Automaton(tuple(chain.from_iterable(zip(one, other, strict=True))), _difference(numbers))
        for one, other in _pairs(size)
    )


@kept
def _difference(numbers: InputNumbers) -> Machine:
    """States: different, equal so far, or the digit of the first number."""

    def read(state: int, digit: int) -> int:
        if state in {_DONE, _EQUAL}:
            return digit if state == _EQUAL else _DONE
        return _EQUAL if state == digit else _DONE

    return _machines.build(numbers, [_EQUAL], read, lambda state: state == _DONE, "full_rank")
