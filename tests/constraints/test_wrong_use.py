"""Rules that cannot be: each says in a sentence what was expected and what was found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from typing import Any

import pytest

from nonet import Layout, LayoutError, constraints
from nonet.constraints import (
    AllDifferent,
    AllowedDigits,
    AntiTaxicab,
    Arrow,
    BetweenLine,
    BoxIndex,
    Cage,
    Clone,
    ContainsExactly,
    CountDistinct,
    Diagonal,
    Difference,
    DutchFlatmates,
    EntropicLine,
    EqualityCage,
    EqualSum,
    GlobalEntropy,
    HiddenSkyscraper,
    LittleKiller,
    LockoutLine,
    LookAndSay,
    Lunchbox,
    ModularLine,
    NabnerLine,
    Negative,
    NumberedRoom,
    Odd,
    PairSum,
    PairTable,
    PalindromeLine,
    Quadruple,
    Ratio,
    RegionSumLine,
    RellikCage,
    RenbanLine,
    SameDigits,
    Sandwich,
    Skyscraper,
    Sum,
    SumLine,
    Thermometer,
    ValueIndex,
    WhisperLine,
    XSum,
    ZipperLine,
    xv_pair,
)
from nonet.constraints.registry import kind_of
from nonet.layout import Constraint

Wrong = Any

WHEREVER: list[tuple[Callable[[], Constraint], str]] = [
    (lambda: Cage("r1c1 r1c1"), "expected different cells of killer_cage, found r1c1 twice"),
    (lambda: Cage([]), "expected 1 or more cells of killer_cage, found 0"),
    (lambda: Cage("r1c1-3", "15"), "expected whole numbers up to 1,000,000 of killer_cage"),  # type: ignore[arg-type]
    (lambda: Cage("r1c1-3", True), "found True"),
    (lambda: Cage("r1c1-3", 10**9), "found 1000000000"),
    (lambda: Cage("r1c1-3", 1.0), "found 1.0"),  # type: ignore[arg-type]
    (lambda: Cage(5.0), "expected cells of killer_cage, found 5.0"),  # type: ignore[arg-type]
    (lambda: Cage([5.0]), "expected a cell as an index, as (row, column) or as a name"),  # type: ignore[list-item]
    (lambda: Cage([(0, 100)]), "expected a row and a column from 0 to 99 of killer_cage"),
    (lambda: Arrow((0, 1), [2]), "expected cells in a list for the circle of arrow, [(0, 1)]"),
    (lambda: Cage([None]), "found None"),  # type: ignore[list-item]
    (lambda: Cage(repeat("r1c1")), "expected at most 10,000 cells of killer_cage, found more"),
    (lambda: Cage("r1c1 4"), "expected cells such as r4c7, r1c1-4 or r1-3c5, found '4'"),
    (lambda: Cage("r0c1"), "expected rows and columns from 1 to 100, found 'r0c1'"),
    (lambda: Cage("r1-101c1"), "expected rows and columns from 1 to 100, found 'r1-101c1'"),
    (lambda: Thermometer("r1c1"), "expected 2 or more cells of thermometer, found 1"),
    (
        lambda: Thermometer("r1c1 r1c1 r1c2"),
        "expected different cells in a row of thermometer, found r1c1 twice",
    ),
    (lambda: PalindromeLine(""), "found ''"),
    (lambda: Difference("r1c1-3", 1), "expected 2 cells of difference, found 3"),
    (lambda: xv_pair("r1c1-2", "I"), "expected X or V, found 'I'"),
    (lambda: Diagonal("both"), "expected the diagonal main or anti, found 'both'"),
    (lambda: Diagonal(1), "expected a word of diagonal, found 1"),  # type: ignore[arg-type]
    (lambda: Negative("product", 6), "expected the relation difference, ratio, sum, found 'prod"),
    (lambda: Negative("sum", 5, ["r1c1"]), "expected 2 cells of negative, found 1"),
    (lambda: AllowedDigits("r1c1", []), "expected 1 or more digits of candidates, found none"),
    (lambda: AllowedDigits("r1c1-2", [1]), "expected one cell of candidates, found 2"),
    (lambda: AllowedDigits("r1c1", "12"), "expected numbers of candidates, found '12'"),  # type: ignore[arg-type]
    (lambda: PairTable("r1c1-2", []), "expected 1 or more pairs of pair_table, found 0"),
    (lambda: PairTable("r1c1-2", [(1, 2, 3)]), "expected pairs of numbers of pair_table"),
    (lambda: Sum("r1c1-2", 5, [1]), "expected 2 factors of sum, found 1"),
    (lambda: Sum("r1c1-2", 0, [0, 0]), "expected a factor other than 0 of sum, found none"),
    (lambda: Sum("r1c1-2", 0, [1, 1001]), "expected factors from -1000 to 1000"),
    (lambda: Arrow("r1c1-4", "r2c1"), "expected from 1 to 3 cells in the circle of arrow"),
    (lambda: Arrow("r1c1", ""), "found ''"),
    (lambda: Arrow("r1c1", []), "expected 1 or more cells along arrow, found 0"),
    (lambda: Arrow("r1c1", "r1c1-2"), "expected different cells of arrow, found r1c1 twice"),
    (lambda: EqualSum(["r1c1"]), "expected 2 or more groups of equal_sum, found 1"),
    (lambda: Clone(["r1c1", "r2c1-2"]), "expected 1 cells in each group of clone, found 2"),
    (lambda: SameDigits(["r1c1", []]), "expected 1 or more cells of same_digits, found 0"),
    (lambda: Quadruple("r1c1", [1, 2]), "expected at most 1 digits of quadruple, found 2"),
    (lambda: ContainsExactly("r1c1", []), "expected 1 or more digits of contains_exactly"),
    (lambda: LookAndSay("r1c1", [(2, 5)]), "expected counts from 0 to 1 of look_and_say"),
    (lambda: LookAndSay("r1c1-2", [(1, 5), (0, 5)]), "expected each digit once"),
    (lambda: LookAndSay("r1c1", []), "expected 1 or more counts of look_and_say, found 0"),
    (lambda: CountDistinct("r1c1", []), "expected 1 or more cells of count_distinct, found 0"),
    (lambda: SumLine("r1c1", 5, loop=1), "expected true or false of sum_line, found 1"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("make", "message"), WHEREVER, ids=range(len(WHEREVER)))
def test_rules_are_checked_when_they_are_made(make: Callable[[], object], message: str) -> None:
    """What is wrong on every layout is refused at once."""
    with pytest.raises(LayoutError) as raised:
        make()
    assert message in str(raised.value)


NINE = Layout.of_size(9)
SIX = Layout.boxes(2, 3)
FOUR = Layout.of_size(4)
LATIN = Layout.latin(9)
LARGE = Layout.of_size(25)

ON_A_LAYOUT: list[tuple[Constraint, Layout, str]] = [
    (Thermometer("r4c3-5"), FOUR, "expected cells from r1c1 to r4c4 of thermometer, found r4c5"),
    (Thermometer([15, 16]), FOUR, "expected a cell index from 0 to 15, found 16"),
    (Thermometer([-1, 0]), FOUR, "expected a cell index from 0 to 15, found -1"),
    (Cage(["r1c1", 0]), FOUR, "expected different cells of killer_cage, found r1c1 twice"),
    (Thermometer("r1c1-4 r2c4"), FOUR, "expected from 2 to 4 cells of thermometer, found 5"),
    (Cage("r1c1-2", 18), NINE, "expected a total from 3 to 17 of killer_cage, found 18"),
    (Cage("r1c1-2", 2), NINE, "expected a total from 3 to 17 of killer_cage, found 2"),
    (Cage("r1-2c1-5"), NINE, "expected from 1 to 9 cells of killer_cage, found 10"),
    (AllDifferent("r1-2c1-5"), NINE, "expected from 1 to 9 cells of all_different, found 10"),
    (Sum("r1c1-2", 19), NINE, "expected a total from 2 to 18 of sum, found 19"),
    (Sum("r1c1-2", 9, [1, -1]), NINE, "expected a total from -8 to 8 of sum, found 9"),
    (LittleKiller("r1c1-2", 1), NINE, "expected a total from 2 to 18 of little_killer, found 1"),
    (Arrow("r1c1", "r1-2c2-6"), NINE, "expected groups of arrow that can have one total"),
    (Arrow("r1c1-2", "r1c3-4"), Layout.latin(10), "expected a size up to 9 for arrow with a"),
    (Difference("r1c1-2", 9), NINE, "expected a value from 0 to 8 of difference, found 9"),
    (Ratio("r1c1-2", 10), NINE, "expected a value from 1 to 9 of ratio, found 10"),
    (PairSum("r1c1-2", 1), NINE, "expected a value from 2 to 18 of pair_sum, found 1"),
    (PairTable("r1c1-2", [(1, 5)]), FOUR, "expected digits from 1 to 4 of pair_table, found 5"),
    (AllowedDigits("r1c1", [0]), FOUR, "expected digits from 1 to 4 of candidates, found 0"),
    (Negative("sum", 19), NINE, "expected a sum from 2 to 18 of negative, found 19"),
    (
        Negative("sum", 5, ["r1c9 r2c1"]),
        NINE,
        "expected exceptions that share a side, found r1c9 and r2c1",
    ),
    (GlobalEntropy(), FOUR, "expected a size that 3 divides for global_entropy, found 4"),
    (EntropicLine("r1c1-2"), FOUR, "expected a size that 3 divides for entropic_line, found 4"),
    (EntropicLine("r1c1 r2c2 r1c1"), NINE, "expected different cells of entropic_line"),
    (ModularLine("r1c1-2", 5), FOUR, "expected a modulus from 2 to 4 of modular_line, found 5"),
    (AntiTaxicab(), Layout.latin(37), "expected a size up to 36 for anti_taxicab, found 37"),
    (DutchFlatmates(), FOUR, "expected a 9×9 grid for dutch_flatmates, found 4"),
    (NabnerLine("r1c1-6"), NINE, "expected from 2 to 5 cells of nabner_line, found 6"),
    (RenbanLine("r1-2c1-5"), NINE, "expected from 1 to 9 cells of renban_line, found 10"),
    (WhisperLine("r1c1-2", 9), NINE, "expected a difference from 0 to 8 of whisper_line"),
    (LockoutLine("r1c1-2", 9), NINE, "expected a difference from 0 to 8 of lockout_line"),
    (BetweenLine("r1c1-3"), Layout.latin(2), "expected cells from r1c1 to r2c2"),
    (BetweenLine("r1c1-2 r2c1"), Layout.latin(2), "expected between_line that some digits obey"),
    (BetweenLine("r1c1-3"), Layout.of_size(100), "a machine of at most 4,096 states can check"),
    (ZipperLine("r1c1-3"), Layout.latin(1), "expected cells from r1c1 to r1c1 of zipper_line"),
    (RegionSumLine("r1c1-4"), LATIN, "expected boxes or regions for region_sum_line, found none"),
    (SumLine("r1c1-2", 19), NINE, "expected a total from 1 to 18 of sum_line, found 19"),
    (SumLine("r1-3c1-9", 65, loop=True), NINE, "a machine of at most 4,096 states can check"),
    (RellikCage("r1c1-2", 5), LARGE, "expected a size up to 16 for rellik_cage, found 25"),
    (RellikCage("r1c1-4", 3), FOUR, "expected rellik_cage that some digits obey"),
    (RellikCage("r1c1-2", -1), NINE, "expected a total from 1 to 45 of rellik_cage, found -1"),
    (RellikCage("r1c1-2", 46), NINE, "expected a total from 1 to 45 of rellik_cage, found 46"),
    (EqualityCage("r1c1-3"), NINE, "expected an even number of cells of equality_cage, found 3"),
    (EqualityCage("r1c1-2"), LARGE, "expected a size up to 16 for equality_cage, found 25"),
    (Quadruple("r1c1-2", [5]), FOUR, "expected digits from 1 to 4 of quadruple, found 5"),
    (
        LookAndSay("r1c1-2", [(1, 5)]),
        FOUR,
        "expected digits from 1 to 4 of look_and_say, found 5",
    ),
    (BoxIndex("r1c1"), LATIN, "expected a layout with boxes for box_index, found none"),
    (Sandwich("r1c1-8", 5), NINE, "expected the 9 cells of a row or column of sandwich, found 8"),
    (Sandwich("r1c2-9 r2c1", 5), NINE, "found 9 other cells"),
    (Sandwich("r1c1-9", 36), NINE, "expected a total from 0 to 35 of sandwich, found 36"),
    (Sandwich("r1-4c1", -1), FOUR, "expected a total from 0 to 5 of sandwich, found -1"),
    (Lunchbox("r1c1-3", 9), NINE, "expected a total from 0 to 8 of lunchbox, found 9"),
    (XSum("r1c1-9", 46), NINE, "expected a total from 1 to 45 of x_sum, found 46"),
    (Skyscraper("r1c1-9", 10), NINE, "expected a count from 1 to 9 of skyscraper, found 10"),
    (HiddenSkyscraper("r1c1-9", 9), NINE, "expected a digit from 0 to 8 of hidden_skyscraper"),
    (NumberedRoom("r1c1-9", 0), NINE, "expected digits from 1 to 9 of numbered_room, found 0"),
    (ValueIndex("r1c1-80"), Layout.of_size(100), "a machine of at most 4,096 states can check"),
    (Odd("r1-4c4"), Layout.latin(3), "expected cells from r1c1 to r3c3 of odd"),
    (PalindromeLine("r1c1-2 r1c1-2 r1c1-2"), Layout.latin(2), "expected at most 4 cells of palin"),
]


@pytest.mark.parametrize(("rule", "layout", "message"), ON_A_LAYOUT, ids=repr)
def test_layouts_refuse_rules_that_do_not_fit(
    rule: Constraint, layout: Layout, message: str
) -> None:
    """A layout says which cells, digits or totals it does not have."""
    with pytest.raises(LayoutError) as raised:
        Layout(layout.size, layout.regions, [rule])
    assert message in str(raised.value)
    assert "found" in str(raised.value)


def test_a_name_that_is_none_is_refused() -> None:
    """The registry names what it does not know."""
    with pytest.raises(LayoutError, match="expected a constraint that nonet knows, found 'cages'"):
        kind_of("cages")


def test_there_are_at_most_ten_thousand_rules() -> None:
    """A layout that is given more says so, however many they are."""
    endless = (constraints.Odd([cell % 81]) for cell in repeat(0))
    with pytest.raises(LayoutError, match="expected at most 10,000 constraints, found more"):
        Layout.of_size(9, constraints=endless)
