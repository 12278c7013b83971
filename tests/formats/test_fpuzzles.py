"""f-puzzles: every key as the rule that it means, and whatever is not understood by name."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.formats.sameness import normal_form

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.constraints.registry import constraint_of
from nonet.errors import FormatError
from nonet.formats import _lzstring
from nonet.formats.format import UNREAD
from nonet.layout import Constraint, Cosmetics, Outline, Shape, Stroke

Cells = dict[str, dict[str, Any]]
"""Fields of some cells."""


def board(size: int = 9, cells: Cells | None = None, **keys: Any) -> str:
    """f-puzzles' JSON of a grid with these fields of cells and these keys."""
    return with_keys(keys, size, cells)


def with_keys(keys: dict[str, Any], size: int = 9, cells: Cells | None = None) -> str:
    """The same with keys that may be no names of Python."""
    known = cells or {}
    grid = [
        [known.get(f"R{row}C{column}", {}) for column in range(1, size + 1)]
        for row in range(1, size + 1)
    ]
    return json.dumps({"size": size, "grid": grid, **keys})


def rules(text: str) -> tuple[Constraint, ...]:
    """The rules of a puzzle of which nothing is left out."""
    puzzle = nonet.load(text)
    assert puzzle.dropped == ()
    return puzzle.layout.constraints


def made(*rules: dict[str, Any]) -> tuple[Constraint, ...]:
    """Rules of their JSON form."""
    return tuple(constraint_of(one, "here") for one in rules)


LINE = ["R1C1", "R1C2", "R2C3", "R3C3"]
CELLS = ["r1c1", "r1c2", "r2c3", "r3c3"]
ROW = [f"r1c{column}" for column in range(1, 10)]

KEYS: list[tuple[str, Any, dict[str, Any]]] = [
    ("thermometer", {"lines": [LINE]}, {"type": "thermometer", "cells": CELLS}),
    ("slowthermometer", {"lines": [LINE]}, {"type": "slow_thermometer", "cells": CELLS}),
    ("palindrome", {"lines": [LINE]}, {"type": "palindrome_line", "cells": CELLS}),
    ("renban", {"lines": [LINE]}, {"type": "renban_line", "cells": CELLS}),
    (
        "whispers",
        {"lines": [LINE], "value": "4"},
        {"type": "whisper_line", "cells": CELLS, "difference": 4},
    ),
    ("betweenline", {"lines": [LINE]}, {"type": "between_line", "cells": CELLS}),
    ("lockout", {"lines": [LINE]}, {"type": "lockout_line", "cells": CELLS, "difference": 4}),
    ("regionsumline", {"lines": [LINE]}, {"type": "region_sum_line", "cells": CELLS}),
    ("entropicline", {"lines": [LINE]}, {"type": "entropic_line", "cells": CELLS}),
    ("modularline", {"lines": [LINE]}, {"type": "modular_line", "cells": CELLS, "modulus": 3}),
    ("nabner", {"lines": [LINE]}, {"type": "nabner_line", "cells": CELLS}),
    ("doublearrow", {"lines": [LINE]}, {"type": "double_arrow", "cells": CELLS}),
    ("zipperline", {"lines": [LINE]}, {"type": "zipper_line", "cells": CELLS}),
    ("odd", {"cell": "R1C1"}, {"type": "odd", "cells": ["r1c1"]}),
    ("even", {"cell": "R1C1"}, {"type": "even", "cells": ["r1c1"]}),
    ("minimum", {"cell": "R1C1"}, {"type": "minimum", "cells": ["r1c1"]}),
    ("maximum", {"cell": "R1C1"}, {"type": "maximum", "cells": ["r1c1"]}),
    ("rowindexer", {"cells": ["R1C1"]}, {"type": "row_index", "cells": ["r1c1"]}),
    ("columnindexer", {"cells": ["R1C1"]}, {"type": "column_index", "cells": ["r1c1"]}),
    ("boxindexer", {"cells": ["R1C1"]}, {"type": "box_index", "cells": ["r1c1"]}),
    (
        "sandwichsum",
        {"cell": "R1C0", "value": "0"},
        {"type": "sandwich", "cells": ROW, "sum": 0},
    ),
    ("xsum", {"cell": "R1C10", "value": "9"}, {"type": "x_sum", "cells": ROW[::-1], "sum": 9}),
    (
        "skyscraper",
        {"cell": "R1C0", "value": "3"},
        {"type": "skyscraper", "cells": ROW, "count": 3},
    ),
    (
        "littlekillersum",
        {"cell": "R0C2", "direction": "DL", "value": "7"},
        {"type": "little_killer", "cells": ["r1c1"], "sum": 7},
    ),
    (
        "killercage",
        {"cells": LINE, "value": "20"},
        {"type": "killer_cage", "cells": CELLS, "sum": 20},
    ),
    ("extraregion", {"cells": LINE}, {"type": "all_different", "cells": CELLS}),
    (
        "arrow",
        {"cells": ["R1C2", "R1C1"], "lines": [["R1C2", "R2C3", "R3C3"]]},
        {"type": "arrow", "circle": ["r1c2", "r1c1"], "arrow": ["r2c3", "r3c3"]},
    ),
    (
        "quadruple",
        {"cells": LINE, "values": [1, 1, 2]},
        {"type": "quadruple", "cells": CELLS, "digits": [1, 1, 2]},
    ),
    (
        "clone",
        {"cells": ["R1C1"], "cloneCells": ["R5C5"]},
        {"type": "clone", "groups": [["r1c1"], ["r5c5"]]},
    ),
    ("difference", {"cells": LINE[:2]}, {"type": "difference", "cells": CELLS[:2], "value": 1}),
    (
        "ratio",
        {"cells": LINE[:2], "value": "3"},
        {"type": "ratio", "cells": CELLS[:2], "value": 3},
    ),
    ("xv", {"cells": LINE[:2], "value": "v"}, {"type": "pair_sum", "cells": CELLS[:2], "value": 5}),
]


@pytest.mark.parametrize(("key", "entry", "rule"), KEYS, ids=[key for key, _, _ in KEYS])
def test_each_key_is_its_rule(key: str, entry: dict[str, Any], rule: dict[str, Any]) -> None:
    """A key is read as the rule, and the rule is written as the key."""
    assert rules(with_keys({key: [entry]})) == made(rule)
    again = Puzzle(Grid.empty(Layout.of_size(9, constraints=made(rule)))).to_text("fpuzzles")
    assert nonet.load(again).layout.constraints == made(rule)
    packed = json.loads(_lzstring.decompress(again.partition("load=")[2]))
    assert packed[key]


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("antiknight", {"type": "anti_knight"}),
        ("antiking", {"type": "anti_king"}),
        ("nonconsecutive", {"type": "non_consecutive"}),
        ("disjointgroups", {"type": "disjoint_groups"}),
        ("diagonal+", {"type": "diagonal", "which": "anti"}),
        ("diagonal-", {"type": "diagonal", "which": "main"}),
    ],
)
def test_each_flag_is_its_rule(key: str, rule: dict[str, Any]) -> None:
    """A rule of the whole grid is read and written by its key."""
    assert rules(with_keys({key: True})) == made(rule)
    assert rules(with_keys({key: False})) == ()
    puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=made(rule))))
    assert nonet.load(puzzle.to_text("fpuzzles")).layout == puzzle.layout


def test_given_pencil_marks_are_allowed_digits() -> None:
    """Given marks restrict a cell, marks of the player do not; a given digit counts alone."""
    cells: Cells = {
        "R1C1": {"givenPencilMarks": [1, 2], "centerPencilMarks": [2]},
        "R1C2": {"givenPencilMarks": [3, 4], "value": 3, "given": True},
    }
    puzzle = nonet.load(board(cells=cells))
    assert puzzle.layout.constraints == made(
        {"type": "candidates", "cell": "r1c1", "digits": [1, 2]}
    )
    assert (puzzle.marks[0], puzzle.grid.givens[1], puzzle.dropped) == (2, 3, ())
    assert nonet.load(puzzle.to_text("fpuzzles")) == puzzle
    cells["R1C2"]["value"] = 5
    assert nonet.load(board(cells=cells)).dropped == (
        "the given pencil marks of r1c2, which holds another digit",
    )


def test_negative_rules_name_the_pairs_that_are_exempt() -> None:
    """Dots of both kinds exempt a pair from both; X and V only from the sums."""
    text = board(
        difference=[{"cells": ["R1C1", "R1C2"]}],
        ratio=[{"cells": ["R2C1", "R2C2"], "value": "3"}],
        xv=[{"cells": ["R3C1", "R3C2"], "value": "X"}],
        nonconsecutive=True,
        negative=["ratio", "xv"],
    )
    dots, sums = [["r1c1", "r1c2"], ["r2c1", "r2c2"]], [["r3c1", "r3c2"]]
    negatives = [one for one in rules(text) if one.name == "negative"]
    assert tuple(negatives) == made(
        {"type": "negative", "relation": "difference", "value": 1, "except": dots},
        {"type": "negative", "relation": "ratio", "value": 3, "except": dots},
        {"type": "negative", "relation": "sum", "value": 10, "except": sums},
        {"type": "negative", "relation": "sum", "value": 5, "except": sums},
    )
    puzzle = nonet.load(text)
    assert nonet.load(puzzle.to_text("fpuzzles")).layout == puzzle.layout


@pytest.mark.parametrize(
    "rules",
    [
        [{"type": "negative", "relation": "ratio", "value": 2, "except": [["r1c1", "r1c2"]]}],
        [{"type": "negative", "relation": "ratio", "value": 3, "except": []}],
        [{"type": "negative", "relation": "sum", "value": 5, "except": []}],
        [
            {"type": "difference", "cells": ["r1c1", "r1c2"], "value": 1},
            {"type": "non_consecutive"},
        ],
        [{"type": "minimum", "cells": ["r1c1"]}, {"type": "minimum", "cells": ["r1c2"]}],
        [{"type": "sum", "cells": ["r1c1", "r1c2"], "sum": 5}],
        [{"type": "lockout_line", "cells": ["r1c1", "r1c2", "r1c3"], "difference": 3}],
        [{"type": "little_killer", "cells": ["r2c2", "r3c3"], "sum": 5}],
        [{"type": "skyscraper", "cells": ["r1c1", "r1c2"], "count": 1}],
    ],
)
def test_what_would_mean_something_else_is_refused(rules: list[dict[str, Any]]) -> None:
    """A rule that f-puzzles would read in another way is written only if its loss is allowed."""
    puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=made(*rules))))
    name = rules[-1]["type"]
    said = f"the rules '{name}'|checks of drawn rules"
    with pytest.raises(FormatError, match=f"cannot hold ({said})"):
        puzzle.to_text("fpuzzles")
    again = nonet.load(puzzle.to_text("fpuzzles", lossy=True))
    assert len(again.layout.constraints) == len(rules) - 1


def test_adjacent_minima_do_not_restrain_each_other() -> None:
    """All cells of the key are one rule, so that two of them may be neighbours."""
    text = board(minimum=[{"cell": "R1C1"}, {"cell": "R1C2"}])
    assert rules(text) == made({"type": "minimum", "cells": ["r1c1", "r1c2"]})


def test_pills_are_read_in_the_order_of_their_cells() -> None:
    """The first cell of a circle has the tens, wherever it lies."""
    text = board(arrow=[{"cells": ["R2C1", "R1C1"], "lines": [["R1C1", "R1C2", "R1C3"]]}])
    layout = nonet.load(text).layout
    digits = bytearray(81)
    digits[9], digits[0], digits[1], digits[2] = 1, 2, 5, 7
    assert list(layout.violations(bytes(digits))) == []
    digits[9], digits[0] = 2, 1
    assert list(layout.violations(bytes(digits))) != []


@pytest.mark.parametrize(("size", "difference"), [(4, 2), (6, 3), (7, 4), (9, 5), (16, 8)])
def test_whispers_without_a_number_have_half_the_size(size: int, difference: int) -> None:
    """The difference is half the size, rounded up, and is written down."""
    text = board(size, whispers=[{"lines": [["R1C1", "R1C2"]]}])
    assert rules(text) == made(
        {"type": "whisper_line", "cells": ["r1c1", "r1c2"], "difference": difference}
    )


@pytest.mark.parametrize(
    ("size", "ranks"),
    [
        (6, ["12", "34", "56"]),
        (4, ["1", "23", "4"]),
        (5, ["12", "3", "45"]),
        (7, ["12", "345", "67"]),
        (8, ["123", "45", "678"]),
    ],
)
def test_the_middle_rank_of_an_entropic_line_takes_what_is_left(
    size: int, ranks: list[str]
) -> None:
    """Where 3 does not divide the size, the outer ranks are alike; writing keeps the line."""
    puzzle = nonet.load(board(size, entropicline=[{"lines": [["R1C1", "R2C2", "R3C3"]]}]))
    rank = {int(digit): at for at, digits in enumerate(ranks) for digit in digits}
    for line in [(1, 2, 3), (1, size, size // 2 + 1), (2, 1, size), (size, 3, 1), (3, 2, 1)]:
        digits = bytearray(size * size)
        for at, digit in enumerate(line):
            digits[at * (size + 1)] = digit
        is_kept = len({rank[digit] for digit in line}) == 3
        assert (list(puzzle.layout.violations(bytes(digits))) == []) == is_kept, line
    assert nonet.load(puzzle.to_text("fpuzzles")) == puzzle


def test_region_sum_lines_have_the_regions_in_force() -> None:
    """On a jigsaw they are cut by its regions, and each entry begins a new part."""
    labels = "1112132233243444"
    cells = {
        f"R{at // 4 + 1}C{at % 4 + 1}": {"region": int(label) - 1}
        for at, label in enumerate(labels)
    }
    line = ["R1C1", "R1C2", "R1C3", "R1C4"]  # three cells of one region, and one of another
    layout = nonet.load(board(4, cells, regionsumline=[{"lines": [line]}])).layout
    assert not list(layout.violations(bytes([1, 2, 1, 4] + 12 * [0])))
    assert list(layout.violations(bytes([1, 2, 3, 4] + 12 * [0])))
    assert layout.regions == Layout.jigsaw(labels).regions


@pytest.mark.parametrize("value", [None, "", "?", 0, "0", " "])
def test_cages_without_a_number_have_any_total(value: object) -> None:
    """No number, a question mark and zero mean that digits do not repeat, and nothing more."""
    text = board(killercage=[{"cells": LINE, "value": value}])
    assert rules(text) == made({"type": "killer_cage", "cells": CELLS, "sum": None})


def test_a_cage_with_another_text_is_named() -> None:
    """A text that may say a rule in words is not passed over in silence."""
    puzzle = nonet.load(board(killercage=[{"cells": LINE, "value": "<15"}]))
    assert puzzle.dropped == (UNREAD, "the text '<15' of a killer cage")
    assert puzzle.has_unread_rules


def test_a_drawn_cage_with_a_digital_root_is_a_rule() -> None:
    """DR and a digit are all totals with this digital root, as the solver of f-puzzles has it."""
    text = board(cage=[{"cells": LINE[:2], "value": "DR4", "outlineC": "#000000"}])
    cages = [{"type": "killer_cage", "cells": CELLS[:2], "sum": total} for total in (4, 13)]
    assert rules(text) == made({"type": "any_of", "rules": cages})
    puzzle = nonet.load(text)
    assert puzzle.cosmetics == Cosmetics()
    assert nonet.load(puzzle.to_text("fpuzzles")) == puzzle


def test_a_cell_without_a_region_is_not_one_in_the_usual_box() -> None:
    """Without the field a cell is in its box, with null in none; complete regions still hold."""
    assert nonet.load(board(4)).layout == Layout.of_size(4)
    every = [f"R{row}C{column}" for row in range(1, 5) for column in range(1, 5)]
    bare = nonet.load(board(4, {cell: {"region": None} for cell in every})).layout
    assert bare == Layout.latin(4)
    box = {cell: {"region": None} for cell in ("R1C1", "R1C2", "R2C1", "R2C2")}
    pieces = nonet.load(board(4, box)).layout
    assert (pieces.regions, len(pieces.constraints)) == (None, 3)
    assert normal_form(nonet.load(Puzzle(Grid.empty(pieces)).to_text("fpuzzles")).layout) == (
        normal_form(pieces)
    )
    with pytest.raises(FormatError, match="expected 4 cells in each region, found 3"):
        nonet.load(board(4, {"R1C1": {"region": None}}))


@pytest.mark.parametrize("size", [3, 5, 7, 11, 13])
def test_the_usual_region_of_a_prime_size_is_the_row(size: int) -> None:
    """A cell without the field is in the region of its row, be it one cell or all of them."""
    assert nonet.load(board(size)).layout == Layout.latin(size)
    assert nonet.load(board(size, {"R1C1": {"region": 0}})).layout == Layout.latin(size)
    jigsaw = {"R1C2": {"region": 1}, "R2C1": {"region": 0}}
    regions = nonet.load(board(size, jigsaw)).layout.regions
    assert regions is not None
    expected = [at // size for at in range(size * size)]
    expected[1], expected[size] = 1, 0
    assert list(regions) == expected


def test_the_usual_region_of_other_sizes_is_the_box() -> None:
    """Without the field a cell is in the box, and these are counted along the rows of boxes."""
    jigsaw = {"R1C3": {"region": 1}, "R1C4": {"region": 0}}
    regions = list(Layout.boxes(2, 3).regions or ())
    regions[2], regions[3] = 1, 0
    assert nonet.load(board(6, jigsaw)).layout == Layout(6, regions)


def test_sandwiches_mean_the_same_from_both_ends() -> None:
    """A clue on the right or below is that on the left or above, with crusts 1 and 9."""
    left = nonet.load(board(sandwichsum=[{"cell": "R1C0", "value": "5"}])).layout
    right = nonet.load(board(sandwichsum=[{"cell": "R1C10", "value": "5"}])).layout
    assert normal_form(left) == normal_form(right)
    row = bytes([2, 1, 5, 9, 3, 4, 6, 7, 8] + 72 * [0])
    assert list(left.violations(row)) == list(right.violations(row)) == []


@pytest.mark.parametrize(
    ("keys", "note"),
    [
        ({"thermometer": [{"lines": [["R1C1"]]}]}, "a line of thermometer with 1 cells"),
        ({"arrow": [{"cells": ["R1C1"], "lines": [["R1C1"]]}]}, "an arrow of one cell"),
        ({"xsum": [{"cell": "R0C1", "value": ""}]}, "a clue of xsum without a number"),
        (
            {"littlekillersum": [{"cell": "R0C1", "direction": "DR"}]},
            "a little killer clue without a number",
        ),
        ({"quadruple": [{"cells": LINE, "values": []}]}, "a quadruple without digits"),
        ({"xv": [{"cells": LINE[:2], "value": ""}]}, "an XV mark without a letter"),
        (
            {"line": [{"lines": [["nowhere", "R1C1"]]}]},
            "what is drawn as a line, in a way unknown here",
        ),
        ({"later": "text"}, "the field 'later'"),
    ],
)
def test_what_says_nothing_is_named(keys: dict[str, Any], note: str) -> None:
    """Marks without content, and fields of later versions that are no rule, are named."""
    assert nonet.load(with_keys(keys)).dropped[-1] == note


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"thermometer": [{"lines": [["R1C1", "R1C10"]]}]}, "expected a cell from R1C1 to R9C9"),
        ({"thermometer": {"lines": []}}, "expected a list"),
        ({"xv": [{"cells": LINE[:2], "value": "W"}]}, "expected X or V"),
        ({"littlekillersum": [{"cell": "R0C1", "direction": "N", "value": 3}]}, "UL, UR, DL or DR"),
        ({"skyscraper": [{"cell": "R1C1", "value": "3"}]}, "a place beside a row or column"),
        ({"killercage": [{"cells": LINE, "value": "99"}]}, "expected a total from 10 to 30"),
        ({"negative": [[]]}, "expected text"),
        ({"antiknight": 1}, "expected true or false"),
        ({"quadruple": [{"cells": LINE, "values": [10]}]}, "a whole number from 1 to 9"),
        ({"newrule": True}, "expected rules that nonet knows, found 'newrule'"),
        ({"newrule": [{"cells": LINE}]}, "expected rules that nonet knows, found 'newrule'"),
    ],
)
def test_wrong_and_unknown_rules_are_refused(keys: dict[str, Any], message: str) -> None:
    """A rule that cannot be, and one that nonet does not know, are errors."""
    with pytest.raises(FormatError, match=message):
        nonet.load(with_keys(keys))


def test_what_is_drawn_is_kept() -> None:
    """Lines, shapes, texts, outlines and fog are cosmetics, and are written as they were."""
    text = board(
        line=[{"lines": [["R1C1", "R2C2"]], "outlineC": "#0F0", "width": 0.2}],
        circle=[
            {
                "cells": ["R1C1", "R1C2"],
                "baseC": "#FFFFFF",
                "outlineC": "#000000",
                "width": 0.5,
                "height": 0.5,
                "fontC": "#000000",
            }
        ],
        rectangle=[{"cells": ["R0C1"], "baseC": "#00ff0080", "width": 1, "height": 1, "angle": 45}],
        text=[{"cells": ["R0C3"], "value": "12", "fontC": "#111111", "size": 0.7}],
        cage=[
            {"cells": ["R5C5"], "value": "A", "outlineC": "#222222"},
            {"cells": ["R9C9"], "value": "FOGLIGHT"},
        ],
        title="T",
        author="A",
        ruleset="Normal rules.",
        successMessage="Well done",
    )
    puzzle = nonet.load(text)
    assert puzzle.cosmetics == Cosmetics(
        (Stroke(((0.5, 0.5), (1.5, 1.5)), "#00ff00", 0.2),),
        (
            Shape(0.5, -0.5, 1, 1, False, "#00ff0080", "", angle=45),
            Shape(1, 0.5, 0.5, 0.5, True, "#ffffff", "#000000"),
            Shape(2.5, -0.5, 0, 0, False, "", "", text="12", text_colour="#111111", text_size=0.7),
        ),
        (Outline(("r5c5",), "#222222", "A"),),
        fog=("r9c9",),
    )
    assert (puzzle.rules, puzzle.message, puzzle.dropped) == (
        "Normal rules.",
        "Well done",
        (UNREAD,),
    )
    assert nonet.load(puzzle.to_text("fpuzzles")) == puzzle


def test_lines_that_no_rule_explains_may_be_rules() -> None:
    """A puzzle with drawings is not taken for a plain one, whatever rules it has beside them."""
    line = [{"lines": [["R1C1", "R2C2"]], "outlineC": "#67F067", "width": 0.2}]
    bare, ruled = board(line=line), board(line=line, antiknight=True)
    assert nonet.load(bare).has_unread_rules
    assert nonet.load(ruled).has_unread_rules
    assert UNREAD in nonet.load(ruled).dropped
    again = nonet.load(nonet.load(bare).to_text("fpuzzles"))
    assert again.has_unread_rules
    more = replace(nonet.load(board(antiknight=True)), has_unread_rules=True)
    with pytest.raises(FormatError, match="cannot hold that it may have more rules"):
        more.to_text("fpuzzles")


def test_drawings_of_user_scripts_are_written_beside_their_rules_and_passed_over() -> None:
    """A rule of a user script is drawn for programs without it, and read once."""
    rule = made({"type": "renban_line", "cells": CELLS})
    link = Puzzle(Grid.empty(Layout.of_size(9, constraints=rule))).to_text("fpuzzles")
    fields = json.loads(_lzstring.decompress(link.partition("load=")[2]))
    assert fields["line"][0]["fromConstraint"] == "Renban"
    assert nonet.load(link).cosmetics == Cosmetics()
    del fields["renban"]
    assert len(nonet.load(json.dumps(fields)).cosmetics.strokes) == 1


def test_cosmetics_that_it_cannot_draw_are_lost_by_name() -> None:
    """A line between cells is not f-puzzles', and is refused by name."""
    crooked = Cosmetics(strokes=(Stroke(((0.1, 0.2), (3, 3)), "#000000", 0.1),))
    puzzle = Puzzle(Grid("." * 81), cosmetics=crooked)
    with pytest.raises(FormatError, match="cannot hold some of the cosmetics"):
        puzzle.to_text("fpuzzles")


def test_a_link_to_the_server_says_so() -> None:
    """What ?id= names cannot be fetched, and the message says that."""
    for link in ("https://f-puzzles.com/?id=y2abc", "https://www.f-puzzles.com/?id=1"):
        with pytest.raises(FormatError, match="lies on a server"):
            nonet.load(link)
