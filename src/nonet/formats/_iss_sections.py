"""The texts that Interactive Sudoku Solver reads, as constraints.

Sections of a text are apart by blank lines and say one puzzle together; lines that begin with ``#``
are comments. A section is a constraint string, a killer string, a grid with a character or a number
for each cell, a jigsaw, a grid and its jigsaw, or the digits that are left in each cell.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from nonet.formats import killer
from nonet.formats._iss_text import LARGEST, Item, iss_cell, parse
from nonet.formats._iss_writing import items_of
from nonet.layout import cell_name

_DIGITS = "123456789"
_LETTERS = "ABCDEFGHIJKLMNOP"
_DRAWN = re.compile(r"[0-9\s.|_-]*")
_CELL = re.compile(r"[.]|[0-9]+")


def items_of_text(text: str) -> list[Item]:
    """The constraints of a text.

    Raises
    ------
    FormatError
        A section is none of these; says where.
    """
    lines = ["" if line.lstrip().startswith("#") else line for line in text.split("\n")]
    items: list[Item] = []
    for start, end in _sections(lines):
        found = _of_section("\n".join(lines[start:end]))
        if found is not None:
            items += found
            lines[start:end] = [""] * (end - start)
    return [*items, *parse("\n".join(lines))]


def _sections(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Where lines that are not empty begin, and where they end."""
    start = None
    for at, line in enumerate([*lines, ""]):
        if not line.strip():
            if start is not None:
                yield start, at
            start = None
        elif start is None:
            start = at


def _of_section(section: str) -> Sequence[Item] | None:
    """The items of a section that is no constraint string; None for others."""
    text = "".join(section.split())
    if killer.is_killer(text):
        return items_of(killer.read_string(text).grid)
    return _of_cells(text) or _drawn(section)


def _of_cells(text: str) -> Sequence[Item] | None:
    """The items of a text with a character, or all its digits, for each cell; None for others."""
    if len(text) < 2:
        return None
    if text.startswith("="):
        return _grid(text[1:])
    if _is_sorted_marks(text):
        return _marks(text)
    return _grid_with_jigsaw(text) or _jigsaw(text) or _grid(text) or _marks(text)


def _grid(text: str) -> list[Item] | None:
    """A digit a cell, from 10 on a letter; one other character is an empty cell."""
    size = _size(len(text))
    if size is None:
        return None
    symbols = _DIGITS[:size] if size < 10 else _LETTERS[:size]
    if len(set(text) - set(symbols)) > 1:
        return None
    return _givens(size, [symbols.find(symbol) + 1 for symbol in text])


def _givens(size: int, digits: Sequence[int]) -> list[Item]:
    args = [f"{_cell(at, size)}_{digit}" for at, digit in enumerate(digits) if digit]
    return [_shape(size), Item("Given", args)]


def _drawn(section: str) -> list[Item] | None:
    """A number a cell, in a drawn grid."""
    cells = _CELL.findall(section)
    size = _size(len(cells))
    if size is None or size == 1 or _DRAWN.fullmatch(section) is None:
        return None
    return _givens(size, [0 if cell == "." else int(cell[:9]) for cell in cells])


def _jigsaw(text: str) -> list[Item] | None:
    """A label a cell; a full grid is none, though its digits would be labels as well."""
    size, counts = _size(len(text)), Counter(text)
    if size is None or len(counts) != size or set(counts.values()) != {size}:
        return None
    lines = [text[at : at + size] for at in range(0, len(text), size)]
    lines += [text[at::size] for at in range(size)]
    if all(len(set(line)) == size for line in lines):
        return None
    return [_shape(size), Item("Jigsaw", [text]), Item("NoBoxes", [])]


def _grid_with_jigsaw(text: str) -> list[Item] | None:
    middle = len(text) // 2
    if len(text) % 2 or _size(middle) is None:
        return None
    grid, jigsaw = _grid(text[:middle]), _jigsaw(text[middle:])
    return None if grid is None or jigsaw is None else [*jigsaw, *grid]


def _marks(text: str) -> list[Item] | None:
    """The digits of each cell among N characters."""
    size = round(len(text) ** (1 / 3))
    if size**3 != len(text) or size > len(_DIGITS) or not set(text) <= set("." + _DIGITS):
        return None
    pieces = [text[at : at + size].replace(".", "") for at in range(0, len(text), size)]
    args = ["_".join([_cell(at, size), *piece]) for at, piece in enumerate(pieces)]
    return [_shape(size), Item("Given", args)]


def _is_sorted_marks(text: str) -> bool:
    """Whether each cell has digits, at their own places, so that the text is no 8×8 grid."""
    size = round(len(text) ** (1 / 3))
    if size**3 != len(text) or size > len(_DIGITS):
        return False
    own = _DIGITS[:size] * size**2
    is_placed = all(sign in {".", digit} for sign, digit in zip(text, own, strict=True))
    cells = (text[at : at + size] for at in range(0, len(text), size))
    return is_placed and all(cell.strip(".") for cell in cells)


def _size(cells: int) -> int | None:
    """The size of a square grid of this number of cells."""
    size = round(cells**0.5)
    return size if size**2 == cells and 1 <= size <= LARGEST else None


def _shape(size: int) -> Item:
    return Item("Shape", [f"{size}x{size}"])


def _cell(at: int, size: int) -> str:
    return iss_cell(cell_name(at, size))
