"""`nonet count`: numbers of solutions."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.program import FOUR, SIX, call

import nonet


# Number of 4×4 grids with 2×2 boxes: 288. OEIS A107739.
def test_the_empty_4x4_grid() -> None:
    """The default limit is beyond the number of 4×4 grids."""
    assert call("count", "." * 16).lines == ["288"]


@pytest.mark.parametrize(
    ("limit", "shown"), [("1", 1), ("2", 2), ("287", 287), ("288", 288), ("0", 288)]
)
def test_counting_ends_at_the_limit(limit: str, shown: int) -> None:
    """`--limit N` ends at N solutions; 0 counts them all."""
    assert call("count", "--limit", limit, "." * 16, FOUR).lines == [str(shown), "1"]


@settings(max_examples=30)
@given(st.lists(st.sampled_from("1234......."), min_size=16, max_size=16).map("".join))
def test_numbers_are_those_of_the_library(puzzle: str) -> None:
    """The command counts what `nonet.count` counts, and reports contradictory grids."""
    outcome = call("count", puzzle)
    conflicts = nonet.Grid(puzzle).conflicts()
    if conflicts:
        assert (outcome.code, outcome.out) == (1, "")
        assert outcome.err == f"argument 1: {conflicts[0]}\n"
    else:
        assert outcome.lines == [str(nonet.count(puzzle, limit=None))]


def test_a_puzzle_without_solution_has_none() -> None:
    """0 is an answer, not an error."""
    outcome = call("count", "12.4..3134..2...")
    assert (outcome.code, outcome.out, outcome.err) == (0, "0\n", "")


def test_boxes_left_out_are_suggested() -> None:
    """Counting a 6×6 puzzle without its boxes says how they are given."""
    outcome = call("count", SIX)
    assert int(outcome.out) > 1
    assert "use --box 2x3" in outcome.err
    assert call("count", "--box", "2x3", SIX).lines == ["1"]


def test_a_time_limit_holds_for_each_puzzle() -> None:
    """A puzzle that takes longer is reported, and the others are processed."""
    outcome = call("count", "--limit", "0", "--time-limit", "0.3", "." * 81, FOUR)
    assert outcome.code == 1
    assert outcome.lines == ["1"]
    assert outcome.err == "argument 1: the time limit of 0.3 s has passed\n"


def test_an_estimate_has_an_error() -> None:
    """`--estimate` prints the number with its error, the same for one seed; JSON has both."""
    words = ["count", "--estimate", "200", "--seed", "1", "." * 81]
    [line] = call(*words).lines
    assert re.fullmatch(r"about \d\.\de\+21 \(standard error \d+%\)", line)
    [fields] = map(json.loads, call(*words, "--format", "json").lines)
    assert 1e21 < fields["count"] < 1e22
    assert fields["samples"] == 200
    assert 0 < fields["error"] < 1
