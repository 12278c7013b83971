"""The shared corpora, where they are present: every puzzle solved, verified and judged right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.solver.verification import fills

from nonet import Grid, Layout, check, solve


def sample(path: Path, size: int) -> list[str]:
    """About `size` puzzles of a file, evenly spread."""
    puzzles = path.read_text(encoding="ascii").split()
    return puzzles[:: max(1, len(puzzles) // size)]


@pytest.mark.parametrize("name", ["easy", "clue17", "magictour", "hardest"])
def test_each_puzzle_has_one_solution(shared: Path, name: str) -> None:
    """Every puzzle of the corpora of proper puzzles has one solution, and it is found."""
    for text in sample(shared / "corpora" / f"{name}.txt", 1_000):
        verdict = check(text)
        assert verdict.is_unique, text
        assert fills(verdict.solutions[0], Grid(text)), text


def test_each_of_many_solutions_has_several(shared: Path) -> None:
    """Every puzzle of many_solutions has several solutions, and two are found."""
    for text in sample(shared / "corpora" / "many_solutions.txt", 1_000):
        verdict = check(text)
        assert verdict.status == "several", text
        assert len(set(verdict.solutions)) == 2, text
        assert all(fills(solution, Grid(text)) for solution in verdict.solutions), text


def test_large_grids_are_solved(shared: Path) -> None:
    """Every grid up to 18×18 of the large and unusual ones is solved and verified.

    Above that size a depth-first search is quick or hopeless by luck.
    """
    text = (shared / "conformance" / "large_grids.jsonl").read_text(encoding="utf-8")
    instances = [entry for entry in map(json.loads, text.splitlines()) if entry["size"] <= 18]
    assert len(instances) >= 10
    for instance in instances:
        if instance["box_rows"] is None:
            layout = Layout.latin(instance["size"])
        else:
            layout = Layout.boxes(instance["box_rows"], instance["box_cols"])
        puzzle = Grid(bytes(instance["cells"]), layout=layout)
        assert fills(solve(puzzle, time_limit=5), puzzle), instance["name"]
