"""Scene graph of a grid, measured in cells from the top left corner; no colours yet.

(0, 0) ─────────── x          A cell is one unit wide and high. Every kind of picture
  │  ┌───┬───┐                (SVG, and from that PDF and PNG) is made from this scene.
  │  │ 5 │   │
  y  └───┴───┘
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Literal, get_args

from nonet._arguments import described
from nonet.errors import NonetError
from nonet.grid.alphabet import STANDARD, checked_alphabet
from nonet.layout.areas import Area, Segment

if TYPE_CHECKING:
    from nonet.drawing.placing import PlacedMarks
    from nonet.grid import Grid
    from nonet.layout import Layout
    from nonet.layout.marks import Mark

DigitForm = Literal["numbers", "letters", "hexadecimal"]
"""How digits are written: 1 to N, with letters from A = 10, or with 0 to F counted from 0."""

Digits = DigitForm | str
"""One of these forms, or an alphabet: the characters of the digits 1, 2, 3 and so on."""

_HEXADECIMAL = "0123456789ABCDEF"


@dataclass(frozen=True, slots=True)
class Label:
    """A short text in the cell at this row and column, both from 0."""

    row: int
    column: int
    text: str


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The marks of a layout alone on a board; the first lies at the bottom.

    Attributes
    ----------
    tints
        Areas with a colour, by its number.
    shades
        Areas in one shade.
    strokes
        Lines that show a constraint.
    lines, borders
        Thin lines between cells; thick ones round the grid, its boxes and regions.
    notes
        The number of a cell's region, where regions are scattered and borders cannot show them.
    placed
        The marks of rules beyond houses, in their places; None: there are none.
    """

    tints: tuple[Area, ...]
    shades: tuple[Area, ...]
    strokes: tuple[Segment, ...]
    lines: tuple[Segment, ...]
    borders: tuple[Segment, ...]
    notes: tuple[Label, ...]
    placed: PlacedMarks | None


@dataclass(frozen=True, slots=True)
class Scene:
    """A drawing of a grid before it has colours.

    Attributes
    ----------
    size
        Cells in a row.
    widest
        Characters of the widest digit.
    title, description
        The picture in words, for those who cannot see it.
    backdrop
        Its layout.
    givens, entries
        The digits.
    """

    size: int
    widest: int
    title: str
    description: str
    backdrop: Backdrop
    givens: tuple[Label, ...]
    entries: tuple[Label, ...]


def symbols(digits: range, form: Digits) -> Sequence[str]:
    """The sign for an empty cell, an empty text, and for each of the digits.

    Raises
    ------
    NonetError
        It has fewer signs than there are digits, or is no alphabet.

    Examples
    --------
    >>> four = range(1, 5)
    >>> symbols(four, "numbers"), symbols(four, "hexadecimal"), symbols(four, "ABCD")
    (['', '1', '2', '3', '4'], ['', '0', '1', '2', '3'], ['', 'A', 'B', 'C', 'D'])
    """
    form, size = checked_digits(form), len(digits)
    if form == "numbers":
        return ["", *map(str, digits)]
    signs = signs_of(form) or ""
    if form not in get_args(DigitForm):
        return ["", *checked_alphabet(signs, size)]
    if size > len(signs):
        what = "letters" if form == "letters" else "hexadecimal digits"
        raise NonetError(f"expected a size up to {len(signs)} for {what}, found {size}")
    return ["", *signs[:size]]


def signs_of(form: Digits) -> str | None:
    """The characters of all digits; None where they are numbers."""
    named = {"numbers": None, "letters": STANDARD, "hexadecimal": _HEXADECIMAL}
    return named.get(form, form)


def checked_digits(form: Digits) -> Digits:
    """The form, or the alphabet.

    Raises
    ------
    NonetError
        It can be neither.
    """
    forms = get_args(DigitForm)
    given: object = form
    if isinstance(given, str) and (given in forms or len(set(given)) == len(given) > 0):
        return form
    names = ", ".join(map(repr, forms[:-1]))
    raise NonetError(
        f"expected digits as {names} or {forms[-1]!r}, or an alphabet of different characters, "
        f"found {described(form)}"
    )


def scene_of(grid: Grid, form: Digits = "numbers") -> Scene:
    """Scene that shows the layout of `grid`, its givens and its entries."""
    layout = grid.layout
    size = layout.size
    written = symbols(layout.digits, form)
    givens: list[Label] = []
    entries: list[Label] = []
    for cell, (digit, given) in enumerate(zip(grid.digits, grid.givens, strict=True)):
        if digit:
            row, column = divmod(cell, size)
            (givens if given else entries).append(Label(row, column, written[digit]))
    return Scene(
        size=size,
        widest=max(map(len, written)),
        title=title_of(layout),
        description=_description(grid, written, len(givens), len(entries)),
        backdrop=backdrop_of(layout),
        givens=tuple(givens),
        entries=tuple(entries),
    )


class _Same:
    """A layout that is only equal to itself: equal ones may have their rules in another order."""

    __slots__ = ("layout",)

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def __hash__(self) -> int:
        return id(self.layout)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.layout is other.layout


def backdrop_of(layout: Layout) -> Backdrop:
    """The backdrop of a layout on a board; kept for the next picture of it."""
    return _backdrop(_Same(layout))


@lru_cache(maxsize=16)
def _backdrop(same: _Same) -> Backdrop:
    layout = same.layout
    size, there = layout.size, frozenset(layout.cells)
    marks = [mark for constraint in layout.constraints for mark in constraint.marks(layout)]
    areas = [mark for mark in marks if isinstance(mark, Area)]
    others = [mark for mark in marks if not isinstance(mark, Area | Segment)]
    if not all(area.is_optional for area in areas):
        areas = [area for area in areas if not area.is_optional]
    return Backdrop(
        tints=tuple(area for area in areas if area.tint is not None),
        shades=tuple(area for area in areas if area.tint is None),
        strokes=tuple(mark for mark in marks if isinstance(mark, Segment)),
        lines=tuple(_edges(size, lambda first, second: first in there and second in there)),
        borders=tuple(_borders(layout)),
        notes=tuple(_notes(layout)),
        placed=_placed(others, size) if others else None,
    )


def _placed(marks: Sequence[Mark], size: int) -> PlacedMarks:
    from nonet.drawing.placing import place  # noqa: PLC0415 (not for houses alone)

    widest = len(str(size))
    return place(marks, size, {1: (0.4, 0.46), 2: (0.6, 0.38)}.get(widest, (0.66, 0.28)))


def title_of(layout: Layout) -> str:
    """The name of a grid of this layout."""
    rows, columns = layout.shape
    size = f"{rows}×{columns}"
    if not layout.has_usual_board:
        title = f"{size} board with the digits {layout.digits[0]} to {layout.digits[-1]}"
    elif layout.box_shape is not None:
        rows, columns = layout.box_shape
        title = (
            f"{size} Sudoku" if rows == columns else f"{size} Sudoku with {rows}×{columns} boxes"
        )
    else:
        title = f"{size} Latin square" if layout.regions is None else f"{size} jigsaw Sudoku"
    names = dict.fromkeys(constraint.label for constraint in layout.constraints)
    return ", ".join([title, *names])


def _description(grid: Grid, written: Sequence[str], givens: int, entries: int) -> str:
    size = grid.layout.size
    counts = f"{_number(givens, 'given', 'givens')}, {_number(entries, 'entry', 'entries')}."
    rows = [
        f"Row {row + 1}: " + " ".join(written[digit] or "empty" for digit in digits) + "."
        for row in range(size)
        for digits in [grid.digits[row * size : (row + 1) * size]]
    ]
    return " ".join([counts, *rows])


def _number(count: int, single: str, several: str) -> str:
    return f"{count} {single if count == 1 else several}"


def _borders(layout: Layout) -> Iterator[Segment]:
    """Those of the board, and of boxes and regions."""
    size, regions = layout.size, layout.regions
    if layout.has_usual_board:
        yield from (Segment(0, 0, size, 0), Segment(size, 0, size, size))
        yield from (Segment(size, size, 0, size), Segment(0, size, 0, 0))
        if regions is not None:
            yield from _edges(size, lambda first, second: regions[first] != regions[second])
        return
    # A frame of empty cells round the square gives its edges, too.
    areas = dict.fromkeys(layout.cells, frozenset[int]())
    for cell, of_cell in zip(range(layout.cell_count), layout.cell_houses, strict=True):
        if cell in areas:
            areas[cell] = frozenset(at for at in of_cell if not layout.houses[at].is_line)
    wide = size + 2

    def area(place: int) -> frozenset[int] | None:
        row, column = place // wide - 1, place % wide - 1
        inside = 0 <= row < size and 0 <= column < size
        return areas.get(row * size + column) if inside else None

    for edge in _edges(wide, lambda first, second: area(first) != area(second)):
        yield Segment(edge.x1 - 1, edge.y1 - 1, edge.x2 - 1, edge.y2 - 1)


def _edges(size: int, parted: Callable[[int, int], bool]) -> Iterator[Segment]:
    """Lines between neighbouring cells that are parted, each as long as can be."""
    cells = range(size)
    for at in range(1, size):
        for start, end in _runs([parted(at * size + i - size, at * size + i) for i in cells]):
            yield Segment(start, at, end, at)
        for start, end in _runs([parted(i * size + at - 1, i * size + at) for i in cells]):
            yield Segment(at, start, at, end)


def _runs(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """Start and end of each run of true flags."""
    end = 0
    for flag, run in groupby(flags):
        start, end = end, end + len(list(run))
        if flag:
            yield start, end


def _notes(layout: Layout) -> Iterator[Label]:
    if layout.regions is not None and not _regions_hang_together(layout.regions, layout.size):
        for cell, region in enumerate(layout.regions):
            row, column = divmod(cell, layout.size)
            yield Label(row, column, str(region + 1))


def _regions_hang_together(regions: tuple[int, ...], size: int) -> bool:
    """Whether each region is one piece, so that its border shows it."""
    unseen = set(range(size * size))
    pieces = 0
    while unseen:
        pieces += 1
        reached = [unseen.pop()]
        for cell in reached:
            beside = [cell - size, cell + size]
            beside += [cell - 1] if cell % size else []
            beside += [cell + 1] if (cell + 1) % size else []
            for other in beside:
                if other in unseen and regions[other] == regions[cell]:
                    unseen.remove(other)
                    reached.append(other)
    return pieces == size
