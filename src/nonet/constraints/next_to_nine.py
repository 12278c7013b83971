"""Next to nine: the digits beside the largest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _patterns
from nonet.constraints._base import Cells
from nonet.constraints._clues import ClueRule
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import ClueLook, Look
from nonet.layout.making import Making, OutsideMaking
from nonet.layout.primitives import Machine
from nonet.layout.sentences import Sentence


@dataclass(frozen=True, slots=True)
class NextToNine(ClueRule):
    """The clue has the digits on both sides of the N of a row or column, or one if N is at an end.

    ::

        2 7 | 4 7 9 2 ...      7 and 2 are beside the 9

    The digits of a clue are in any order.

    Attributes
    ----------
    cells
        Names of the cells of the row or column.
    digits
        The one or two digits.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[NextToNine("r1c1-4", [2])])
    >>> list(layout.violations(bytes([4, 1, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "next_to_nine"
    example: ClassVar[tuple[str, ...]] = ("1 5 r2c1-6", "3 r1-6c4")
    misfits_have_no_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = OutsideMaking(
        count=(10, 18), number="digits", ends=1, blank=(1,)
    )
    look: ClassVar[Look | None] = ClueLook("double_circle")

    digits: tuple[int, ...]

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, digits: Iterable[int]) -> None: ...

    def _check(self) -> None:
        ClueRule._check(self)  # noqa: SLF001 (of its base class)
        if not 1 <= len(self.digits) <= 2:
            raise LayoutError(
                f"expected one or two digits of {self.name}, found {len(self.digits)}",
                "digits-one-or-two",
            )
        if len(set(self.digits)) < len(self.digits):
            raise LayoutError(
                f"expected different digits of {self.name}, found {self.digits[0]} twice",
                "digit-twice",
                digit=self.digits[0],
            )

    def _clue_on(self, layout: Layout, digits: tuple[int, ...]) -> Mapping[str, object]:
        """The digits beside the largest, where the line has that."""
        return self._clue(digits) if layout.digits[-1] in digits else {}

    def _clue(self, digits: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        place = digits.index(max(digits))
        beside = (*digits[max(0, place - 1) : place], *digits[place + 1 :][:1])
        return {"digits": tuple(sorted(beside))}

    def _check_clue(self, layout: Layout) -> None:
        self._check_whole(layout)
        self._digits_within(self.digits, layout.digits[:-1])

    def _machine(self, layout: Layout) -> Machine:
        return _machine(
            tuple(sorted(self.digits)), layout.digits[-1], self.inputs(layout), self.name
        )

    def _rows(self, digits: range) -> _patterns.Rows:
        return _patterns.beside_largest(tuple(sorted(self.digits)), digits)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        return Sentence("rule-next_to_nine", (("size", layout.digits[-1]),))

    def _shown(self) -> str:
        return " ".join(map(str, self.digits))


_ANY = -2
"""The digit before, at the start; and the one that comes next, where it may be any."""


@kept
def _machine(digits: tuple[int, ...], largest: int, numbers: InputNumbers, name: str) -> Machine:
    """States: whether N was read, and then which digit has to come next; before it the last digit.

    Behind N, 0 is any digit that may come, and -1 that none does.
    """

    def read(state: tuple[bool, int], digit: int) -> tuple[bool, int] | None:
        is_behind, last = state
        if is_behind:
            return (True, _ANY) if last in {_ANY, digit} else None
        if digit != largest:
            return False, digit
        if last == _ANY and len(digits) == 1:
            return True, digits[0]
        if last not in digits:
            return None
        return True, next((other for other in digits if other != last), -1)

    return _machines.build(
        numbers, [(False, _ANY)], read, lambda state: state[0] and state[1] < 0, name
    )
