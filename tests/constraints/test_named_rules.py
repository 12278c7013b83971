"""Rules that setters know by a name of their own: all ways to fill their cells are tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import NamedTuple

from tests.constraints.definitions import holds
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.each import each

import nonet
from nonet import Grid, Layout
from nonet.constraints import (
    ArithmeticLine,
    Battenburg,
    Battlefield,
    BeforeNine,
    FibonacciLine,
    FrameSum,
    NextToNine,
    OutsideDigits,
    ProductArrow,
    Rossini,
    SameDifferenceLine,
    SumSkyscraper,
    XvxvLine,
)
from nonet.constraints.registry import fields_of
from nonet.constraints.shorthand import parse_rule
from nonet.layout import Constraint

ROW = "r1c1-5"
FIVE = Layout.latin(5)

LINES = [
    *("same-difference r1c1-4", "arithmetic r1c1-4", "fibonacci r1c1-4", "xvxv r1c1-4"),
    *("product-arrow r1c1 / r1c2-4", "product-arrow r1c1-2 / r1c3-5", "rossini r1c3-1"),
    *("outside-digits 2 3 r1c1-3", "outside-digits 4 4 r1c1-3", "frame-sum 9 r1c1-3"),
    *("battenburg r1-2c1-2", "next-to-nine 2 r1c1-5", "next-to-nine 4 1 r1c1-5"),
    *(f"battlefield {total} {ROW}" for total in range(11)),
    *(f"before-nine {total} {ROW}" for total in range(11)),
    *(f"sum-skyscraper {total} {ROW}" for total in range(5, 16)),
]


def fillings(rule: Constraint) -> Iterator[bytes]:
    """Grids of 5×5 with all ways to fill the cells of a rule, and 1 elsewhere."""
    cells = sorted(rule.scope(FIVE))
    for digits in product(range(1, 6), repeat=len(cells)):
        grid = bytearray(b"\1" * 25)
        for cell, digit in zip(cells, digits, strict=True):
            grid[cell] = digit
        yield bytes(grid)


def verdict(rule: Constraint, digits: bytes) -> bool:
    """Whether the primitives of a rule hold."""
    return all(primitive_holds(one, digits, 5) for one in rule.lower(FIVE))


@each("line", LINES)
def test_every_filling_has_the_verdict_of_the_definition(line: str) -> None:
    """Of all ways to fill the cells, those hold that the sentence of the rule allows."""
    rule = parse_rule(line)
    rule.check_fits(FIVE)
    found = set()
    for digits in fillings(rule):
        expected = holds(fields_of(rule), FIVE, digits)
        assert verdict(rule, digits) == expected
        assert (not any(rule.violations(FIVE, digits))) == expected
        found.add(expected)
    assert found == {True, False} or line == f"battlefield 1 {ROW}"


@each("line", [line for line in LINES if line.endswith(ROW)])
def test_rows_with_different_digits_keep_the_same_ones(line: str) -> None:
    """What a clue at a row is lowered to where digits differ allows exactly these rows."""
    rule = parse_rule(line)
    for row in permutations(range(1, 6)):
        digits = bytes(row) + bytes(20)
        held = all(primitive_holds(one, digits, 5) for one in rule.lower_with_houses(FIVE))
        assert held == holds(fields_of(rule), FIVE, digits)


@each("line", [line for line in LINES if "battenburg" not in line])
def test_the_solver_finds_all_rows(line: str) -> None:
    """Solutions of an empty Latin square have exactly the first rows that the rule allows."""
    rule = parse_rule(line)
    expected = {row for row in permutations(range(1, 6)) if obeys(rule, row)}
    found = set()
    for row in permutations(range(1, 6)):
        grid = Grid([*row, *[0] * 20], layout=Layout.latin(5, constraints=[rule]))
        if nonet.count(grid, limit=1):
            found.add(row)
    assert found == expected


def obeys(rule: Constraint, row: tuple[int, ...]) -> bool:
    """Whether a first row obeys a rule about it."""
    return holds(fields_of(rule), FIVE, bytes(row) + bytes(20))


class Example(NamedTuple):
    """A rule on 9×9, and digits of its row that obey it and that break it."""

    rule: Constraint
    good: str
    bad: str


NINE = Layout.of_size(9)
LONG = "r1c1-9"
EXAMPLES = [
    Example(SameDifferenceLine("r1c1-5"), "25852", "259"),
    Example(SameDifferenceLine("r1c1 r2c2 r1c3"), "404", "405"),
    Example(ArithmeticLine("r1c1-4"), "7531", "7535"),
    Example(FibonacciLine("r1c1-5"), "11235", "1124"),
    Example(XvxvLine("r1c1-4"), "7328", "7327"),
    Example(ProductArrow("r1c1", "r1c2-4"), "8241", "8243"),
    Example(ProductArrow("r1c1-2", "r1c3-4"), "4868", "4867"),
    Example(Rossini("r1c1-3"), "256", "265"),
    Example(Rossini("r1c3-1"), "741", "714"),
    Example(OutsideDigits("r1c1-3", [2, 8]), "382", "389"),
    Example(FrameSum("r1c1-3", 12), "318", "319"),
    Example(Battlefield(LONG, 4), "318492765", "318592765"),
    Example(Battlefield(LONG, 16), "612397485", "612387495"),
    Example(BeforeNine(LONG, 12), "3189", "3199"),
    Example(NextToNine(LONG, [2, 7]), "4792", "4795"),
    Example(NextToNine(LONG, [7]), "97", "96"),
    Example(SumSkyscraper(LONG, 20), "2415390", "2419"),
    Example(Battenburg("r1-2c1-2"), "380000000470000000", "380000000480000000"),
]


@each("example", EXAMPLES, lambda one: repr(one.rule))
def test_examples_by_hand(example: Example) -> None:
    """The first digits do not break the rule, and the second do."""
    layout = Layout.of_size(9, constraints=[example.rule])
    for text, is_good in ((example.good, True), (example.bad, False)):
        digits = bytes(map(int, text.ljust(81, "0")))
        assert (list(layout.violations(digits)) == []) is is_good
