"""Marks that several rules use: lines through cells, shapes in them, clues outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from nonet.layout import Layout
from nonet.layout.appearance import (
    ClueLook,
    DotLook,
    FillLook,
    LineLook,
    Look,
    OutlineLook,
    SpotLook,
)
from nonet.layout.coordinates import indices_of_names
from nonet.layout.marks import Badge, CellsOutline, Dot, Fill, Mark, OutsideClue, Path, Point, Spot

SHAPE = 0.74
"""Size of the shapes round a digit."""

LINE = LineLook("purple", 0.14)
OUTLINE = OutlineLook("purple")
"""How lines and cells look of which the rule says nothing."""

_CLUE_INSIDE = LineLook("grey", 0.04, core=(0.1, 0.06), is_thin=True)


def middle(cell: int, size: int) -> Point:
    """The middle of a cell."""
    row, column = divmod(cell, size)
    return column + 0.5, row + 0.5


def points(cells: Iterable[int], size: int) -> tuple[Point, ...]:
    """The middles of cells."""
    return tuple(middle(cell, size) for cell in cells)


def spot(cell: int, size: int, look: SpotLook) -> Spot:
    """A shape in the middle of a cell."""
    return Spot(*middle(cell, size), look.size, look.form, look)


def of_look(
    look: Look,
    cells: Sequence[int],
    layout: Layout,
    text: str = "",
    letter: str = "",
    branches: Sequence[Sequence[int]] = (),
) -> tuple[Mark, ...]:
    """The marks of a rule with cells that looks so, with a text or a letter.

    Parameters
    ----------
    look, layout, text, letter
        How it looks, and what is written there.
    cells
        Its cells; of a line that branches those of its first stroke.
    branches
        The cells of its other strokes.
    """
    size = layout.size
    cells = [cell for cell in cells if cell < layout.cell_count]  # the others are of layers
    if len(cells) < (2 if isinstance(look, DotLook) else 1):
        return ()
    match look:
        case LineLook():
            more = tuple(points(branch, size) for branch in branches)
            path = Path(points(cells, size), look, look.has_head, text, letter, branches=more)
            if look.start is not None:
                return path, spot(cells[0], size, look.start)
            if look.ends is None:
                return (path,)
            ends = dict.fromkeys((cells[0], cells[-1]))
            return path, *[spot(cell, size, look.ends) for cell in ends]
        case SpotLook():
            return tuple(spot(cell, size, look) for cell in cells)
        case OutlineLook():
            every = tuple(dict.fromkeys((*cells, *chain(*branches))))
            return (CellsOutline(every, look, text, letter),)
        case FillLook():
            return (Fill(tuple(cells), look, letter),)
        case DotLook():
            return (Dot(cells[0], cells[1], look, text, letter),)
        case ClueLook():
            return clue(cells, layout, look, text)


def indices(names: Iterable[str], layout: Layout) -> tuple[int, ...]:
    """The indices of cells: of variables of layers those of the cells that they belong to."""
    index = indices_of_names(layout.size)
    cells = (name.rpartition(":")[2] for name in names)
    return tuple(index[cell] for cell in cells if cell in index)


def clue(cells: Sequence[int], layout: Layout, look: ClueLook, text: str) -> tuple[Mark, ...]:
    """A clue outside the grid, where its line enters; of any other line one inside."""
    step = _step_inwards(cells, layout)
    if step is not None:
        return (OutsideClue(cells[0], *step, look, text),)
    inside = Path(points(cells, layout.size), _CLUE_INSIDE, has_head=len(cells) > 1, text=text)
    return (inside,)


def enters(cells: Sequence[int], layout: Layout) -> bool:
    """Whether cells are a straight line from the border inwards, so that a clue is outside."""
    return _step_inwards(cells, layout) is not None


def _step_inwards(cells: Sequence[int], layout: Layout) -> tuple[int, int] | None:
    """Rows and columns from each cell to the next, if they are such a line."""
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
    return (down, right) if is_straight and is_outside else None


def digits_of_cells(
    cells: tuple[int, ...],
    layout: Layout,
    look: Look | None,
    digits: Sequence[int],
    before: str = "",
) -> tuple[Mark, ...]:
    """Digits in a circle where four cells meet; those of any other cells in an outline."""
    size = layout.size
    cells = tuple(cell for cell in cells if cell < layout.cell_count)
    if not cells:
        return ()
    first = min(cells)
    square = {first, first + 1, first + size, first + size + 1}
    written = list(map(str, digits))
    if set(cells) == square and first % size < size - 1:
        row, column = divmod(first, size)
        if before:
            written[0] = f"{before}{written[0]}"
        half = len(written) if len(written) < 3 else (len(written) + 1) // 2
        rows = (" ".join(written[:half]), " ".join(written[half:]))
        return (Badge(column + 1, row + 1, tuple(filter(None, rows)), is_dashed=bool(before)),)
    return of_look(look or OUTLINE, cells, layout, f"{before}{' '.join(written)}")
