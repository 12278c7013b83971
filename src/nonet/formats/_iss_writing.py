"""Rules of nonet as constraints of Interactive Sudoku Solver.

What has a type is written as that; a rule that is made of tables of pairs, of sums or of machines,
as Pair, Sum or NFA, where the name of a table says the rule.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from nonet.constraints.registry import constraint_of
from nonet.formats import _iss_grid
from nonet.formats._iss_boards import board_items, program_names, sayable
from nonet.formats._iss_machines import MAX_STARTS, key_of
from nonet.formats._iss_pairs import lines, name_of, relations
from nonet.formats._iss_reading import OF_HOUSES, RANK, STRICT, TIES, have_one_size
from nonet.formats._iss_shape import is_house, shape_of
from nonet.formats._iss_text import Item, in_groups, iss_cell
from nonet.formats._layouts import cells_of
from nonet.formats._outside import place_of
from nonet.formats._rules import keyed, known_keys, named, pair_of, share_a_side
from nonet.grid import Grid
from nonet.layout import Constraint, Diagonals, HouseConstraint, Layout, cell_name
from nonet.layout.coordinates import cell_of
from nonet.layout.names import Key
from nonet.layout.primitives import Automaton, EqualTotals

_LARGEST_FACTOR = 100
_ALONE = frozenset({"Quad", "LittleKiller", "Sandwich"})
"""Types of which a second one at the same place would replace the first."""

Items = list[Item]


@dataclass
class WrittenGrid:
    """The written form of a grid.

    Attributes
    ----------
    layout
        The layout of the grid.
    items
        The constraints.
    unsaid
        The rules that are none.
    """

    layout: Layout
    items: Items = field(default_factory=list)
    unsaid: list[Constraint] = field(default_factory=list)


def items_of(grid: Grid) -> Items:
    """The constraints of a grid."""
    return _written(grid).items


def unsaid(grid: Grid) -> list[Constraint]:
    """The rules of a grid that are lost."""
    return _written(grid).unsaid


def _written(grid: Grid) -> WrittenGrid:
    layout, shift = sayable(grid.layout), grid.layout.digits[0] - 1
    out = WrittenGrid(layout, board_items(layout))
    shape = shape_of(out.items)
    out.unsaid += [rule for rule in grid.layout.constraints if rule not in {*layout.constraints}]
    cells = {
        cell_name(at, layout.size): [digit + shift] for at, digit in enumerate(grid.givens) if digit
    }
    for layer in layout.layers:
        if layer.values != tuple(layout.digits):
            names = layer.names(layout.size, layout.holes)
            cells |= {name: list(layer.values) for name in names}
    strict = _strict(layout)
    every = (tie for rule in layout.constraints for tie in _ties_in(rule.name, rule.fields()))
    ties = next(every, "")
    skipped = {id(rule) for rules in strict.values() for rule in rules}
    taken: set[tuple[str, ...]] = set()
    for rule in layout.constraints:
        if id(rule) in skipped:
            continue
        if rule.name == "candidates":
            _allow(out, rule.fields(), cells)
            continue
        items = _of(rule, layout)
        if items is None or _ties_in(rule.name, rule.fields()) - {ties}:
            out.unsaid.append(rule)
            continue
        for item in items:
            place = (
                (item.type, *_place(item))
                if item.type in _ALONE or item.type in keyed("iss", "clue")
                else ()
            )
            if (place and place in taken) or is_house(item, shape):
                out.items.append(Item("And", [], [item]))
            else:
                out.items.append(item)
            taken.add(place)
    out.items += [Item(kind, []) for kind in strict]
    out.items += [Item(TIES, [ties])] if ties else []
    if cells:
        out.items.append(
            Item("Given", [_given(name, digits, layout) for name, digits in cells.items()])
        )
    return out


def _ties_in(name: str, fields: Mapping[str, Any]) -> set[str]:
    """Which numbers may be equal, by the clues in a rule that are ranks."""
    if name == named("iss")[RANK]:
        return {fields.get("ties", "")}
    inner = [*fields.get("rules", ()), *([fields["rule"]] if "rule" in fields else ())]
    return set().union(*(_ties_in(part["type"], part) for part in inner))


def _given(name: str, digits: Iterable[int], layout: Layout) -> str:
    return "_".join([program_names(layout)[name], *map(str, digits)])


def _allow(out: WrittenGrid, fields: Mapping[str, Any], cells: dict[str, list[int]]) -> None:
    """Several digits of a cell; where it has others, or one alone, not as a given."""
    name, digits = fields["cell"], list(fields["digits"])
    if name in cells or len(digits) == 1:
        given = Item("Given", [_given(name, digits, out.layout)])
        out.items.append(Item("And", [], [given]))
    else:
        cells[name] = digits


def _place(item: Item) -> tuple[str, ...]:
    if item.type in keyed("iss", "clue"):
        return item.args[0], str(len(item.args))
    return (item.args[0 if item.type == "Quad" else 1],)


def _strict(layout: Layout) -> dict[str, list[Constraint]]:
    """Negative rules that hold together, where dots or letters exempt the same pairs."""
    found: dict[str, list[Constraint]] = {}
    negatives = [
        (rule, part)
        for rule in layout.constraints
        for part in rule.in_full(layout)
        if part.name == "negative"
    ]
    for kind, (types, relations_of) in STRICT.items() if negatives else ():
        marked = {
            pair
            for rule in layout.constraints
            if _mark(rule) in types
            if share_a_side(pair := pair_of(rule.fields()["cells"]))
        }
        held = []
        for rule, part in negatives:
            fields = part.fields()
            exempt = {pair_of(pair) for pair in fields.get("except", ())}
            if (fields["relation"], fields["value"]) in relations_of and exempt == marked:
                held.append((rule, part))
        if len({str(part) for _, part in held}) == len(held) == len(relations_of):
            found[kind] = [rule for rule, _ in held]
    return found


def _mark(rule: Constraint) -> str | None:
    """The type of a mark between neighbours."""
    for key in known_keys(rule.name, "iss"):
        if key.form == "mark" and (not key.number or rule.fields()[key.number] == key.usual):
            return key.name
    return None


def _of(rule: Constraint, layout: Layout) -> Items | None:
    """A rule as constraints; None where it is none."""
    if isinstance(rule, Diagonals):
        return [Item("Diagonal", ["1"]), Item("Diagonal", ["-1"])]
    if (lines := rule.plain_lines(layout)) != (rule,):
        return _of_each(lines, layout)
    for key in known_keys(rule.name, "iss"):
        items = _keyed(key, rule, layout)
        if items is not None or key.form == "clue":
            return items
    if rule.name in _PARITIES:
        return _parity(_PARITIES[rule.name], rule.fields(), layout)
    return _as_tables(rule, layout) or _as_sums(rule, layout) or _as_machines(rule, layout)


def _of_each(rules: Iterable[Constraint], layout: Layout) -> Items | None:
    """Several rules, all of them or none."""
    found = [_of(rule, layout) for rule in rules]
    return None if None in found else [item for items in found if items for item in items]


def _keyed(key: Key, rule: Constraint, layout: Layout) -> Items | None:
    """A rule as constraints of a type; None where it is none."""
    if key.name == "RegionSameValues" and not have_one_size(layout):
        return None
    if key.name in OF_HOUSES and isinstance(rule, HouseConstraint):
        return _houses(key.name, rule, layout)
    fields = rule.fields()
    match key.form:
        case "clue":
            return _clue(key, fields, layout)
        case "mark" if _mark(rule) == key.name and share_a_side(pair_of(fields["cells"])):
            return [Item(key.name, _named(fields["cells"], layout))]
        case "grid" if not key.only or (key.only, layout.digits[0]) == (len(layout.digits), 1):
            return [Item(key.name, [])]
        case "cells" if not key.only or (key.only, layout.digits[0]) == (len(layout.digits), 1):
            return _cells(key, fields, layout)
        case "own" if key.name in _WRITERS:
            return _WRITERS[key.name](key.name, fields, layout)
        case _:
            return None


def _named(names: Iterable[str], layout: Layout) -> list[str]:
    return [program_names(layout)[name] for name in names]


def _cells(key: Key, fields: Mapping[str, Any], layout: Layout) -> Items:
    numbers = [str(fields[key.number] or 0)] if key.number else []
    return [Item(key.name, [*numbers, *_named(fields["cells"], layout)])]


def _houses(kind: str, rule: HouseConstraint, layout: Layout) -> Items:
    rows, columns = layout.shape
    if rows == columns and cells_of(rule, layout) == OF_HOUSES[kind](layout.size):
        return [Item(kind, [])]
    return [
        Item("AllDifferent", _named([cell_name(at, layout.size) for at in house.cells], layout))
        for house in rule.houses(layout)
    ]


def _clue(key: Key, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    kind, number = key.name, key.number
    found = _line_of(fields["cells"], layout)
    if found is None:
        return None
    line, is_first = found
    return [Item(kind, [line, *([] if is_first else [""]), str(fields[number])])]


def _line_of(cells: Iterable[str], layout: Layout) -> tuple[str, bool] | None:
    """The row or column that these cells are, and whether from the left or above; or None."""
    wanted = list(cells)
    if not wanted or not all(name == cell_of(name) for name in wanted):
        return None
    row, column = place_of(wanted[0])
    rows, columns = layout.shape
    across = [f"r{row}c{at}" for at in range(1, columns + 1)]
    down = [f"r{at}c{column}" for at in range(1, rows + 1)]
    for line, names in ((f"R{row}", across), (f"C{column}", down)):
        if wanted in (names, names[::-1]):
            return line, wanted == names
    return None


def _diagonal(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items:
    del layout
    return [Item(kind, ["1" if fields["which"] == "anti" else "-1"])]


def _sum(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    del kind
    factors = fields.get("factors")
    return _weighted(fields["cells"], factors, fields["sum"], layout)


def _weighted(
    cells: list[str], factors: list[int] | None, total: int, layout: Layout
) -> Items | None:
    first = str(total)
    if factors is not None:
        if any(abs(factor) > _LARGEST_FACTOR for factor in factors):
            return None
        first = "_".join([first, "=", *map(str, factors)])
    return [Item("Sum", [first, *_named(cells, layout)])]


def _little_killer(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    cells = fields["cells"]
    known = program_names(layout)
    for start in (cells[0], cells[-1]):
        diagonal = _iss_grid.diagonals(*layout.shape).get(start, ())
        if set(diagonal) == set(cells):
            return [Item(kind, [str(fields["sum"]), known[start]])]
    return _weighted(cells, None, fields["sum"], layout)


def _arrow(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    circle, arrow = fields["circle"], fields["arrow"]
    return [Item(kind, _named([*circle, *arrow], layout))] if len(circle) == 1 else None


def _pill(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    circle, arrow = fields["circle"], fields["arrow"]
    if not all(name == cell_of(name) for name in circle):
        return None
    places = [place_of(name) for name in circle]
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)}
    if not steps <= {(0, 1), (1, 0), (1, 1)}:
        return None
    return [Item(kind, [str(len(circle)), *_named([*circle, *arrow], layout)])]


def _sum_line(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items:
    loop = ["LOOP"] if fields["loop"] else []
    return [Item(kind, [str(fields["sum"]), *_named(fields["cells"], layout), *loop])]


def _region_sum_line(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    return [Item(kind, _named(fields["cells"], layout))]


def _quad(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    del layout
    cells, digits = fields["cells"], [str(digit) for digit in fields["digits"]]
    if not all(name == cell_of(name) for name in cells):
        return None
    row, column = min(map(place_of, cells))
    square = {f"r{r}c{c}" for r in (row, row + 1) for c in (column, column + 1)}
    if len(cells) == len(square) and set(cells) == square:
        return [Item(kind, [iss_cell(f"r{row}c{column}"), *digits])]
    return None


def _contains(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items:
    digits = "_".join(str(digit) for digit in fields["digits"])
    return [Item(kind, [digits, *_named(fields["cells"], layout)])]


def _look_and_say(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    counts = fields["counts"]
    if max(max(pair) for pair in counts) > 9:
        return None
    clue = "".join(f"{times}{digit}" for times, digit in counts)
    return [Item(kind, [clue, *_named(fields["cells"], layout)])]


def _count_distinct(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items:
    return [Item(kind, _named([fields["cell"], *fields["cells"]], layout))]


def _same_digits(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items:
    cells = [name for group in fields["groups"] for name in group]
    return [Item(kind, [str(len(fields["groups"])), *_named(cells, layout)])]


def _equal_sum(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items:
    args: list[str] = []
    for group in fields["groups"]:
        args += ["-"] if args else []
        args += _named(group, layout)
    return [Item(kind, args)]


def _indexing(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items:
    name, letter = kind.split("~")
    return [Item(name, [letter, *_named(fields["cells"], layout)])]


def _sandwich(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    if not all(name == cell_of(name) for name in fields["cells"]):
        return None
    found = _line_of(sorted(fields["cells"], key=place_of), layout)
    return None if found is None else [Item(kind, [str(fields["sum"]), found[0]])]


def _parity(rest: int, fields: Mapping[str, Any], layout: Layout) -> Items:
    allowed = [digit for digit in layout.digits if digit % 2 == rest]
    return [
        Item("And", [], [Item("Given", [_given(name, allowed, layout)])])
        for name in fields["cells"]
    ]


def _regex(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    pattern = fields["pattern"]
    if "<" in pattern or layout.digits[-1] > 9:
        return None
    key = urlsafe_b64encode(pattern.encode("latin-1")).decode("ascii").rstrip("=")
    return [Item(kind, [key, *_named(fields["cells"], layout)])]


def _all_of(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    items = _inside(fields["rules"], layout)
    return None if items is None else [Item(kind, [], items)]


def _any_of(kind: str, fields: Mapping[str, Any], layout: Layout) -> Items | None:
    choices = []
    for part in fields["rules"]:
        items = _inside([part], layout)
        if items is None:
            return None
        choices += items if len(items) == 1 else [Item("And", [], items)]
    return [Item(kind, [], choices)]


def _inside(rules: list[dict[str, Any]], layout: Layout) -> Items | None:
    """Rules in a rule, where there are no constraints of the whole grid."""
    found: Items = []
    for fields in rules:
        rule = constraint_of(fields, "a rule")
        if rule.name == "candidates":
            found.append(Item("Given", [_given(fields["cell"], fields["digits"], layout)]))
            continue
        is_global = isinstance(rule, HouseConstraint) or rule.name in {
            *(name for name, _ in keyed("iss", "grid").values()),
            "diagonal",
        }
        items = _as_tables(rule, layout) if is_global else _of(rule, layout)
        if items is None:
            return None
        found += items
    return found


_WRITERS: Mapping[str, Callable[[str, Mapping[str, Any], Layout], Items | None]] = {
    "Diagonal": _diagonal,
    "Sum": _sum,
    "LittleKiller": _little_killer,
    "Arrow": _arrow,
    "PillArrow": _pill,
    "SumLine": _sum_line,
    "RegionSumLine": _region_sum_line,
    "Quad": _quad,
    "ContainAtLeast": _contains,
    "ContainExact": _contains,
    "LookAndSay": _look_and_say,
    "CountDistinct": _count_distinct,
    "SameValues": _same_digits,
    "EqualSum": _equal_sum,
    "Indexing~R": _indexing,
    "Indexing~C": _indexing,
    "Sandwich": _sandwich,
    "Regex": _regex,
    "And": _all_of,
    "Or": _any_of,
}
"""For types in a form of their own."""

_PARITIES: Mapping[str, int] = {"odd": 1, "even": 0}


def _as_tables(rule: Constraint, layout: Layout) -> Items | None:
    """A rule of tables of pairs."""
    found = relations(rule, layout)
    if found is None:
        return None
    name = name_of(rule)
    items = []
    for part in found:
        key, groups = lines(part, layout)
        named = [(name, _named(cells, layout)) for cells in groups]
        items.append(Item("Pair", [key, *in_groups(named)]))
    return items


def _as_sums(rule: Constraint, layout: Layout) -> Items | None:
    """A rule that is one sum, or that two are equal."""
    parts = rule.lower(layout)
    if len(parts) != 1 or not isinstance(parts[0], EqualTotals):
        return None
    part = parts[0]
    factors = part.factors or tuple((1,) * len(group) for group in part.groups)
    offsets = part.offsets or (0,) * len(part.groups)
    if len(part.groups) > 2 or (part.totals is None) != (len(part.groups) == 2):
        return None
    if part.totals is not None and len(part.totals) != 1:
        return None
    total = part.totals[0] - offsets[0] if part.totals else offsets[1] - offsets[0]
    weights: dict[int, int] = {}
    for sign, group, its in zip((1, -1), part.groups, factors, strict=False):
        for cell, factor in zip(group, its, strict=True):
            weights[cell] = weights.get(cell, 0) + sign * factor
    names = list(layout.indices)
    terms = [(names[cell], weight) for cell, weight in weights.items() if weight]
    total += layout.shift * sum(weights.values())
    if not terms:
        return None
    return _weighted([name for name, _ in terms], [weight for _, weight in terms], total, layout)


def _as_machines(rule: Constraint, layout: Layout) -> Items | None:
    """A rule of state machines, each with the title of the rule."""
    title = rule.fields().get("title", "")
    names = list(layout.indices)
    items = []
    for part in rule.lower(layout):
        if not isinstance(part, Automaton) or len(part.machine.starts) > MAX_STARTS:
            return None
        cells = _named([names[cell] for cell in part.cells], layout)
        key = key_of(part.machine, len(layout.digits))
        items.append(Item("NFA", [key, *in_groups([(title, cells)])]))
    return items or None
