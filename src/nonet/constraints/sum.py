"""Totals of cells that may repeat digits."""

from __future__ import annotations

from dataclasses import dataclass
from operator import mul
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _marks
from nonet.constraints._base import Cells, CellsRule, Rule
from nonet.constraints._cells import check_cells
from nonet.constraints._described import Described
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.constraints._sums import check_reach, equal_totals
from nonet.errors import LayoutError
from nonet.layout import Layout, primitives
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.marks import Mark
from nonet.layout.sentences import Letter, Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

_LARGEST_FACTOR = 1000
_LARGEST_TOTAL = 1023
"""Beyond this a total is that of a machine, as the native core counts no further."""


@dataclass(frozen=True, slots=True, repr=False)
class Sum(Described, CellsRule):
    """The digits, each times its factor, sum to a total; they may repeat.

    ::

        a + b + c = 12      2a - b = 3

    Interactive Sudoku Solver: Sum.

    Attributes
    ----------
    cells
        Names of the cells.
    total
        `sum` in JSON.
    factors
        A whole number from -1000 to 1000 for each cell; None: all are 1.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Sum("r1c1 r2c1", 3, factors=[2, -1])])
    >>> list(layout.violations(bytes([2, 0, 0, 0, 3] + 11 * [0])))
    [(0, 4)]
    """

    name: ClassVar[str] = "sum"
    example: ClassVar[tuple[str, ...]] = ("9 r2c2-4", "4 2 -1 r4-5c5")
    explained_by: ClassVar[str] = "sum_combinations"
    look: ClassVar[Look | None] = OutlineLook("brown", (0.03, 0.08))
    is_spatial: ClassVar[bool] = False

    total: int
    factors: tuple[int, ...] | None = None

    if TYPE_CHECKING:

        def __init__(
            self,
            cells: Cells,
            total: int,
            factors: Iterable[int] | None = None,
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def _check(self) -> None:
        check_cells(self, self.cells)
        if self.factors is None:
            return
        if len(self.factors) != len(self.cells):
            raise LayoutError(
                f"expected {len(self.cells)} factors of sum, found {len(self.factors)}",
                "factors",
                size=len(self.cells),
                found=len(self.factors),
            )
        if not any(self.factors):
            raise LayoutError(
                "expected a factor other than 0 of sum, found none",
                "factors",
                size=len(self.cells),
                found=0,
            )
        for factor in self.factors:
            self._bounds("factors", -_LARGEST_FACTOR, _LARGEST_FACTOR, factor)

    def _clue(self, digits: tuple[int, ...]) -> dict[str, int]:
        factors = self.factors or (1,) * len(digits)
        return {"total": sum(map(mul, factors, digits))}

    def _check_fits(self, layout: Layout) -> None:
        factors = self.factors or (1,) * len(self.cells)
        numbers = self.numbers(layout)
        ends = [(factor * numbers[0], factor * numbers[-1]) for factor in factors]
        self._bounds("a total", sum(map(min, ends)), sum(map(max, ends)), self.total)
        if self._is_large(len(layout.numbers), layout.shift):
            self.lower(layout)  # which may need too many states

    def _is_large(self, size: int, shift: int) -> bool:
        """Whether totals are too large for the native core."""
        factors = self.factors
        if factors is not None and min(factors) < 0 < max(factors):
            more = size * sum(factor for factor in factors if factor > 0)
            less = size * -sum(factor for factor in factors if factor < 0)
            total = self.total - shift * sum(factors)
            return min(more, less + total) - min(0, total) > _LARGEST_TOTAL
        return abs(self.total - shift * sum(factors or (1,) * len(self.cells))) > _LARGEST_TOTAL

    def lower(self, layout: Layout) -> tuple[primitives.EqualTotals | primitives.Automaton, ...]:
        """One sum: negative factors are on the other side, a second group.

        Or an automaton that adds up from the largest factor on, where totals are large.
        """
        cells, factors = self.indices(layout), self.factors
        if self._is_large(len(layout.numbers), layout.shift):
            factors = factors or (1,) * len(cells)
            terms = sorted(zip(cells, factors, strict=True), key=lambda term: -abs(term[1]))
            machine = _machine(
                tuple(factor for _, factor in terms), self.total, self.inputs(layout)
            )
            return (primitives.Automaton(tuple(cell for cell, _ in terms), machine),)
        if factors is None:
            return (equal_totals(layout, (cells,), totals=(self.total,)),)
        if min(factors) > 0:
            return (equal_totals(layout, (cells,), (factors,), totals=(self.total,)),)
        terms = list(zip(cells, factors, strict=True))
        more = [(cell, factor) for cell, factor in terms if factor > 0]
        less = [(cell, -factor) for cell, factor in terms if factor < 0]
        sides = [tuple(zip(*side, strict=True)) for side in (more, less) if side]
        groups = tuple(side[0] for side in sides)
        weights = tuple(side[1] for side in sides)
        if len(sides) == 1:
            total = self.total if more else -self.total
            return (equal_totals(layout, groups, weights, totals=(total,)),)
        return (equal_totals(layout, groups, weights, offsets=(0, self.total)),)

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A dotted line, with the total; where there are factors, with a letter."""
        cells = self._drawn_cells(layout)
        if self.factors is None:
            return self._drawn(cells, layout, f"={self.total}")
        return self._drawn(cells, layout, letter=self._equation())

    def _sentence(self, layout: Layout) -> Sentence:
        """That the digits sum to the total, or with their factors how."""
        del layout
        if self.factors is None:
            return Sentence("rule-sum")
        values = (("letter", Letter(self._equation())), ("sum", self._equation()))
        return Sentence("rule-sum-factors", values)

    def _equation(self) -> str:
        factors = self.factors or (1,) * len(self.cells)
        terms = " ".join(
            f"{'−' if factor < 0 else '+'} {'' if abs(factor) == 1 else abs(factor)}{cell}"
            for factor, cell in zip(factors, self.cells, strict=True)
        )
        return f"{terms.removeprefix('+ ')} = {self.total}"


@kept
def _machine(factors: tuple[int, ...], total: int, numbers: InputNumbers) -> primitives.Machine:
    """States: how many cells were read, and what is left of the total."""
    ends = [(0, 0)]
    for factor in reversed(factors):
        low, high = ends[-1]
        reach = factor * numbers.own[0], factor * numbers.own[-1]
        ends.append((low + min(reach), high + max(reach)))
    ends.reverse()

    def read(state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        at, left = state
        if at == len(factors):
            return None
        left -= factors[at] * digit
        low, high = ends[at + 1]
        return (at + 1, left) if low <= left <= high else None

    return _machines.build(numbers, [(0, total)], read, (len(factors), 0).__eq__, "sum")


@dataclass(frozen=True, slots=True)
class EqualSum(Rule):
    """All groups of cells have the same total.

    ::

        [1 8]   [4 5]   [2 3 4]      each is 9

    Interactive Sudoku Solver: EqualSum.

    Attributes
    ----------
    groups
        Names of the cells of each group.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[EqualSum(["r1c1-2", "r4c1-2"])])
    >>> list(layout.violations(bytes([1, 2] + 10 * [0] + [3, 1, 0, 0])))
    [(0, 1, 12, 13)]
    """

    name: ClassVar[str] = "equal_sum"
    example: ClassVar[tuple[str, ...]] = ("r1c1-2 / r3c4 r4c4 r4c5",)
    explained_by: ClassVar[str] = "equal_totals"
    misfits_have_no_digits: ClassVar[bool] = True
    look: ClassVar[Look | None] = OutlineLook("orange", (0.35, 0.06))
    is_spatial: ClassVar[bool] = False

    groups: tuple[tuple[str, ...], ...]

    if TYPE_CHECKING:

        def __init__(self, groups: Iterable[Cells]) -> None: ...

    def _check(self) -> None:
        check_groups(self, self.groups)

    def _check_fits(self, layout: Layout) -> None:
        check_reach(self, layout, self._balance(layout))

    def _balance(self, layout: Layout) -> primitives.EqualTotals:
        return equal_totals(layout, indices_of_groups(self.groups, layout))

    def lower(self, layout: Layout) -> tuple[primitives.Primitive, ...]:
        """One sum of all groups."""
        return (self._balance(layout),)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line round each group, with the same letter."""
        key = repr(self.groups)
        groups = [_marks.indices(names, layout) for names in self.groups]
        return tuple(mark for group in groups for mark in self._drawn(group, layout, letter=key))


def check_groups(rule: Rule, groups: tuple[tuple[str, ...], ...]) -> None:
    """Raise LayoutError unless there are two groups or more, each of different cells."""
    if len(groups) < 2:
        raise LayoutError(
            f"expected 2 or more groups of {rule.name}, found {len(groups)}", "groups-two"
        )
    for group in groups:
        check_cells(rule, group)


def indices_of_groups(
    groups: tuple[tuple[str, ...], ...], layout: Layout
) -> tuple[tuple[int, ...], ...]:
    """The indices of the cells of each group."""
    index = layout.indices.__getitem__
    return tuple(tuple(map(index, group)) for group in groups)
