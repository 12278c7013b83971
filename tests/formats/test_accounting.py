"""What is drawn and written and no rule accounts for: flagged, and nothing else is."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nonet
from nonet import Layout, Puzzle
from nonet.formats._accounting import unaccounted
from nonet.formats.format import UNREAD
from nonet.formats.proposals import propose_rules
from nonet.logic import LANGUAGES, rules_text

SAID = "Normal sudoku rules apply. "
ROW = ["R1C1", "R1C2", "R1C3"]
NATIVE: dict[str, dict[str, Any]] = {
    "cages": {"killercage": [{"cells": ROW, "value": "15"}]},
    "thermo": {"thermometer": [{"lines": [ROW]}]},
    "arrow": {"arrow": [{"cells": ["R5C5"], "lines": [["R5C5", "R5C6", "R5C7"]]}]},
    "kropki": {
        "difference": [{"cells": ROW[:2], "value": ""}],
        "ratio": [{"cells": ["R5C1", "R5C2"], "value": ""}],
    },
    "white": {"difference": [{"cells": ROW[:2], "value": ""}]},
    "xv": {
        "xv": [
            {"cells": ROW[:2], "value": "V"},
            {"cells": ["R5C1", "R5C2"], "value": "X"},
        ]
    },
    "whisper": {"whispers": [{"lines": [ROW]}]},
    "renban": {"renban": [{"lines": [ROW]}]},
    "between": {"betweenline": [{"lines": [["R5C1", "R5C2", "R5C3"]]}]},
    "lockout": {"lockout": [{"lines": [["R5C1", "R5C2", "R5C3", "R5C4"]]}]},
    "slow": {"slowthermometer": [{"lines": [ROW]}]},
    "quad": {"quadruple": [{"cells": ["R5C5", "R5C6", "R6C5", "R6C6"], "values": [1, 2]}]},
    "knight": {"antiknight": True},
    "diagonal": {"diagonal+": True, "diagonal-": True},
    "parity": {"odd": [{"cell": "R1C1"}], "even": [{"cell": "R5C5"}]},
    "extremes": {"maximum": [{"cell": "R1C1"}], "minimum": [{"cell": "R5C5"}]},
    "region": {"extraregion": [{"cells": [f"R{at}C{at}" for at in range(1, 10)]}]},
    "palindrome": {"palindrome": [{"lines": [ROW]}]},
    "region sum": {"regionsumline": [{"lines": [["R1C3", "R1C4", "R1C5"]]}]},
    "sandwich": {"sandwichsum": [{"cell": "R1C0", "value": "10"}]},
    "little": {"littlekillersum": [{"cell": "R0C1", "direction": "DR", "value": "30"}]},
    "clone": {"clone": [{"cells": ROW[:2], "cloneCells": ["R5C5", "R5C6"]}]},
}


def fpuzzles(said: str = "", /, *kinds: str, **keys: Any) -> Puzzle:
    """A 9×9 of f-puzzles with a text, rules of these kinds and more keys."""
    root: dict[str, Any] = {"size": 9, "grid": [[{}] * 9 for _ in range(9)], "ruleset": said}
    for kind in kinds:
        root |= NATIVE[kind]
    return nonet.load(json.dumps(root | keys))


@pytest.mark.parametrize(
    ("kinds", "text"),
    [
        ("", "Place the digits 1-9 in each row, column and box."),
        ("", "Normal 9x9 sudoku rules apply!\nHave fun!"),
        ("", "Digits must not repeat within the same row, column, or marked region."),
        ("", "By: Ada\nGrace Hopper\nThanks to Alan for testing."),
        ("", "Exported from example.org. For instance, 12 is not allowed."),
        ("cages", "Digits in a cage do not repeat and sum to its number."),
        ("cages", "Killer: cages add up to the small total in the corner (if given), no repeats"),
        ("thermo", "Digits along a thermometer strictly increase from the bulb."),
        ("thermo", "Thermos: digits rise, starting from the bulb end (e.g. 1-3-7)."),
        ("arrow", "Digits along an arrow sum to the digit in the attached circle."),
        ("arrow", "Arrow digits may repeat if allowed by other rules."),
        ("kropki", "Normal kropki rules apply. Not all dots are given."),
        ("white", "White dots: consecutive. Not all possible dots are necessarily given."),
        ("kropki", "Digits joined by a black dot are in a 1:2 ratio (one is double the other)."),
        ("xv", "Digits separated by a V sum to 5, digits separated by an X sum to 10."),
        ("whisper", "Adjacent digits on a green line differ by at least 5."),
        ("whisper", "German whispers: neighbours differ by 5 or more"),
        ("renban", "Purple lines hold a set of consecutive digits in any order, without repeats."),
        ("between", "Digits on a line are strictly between the digits in the circles."),
        ("lockout", "Lockout lines: digits must not be between or equal to the diamonds."),
        ("slow", "On slow thermometers digits either increase or stay the same."),
        ("quad", "Digits in a circle appear in the four surrounding cells."),
        ("knight", "Cells a knight's move apart cannot contain the same digit."),
        ("knight", "Identical digits may not be a (chess) knight's move apart."),
        ("diagonal", "Digits may not repeat on the marked diagonals."),
        ("parity", "Grey circles hold odd digits, grey squares even digits."),
        ("extremes", "Min/max: a digit is less or greater than all its neighbours."),
        ("region", "Each number must appear exactly once among the grey cells."),
        ("palindrome", "The grey line is a palindrome: it reads the same forwards or backwards."),
        ("region sum", "Box borders cut the blue line into parts with equal sums."),
        ("sandwich", "Clues outside the grid are the sum of the digits between the 1 and the 9."),
        ("little", "Clues outside the grid give the sum of the digits along the diagonal."),
        ("clone", "The two grey areas are clones."),
        ("cages,thermo,knight", "Killer cages. Thermometers. Anti-knight."),
    ],
)
def test_a_text_that_repeats_the_rules_is_not_flagged(kinds: str, text: str) -> None:
    """Sentences that say the rules of the file, or none, leave the puzzle as it is."""
    puzzle = fpuzzles(SAID + text, *filter(None, kinds.split(",")))
    assert [one.text for one in unaccounted(puzzle.rules, puzzle.layout)] == []
    assert (puzzle.has_unread_rules, puzzle.dropped) == (False, ())


@pytest.mark.parametrize(
    ("kinds", "text"),
    [
        ("white", "Cells a chess queen's move apart do not both hold 9"),
        ("cages", "Thermometers increase from the bulb"),
        ("cages", "Cages sum to a prime"),
        ("cages", "Digits in a cage may repeat"),
        ("cages", "Cages show either their sum or their product"),
        ("thermo", "Digits along thermometers decrease from the bulb"),
        ("thermo", "One of the thermometers is false"),
        ("thermo", "Not all thermometers increase"),
        ("arrow", "Digits on an arrow have the difference of the digit in the circle"),
        ("xv", "Cells with a V sum to either 5 or 15"),
        ("xv", "V means 5, X means 11"),
        ("xv", "The dots are X or V"),
        ("white", "White dots differ by 2"),
        ("whisper", "Adjacent digits on a green line differ by at least 4"),
        ("renban", "Each purple line is a renban or a whisper"),
        ("knight", "Cells a king's or knight's move apart differ"),
        ("knight", "Anti-knight applies except in row 1"),
        ("", "Normal sudoku rules do NOT apply in box 5"),
        ("", "Place the digits 0-8 in each row, column and box"),
        ("", "Normal sudoku and anti-knight rules apply"),
        ("", "Every 5 is next to a 1"),
        ("", "Shade some cells"),
        ("", "Entweder Killer oder Thermometer"),
        ("xv", "XV：V两侧之和为5或15"),
    ],
)
def test_a_sentence_that_no_rule_accounts_for_is_named(kinds: str, text: str) -> None:
    """Other rules, other numbers, choices and exceptions are flagged, and named in proposals."""
    puzzle = fpuzzles(f"{SAID}{text}.", *filter(None, kinds.split(",")))
    assert [one.text for one in unaccounted(puzzle.rules, puzzle.layout)] == [text]
    assert puzzle.has_unread_rules
    assert puzzle.dropped[0] == UNREAD


def test_texts_of_nonet_are_known_in_all_languages() -> None:
    """What nonet writes for the rules of a layout is accounted for, and for no other layout."""
    kinds = ("cages", "thermo", "kropki", "xv", "knight", "quad", "slow", "lockout", "little")
    layout = fpuzzles("", *kinds).layout
    for language in LANGUAGES:
        text = rules_text(layout, language)
        assert unaccounted(text, layout) == []
        assert unaccounted(text, Layout.of_size(9)) != []


DOT = {"cells": ROW[:2], "width": 0.3, "height": 0.3}
LINE = {"lines": [ROW], "outlineC": "#cfcfcf", "width": 0.3}
CIRCLE = {"cells": ["R1C1"], "baseC": "#cfcfcf", "outlineC": "#cfcfcf", "width": 0.8, "height": 0.8}


@pytest.mark.parametrize(
    ("kinds", "keys"),
    [
        ("thermo", {"line": [LINE], "circle": [CIRCLE]}),
        ("arrow", {"line": [{"lines": [["R5C5", "R5C6", "R5C7"]], "outlineC": "#a1a1a1"}]}),
        ("arrow", {"circle": [{**CIRCLE, "cells": ["R5C5"], "baseC": "#ffffff"}]}),
        ("whisper", {"line": [{**LINE, "outlineC": "#67f067"}]}),
        ("renban", {"line": [{**LINE, "outlineC": "#f067f0"}]}),
        ("cages", {"cage": [{"cells": ROW, "value": "15"}]}),
        ("cages", {"cage": [{"cells": ROW[::-1], "outlineC": "#ff0000"}]}),
        (
            "white",
            {"circle": [{**DOT, "baseC": "#ffffff"}]},
        ),
        ("xv", {"text": [{"cells": ROW[:2], "value": "V"}]}),
        ("parity", {"rectangle": [{"cells": ["R5C5"], "baseC": "#cccccc", "width": 0.8}]}),
        ("little", {"text": [{"cells": ["R0C1"], "value": "30"}]}),
        (
            "lockout",
            {"rectangle": [{"cells": ["R5C1"], "baseC": "#eeeeff", "angle": 45}]},
        ),
        ("", {"fogofwar": ["R5C5"], "text": [{"cells": ["R5C5"], "value": "💡"}]}),
        ("", {"cage": [{"cells": ["R1C1"], "value": "msgcorrect: Well done", "fontC": "#fff0"}]}),
        ("slow", {"line": [{**LINE, "fromConstraint": "Slow Thermometer", "outlineC": "#6495ed"}]}),
    ],
)
def test_drawings_of_the_rules_are_not_flagged(kinds: str, keys: dict[str, Any]) -> None:
    """What is drawn where a rule of the file lies, and as it looks, says nothing more."""
    puzzle = fpuzzles(SAID, *filter(None, kinds.split(",")), **keys)
    assert (puzzle.has_unread_rules, puzzle.dropped) == (False, ())
    assert propose_rules(puzzle, time_limit=0.01).rules == ()


@pytest.mark.parametrize(
    ("kinds", "keys"),
    [
        ("cages", {"line": [{**LINE, "outlineC": "#4a90e2"}]}),
        ("thermo", {"line": [{**LINE, "outlineC": "#67f067"}]}),
        ("thermo", {"line": [{**LINE, "lines": [[*ROW, "R1C4"]]}]}),
        ("thermo", {"circle": [{**CIRCLE, "cells": ["R1C2"]}]}),
        (
            "whisper",
            {"line": [{**LINE, "lines": [["R5C5", "R5C6"]], "isNewConstraint": True}]},
        ),
        (
            "renban",
            {"line": [{**LINE, "lines": [["R7C1", "R7C2"]], "fromConstraint": "X"}]},
        ),
        (
            "white",
            {"circle": [{**DOT, "baseC": "#000000"}]},
        ),
        ("cages", {"cage": [{"cells": ROW, "value": "A"}]}),
        ("cages", {"cage": [{"cells": ROW[:2]}]}),
        (
            "cages",
            {"rectangle": [{"cells": ["R1C1"], "baseC": "#cccccc", "width": 0.8}]},
        ),
        ("xv", {"text": [{"cells": ROW[:2], "value": "X"}]}),
        ("parity", {"circle": [{**CIRCLE, "cells": ["R5C5"]}]}),
        ("", {"text": [{"cells": ["R5C5"], "value": "💡"}]}),
    ],
)
def test_a_drawing_that_no_rule_explains_is_named(kinds: str, keys: dict[str, Any]) -> None:
    """A drawing in another place, colour or form than a rule is flagged: proposed or named."""
    puzzle = fpuzzles(SAID, *filter(None, kinds.split(",")), **keys)
    assert puzzle.has_unread_rules
    assert puzzle.dropped[0] == UNREAD
    found = propose_rules(puzzle, time_limit=0.01)
    assert found.rules or found.unread


@pytest.mark.parametrize(
    ("keys", "note"),
    [
        ({"killercage": [{"cells": ROW, "value": "<15"}]}, "the text '<15' of a killer cage"),
        (
            {"line": [{"lines": [["nowhere", "R1C1"]]}]},
            "what is drawn as a line, in a way unknown here",
        ),
    ],
)
def test_a_rule_that_is_read_in_part_is_flagged(keys: dict[str, Any], note: str) -> None:
    """What cannot be kept of a rule or a drawing is named, and may be a rule."""
    puzzle = fpuzzles("", **keys)
    assert (puzzle.has_unread_rules, puzzle.dropped) == (True, (UNREAD, note))


def test_rules_of_a_text_are_proposed_beside_native_ones() -> None:
    """A drawn line beside cages becomes the rule that the text says, and the cages stay."""
    text = SAID + "Digits in cages sum to their number. Box borders cut blue lines into equal sums."
    line = {"lines": [["R2C2", "R3C3", "R4C4"]], "outlineC": "#4a90e2", "width": 0.2}
    found = propose_rules(fpuzzles(text, "cages", line=[line]), time_limit=0.01)
    assert [one.constraint.name for one in found.rules] == ["region_sum_line"]
    names = [one.name for one in found.accepted.layout.constraints]
    assert names == ["killer_cage", "region_sum_line"]
    assert found.unread == ()
    assert not found.accepted.has_unread_rules


def test_files_with_unread_rules_are_named_with_what_is_unread(shared: Any) -> None:
    """Real kinds of mixed files are flagged, and what no rule is proposed for is named."""
    expected = {
        "drawn_line_beside_cages": ("region_sum_line", ""),
        "circles_beside_a_thermometer": ("counting_circles", ""),
        "sentence_beside_dots": ("", "queen"),
        "either_or_xv": ("", "either 5 or 15"),
    }
    for name, (rule, unread) in expected.items():
        puzzle = nonet.load(shared / "conformance" / "wild" / f"{name}.fpuzzles.txt")
        assert puzzle.has_unread_rules, name
        found = propose_rules(puzzle, time_limit=1)
        assert {one.constraint.name for one in found.rules} == ({rule} if rule else set()), name
        assert unread in " ".join(found.unread), name
        assert not found.is_proved


def test_links_with_all_rules_are_hardly_ever_flagged(shared: Any) -> None:
    """Of the shared links only those are flagged that say or draw more than they have."""
    lines = (shared / "conformance" / "rule_links.jsonl").read_text(encoding="utf-8").splitlines()
    entries = [json.loads(line) for line in lines]
    flagged = {
        entry["id"]
        for entry in entries
        if entry["format"] == "fpuzzles" and nonet.load(entry["link"]).has_unread_rules
    }
    # 14 speaks of cages that it does not have, 35 of sums in circles, 117 of sums a knight's move
    # apart, 69 and 73 of signs of inequality that are not there
    wanted = ("rangsk-0014", "rangsk-0035", "rangsk-0117", "svsjs-0069", "svsjs-0073")
    assert flagged == set(wanted)


def ipuz(**fields: Any) -> Puzzle:
    """A 4×4 of ipuz with more fields."""
    root = {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"]}
    return nonet.load(json.dumps({**root, "puzzle": [[0] * 4 for _ in range(4)], **fields}))


STYLED = [[{"cell": 0, "style": "special"}, 0, 0, 0], *([0] * 4 for _ in range(3))]


@pytest.mark.parametrize(
    ("fields", "is_flagged"),
    [
        ({}, False),
        ({"intro": "Fill in the grid. Normal sudoku rules apply."}, False),
        ({"notes": "My first one, from a long train ride!"}, False),
        ({"puzzle": STYLED, "styles": {"special": {"color": "ffcc00"}}}, False),
        ({"intro": "Digits increase along each thermometer."}, True),
        ({"notes": "This is a killer."}, True),
        ({"puzzle": STYLED, "styles": {"special": {"shapebg": "circle"}}}, True),
        ({"puzzle": [[{"style": {"lessthan": "R"}}, 0, 0, 0], *STYLED[1:]]}, True),
    ],
)
def test_what_ipuz_says_and_draws_beyond_its_rules(
    fields: dict[str, Any], is_flagged: bool
) -> None:
    """Texts that name a rule and signs in cells may be rules; colours and greetings are none."""
    puzzle = ipuz(**fields)
    assert puzzle.has_unread_rules is is_flagged
    assert (UNREAD in puzzle.dropped) is is_flagged
    assert nonet.load(puzzle.to_text("ipuz", lossy=True)) == puzzle


def test_the_text_of_pencilmark_is_held_against_its_rules() -> None:
    """Rules that only the text of a file of pencilmark says are flagged."""
    plain = Puzzle(nonet.Grid.empty(Layout.of_size(4)), rules="Normal sudoku rules apply.")
    assert not nonet.load(plain.to_text("sudoku-puzzle")).has_unread_rules
    more = Puzzle(plain.grid, rules="Normal sudoku rules apply. Cages sum to their number.")
    assert nonet.load(more.to_text("sudoku-puzzle")).has_unread_rules
