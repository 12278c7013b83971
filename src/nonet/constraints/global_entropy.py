"""Every 2×2 square has digits of all three classes: thirds, or remainders."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ClassVar

from nonet.constraints import _machines
from nonet.constraints._base import Rule
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.primitives import Automaton
from nonet.layout.sentences import Sentence

_EVERY_CLASS = 0b111

ClassOf = Callable[[int, range], int]
"""The class of a digit, where there are these digits."""


def third(digit: int, digits: range) -> int:
    """0, 1 or 2 for a low, a middle or a high digit."""
    return (digit - digits.start) * 3 // len(digits)


def remainder(digit: int, _: range) -> int:
    """0, 1 or 2: what is left over from dividing by 3."""
    return digit % 3


def thirds_in_words(digits: range) -> tuple[tuple[str, str], ...]:
    """The low, the middle and the high digits, as values of a sentence."""
    count = len(digits)
    ends = [(digits[at * count // 3], digits[(at + 1) * count // 3 - 1]) for at in range(3)]
    words = [f"{first}–{last}" if first < last else f"{first}" for first, last in ends]
    return tuple(zip(("low", "middle", "high"), words, strict=True))


def check_thirds(rule: Rule, layout: Layout) -> None:
    """Raise LayoutError unless the digits make three equal thirds."""
    if len(layout.digits) % 3:
        raise LayoutError(
            f"expected a size that 3 divides for {rule.name}, found {len(layout.digits)}",
            "size-three",
        )


class GlobalEntropy(Rule):
    """Every 2×2 square has a low, a middle and a high digit: thirds of 1 to N.

    ::

        1 5
        6 9      1 is low, 5 and 6 are middle, 9 is high

    N is divisible by 3. Interactive Sudoku Solver: GlobalEntropy.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.latin(3, constraints=[GlobalEntropy()])
    >>> list(layout.violations(bytes([1, 2, 0, 2, 1, 0, 0, 0, 0])))
    [(0, 1, 3, 4)]
    """

    __slots__ = ()
    name: ClassVar[str] = "global_entropy"
    explained_by: ClassVar[str] = "square_sets"

    def _check_fits(self, layout: Layout) -> None:
        check_thirds(self, layout)

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton for each square."""
        return _squares_of(third, layout)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        return Sentence("rule-global_entropy", thirds_in_words(layout.digits))


class GlobalModular(Rule):
    """Every 2×2 square has all three remainders of division by 3.

    ::

        1 5
        7 9      1 and 7 leave 1, 5 leaves 2, 9 leaves 0

    Interactive Sudoku Solver: GlobalMod.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[GlobalModular()])
    >>> list(layout.violations(bytes([1, 2, 0, 0, 4, 1] + 10 * [0])))
    [(0, 1, 4, 5)]
    """

    __slots__ = ()
    name: ClassVar[str] = "global_modular"
    explained_by: ClassVar[str] = "square_sets"

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """An automaton for each square."""
        return _squares_of(remainder, layout)


def _squares_of(class_of: ClassOf, layout: Layout) -> tuple[Automaton, ...]:
    """The squares of a board, which may lack some cells."""
    found = _squares(class_of, layout.size, layout.digits, layout.numbers)
    if not layout.holes:
        return found
    missing = frozenset(layout.holes)
    return tuple(square for square in found if missing.isdisjoint(square.cells))


@lru_cache
def _squares(class_of: ClassOf, size: int, digits: range, numbers: range) -> tuple[Automaton, ...]:
    def read(seen: int, digit: int) -> int | None:
        return seen | 1 << class_of(digit, digits) if digit in digits else None

    machine = _machines.build(numbers, [0], read, _EVERY_CLASS.__eq__, "rule of squares")
    return tuple(
        Automaton((at, at + 1, at + size, at + size + 1), machine)
        for row in range(size - 1)
        for at in range(row * size, row * size + size - 1)
    )
