"""Game ids of Solo, from Simon Tatham's collection: ``3x3:…``, unambiguous for any size.

Before the colon are the numbers of boxes side by side and one above another, which is also how
many rows and columns a box has (``9j`` is a jigsaw), ``x`` for diagonals and ``k`` for a killer.
Letters are runs of 1 to 26 empty cells, numbers are digits, ``_`` keeps two of them apart. A
jigsaw's regions follow after a comma: letters are runs of 1 to 25 borders between cells that are
open, each but ``z`` followed by one that is closed; ``_`` is a closed one alone. First come the
borders between columns, row by row, then those between rows, column by column. The cages of a
killer follow in the same way, and after another comma their totals, as digits are, each in one cell
of its cage; every cell is in a cage, and a cage has two cells or more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats._layouts import assembled
from nonet.formats._rules import cage_of, is_cage, losses_of_rules
from nonet.formats.format import LAYOUT, Format, ReadOptions, each, unknown_rule
from nonet.grid import Grid
from nonet.layout import MAX_SIZE, Constraint, Diagonals, Layout, cell_name, parse_cell
from nonet.layout.regions import box_regions
from nonet.puzzle import Puzzle

_ID = re.compile(
    r"(?:([0-9]{1,3})x([0-9]{1,3})|([0-9]{1,3})j)([a-z0-9]*):([0-9a-z_]+)((?:,[0-9a-z_]*){0,3})"
)
_OPTIONS = re.compile(r"(x?)(k?)(?:[rma][0-9]?d?|d[a-z]+)*")
_PIECE = re.compile(r"[0-9]+|[a-z]|_")
_LONGEST_RUN = 26
_LONGEST_OPEN = 25


def detect(source: Source) -> bool:
    """Whether the first line is a game id."""
    return _ID.fullmatch(next(iter(source.head_lines()), "")) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    del options
    return each(source.numbered(), read_id)


def read_id(line: str) -> Puzzle:
    """The puzzle of a game id."""
    match = _ID.fullmatch(line)
    if match is None:
        raise FormatError("expected a game id of Solo, such as 3x3:…")
    across, down, jigsaw, letters, cells, rest = match.groups()
    size = int(jigsaw) if jigsaw else int(across) * int(down)
    if not 1 <= size <= MAX_SIZE:
        raise FormatError(f"expected a size from 1 to {MAX_SIZE}, found {size}")
    options = _OPTIONS.fullmatch(letters)
    if options is None:
        raise unknown_rule(letters)
    parts = rest.split(",")[1:]
    expected = bool(jigsaw) + 2 * bool(options[2])
    if len(parts) != expected:
        raise FormatError(
            "expected the regions of a jigsaw and the cages and totals of a killer, each after a "
            f"comma, {expected} in all, found {len(parts)}"
        )
    regions = _regions(parts[0], size) if jigsaw else box_regions(int(across), int(down))
    rules: list[Constraint] = [Diagonals()] if options[1] else []
    if options[2]:
        rules += _cages(_regions(parts[-2], size), _numbers(parts[-1], size, size * size * size))
    layout = assembled(size, regions, rules)
    return Puzzle(Grid(_numbers(cells, size, size), layout=layout))


def _numbers(text: str, size: int, most: int) -> list[int]:
    """Numbers up to the largest, 0 where there is none."""
    numbers: list[int] = []
    for piece in _PIECE.finditer(text):
        if piece[0].isdigit():
            if len(piece[0]) > 7 or not 1 <= int(piece[0]) <= most:
                what = "digits" if most == size else "totals"
                raise FormatError(f"expected {what} from 1 to {most}, found {piece[0][:20]}")
            numbers.append(int(piece[0]))
        elif piece[0] != "_":
            numbers += [0] * (ord(piece[0]) - ord("a") + 1)
        if len(numbers) > size * size:
            break
    if len(numbers) != size * size:
        raise FormatError(f"expected {size * size} cells, found {len(numbers)}")
    return numbers


def _cages(labels: list[int], totals: list[int]) -> Iterator[Constraint]:
    """The cages of a map, each with the total that one of its cells has."""
    size = round(len(labels) ** 0.5)
    cages: dict[int, list[int]] = {}
    for cell, label in enumerate(labels):
        cages.setdefault(label, []).append(cell)
    for cells in cages.values():
        found = [totals[cell] for cell in cells if totals[cell]]
        names = [cell_name(cell, size) for cell in cells]
        if len(found) > 1:
            raise FormatError(f"expected one total of a cage, found {len(found)} at {names[0]}")
        total = found[0] if found else None
        if total is not None or len(cells) > 1:
            yield cage_of(names, total, f"the cage of {names[0]}")


def _regions(text: str, size: int) -> list[int]:
    """Region map from the open borders."""
    borders = list(_borders(size))
    parent = list(range(size * size))

    def root(cell: int) -> int:
        while parent[cell] != cell:
            parent[cell] = cell = parent[parent[cell]]
        return cell

    place = 0
    for letter in text:
        if letter != "_" and not "a" <= letter <= "z":
            raise FormatError(f"expected letters for the regions, found {letter!r}")
        run = 0 if letter == "_" else min(_LONGEST_OPEN, ord(letter) - ord("a") + 1)
        if place + run > len(borders):
            raise FormatError("expected the borders of all regions, found too many")
        for first, second in borders[place : place + run]:
            parent[root(first)] = root(second)
        place += run + (letter != "z")
    if place != len(borders) + 1:
        raise FormatError("expected the borders of all regions, found too few or too many")
    return [root(cell) for cell in range(size * size)]


def _borders(size: int) -> Iterator[tuple[int, int]]:
    """The pairs of cells that a border lies between, in the order of a game id."""
    for row in range(size):
        for column in range(size - 1):
            yield row * size + column, row * size + column + 1
    for column in range(size):
        for row in range(size - 1):
            yield row * size + column, (row + 1) * size + column


def write(puzzle: Puzzle) -> str:
    """A game id."""
    layout = puzzle.layout
    letters = "x" if Diagonals() in layout.constraints else ""
    cages, _ = _killer(layout)
    killer = ""
    if cages is not None:
        labels = [0] * layout.cell_count
        totals = [0] * layout.cell_count
        for number, (cells, total) in enumerate(cages):
            totals[cells[0]] = total
            for cell in cells:
                labels[cell] = number
        letters += "k"
        killer = f",{_drawn(tuple(labels))},{_cells(totals)}"
    if layout.box_shape is not None:
        rows, columns = layout.box_shape
        return f"{rows}x{columns}{letters}:{_cells(puzzle.grid.givens)}{killer}"
    regions = layout.regions or tuple(cell // layout.size for cell in range(layout.cell_count))
    borders = _drawn(regions)
    if len(set(_regions(borders, layout.size))) != layout.size:
        raise FormatError("expected regions of connected cells, found one in several parts")
    return f"{layout.size}j{letters}:{_cells(puzzle.grid.givens)},{borders}{killer}"


def _killer(layout: Layout) -> tuple[list[tuple[list[int], int]] | None, list[Constraint]]:
    """The cages, if they can be written, and the rules that cannot."""
    others = [rule for rule in layout.constraints if not isinstance(rule, Diagonals)]
    unsaid = [rule for rule in others if not is_cage(rule)]
    rules = [rule for rule in others if is_cage(rule)]
    labels = [-1] * layout.cell_count
    cages = []
    for number, cage in enumerate(rules):
        fields = cage.fields()
        cells = sorted(parse_cell(name, layout.size) for name in fields["cells"])
        if fields["sum"] is None or len(cells) < 2 or any(labels[cell] >= 0 for cell in cells):
            return None, others
        cages.append((cells, int(fields["sum"])))
        for cell in cells:
            labels[cell] = number
    if not rules:
        return None, unsaid
    if -1 in labels or len(set(_regions(_drawn(tuple(labels)), layout.size))) != len(cages):
        return None, others
    return cages, unsaid


def _cells(numbers: Sequence[int]) -> str:
    pieces: list[str] = []
    run = 0
    for number in numbers:
        if not number:
            run += 1
            continue
        pieces += [*_run(run), str(number)] if run or not pieces else ["_", str(number)]
        run = 0
    return "".join([*pieces, *_run(run)])


def _run(length: int) -> list[str]:
    """Letters for a run of empty cells."""
    whole, rest = divmod(length, _LONGEST_RUN)
    return ["z"] * whole + ([chr(ord("a") + rest - 1)] if rest else [])


def _drawn(regions: tuple[int, ...]) -> str:
    size = round(len(regions) ** 0.5)
    closed = [regions[first] != regions[second] for first, second in _borders(size)]
    pieces = []
    run = 0
    for is_closed in [*closed, True]:
        if not is_closed:
            run += 1
            continue
        while run > _LONGEST_OPEN:
            pieces.append("z")
            run -= _LONGEST_OPEN
        pieces.append(chr(ord("a") + run - 1) if run else "_")
        run = 0
    return "".join(pieces)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules but diagonals and cages in every cell; that a grid of one cell has no box."""
    layout = puzzle.layout
    if layout.size == 1 and layout.regions is None:
        yield LAYOUT
    yield from losses_of_rules(_killer(layout)[1])


FORMAT = Format(
    name="solo",
    title="game id of Simon Tatham's Solo",
    detect=detect,
    read=read,
    read_line=read_id,
    write=write,
    losses=losses,
)
