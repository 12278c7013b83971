"""Lines whose digits match a regular expression."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _expressions, _machines
from nonet.constraints._base import Cells, CellsRule
from nonet.constraints._described import Described
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.marks import Mark
from nonet.layout.primitives import Automaton, Machine
from nonet.layout.sentences import Letter, Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


@dataclass(frozen=True, slots=True, repr=False)
class Regex(Described, CellsRule):
    """The digits along a line, from the first cell to the last, match a regular expression.

    ::

        [12].*9      3--5--9 does not match, 1--9 and 2--4--4--9 do

    The expression is about all cells of the line. It may have digits (`<12>` is one of two
    figures), `.` for any, sets such as `[1-3]` and `[^5]`, groups in parentheses with `|`
    between choices, and `*`, `+`, `?`, `{2}`, `{2,}` and `{2,4}` after what is repeated.
    Interactive Sudoku Solver: Regex.

    Attributes
    ----------
    cells
        Names of the cells of the line.
    pattern
        The regular expression, of at most 1,000 characters.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> layout = Layout.of_size(4, constraints=[Regex("r1c1-4", "(1|2)+.*4")])
    >>> list(layout.violations(bytes([3, 0, 0, 0] + 12 * [0])))
    [(0,)]
    """

    name: ClassVar[str] = "regex"
    example: ClassVar[tuple[str, ...]] = ("[12].*6 r3c2-5",)
    look: ClassVar[Look | None] = LineLook(
        "purple", 0.05, core=(0.04, 0.08), is_thin=True, has_head=True
    )
    is_line: ClassVar[bool] = True
    may_close: ClassVar[bool] = True

    pattern: str

    if TYPE_CHECKING:

        def __init__(
            self,
            cells: Cells,
            pattern: str,
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        _expressions.parsed(self.pattern)

    def _check_fits(self, layout: Layout) -> None:
        self._digits_within(_expressions.digits_of(self.pattern), self.numbers(layout))
        _machines.check_reads(
            self._machine(layout), len(self.cells), len(layout.numbers), self.name
        )

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.pattern, self.inputs(layout), len(self.cells))

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        return (Automaton(self.indices(layout), self._machine(layout)),)

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A thin line with a letter, the same for the same expression."""
        return self._drawn(self._drawn_cells(layout), layout, letter=self._key())

    def _sentence(self, layout: Layout) -> Sentence:
        """The expression, which is that of all lines with the letter."""
        del layout
        values = (("letter", Letter(self._key())), ("pattern", self.pattern))
        return Sentence("rule-regex", values)

    def _key(self) -> str:
        return f"regex {self.pattern}"


@kept
def _machine(pattern: str, numbers: InputNumbers, count: int) -> Machine:
    positions = _expressions.Positions(_expressions.parsed(pattern), numbers.every)
    read, accepts = positions.read, positions.accepts
    return _machines.build(numbers, [positions.start], read, accepts, "regex", count)
