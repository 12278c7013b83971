"""Lines with a running total, or a running count of some digits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from nonet.constraints import _machines, _relations
from nonet.constraints._base import Cells, CellsRule, Reader
from nonet.constraints._described import Described
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.marks import Mark
from nonet.layout.primitives import Automaton, Machine
from nonet.layout.sentences import Letter, Sentence, Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

_WHEN = ("end", "always", "never")
_COMPARED = ("exactly", "at-least", "at-most", "multiple")


@dataclass(frozen=True, slots=True, repr=False)
class TallyLine(Described, CellsRule):
    """The running total of a line, or its count of some digits, is as a number says.

    ::

        3--4--1      never multiple 5: the running total is 3, 7 and 8

    The number may be said of the ``end`` of the line, or of every cell: what is read up to there
    is ``always`` so, or ``never``. Interactive Sudoku Solver: NFA.

    Attributes
    ----------
    cells
        Names of the cells along the line.
    when
        "end", "always" or "never".
    relation
        The tally is "exactly", "at-least" or "at-most" the number, or a "multiple" of it.
    value
        The number.
    counted
        The digits that are counted; none: all digits are added up.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule = TallyLine("r1c1-3", "never", "multiple", 5)
    >>> list(Layout.of_size(4, constraints=[rule]).violations(bytes([1, 4, *[0] * 14])))
    [(0, 1)]
    """

    name: ClassVar[str] = "tally_line"
    takes_negative: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = (
        "never multiple 5 r2c2-5",
        "end at-most 1 2 4 6 r4c2-4",
    )
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {"when": _WHEN, "relation": _COMPARED}
    readers: ClassVar[Mapping[str, Reader]] = {**Described.readers, "relation": _relations.named}
    look: ClassVar[Look | None] = LineLook(
        "teal", 0.05, core=(0.12, 0.05), is_thin=True, has_head=True
    )
    is_line: ClassVar[bool] = True
    may_close: ClassVar[bool] = True

    when: str
    relation: str
    value: int
    counted: tuple[int, ...] = ()

    if TYPE_CHECKING:

        def __init__(
            self,
            cells: Cells,
            when: str,
            relation: str,
            value: int,
            counted: Iterable[int] = (),
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        for word, known in ((self.when, _WHEN), (self.relation, _COMPARED)):
            if word not in known:
                raise LayoutError(
                    f"expected {', '.join(known)} of {self.name}, found {word[:40]!r}",
                    "word",
                    word=word[:40],
                )
        if self.value < (self.relation == "multiple"):
            raise LayoutError(
                f"expected a number from 1 of {self.name}, found {self.value}",
                "least",
                what="number",
                least=1,
                found=self.value,
            )

    def _check_fits(self, layout: Layout) -> None:
        self._digits_within(self.counted, self.numbers(layout))
        _machines.check_reads(
            self._machine(layout), len(self.cells), len(layout.numbers), self.name
        )

    def _machine(self, layout: Layout) -> Machine:
        counted = frozenset(self.counted)
        return _machine(
            self.when, self.relation, self.value, counted, self.inputs(layout), len(self.cells)
        )

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        return (Automaton(self.indices(layout), self._machine(layout)),)

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A thin line with a letter, the same for the same tally."""
        return self._drawn(self._drawn_cells(layout), layout, letter=self._key())

    def _sentence(self, layout: Layout) -> Sentence:
        """The number, which is that of all lines with the letter."""
        del layout
        return self._said("letter", ("letter", Letter(self._key())))

    def _sentence_of_own(self) -> Sentence:
        return self._said("own", *_relations.place(self.title, self.cells))

    def _said(self, form: str, *place: tuple[str, Value]) -> Sentence:
        values = (
            ("form", form),
            *place,
            ("when", self.when),
            ("relation", self.relation),
            ("value", self.value),
            ("counted", ", ".join(map(str, self.counted)) or "none"),
        )
        return Sentence("rule-tally_line", values)

    def _key(self) -> str:
        return f"tally_line {self.when} {self.relation} {self.value} {self.counted}"


@kept
def _machine(
    when: str, relation: str, value: int, counted: frozenset[int], numbers: InputNumbers, count: int
) -> Machine:
    def is_so(tally: int) -> bool:
        if relation == "multiple":
            return tally % value == 0
        return {"exactly": tally == value, "at-least": tally >= value}.get(relation, tally <= value)

    def read(tally: int, digit: int) -> int | None:
        tally += (digit in counted) if counted else digit
        if when != "end" and is_so(tally) is not (when == "always"):
            return None
        return tally % value if relation == "multiple" else min(tally, value + 1)

    def accepts(tally: int) -> bool:
        return when != "end" or is_so(tally)

    return _machines.build(numbers, [0], read, accepts, "tally_line", count)
