"""Boards and variables as Interactive Sudoku Solver writes them; the reverse of `_iss_shape`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from nonet.errors import FormatError
from nonet.formats._iss_shape import frame_of
from nonet.formats._iss_text import LARGEST, Item, iss_cell
from nonet.formats._layouts import customary
from nonet.grid.messages import a_grid
from nonet.layout import Layout, cell_name
from nonet.layout.layers import Layer

_LABELS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def check_board(layout: Layout) -> None:
    """Raise FormatError where no text has such a board.

    Raises
    ------
    FormatError
        It is too large, has holes or other digits.
    """
    if layout.size > LARGEST:
        raise FormatError(
            f"expected a grid up to {LARGEST}×{LARGEST}, which is all that this format holds, "
            f"found {a_grid(layout.size)}"
        )
    digits = layout.digits
    if digits[0] > 1 or len(digits) > LARGEST:
        raise FormatError(
            f"expected up to {LARGEST} digits from 0 or 1, which is all that this format holds, "
            f"found {digits[0]}-{digits[-1]}"
        )
    if "holes" in layout.board_fields():
        raise FormatError(
            "expected a board without holes, which is all that this format holds, found some"
        )


def sayable(layout: Layout) -> Layout:
    """The layout without the layers that hold other numbers than digits, and their rules."""
    lost = [layer for layer in layout.layers if not set(layer.values) <= {*layout.digits}]
    if not lost:
        return layout
    gone = {index for layer in lost for index in layout.variables(layer.name)}
    kept = [rule for rule in layout.constraints if gone.isdisjoint(rule.scope(layout))]
    fields = layout.with_constraints(kept).fields()
    names = {layer.name for layer in lost}
    fields["layers"] = [layer for layer in fields["layers"] if layer["name"] not in names]
    return Layout.from_fields(fields)


def losses_of_layers(layout: Layout) -> Iterator[str]:
    """What is lost of layers that are written, in words."""
    for layer in layout.layers:
        prefix = prefixes(layout)[layer.name]
        if _layer_name(prefix) != layer.name:
            yield "the names of layers"
        if not layer.counts:
            yield "which layers count"


@lru_cache(maxsize=16)
def prefixes(layout: Layout) -> Mapping[str, str]:
    """The names of layers in the program, all capital letters."""
    found: dict[str, str] = {}
    for layer in layout.layers:
        letters = "".join(filter(str.isalpha, layer.name)).upper()
        if len(letters) == 2 == len(layer.name) and letters[0] == "V":
            letters = letters[1]
        while letters in found.values():
            letters += "X"
        found[layer.name] = letters
    return found


def _layer_name(prefix: str) -> str:
    return prefix.lower() if len(prefix) > 1 else f"v{prefix.lower()}"


@lru_cache(maxsize=16)
def program_names(layout: Layout) -> Mapping[str, str]:
    """The names of cells and variables in the program, by those of nonet."""
    known = {name: iss_cell(name) for name in _cells(layout)}
    for layer in layout.layers:
        prefix = f"V{prefixes(layout)[layer.name]}"
        names = layer.names(layout.size, layout.holes)
        if len(names) == 1:
            known[names[0]] = prefix
        else:
            known |= {name: f"{prefix}{number}" for number, name in enumerate(names, 1)}
    return known


def board_items(layout: Layout) -> list[Item]:
    """The constraints that say a board, its houses and its variables."""
    variables = list(_variables(layout))
    bare = layout.with_constraints(())
    values = {layer.name: layer.values for layer in layout.layers}
    digits = layout.digits
    for items in _boards(bare):
        try:
            found = frame_of([*items, *variables]).layout((), values)
        except FormatError:
            continue
        if found.board_fields() == bare.board_fields() and found.regions == bare.regions:
            return [*items, *variables]
    if layout.regions is not None or "shape" not in layout.board_fields():
        return [*_square(bare), *variables]
    rows, columns = layout.shape
    span = f"{digits[0]}-{digits[-1]}" if digits[0] == 0 else f"{digits[-1]}"
    usual = (digits[0], digits[-1]) == (1, layout.size)
    raw = Item("Shape", [f"{rows}x{columns}", "" if usual else span, "Raw"])
    known = program_names(layout)
    houses = [Item("AllDifferent", [known[name] for name in names]) for names in _houses(layout)]
    return [raw, *variables, *houses]


def _boards(layout: Layout) -> Iterator[list[Item]]:
    """Ways to say a board, the shortest first."""
    if "shape" not in layout.board_fields():
        yield _square(layout)
        return
    shape = _shape(layout)
    yield shape
    for size in dict.fromkeys(map(len, _houses(layout))):
        if size != layout.size:
            yield [*shape, Item("RegionSize", [str(size)])]
    yield [*shape, Item("NoBoxes", [])]
    if (labels := _labels(layout)) is not None:
        yield [*shape, Item("NoBoxes", []), Item("Jigsaw", [labels])]


def _square(layout: Layout) -> list[Item]:
    """A square of rows, columns and perhaps regions."""
    items, size = _shape(layout), layout.size
    usual = customary(size).regions
    if layout.regions == usual:
        return items
    if usual is not None:
        items.append(Item("NoBoxes", []))
    if layout.regions is not None and size > 1:
        items.append(Item("Jigsaw", ["".join(_LABELS[region] for region in layout.regions)]))
    return items


def _shape(layout: Layout) -> list[Item]:
    rows, columns = layout.shape
    digits = layout.digits
    args = [f"{rows}x{columns}"]
    if digits[0] == 0:
        args.append(f"0-{digits[-1]}")
    elif digits[-1] != layout.size:
        args.append(str(digits[-1]))
    return [] if args == ["9x9"] else [Item("Shape", args)]


def _labels(layout: Layout) -> str | None:
    """A label for each cell by the houses that are no rows or columns; None where some overlap."""
    found: dict[str, int] = {}
    houses = [house for house in layout.houses if house.kind not in {"row", "column"}]
    if len(houses) >= len(_LABELS):
        return None
    for number, house in enumerate(houses):
        for cell in house.cells:
            name = cell_name(cell, layout.size)
            if name in found:
                return None
            found[name] = number
    cells = _cells(layout)
    return "".join(_LABELS[found.get(name, len(houses))] for name in cells)


def _houses(layout: Layout) -> list[list[str]]:
    houses = layout.board_fields().get("houses", [])
    return [house.split() for house in houses]


def _cells(layout: Layout) -> list[str]:
    return [cell_name(cell, layout.size) for cell in layout.cells]


def _variables(layout: Layout) -> Iterator[Item]:
    rows, columns = layout.shape
    for layer in layout.layers:
        yield Item("Var", _var(layer, prefixes(layout)[layer.name], f"{rows}x{columns}"))


def _var(layer: Layer, prefix: str, board: str) -> list[str]:
    size = board if layer.count is None else str(layer.count)
    return [prefix] if size == "1" else [prefix, "", size]
