"""Reports as JSON and CSV: the same answers for programs."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from tests.cli.program import FOUR, FOUR_OPEN, NINE, call

import nonet

NONE = "12.4..3134..2..."
MALFORMED = "12?4............"


def table(text: str) -> list[dict[str, str]]:
    """The rows of a CSV table by the names of their columns."""
    return list(csv.DictReader(io.StringIO(text)))


def test_verdicts_as_json() -> None:
    """Each verdict is an object with its reasons cell by cell, also of what cannot be read."""
    outcome = call(
        "check", "--explain", "--format", "json", FOUR, FOUR_OPEN, NONE, "11.." * 4, MALFORMED
    )
    assert outcome.code == 1
    found = [json.loads(line) for line in outcome.lines]
    assert [fields["status"] for fields in found] == [
        "unique",
        "several",
        "none",
        "invalid",
        "invalid",
    ]
    assert [fields["place"] for fields in found] == [f"argument {n}" for n in range(1, 6)]
    assert found[0]["puzzle"] == list(nonet.Grid(FOUR).digits)
    assert found[0]["reason"] is None
    ambiguity = nonet.check(FOUR_OPEN, explain=True).ambiguity
    assert ambiguity is not None
    assert found[1]["reason"] == str(ambiguity)
    assert [given["digit"] for given in found[1]["ambiguity"]["givens"]] == [
        digit for _, digit in ambiguity.givens
    ]
    cells = ["r1c2", "r2c3", "r2c4"]
    assert found[2]["conflict_set"] == {"cells": cells, "minimal": True, "rules": []}
    assert found[3]["conflicts"][0] == {"digit": 1, "house": "row 1", "cells": ["r1c1", "r1c2"]}
    assert found[4]["puzzle"] is None
    assert "expected digits and blanks" in found[4]["reason"]


def test_verdicts_on_rules_as_json() -> None:
    """Rules that conflict, and a given and a rule that leave one solution, are objects."""
    thermometer = {"type": "thermometer", "cells": ["r1c1", "r1c2", "r1c3"]}
    outcome = call(
        *("check", "--explain", "--format", "json", "--rule", "thermo r1c1-3"),
        *("1....2..........", "..1............."),
    )
    several, none = map(json.loads, outcome.lines)
    ambiguity = several["ambiguity"]
    assert ambiguity["single"] == {"cell": "r3c3", "digit": 1}
    assert ambiguity["has_single"] is True
    assert [one["type"] for one in ambiguity["rules"]] == ["diagonal", "diagonal"]
    assert none["conflict_set"]["rules"] == [thermometer]
    assert none["conflict_set"]["cells"] == ["r1c3"]


def test_verdicts_as_csv() -> None:
    """A row a puzzle, below the names of the columns."""
    rows = table(call("check", "--explain", "--format", "csv", FOUR, NONE, MALFORMED).out)
    assert [row["status"] for row in rows] == ["unique", "none", "invalid"]
    assert [row["puzzle"] for row in rows] == [FOUR, NONE, ""]
    assert rows[1]["reason"] == "r1c2, r2c3 and r2c4 cannot all be right"


@pytest.mark.parametrize("form", ["json", "csv"])
def test_numbers_of_solutions(form: str) -> None:
    """A number that the limit has cut off is not exact."""
    out = call("count", "--limit", "5", "--format", form, FOUR, "." * 16).out
    rows = table(out) if form == "csv" else [json.loads(line) for line in out.splitlines()]
    exact = [(str(row["count"]), str(row["exact"]).lower()) for row in rows]
    assert exact == [("1", "true"), ("5", "false")]


def test_grades_as_csv(tmp_path: Path) -> None:
    """Level, score and hardest technique are those of the library, for files too."""
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{NINE}\n{FOUR}\n" * 40, "utf-8")
    outcome = call("grade", "--format", "csv", path)
    rows = table(outcome.out)
    assert (outcome.code, len(rows)) == (0, 80)
    for row, puzzle in zip(rows, (NINE, FOUR), strict=False):
        grade = nonet.grade(puzzle)
        assert row["puzzle"] == puzzle
        assert (row["level"], row["score"]) == (grade.level, str(grade.score))
        assert (row["hardest"], row["solved"]) == (grade.hardest, "true")


def test_the_catalogue_as_csv() -> None:
    """A row for each technique."""
    rows = table(call("techniques", "--format", "csv").out)
    assert [row["name"] for row in rows] == [item.name for item in nonet.techniques()]
    assert rows[0]["graded"] == "true"


def test_a_table_without_puzzles_has_its_head(tmp_path: Path) -> None:
    """Even an empty table says what its columns are."""
    path = tmp_path / "empty.txt"
    path.write_text("")
    assert call("check", "--format", "csv", path).out == "place,puzzle,status,reason\n"


def test_what_a_file_holds_as_csv(tmp_path: Path) -> None:
    """`info` prints a row for the format, each layout and each part, with its number of puzzles."""
    path = tmp_path / "two.txt"
    path.write_text(f"{NINE}\n{FOUR}\n", "utf-8")
    rows = table(call("info", "--format", "csv", path).out)
    assert [(row["what"], row["name"], row["puzzles"]) for row in rows] == [
        ("format", "line", "2"),
        ("layout", "Layout.of_size(9)", "1"),
        ("layout", "Layout.of_size(4)", "1"),
    ]
