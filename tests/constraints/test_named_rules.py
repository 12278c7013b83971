"""Rules that setters know by a name of their own: all ways to fill their cells are tried."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import NamedTuple

import pytest
from tests.constraints.definitions import holds
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.each import each

import nonet
from nonet import Grid, Layout, LayoutError, Puzzle
from nonet.constraints import (
    ArithmeticLine,
    AscendingStarters,
    AverageArrow,
    Battenburg,
    Battlefield,
    BeforeNine,
    BoundedCage,
    CrustSandwich,
    EqualCages,
    FibonacciLine,
    FrameSum,
    ModularProduct,
    ModularSum,
    NextToNine,
    OutsideDigits,
    ProductArrow,
    Rossini,
    SameDifferenceLine,
    SeenEven,
    SeenOdd,
    SumSkyscraper,
    Sunburn,
    UnknownCircle,
    XvxvLine,
)
from nonet.constraints._named_table import NAMED
from nonet.constraints._row import Row
from nonet.constraints.registry import fields_of
from nonet.constraints.shorthand import parse_rule
from nonet.drawing import draw
from nonet.errors import GenerationFailed
from nonet.formats.proposals import propose_rules
from nonet.formats.registry import document_of, to_text
from nonet.layout import Constraint
from nonet.layout.marks import OutsideClue

ROW = "r1c1-5"
FIVE = Layout.latin(5)

LINES = [
    *("same-difference r1c1-4", "arithmetic r1c1-4", "fibonacci r1c1-4", "xvxv r1c1-4"),
    *("product-arrow r1c1 / r1c2-4", "product-arrow r1c1-2 / r1c3-5", "rossini r1c3-1"),
    *("outside-digits 2 3 r1c1-3", "outside-digits 4 4 r1c1-3", "frame-sum 9 r1c1-3"),
    *("battenburg r1-2c1-2", "next-to-nine 2 r1c1-5", "next-to-nine 4 1 r1c1-5"),
    *("average-arrow r1c1 / r1c2-4", "unknown-circle r1c1-4", "sunburn r1c1", "sunburn r1c1 r2c1"),
    *("equal-cages r1c1-2 / r2c1-3", "modular-sum 3 r1c1-2 / r2c1-2", "modular-sum 3 1 r1c1-3"),
    *("bounded-cage 8 r1c1-3", "bounded-cage 0 7 r1c1-3", "bounded-cage 6 9 r1c1-3"),
    *("number-cage 3 r1c1-3", "number-cage 7 r2c1 r1c2", "number-cage 12 r1c1-4"),
    *("multi-sum-cage 3 9 r1c1-2", "multi-sum-cage 6 8 12 r1c1-3"),
    *("range-line 0 r1c1 r2c2", "range-line 3 r1c1-4", "range-line 4 r1c1-2"),
    *("product-line 8 r1c1-3", "product-line 60 r1c1-4", "product-line 1 r1c1 r2c2"),
    *("modular-product 3 r1c1-2 / r2c1-2", "modular-product 4 2 r1c1-3"),
    *(f"ascending-starters {total} {ROW}" for total in range(1, 16)),
    *(f"crust-sandwich {total} {ROW}" for total in range(10)),
    *(f"crust-sandwich {total} 5 3 {ROW}" for total in range(8)),
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


@each("line", [line for line in LINES if not re.search("battenburg|sunburn|r2c", line)])
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
    Example(AverageArrow("r1c1", "r1c2-4"), "4273", "4274"),
    Example(UnknownCircle("r1c1-4"), "2417", "2418"),
    Example(UnknownCircle("r1c1-4"), "7241", "7242"),
    Example(AscendingStarters(LONG, 14), "25739", "25793"),
    Example(AscendingStarters(LONG, 2), "21", "23"),
    Example(CrustSandwich(LONG, 12), "425780000", "425681000"),
    Example(CrustSandwich(LONG, 5, [9, 4]), "195400000", "917400000"),
    Example(Sunburn("r1c3"), "012500000078100000", "012500000078300000"),
    Example(BoundedCage("r1c1-3", low=20), "893", "892"),
    Example(BoundedCage("r1c1-3", 0, 7), "124", "125"),
    Example(BoundedCage("r1c1-3", 10, 12), "912", "914"),
    Example(SeenOdd("r1c3"), "673120000008000000", "673180000009000000"),
    Example(SeenEven("r1c3"), "762180000007000000", "762480000007000000"),
    Example(EqualCages(["r1c1-2", "r1c4-6"]), "180234000", "180235000"),
    Example(ModularSum(["r1c1-2", "r1c4-6"], 3), "140386000", "140385000"),
    Example(ModularSum(["r1c1-2"], 3, 2), "140000000", "150000000"),
    Example(ModularProduct(["r1c1-2", "r1c4-6"], 5), "240361000", "240362000"),
    Example(ModularProduct(["r1c1-2"], 5, 3), "240000000", "250000000"),
    Example(Battenburg("r1-2c1-2"), "380000000470000000", "380000000480000000"),
]


@each("example", EXAMPLES, lambda one: repr(one.rule))
def test_examples_by_hand(example: Example) -> None:
    """The first digits do not break the rule, and the second do."""
    layout = Layout.of_size(9, constraints=[example.rule])
    for text, is_good in ((example.good, True), (example.bad, False)):
        digits = bytes(map(int, text.ljust(81, "0")))
        assert (list(layout.violations(digits)) == []) is is_good


@pytest.mark.parametrize(
    ("make", "layout", "message"),
    [
        (lambda: SameDifferenceLine("r1c1-2"), NINE, "expected 3 or more cells of same_difference"),
        (lambda: FibonacciLine("r1c1-7"), NINE, "fibonacci_line that some digits obey"),
        (lambda: ArithmeticLine("r1c1-3"), Layout.of_size(64), "of at most 4,096 states"),
        (lambda: XvxvLine("r1c1-2"), Layout.latin(2), "expected xvxv_line that some digits obey"),
        (
            lambda: ProductArrow("r1c1-4", "r2c1"),
            NINE,
            "from 1 to 3 cells in the circle of product",
        ),
        (lambda: ProductArrow("r1c1", []), NINE, "expected 1 or more cells along product_arrow"),
        (lambda: ProductArrow("r1c1-3", "r2c1"), NINE, "product_arrow that some digits obey"),
        (lambda: ProductArrow("r1c1-2", "r2c1-2"), Layout.latin(10), "a size up to 9 for product"),
        (lambda: Rossini("r1c1"), NINE, "expected 2 or more cells of rossini, found 1"),
        (lambda: Rossini("r1c1-5"), Layout.of_size(4), "expected cells from r1c1 to r4c4"),
        (lambda: OutsideDigits("r1c1-2", [1, 2, 3]), NINE, "at most 2 digits of outside_digits"),
        (lambda: FrameSum("r1c1-3", 28), NINE, "expected a total from 3 to 27 of frame_sum"),
        (lambda: Battlefield("r1c1-8", 4), NINE, "the 9 cells of a row or column of battlefield"),
        (lambda: Battlefield("r1c1-9", 46), NINE, "expected a total from 0 to 45 of battlefield"),
        (lambda: BeforeNine("r1c1-9", 37), NINE, "expected a total from 0 to 36 of before_nine"),
        (lambda: NextToNine("r1c1-9", []), NINE, "expected one or two digits of next_to_nine"),
        (lambda: NextToNine("r1c1-9", [3, 3]), NINE, "expected different digits of next_to_nine"),
        (lambda: NextToNine("r1c1-9", [9]), NINE, "expected digits from 1 to 8 of next_to_nine"),
        (lambda: SumSkyscraper("r1c1-9", 0), NINE, "a total from 1 to 45 of sum_skyscraper"),
        (lambda: AverageArrow("r1c1-2", "r2c1-2"), NINE, "one cell in the circle of average_arrow"),
        (lambda: AverageArrow("r1c1", []), NINE, "expected 1 or more cells along average_arrow"),
        (lambda: UnknownCircle("r1c1-2"), NINE, "expected 3 or more cells of unknown_circle"),
        (lambda: UnknownCircle("r1-2c1-6"), NINE, "expected unknown_circle that some digits obey"),
        (lambda: AscendingStarters("r1c1-9", 46), NINE, "from 1 to 45 of ascending_starters"),
        (lambda: AscendingStarters("r1c1-2", 20), NINE, "ascending_starters that some digits obey"),
        (lambda: CrustSandwich("r1c1-8", 4), NINE, "cells of a row or column of crust_sandwich"),
        (lambda: CrustSandwich("r1c1-9", 4, [2, 2]), NINE, "two different crusts of crust_sand"),
        (lambda: CrustSandwich("r1c1-9", 4, [2, 10]), NINE, "digits from 1 to 9 of crust_sandwich"),
        (lambda: CrustSandwich("r1c1-9", 36), NINE, "a total from 0 to 35 of crust_sandwich"),
        (lambda: BoundedCage("r1c1-2", 0), NINE, "expected low from 1, or high, of bounded_cage"),
        (lambda: BoundedCage("r1c1-2", 18), NINE, "that 2 different digits can keep, found ≥18"),
        (lambda: BoundedCage("r1c1-2", 9, 8), NINE, "different digits can keep, found 9–8"),
        (lambda: EqualCages(["r1c1-2"]), NINE, "expected 2 or more groups of equal_cages, found 1"),
        (lambda: EqualCages(["r1c1-9 r2c1", "r3c1"]), NINE, "from 1 to 9 of equal_cages, found 10"),
        (lambda: ModularSum(["r1c1-2"], 3), NINE, "expected 2 or more groups of modular_sum"),
        (lambda: ModularSum(["r1c1-2"], 1, 0), NINE, "a modulus from 2 to 100 of modular_sum"),
        (lambda: ModularSum(["r1c1-2"], 3, 3), NINE, "a remainder from 0 to 2 of modular_sum"),
        (lambda: ModularSum(["r1c1-2"], 50, 40), NINE, "modular_sum that some digits obey"),
        (lambda: ModularProduct(["r1c1"], 7, 0), Layout.of_size(4), "that some digits obey|do"),
        (lambda: Battenburg("r1c1-4"), NINE, "four cells of battenburg that meet in a corner"),
        (lambda: Battenburg("r1c9 r2c1 r2c9 r3c1"), NINE, "four cells of battenburg that meet"),
        (lambda: Battenburg("r1c1-3"), NINE, "expected 4 cells of battenburg, found 3"),
    ],
)
def test_what_makes_no_rule_is_refused(
    make: Callable[[], Constraint], layout: Layout, message: str
) -> None:
    """What no digits obey, and what is no such clue, is refused in a sentence."""
    with pytest.raises(LayoutError, match=message):
        Layout(layout.size, layout.regions, [make()])


def test_rossini_arrows_point_where_digits_rise() -> None:
    """An arrow at the border points towards the larger digits, inwards or outwards."""
    layout = Layout.of_size(9)
    for cells, is_outwards in (("r1c1-3", False), ("r1c3-1", True), ("r7-9c4", True)):
        [mark] = Rossini(cells).marks(layout)
        assert isinstance(mark, OutsideClue)
        assert mark.look.is_outwards is is_outwards
        assert mark.text == ""
    assert draw(Layout.of_size(9, constraints=[Rossini("r1c1-3")])) != draw(
        Layout.of_size(9, constraints=[Rossini("r1c3-1")])
    )


@each("row", NAMED, lambda row: row.name)
def test_every_one_is_generated(row: Row) -> None:
    """Puzzles with clues of the rule have one solution, which obeys them."""
    rule = row.name.replace("_", "-")
    puzzle = nonet.generate(rules=[rule], layout=Layout.boxes(2, 3), seed=2).puzzle
    assert {one.name for one in puzzle.layout.constraints} == {row.name}
    assert nonet.count(puzzle) == 1
    solved = nonet.solve(puzzle).digits
    assert all(holds(fields_of(one), puzzle.layout, solved) for one in puzzle.layout.constraints)


def test_lists_outside_have_the_length_that_is_asked_for() -> None:
    """A request says how many digits a clue has; more than its cells are refused."""
    made = nonet.generate(
        rules=["outside-digits 4-9 length 2"], layout=Layout.boxes(2, 3), seed=1
    ).puzzle
    rules = made.layout.constraints
    assert {len(rule.digits) for rule in rules if isinstance(rule, OutsideDigits)} == {2}
    with pytest.raises(GenerationFailed, match="outside-digits"):
        nonet.generate(rules=["outside-digits length 4"], layout=Layout.boxes(2, 3), seed=1)


@pytest.mark.parametrize("line", ["xvxv r2c2-5", "rossini r2c3-1", "battenburg r2-3c2-3"])
def test_rules_of_pairs_are_read_back_from_tables(line: str) -> None:
    """Interactive Sudoku Solver has them as tables of pairs with the line as their name."""
    puzzle = Puzzle(Grid(bytes(81), layout=Layout.of_size(9, constraints=[parse_rule(line)])))
    found = document_of(to_text(puzzle, "iss", lossy=False, solution=False), None)
    assert found == puzzle


@pytest.mark.parametrize("name", ["same-difference", "arithmetic", "fibonacci", "xvxv"])
def test_lines_are_recognized_by_nonets_own_words(name: str) -> None:
    """A file of SudokuPad has a drawing and a sentence of each line, which propose it again."""
    puzzle = nonet.generate(rules=[f"{name} 4"], layout=NINE, seed=4).puzzle
    drawn = nonet.load(to_text(Puzzle(puzzle), "sudokupad", lossy=True, solution=True))
    proposal = propose_rules(drawn)
    assert proposal.verdict == "proved"
    assert {one.constraint for one in proposal.rules} == {*puzzle.layout.constraints}
