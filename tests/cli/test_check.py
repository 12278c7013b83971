"""`nonet check`: the four verdicts."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.program import FOUR, FOUR_OPEN, NINE, SIX, call

import nonet
from nonet import Grid


def test_the_four_verdicts() -> None:
    """A proper puzzle, several solutions, none, and two equal digits in a house."""
    outcome = call("check", FOUR, FOUR_OPEN, "12.4..3134..2...", "1..1............", NINE)
    assert outcome.code == 0
    assert outcome.lines == [
        "unique",
        "several",
        "none",
        "invalid: two 1s in row 1, at r1c1 and r1c4",
        "unique",
    ]
    assert outcome.err == ""


def test_what_cannot_be_read_is_invalid_and_an_error() -> None:
    """A malformed puzzle has its verdict in its place, a report on stderr and exit code 1."""
    outcome = call("check", FOUR, "12?4" + "." * 12, FOUR)
    assert outcome.code == 1
    first, second, third = outcome.lines
    assert (first, third) == ("unique", "unique")
    assert second == "invalid: expected digits and blanks, found '?'"
    assert outcome.err == "argument 2: column 3: expected digits and blanks, found '?'\n"


def test_of_many_conflicts_the_first_are_named() -> None:
    """However many conflicts there are, the line stays short and counts the rest."""
    conflicts = Grid("1" * 16).conflicts()
    outcome = call("check", "1" * 16)
    named = "; ".join(map(str, conflicts[:3]))
    assert outcome.lines == [f"invalid: {named}; and {len(conflicts) - 3} more"]


def test_boxes_left_out_are_suggested() -> None:
    """For a 6×6 puzzle that only boxes would make proper, the verdict says so."""
    outcome = call("check", SIX)
    assert outcome.lines == ["several"]
    assert "use --box 2x3" in outcome.err
    assert call("check", "--box", "2x3", SIX) == call("check", FOUR)


@settings(max_examples=30)
@given(st.lists(st.sampled_from("1234...."), min_size=16, max_size=16).map("".join))
def test_verdicts_are_those_of_the_library(puzzle: str) -> None:
    """The command says of any 4×4 grid what `nonet.check` says."""
    status = nonet.check(puzzle).status
    (line,) = call("check", puzzle).lines
    assert line.split(":")[0] == {"contradictory": "invalid"}.get(status, status)


def test_reasons_follow_the_verdict() -> None:
    """`--explain` names digits that cannot all be right, and givens that leave one solution."""
    outcome = call("check", "--explain", FOUR, "12.. ..3. .... ...4", "12.. ..1. .3.. ....")
    assert outcome.lines == [
        "unique",
        "none: r1c1, r1c2 and r2c3 cannot all be right",
        "several: 1 more given leaves one solution: r3c1 = 2",
    ]
