"""`--rule` and `--rules`: the rules of a variant, typed on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.program import FOUR, call

import nonet

EMPTY = "." * 16


def test_a_rule_on_the_command_line_holds() -> None:
    """The solution obeys each rule that is given."""
    digits = call("solve", EMPTY, "--rule", "thermo r4c1-4", "--rule", "cage 4 r1c1-2").lines[0]
    assert digits[12:] == "1234"
    assert int(digits[0]) + int(digits[1]) == 4


def test_rules_of_a_file_hold(tmp_path: Path) -> None:
    """A file has a rule a line, in the short hand or as JSON, and is added to those typed."""
    file = tmp_path / "rules"
    file.write_text('# mine\nthermo r4c1-4\n\n{"type": "odd", "cells": ["r1c1"]}\n', "utf-8")
    out = call("convert", EMPTY, "-", "--to", "neutral", "--rules", file, "--rule", "even r1c2")
    kinds = [one["type"] for one in json.loads(out.out)["constraints"]]
    assert sorted(kinds) == ["even", "odd", "thermometer"]
    solved = call("solve", EMPTY, "--rules", file, "--size", "4").lines[0]
    assert solved[12:] == "1234"
    assert solved[0] in "13"


def test_a_puzzle_is_made_with_rules() -> None:
    """Rules are those of the layout, with the options of its shape."""
    outcome = call("count", EMPTY, "--size", "4", "--latin", "--rule", "anti-knight")
    layout = nonet.Layout.latin(4, constraints=[nonet.constraints.AntiKnight()])
    assert int(outcome.lines[0]) == nonet.count(nonet.Grid.empty(layout), limit=1000)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--rule", "cage"), "expected cells, found none; expected 'cage [TOTAL] CELLS'"),
        (("--rule", "knightly"), "expected the name of a rule, found 'knightly'"),
        (("--rule", "odd r9c9", "--size", "4"), "found r9c9"),
        (("--rules", "no-such-file"), "no-such-file: No such file or directory"),
    ],
)
def test_wrong_rules_end_the_command(options: tuple[str, ...], message: str) -> None:
    """Exit code 2, and what was expected."""
    outcome = call("solve", *options, FOUR)
    assert (outcome.code, outcome.out) == (2, "")
    assert message in outcome.err


def test_an_error_in_a_file_of_rules_has_its_line(tmp_path: Path) -> None:
    """The message names the line."""
    file = tmp_path / "rules"
    file.write_text("anti-king\ncage\n", "utf-8")
    outcome = call("solve", FOUR, "--rules", file)
    assert outcome.code == 2
    assert "at line 2" in outcome.err


def test_a_rule_that_does_not_fit_the_puzzle_is_reported() -> None:
    """A puzzle without the cells of a rule is reported, and the others are solved."""
    outcome = call("solve", FOUR, "." * 81, "--rule", "odd r9c9")
    assert outcome.code == 1
    assert len(outcome.lines) == 1
    assert "argument 1: expected cells from r1c1 to r4c4 of odd, found r9c9" in outcome.err


def test_info_says_the_rules_in_words(tmp_path: Path) -> None:
    """One puzzle has its rules in a language; houses alone need no words."""
    file, plain = tmp_path / "with-rules.json", tmp_path / "plain.json"
    thermo = ("--rule", "thermo r4c1-4")
    assert call("convert", EMPTY, file, "--to", "nonet", *thermo).code == 0
    assert call("convert", EMPTY, plain, "--to", "nonet", "--diagonal").code == 0
    assert "increase from the bulb." in call("info", file).out
    assert "rules: 遵循标准数独规则：" in call("info", file, "--language", "zh").out
    assert "rules:" not in call("info", plain).out
