"""Links whose rules are only drawn: what is proposed is shown, and taken only when asked for."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from tests.cli.program import call, run
from tests.formats.test_proposals import RIGHT, WRONG, small

import nonet

SOLVED = "".join(map(str, RIGHT))
THERMOMETER = {"type": "thermometer", "cells": ["r1c1", "r1c2"]}


def link(solution: bytes = b"", text: str = "") -> str:
    """A link of SudokuPad with a drawn thermometer."""
    return small(solution, text).to_text("sudokupad")


def test_drawings_are_not_solved_without_their_rules() -> None:
    """A puzzle with drawings is not solved as if they were none, and the proposal is shown."""
    outcome = call("solve", link())
    assert outcome.code == 1
    assert outcome.out == ""
    assert "may be thermometer ×1 (90 %)" in outcome.err
    assert "proved: they leave exactly one solution; --accept-proved takes them" in outcome.err


def test_proved_rules_are_taken_when_asked_for() -> None:
    """`--accept-proved` takes the rules that leave exactly one solution, and solves with them."""
    for solution in (b"", RIGHT):
        outcome = call("solve", "--accept-proved", link(solution))
        assert (outcome.code, outcome.out) == (0, f"{SOLVED}\n")


def test_rules_that_are_not_proved_are_not_taken() -> None:
    """Trap 11: where the file has another solution, nothing is taken, and it is said."""
    text = "Digits increase from the bulb of a thermometer."
    outcome = call("solve", "--accept-proved", link(WRONG, text))
    assert outcome.code == 1
    assert "their only solution is not the one in the file" in outcome.err


def test_rules_that_are_given_are_those_of_the_puzzle() -> None:
    """With `--rule` the drawings are not asked about."""
    outcome = call("solve", "--rule", "thermometer r1c1-2", link())
    assert (outcome.code, outcome.out) == (0, f"{SOLVED}\n")


def test_converting_keeps_the_doubt_or_takes_the_rules() -> None:
    """`convert` keeps that there may be more rules, and with `--accept-proved` writes them."""
    outcome = call("convert", link(), "-", "--to", "neutral")
    assert outcome.code == 0
    assert json.loads(outcome.out)["has_unread_rules"] is True
    assert "it has drawings or a text that may be thermometer" in outcome.err
    again = run("solve", "-", stdin=outcome.out.encode())
    assert again.code == 1
    outcome = call("convert", link(), "-", "--to", "neutral", "--accept-proved")
    fields = json.loads(outcome.out)
    assert fields["constraints"] == [THERMOMETER]
    assert "cosmetics" not in fields
    assert "has_unread_rules" not in fields


def test_info_shows_the_proposal() -> None:
    """`info` lists what is proposed, how sure it is and why."""
    outcome = call("info", link())
    assert "thermometer ×1: 90 % (grey lines with bulb)" in outcome.out
    assert "proved: they leave exactly one solution" in outcome.out
    fields = json.loads(call("info", "--format", "json", link()).out)
    proposal = fields["proposal"]
    assert proposal["verdict"] == "proved"
    assert proposal["rules"][0]["rule"] == THERMOMETER
    assert "proposal" not in json.loads(call("info", "--format", "json", SOLVED).out)


def test_info_counts_wrong_solutions() -> None:
    """Trap 11: `info` says how many solutions in a file break its rules."""
    right = nonet.load(call("convert", link(RIGHT), "-", "--to", "neutral", "--accept-proved").out)
    wrong = replace(right, solution=WRONG)
    text = wrong.to_text("neutral")
    assert not right.has_wrong_solution
    assert "with a solution that breaks the rules: 1" in call("info", text).out
    assert json.loads(call("info", "--format", "json", text).out)["wrong solutions"] == 1
    assert call("solve", text).out == f"{SOLVED}\n"


def mixed(row: str, text: str) -> str:
    """The JSON of f-puzzles of a 4×4 with a cage, a drawn thermometer and a text."""
    rows = (row, "3412", "2143", "4321")
    grid = [[{} if it == "." else {"value": int(it), "given": True} for it in one] for one in rows]
    grid[2][0], grid[2][1] = {}, {}
    return json.dumps(
        {
            "size": 4,
            "grid": grid,
            "killercage": [{"cells": ["R4C1", "R4C2"], "value": "7"}],
            "line": [{"lines": [["R1C1", "R1C2"]], "outlineC": "#cfcfcf"}],
            "circle": [{"cells": ["R1C1"], "baseC": "#cfcfcf", "width": 0.8, "height": 0.8}],
            "ruleset": f"Normal sudoku rules apply. Cages sum to their number. {text}",
        }
    )


def test_f_puzzles_with_drawn_and_native_rules_ask(tmp_path: Path) -> None:
    """A file with both kinds of rules is refused with what is drawn, and solved if it is proved."""
    file = tmp_path / "mixed.json"
    file.write_text(mixed("..34", "Digits along a thermometer increase from the bulb."))
    refused = call("solve", str(file))
    assert (refused.code, refused.out) == (1, "")
    assert "thermometer ×1 (98 %); proved" in refused.err
    outcome = call("solve", "--accept-proved", str(file))
    assert (outcome.code, outcome.out) == (0, "1234341221434321\n")
    file.write_text(mixed("..34", "Thermometers either increase or decrease."))
    doubtful = call("solve", "--accept-proved", str(file))
    assert (doubtful.code, doubtful.out) == (1, "")
    assert "not proved: a sentence with “either”" in doubtful.err
