"""Cells and numbers of rules, in any form: how they are read, checked, and named after a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, pairwise
from typing import Any, SupportsIndex, cast

from nonet._arguments import described
from nonet.constraints._cell_number import CellNumber
from nonet.errors import LayoutError, PlacementError
from nonet.layout import Constraint, Layout, cell_name
from nonet.layout.coordinates import (
    MAX_SIZE,
    cell_names,
    cell_of,
    is_pair,
    names_of,
    place_of,
)

MAX_CELLS = MAX_SIZE * MAX_SIZE
LARGEST = 1_000_000
"""Bound of all numbers of a rule."""

_ONLY_INTS = frozenset({int})
_ONLY_TEXTS = frozenset({str})


def check_cells(
    rule: Constraint,
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


def check_square(rule: Constraint, layout: Layout) -> None:
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


def has_index(value: Any) -> bool:
    return any(type(cell) is CellNumber for cell in flat(value))


def flat(value: Any) -> tuple[Any, ...]:
    """The cells of a field: of one cell, of several, or of groups of them."""
    if not isinstance(value, tuple):
        return (value,)
    if value and isinstance(value[0], tuple):
        return tuple(cell for group in value for cell in group)
    return value


def with_names(value: Any, size: int) -> Any:
    if isinstance(value, tuple):
        return tuple(with_names(part, size) for part in value)
    if not isinstance(value, CellNumber):
        return value
    try:
        return cell_name(value.number, size)
    except PlacementError as error:
        raise LayoutError(str(error), "cells") from None


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Cells by their other names; a variable of a layer goes with its cell, or stays."""
    if isinstance(value, tuple):
        return tuple(renamed(part, names) for part in value)
    cell = cell_of(value)
    return f"{value.removesuffix(cell)}{names[cell]}" if cell else value


def read_cells(value: object, rule: Constraint) -> tuple[str, ...]:
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


def _placed(value: object, rule: Constraint) -> str:
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


def read_cell(value: object, rule: Constraint) -> str:
    cells = (_placed(value, rule),) if is_pair_of_numbers(value) else read_cells(value, rule)
    if len(cells) != 1:
        raise LayoutError(
            f"expected one cell of {rule.name}, found {len(cells)}",
            "cells-exact",
            least=1,
            found=len(cells),
        )
    return cells[0]


def read_circle(value: object, rule: Constraint) -> tuple[str, ...]:
    """The cells of a circle, which may be one or more: two numbers could be either."""
    if isinstance(value, tuple) and is_pair_of_numbers(value):
        row, column = value
        raise LayoutError(
            f"expected cells in a list for the circle of {rule.name}, [({row}, {column})] for one "
            f"by its row and column or [{row}, {column}] for two by their numbers, "
            f"found ({row}, {column})"
        )
    return read_cells(value, rule)


def is_pair_of_numbers(value: object) -> bool:
    """Whether this is one cell by its row and column."""
    return is_pair(value) and not any(
        isinstance(item, str) or is_pair(item) for item in cast(Iterable[object], value)
    )


def read_groups(value: object, rule: Constraint) -> tuple[tuple[str, ...], ...]:
    groups = tuple(read_cells(group, rule) for group in items_of(value, rule, "groups"))
    if sum(map(len, groups)) > MAX_CELLS:
        raise LayoutError(
            f"expected at most {MAX_CELLS:,} cells of {rule.name}, found more", "too-large"
        )
    return groups


def read_pairs_of_cells(value: object, rule: Constraint) -> tuple[tuple[str, ...], ...]:
    pairs = read_groups(value, rule)
    for pair in pairs:
        check_cells(rule, pair, 2, 2)
    return pairs


def whole_number(value: object, rule: Constraint) -> int:
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


def numbers(value: object, rule: Constraint) -> tuple[int, ...]:
    if (
        type(value) is list
        and 0 < len(value) <= MAX_CELLS
        and _ONLY_INTS.issuperset(map(type, value))
        and max(map(abs, value)) <= LARGEST
    ):
        return tuple(value)  # in a fifth of the time
    return tuple(whole_number(number, rule) for number in items_of(value, rule, "numbers"))


def read_pairs_of_numbers(value: object, rule: Constraint) -> tuple[tuple[int, int], ...]:
    pairs = tuple(numbers(pair, rule) for pair in items_of(value, rule, "pairs of numbers"))
    for pair in pairs:
        if len(pair) != 2:
            raise LayoutError(f"expected pairs of numbers of {rule.name}, found {len(pair)}")
    return cast(tuple[tuple[int, int], ...], pairs)


def items_of(value: object, rule: Constraint, what: str) -> list[object]:
    """The things in a list, which are not endless."""
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise LayoutError(f"expected {what} of {rule.name}, found {described(value)}")
    items = list(islice(value, MAX_CELLS + 1))
    if len(items) > MAX_CELLS:
        raise LayoutError(
            f"expected at most {MAX_CELLS:,} {what} of {rule.name}, found more", "too-large"
        )
    return items
