"""Every rule on boards with other digits than 1 to N: its definition, primitives and solutions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from tests.constraints.definitions import holds
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.constraints.random_rules import fits, random_rule
from tests.each import each

from nonet import Contradiction, Grid, Layout, LayoutError, solutions
from nonet.constraints import AllowedDigits
from nonet.constraints.registry import NAMES, constraint_of, fields_of
from nonet.layout import Constraint, House
from nonet.layout.primitives import DistinctDigits, Primitive

LAYOUTS = (
    Layout.of_size(4, digits="0-3"),
    Layout.of_size(4, digits="1-6"),
    Layout.latin(3, digits="0-8"),
    Layout.latin(4, digits="2-5"),
    Layout.boxes(2, 3, digits="0-5"),
    Layout.boxes(2, 3, digits="1-9"),
    Layout.of_size(9, digits="0-8"),
    Layout.free(4, 4, digits="0-5"),
    Layout.free(3, 3, digits="1-6", lines=True),
)
SMALL = LAYOUTS[:2] + LAYOUTS[2:3] + LAYOUTS[-2:-1]
TRIES = 60

REFUSED = {"dutch_flatmates", "roles", "values", "indexers", "second_digits"}
"""Rules that none of these boards has: they need the digits 1, 5 and 9 on 9×9, or a layer."""


class Case(NamedTuple):
    """A rule, a layout that it fits, and a full grid."""

    fields: dict[str, Any]
    rule: Constraint
    layout: Layout
    digits: bytes


def random_grid(layout: Layout, rng: random.Random) -> bytes:
    """A full grid: a Latin square of some of the digits, some cells changed, or any digits."""
    size, count = layout.size, len(layout.digits)
    if rng.random() < 0.3:
        return bytes(rng.randint(1, count) for _ in range(size * size))
    rows, columns = (rng.sample(range(size), size) for _ in range(2))
    digits = rng.sample(range(1, count + 1), size)
    grid = bytearray(digits[(row + column) % size] for row in rows for column in columns)
    for _ in range(rng.choice([0, 0, 1, 3])):
        grid[rng.randrange(len(grid))] = rng.randint(1, count)
    return bytes(grid)


def rule_for(name: str, layout: Layout, digits: bytes, rng: random.Random) -> Constraint | None:
    """A random rule that fits the layout, often with the clue that the digits give it."""
    try:
        rule = constraint_of(random_rule(name, layout, digits, rng), "here")
        if rng.random() < 0.6:
            rule = rule.read_on(layout, digits)
        rule.check_fits(layout)
    except LayoutError as error:
        assert "found" in str(error)  # noqa: PT017 (a clue that no digits have)
        return None
    return rule


def cases(name: str, count: int = TRIES) -> Iterator[Case]:
    """Random cases of one kind of rule."""
    rng = random.Random(name)
    layouts = [layout for layout in LAYOUTS if fits(name, layout)]
    for _ in range(count if layouts else 0):
        layout = rng.choice(layouts)
        digits = random_grid(layout, rng)
        rule = rule_for(name, layout, digits, rng)
        if rule is not None:
            yield Case(fields_of(rule), rule, layout, digits)


def obeys(rule: Constraint, layout: Layout, digits: bytes) -> bool:
    """Whether nothing breaks the rule."""
    return not any(rule.violations(layout, digits))


every_rule = each("name", [name for name in NAMES if name not in REFUSED])


@every_rule
def test_violations_are_what_the_rule_says(name: str) -> None:
    """There are violations exactly where the definition, which reads the digits, does not hold."""
    found = list(cases(name))
    for case in found:
        verdict = obeys(case.rule, case.layout, case.digits)
        assert verdict == holds(case.fields, case.layout, case.digits), case
    assert len(found) > TRIES // 6


RARELY_OBEYED = {
    "anti_king",
    "anti_knight",
    "global_entropy",
    "global_modular",
    "non_consecutive",
    "windows",
}


@each("name", [name for name in NAMES if name not in REFUSED | RARELY_OBEYED])
def test_random_rules_have_both_verdicts(name: str) -> None:
    """The random cases hold grids that obey the rule, and grids that break it."""
    verdicts = {obeys(case.rule, case.layout, case.digits) for case in cases(name, 2 * TRIES)}
    assert verdicts == {True, False}


@every_rule
def test_primitives_are_what_the_rule_says(name: str) -> None:
    """The primitives hold on the bytes of a grid exactly where its digits obey the rule."""
    for case in cases(name):
        count = len(case.layout.numbers)
        lowered = case.rule.lower(case.layout)
        lowered = tuple(map(_different, lowered))
        held = all(primitive_holds(part, case.digits, count) for part in lowered)
        assert held == obeys(case.rule, case.layout, case.digits), case


def _different(primitive: Primitive) -> Primitive:
    """A house, which may have fewer cells than there are digits, as different digits."""
    return DistinctDigits(primitive.cells) if isinstance(primitive, House) else primitive


def full_grid(layout: Layout, rng: random.Random) -> bytes:
    """A grid that obeys the houses: digits of a pattern, or any where there are no houses."""
    size, count = layout.size, len(layout.digits)
    if not layout.houses:
        return bytes(rng.randint(1, count) for _ in range(size * size))
    side = layout.box_shape[0] if layout.box_shape else 1
    digits = rng.sample(range(1, count + 1), size)
    shifts = [(row % side * side + row // side) if side > 1 else row for row in range(size)]
    return bytes(digits[(shift + column) % size] for shift in shifts for column in range(size))


def fillings(layout: Layout, digits: bytes) -> Iterator[bytes]:
    """All full grids with these digits that obey the houses."""
    empty = [cell for cell, digit in enumerate(digits) if digit == 0]
    for chosen in product(range(1, len(layout.digits) + 1), repeat=len(empty)):
        grid = bytearray(digits)
        for cell, digit in zip(empty, chosen, strict=True):
            grid[cell] = digit
        houses = ([grid[cell] for cell in house.cells] for house in layout.houses)
        if all(len(set(house)) == len(house) for house in houses):
            yield bytes(grid)


@every_rule
def test_solutions_are_all_grids_that_obey_the_rule(name: str) -> None:
    """The solver finds the grids that brute force finds by the definition of the rule."""
    rng = random.Random(name)
    layouts = [layout for layout in SMALL if fits(name, layout)]
    for _ in range(12 if layouts else 0):
        layout = rng.choice(layouts)
        full = full_grid(layout, rng)
        rule = rule_for(name, layout, full, rng)
        if rule is None:
            continue
        fields = fields_of(rule)
        empty = set(rng.sample(range(len(full)), 3 if len(layout.digits) > 6 else 4))
        digits = bytes(0 if cell in empty else digit for cell, digit in enumerate(full))
        expected = {grid for grid in fillings(layout, digits) if holds(fields, layout, grid)}
        givens = [
            AllowedDigits(cell, [digit + layout.shift])
            for cell, digit in enumerate(digits)
            if digit
        ]
        puzzle = Grid.empty(
            layout.with_constraints([rule, *(one.named(layout.size) for one in givens)])
        )
        try:
            found = {grid.digits for grid in solutions(puzzle)}
        except Contradiction:
            found = set()
        assert found == expected, (fields, layout)
