"""The base of all rules with parameters: their checks, their JSON form, and their violations."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from nonet._arguments import described
from nonet.constraints import _marks, _violations
from nonet.constraints._cell_number import CellNumber
from nonet.constraints._cells import (
    check_cells,
    flat,
    has_index,
    numbers,
    read_cell,
    read_circle,
    read_groups,
    read_pairs_of_cells,
    read_pairs_of_numbers,
    whole_number,
)
from nonet.constraints._drawing import Drawing
from nonet.constraints._machines import InputNumbers
from nonet.constraints.registry import fields_of
from nonet.constraints.strokes import (
    Strokes,
    check_line,
    once,
    read_line,
    renamed,
    strokes_of,
    with_names,
)
from nonet.errors import LayoutError
from nonet.layout import Cell, Constraint, Layout
from nonet.layout.appearance import Look
from nonet.layout.coordinates import (
    cell_of,
    indices_of_names,
)
from nonet.layout.marks import Mark
from nonet.layout.moves import Move, names_after
from nonet.layout.primitives import scope

Cells = str | int | Iterable[Cell | Iterable[Cell]]
"""Cells as a text of names and ranges (``"r1c1-3 r2c5"``), or a list of cells in any form; a line
may be a list of such lists, its strokes."""

CELL_FIELDS = frozenset({"cells", "cell", "circle", "arrow", "groups", "exceptions"})
_JSON_NAMES = {"total": "sum", "exceptions": "except"}
_OPTIONAL: dict[str, object] = {
    **dict.fromkeys(("factors", "drawing", "value", "exactly", "at_least", "at_most", "high")),
    **dict.fromkeys(("crusts", "otherwise")),
    **dict.fromkeys(("title", "text", "exempt", "ties"), ""),
    **dict.fromkeys(("marked", "every"), False),
    "allowed": [],
    "counted": [],
}
"""Parameters that JSON has only where they are given."""
_UNSAID = frozenset({"title", "text", "drawing", "start", "step", "accept"})
"""Parameters that a rule in words leaves out."""

Reader = Callable[[object, "Rule"], object]
"""Reads the value of a field, for a rule that the message names."""


class Rule(Constraint):
    """A rule that is checked when it is made, and lowers to primitives on every layout it fits.

    Its parameters are fields of a dataclass. Cells are kept as names, whatever form they were
    given in; an index becomes a name when a layout takes the rule, and until then counts as that
    cell of the 9 × 9 grid.

    Attributes
    ----------
    is_spatial
        Whether it matters where its cells lie, as on a line, around a dot or in a cage: then the
        rule is rotated and reflected, but rows and columns are not exchanged.
    is_on_board
        Whether its cells have to be cells of the board, and no variables of layers.
    takes_negative
        Whether variables that it names may be below 0, where running totals have no end.
    look
        How it is drawn; None: as any line or cells.
    readers
        What reads the fields that are read in a way of their own.
    """

    __slots__ = ()
    is_spatial: ClassVar[bool] = True
    is_on_board: ClassVar[bool] = False
    takes_negative: ClassVar[bool] = True
    look: ClassVar[Look | None] = None
    readers: ClassVar[Mapping[str, Reader]] = {}

    def __post_init__(self) -> None:
        for name, _, normal in _plan(type(self)):
            object.__setattr__(self, name, normal(getattr(self, name), self))
        self._check()

    def __str__(self) -> str:
        """The rule in words, with its cells: *the killer cage r1c1, r1c2 (sum 3)*."""
        cells, others = [], []
        for name, json, _ in _plan(type(self)):
            value = getattr(self, name)
            if name in CELL_FIELDS and value:
                cells += [", ".join(part) for part in strokes_of(flat(value))]
            elif value not in (None, (), False, "") and name not in _UNSAID:
                others.append(f"{json} {_in_words(value)}")
        title = f' "{found}"' if (found := getattr(self, "title", "")) else ""
        words = f"the {self.name.replace('_', ' ')}{title} {'; '.join(cells)}".rstrip()
        return f"{words} ({', '.join(others)})" if others else words

    def _check(self) -> None:
        """Raise LayoutError where the parameters are wrong on every layout."""

    def _check_fits(self, layout: Layout) -> None:
        """Raise LayoutError where the parameters are wrong on this layout, whose cells they are."""

    def named(self, size: int, numbers: range | None = None) -> Self:
        """The rule with names for cells that were given by their indices."""
        del numbers
        fields = {name: getattr(self, name) for name, _, _ in _plan(type(self))}
        cells = {name: value for name, value in fields.items() if name in CELL_FIELDS}
        if not any(map(has_index, cells.values())):
            return self
        named = {name: with_names(value, size) for name, value in cells.items()}
        return type(self)(**{**fields, **named})

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether it is a symmetry of the square, or it does not matter where the cells lie."""
        del layout
        return not self.is_spatial or move.is_symmetry

    def moved(self, layout: Layout, move: Move) -> Rule:
        """The rule with its cells moved."""
        del layout
        fields = {name: getattr(self, name) for name, _, _ in _plan(type(self))}
        cells = [name for name in fields if name in CELL_FIELDS]
        if not cells:
            return self
        after = names_after(move)
        return type(self)(**{**fields, **{name: renamed(fields[name], after) for name in cells}})

    def check_fits(self, layout: Layout) -> None:
        """Raise LayoutError if the layout does not have the cells, or the rule cannot hold."""
        self._check_cells(layout)
        if not self.takes_negative and (least := self.numbers(layout)[0]) < 0:
            raise LayoutError(
                f"expected numbers from 0 for {self.name}, found {least}", "digits-other"
            )
        self._check_fits(layout)

    def _check_cells(self, layout: Layout) -> None:
        known = self._known(layout)
        for name, _, _ in _plan(type(self)):
            if name in CELL_FIELDS:
                value = getattr(self, name)
                cells = once(value) if name == "cells" else flat(value)
                for cell in cells:
                    if cell not in known:
                        raise LayoutError(
                            f"expected cells from r1c1 to r{layout.size}c{layout.size} "
                            f"of {self.name}, found {cell}",
                            "outside",
                            cell=cell,
                        )
                if len(cells) > layout.variable_count and name == "cells":
                    raise LayoutError(
                        f"expected at most {layout.variable_count} cells of {self.name}, "
                        f"found {len(cells)}",
                        "cells-most",
                        most=layout.variable_count,
                        found=len(cells),
                    )

    def _known(self, layout: Layout) -> Mapping[str, int]:
        """What its cells may be: on the board where it matters where they lie, else any number."""
        return indices_of_names(layout.size) if self.is_on_board else layout.indices

    def numbers(self, layout: Layout) -> range:
        """What its cells hold: digits, or numbers of layers where it names their variables."""
        if layout.numbers == layout.digits:
            return layout.digits
        known = indices_of_names(layout.size)
        cells = [
            flat(getattr(self, name)) for name, _, _ in _plan(type(self)) if name in CELL_FIELDS
        ]
        are_digits = all(cell in known for some in cells for cell in some)
        return layout.digits if are_digits else layout.numbers

    def inputs(self, layout: Layout) -> InputNumbers:
        """What its machines read."""
        return InputNumbers(layout.numbers, self.numbers(layout))

    def scope(self, layout: Layout) -> frozenset[int]:
        """The cells that the rule concerns: those of its primitives."""
        return frozenset(cell for primitive in self.lower(layout) for cell in scope(primitive))

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Cells that break the rule, whatever is still to come; 0 is an empty cell."""
        count = len(layout.numbers)
        for primitive in self.lower(layout):
            yield from _violations.violations(primitive, digits, count)

    def alike(self, layout: Layout, digits: bytes) -> Iterator[Self]:
        """Rules of its kind at other places, its cells shifted, that a full grid obeys.

        A clue such as the total of a cage is the one that the digits give. Rules that name
        variables have none.
        """
        fields = {name: getattr(self, name) for name, _, _ in _plan(type(self))}
        size, index = layout.size, indices_of_names(layout.size)
        cells = {name: fields[name] for name in fields if name in CELL_FIELDS - {"exceptions"}}
        named = {name for value in cells.values() for name in flat(value)} - {""}
        if any(cell_of(name) != name for name in named):
            return
        places = {name: divmod(index[name], size) for name in named}
        rows, columns = zip(*places.values(), strict=True) if places else ((), ())
        for down, right in product(_shifts(rows, size), _shifts(columns, size)):
            if down == right == 0:
                continue
            names = {
                name: f"r{row + down + 1}c{column + right + 1}"
                for name, (row, column) in places.items()
            }
            shifted = {name: renamed(value, names) for name, value in cells.items()}
            try:
                rule = type(self)(**{**fields, **shifted}).read_on(layout, digits)
                rule.check_fits(layout)
            except LayoutError:
                continue
            if next(rule.violations(layout, digits), None) is None:
                yield rule

    def read_on(self, layout: Layout, digits: bytes) -> Self:
        """The rule with the clue that the digits of a full grid give it."""
        fields = {name: getattr(self, name) for name, _, _ in _plan(type(self))}
        index, shift = layout.indices, layout.shift
        names = flat(fields.get("cells", ()))
        read = once(names) if self.may_close else names
        clue = self._clue_on(layout, tuple([digits[index[name]] + shift for name in read]))
        return type(self)(**{**fields, **clue}) if clue else self

    def _clue_on(self, layout: Layout, digits: tuple[int, ...]) -> Mapping[str, object]:
        """The fields that the digits of its cells determine on a layout; none by default."""
        del layout
        return self._clue(digits)

    def _clue(self, digits: tuple[int, ...]) -> Mapping[str, object]:
        """The parameters that the digits of its cells determine."""
        del digits
        return {}

    def fields(self) -> dict[str, Any]:
        """The parameters, as the neutral form has them."""
        fields = {json: _as_json(getattr(self, name)) for name, json, _ in _plan(type(self))}
        return {
            name: value
            for name, value in fields.items()
            if name not in _OPTIONAL or value != _OPTIONAL[name]
        }

    @classmethod
    def aliases(cls) -> Mapping[str, str]:
        """The parameters that have another name in JSON, by that name."""
        return _aliases(cls)

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        """The rule with these parameters, by their names here or in JSON; the reverse of `fields`.

        Raises
        ------
        LayoutError
            They do not make such a rule.
        """
        names, needed = _json_names(cls)
        spelled = {name: json for json, name in cls.aliases().items()}
        if not spelled.keys().isdisjoint(fields):
            fields = {spelled.get(name, name): value for name, value in fields.items()}
        if not needed <= fields.keys() <= names.keys():
            raise LayoutError(
                f"expected {', '.join(names) or 'no parameters'} of {cls.name}, "
                f"found {', '.join(str(key)[:40] for key in fields) or 'none'}"
            )
        return cls(**{names[json]: value for json, value in fields.items()})

    def _drawn(
        self, cells: tuple[int, ...], layout: Layout, text: str = "", letter: str = ""
    ) -> tuple[Mark, ...]:
        """The marks of cells by its look."""
        look = self.look or (_marks.LINE if self.is_line else _marks.OUTLINE)
        return _marks.of_look(look, cells, layout, text, letter)

    def _drawn_cells(self, layout: Layout) -> tuple[int, ...]:
        """The cells that a drawing of one's own is of."""
        del layout
        return ()

    def _drawn_strokes(self, layout: Layout) -> tuple[tuple[int, ...], ...]:
        """The same, by the strokes of a line."""
        return (self._drawn_cells(layout),)

    def _bounds(self, what: str, least: int, most: int, found: int) -> None:
        """Raise LayoutError unless a number is in its bounds."""
        if not least <= found <= most:
            bounds = f"from {least} to {most}" if least < most else f"{least}"
            raise LayoutError(
                f"expected {what} {bounds} of {self.name}, found {found}",
                "least" if found < least else "most",
                what=what.removeprefix("a "),
                least=least,
                most=most,
                found=found,
            )

    def _digits_within(self, digits: Iterable[int], numbers: range) -> None:
        """Raise LayoutError unless the size has these digits."""
        for digit in digits:
            self._bounds("digits", numbers[0], numbers[-1], digit)


@dataclasses.dataclass(frozen=True, slots=True)
class CellsRule(Rule):
    """A rule of cells and nothing else.

    Attributes
    ----------
    cells
        Names of the cells.
    """

    cells: tuple[str, ...]

    if TYPE_CHECKING:

        def __init__(self, cells: Cells) -> None: ...

    def _check(self) -> None:
        if self.is_line or self.may_close:
            check_line(self, self.cells, is_set=not self.is_line)
        else:
            check_cells(self, self.cells, self.least)

    def indices(self, layout: Layout) -> tuple[int, ...]:
        """The indices of its cells."""
        return tuple(map(layout.indices.__getitem__, self.cells))

    def indices_once(self, layout: Layout) -> tuple[int, ...]:
        """The same for a rule of the set of its cells: none again that closes a line."""
        return tuple(map(layout.indices.__getitem__, once(self.cells)))

    def _along(self, *lines: tuple[str, ...]) -> tuple[Self, ...]:
        """The same rule along each of some lines."""
        return tuple(dataclasses.replace(self, cells=cells) for cells in lines)

    def _drawn_cells(self, layout: Layout) -> tuple[int, ...]:
        return _marks.indices(self.cells, layout)

    def _drawn_strokes(self, layout: Layout) -> tuple[tuple[int, ...], ...]:
        return tuple(_marks.indices(stroke, layout) for stroke in strokes_of(self.cells))

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The marks by its look, with the text at it."""
        return self._drawn_line(layout, self.look, self._shown())

    def _drawn_line(
        self, layout: Layout, look: Look | None, text: str = "", letter: str = ""
    ) -> tuple[Mark, ...]:
        """The marks of its strokes by a look."""
        look = look or (_marks.LINE if self.is_line else _marks.OUTLINE)
        first, *branches = self._drawn_strokes(layout)
        return _marks.of_look(look, first, layout, text, letter, branches)

    def _shown(self) -> str:
        """The text at it: its total, or whatever else its kind shows."""
        return ""


def _shifts(places: tuple[int, ...], size: int) -> range:
    """How far rows or columns can be moved and stay in the grid."""
    return range(-min(places), size - max(places)) if places else range(0)


def _as_json(value: Any) -> Any:
    if isinstance(value, Strokes):
        return _as_json(value.strokes)
    if isinstance(value, tuple):
        return [_as_json(part) for part in value]
    if isinstance(value, Constraint):
        return fields_of(value)
    if isinstance(value, CellNumber):
        return value.number
    return value.data if isinstance(value, Drawing) else value


def _word(value: object, rule: Rule) -> str:
    if not isinstance(value, str):
        raise LayoutError(f"expected a word of {rule.name}, found {described(value)}")
    return value


def _truth(value: object, rule: Rule) -> bool:
    if not isinstance(value, bool):
        raise LayoutError(f"expected true or false of {rule.name}, found {described(value)}")
    return value


def or_none(read: Reader) -> Reader:
    """A reader that takes None as well."""
    return lambda value, rule: None if value is None else read(value, rule)


_FORMS = {
    "tuple[str, ...]": read_line,
    "str": _word,
    "int": whole_number,
    "bool": _truth,
    "int | None": or_none(whole_number),
    "tuple[int, ...]": numbers,
    "tuple[int, ...] | None": or_none(numbers),
    "tuple[tuple[int, int], ...]": read_pairs_of_numbers,
    "tuple[tuple[str, ...], ...]": read_groups,
}
"""How a field is read, by its type."""

_SPECIAL = {"cell": read_cell, "circle": read_circle, "exceptions": read_pairs_of_cells}


@cache
def _plan(kind: type[Rule]) -> tuple[tuple[str, str, Any], ...]:
    """For each field its name, its name in JSON, and what reads it; those by keyword are last."""
    readers = {**_SPECIAL, **kind.readers}
    return tuple(
        (
            field.name,
            _JSON_NAMES.get(field.name, field.name),
            readers.get(field.name) or _FORMS[cast(str, field.type)],
        )
        for field in sorted(dataclasses.fields(kind), key=lambda field: bool(field.kw_only))
    )


@cache
def _aliases(kind: type[Rule]) -> dict[str, str]:
    return {json: name for name, json, _ in _plan(kind) if name != json}


@cache
def _json_names(kind: type[Rule]) -> tuple[dict[str, str], frozenset[str]]:
    """The name of each field by its name in JSON, and which of the latter are needed."""
    names = {json: name for name, json, _ in _plan(kind)}
    with_default = {
        field.name for field in dataclasses.fields(kind) if field.default is not dataclasses.MISSING
    }
    return names, frozenset(json for json, name in names.items() if name not in with_default)


def _in_words(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_in_words, value))
    return str(value)
