"""German, Dutch and other whispers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints._base import Cells
from nonet.constraints._pairs import NeighboursRule, are_apart, table
from nonet.constraints._relations import reach
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.making import LineMaking, Making, OfSize, Variant
from nonet.layout.marks import Mark
from nonet.layout.sentences import Sentence

_OF_DIFFERENCE = {
    5: LineLook("green", core=(0.12, 0.12), usual=("#67f067", 5 / 32), hues=("green",)),
    4: LineLook("orange", core=(0.34, 0.14), usual=("#ffa600", 5 / 32), hues=("orange", "green")),
}
"""Of German and Dutch whispers."""


@dataclass(frozen=True, slots=True)
class WhisperLine(NeighboursRule):
    """Neighbours on the line differ by a number or more.

    ::

        1--6--2--9--3      German whispers: by 5 or more

    Programs take different numbers where none is named, so it always is; `german_whisper` and
    `dutch_whisper` are those by 5 and by 4. f-puzzles: `whispers`; Interactive Sudoku Solver:
    Whisper.

    Attributes
    ----------
    cells
        Names of the cells along the line.
    difference
        The smallest difference of neighbours.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[WhisperLine("r1c1-3", 2)])
    >>> list(layout.violations(bytes([1, 3, 2] + 13 * [0])))
    [(1, 2)]
    """

    name: ClassVar[str] = "whisper_line"
    example: ClassVar[tuple[str, ...]] = ("5 r2c2 r3c2 r4c3 r4c4 r3c5", "4 r6c2-5", "3 r1c4-6")
    explained_by: ClassVar[str] = "whisper_digits"
    usual_number: ClassVar[int | None] = 5
    misfits_have_no_digits: ClassVar[bool] = True
    mirrors_digits: ClassVar[bool] = True
    making: ClassVar[Making | None] = LineMaking(
        count=(4, 7),
        lengths=((4, 2), (5, 3), (6, 3), (7, 2), (8, 1)),
        number="difference",
        variants=(
            Variant("german-whisper", 5, OfSize(plus=1, over=2)),
            Variant("dutch-whisper", 4, OfSize(plus=-1, over=2)),
        ),
    )
    look: ClassVar[Look | None] = LineLook(
        "green", core=(0.12, 0.12), usual=("#67f067", 5 / 32), hues=("green", "orange")
    )
    table_field: ClassVar[str] = "difference"

    difference: int

    if TYPE_CHECKING:

        def __init__(self, cells: Cells, difference: int) -> None: ...

    def _check_fits(self, layout: Layout) -> None:
        self._bounds("a difference", *reach("difference", self.numbers(layout)), self.difference)

    def _table(self, numbers: range) -> tuple[int, ...]:
        return table(are_apart, self.difference, numbers)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line, with the difference where it is neither 5 nor 4."""
        text = "" if self.difference in _OF_DIFFERENCE else f"≥{self.difference}"
        return self._drawn_line(layout, _OF_DIFFERENCE.get(self.difference, self.look), text)

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        kind = {5: "german", 4: "dutch"}.get(self.difference, "other")
        return Sentence(f"rule-whisper_line-{kind}", (("difference", self.difference),))


def german_whisper(cells: Cells) -> WhisperLine:
    """German whispers: neighbours on the line differ by 5 or more.

    Examples
    --------
    >>> german_whisper("r1c1-2")
    WhisperLine(cells=('r1c1', 'r1c2'), difference=5)
    """
    return WhisperLine(cells, 5)


def dutch_whisper(cells: Cells) -> WhisperLine:
    """Dutch whispers: neighbours on the line differ by 4 or more.

    Examples
    --------
    >>> dutch_whisper("r1c1-2")
    WhisperLine(cells=('r1c1', 'r1c2'), difference=4)
    """
    return WhisperLine(cells, 4)
