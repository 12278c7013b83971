"""The solver against brute force: rules filter all grids that the houses allow."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.constraints.random_rules import LAYOUTS, layouts_for, random_rule

from nonet import Grid, Layout, count, full_grid, solutions
from nonet.constraints.registry import NAMES, constraint_of
from nonet.errors import Contradiction, LayoutError

MOST = 400
"""Grids that are gone through for a puzzle."""


SEVERAL = [name for name in NAMES if len(layouts_for(name)) > 3]
"""Rules that fit several layouts."""


@cache
def base(layout: Layout, seed: int) -> tuple[Grid, tuple[bytes, ...]]:
    """A grid with some givens, and all ways to fill it by the houses alone."""
    rng = random.Random(seed)
    full = full_grid(layout, seed=seed)
    digits = bytearray(layout.cell_count)
    cells = rng.sample(range(layout.cell_count), layout.cell_count)
    while count(Grid(bytes(digits), layout=layout), limit=MOST) >= MOST:
        cell = cells.pop()
        digits[cell] = full.digits[cell]
    grid = Grid(bytes(digits), layout=layout)
    return grid, tuple(one.digits for one in solutions(grid))


def compare(names: list[str], rng: random.Random) -> bool:
    """Compare a puzzle with rules of these kinds; whether there is such a puzzle."""
    layout = rng.choice([one for one in LAYOUTS if all(one in layouts_for(name) for name in names)])
    grid, grids = base(layout, rng.randrange(8))
    digits = rng.choice(grids)
    try:
        rules = [constraint_of(random_rule(name, layout, digits, rng), name) for name in names]
        ruled = Layout(layout.size, layout.regions, rules)
    except LayoutError:
        return False
    expected = {one for one in grids if next(ruled.violations(one), None) is None}
    try:
        found = [one.digits for one in solutions(Grid(grid.digits, layout=ruled))]
    except Contradiction:  # two equal givens in a house of a rule
        found = []
    assert len(found) == len(set(found)), rules
    assert set(found) == expected, rules
    return True


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_just_the_solutions_of_brute_force(name: str) -> None:
    """No solution is lost or added by propagation and search, for any rule."""
    rng = random.Random(name)
    compared = sum(compare([name], rng) for _ in range(60))
    assert compared >= 10


def test_mixtures_of_rules_have_just_the_solutions_of_brute_force() -> None:
    """The same for several rules of random kinds together."""
    rng = random.Random(1)
    compared = sum(compare(rng.sample(SEVERAL, rng.randint(2, 5)), rng) for _ in range(600))
    assert compared >= 200
