"""Killer strings: a character a cell, as on the players' forum, or numbers after ``3x3::k:``.

In the short form one cell of each cage has its total, ``1`` to ``9``, then ``A`` for 10 and so on,
``a`` for 36 to ``j`` for 45, and ``0`` where the cage has none; the others point along the cage to
it: ``<`` ``>`` ``^`` ``v``, and for diagonal steps a grave accent (up and left), an apostrophe (up
and right), a comma (down and left) and a full stop (down and right). In the long form each of the
81 numbers is 256 times the total and the number of its cage, and below 256 for a cell of no cage;
a ``d`` between the first colons is for both diagonals.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats._layouts import assembled
from nonet.formats._rules import cage_of, is_cage, losses_of_rules
from nonet.formats.format import Format, ReadOptions, classic_only, each, unknown_rule
from nonet.grid import Grid
from nonet.layout import CLASSIC, Constraint, Diagonals, Layout, cell_name, parse_cell
from nonet.puzzle import Puzzle

_STEPS: Mapping[str, tuple[int, int]] = {
    "<": (0, -1),
    ">": (0, 1),
    "^": (-1, 0),
    "v": (1, 0),
    "`": (-1, -1),
    "'": (-1, 1),
    ",": (1, -1),
    ".": (1, 1),
}
_ARROW_OF: Mapping[tuple[int, int], str] = {step: arrow for arrow, step in _STEPS.items()}
_TOTALS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
_SHORT = re.compile(r"[0-9A-Za-j<>^v`',.]{81}")
_POINTS = re.compile(r"[<>^`',]")
_LONG = re.compile(r"3x3:([a-z]*):k((?::[0-9]{1,6}){81}):?")
_SIZE = CLASSIC.size
_WORDS = "a killer string"
_BASE = 256

CageCells = tuple[tuple[int, ...], int | None]
"""The cells of a cage and its total."""


def is_killer(text: str) -> bool:
    """Whether a line is a killer string.

    Examples
    --------
    >>> is_killer("9<" + 79 * "0"), is_killer(81 * "0")
    (True, False)
    """
    return (text.startswith("3x3:") and ":k:" in text[:40]) or (
        _SHORT.fullmatch(text) is not None and _POINTS.search(text) is not None
    )


def detect(source: Source) -> bool:
    """Whether the first line is such a string."""
    return is_killer(next(iter(source.head_lines()), ""))


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    del options
    return each(source.numbered(), read_string)


def read_string(text: str) -> Puzzle:
    """The puzzle of a string."""
    extra: list[Constraint] = []
    if text.startswith("3x3:"):
        match = _LONG.fullmatch(text)
        if match is None:
            raise FormatError("expected 81 numbers after 3x3::k:, found something else")
        if match[1] not in {"", "d"}:
            raise unknown_rule(f"3x3:{match[1]}")
        extra = [Diagonals()] if match[1] else []
        cages = _of_numbers([int(part) for part in match[2][1:].split(":")])
    elif _SHORT.fullmatch(text):
        cages = _of_arrows(text)
    else:
        raise FormatError(f"expected {_WORDS} of 81 characters, found something else")
    rules = [
        cage_of(
            [cell_name(cell, _SIZE) for cell in cells],
            total,
            f"the cage of {cell_name(cells[0], _SIZE)}",
        )
        for cells, total in cages
    ]
    layout = assembled(_SIZE, CLASSIC.regions, [*extra, *rules])
    return Puzzle(Grid.empty(layout))


def _of_numbers(numbers: Sequence[int]) -> list[CageCells]:
    cages: dict[int, tuple[list[int], int]] = {}
    for cell, value in enumerate(numbers):
        total, number = divmod(value, _BASE)
        if not total:
            continue
        cells, known = cages.setdefault(number, ([], total))
        if known != total:
            raise FormatError(
                f"expected one total of a cage, found {known} and {total} "
                f"in {cell_name(cell, _SIZE)}"
            )
        cells.append(cell)
    return [(tuple(cells), total) for cells, total in cages.values()]


def _of_arrows(text: str) -> list[CageCells]:
    cages: dict[int, list[int]] = {}
    for cell in range(len(text)):
        at, steps = cell, 0
        while (step := _STEPS.get(text[at])) is not None:
            row, column = divmod(at, _SIZE)
            row, column = row + step[0], column + step[1]
            steps += 1
            if not (0 <= row < _SIZE and 0 <= column < _SIZE) or steps > len(text):
                raise FormatError(
                    "expected arrows to the cell with the total of the cage, "
                    f"found others in {cell_name(cell, _SIZE)}",
                    column=cell + 1,
                )
            at = row * _SIZE + column
        cages.setdefault(at, []).append(cell)
    found: list[CageCells] = []
    for root, cells in cages.items():
        total = _TOTALS.index(text[root])
        if total or len(cells) > 1:
            found.append((tuple(cells), total or None))
    return found


def write(puzzle: Puzzle) -> str:
    """The short form, or the long one where there are diagonals or no cages."""
    said, _ = _split(puzzle)
    if _is_short(puzzle.layout):
        return _arrows(said)
    numbers = [0] * CLASSIC.cell_count
    for number, (cells, total) in enumerate(said):
        for cell in cells:
            numbers[cell] = _BASE * (total or 0) + number
    letter = "d" if Diagonals() in puzzle.layout.constraints else ""
    return f"3x3:{letter}:k:" + "".join(f"{number}:" for number in numbers)


def _is_short(layout: Layout) -> bool:
    """Whether there are no diagonals, and a cage of several cells."""
    return Diagonals() not in layout.constraints and any(
        is_cage(rule) and len(rule.fields()["cells"]) > 1 for rule in layout.constraints
    )


def _split(puzzle: Puzzle) -> tuple[list[CageCells], list[Constraint]]:
    """The cages that can be written, and the rules that cannot."""
    is_long = not _is_short(puzzle.layout)
    taken: set[int] = set()
    said: list[CageCells] = []
    unsaid: list[Constraint] = []
    for rule in puzzle.layout.constraints:
        if isinstance(rule, Diagonals):
            continue
        fields = rule.fields()
        if not is_cage(rule):
            unsaid.append(rule)
            continue
        cells = tuple(sorted(parse_cell(name, _SIZE) for name in fields["cells"]))
        total = fields["sum"]
        is_sayable = total is not None if is_long else _is_connected(cells)
        if taken.isdisjoint(cells) and is_sayable:
            taken.update(cells)
            said.append((cells, total))
        else:
            unsaid.append(rule)
    return said, unsaid


def _pointers(cells: Sequence[int]) -> dict[int, str]:
    """For each cell but the first the arrow to one that is nearer to it, if it is reached."""
    found = {cells[0]: ""}
    queue = deque([cells[0]])
    inside = set(cells)
    while queue:
        row, column = divmod(queue.popleft(), _SIZE)
        for down, right in _STEPS.values():
            at = (row + down) * _SIZE + column + right
            is_beside = 0 <= column + right < _SIZE
            if is_beside and at in inside and at not in found:
                found[at] = _ARROW_OF[-down, -right]
                queue.append(at)
    return found


def _is_connected(cells: Sequence[int]) -> bool:
    return len(_pointers(cells)) == len(cells)


def _arrows(cages: Iterable[CageCells]) -> str:
    text = ["0"] * CLASSIC.cell_count
    for cells, total in cages:
        for cell, arrow in _pointers(cells).items():
            text[cell] = arrow or _TOTALS[total or 0]
    return "".join(text)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """All rules but cages and diagonals.

    Raises
    ------
    FormatError
        The grid is no 9×9 grid, or has givens.
    """
    if any(puzzle.grid.givens):
        raise FormatError("expected a puzzle without givens, which this format has no place for")
    layout = puzzle.layout
    plain = Puzzle(Grid.empty(assembled(layout.size, layout.regions)))
    yield from classic_only(plain)
    if layout.regions != CLASSIC.regions:
        return
    _, unsaid = _split(puzzle)
    yield from losses_of_rules(unsaid)


FORMAT = Format(
    name="killer",
    title="killer string, of the forum or 3x3::k:",
    detect=detect,
    read=read,
    read_line=read_string,
    write=write,
    losses=losses,
)
