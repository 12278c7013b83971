"""Small examples of every rule by hand: digits that obey it, and digits that break it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.each import each

from nonet import Layout, constraints
from nonet.constraints import (
    AllDifferent,
    AllOf,
    AllowedDigits,
    AntiKing,
    AntiKnight,
    AntiTaxicab,
    AnyOf,
    Arrow,
    BetweenLine,
    BoxIndex,
    Cage,
    Choose,
    Clone,
    ColumnIndex,
    ContainsExactly,
    CountDistinct,
    CountingCircles,
    CountRepeats,
    Diagonal,
    DisjointGroups,
    DoubleArrow,
    DutchFlatmates,
    EntropicLine,
    EqualityCage,
    EqualSum,
    Even,
    GlobalEntropy,
    GlobalModular,
    GreaterThan,
    HiddenSkyscraper,
    If,
    LittleKiller,
    LockoutLine,
    LookAndSay,
    Lunchbox,
    Maximum,
    Minimum,
    ModularLine,
    NabnerLine,
    Negative,
    NonConsecutive,
    Not,
    NumberedRoom,
    Odd,
    PairRelation,
    PairTable,
    PalindromeLine,
    ParityLine,
    Quadruple,
    Regex,
    RegionSumLine,
    RellikCage,
    RenbanLine,
    Replicate,
    RowIndex,
    SameDigits,
    Sandwich,
    Skyscraper,
    SlowThermometer,
    StateMachine,
    Sum,
    SumLine,
    TallyLine,
    Thermometer,
    ValueIndex,
    Windows,
    XSum,
    ZipperLine,
    black_dot,
    german_whisper,
    white_dot,
    xv_pair,
)
from nonet.layout import Constraint

NINE = Layout.of_size(9)
FOUR = Layout.of_size(4)
ROW = "r1c1-9"
COLUMN = "r1-9c1"


class Example(NamedTuple):
    """A rule, and the first digits of two grids, row by row; the first obeys it.

    In both 0 is an empty cell, as all later ones are.
    """

    rule: Constraint
    good: str
    bad: str
    layout: Layout = NINE


EXAMPLES = [
    Example(Diagonal("main"), "1000 0200 0030 0004", "1000 0200 0030 0001", FOUR),
    Example(Diagonal("anti"), "0001 0020 0300 4000", "0001 0020 0200 4000", FOUR),
    Example(Windows(), "0000 0120 0340", "0000 0120 0310", FOUR),
    Example(DisjointGroups(), "1020 0000 3040", "1020 0000 2040", FOUR),
    Example(AntiKnight(), "100000000 020000000 003", "100000000 001"),
    Example(AntiKing(), "121000000 343", "12 0000000 31"),
    Example(AntiTaxicab(), "300000000 030000000", "300000000 003"),
    Example(NonConsecutive(), "135792468", "134"),
    Example(Negative("sum", 10, ["r1c1-2"]), "190000000 3", "190000000 910"),
    Example(Negative("ratio", 2), "130000000 9", "12"),
    Example(GlobalEntropy(), "147000000 712000000 4", "123000000 128"),
    Example(GlobalModular(), "123000000 312", "140000000 72"),
    Example(DutchFlatmates(), "100000000 500000000 2", "200000000 500000000 8"),
    Example(DutchFlatmates(), "500000000 9", "500000000 1"),
    Example(AllowedDigits("r1c2", [1, 9]), "09", "02"),
    Example(Odd("r1c1 r1c3"), "123", "132"),
    Example(Even("r1c1 r1c3"), "214", "123"),
    Example(Minimum("r1c2"), "213000000 09", "324000000 01"),
    Example(Minimum("r1c1-2"), "123000000 45", "125000000 41"),
    Example(Maximum("r1c2"), "293000000 04", "283000000 09"),
    Example(Maximum("r1c1-2"), "893000000 45", "897000000 85"),
    Example(GreaterThan("r1c1-2"), "21", "12"),
    Example(GreaterThan("r1c1 r2c9"), "90", "100000000 000000001"),
    Example(white_dot("r1c1-2"), "43", "42"),
    Example(black_dot("r1c1-2"), "48", "83"),
    Example(xv_pair("r1c1-2", "V"), "41", "43"),
    Example(xv_pair("r1c1-2", "X"), "46", "41"),
    Example(PairTable("r1c1-2", [(1, 2), (3, 4)]), "34", "43"),
    Example(PairRelation("r1c1-3", "difference-at-least", 3), "147", "157"),
    Example(PairRelation("r1c1-3", "sum-at-most", 9, every=True), "153", "275"),
    Example(PairRelation("r1c1-3", "same-parity"), "153", "152"),
    Example(PairRelation("r1c1-3", "table", allowed=[(1, 2), (2, 1)]), "121", "122"),
    Example(Replicate("no-sum", "knights", 7), "100000000 005", "100000000 006"),
    Example(Replicate("difference-at-most", "distance-3", 2), "1003", "1004"),
    Example(Replicate("difference-at-least", "kings", 2), "100000000 03", "100000000 02"),
    Example(
        Replicate("table", "diagonals", None, [(1, 2), (3, 4)]), "2000 0100", "3000 0100", FOUR
    ),
    Example(Replicate("unequal", "neighbours", exceptions=["r1c2 r1c1"]), "11", "011"),
    Example(TallyLine("r1c1-3", "never", "multiple", 5), "341", "325"),
    Example(TallyLine("r1c1-3", "end", "exactly", 2, [1, 2, 3]), "143", "123"),
    Example(TallyLine("r1c1-3", "always", "at-most", 12), "381", "389"),
    Example(AllDifferent("r1c1 r2c2 r3c3"), "100000000 02", "100000000 01"),
    Example(AllDifferent("r2c2-3 r3c2-3"), "0000 0120 0430", "0000 0120 0420", FOUR),
    Example(Cage("r1c1-3", 15), "159", "158"),
    Example(Cage("r1c1-3", 15), "456", "356", Layout.boxes(2, 3)),
    Example(Cage("r1c1-3"), "159", "151"),
    Example(Cage("r1-3c1-3", 45), "123", "121"),
    Example(Sum("r1c1-3", 6), "222", "221"),
    Example(Sum("r1c1-3", 1, [1, 2, -3]), "211", "212"),
    Example(Sum("r1c1-2", -6, [-1, -2]), "22", "21"),
    Example(Sum("r1c1-3", 7, [1, 0, 2]), "193", "393"),
    Example(LittleKiller("r1c1 r2c2 r3c3", 6), "2000 0200 0020", "2000 0200 0010", FOUR),
    Example(Arrow("r1c1", "r1c2-4"), "6123", "6124"),
    Example(Arrow("r1c1-2", "r1c3-5"), "12345", "12346"),
    Example(Arrow("r1c1-3", "r2-3c1-9"), "112000000 777766666 666666666", "999"),
    Example(EqualSum(["r1c1-2", "r1c3"]), "123", "124"),
    Example(RellikCage("r1c1-3", 10), "126", "190"),
    Example(RellikCage("r1c1-3", 9), "134", "126"),
    Example(EqualityCage("r1c1-4"), "1478", "1357"),
    Example(EqualityCage("r1c1-2"), "18", "15"),
    Example(Quadruple("r1-2c1-2", [1, 1, 3]), "130000000 21", "130000000 23"),
    Example(ContainsExactly("r1-2c1-2", [4, 4]), "140000000 42", "440000000 43"),
    Example(LookAndSay("r1c1-3", [(2, 5), (0, 1)]), "575", "577"),
    Example(LookAndSay("r1c1-3", [(2, 5), (0, 1)]), "55", "1"),
    Example(CountingCircles("r1c1-3"), "212", "222"),
    Example(CountDistinct("r1c1", "r1c2-5"), "21212", "21231"),
    Example(SameDigits(["r1c1-2", "r2c1-2"]), "120000000 21", "120000000 23"),
    Example(Clone(["r1c1-2", "r2c1-2"]), "120000000 12", "120000000 21"),
    Example(Thermometer("r1c1-3"), "149", "144"),
    Example(SlowThermometer("r1c1-3"), "144", "143"),
    Example(german_whisper("r1c1-3"), "161", "165"),
    Example(RenbanLine("r1c1-3"), "423", "425"),
    Example(RenbanLine("r1c1-3"), "402", "407"),
    Example(RenbanLine("r1c1-3"), "45", "44"),
    Example(NabnerLine("r1c1-3"), "591", "594"),
    Example(BetweenLine("r1c1-4"), "7462", "7472"),
    Example(LockoutLine("r1c1-4"), "7183", "7143"),
    Example(LockoutLine("r1c1-4"), "5901", "5104"),
    Example(PalindromeLine("r1c1-4"), "1221", "1212"),
    Example(ZipperLine("r1c1-3"), "253", "254"),
    Example(ZipperLine("r1c1-4"), "1234", "1235"),
    Example(RegionSumLine("r1c3-5"), "00312", "00311"),
    Example(RegionSumLine("r1c3-4 r2c3"), "003300000 003", "003300000 004"),
    Example(SumLine("r1c1-4", 5), "2314", "2342"),
    Example(SumLine("r1c1-4", 5, loop=True), "2143", "1333"),
    Example(ModularLine("r1c1-4", 3), "1594", "158"),
    Example(EntropicLine("r1c1-4"), "1582", "152"),
    Example(EntropicLine("r1c1-4"), "158", "1586"),
    Example(ParityLine("r1c1-3"), "147", "137"),
    Example(DoubleArrow("r1c1-4"), "2345", "2346"),
    Example(ColumnIndex("r1c2"), "0402", "0403"),
    Example(ColumnIndex("r1c2"), "02", "31"),
    Example(RowIndex("r1c1"), "200000000 1", "200000000 3"),
    Example(BoxIndex("r1c1"), "500000000 01", "500000000 02"),
    Example(ValueIndex("r1c1-5"), "73147", "73174"),
    Example(ValueIndex("r1c1-4"), "7207", "7300"),
    Example(Sandwich(ROW, 8), "21359", "2193"),
    Example(Sandwich(ROW, 0), "91", "931"),
    Example(Sandwich(COLUMN, 5), "100000000 500000000 9", "100000000 400000000 9"),
    Example(Lunchbox("r1c1-5", 9), "31548", "15398"),
    Example(Lunchbox("r1c1-5", 9), "85412", "353"),
    Example(XSum(ROW, 12), "3548", "355"),
    Example(XSum(ROW, 1), "123456789", "213456789"),
    Example(Skyscraper(ROW, 3), "214396785", "912"),
    Example(HiddenSkyscraper(ROW, 1), "23154", "2342"),
    Example(HiddenSkyscraper("r1c1-3", 0), "137", "173"),
    Example(NumberedRoom(ROW, 5), "31524", "314"),
    Example(NumberedRoom(ROW, 1), "123456789", "23"),
    Example(Regex("r1c1-4", "[12].*9"), "1239", "1293"),
    Example(Regex("r1c1-4", "(12|3){2,}.?"), "1212", "1213"),
    Example(Regex("r1c1-3", "<1>[<2>-4]+"), "134", "135"),
    Example(StateMachine("r1c1-3", 0, [[1] * 4, [-1, 1, 1, 1]], [1]), "1230", "1130", FOUR),
    Example(AnyOf([Thermometer("r1c1-3"), Thermometer("r1c3 r1c2 r1c1")]), "321", "231"),
    Example(AnyOf([Cage("r1c1-2", 5), Cage("r1c1-2", 7)]), "43", "42"),
    Example(
        AnyOf([AllDifferent("r1-2c1-2"), Odd("r4c4")]),
        "1200 2100 0000 0003",
        "1200 1000 0000 0002",
        FOUR,
    ),
    Example(AllOf([Odd("r1c1"), Thermometer("r1c1-2")]), "12", "21"),
    Example(AllOf([AllDifferent("r2-3c2-3"), Odd("r1c1")]), "1000 0120 0340", "2", FOUR),
    Example(Not(Thermometer("r1c1-3")), "132", "123"),
    Example(Not(Cage("r1c1-2", 5)), "22", "23"),
    Example(Not(AnyOf([Odd("r1c1"), Odd("r1c2")])), "24", "23"),
    Example(If(Odd("r1c1"), Even("r1c2"), Odd("r1c3")), "120", "11"),
    Example(If(Odd("r1c1"), Even("r1c2"), Odd("r1c3")), "221", "212"),
    Example(CountRepeats(["r1c1-3", "r1c1-2"], [(1, 2), (2, 0)]), "113", "1112"),
    Example(Choose([Odd("r1c1"), Odd("r1c2"), Even("r1c1")], 2), "112", "222"),
    Example(Not(CountDistinct("r1c1", "r1c2-3")), "211", "223"),
    Example(Not(SameDigits(["r1c1-2", "r1c3-4"])), "1213", "1221"),
]


def digits_of(text: str, layout: Layout) -> bytes:
    """The digits, with empty cells to the end."""
    digits = bytes(int(one) for one in text if one != " ")
    return digits + bytes(layout.cell_count - len(digits))


@each("example", EXAMPLES, lambda one: repr(one.rule))
def test_examples(example: Example) -> None:
    """The first digits do not break the rule, and the second do."""
    layout = Layout(example.layout.size, example.layout.regions, [example.rule])
    assert list(layout.violations(digits_of(example.good, layout))) == []
    assert list(layout.violations(digits_of(example.bad, layout))) != []


def test_the_rules_are_attributes_of_the_package() -> None:
    """Each name is reached as `nonet.constraints.NAME`, and other names are refused."""
    for name in constraints.__all__:
        assert getattr(constraints, name).__name__ == name
    assert set(constraints.__all__) <= set(dir(constraints))
    with pytest.raises(AttributeError, match="no attribute 'Thermo'"):
        _ = constraints.Thermo
