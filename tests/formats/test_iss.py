"""Interactive Sudoku Solver: every type of its constraint strings as the rule that it means."""

from __future__ import annotations

from itertools import combinations, islice, product
from typing import Any
from urllib.parse import quote

import pytest
from tests.formats.sameness import normal_form

import nonet
from nonet import Grid, Layout, Puzzle, cell_name
from nonet._source import Source
from nonet.constraints import AllOf, AnyOf, StateMachine, Thermometer
from nonet.constraints.registry import constraint_of
from nonet.errors import FormatError
from nonet.formats._iss_machines import key_of
from nonet.formats.registry import detect
from nonet.layout import Constraint
from nonet.layout.primitives import Machine

SITE = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
ROW = [f"r2c{column}" for column in range(1, 10)]
COLUMN = [f"r{row}c3" for row in range(1, 10)]
LINE = ["r1c1", "r1c2", "r2c3", "r3c3"]
ARGS = "R1C1~R1C2~R2C3~R3C3"

SIGNED = "CMicCqfOIC00lvDCxEdUgkwzBqjg"
"""Another: 4 digits that are added or taken away, where no total is above 4."""

WITH_BREAKS = "SQz8pweTg44MQQA"
"""A machine as the program writes it: 4 digits that rise, and begin again after a break."""

WHOLE = key_of(Machine((0,), tuple(range(20)) * 9, (0,)), 9)
LARGE = "Q" + "A" * 20_003
"""A key whose machine has a state for each bit."""


def rules(text: str) -> tuple[Constraint, ...]:
    """The rules of a string of which nothing is left out."""
    puzzle = nonet.load(text)
    assert puzzle.dropped == ()
    return puzzle.layout.constraints


def made(*rules: dict[str, Any]) -> tuple[Constraint, ...]:
    """Rules of their JSON form."""
    return tuple(constraint_of(one, "here") for one in rules)


def line(name: str, **fields: Any) -> dict[str, Any]:
    """A rule of four cells."""
    return {"type": name, "cells": LINE, **fields}


def pair(name: str, value: int, cells: list[str]) -> dict[str, Any]:
    """A rule of two cells."""
    return {"type": name, "cells": cells, "value": value}


TYPES: list[tuple[str, list[dict[str, Any]]]] = [
    (f".Thermo~{ARGS}", [line("thermometer")]),
    (f".Whisper~4~{ARGS}", [line("whisper_line", difference=4)]),
    (f".Renban~{ARGS}", [line("renban_line")]),
    (f".Modular~2~{ARGS}", [line("modular_line", modulus=2)]),
    (f".Entropic~{ARGS}", [line("entropic_line")]),
    (f".RegionSumLine~{ARGS}", [line("region_sum_line")]),
    (f".Between~{ARGS}", [line("between_line")]),
    (f".Lockout~3~{ARGS}", [line("lockout_line", difference=3)]),
    (f".Palindrome~{ARGS}", [line("palindrome_line")]),
    (f".Zipper~{ARGS}", [line("zipper_line")]),
    (f".SumLine~10~{ARGS}", [line("sum_line", sum=10, loop=False)]),
    (f".SumLine~10~{ARGS}~LOOP", [line("sum_line", sum=10, loop=True)]),
    (f".DoubleArrow~{ARGS}", [line("double_arrow")]),
    (f".ValueIndexing~{ARGS}", [line("value_index")]),
    (f".AllDifferent~{ARGS}", [line("all_different")]),
    (f".Cage~20~{ARGS}", [line("killer_cage", sum=20)]),
    (f".Cage~0~{ARGS}", [line("killer_cage", sum=None)]),
    (f".RellikCage~9~{ARGS}", [line("rellik_cage", sum=9)]),
    (f".EqualityCage~{ARGS}", [line("equality_cage")]),
    (f".Sum~20~{ARGS}", [line("sum", sum=20)]),
    (f".Sum~0_=_1_-1_2_-2~{ARGS}", [line("sum", sum=0, factors=[1, -1, 2, -2])]),
    (f".Lunchbox~3~{ARGS}", [line("lunchbox", sum=3)]),
    (f".CountingCircles~{ARGS}", [line("counting_circles")]),
    (f".ContainAtLeast~1_1~{ARGS}", [line("quadruple", digits=[1, 1])]),
    (f".ContainExact~1_2~{ARGS}", [line("contains_exactly", digits=[1, 2])]),
    (f".LookAndSay~1203~{ARGS}", [line("look_and_say", counts=[[1, 2], [0, 3]])]),
    (f".CountDistinct~R5C5~{ARGS}", [line("count_distinct", cell="r5c5")]),
    (f".SameValues~2~{ARGS}", [{"type": "same_digits", "groups": [LINE[:2], LINE[2:]]}]),
    (
        ".EqualSum~R1C1~-~R1C2~R2C3",
        [{"type": "equal_sum", "groups": [["r1c1"], ["r1c2", "r2c3"]]}],
    ),
    (f".Arrow~{ARGS}", [{"type": "arrow", "circle": LINE[:1], "arrow": LINE[1:]}]),
    (f".PillArrow~2~{ARGS}", [{"type": "arrow", "circle": LINE[:2], "arrow": LINE[2:]}]),
    (
        ".Quad~R1C1~1~2",
        [{"type": "quadruple", "cells": ["r1c1", "r1c2", "r2c1", "r2c2"], "digits": [1, 2]}],
    ),
    (".WhiteDot~R1C1~R1C2", [pair("difference", 1, LINE[:2])]),
    (".BlackDot~R1C1~R1C2", [pair("ratio", 2, LINE[:2])]),
    (".X~R1C1~R1C2", [pair("pair_sum", 10, LINE[:2])]),
    (".V~R1C1~R1C2", [pair("pair_sum", 5, LINE[:2])]),
    (".GreaterThan~R1C1~R1C2", [{"type": "greater_than", "cells": LINE[:2]}]),
    (f".Indexing~R~{ARGS}", [line("row_index")]),
    (f".Indexing~C~{ARGS}", [line("column_index")]),
    (".Sandwich~0~R2", [{"type": "sandwich", "cells": ROW, "sum": 0}]),
    (
        ".XSum~R2~9~12",
        [
            {"type": "x_sum", "cells": ROW, "sum": 9},
            {"type": "x_sum", "cells": ROW[::-1], "sum": 12},
        ],
    ),
    (".Skyscraper~C3~~4", [{"type": "skyscraper", "cells": COLUMN[::-1], "count": 4}]),
    (".HiddenSkyscraper~C3~2~", [{"type": "hidden_skyscraper", "cells": COLUMN, "digit": 2}]),
    (".NumberedRoom~R2~6~", [{"type": "numbered_room", "cells": ROW, "digit": 6}]),
    (
        ".LittleKiller~12~R1C3",
        [{"type": "little_killer", "cells": ["r1c3", "r2c2", "r3c1"], "sum": 12}],
    ),
    (
        ".LittleKiller~12~R3C1",
        [
            {
                "type": "little_killer",
                "cells": [f"r{row}c{row - 2}" for row in range(3, 10)],
                "sum": 12,
            }
        ],
    ),
    (".Regex~WzEyXSsuKg~R1C1~R1C2", [{"type": "regex", "cells": LINE[:2], "pattern": "[12]+.*"}]),
    (".~R1C1_2_3", [{"type": "candidates", "cell": "r1c1", "digits": [2, 3]}]),
    (".AntiKnight", [{"type": "anti_knight"}]),
    (".AntiKing", [{"type": "anti_king"}]),
    (".AntiConsecutive", [{"type": "non_consecutive"}]),
    (".AntiTaxicab", [{"type": "anti_taxicab"}]),
    (".GlobalEntropy", [{"type": "global_entropy"}]),
    (".GlobalMod", [{"type": "global_modular"}]),
    (".DutchFlatmates", [{"type": "dutch_flatmates"}]),
    (".Windoku", [{"type": "windows"}]),
    (".DisjointSets", [{"type": "disjoint_groups"}]),
    (".Diagonal~1", [{"type": "diagonal", "which": "anti"}]),
    (".Diagonal~-1", [{"type": "diagonal", "which": "main"}]),
    (
        f".Or.Thermo~{ARGS}.Or.Cage~4~R1C1~R1C2.~R1C1_5.End.End",
        [
            {
                "type": "any_of",
                "rules": [
                    line("thermometer"),
                    {
                        "type": "any_of",
                        "rules": [
                            {"type": "killer_cage", "cells": LINE[:2], "sum": 4},
                            {"type": "candidates", "cell": "r1c1", "digits": [5]},
                        ],
                    },
                ],
            }
        ],
    ),
]


@pytest.mark.parametrize(("text", "expected"), TYPES, ids=[text[:30] for text, _ in TYPES])
def test_each_type_is_its_rule(text: str, expected: list[dict[str, Any]]) -> None:
    """A type is read as the rule, from a link and alone, and the rule is written as it was."""
    assert set(rules(text + ".~R9C9_5")) == set(made(*expected))
    link = SITE + quote(text, safe="")
    assert nonet.load(link).layout == nonet.load(text + ".~R9C9_5").layout
    puzzle = nonet.load(link)
    again = nonet.load(puzzle.to_text("iss"))
    assert again == puzzle


def test_any_number_of_branches_is_read_and_written() -> None:
    """An Or of 300 branches, and one of 150 with an And in each, come back as they were."""
    names = [cell_name(at, 9) for at in range(81)]
    triples = combinations(names[::4], 3)
    lines = [Thermometer(list(three)) for three in islice(triples, 300)]
    several = AnyOf(lines)
    both = AnyOf([AllOf(two) for two in zip(lines[:150], lines[150:], strict=True)])
    puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=[several, both])))
    assert nonet.load(puzzle.to_text("iss")) == puzzle


@pytest.mark.parametrize(
    ("rule", "size"),
    [
        (line("slow_thermometer"), 9),
        (line("nabner_line"), 9),
        (line("parity_line"), 9),
        (line("entropic_line"), 6),
        (line("minimum"), 9),
        (line("maximum"), 9),
        (line("box_index"), 9),
        (pair("difference", 3, LINE[:2]), 9),
        (pair("ratio", 2, ["r1c1", "r5c5"]), 9),
        (pair("pair_sum", 7, LINE[:2]), 9),
        ({"type": "greater_than", "cells": ["r1c1", "r5c5"]}, 9),
        ({"type": "clone", "groups": [LINE[:2], LINE[2:]]}, 9),
        ({"type": "negative", "relation": "ratio", "value": 3, "except": [LINE[:2]]}, 9),
    ],
    ids=lambda value: value["type"] if isinstance(value, dict) else str(value),
)
def test_rules_without_a_type_are_tables_with_a_name(rule: dict[str, Any], size: int) -> None:
    """They are written as tables of pairs, which have the rule as their name and mean the same."""
    puzzle = Puzzle(Grid.empty(Layout.of_size(size, constraints=made(rule))))
    text = puzzle.to_text("iss")
    assert ".Pair~" in text
    assert nonet.load(text) == puzzle
    nameless = text.replace(f"_{rule['type'].replace('_', '-')}", "_another")
    tables = nonet.load(nameless).layout
    assert {one.name for one in tables.constraints} == {"pair_table"}
    assert normal_form(tables) == normal_form(puzzle.layout)


def test_a_name_that_is_not_that_of_its_table_says_nothing() -> None:
    """The table counts, whatever rule a file names it."""
    minimum = Puzzle(Grid.empty(Layout.of_size(9, constraints=made(line("minimum")))))
    text = minimum.to_text("iss").replace("_minimum", "_maximum")
    assert {one.name for one in nonet.load(text).layout.constraints} == {"pair_table"}


def test_both_diagonals_are_one_rule() -> None:
    """Two single diagonals make an X."""
    assert nonet.load(".Diagonal~1.Diagonal~-1").layout == Layout.of_size(9, diagonals=True)


def test_strict_kropki_exempts_every_dot_from_both_relations() -> None:
    """A pair with a white dot may have the ratio, and one with a black dot the difference."""
    text = ".StrictKropki.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R2C2.StrictXV.X~R3C1~R3C2"
    dots, letters = [["r1c1", "r1c2"], ["r2c1", "r2c2"]], [["r3c1", "r3c2"]]
    expected = made(
        {"type": "negative", "relation": "difference", "value": 1, "except": dots},
        {"type": "negative", "relation": "ratio", "value": 2, "except": dots},
        {"type": "negative", "relation": "sum", "value": 5, "except": letters},
        {"type": "negative", "relation": "sum", "value": 10, "except": letters},
    )
    found = nonet.load(text).layout
    negatives = [one for one in found.constraints if one.name == "negative"]
    assert [one.fields() | {"except": 0} for one in negatives] == [
        one.fields() | {"except": 0} for one in expected
    ]
    marks = [one for one in found.constraints if one.name != "negative"]
    known = Layout.of_size(9, constraints=[*marks, *expected])
    assert normal_form(found) == normal_form(known)
    written = Puzzle(Grid.empty(found)).to_text("iss")
    assert ".StrictKropki" in written
    assert ".StrictXV" in written
    assert nonet.load(written).layout == found


def test_dots_are_between_all_neighbours_of_the_list() -> None:
    """Cells that do not touch have no dot, and the larger cell of a pair comes first."""
    assert rules(".WhiteDot~R1C1~R1C2~R5C5~R2C2") == made(
        pair("difference", 1, ["r1c1", "r1c2"]), pair("difference", 1, ["r1c2", "r2c2"])
    )
    assert rules(".GreaterThan~R1C2~R1C1~R1C3") == made(
        {"type": "greater_than", "cells": ["r1c2", "r1c1"]},
        {"type": "greater_than", "cells": ["r1c2", "r1c3"]},
    )


def test_pills_are_read_from_left_to_right_and_top_to_bottom() -> None:
    """The order in the string makes no difference."""
    assert rules(".PillArrow~2~R2C1~R1C1~R3C1~R4C1") == made(
        {"type": "arrow", "circle": ["r1c1", "r2c1"], "arrow": ["r3c1", "r4c1"]}
    )


def test_a_whisper_without_a_number_is_by_five() -> None:
    """At any size, as the program has it."""
    for size in (7, 9):
        text = f".Shape~{size}x{size}.Whisper~R1C1~R1C2"
        assert rules(text) == made({"type": "whisper_line", "cells": LINE[:2], "difference": 5})


def test_a_jigsaw_keeps_the_boxes_unless_it_says_not() -> None:
    """With boxes the pieces are extra regions, without they are the regions."""
    labels = "1112132233243444"
    pieces = nonet.load(f".Shape~4x4.Jigsaw~{labels}").layout
    assert pieces.box_shape == (2, 2)
    assert [one.name for one in pieces.constraints] == ["all_different"] * 4
    jigsaw = nonet.load(f".Shape~4x4.NoBoxes.Jigsaw~{labels}").layout
    assert jigsaw == Layout.jigsaw(labels)
    for layout in (pieces, jigsaw, Layout.latin(4), Layout.boxes(3, 2), Layout.latin(7)):
        assert nonet.load(Puzzle(Grid.empty(layout)).to_text("iss")).layout == layout


def test_region_sum_lines_are_cut_by_boxes_or_else_by_pieces() -> None:
    """Boxes come first; with pieces for some of the cells the parts are spelled out."""
    boxed = ".Shape~4x4.Jigsaw~1112132233243444.RegionSumLine~R1C1~R1C2~R1C3"
    assert nonet.load(boxed).layout.constraints[-1].name == "region_sum_line"
    assert nonet.load(boxed).layout.box_shape == (2, 2)
    labels = "0012002223330333"  # two pieces, and cells in none
    text = f".Shape~4x4.NoBoxes.Jigsaw~{labels}.RegionSumLine~R1C1~R1C2~R1C3~R1C4"
    with pytest.raises(FormatError, match="expected pieces of 4 cells"):
        nonet.load(text)
    text = text.replace(labels, "1100110000000000")
    layout = nonet.load(text).layout
    assert (
        layout.constraints[-1]
        == made({"type": "equal_sum", "groups": [["r1c1", "r1c2"], ["r1c3", "r1c4"]]})[0]
    )
    bare = nonet.load(".Shape~4x4.NoBoxes.RegionSumLine~R1C1~R1C2")
    assert bare.dropped == ("a region sum line in no more than one region",)


def test_givens_and_allowed_digits_of_a_cell_are_intersected() -> None:
    """One digit that is left is a given, several are a rule, and none is an error."""
    puzzle = nonet.load(".~R1C1_1_2.~R1C1_2_3~R1C2_4~R1C3_5_6")
    assert (puzzle.grid.givens[:3], len(puzzle.layout.constraints)) == (bytes([2, 4, 0]), 1)
    with pytest.raises(FormatError, match="expected a digit that r1c1 may hold, found none"):
        nonet.load(".~R1C1_1.~R1C1_2")
    single = made({"type": "candidates", "cell": "r1c1", "digits": [5]})
    own = Puzzle(Grid.empty(Layout.of_size(9, constraints=single)))
    assert nonet.load(own.to_text("iss")) == own


def test_the_last_of_two_clues_counts() -> None:
    """As in the program; a puzzle with two of them is still written with both."""
    assert rules(".XSum~R2~9~.XSum~R2~8~") == made({"type": "x_sum", "cells": ROW, "sum": 8})
    both = made(
        {"type": "x_sum", "cells": ROW, "sum": 9}, {"type": "x_sum", "cells": ROW, "sum": 8}
    )
    puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=both)))
    assert nonet.load(puzzle.to_text("iss")) == puzzle


def test_tables_have_their_bits_in_the_order_of_the_program() -> None:
    """A table of `Binary` has other last characters than one of `Pair`; `PairX` is all pairs."""
    (found,) = rules(".Binary~EAEBEAAQAAAAE~~R3C6~R4C6")
    triples = [[1, 3], [2, 6], [3, 1], [3, 9], [6, 2], [9, 3]]
    assert found.fields() == {"cells": ["r3c6", "r4c6"], "allowed": triples}
    assert len(rules(".PairX~8H_xf8H_xf8H_B~_Nabner~R1C1~R1C2~R1C3")) == 3
    assert rules(".Pair~8H_xf8H_xf8H_B~~R1C1~R1C2") == rules(".BinaryX~8H-xf8H-xf8H-B~~R1C1~R1C2")


def test_machines_are_rules_with_their_name_as_title() -> None:
    """A machine says for each state where a digit leads, and there may be several lines of it."""
    (found, other) = rules(f".Shape~4x4.NFA~{WITH_BREAKS}~_Up~R1C1~R1C2~_~R2C1~R2C2~R2C3")
    step = ((1, 2, 3, 4), (-1, 2, 3, 4), (-1, -1, 3, 4), (-1, -1, -1, 4), (-1, -1, -1, -1))
    for one, title, cells in ((found, "Up", LINE[:2]), (other, "", ["r2c1", "r2c2", "r2c3"])):
        known = StateMachine(cells, 0, step, range(5), title=title)
        assert one == known
    for size in (4, 9, 16):
        for title in ("", "Its top, ~ü.%"):
            rule = StateMachine(LINE[:3], 0, other_and_top, [size], title=title)
            puzzle = Puzzle(Grid.empty(Layout.of_size(size, constraints=[rule])))
            assert nonet.load(puzzle.to_text("iss")) == puzzle


def other_and_top(top: int, digit: int) -> int | None:
    """A state machine: the largest digit yet, which no digit repeats."""
    return None if digit == top else max(top, digit)


def test_machines_read_a_break_between_segments() -> None:
    """With two segments of two cells, the digits of each rise."""
    text = f".Shape~4x4.NFA~{WITH_BREAKS}~~R1C1~R1C2~-~R1C3~R1C4.Thermo~R2C1~R2C2"
    known = nonet.load(".Shape~4x4.Thermo~R1C1~R1C2.Thermo~R1C3~R1C4.Thermo~R2C1~R2C2")
    puzzle = nonet.load(text)
    assert nonet.count(puzzle.grid) == nonet.count(known.grid)
    assert nonet.load(puzzle.to_text("iss")) == puzzle


def test_machines_may_be_in_several_states() -> None:
    """The digits can be added or taken away so that the total is 0, and is never above 4."""
    (found,) = rules(f".Shape~4x4.NFA~{SIGNED}~~R1C1~R2C2~R3C3")
    layout = Layout.of_size(4, constraints=[found])
    for digits in product(range(1, 5), repeat=3):
        grid = bytearray(16)
        grid[0], grid[5], grid[10] = digits
        totals = {0}
        for digit in digits:
            totals = {total + by for total in totals for by in (digit, -digit)} & set(range(-4, 5))
        assert (not any(layout.violations(bytes(grid)))) == (0 in totals), digits


def test_other_rules_of_machines_are_written_as_machines() -> None:
    """A rule without a type whose meaning is a machine is read as that machine."""
    rule = {"type": "not", "rule": line("regex", pattern="1.*")}
    layout = Layout.of_size(9, constraints=made(rule))
    found = nonet.load(Puzzle(Grid.empty(layout)).to_text("iss")).layout
    assert [one.name for one in found.constraints] == ["state_machine"]
    assert normal_form(found) == normal_form(layout)


def test_replicated_constraints_are_moved() -> None:
    """The template is there for each target cell, by its distance from the origin."""
    assert rules(".Replicate~BE.Thermo~R1C1~R2C1.End") == made(
        {"type": "thermometer", "cells": ["r1c1", "r2c1"]},
        {"type": "thermometer", "cells": ["r1c9", "r2c9"]},
    )
    with pytest.raises(FormatError, match="found one outside"):
        nonet.load(".Replicate~BE.Thermo~R1C1~R1C2.End")


def test_other_texts_of_links_are_read() -> None:
    """A link may have digits, pencil marks or a killer string instead of constraints."""
    digits = "12" + "." * 79
    assert nonet.load(SITE + digits).grid == Grid(digits)
    marks = "1234" * 15 + "..3."
    assert nonet.load(SITE + marks).grid.givens == bytes([0] * 15 + [3])
    assert nonet.load(SITE + quote("9<" + "0" * 79)).layout.constraints == made(
        {"type": "killer_cage", "cells": ["r1c1", "r1c2"], "sum": 9}
    )


def test_strings_are_not_taken_for_lines_of_digits() -> None:
    """A line that begins with empty cells is no constraint string."""
    for text, name in [
        (".AntiKnight", "iss"),
        (".~R1C1_5", "iss"),
        (f".Thermo~{ARGS}", "iss"),
        ("." * 81, "line"),
        (".A" + "." * 254, "line"),
        ("9<" + "0" * 79, "killer"),
    ]:
        assert detect(Source.of_text(text)).name == name, text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (".NFA~!~~R1C1", "expected a state machine in base 64, found others, at .NFA"),
        (".NFA~AAA~~R1C1", "expected state_machine that some digits obey"),
        (".NFA~gAA~~R1C1", "expected a state machine of the form 0 or 1, found 2, at .NFA"),
        (".NFA~Q~~R1C1", "expected a state machine in base 64"),
        (".NFA~Tg~~R1C1", "expected the whole of a state machine, found a part of it, at .NFA"),
        (f".NFA~{LARGE}~~R1C1", "expected at most 65,536 states, found more, at .NFA"),
        (f".NFA~{'A' * 131_073}~~R1C1", "at most 131,072 characters, found 131,073"),
        (f".NFA~{WHOLE}~~R1C1~-~R1C2", "expected a state machine that reads breaks between seg"),
        (f".NFA~{WHOLE}~" + f"~~{ARGS}" * 9_999, "at most 1,000,000 transitions for all lines"),
        (".Cage~x~R1C1", "expected the number of Cage as a whole number, found 'x'"),
        (".Cage~3~R1C0", "expected a cell such as R1C1, found 'R1C0'"),
        (".Shape~4x4.Cage~3~R1C5", "expected a cell of a 4×4 grid, found 'R1C5'"),
        (".Or.Cage~3~R1C1", "expected End after Or, And or Replicate, found none"),
        (".End.Cage~3~R1C1", "expected Or, And or Replicate before End, found none"),
        (".Or" * 9 + ".~R1C1_1" + ".End" * 9, "at most 7 constraints inside each other"),
        (".Pair~!~~R1C1~R1C2", "expected a key in base 64, found '!'"),
        (".Jigsaw~123", "expected a jigsaw of 81 cells, found 3"),
        (".LittleKiller~9~R5C5", "expected the cell of a diagonal"),
        (".Sandwich~9~R10", "expected a row or column such as R1 or C1"),
        (".LookAndSay~123~R1C1", "expected pairs of a count and a digit"),
        (".SameValues~2~R1C1~R1C2~R1C3", "expected sets of one size"),
        (".WhiteDot~R1C1~R5C5", "expected neighbours among the cells of WhiteDot, found none"),
        (".Or.WhiteDot~R1C1~R1C2.Thermo~R1C1~R1C2.End.StrictKropki", "no WhiteDot in Or beside"),
        (".~R1C1_10", "expected digits from 1 to 9, found 10"),
        (".Cage~3~", "expected a cell such as R1C1, found ''"),
        (".Replicate~B.Or.Replicate~B.End.End.End", "found 'Replicate in Replicate'"),
        (".Pair~" + "A" * 65 + "~~R1C1~R1C2", "expected a key of at most 64 characters"),
        (".Replicate~" + "_" * 13 + ".AntiKing" * 150 + ".End", "at most 10,000 replicated"),
        (
            ".PairX~8~~"
            + "~".join(f"R{r}C{c}" for r in "123456789" for c in "123456789")
            + (".PairX~8~~R1C1~R1C2" * 8000),
            "expected at most 10,000 constraints",
        ),
        (".NumberedRoom", "expected a row or column such as R1 or C1"),
        (".Regex~!~R1C1", "expected"),
    ],
)
def test_wrong_and_unknown_constraints_are_refused(text: str, message: str) -> None:
    """What nonet has no rule for, and what the program would not read, are errors."""
    with pytest.raises(FormatError, match=message):
        nonet.load(text, format="iss")


@pytest.mark.parametrize(
    "text", [".SearchPriority~1~R1C1", ".SameValues~1~R1C1~R1C2", ".EqualSum~R1C1", ".Thermo~R1C1"]
)
def test_what_says_nothing_is_named(text: str) -> None:
    """Constraints that hold always, and advice for the solver, are left out by name."""
    puzzle = nonet.load(text)
    assert len(puzzle.dropped) == 1
    assert puzzle.layout == Layout.of_size(9)


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (Layout.of_size(25), "expected a grid up to 16×16"),
        (
            Layout.of_size(9, constraints=made(line("sum", sum=205, factors=[101, 1, 1, 1]))),
            "cannot hold the rules 'sum'",
        ),
        (
            Layout.of_size(9, constraints=made(line("regex", pattern="1.*", title="One first"))),
            "cannot hold the titles of rules",
        ),
    ],
)
def test_what_it_cannot_say_is_refused(layout: Layout, message: str) -> None:
    """Sizes and rules that the program does not have are losses by name."""
    with pytest.raises(FormatError, match=message):
        Puzzle(Grid.empty(layout)).to_text("iss")
