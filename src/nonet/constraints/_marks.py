"""What the marks of several rules share: lines through cells, shapes in them, clues outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nonet.layout import Layout
from nonet.layout.coordinates import indices_of_names
from nonet.layout.marks import Badge, Clue, Dot, Form, Mark, Outline, Path, Point, Spot

END = 0.8
"""Size of the shapes at the ends of a line."""

SHAPE = 0.74
"""Size of the shapes round a digit."""


def middle(cell: int, size: int) -> Point:
    """The middle of a cell."""
    row, column = divmod(cell, size)
    return column + 0.5, row + 0.5


def points(cells: Iterable[int], size: int) -> tuple[Point, ...]:
    """The middles of cells."""
    return tuple(middle(cell, size) for cell in cells)


def spot(cell: int, size: int, width: float, form: Form, role: str) -> Spot:
    """A shape in the middle of a cell."""
    x, y = middle(cell, size)
    return Spot(x, y, width, form, role)


def line(cells: Sequence[int], layout: Layout, role: str, text: str = "") -> tuple[Mark, ...]:
    """A line through cells."""
    return (Path(points(cells, layout.size), role, text=text),)


def line_with_ends(
    cells: Sequence[int], layout: Layout, role: str, form: Form, text: str = ""
) -> tuple[Mark, ...]:
    """A line through cells with a shape at both ends."""
    ends = dict.fromkeys((cells[0], cells[-1]))
    return (
        Path(points(cells, layout.size), role, text=text),
        *(spot(cell, layout.size, END, form, f"{role}_end") for cell in ends),
    )


def indices(names: Iterable[str], layout: Layout) -> tuple[int, ...]:
    """The indices of cells."""
    return tuple(map(indices_of_names(layout.size).__getitem__, names))


def groups(cells: Iterable[Iterable[str]], layout: Layout, role: str, key: str) -> tuple[Mark, ...]:
    """An outline round each group of cells, all with one letter."""
    return tuple(Outline(indices(names, layout), role, letter=key) for names in cells)


def clue(cells: Sequence[int], layout: Layout, role: str, text: str) -> tuple[Mark, ...]:
    """A clue outside the grid, where its line enters; of any other line one inside."""
    size = layout.size
    places = [divmod(cell, size) for cell in cells]
    row, column = places[0]
    if len(places) > 1:
        down, right = places[1][0] - row, places[1][1] - column
    else:  # the nearest side
        sides = {row: (1, 0), column: (0, 1), size - 1 - row: (-1, 0), size - 1 - column: (0, -1)}
        down, right = sides[min(sides)]
    is_straight = max(abs(down), abs(right)) == 1 and all(
        place == (row + at * down, column + at * right) for at, place in enumerate(places)
    )
    is_outside = not (0 <= row - down < size and 0 <= column - right < size)
    if is_straight and is_outside:
        return (Clue(cells[0], down, right, role, text),)
    return (Path(points(cells, size), "clue_inside", has_head=len(cells) > 1, text=text),)


def pair(cells: Sequence[int], role: str, text: str = "", letter: str = "") -> tuple[Mark, ...]:
    """A mark between two cells."""
    return (Dot(cells[0], cells[1], role, text, letter),)


def digits_of_cells(
    cells: tuple[int, ...], layout: Layout, role: str, digits: Sequence[int], before: str = ""
) -> tuple[Mark, ...]:
    """Digits in a circle where four cells meet; those of any other cells in an outline."""
    size = layout.size
    first = min(cells)
    square = {first, first + 1, first + size, first + size + 1}
    written = list(map(str, digits))
    if set(cells) == square and first % size < size - 1:
        row, column = divmod(first, size)
        if before:
            written[0] = f"{before}{written[0]}"
        half = len(written) if len(written) < 3 else (len(written) + 1) // 2
        rows = (" ".join(written[:half]), " ".join(written[half:]))
        return (Badge(column + 1, row + 1, role, tuple(filter(None, rows))),)
    return (Outline(cells, role, f"{before}{' '.join(written)}"),)
