"""Values of cells: what a digit counts as, by the role of its cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from nonet.constraints import _machines
from nonet.constraints._base import Rule
from nonet.constraints._kept import kept
from nonet.constraints._violations import violations
from nonet.constraints.roles import layer_of_cells, variables_of_cells
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.primitives import Automaton, Machine, Primitive, Relation
from nonet.layout.sentences import Sentence

_BETWEEN = re.compile(r"[,|]")
_FORM = re.compile(r"([+-]?)(?:(\d{1,2})\*?)?(d|digit)(?:([+-]\d{1,2}))?|([+-]?\d{1,2})")


class Form(NamedTuple):
    """A value that is ``factor · digit + offset``."""

    factor: int
    offset: int

    def of(self, digit: int) -> int:
        """The value of a digit."""
        return self.factor * digit + self.offset


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
        ``d+1``, ``-d+10``, ``0``.

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
        count = len(parse_forms(self.forms, self.name))
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
        return tuple(found)

    def following(self, layout: Layout) -> frozenset[int]:
        """All values: they follow from digits and roles."""
        return frozenset(layout.variables(self.layer))

    def _table(self, layout: Layout) -> list[tuple[int, int, int]]:
        """All digits, roles and the values that they give."""
        known = layer_of_cells(layout, self.layer, self.name).values
        roles = layer_of_cells(layout, self.by, self.name).values
        forms = parse_forms(self.forms, self.name)
        return [
            (digit, role, form.of(digit))
            for role, form in zip(roles, forms, strict=True)
            for digit in layout.digits
            if form.of(digit) in known
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


def parse_forms(text: str, what: str) -> tuple[Form, ...]:
    """The forms of a text.

    Raises
    ------
    LayoutError
        A form is no multiple of the digit, or is larger than any value.

    Examples
    --------
    >>> parse_forms("d,-d,2d+1,0", "values")
    (Form(factor=1, offset=0), Form(factor=-1, offset=0), Form(factor=2, offset=1), \
Form(factor=0, offset=0))
    """
    found = []
    for part in _BETWEEN.split(text):
        match = _FORM.fullmatch(part.strip())
        if match is None:
            raise LayoutError(
                f"expected forms such as d, -d, 2d or d+1 of {what}, found {part[:40]!r}",
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
