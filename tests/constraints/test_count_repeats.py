"""Repeats of digits in groups: what is counted, what is refused, and a whole puzzle of mistakes."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest
from tests.constraints.definitions import holds

import nonet
from nonet import Grid, Layout, LayoutError, NoSolution
from nonet.constraints import (
    AllOf,
    AllowedDigits,
    AnyOf,
    Clone,
    ContainsExactly,
    CountRepeats,
    Not,
    Sum,
)
from nonet.constraints.registry import constraint_of, fields_of
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.layout import Constraint

FOUR = Layout.latin(4)
DIAGONALS = ["r1c1 r2c2 r3c3 r4c4", "r1c4 r2c3 r3c2 r4c1"]


def test_all_pairs_of_a_group_are_counted() -> None:
    """Three equal digits are three repeats, and two cells of two groups count twice."""
    rule = CountRepeats(["r1c1-4", "r1c1-2"], [(1, 3), (2, 1)])
    for digits in product((1, 2, 3), repeat=4):
        groups = digits, digits[:2]
        found = [sum(p == (d, d) for g in groups for p in combinations(g, 2)) for d in (1, 2)]
        grid = bytes((*digits, *[4] * 12))
        assert (not any(rule.violations(FOUR, grid))) == (found == [3, 1])


def test_solutions_are_those_of_brute_force() -> None:
    """Latin squares with given repeats on their diagonals are counted as one by one."""
    squares = [solution.digits for solution in nonet.solutions(Grid.empty(FOUR))]
    rng = random.Random(81)
    for _ in range(60):
        groups = DIAGONALS[: rng.randint(1, 2)] + ["r1c2 r2c3 r3c4"][: rng.randint(0, 1)]
        lines: dict[str, Any] = {
            "groups": [group.split() for group in groups],
            "type": "count_repeats",
        }
        digits = rng.choice(squares)
        wanted = [[d, repeats(lines, digits, d)] for d in rng.sample(range(1, 5), 2)]
        fields = {**lines, "repeats": wanted}
        rule = constraint_of(fields, "here")
        expected = sum(holds(fields, FOUR, square) for square in squares)
        assert expected
        layout = Layout.latin(4, constraints=[rule])
        assert nonet.count(Grid.empty(layout), limit=None) == expected


def repeats(fields: dict[str, Any], digits: bytes, digit: int) -> int:
    """How often a grid repeats a digit."""
    for number in range(20):
        if holds({**fields, "repeats": [[digit, number]]}, FOUR, digits):
            return number
    raise AssertionError(digits)


def test_lines_and_objects_are_the_same_rule() -> None:
    """Digits and numbers are typed as pairs, before the groups."""
    line = "count-repeats 1:1 2:0 r1c1 r2c2 r3c3 / r1c3 r3c1"
    rule = parse_rule(line)
    assert write_rule(rule) == line
    assert fields_of(rule)["repeats"] == [[1, 1], [2, 0]]
    assert constraint_of(fields_of(rule), "here") == rule


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: CountRepeats([], [(1, 1)]), "expected one or more groups of count_repeats"),
        (lambda: CountRepeats(["r1c1-2"], []), "expected one or more digits of count_repeats"),
        (lambda: CountRepeats(["r1c1"], [(1, 1)]), "expected 2 or more cells of count_repeats"),
        (lambda: CountRepeats(["r1c1 r1c1"], [(1, 1)]), "found r1c1 twice"),
        (lambda: CountRepeats(["r1c1-2"], [(1, 0), (1, 1)]), "found two for 1"),
        (lambda: CountRepeats(["r1c1-2"], [(1, 2)]), "from 0 to 1 of count_repeats, found 2"),
        (lambda: CountRepeats(["r1c1-3"], [(1, 2)]), "groups of these sizes can have, found 2"),
        (lambda: CountRepeats(["r1c1-2"], [(5, 1)]), "digits from 1 to 4 of count_repeats, found"),
        (lambda: CountRepeats(["r1c1 r9c9"], [(1, 1)]), "of count_repeats, found r9c9"),
    ],
)
def test_what_makes_no_rule_is_refused(make: Callable[[], Constraint], message: str) -> None:
    """Numbers that cannot be, and what is missing, are refused in a sentence."""
    with pytest.raises(LayoutError, match=message):
        Layout.latin(4, constraints=[make()])


def cell(row: int, column: int) -> str:
    """The cell of a board of 4 × 4 cells, laid along the diagonal of a Latin square of 16 × 16.

    No two of them are in a line, so that they are as free as those of a board without houses.
    """
    at = 4 * row + column + 1
    return f"r{at}c{at}"


def total(cells: list[str], least: int, most: int) -> AnyOf:
    """The cells sum to a number from `least` to `most`."""
    return AnyOf([Sum(cells, number) for number in range(least, most + 1)])


# "Mistakes Were Made" by bad_fetus: puzzle 81 of the challenge set of SakanaAI/Sudoku-Bench.
MISTAKES = "3132424132132144"


def test_a_puzzle_of_mistakes_has_the_solution_of_its_author() -> None:
    """Each digit N is four times in the grid, with N mistakes in rows, columns and boxes."""
    rows = [[cell(row, column) for column in range(4)] for row in range(4)]
    columns = list(map(list, zip(*rows, strict=True)))
    boxes = [
        [rows[top + down][left + right] for down in (0, 1) for right in (0, 1)]
        for top in (0, 2)
        for left in (0, 2)
    ]
    board = [name for row in rows for name in row]
    rules: list[Constraint] = [
        *(AllowedDigits(name, [1, 2, 3, 4]) for name in board),
        ContainsExactly(board, [1, 2, 3, 4] * 4),
        CountRepeats([*rows, *columns, *boxes], [(1, 1), (2, 2), (3, 3), (4, 4)]),
        *(total(columns[0], 4, 12), total(columns[1], 4, 6)),
        *(total(rows[1], 11, 16), total(rows[3], 11, 16)),
        *(Clone([[rows[3][2]], [rows[3][3]]]), Clone([[rows[2][2]], [rows[1][3]]])),
    ]
    layout = Layout.latin(16, constraints=rules)
    found = nonet.solve(Grid.empty(layout)).digits
    assert "".join(str(found[17 * at]) for at in range(16)) == MISTAKES
    same = AllOf(
        [AllowedDigits(name, [int(digit)]) for name, digit in zip(board, MISTAKES, strict=True)]
    )
    with pytest.raises(NoSolution):
        nonet.solve(Grid.empty(Layout.latin(16, constraints=[*rules, Not(same)])))
