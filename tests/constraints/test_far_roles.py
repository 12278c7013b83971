"""Indexers, vampires and cells with two digits, against a plain program that tries everything."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product

import pytest
from tests.each import each

import nonet
from nonet import Grid, Layout, LayoutError
from nonet.constraints import Indexers, Roles, SecondDigits, Values
from nonet.layout import Layer

SIZE = 3
Square = tuple[int, ...]

LINES: dict[str, Callable[[int], list[int]]] = {
    "row": lambda cell: [cell // SIZE * SIZE + at for at in range(SIZE)],
    "column": lambda cell: [at * SIZE + cell % SIZE for at in range(SIZE)],
}


def squares(size: int = SIZE) -> list[Square]:
    """All Latin squares."""
    rows = list(permutations(range(1, size + 1)))
    return [
        tuple(digit for row in found for digit in row)
        for found in product(rows, repeat=size)
        if all(len(set(column)) == size for column in zip(*found, strict=True))
    ]


def two_roles() -> Iterator[Square]:
    """All ways to give 2 and 3 to one cell each of each row and column, and 1 to the others."""
    for twos, threes in product(permutations(range(SIZE)), repeat=2):
        if all(x != y for x, y in zip(twos, threes, strict=True)):
            roles = [1] * SIZE**2
            for row in range(SIZE):
                roles[row * SIZE + twos[row]] = 2
                roles[row * SIZE + threes[row]] = 3
            yield tuple(roles)


def points(digits: Square, roles: Square, rule: Indexers) -> bool:
    """Whether the rule holds, by its words."""
    for cell, (digit, role) in enumerate(zip(digits, roles, strict=True)):
        if role == rule.role:
            line = LINES[rule.along](cell)
            target = line[digit - 1]
            if rule.to and roles[target] != rule.to:
                return False
            if not rule.to and digits[target] != line.index(cell) + 1:
                return False
    return True


RULES = [
    *(Indexers("role", 2, along, to) for along in LINES for to in (0, 1, 2, 3)),
    Indexers("role", 3, "row", 2),
]


@each("rule", RULES)
def test_indexers_say_where_a_cell_is(rule: Indexers) -> None:
    """The solver finds the grids with roles that a plain program finds, and no others."""
    rules = [Roles("role", 2), Roles("role", 3), rule]
    layout = Layout.latin(SIZE, layers=Layer("role", "1-3"), constraints=rules)
    found = {
        (tuple(solution.digits), solution.layer("role"))
        for solution in nonet.solutions(Grid.empty(layout))
    }
    expected = {
        (digits, roles)
        for digits in squares()
        for roles in two_roles()
        if points(digits, roles, rule)
    }
    assert found == expected


@each("along", ["row", "column", "box"])
def test_indexers_are_violated(along: str) -> None:
    """Random full grids have violations just where the rule does not hold by its words."""
    rng = random.Random(along)
    boxes = {
        "box": lambda cell: [
            y for y in range(16) if y // 8 == cell // 8 and y % 4 // 2 == cell % 4 // 2
        ]
    }
    lines = {
        "row": lambda cell: [cell // 4 * 4 + at for at in range(4)],
        "column": lambda cell: [at * 4 + cell % 4 for at in range(4)],
    } | boxes
    verdicts = set()
    for _ in range(200):
        to = rng.choice([0, 1, 2])
        rule = Indexers("role", 2, along, to)
        layout = Layout.of_size(4, layers=Layer("role", "1-2"), constraints=rule)
        digits = [rng.randint(1, 4) for _ in range(16)]
        roles = [2 if rng.random() < 0.15 else 1 for _ in range(16)]
        holds = True
        for cell in range(16):
            line = lines[along](cell)
            target = line[digits[cell] - 1]
            right = roles[target] == to if to else digits[target] == line.index(cell) + 1
            holds = holds and (roles[cell] == 1 or right)
        places = layout.places(bytes(digits), bytes(role - layout.shift for role in roles))
        assert any(rule.violations(layout, places)) is not holds
        verdicts.add(holds)
    assert verdicts == {True, False}


FAR: dict[str, Callable[[Square, Square, int], int]] = {
    "row[d]": lambda digits, _, cell: digits[LINES["row"](cell)[digits[cell] - 1]],
    "column[d]": lambda digits, _, cell: digits[LINES["column"](cell)[digits[cell] - 1]],
    "d+row(3)": lambda digits, roles, cell: digits[cell] + _of_role(digits, roles, "row", cell),
    "d+column(3)": lambda digits, roles, cell: (
        digits[cell] + _of_role(digits, roles, "column", cell)
    ),
}


def _of_role(digits: Square, roles: Square, along: str, cell: int) -> int:
    return sum(digits[other] for other in LINES[along](cell) if roles[other] == 3)


@each("form", list(FAR))
def test_values_may_be_far(form: str) -> None:
    """A cell of role 2 counts as what its line says, one of role 3 as nothing."""
    layers = [Layer("role", "1-3"), Layer("value", "0-6")]
    rules = [Roles("role", 2), Roles("role", 3), Values("value", "role", f"d,{form},0")]
    layout = Layout.latin(SIZE, layers=layers, constraints=rules)
    found = {
        (tuple(solution.digits), solution.layer("role"), solution.layer("value"))
        for solution in nonet.solutions(Grid.empty(layout))
    }
    expected = set()
    for digits, roles in product(squares(), two_roles()):
        by_role = {1: digits.__getitem__, 2: lambda cell, d=digits, r=roles: FAR[form](d, r, cell)}
        values = tuple(by_role[r](cell) if r < 3 else 0 for cell, r in enumerate(roles))
        expected.add((digits, roles, values))
    assert found == expected
    for total in range(12):
        summed = layout.with_constraints([*rules, f"sum {total} value:r1-2c1"])
        expected_count = sum(values[0] + values[3] == total for _, _, values in expected)
        assert nonet.count(Grid.empty(summed), limit=None) == expected_count


@each("form", list(FAR))
def test_wrong_far_values_are_violations(form: str) -> None:
    """Of all values of a cell just one breaks nothing."""
    layers = [Layer("role", "1-3"), Layer("value", "0-9")]
    rule = Values("value", "role", f"d,{form},0")
    layout = Layout.latin(SIZE, layers=layers, constraints=rule)
    rng = random.Random(form)
    for _ in range(20):
        digits = rng.choice(squares())
        roles = rng.choice(list(two_roles()))
        cell = roles.index(2)
        unknown = bytearray(18)
        unknown[:9] = bytes(role - layout.shift for role in roles)
        right = []
        for value in range(10):
            unknown[9 + cell] = value - layout.shift
            places = layout.places(bytes(digits), bytes(unknown))
            if not any(rule.violations(layout, places)):
                right.append(value)
        assert right == [FAR[form](digits, roles, cell)]


def doubled_rows(size: int, digits: range) -> Iterator[tuple[tuple[int, int], ...]]:
    """All rows of cells with one or two digits, -1 for none, which hold each digit once."""
    extra = len(digits) - size
    for doubled in combinations(range(size), extra):
        for order in permutations(digits):
            row, at = [], 0
            for cell in range(size):
                two = cell in doubled
                row.append((order[at], order[at + 1] if two else -1))
                at += 1 + two
            if all(second == -1 or first < second for first, second in row):
                yield tuple(row)


@each("case", [(2, 3), (3, 4), (2, 4), (3, 3)])
def test_houses_hold_all_digits_once_in_cells_with_two(case: tuple[int, int]) -> None:
    """The solver finds all grids of rows and columns with second digits, and no others."""
    size, count = case
    digits = range(count)
    layout = Layout.latin(
        size,
        digits=f"0-{count - 1}",
        layers=Layer("second", f"-1-{count - 1}"),
        constraints=SecondDigits("second"),
    )
    found = {
        tuple(zip((digit - 1 for digit in grid.digits), grid.layer("second"), strict=True))
        for grid in nonet.solutions(Grid.empty(layout))
    }
    rows = list(dict.fromkeys(doubled_rows(size, digits)))
    expected = set()
    for chosen in product(rows, repeat=size):
        columns = [
            sorted(digit for cell in column for digit in cell if digit >= 0)
            for column in zip(*chosen, strict=True)
        ]
        if all(column == list(digits) for column in columns):
            expected.add(tuple(cell for row in chosen for cell in row))
    assert found == expected
    assert expected or case == (2, 4)


def test_second_digits_count_in_sums() -> None:
    """A cell with two digits counts as their sum, by a value for each second digit."""
    layout = Layout.latin(
        3,
        digits="0-3",
        layers=[Layer("second", "-1-3"), Layer("value", "0-6")],
        constraints=["second-digits second", "values value second d|d|d+1|d+2|d+3"],
    )
    for solution in nonet.solutions(Grid.empty(layout)):
        seconds, values = solution.layer("second"), solution.layer("value")
        for digit, second, value in zip(solution.digits, seconds, values, strict=True):
            assert value == digit - 1 + max(second or 0, 0)
        assert sum(v or 0 for v in values[:3]) == 6


@each(
    "case",
    [
        ([Indexers("role")], [], "a layer of the cells for indexers"),
        ([Indexers("role", 4)], [Layer("role")], "one of the values 1, 2 of role"),
        ([Indexers("role", 2, to=4)], [Layer("role")], "one of the values 1, 2 of role"),
        ([SecondDigits("role")], [Layer("role")], "the values 0-4 of the layer role"),
        (["values value role d|box(2)"], [Layer("role"), Layer("value", "1-9")], "found 'box(2)'"),
        ([Values("value", "role", "d,d+box(4)")], [Layer("role"), Layer("value", "1-9")], "1, 2"),
    ],
)
def test_what_does_not_fit_is_refused(case: tuple[list[object], list[Layer], str]) -> None:
    """In words that say what was expected."""
    rules, layers, words = case
    with pytest.raises(LayoutError) as caught:
        Layout.of_size(4, layers=layers, constraints=rules)  # type: ignore[arg-type]
    assert words in str(caught.value)


def test_places_in_boxes_need_boxes() -> None:
    """Of a layout without regions, and along what is no house."""
    with pytest.raises(LayoutError, match="boxes for indexers"):
        Layout.latin(4, layers=Layer("role"), constraints=Indexers("role", 2, "box"))
    with pytest.raises(LayoutError, match="row, column, box for indexers"):
        Indexers("role", 2, "line")
    with pytest.raises(LayoutError, match="two digits for each cell"):
        Layout.latin(2, digits="0-4", layers=Layer("x2", "-1-4"), constraints=SecondDigits("x2"))


def test_they_are_read_back() -> None:
    """From JSON, and typed."""
    layers = [Layer("role", "1-3"), Layer("value", "0-8")]
    typed = [
        "indexers role 2 row 3",
        "indexers role 3 column",
        "values value role d|row[d]|d+box(2)",
    ]
    layout = Layout.of_size(4, layers=layers, constraints=typed)
    assert Layout.from_json(layout.to_json()) is layout
    assert Indexers("role", 2, "row", 3) in layout.constraints
    assert Indexers("role", 3, "column") in layout.constraints
    for rule in layout.constraints:
        rule.sentence(layout)
