"""Rules of files: made with the errors of files, named where a format cannot say them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

from nonet.constraints.registry import kind_of, known_as, table
from nonet.errors import FormatError, LayoutError
from nonet.formats._layouts import OF_HOUSES, cells_of
from nonet.formats.format import LAYOUT, lost_rules
from nonet.layout import Constraint, Diagonals, Layout
from nonet.layout.coordinates import cell_of
from nonet.layout.names import NO_NAMES, Key

Pair = frozenset[str]
"""Two cells."""

Program = Literal["fpuzzles", "iss", "sudokupad"]
"""Programs whose names of rules the rules have."""


def rule(name: str, place: str, **fields: Any) -> Constraint:
    """The rule of a name with these parameters.

    Raises
    ------
    FormatError
        They make no such rule; says where.
    """
    try:
        return kind_of(name).from_fields(fields)
    except LayoutError as error:
        raise FormatError(f"{error}, at {place}") from None


def cage_of(cells: Sequence[str], total: int | None, place: str) -> Constraint:
    """The cage of cells with this total, or with any.

    Raises
    ------
    FormatError
        They make none; says where.
    """
    return rule(name_of_area("cage"), place, cells=list(cells), sum=total)


def is_cage(rule: Constraint) -> bool:
    """Whether a rule is such a cage."""
    return area_of(rule) == "cage"


def extra_region(cells: Iterable[str], place: str) -> Constraint:
    """That the digits in cells differ.

    Raises
    ------
    FormatError
        They make no such rule; says where.
    """
    return rule(name_of_area("region"), place, cells=list(cells))


def is_extra_region(rule: Constraint) -> bool:
    """Whether a rule is only that the digits in cells differ."""
    return area_of(rule) == "region"


def area_of(rule: Constraint) -> str:
    """The area of cells that a rule is, as `Names` has them; empty: none."""
    return known_as().get(rule.name, NO_NAMES).area


@table
def name_of_area(area: str) -> str:
    """The rule that is such an area of cells, as `Names` has them.

    Examples
    --------
    >>> name_of_area("region")
    'all_different'
    """
    return next(name for name, known in known_as().items() if known.area == area)


@table
def keyed(program: Program, form: str) -> Mapping[str, tuple[str, Key]]:
    """The rules that a program has in a form (`Key`), by what it calls them.

    Examples
    --------
    >>> keyed("fpuzzles", "grid")["antiking"][0]
    'anti_king'
    """
    return {
        key.name: (name, key)
        for name, keys in _keys(program).items()
        for key in keys
        if key.form == form
    }


@table
def named(program: Program) -> Mapping[str, str]:
    """The rules that a program has, whatever their form, by what it calls them.

    Examples
    --------
    >>> named("iss")["BlackDot"]
    'ratio'
    """
    return {
        key.name: name
        for name, keys in _keys(program).items()
        for key in keys
        if key.form != "table"
    }


def known_keys(name: str, program: Program) -> tuple[Key, ...]:
    """The names that a program has for a rule, the usual one first."""
    return _keys(program).get(name, ())


@table
def _keys(program: Program) -> Mapping[str, tuple[Key, ...]]:
    found: dict[str, Key | tuple[Key, ...] | None]
    found = {name: getattr(known, program) for name, known in known_as().items()}
    return {
        name: keys if isinstance(keys, tuple) else (keys,) for name, keys in found.items() if keys
    }


def known_key(name: str, program: Program) -> Key | None:
    """The usual one of them; None where there is none."""
    return next(iter(known_keys(name, program)), None)


def fewest_cells(name: str) -> int:
    """How many cells a rule of this name has at least."""
    return kind_of(name).least


def losses_of_rules(unsaid: Iterable[Constraint]) -> Iterator[str]:
    """The losses, in words, where these rules are left out; the layout is another one then."""
    unsaid = tuple(unsaid)
    if unsaid:
        yield LAYOUT
    for name in dict.fromkeys(rule.name for rule in unsaid):
        yield lost_rules(name)


def negatives(relation: str, values: Iterable[int], marked: Iterable[Pair]) -> Iterator[Constraint]:
    """No neighbours have the relation, except those that are marked."""
    exempt = [sorted(pair) for pair in dict.fromkeys(marked) if share_a_side(pair)]
    for value in values:
        fields = {"relation": relation, "value": value, "except": exempt}
        yield rule("negative", "$", **fields).in_short()


def with_both_diagonals(rules: Iterable[Constraint]) -> list[Constraint]:
    """The same rules, with two single diagonals as both together."""
    found = list(rules)
    single = [rule for rule in found if rule.name == "diagonal"]
    if len({rule.fields()["which"] for rule in single}) == 2:
        found = [Diagonals(), *(rule for rule in found if rule.name != "diagonal")]
    return found


def with_known_houses(rules: Iterable[Constraint], layout: Layout) -> list[Constraint]:
    """The same rules, with extra regions that are windows or disjoint groups as these."""
    found = list(rules)
    index = layout.indices
    for known in OF_HOUSES:
        if isinstance(known, Diagonals):
            continue
        extra = {
            tuple(sorted(map(index.__getitem__, rule.fields()["cells"]))): rule
            for rule in found
            if is_extra_region(rule)
        }
        houses = cells_of(known, layout)
        if houses and houses <= extra.keys() and known not in found:
            replaced = {id(extra[house]) for house in houses}
            found = [known, *(rule for rule in found if id(rule) not in replaced)]
    return found


def pair_of(cells: Sequence[str]) -> Pair:
    """The two cells of a rule of pairs, in no order."""
    return frozenset(cells)


def share_a_side(pair: Pair) -> bool:
    """Whether two cells are neighbours; variables of layers are none."""
    if not all(cell == cell_of(cell) for cell in pair):
        return False
    (row, column), (other_row, other_column) = (
        tuple(map(int, cell[1:].split("c"))) for cell in pair
    )
    return abs(row - other_row) + abs(column - other_column) == 1
