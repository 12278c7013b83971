"""`nonet solve`, `check` and `count`: boards with other digits and sides, and layers."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.program import call

ZERO = ".Shape~2x3~0-2.~R1C1_0~R1C2_1~R2C1_1"
"""A board of two rows of which the rest follows: 0 1 2 and 1 2 0."""


def written(folder: Path, text: str) -> Path:
    """A file of a text."""
    path = folder / "board.iss"
    path.write_text(text, encoding="utf-8")
    return path


def test_json_has_the_digits_of_the_cells_that_are_there(tmp_path: Path) -> None:
    """Row by row, 0 as a digit, and null where a cell of such a board is empty."""
    path = written(tmp_path, ZERO)
    solved = json.loads(call("solve", "--unique", "--format", "json", path).out)
    assert solved["solution"] == [0, 1, 2, 1, 2, 0]
    assert solved["puzzle"] == [0, 1, None, 1, None, None]
    assert "layers" not in solved
    for command in ("check", "count"):
        found = json.loads(call(command, "--format", "json", path).out)
        assert found["puzzle"] == solved["puzzle"]


def test_json_has_the_numbers_of_layers(tmp_path: Path) -> None:
    """A list for each layer, in the order of its variables."""
    text = ".Shape~2x2.Var~S~~2x2.Var~AB~~2.~R1C1_1~VS1_1~VS2_2~VS3_2~VS4_1~VAB1_2~VAB2_2"
    solved = json.loads(call("solve", "--unique", "--format", "json", written(tmp_path, text)).out)
    assert solved["solution"] == [1, 2, 2, 1]
    assert solved["layers"] == {"vs": [1, 2, 2, 1], "ab": [2, 2]}


def test_lines_and_drawn_grids_have_these_digits(tmp_path: Path) -> None:
    """A line has the cells that are there, a drawn grid a line for each row."""
    path = written(tmp_path, ZERO)
    assert call("solve", path).out == "012120\n"
    drawn = call("solve", "--format", "grid", path).out
    assert "0 1 2\n" in drawn
    assert "1 2 0\n" in drawn


def test_conflicts_name_the_digits_of_the_layout(tmp_path: Path) -> None:
    """Two zeros in a row are two zeros."""
    path = written(tmp_path, ".Shape~2x3~0-2.~R1C1_0~R1C2_0")
    found = json.loads(call("check", "--format", "json", path).out)
    assert found["status"] == "invalid"
    assert found["conflicts"] == [{"digit": 0, "house": "row 1", "cells": ["r1c1", "r1c2"]}]


def test_why_several_solutions_are_left_is_said_with_layers(tmp_path: Path) -> None:
    """Rules that name variables are no reason that others are missing."""
    path = written(tmp_path, ".Shape~4x4.Var~S~~4x4.Sum~3~VS1~VS2")
    found = json.loads(call("check", "--explain", "--format", "json", path).out)
    assert found["status"] == "several"
    assert found["ambiguity"]["rules"] == []
