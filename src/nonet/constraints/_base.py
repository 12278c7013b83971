"""The base of all rules with parameters: their checks, their JSON form, and their violations."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice, pairwise, product
from typing import TYPE_CHECKING, Any, ClassVar, Self, SupportsIndex, cast

from nonet._arguments import described
from nonet.constraints import _marks, _violations
from nonet.constraints._cell_number import CellNumber
from nonet.constraints._drawing import Drawing
from nonet.constraints.registry import fields_of
from nonet.errors import LayoutError, PlacementError
from nonet.layout import Cell, Constraint, Layout, cell_name
from nonet.layout.appearance import Look
from nonet.layout.coordinates import (
    MAX_SIZE,
    cell_names,
    cell_of,
    indices_of_names,
    is_pair,
    names_of,
    place_of,
)
from nonet.layout.marks import Mark
from nonet.layout.moves import Move, names_after
from nonet.layout.primitives import scope

Cells = str | int | Iterable[Cell]
"""Cells as a text of names and ranges (``"r1c1-3 r2c5"``), or a list of cells in any form."""

MAX_CELLS = MAX_SIZE * MAX_SIZE
LARGEST = 1_000_000
"""Bound of all numbers of a rule."""

_ONLY_INTS = frozenset({int})
_ONLY_TEXTS = frozenset({str})
CELL_FIELDS = frozenset({"cells", "cell", "circle", "arrow", "groups", "exceptions"})
_JSON_NAMES = {"total": "sum", "exceptions": "except"}
_OPTIONAL: dict[str, object] = {
    **dict.fromkeys(("factors", "drawing", "value", "exactly", "at_least", "at_most", "high")),
    "crusts": None,
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
    look
        How it is drawn; None: as any line or cells.
    readers
        What reads the fields that are read in a way of their own.
    """

    __slots__ = ()
    is_spatial: ClassVar[bool] = True
    is_on_board: ClassVar[bool] = False
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
                cells.append(", ".join(_flat(value)))
            elif value not in (None, (), False, "") and name not in _UNSAID:
                others.append(f"{json} {_in_words(value)}")
        title = f' "{found}"' if (found := getattr(self, "title", "")) else ""
        words = f"the {self.name.replace('_', ' ')}{title} {'; '.join(cells)}".rstrip()
        return f"{words} ({', '.join(others)})" if others else words

    def _check(self) -> None:
        """Raise LayoutError where the parameters are wrong on every layout."""

    def _check_fits(self, layout: Layout) -> None:
        """Raise LayoutError where the parameters are wrong on this layout, whose cells they are."""

    def named(self, size: int) -> Self:
        """The rule with names for cells that were given by their indices."""
        fields = {name: getattr(self, name) for name, _, _ in _plan(type(self))}
        cells = {name: value for name, value in fields.items() if name in CELL_FIELDS}
        if not any(map(_has_index, cells.values())):
            return self
        named = {name: _with_names(value, size) for name, value in cells.items()}
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
        return type(self)(**{**fields, **{name: _renamed(fields[name], after) for name in cells}})

    def check_fits(self, layout: Layout) -> None:
        """Raise LayoutError if the layout does not have the cells, or the rule cannot hold."""
        self._check_cells(layout)
        self._check_fits(layout)

    def _check_cells(self, layout: Layout) -> None:
        known = self._known(layout)
        for name, _, _ in _plan(type(self)):
            if name in CELL_FIELDS:
                cells = _flat(getattr(self, name))
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
            _flat(getattr(self, name)) for name, _, _ in _plan(type(self)) if name in CELL_FIELDS
        ]
        are_digits = all(cell in known for some in cells for cell in some)
        return layout.digits if are_digits else layout.numbers

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

        A clue such as the total of a cage is the one that the digits give.
        """
        fields = {name: getattr(self, name) for name, _, _ in _plan(type(self))}
        size, index = layout.size, indices_of_names(layout.size)
        cells = {name: fields[name] for name in fields if name in CELL_FIELDS - {"exceptions"}}
        named = {cell_of(name) for value in cells.values() for name in _flat(value)} - {""}
        places = {name: divmod(index[name], size) for name in named}
        rows, columns = zip(*places.values(), strict=True) if places else ((), ())
        for down, right in product(_shifts(rows, size), _shifts(columns, size)):
            if down == right == 0:
                continue
            names = {
                name: f"r{row + down + 1}c{column + right + 1}"
                for name, (row, column) in places.items()
            }
            shifted = {name: _renamed(value, names) for name, value in cells.items()}
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
        names = _flat(fields.get("cells", ()))
        clue = self._clue_on(layout, tuple([digits[index[name]] + shift for name in names]))
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
        check_cells(self, self.cells, self.least, is_line=self.is_line)

    def indices(self, layout: Layout) -> tuple[int, ...]:
        """The indices of its cells."""
        return tuple(map(layout.indices.__getitem__, self.cells))

    def _drawn_cells(self, layout: Layout) -> tuple[int, ...]:
        return self.indices(layout)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """The marks by its look, with the text at it."""
        return self._drawn(self.indices(layout), layout, self._shown())

    def _shown(self) -> str:
        """The text at it: its total, or whatever else its kind shows."""
        return ""


def check_cells(
    rule: Rule,
    cells: tuple[str, ...],
    least: int = 1,
    most: int = MAX_CELLS,
    *,
    is_line: bool = False,
) -> None:
    """Raise LayoutError unless the cells are as many, and differ.

    The cells of a line differ from those before and after them.
    """
    if not least <= len(cells) <= most:
        bounds = f"{least} or more" if most == MAX_CELLS else f"from {least} to {most}"
        bounds = f"{least}" if least == most else bounds
        wrong = "least" if len(cells) < least else "most"
        raise LayoutError(
            f"expected {bounds} cells of {rule.name}, found {len(cells)}",
            f"cells-{'exact' if least == most else wrong}",
            least=least,
            most=most,
            found=len(cells),
        )
    if len(set(cells)) != len(cells):
        # What a number names is not known yet: it may be the same as a name on 9×9 cells only.
        given = [cell.number if isinstance(cell, CellNumber) else cell for cell in cells]
        pairs = pairwise(given) if is_line else _seen_before(given)
        for cell, other in pairs:
            if cell == other:
                where = " in a row" if is_line else ""
                raise LayoutError(
                    f"expected different cells{where} of {rule.name}, found {cell} twice",
                    "cell-twice",
                    cell=str(cell),
                )


def check_square(rule: Rule, layout: Layout) -> None:
    """Raise LayoutError unless the board is a whole square."""
    if layout.holes:
        missing = cell_name(layout.holes[0], layout.size)
        raise LayoutError(
            f"expected a square board for {rule.name}, found one without {missing}", "square"
        )


def place_key(name: str) -> tuple[str | int, ...]:
    """What puts the names of cells into reading order, and variables by their layers behind."""
    cell = cell_of(name)
    return (name.removesuffix(cell), *map(int, cell[1:].split("c"))) if cell else (name,)


def _seen_before(cells: list[str | int]) -> Iterator[tuple[str | int, str | int]]:
    seen: set[str | int] = set()
    for cell in cells:
        if cell in seen:
            yield cell, cell
        seen.add(cell)


def _shifts(places: tuple[int, ...], size: int) -> range:
    """How far rows or columns can be moved and stay in the grid."""
    return range(-min(places), size - max(places)) if places else range(0)


def _has_index(value: Any) -> bool:
    return any(type(cell) is CellNumber for cell in _flat(value))


def _flat(value: Any) -> tuple[Any, ...]:
    """The cells of a field: of one cell, of several, or of groups of them."""
    if not isinstance(value, tuple):
        return (value,)
    if value and isinstance(value[0], tuple):
        return tuple(cell for group in value for cell in group)
    return value


def _with_names(value: Any, size: int) -> Any:
    if isinstance(value, tuple):
        return tuple(_with_names(part, size) for part in value)
    if not isinstance(value, CellNumber):
        return value
    try:
        return cell_name(value.number, size)
    except PlacementError as error:
        raise LayoutError(str(error), "cells") from None


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Cells by their other names; a variable of a layer goes with its cell, or stays."""
    if isinstance(value, tuple):
        return tuple(_renamed(part, names) for part in value)
    cell = cell_of(value)
    return f"{value.removesuffix(cell)}{names[cell]}" if cell else value


def _as_json(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_as_json(part) for part in value]
    if isinstance(value, Constraint):
        return fields_of(value)
    if isinstance(value, CellNumber):
        return value.number
    return value.data if isinstance(value, Drawing) else value


def _cells(value: object, rule: Rule) -> tuple[str, ...]:
    """Names of cells, and the indices among them."""
    if isinstance(value, str):
        return _read(value)
    if type(value) is list and _ONLY_TEXTS.issuperset(map(type, value)):
        names = names_of(value)
        if names is not None:
            return names
    if isinstance(value, SupportsIndex) and not isinstance(value, bool | Iterable):
        return (_placed(value, rule),)
    found: list[str] = []
    for item in items_of(value, rule, "cells"):
        if isinstance(item, str):
            found += _read(item)
        else:
            found.append(_placed(item, rule))
        if len(found) > MAX_CELLS:
            raise LayoutError(
                f"expected at most {MAX_CELLS:,} cells of {rule.name}, found more", "too-large"
            )
    return tuple(found)


def _read(text: str) -> tuple[str, ...]:
    if isinstance(text, CellNumber):
        return (text,)
    try:
        return cell_names(text)
    except PlacementError as error:
        raise LayoutError(str(error), "cells") from None


def _placed(value: object, rule: Rule) -> str:
    """The name of the cell in a row and column; or the number of a cell, for a layout to name."""
    try:
        place = place_of(value)
    except TypeError as error:
        raise LayoutError(f"{error}, of {rule.name}", "cells") from None
    if isinstance(place, int):
        return CellNumber(whole_number(place, rule))
    row, column = place
    if not (0 <= row < MAX_SIZE and 0 <= column < MAX_SIZE):
        raise LayoutError(
            f"expected a row and a column from 0 to {MAX_SIZE - 1} of {rule.name}, "
            f"found ({row}, {column})"
        )
    return f"r{row + 1}c{column + 1}"


def _cell(value: object, rule: Rule) -> str:
    cells = (_placed(value, rule),) if is_pair_of_numbers(value) else _cells(value, rule)
    if len(cells) != 1:
        raise LayoutError(
            f"expected one cell of {rule.name}, found {len(cells)}",
            "cells-exact",
            least=1,
            found=len(cells),
        )
    return cells[0]


def _circle(value: object, rule: Rule) -> tuple[str, ...]:
    """The cells of a circle, which may be one or more: two numbers could be either."""
    if isinstance(value, tuple) and is_pair_of_numbers(value):
        row, column = value
        raise LayoutError(
            f"expected cells in a list for the circle of {rule.name}, [({row}, {column})] for one "
            f"by its row and column or [{row}, {column}] for two by their numbers, "
            f"found ({row}, {column})"
        )
    return _cells(value, rule)


def is_pair_of_numbers(value: object) -> bool:
    """Whether this is one cell by its row and column."""
    return is_pair(value) and not any(
        isinstance(item, str) or is_pair(item) for item in cast(Iterable[object], value)
    )


def _groups(value: object, rule: Rule) -> tuple[tuple[str, ...], ...]:
    groups = tuple(_cells(group, rule) for group in items_of(value, rule, "groups"))
    if sum(map(len, groups)) > MAX_CELLS:
        raise LayoutError(
            f"expected at most {MAX_CELLS:,} cells of {rule.name}, found more", "too-large"
        )
    return groups


def _pairs_of_cells(value: object, rule: Rule) -> tuple[tuple[str, ...], ...]:
    pairs = _groups(value, rule)
    for pair in pairs:
        check_cells(rule, pair, 2, 2)
    return pairs


def whole_number(value: object, rule: Rule) -> int:
    """A whole number, no truth value, of a sensible size."""
    number = value
    if not isinstance(value, str | bool) and hasattr(value, "__index__"):
        number = cast(int, value).__index__()  # of NumPy, perhaps
    if type(number) is not int or not -LARGEST <= number <= LARGEST:
        raise LayoutError(
            f"expected whole numbers up to {LARGEST:,} of {rule.name}, found {described(value)}",
            "number",
        )
    return number


def numbers(value: object, rule: Rule) -> tuple[int, ...]:
    if (
        type(value) is list
        and 0 < len(value) <= MAX_CELLS
        and _ONLY_INTS.issuperset(map(type, value))
        and max(map(abs, value)) <= LARGEST
    ):
        return tuple(value)  # in a fifth of the time
    return tuple(whole_number(number, rule) for number in items_of(value, rule, "numbers"))


def _pairs_of_numbers(value: object, rule: Rule) -> tuple[tuple[int, int], ...]:
    pairs = tuple(numbers(pair, rule) for pair in items_of(value, rule, "pairs of numbers"))
    for pair in pairs:
        if len(pair) != 2:
            raise LayoutError(f"expected pairs of numbers of {rule.name}, found {len(pair)}")
    return cast(tuple[tuple[int, int], ...], pairs)


def items_of(value: object, rule: Rule, what: str) -> list[object]:
    """The things in a list, which are not endless."""
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise LayoutError(f"expected {what} of {rule.name}, found {described(value)}")
    items = list(islice(value, MAX_CELLS + 1))
    if len(items) > MAX_CELLS:
        raise LayoutError(
            f"expected at most {MAX_CELLS:,} {what} of {rule.name}, found more", "too-large"
        )
    return items


def _word(value: object, rule: Rule) -> str:
    if not isinstance(value, str):
        raise LayoutError(f"expected a word of {rule.name}, found {described(value)}")
    return value


def _truth(value: object, rule: Rule) -> bool:
    if not isinstance(value, bool):
        raise LayoutError(f"expected true or false of {rule.name}, found {described(value)}")
    return value


def _or_none(read: Reader) -> Reader:
    return lambda value, rule: None if value is None else read(value, rule)


_FORMS = {
    "tuple[str, ...]": _cells,
    "str": _word,
    "int": whole_number,
    "bool": _truth,
    "int | None": _or_none(whole_number),
    "tuple[int, ...]": numbers,
    "tuple[int, ...] | None": _or_none(numbers),
    "tuple[tuple[int, int], ...]": _pairs_of_numbers,
    "tuple[tuple[str, ...], ...]": _groups,
}
"""How a field is read, by its type."""

_SPECIAL = {"cell": _cell, "circle": _circle, "exceptions": _pairs_of_cells}


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
