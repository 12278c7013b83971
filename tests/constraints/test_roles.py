"""Cells with roles and their values, against a plain program that tries everything."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from tests.each import each

import nonet
from nonet import Grid, Layout, LayoutError
from nonet.constraints import Roles, Values
from nonet.layout import Layer

FORMS: dict[str, Callable[[int, int], int]] = {
    "d,-d": lambda digit, role: digit if role == 1 else -digit,
    "d,2d": lambda digit, role: digit * role,
    "d,d+1": lambda digit, role: digit + role - 1,
    "d,0": lambda digit, role: digit * (role == 1),
    "-d+5,3": lambda digit, role: 5 - digit if role == 1 else 3,
}


def all_grids(layout: Layout) -> list[tuple[int, ...]]:
    """All ways to fill the cells."""
    return [tuple(grid.digits) for grid in nonet.solutions(Grid.empty(layout))]


def marked(size: int, each_house: int) -> Iterator[tuple[int, ...]]:
    """All ways to give 2 to this many cells of each row and column, and 1 to the others."""
    rows = [row for row in product((1, 2), repeat=size) if row.count(2) == each_house]
    for chosen in product(rows, repeat=size):
        columns = zip(*chosen, strict=True)
        if all(column.count(2) == each_house for column in columns):
            yield tuple(cell for row in chosen for cell in row)


@each("number", [0, 1, 2, 3])
def test_roles_are_counted(number: int) -> None:
    """Just this many in each row and column, for all ways to fill the rest."""
    bare = Layout.latin(3)
    layout = Layout.latin(3, layers=Layer("role"), constraints=Roles("role", each=number))
    expected = len(all_grids(bare)) * len(list(marked(3, number)))
    assert nonet.count(Grid.empty(layout), limit=None) == expected


def test_each_digit_has_the_role_once() -> None:
    """Of nine cells of 3×3 three have it, and no two of them one digit."""
    layout = Layout.latin(3, layers=Layer("role"), constraints=Roles("role", once=True))
    expected = sum(
        {digit for digit, role in zip(grid, roles, strict=True) if role == 2} == {1, 2, 3}
        for grid in all_grids(Layout.latin(3))
        for roles in marked(3, 1)
    )
    assert nonet.count(Grid.empty(layout), limit=None) == expected == 36
    for solution in nonet.solutions(Grid.empty(layout)):
        pairs = zip(solution.digits, solution.layer("role"), strict=True)
        assert sorted(digit for digit, role in pairs if role == 2) == [1, 2, 3]


@each("forms", list(FORMS))
def test_values_follow_from_digits_and_roles(forms: str) -> None:
    """In all solutions, and rules about values hold of them alone."""
    layers = [Layer("role"), Layer("value", "-6-8")]
    rules = [Roles("role"), Values("value", "role", forms)]
    layout = Layout.latin(3, layers=layers, constraints=rules)
    solutions = list(nonet.solutions(Grid.empty(layout)))
    assert len(solutions) == 12 * 6
    for solution in solutions:
        triples = zip(solution.digits, solution.layer("role"), solution.layer("value"), strict=True)
        assert all(value == FORMS[forms](digit, role or 0) for digit, role, value in triples)
    for total in random.Random(forms).sample(range(-5, 9), 4):
        summed = layout.with_constraints([*rules, f"sum {total} value:r1c1-3"])
        expected = sum(sum(v or 0 for v in s.layer("value")[:3]) == total for s in solutions)
        assert nonet.count(Grid.empty(summed), limit=None) == expected


def test_wrong_values_are_violations() -> None:
    """A value that the digit does not have in its role is seen, and no right one is."""
    layers = [Layer("role"), Layer("value", "-6-8")]
    layout = Layout.latin(2, layers=layers, constraints=[Values("value", "role", "d,2d")])
    shift = layout.shift
    places = bytes([1 - shift, 0, 0, 0, 2 - shift, 0, 0, 0])
    for value in range(-6, 9):
        found = list(
            layout.constraints[0].violations(layout, places + bytes([value - shift, 0, 0, 0]))
        )
        assert bool(found) is (value != 2)


@each(
    "case",
    [
        ([Roles("role")], [], "a layer of the cells for roles"),
        ([Roles("role")], [Layer("role", count=9)], "a layer of the cells for roles"),
        ([Roles("role", role=4)], [Layer("role")], "one of the values 1, 2 of role"),
        ([Roles("role", each=10)], [Layer("role")], "a number of cells from 0 to 9"),
        ([Values("value", "role", "d")], [Layer("role"), Layer("value", "1-9")], "2 forms"),
        ([Values("value", "role", "d,2d")], [Layer("role")], "a layer of the cells for values"),
    ],
)
def test_roles_without_layers_are_refused(case: tuple[list[object], list[Layer], str]) -> None:
    """In words that say what was expected."""
    rules, layers, words = case
    with pytest.raises(LayoutError) as caught:
        Layout.of_size(9, layers=layers, constraints=rules)  # type: ignore[arg-type]
    assert words in str(caught.value)


@each("forms", ["", "d,,d", "d|", "x", "d*d", "d^2", "999"])
def test_forms_are_closed(forms: str) -> None:
    """Nothing but multiples of the digit and numbers."""
    with pytest.raises(LayoutError):
        Values("value", "role", forms)


def test_roles_are_read_back() -> None:
    """From JSON, and typed."""
    layers = [Layer("negator"), Layer("value", "-9-9")]
    rules = ["roles negator 2 1 once", "values value negator d|-d", "arrow value:r1c1 value:r1c2-4"]
    layout = Layout.of_size(9, layers=layers, constraints=rules)
    assert Layout.from_json(layout.to_json()) is layout
    assert layout.constraints[0] == Roles("negator", once=True)
