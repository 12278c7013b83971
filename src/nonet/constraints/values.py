"""Values of cells: what a digit counts as, by the role of its cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from nonet.constraints import _machines
from nonet.constraints._base import Rule
from nonet.constraints._kept import kept
from nonet.constraints._roles import (
    check_role,
    layer_of_cells,
    places,
    variables_of_cells,
)
from nonet.constraints._violations import violations
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.primitives import Automaton, Indexed, Machine, Primitive, Relation
from nonet.layout.sentences import Sentence

_BETWEEN = re.compile(r"[,|]")
_FORM = re.compile(r"([+-]?)(?:(\d{1,2})\*?)?(d|digit)(?:([+-]\d{1,2}))?|([+-]?\d{1,2})")
_FAR = re.compile(r"(row|column|box)\[(?:d|digit)\]|(?:d|digit)\+(row|column|box)\((-?\d{1,2})\)")


class Form(NamedTuple):
    """A value that is ``factor · digit + offset``."""

    factor: int
    offset: int

    def of(self, digit: int) -> int:
        """The value of a digit."""
        return self.factor * digit + self.offset


class FarForm(NamedTuple):
    """A value that other cells of a house give, too.

    It is the digit at the place in the house that the digit says, or the digit and those of all
    other cells of the house with a role.
    """

    house: str
    role: int | None

    def may_be(self, digit: int, value: int, digits: range) -> bool:
        """Whether it can have this value for a digit."""
        if self.role is None:
            return value in digits
        return value >= digit


@dataclass(frozen=True, slots=True)
class Values(Rule):
    """The value of each cell follows from its digit and its role.

    Values are a layer of their own, so that every rule that names ``value:r1c1`` instead of
    ``r1c1`` is about the value: an arrow along ``value:r1c1-4``, a V between two.

    Parameters
    ----------
    layer
        Name of the layer of values.
    by
        Name of the layer of roles.
    forms
        For each value of that layer, in ascending order, what a cell counts as, with commas or
        bars between them (bars where the rule is typed): ``d`` for the digit, ``-d``, ``2d``,
        ``d+1``, ``-d+10``, ``0``. ``row[d]`` is the digit at the place d in the row, as indexers
        say it, and ``d+box(3)`` the digit and those in the box with the role 3, such as a
        vampire's and its prey's; so it is with *row*, *column* and *box*.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.layout import Layer
    >>> from nonet.constraints import Roles
    >>> layers = [Layer("negator"), Layer("value", "-9-9")]
    >>> rules = [Roles("negator", once=True), Values("value", "negator", "d,-d")]
    >>> Layout.of_size(9, layers=layers, constraints=rules).numbers
    range(-9, 10)
    """

    name: ClassVar[str] = "values"
    is_spatial: ClassVar[bool] = False

    layer: str
    by: str
    forms: str

    def _check(self) -> None:
        parse_forms(self.forms, self.name)

    def _check_fits(self, layout: Layout) -> None:
        layer_of_cells(layout, self.layer, self.name)
        roles = layer_of_cells(layout, self.by, self.name)
        forms = parse_forms(self.forms, self.name)
        for form in forms:
            if isinstance(form, FarForm):
                places(layout, form.house, self.name)
                if form.role is not None:
                    check_role(roles, form.role)
        count = len(forms)
        if count != len(roles.values):
            raise LayoutError(
                f"expected {len(roles.values)} forms of {self.name}, one for each value of "
                f"{self.by}, found {count}",
                "cells-exact",
                least=len(roles.values),
                most=len(roles.values),
                found=count,
            )

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """Pairs of digit and value, and of role and value; or a machine of all three."""
        table = self._table(layout)
        roles = variables_of_cells(layout, self.by)
        values = variables_of_cells(layout, self.layer)
        pairs = [(cell, values[cell]) for cell in layout.cells]
        found: list[Primitive] = [
            _relation(pairs, {(digit, value) for digit, _, value in table}, layout),
            _relation(
                [(roles[cell], values[cell]) for cell in layout.cells],
                {(role, value) for _, role, value in table},
                layout,
            ),
        ]
        if len({value for _, _, value in table}) < len(table):
            machine = _machine(frozenset(table), layout.numbers, self.name)
            found += [
                Automaton((cell, roles[cell], values[cell]), machine) for cell in layout.cells
            ]
        known = layer_of_cells(layout, self.by, self.name).values
        for role, form in zip(known, parse_forms(self.forms, self.name), strict=True):
            if isinstance(form, FarForm):
                found += self._far(form, role, layout)
        return tuple(found)

    def following(self, layout: Layout) -> frozenset[int]:
        """All values: they follow from digits and roles."""
        return frozenset(layout.variables(self.layer))

    def _far(self, form: FarForm, role: int, layout: Layout) -> Iterator[Primitive]:
        """For each cell what its value is where it has the role."""
        numbers = layout.numbers
        roles = variables_of_cells(layout, self.by)
        values = variables_of_cells(layout, self.layer)
        for cell, house in places(layout, form.house, self.name).items():
            if form.role is None:
                targets = tuple([house.get(number, -1) for number in numbers])
                yield Indexed(roles[cell], 1 << role - numbers.start, cell, targets, values[cell])
            else:
                others = [other for other in house.values() if other != cell]
                pairs = [at for other in others for at in (roles[other], other)]
                line = (roles[cell], cell, *pairs, values[cell])
                yield Automaton(line, _with_others(numbers, role, form.role, self.name, len(line)))

    def _table(self, layout: Layout) -> list[tuple[int, int, int]]:
        """All digits, roles and the values that they give."""
        known = layer_of_cells(layout, self.layer, self.name).values
        roles = layer_of_cells(layout, self.by, self.name).values
        forms = parse_forms(self.forms, self.name)
        return [
            (digit, role, value)
            for role, form in zip(roles, forms, strict=True)
            for digit in layout.digits
            for value in known
            if (
                form.may_be(digit, value, layout.digits)
                if isinstance(form, FarForm)
                else value == form.of(digit)
            )
        ]

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """A cell with its variables, where the value is another."""
        for primitive in self.lower(layout):
            yield from violations(primitive, digits, len(layout.numbers))

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words."""
        del layout
        return Sentence(
            "rule-values", (("layer", self.layer), ("by", self.by), ("forms", self.forms))
        )


def parse_forms(text: str, what: str) -> tuple[Form | FarForm, ...]:
    """The forms of a text.

    Raises
    ------
    LayoutError
        A form is none of those of `Values`.

    Examples
    --------
    >>> parse_forms("d,-d,2d+1,0", "values")
    (Form(factor=1, offset=0), Form(factor=-1, offset=0), Form(factor=2, offset=1), \
Form(factor=0, offset=0))
    >>> parse_forms("row[d]|d+box(3)", "values")
    (FarForm(house='row', role=None), FarForm(house='box', role=3))
    """
    found: list[Form | FarForm] = []
    for part in _BETWEEN.split(text):
        far = _FAR.fullmatch(part.strip())
        if far is not None:
            found.append(FarForm(far[1] or far[2], int(far[3]) if far[3] else None))
            continue
        match = _FORM.fullmatch(part.strip())
        if match is None:
            raise LayoutError(
                f"expected forms such as d, -d, 2d, d+1 or row[d] of {what}, found {part[:40]!r}",
                "word",
                word=part[:40],
            )
        sign, factor, has_digit, offset, alone = match.groups()
        if has_digit is None:
            found.append(Form(0, int(alone)))
        else:
            found.append(Form(int(f"{sign}{factor or 1}"), int(offset or 0)))
    return tuple(found)


def _relation(
    pairs: list[tuple[int, int]], allowed: set[tuple[int, int]], layout: Layout
) -> Relation:
    table = [0] * len(layout.numbers)
    first = layout.numbers.start
    for x, y in allowed:
        table[x - first] |= 1 << y - first
    return Relation(tuple(cell for pair in pairs for cell in pair), tuple(table))


@kept
def _machine(table: frozenset[tuple[int, int, int]], numbers: range, name: str) -> Machine:
    """Of digit, role and value, those of a table."""
    starts = {row[:count] for row in table for count in range(3)}

    def read(state: tuple[int, ...], number: int) -> tuple[int, ...] | None:
        after = (*state, number)
        if len(after) == 3:
            return after if after in table else None
        return after if after in starts else None

    def shortened(state: tuple[int, ...], number: int) -> tuple[int, ...] | None:
        after = read(state, number)
        return (0, 0, 0) if after is not None and len(after) == 3 else after

    start: tuple[int, ...] = ()
    return _machines.build(numbers, [start], shortened, lambda state: len(state) == 3, name, 3)


@kept
def _with_others(numbers: range, role: int, other: int, name: str, length: int) -> Machine:
    """Of a role and a digit, then roles and digits of a house, then the value: what they make.

    The value is the first digit and those with the other role, where the first has its role. States
    are the number of cells read, the total, and whether the digit that comes is added.
    """

    def read(state: tuple[int, int, bool], number: int) -> tuple[int, int, bool] | None:
        count, total, is_added = state
        if count < 0:
            return state
        if count == 0 and number != role:
            return (-1, 0, False)
        if count == length - 1:
            return (length, 0, False) if number == total else None
        if count % 2 == 0:
            return (count + 1, total, count == 0 or number == other)
        after = total + number if is_added else total
        return (count + 1, after, False) if after <= numbers[-1] else None

    start = (0, 0, False)
    return _machines.build(numbers, [start], read, lambda s: s[0] in (-1, length), name, length)
