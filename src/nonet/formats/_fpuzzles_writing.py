"""Rules of nonet as the keys of f-puzzles' JSON, those of the user scripts included."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from nonet.formats._fpuzzles_reading import LETTERS, cages_of_root, line_of_ranks
from nonet.formats._outside import Place, diagonal_before, neighbours, place_before
from nonet.formats._rules import Pair, known_key, name_of_area, pair_of, share_a_side
from nonet.grid import Grid
from nonet.layout import Constraint, Diagonals, Layout, Windows, parse_cell
from nonet.layout.names import Key

_LETTER_OF = {total: letter for letter, total in LETTERS.items()}
_APART = frozenset({"minimum", "maximum"})
"""Rules of which two are not one with the cells of both, where these are neighbours."""


@dataclass
class WrittenLayout:
    """The written form of a layout.

    Attributes
    ----------
    keys
        The keys of the JSON.
    listed
        For keys of which a puzzle has one list, its cells by their names.
    allowed
        For some cells by their names the digits that they may hold.
    unsaid
        The rules that f-puzzles cannot say.
    """

    keys: dict[str, Any] = field(default_factory=dict)
    listed: dict[str, set[str]] = field(default_factory=dict)
    allowed: dict[str, list[int]] = field(default_factory=dict)
    unsaid: list[Constraint] = field(default_factory=list)

    def add(self, key: str, **entry: Any) -> None:
        """One more entry of a key."""
        self.keys.setdefault(key, []).append(entry)


def written(grid: Grid) -> WrittenLayout:
    """The rules of a grid, beyond its size and regions."""
    layout = grid.layout
    out = WrittenLayout()
    negatives = []
    for rule in layout.constraints:
        if all(part.name == "negative" for part in rule.in_full(layout)):
            negatives.append(rule)
        elif rule.name == "candidates":
            if not _allow(out, rule.fields(), grid):
                out.unsaid.append(rule)
        elif not all(_write(out, line, layout) for line in rule.plain_lines(layout)):
            out.unsaid.append(rule)
    _write_negatives(out, negatives, layout)
    return out


def cell(name: str) -> str:
    """A cell as f-puzzles names it."""
    return name.upper()


def _cells(names: Iterable[str]) -> list[str]:
    return [cell(name) for name in names]


def _place(place: Place) -> str:
    return f"R{place[0]}C{place[1]}"


def _write(out: WrittenLayout, rule: Constraint, layout: Layout) -> bool:
    """Write a rule, if f-puzzles can say it."""
    size, key = layout.size, known_key(rule.name, "fpuzzles")
    if isinstance(rule, Diagonals):
        out.keys |= {"diagonal+": True, "diagonal-": True}
    elif isinstance(rule, Windows):
        for house in rule.houses(layout):
            cells = [f"R{at // size + 1}C{at % size + 1}" for at in house.cells]
            out.add("extraregion", cells=cells)
    elif rule.name in _UNKEYED:
        return _UNKEYED[rule.name](out, rule.fields(), layout)
    elif key is None:
        return False
    else:
        return _keyed(out, rule, key, layout)
    return True


def _keyed(out: WrittenLayout, rule: Constraint, key: Key, layout: Layout) -> bool:
    """Write a rule that has a key."""
    match key.form:
        case "own":
            write = _WRITERS.get(key.name)
            return write is not None and write(out, rule.fields(), layout)
        case "grid":
            out.keys[key.name] = True
            return True
        case "list":
            return _list(out, rule.name, key, rule.fields()["cells"])
        case "clue":
            return _clue(out, key, rule.fields(), layout)
        case "mark":
            return _dot(out, key, rule.fields())
        case _:
            return _line(out, key, rule.fields())


def _list(out: WrittenLayout, name: str, known: Key, cells: list[str]) -> bool:
    key = known.name
    own, said = set(cells), out.listed.setdefault(key, set())
    if name in _APART and any(
        beside in said and beside not in own and place not in said
        for place in cells
        for beside in neighbours(place)
    ):
        return False
    for new in cells:
        if new in said:
            continue
        if key.endswith("indexer"):
            out.add(key, cells=[cell(new)])
        else:
            out.add(key, cell=cell(new))
    said |= own
    return True


def _clue(out: WrittenLayout, key: Key, fields: Mapping[str, Any], layout: Layout) -> bool:
    place = place_before(fields["cells"], layout.size)
    if place is None and key.from_both_ends:  # the cells of a row or column in any order
        row = sorted(fields["cells"], key=lambda name: tuple(map(int, name[1:].split("c"))))
        place = place_before(row, layout.size)
    if place is None:
        return False
    out.add(key.name, cell=_place(place), value=str(fields[key.number]))
    return True


def _line(out: WrittenLayout, key: Key, fields: Mapping[str, Any]) -> bool:
    entry: dict[str, Any] = {"lines": [_cells(fields["cells"])]}
    if key.usual is not None:
        if fields[key.number] != key.usual:
            return False
    elif key.number:
        entry["value"] = str(fields[key.number])
    out.add(key.name, **entry)
    return True


def _diagonal(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    del layout
    out.keys["diagonal+" if fields["which"] == "anti" else "diagonal-"] = True
    return True


def _extra_region(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    del layout
    out.add("extraregion", cells=_cells(fields["cells"]))
    return True


def _dot(out: WrittenLayout, key: Key, fields: Mapping[str, Any]) -> bool:
    usual = {} if fields["value"] == key.usual else {"value": str(fields["value"])}
    out.add(key.name, cells=_cells(fields["cells"]), **usual)
    return True


def _letter(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    del layout
    letter = _LETTER_OF.get(fields["value"])
    if letter is not None:
        out.add("xv", cells=_cells(fields["cells"]), value=letter)
    return letter is not None


def _cage(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    del layout
    total = {} if fields["sum"] is None else {"value": str(fields["sum"])}
    out.add("killercage", cells=_cells(fields["cells"]), **total)
    return True


def _drawn_cage(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    """Cages with all totals of one digital root, which a text says."""
    first = fields["rules"][0]
    is_cage = first.get("type") == name_of_area("cage")
    if not is_cage or not first.get("sum") or fields.keys() != {"rules"}:
        return False
    root = (first["sum"] - 1) % 9 + 1
    if cages_of_root(first["cells"], root, layout.size) != fields["rules"]:
        return False
    out.add("cage", cells=_cells(first["cells"]), value=f"DR{root}")
    return True


def _regex(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    """An entropic line on a size that 3 does not divide."""
    if not layout.size % 3 or line_of_ranks(fields["cells"], layout.size).fields() != fields:
        return False
    out.add("entropicline", lines=[_cells(fields["cells"])])
    return True


def _little_killer(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    found = diagonal_before(fields["cells"], layout.size)
    if found is None:
        return False
    place, direction = found
    out.add(
        "littlekillersum",
        cell=_place(place),
        cells=_cells(fields["cells"]),
        direction=direction,
        value=str(fields["sum"]),
    )
    return True


def _arrow(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    del layout
    circle = _cells(fields["circle"])
    out.add("arrow", lines=[[circle[-1], *_cells(fields["arrow"])]], cells=circle)
    return True


def _quadruple(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    del layout
    out.add("quadruple", cells=_cells(fields["cells"]), values=fields["digits"])
    return True


def _clone(out: WrittenLayout, fields: Mapping[str, Any], layout: Layout) -> bool:
    del layout
    first, *others = map(_cells, fields["groups"])
    for group in others:
        out.add("clone", cells=first, cloneCells=group)
    return True


def _allow(out: WrittenLayout, fields: Mapping[str, Any], grid: Grid) -> bool:
    """Given pencil marks, which count only where there is no given digit."""
    name, digits = fields["cell"], list(fields["digits"])
    given = grid.givens[parse_cell(name, grid.layout.size)]
    both = [digit for digit in out.allowed.get(name) or digits if digit in digits]
    if not both or (given and given not in digits):
        return False
    out.allowed[name] = both
    return True


_WRITERS: Mapping[str, Callable[[WrittenLayout, Mapping[str, Any], Layout], bool]] = {
    "extraregion": _extra_region,
    "xv": _letter,
    "killercage": _cage,
    "cage": _drawn_cage,
    "littlekillersum": _little_killer,
    "arrow": _arrow,
    "quadruple": _quadruple,
    "clone": _clone,
}
"""For keys in a form of their own."""

_UNKEYED: Mapping[str, Callable[[WrittenLayout, Mapping[str, Any], Layout], bool]] = {
    "diagonal": _diagonal,
    "regex": _regex,
}
"""For rules that some of their parameters give a key."""


def _write_negatives(out: WrittenLayout, negatives: list[Constraint], layout: Layout) -> None:
    """Write what holds for all neighbours without a mark, where f-puzzles exempts the same."""
    dots = _marked(out, "difference", "ratio")
    letters = _marked(out, "xv")
    by_relation: dict[str, dict[int, Constraint]] = {"difference": {}, "ratio": {}, "sum": {}}
    for rule in negatives:
        for part in rule.in_full(layout):
            fields = part.fields()
            exempt = {pair_of(pair) for pair in fields.get("except") or ()}
            known = by_relation[fields["relation"]]
            if exempt != (letters if fields["relation"] == "sum" else dots):
                out.unsaid.append(rule)
            else:
                known.setdefault(fields["value"], rule)
    ratios = {int(dot.get("value", 2)) for dot in out.keys.get("ratio", [])} or {2}
    expected = {
        "difference": {1},
        "ratio": {value for value in ratios if 1 <= value <= layout.size},
        "sum": {total for total in _LETTER_OF if total <= 2 * layout.size},
    }
    for relation, known in by_relation.items():
        if not known:
            continue
        if known.keys() != expected[relation]:
            out.unsaid += known.values()
        elif relation == "difference":
            out.keys["nonconsecutive"] = True
        else:
            out.keys.setdefault("negative", []).append("ratio" if relation == "ratio" else "xv")


def _marked(out: WrittenLayout, *keys: str) -> set[Pair]:
    """Neighbours with a mark of these keys."""
    pairs = {
        pair_of([name.lower() for name in entry["cells"]])
        for key in keys
        for entry in out.keys.get(key, [])
    }
    return {pair for pair in pairs if share_a_side(pair)}
