"""The shared variant puzzles: each reads, its solutions break nothing, and it writes as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nonet import Grid, Layout
from nonet.constraints.fields import layout_fields, layout_of
from nonet.constraints.neutral import read_neutral, write_neutral
from nonet.layout.houses import repeats

Puzzle = dict[str, Any]


@pytest.fixture(scope="module")
def puzzles(shared: Path) -> list[Puzzle]:
    """The puzzles, one a line."""
    lines = (shared / "conformance" / "variants.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def spelled(constraints: list[dict[str, Any]]) -> list[str]:
    """Constraints in one spelling and order, each once."""
    return sorted({json.dumps(one, sort_keys=True) for one in constraints})


def shape(regions: Any) -> list[int]:
    """Which cells share a region, whatever the labels."""
    return [list(regions).index(label) for label in regions]


def test_every_puzzle_reads_and_writes_without_loss(puzzles: list[Puzzle]) -> None:
    """What is written is what was read, but for names of regions and rules given twice."""
    assert len(puzzles) > 800
    for puzzle in puzzles:
        layout, givens = read_neutral(puzzle)
        written = json.loads(json.dumps(write_neutral(layout, givens)))
        for name in ("size", "givens"):
            assert written[name] == puzzle[name], puzzle["id"]
        assert spelled(written["constraints"]) == spelled(puzzle["constraints"]), puzzle["id"]
        if puzzle["regions"] is None:
            assert written["box"] == puzzle["box"], puzzle["id"]
        else:
            rows = [cell // layout.size for cell in range(layout.cell_count)]
            assert shape(layout.regions or rows) == shape(puzzle["regions"]), puzzle["id"]
        assert read_neutral(written) == (layout, givens)


def test_every_layout_has_a_json_form(puzzles: list[Puzzle]) -> None:
    """The JSON form of layouts holds every rule of the puzzles."""
    for puzzle in puzzles:
        layout, _ = read_neutral(puzzle)
        fields = json.loads(json.dumps(layout_fields(layout)))
        assert layout_of(fields) == layout, puzzle["id"]
        assert layout_of(fields).constraints == layout.constraints


def test_no_solution_breaks_a_rule(puzzles: list[Puzzle]) -> None:
    """The solutions that are known of each puzzle obey its houses and its rules."""
    for puzzle in puzzles:
        layout, givens = read_neutral(puzzle)
        solutions = [puzzle["solution"], *puzzle.get("examples", [])]
        for solution in filter(None, solutions):
            digits = Grid(solution, layout=Layout.latin(puzzle["size"])).digits
            assert list(layout.violations(digits)) == [], puzzle["id"]
            assert not any(repeats(layout.houses, digits))
            assert all(given in {0, digit} for given, digit in zip(givens, digits, strict=True))
