"""The cages of SudokuPad: what it checks are rules, everything else is only drawn.

A cage with ``unique`` holds no digit twice, and one with a whole number as its ``sum`` has that
total. SudokuPad checks hidden cages too, which is how it has diagonals and other houses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from nonet.constraints.registry import constraint_of, table
from nonet.errors import FormatError
from nonet.formats._colours import colour_of
from nonet.formats._json import Node
from nonet.formats._layouts import known_houses
from nonet.formats._rules import area_of, keyed, name_of_area
from nonet.formats._sudokupad_drawings import FOGLIGHT, Reader, names_of
from nonet.layout import Constraint, Cosmetics, HouseConstraint, Layout, Outline, parse_cell
from nonet.layout.given import MAX_CONSTRAINTS

_TEXT = re.compile(r"([a-z]+): ?(.*)", re.DOTALL)
_BLACK = "#000000"
_LARGEST_SUM = 1_000_000
_FIELDS = frozenset(
    {
        *("cells", "value", "sum", "unique", "hidden", "type", "fontC", "outlineC", "textColor"),
        *("borderColor", "fontColor"),
    }
)


def text_of(cage: Node) -> tuple[str, str] | None:
    """Name and content of a text that travels as a cage, such as ``title: …``; None: a cage."""
    if cage["cells"].says_something and not _is_invisible(cage):
        return None
    match = _TEXT.fullmatch(cage["value"].words())
    return None if match is None else (match[1], match[2])


def _is_invisible(cage: Node) -> bool:
    colours = (cage["fontC"].value, cage["outlineC"].value)
    return all(isinstance(colour, str) and colour_of(colour) == "" for colour in colours)


class SudokuPadCages:
    """The cages of a puzzle.

    Attributes
    ----------
    outlines
        Those that are only drawn.
    """

    def __init__(self, root: Node, reader: Reader, size: int) -> None:
        self.outlines: list[Outline] = []
        self._size = size
        self._reader = reader
        self._rules: list[Constraint] = []
        self._distinct: dict[tuple[int, ...], tuple[bool, list[str]]] = {}
        """Cages without a total by their cells: whether they are hidden, and the names in order."""
        cages = root["cages"].items() if root["cages"].exists else []
        if len(cages) > MAX_CONSTRAINTS:
            raise FormatError(f"expected at most {MAX_CONSTRAINTS:,} cages, found {len(cages):,}")
        for cage in cages:
            is_fog = FOGLIGHT.fullmatch(cage["value"].words().strip()) is not None
            if cage["cells"].says_something and text_of(cage) is None and not is_fog:
                self._read(cage)

    def _read(self, cage: Node) -> None:
        for name in cage.unknown(_FIELDS):
            self._reader.dropped.append(f"the field {name[:20]!r} of cages")
        cells = self._reader.cells(cage["cells"])
        names = names_of(cells, self._size)
        is_unique, is_hidden = cage["unique"].value is True, cage["hidden"].value is True
        text = cage["value"].words().strip()
        total = cage["sum"].whole(0, _LARGEST_SUM) if cage["sum"].says_something else None
        if total is not None:
            kind = name_of_area("cage" if is_unique else "total")
            self._rules.append(rule(kind, cells=names, sum=total))
        elif is_unique:
            self._distinct[tuple(sorted(cells))] = (is_hidden, names)
        is_said = text in {"", "?"} or text == str(total)
        if not is_hidden and not (is_said and (is_unique or total is not None)):
            colour = next((name for name in ("outlineC", "borderColor") if cage[name].exists), "")
            found = self._reader.colour(cage[colour], _BLACK) if colour else _BLACK
            self.outlines.append(Outline(tuple(names), found or _BLACK, text))

    def rules(self, plain: Layout) -> list[Constraint]:
        """The rules of the cages, of which some may be houses that have a name."""
        size = plain.size
        full = {
            cells
            for cells, (is_hidden, _) in self._distinct.items()
            if is_hidden and len(cells) == size
        }
        known, rest = known_houses(plain, full)
        found: list[Constraint] = [*known, *self._rules]
        of_lines = {house.cells for house in plain.houses}
        for which in ("main", "anti"):
            diagonal = rule("diagonal", which=which)
            cells = diagonal.houses(plain)[0].cells
            if cells in rest:
                rest.discard(cells)
                found.append(diagonal)
        for cells, (is_hidden, names) in self._distinct.items():
            if (cells in full and cells not in rest) or cells in of_lines:
                continue
            total = {} if is_hidden else {"sum": None}
            kind = name_of_area("region" if is_hidden else "cage")
            found.append(rule(kind, cells=names, **total))
        return found


def rule(name: str, **fields: object) -> Constraint:
    """The rule with this name in JSON.

    Raises
    ------
    LayoutError
        The fields make none.
    """
    return constraint_of({"type": name, **fields}, "the rules")


@table
def flags() -> Mapping[str, str]:
    """Rules of the whole grid that SudokuPad checks, by their names in its metadata."""
    return {key: name for key, (name, _) in keyed("sudokupad", "grid").items()}


def is_said(constraint: Constraint) -> bool:
    """Whether SudokuPad checks a rule, so that it can be written as a cage or in the metadata."""
    area = area_of(constraint)
    if area == "total":
        fields = constraint.fields()
        return fields.keys() == {"cells", "sum"} and len({*fields["cells"]}) == len(fields["cells"])
    is_house = isinstance(constraint, HouseConstraint) or constraint.name == "diagonal"
    return is_house or area != "" or constraint.name in flags().values()


def is_seen(constraint: Constraint) -> bool:
    """Whether the cage of a rule shows all of it."""
    return area_of(constraint) in {"cage", "total"} and is_said(constraint)


def cages_of(layout: Layout) -> Iterator[dict[str, object]]:
    """The cages of the rules that SudokuPad checks."""
    size = layout.size
    for rule in layout.constraints:
        if not is_said(rule):
            continue
        fields = rule.fields()
        if "cells" in fields:
            cells = [parse_cell(name, size) for name in fields["cells"]]
            total = fields.get("sum")
            cage: dict[str, object] = {"cells": _places(cells, size)}
            if total is not None:
                cage |= {"value": str(total), "sum": total}
            area = area_of(rule)
            if area != "total":
                cage["unique"] = True
            yield cage | ({"hidden": True} if area == "region" else {})
            continue
        for house in rule.houses(layout):
            yield {"cells": _places(house.cells, size), "unique": True, "hidden": True}


def _places(cells: Iterable[int], size: int) -> list[list[int]]:
    return [list(divmod(cell, size)) for cell in cells]


def outline_fields(cosmetics: Cosmetics) -> Iterator[dict[str, object]]:
    """The cages that are only drawn."""
    for outline in cosmetics.outlines:
        rows = ([int(part) - 1 for part in cell[1:].split("c")] for cell in outline.cells)
        cage: dict[str, object] = {"cells": list(rows)}
        if outline.text:
            cage["value"] = outline.text
        if outline.colour != _BLACK:
            cage["borderColor"] = outline.colour
        yield cage
