"""Constraints of Interactive Sudoku Solver as rules of nonet.

Dots, X and V stand between all neighbours among their cells. Strict Kropki exempts pairs with a dot
of either kind from both relations, strict XV those with an X or V. The digits of a pill are read
from left to right and top to bottom. A cage of the total 0 has any. Of two clues at one place the
last counts.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, islice, pairwise
from urllib.parse import unquote

from nonet.constraints.strokes import is_closed
from nonet.errors import FormatError
from nonet.formats import _iss_combining, _iss_grid, _iss_sums
from nonet.formats._iss_board import IssBoard
from nonet.formats._iss_impossible import NoDigits
from nonet.formats._iss_machines import own_index
from nonet.formats._iss_pairs import as_spelled, rule_named
from nonet.formats._iss_text import (
    Item,
    bits,
    every,
    key_of,
    named_groups,
    number,
    on_line_of,
    segments,
)
from nonet.formats._iss_types import rule_of, unknown
from nonet.formats._rules import extra_region, keyed, named, negatives, pair_of, rule
from nonet.formats.format import unknown_rule
from nonet.layout import Constraint, Layout, cell_name
from nonet.layout.given import MAX_CONSTRAINTS
from nonet.layout.names import Key

OF_HOUSES: Mapping[str, Callable[[int], set[_iss_grid.House]]] = {
    "Windoku": _iss_grid.windows,
    "DisjointSets": _iss_grid.disjoint_sets,
}
"""Type → the houses that it means on a size."""

STRICT: Mapping[str, tuple[tuple[str, ...], tuple[tuple[str, int], ...]]] = {
    "StrictKropki": (("WhiteDot", "BlackDot"), (("difference", 1), ("ratio", 2))),
    "StrictXV": (("X", "V"), (("sum", 5), ("sum", 10))),
}
"""Type → the marks that exempt a pair, and the relations that no others have."""

_AS_ONE = frozenset({"LittleKiller", "Sandwich", "Quad"})
"""Types of which the last at a place counts, beside those of clues at both ends of a line."""

RANK, TIES = "FullRank", "FullRankTies"
TIE_WORDS: Mapping[str, str] = {"only-unclued": "", "any": "any", "none": "none"}
"""Which numbers may be equal where ranks are clues, and the parameter of the rule."""

_TABLES = frozenset({"Pair", "Binary"})

_PLAIN = frozenset({"Shape", "Jigsaw", "NoBoxes", "RegionSize", "Var", "Given"})
"""Types that are read with the layout and the givens."""


def rules(items: Iterable[Item], board: IssBoard) -> Iterator[Constraint]:
    """All rules of the items of a puzzle."""
    items = list(items)
    board.ties = _ties(items)
    try:
        yield from islice(_all(items, board, is_inside=False), MAX_CONSTRAINTS + 1)
    except NoDigits as error:
        raise FormatError(str(error)) from None
    strict = {item.type for item in items if item.type in STRICT}
    for kind in sorted(strict):
        types, relations = STRICT[kind]
        if unsure := sorted(board.uncertain.intersection(types)):
            raise FormatError(f"expected no {unsure[0]} in Or beside {kind}, found one")
        marked = [pair for mark in types for pair in board.marks.get(mark, ())]
        for relation, value in relations:
            last = board.digits[-1]
            most = {"difference": len(board.digits) - 1, "sum": 2 * last}.get(relation, last)
            if value <= most:
                yield from negatives(relation, (value,), marked)


def _ties(items: list[Item]) -> str:
    """Which numbers may be equal where ranks are clues; the last one counts."""
    said = [item for item in items if item.type == TIES]
    word = "".join(said[-1].args[:1]) if said else ""
    if word not in {"", *TIE_WORDS}:
        raise FormatError(f"expected {', '.join(TIE_WORDS)} of {TIES}, found {word[:20]!r}")
    if word == "none" and not any(item.type == RANK for item in every(items)):
        raise unknown(TIES)
    return TIE_WORDS.get(word, "")


def _all(items: Iterable[Item], board: IssBoard, *, is_inside: bool) -> Iterator[Constraint]:
    kept: dict[object, Item] = {}
    for at, item in enumerate(items):
        for part in _apart(item):
            is_alone = part.type in _AS_ONE or part.type in _clues()
            kept[_place(part) if is_alone else at] = part
    tables = []
    for item in kept.values():
        if item.type in _TABLES:
            tables.append(item)
        elif is_inside or item.type not in _PLAIN:
            with on_line_of(item):
                yield from _of_item(item, board)
    yield from _spelled(tables, board)


def _clues() -> Mapping[str, tuple[str, Key]]:
    """Clues at both ends of rows and columns, by their types."""
    return keyed("iss", "clue")


def _apart(item: Item) -> Iterator[Item]:
    """The clues of both ends of a line, each for itself."""
    if item.type not in _clues() or len(item.args) < 2:
        yield item
        return
    line, *values = item.args
    for end, value in enumerate(values[:2]):
        if value:
            yield Item(item.type, [line, *[""] * end, value])


def _place(item: Item) -> tuple[str, ...]:
    """Where a clue is, of which a puzzle has one there."""
    if item.type in _clues():
        return item.type, "".join(item.args[:1]).upper(), str(len(item.args))
    at = 0 if item.type == "Quad" else 1
    return item.type, *(arg.upper() for arg in item.args[at : at + 1])


def _of_item(item: Item, board: IssBoard) -> Iterator[Constraint]:
    kind, args = item.type, item.args
    place = f".{kind}"
    forms = ("grid", "cells", "clue", "mark")
    grid, of_cells, clues, marks = (keyed("iss", form) for form in forms)
    if kind in _READERS:
        yield from _READERS[kind](item, board)
    elif kind in grid:
        yield rule(grid[kind][0], place)
    elif kind in of_cells:
        yield from _cells(item, board)
    elif kind in clues:
        name, known = clues[kind]
        cells = _line(args[0] if args else "", board)
        if len(args) == 3:
            cells.reverse()
        if len(args) > 1:
            fields: dict[str, object] = {known.number: number(args[-1], "the number of a clue")}
            if kind == RANK and board.ties:
                fields["ties"] = board.ties
            yield rule(name, place, cells=cells, **fields)
    elif kind in OF_HOUSES:
        yield from _houses(item, board)
    elif kind in marks:
        yield from _marks(item, *marks[kind], board)
    elif kind in STRICT or kind == TIES:
        return
    else:
        raise unknown_rule(kind)


def _marks(item: Item, name: str, known: Key, board: IssBoard) -> Iterator[Constraint]:
    """Marks between neighbours."""
    fields = {known.number: known.usual} if known.number else {}
    for a, b in _neighbours(item, board):
        board.marks.setdefault(item.type, []).append(pair_of((a, b)))
        yield rule(name, f".{item.type}", cells=[a, b], **fields)
    if board.depth:
        board.uncertain.add(item.type)


def _cells(item: Item, board: IssBoard) -> Iterator[Constraint]:
    usual, known = keyed("iss", "cells")[item.type]
    parameter = known.number
    args = list(item.args)
    value = 0
    if item.type == "Whisper" and args and not args[0].isdigit():
        value = 5
    elif parameter:
        value = number(args.pop(0) if args else "", f"the number of {item.type}")
    cells = board.cells(args)
    if len(cells) == 1 and item.type in {"Entropic", "Modular", "Palindrome", "Thermo", "Whisper"}:
        board.notes.append(f"a constraint {item.type} of one cell")
    elif item.type == "Modular" and value == 1:
        board.notes.append("a constraint Modular by 1")
    elif item.type == "ValueIndexing" and len(cells) > 2 and cells[1] == cells[2] != cells[0]:
        yield own_index([cells[0], *cells[2:]], board.layout)
    else:
        name, cells, value = _as_nonet_has_it(item.type, cells, value, board.digits)
        fields = {parameter: value} if parameter and name == usual else {}
        yield rule(name, f".{item.type}", cells=cells, **fields)


def _as_nonet_has_it(
    kind: str, cells: list[str], value: int, digits: range
) -> tuple[str, list[str], int]:
    """The rule for cells that are named twice, and for numbers beyond those of nonet."""
    name, _ = keyed("iss", "cells")[kind]
    follows_itself = any(one == other for one, other in pairwise(cells))
    if is_closed(cells):
        cells = _read_open(kind, cells, value)
    if (
        (kind == "Renban" and _iss_sums.repeats(cells))
        or (kind == "Thermo" and follows_itself)
        or (kind == "Whisper" and follows_itself and value > 0)
    ):
        raise NoDigits(f"expected different cells of {kind}, found one twice")
    if kind == "AllDifferent":
        return name, list(dict.fromkeys(cells)), value
    if kind == "Lockout":
        return name, cells, value or 1  # its ends differ in any case
    is_large = (kind == "Modular" and value > len(digits) and value >= len(cells)) or (
        kind == "RellikCage" and value > sum(digits)
    )
    return (named("iss")["AllDifferent"], cells, 0) if is_large else (name, cells, value)


def _read_open(kind: str, cells: list[str], value: int) -> list[str]:
    """The cells of a line that ends in its first cell, which the program reads from end to end.

    Raises
    ------
    NoDigits
        It is a contradiction so.
    """
    period = {"Entropic": 3, "Modular": value or 1}.get(kind, 1)
    if kind in {"Thermo", "Between", "Lockout"} or (len(cells) - 1) % period:
        raise NoDigits(f"expected a line of {kind} that some digits obey, found a closed one")
    return cells[1:-1] if kind == "Palindrome" else cells


def _line(name: str, board: IssBoard) -> list[str]:
    """The cells of a row or column, ``R2`` or ``C3``, from the left or from above."""
    at = number(name[1:], "a row or column such as R1 or C1")
    rows, columns = board.sides
    letter = name[:1].upper()
    if letter == "R" and 1 <= at <= rows:
        return [f"r{at}c{column}" for column in range(1, columns + 1)]
    if letter == "C" and 1 <= at <= columns:
        return [f"r{row}c{at}" for row in range(1, rows + 1)]
    raise FormatError(f"expected a row or column such as R1 or C1, found {name[:20]!r}")


def _neighbours(item: Item, board: IssBoard) -> Iterator[tuple[str, str]]:
    """Pairs of neighbours among cells, in their order."""
    order = {name: at for at, name in enumerate(dict.fromkeys(board.cells(item.args)))}
    pairs = [
        (a, b) for a, at in order.items() for b in board.neighbours(a) if order.get(b, -1) > at
    ]
    if not pairs:
        raise FormatError(f"expected neighbours among the cells of {item.type}, found none")
    yield from pairs


def _given(item: Item, board: IssBoard) -> Iterator[Constraint]:
    for arg in item.args:
        name, digits = given(arg, board)
        yield rule("candidates", ".", cell=name, digits=digits)


def given(arg: str, board: IssBoard) -> tuple[str, list[int]]:
    """The cell and the digits of ``R1C1_2_3``."""
    name, *values = arg.split("_")
    digits = [number(value, "a digit") for value in values]
    first, last = board.digits[0], board.digits[-1]
    for digit in digits:
        if not first <= digit <= last:
            raise FormatError(f"expected digits from {first} to {last}, found {digit}")
    return board.cell(name), list(dict.fromkeys(digits))


def _diagonal(item: Item, board: IssBoard) -> Iterator[Constraint]:
    del board
    which = {"1": "anti", "-1": "main"}.get(item.args[0] if item.args else "")
    if which is None:
        raise FormatError("expected 1 or -1 for a diagonal, found something else")
    yield rule_of("Diagonal", which=which)


def _houses(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """Each house as an extra region."""
    if not board.frame.has_usual_boxes:
        raise unknown("Shape", f"{item.type} on a board that is no square")
    for house in sorted(OF_HOUSES[item.type](board.layout.size)):
        names = [cell_name(at, board.layout.size) for at in house]
        yield extra_region(names, f".{item.type}")


def _quad(item: Item, board: IssBoard) -> Iterator[Constraint]:
    first, *values = item.args or [""]
    group, up, left = board.place(board.cell(first))
    row, column = up + 1, left + 1
    if group or row == board.sides[0] or column == board.sides[1]:
        raise FormatError(f"expected the upper left of four cells, found {first!r}")
    cells = [f"r{r}c{c}" for r in (row, row + 1) for c in (column, column + 1)]
    digits = [number(value, "a digit") for value in values]
    yield rule_of("Quad", cells=cells, digits=digits)


def _contains(item: Item, board: IssBoard) -> Iterator[Constraint]:
    first, *args = item.args or [""]
    digits = [number(value, "a digit") for value in first.split("_")]
    cells = board.cells(args)
    if len(digits) > len(cells) > 0:
        raise NoDigits(f"expected at most {len(cells)} digits of {item.type}, found {len(digits)}")
    yield rule_of(item.type, cells=cells, digits=digits)


def _look_and_say(item: Item, board: IssBoard) -> Iterator[Constraint]:
    clue, *args = item.args or [""]
    if not clue.isascii() or not clue.isdigit() or len(clue) % 2:
        raise FormatError(f"expected pairs of a count and a digit, found {clue[:20]!r}")
    counts = [[int(clue[at]), int(clue[at + 1])] for at in range(0, len(clue), 2)]
    cells = board.cells(args)
    if (needed := sum(count for count, _ in counts)) > len(cells) > 0:
        raise NoDigits(f"expected at least {needed} cells of LookAndSay {clue}, found {len(cells)}")
    yield rule_of("LookAndSay", cells=cells, counts=counts)


def _count_distinct(item: Item, board: IssBoard) -> Iterator[Constraint]:
    cells = board.cells(item.args)
    yield rule_of("CountDistinct", cell="".join(cells[:1]), cells=cells[1:])


def _same_values(item: Item, board: IssBoard) -> Iterator[Constraint]:
    first, *args = item.args or [""]
    cells = board.cells(args)
    count = min(number(first, "a number of sets"), len(cells))
    if count < 1 or not cells or len(cells) % count:
        raise FormatError(f"expected sets of one size, found {len(cells)} cells in {count} sets")
    size = len(cells) // count
    groups = [cells[at : at + size] for at in range(0, len(cells), size)]
    if count == 1:
        board.notes.append("a constraint SameValues of one set")
    else:
        yield rule_of("SameValues", groups=groups)


def _indexing(item: Item, board: IssBoard) -> Iterator[Constraint]:
    first, *args = item.args or [""]
    name = named("iss").get(f"Indexing~{first.upper()}")
    if name is None:
        raise FormatError(f"expected R or C for indexing, found {first[:20]!r}")
    yield rule(name, ".Indexing", cells=list(dict.fromkeys(board.cells(args))))


def _sandwich(item: Item, board: IssBoard) -> Iterator[Constraint]:
    total, name = (*item.args, "", "")[:2]
    cells = _line(name, board)
    yield rule_of("Sandwich", cells=cells, sum=number(total, "a sum"))


def _regex(item: Item, board: IssBoard) -> Iterator[Constraint]:
    pattern = _pattern(item.args[0] if item.args else "")
    for _, group in named_groups(item.args[1:]):
        yield rule_of("Regex", cells=board.cells(group), pattern=pattern)


def _pattern(text: str) -> str:
    """A regular expression in base 64, or in the older way with percent signs."""
    if "%" in text:
        return unquote(text)
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("latin-1")
    except ValueError:
        raise FormatError("expected a regular expression in base 64, found others") from None


def _nfa(item: Item, board: IssBoard) -> Iterator[Constraint]:
    key = item.args[0] if item.args else ""
    for name, group in named_groups(item.args[1:]):
        parts = [board.cells(part) for part in segments(group)]
        rule = board.machines.rule_of(key, name, parts)
        if rule is None:
            board.notes.append("a constraint NFA without cells")
        else:
            yield rule


def _pair_x(item: Item, board: IssBoard) -> Iterator[Constraint]:
    key = _key_of(item)
    for _, group in named_groups(item.args[1:]):
        yield from _tables(key, combinations(board.cells(group), 2), board)


def _spelled(items: Iterable[Item], board: IssBoard) -> Iterator[Constraint]:
    """Tables of cells and the next ones: the rules that their names say, or the tables."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for item in items:
        key = _key_of(item)
        for name, group in named_groups(item.args[1:]):
            found.setdefault(name, []).append((key, board.cells(group)))
    for name, groups in found.items():
        rule = rule_named(name, as_spelled(groups), board.layout)
        if rule is not None:
            yield rule
            continue
        for key, cells in groups:
            yield from _tables(key, pairwise(cells), board)


def _key_of(item: Item) -> str:
    """The key of a table; the older types have another order of its last characters."""
    key = item.args[0] if item.args else ""
    if item.type.startswith("Binary"):
        key = key.translate(str.maketrans("-_", "_-"))
    return key_of(bits(key))


def _tables(key: str, pairs: Iterable[tuple[str, str]], board: IssBoard) -> Iterator[Constraint]:
    size, first = len(board.digits), board.digits[0]
    found = [*bits(key), *[False] * (size * size)]
    allowed = [
        [x + first, y + first] for x in range(size) for y in range(size) if found[x * size + y]
    ]
    for a, b in pairs:
        if a != b:
            yield rule_of("Pair", cells=[a, b], allowed=allowed)
        elif digits := [x for x, y in allowed if x == y]:
            yield rule("candidates", ".Pair", cell=a, digits=digits)
        else:
            raise NoDigits(f"expected a table with equal digits for {a} and {a}, found none")


def _or(item: Item, board: IssBoard) -> Iterator[Constraint]:
    yield from _iss_combining.either(item, board, _all_inside)


def _and(item: Item, board: IssBoard) -> Iterator[Constraint]:
    yield from _all_inside(item.children, board)


def _replicate(item: Item, board: IssBoard) -> Iterator[Constraint]:
    yield from _iss_combining.replicated(item, board, _all_inside)


def _all_inside(items: Iterable[Item], board: IssBoard) -> Iterator[Constraint]:
    return _all(items, board, is_inside=True)


def _search_priority(item: Item, board: IssBoard) -> Iterator[Constraint]:
    del item
    board.notes.append("the order in which cells are searched")
    return iter(())


def _nothing(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """Nothing: the layout has it."""
    del item, board
    return iter(())


def have_one_size(layout: Layout) -> bool:
    """Whether all houses have as many cells."""
    return len({len(house.cells) for house in layout.houses}) < 2


def _region_same_values(item: Item, board: IssBoard) -> Iterator[Constraint]:
    """The largest houses hold the same digits: one rule, where all are of one size."""
    layout = board.layout
    if have_one_size(layout):
        yield rule_of(item.type)
        return
    houses = [house.cells for house in layout.houses]
    largest = [cells for cells in houses if len(cells) == max(map(len, houses))]
    if len(largest) > 1 and len(largest[0]) < len(board.digits):
        groups = [[cell_name(cell, layout.size) for cell in cells] for cells in largest]
        yield rule_of("SameValues", groups=groups)


_READERS: Mapping[str, Callable[[Item, IssBoard], Iterator[Constraint]]] = {
    "Given": _given,
    "Diagonal": _diagonal,
    "Cage": _iss_sums.read_cage,
    "Sum": _iss_sums.read_sum,
    "SumLine": _iss_sums.read_sum_line,
    "RegionSumLine": _iss_sums.read_region_sum_line,
    "Arrow": _iss_sums.read_arrow,
    "PillArrow": _iss_sums.read_pill,
    "DoubleArrow": _iss_sums.read_balanced,
    "Zipper": _iss_sums.read_balanced,
    "Quad": _quad,
    "ContainAtLeast": _contains,
    "ContainExact": _contains,
    "LookAndSay": _look_and_say,
    "CountDistinct": _count_distinct,
    "SameValues": _same_values,
    "EqualSum": _iss_sums.read_equal_sum,
    "Indexing": _indexing,
    "LittleKiller": _iss_sums.read_little_killer,
    "Sandwich": _sandwich,
    "Regex": _regex,
    "NFA": _nfa,
    "PairX": _pair_x,
    "BinaryX": _pair_x,
    "Or": _or,
    "And": _and,
    "Replicate": _replicate,
    "SearchPriority": _search_priority,
    "RegionSize": _nothing,
    "RegionSameValues": _region_same_values,
}
