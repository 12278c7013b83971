"""`placed_rules`: each rule of a layout with its name and its cells, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from nonet._arguments import instance
from nonet._json_form import JsonForm
from nonet.layout import Constraint, HouseConstraint, Layout
from nonet.layout.areas import Area, Segment
from nonet.layout.marks import (
    Badge,
    CellsOutline,
    Chevrons,
    Choices,
    Dot,
    Fill,
    Mark,
    OutsideClue,
    Path,
    Spot,
)
from nonet.logic._rules import rule_letters, said_rules
from nonet.logic.languages import Language, Texts, texts_of_rules
from nonet.logic.rule_names import name_of_marks


@dataclass(frozen=True, slots=True)
class PlacedRule(JsonForm):
    """A rule of a layout in words, with its place.

    Attributes
    ----------
    constraint
        The rule.
    name
        What it is called, with its number: *cage of 15*.
    sentence
        What it says; rules of a kind have the same.
    cells
        Those that its marks are on, in their order; none where it concerns the whole grid.
    details
        For each cell what is to be said of its place: *on the bulb*; empty: nothing.
    is_area
        Whether it is a group of cells, and not a line or the mark of a cell or two.
    """

    json_name: ClassVar[str] = "placed rule"

    constraint: Constraint
    name: str
    sentence: str
    cells: tuple[int, ...]
    details: tuple[str, ...]
    is_area: bool


def placed_rules(layout: Layout, language: Language = "en") -> tuple[PlacedRule, ...]:
    """The constraints of a layout in words, with their places, in their order.

    Raises
    ------
    NonetError
        Unknown language.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Cage, Thermometer
    >>> layout = Layout.of_size(9, constraints=[Thermometer("r1c1-4"), Cage("r5c5-6", total=9)])
    >>> for rule in placed_rules(layout):
    ...     print(rule.name, rule.cells, rule.details[0])
    Thermometer (0, 1, 2, 3) on the bulb
    cage of 9 (40, 41) 2 cells
    """
    instance(layout, Layout, "a Layout")
    texts = texts_of_rules(language)
    letters = rule_letters(layout)
    return tuple(
        _placed(constraint, sentence, layout, letters, texts, language)
        for constraint, sentence in said_rules(layout, language)
    )


def _placed(
    constraint: Constraint,
    sentence: str,
    layout: Layout,
    letters: dict[str, str],
    texts: Texts,
    language: Language,
) -> PlacedRule:
    marks = constraint.marks(layout)
    name = name_of_marks(constraint, marks, letters, texts, language)
    if isinstance(constraint, HouseConstraint):
        houses = constraint.houses(layout)
        cells = tuple(dict.fromkeys(cell for house in houses for cell in house.cells))
        whole = len(cells) == layout.cell_count
        cells = () if whole else cells
        return PlacedRule(constraint, name, sentence, cells, ("",) * len(cells), is_area=False)
    details: dict[int, str] = {}
    for mark in marks:
        for cell, detail in _details(mark, layout, texts):
            details[cell] = detail or details.get(cell, "")
    is_area = len(details) > 1 and any(isinstance(mark, CellsOutline | Fill) for mark in marks)
    if is_area:
        count = texts.say("place-area", count=len(details))
        details = {cell: detail or count for cell, detail in details.items()}
    return PlacedRule(constraint, name, sentence, tuple(details), tuple(details.values()), is_area)


def _details(mark: Mark, layout: Layout, texts: Texts) -> Iterator[tuple[int, str]]:
    """The cells of a mark, and what is to be said of each."""
    size = layout.size
    match mark:
        case CellsOutline(cells=cells) | Fill(cells=cells):
            yield from ((cell, "") for cell in cells)
        case Path(points=points, branches=branches):
            seen: set[int] = set()
            for stroke in (points, *branches):
                is_closed = len(stroke) > 2 and stroke[0] == stroke[-1]
                count = len(stroke) - is_closed
                for at, (x, y) in enumerate(stroke):
                    cell = int(y) * size + int(x)
                    if cell not in seen:
                        yield cell, texts.say("place-line", number=at + 1, count=count)
                    seen.add(cell)
        case Spot(x=x, y=y, look=look):
            message = f"place-{look.place}"
            yield int(y) * size + int(x), texts.say(message) if message in texts else ""
        case Dot(first=first, second=second):
            for cell, other in ((first, second), (second, first)):
                row, column = divmod(other, size)
                yield cell, texts.say("place-dot", row=row + 1, column=column + 1)
        case Badge(x=x, y=y):
            for cell in (-size - 1, -size, -1, 0):
                yield y * size + x + cell, texts.say("place-corner")
        case Chevrons(cell=cell) | Choices(cell=cell):
            yield cell, ""
        case OutsideClue(cell=cell, down=down, right=right):
            row, column = divmod(cell, size)
            said = texts.say("place-clue")
            while 0 <= row < size and 0 <= column < size:
                yield row * size + column, said
                said = ""
                row, column = row + down, column + right
        case Area() | Segment():
            pass
