"""What is printed of random puzzles holds, line by line."""

from __future__ import annotations

import pytest
from tests.conformance.random_arguments import puzzles, read_all

from nonet import Layout, generate


def test_arguments_of_random_puzzles_hold() -> None:
    """Every line that is printed for the steps of some puzzles is read, and is true."""
    tally = read_all(puzzles(2, 0, 3))
    assert tally.faults == {}
    assert tally.lines > 50


@pytest.mark.parametrize(
    "rule", ["thermometer", "kropki", "killer-cage", "arrow", "german-whisper"]
)
def test_arguments_of_random_rules_hold(rule: str) -> None:
    """So it is with rules, on grids of size 6."""
    puzzle = generate(Layout.boxes(2, 3), rules=rule, seed=2).puzzle
    tally = read_all([(rule, puzzle)])
    assert tally.faults == {}
    assert tally.lines > 10
