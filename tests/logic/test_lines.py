"""What lines leave to their cells, and how it is said."""

from __future__ import annotations

import pytest
from tests.logic.rule_states import gone, only_step, state

from nonet.constraints import (
    BetweenLine,
    PalindromeLine,
    RenbanLine,
    SlowThermometer,
    Thermometer,
    WhisperLine,
)


def test_a_thermometer_bounds_its_cells_by_their_places() -> None:
    """The k-th cell of n is at least k, and at most 9 − n + k."""
    step = only_step(state(Thermometer("r1c1 r2c2 r3c3 r4c4")), "thermometer_bounds")
    assert gone(step) == {"r1c1": "789", "r2c2": "189", "r3c3": "129", "r4c4": "123"}


def test_the_cell_before_on_a_thermometer_is_named() -> None:
    """A lower bound comes from the cell before, an upper one from the cell after."""
    rule = Thermometer("r1c1 r2c2 r3c3")
    step = only_step(state(rule, r1c1="45", r2c2="3567", r3c3="789"), "thermometer_bounds")
    assert gone(step) == {"r2c2": "3"}
    assert step.explain("nudge") == ("Look at the bounds of the thermometer in box 1.")
    assert "r1c1 is 4 or 5. So" in step.explain("show")
    step = only_step(state(rule, r1c1="45", r2c2="5678", r3c3="678"), "thermometer_bounds")
    assert "r3c3 is 6, 7 or 8" in step.explain("show")


def test_a_slow_thermometer_allows_equal_digits() -> None:
    """The cell after may be as low as the one before, and not lower."""
    rule = SlowThermometer("r1c1 r2c4")
    step = only_step(state(rule, r1c1="45", r2c4="3456"), "thermometer_bounds")
    assert gone(step) == {"r2c4": "3"}
    assert "r1c1 is 4 or 5. So" in step.explain("show")


def test_the_middle_digit_has_no_neighbour_on_a_whisper_line() -> None:
    """5 goes from German whispers, and 4 and 6 where a neighbour cannot be 9 or 1."""
    step = only_step(state(WhisperLine("r1c1 r2c2", 5)), "whisper_digits")
    assert gone(step) == {"r1c1": "5", "r2c2": "5"}
    assert "5 has no partner." in step.explain("show")
    step = only_step(state(WhisperLine("r1c1 r2c2", 5), r1c1="678", r2c2="1234"), "whisper_digits")
    assert gone(step) == {"r2c2": "4"}
    assert "r1c1 is 6, 7 or 8. So" in step.explain("show")


def test_a_renban_line_keeps_the_runs_that_all_cells_can_share() -> None:
    """Of three cells, with one from 1 to 3, the digits are 1–3, 2–4 or 3–5."""
    step = only_step(state(RenbanLine("r1c1 r2c2 r3c3"), r1c1="123"), "renban_window")
    assert gone(step) == {"r2c2": "6789", "r3c3": "6789"}
    assert "The line holds 1–3, 2–4 or 3–5." in step.explain("show")


def test_a_line_is_strictly_between_its_ends() -> None:
    """The ends are named with their candidates."""
    rule = BetweenLine("r1c1 r2c2 r3c4")
    step = only_step(state(rule, r1c1="12", r3c4="56"), "between_exclusion")
    assert gone(step) == {"r2c2": "16789"}
    assert (
        "1 and 9 are between no two digits. r1c1 is 1 or 2 and r3c4 is 5 or 6,"
        " so r2c2 is not 6, 7 or 8. So"
    ) in step.explain("show")


def test_mirrored_cells_share_their_candidates() -> None:
    """The cell on the other side is named."""
    step = only_step(state(PalindromeLine("r1c1 r1c2 r2c4"), r1c1="12"), "palindrome_mirror")
    assert gone(step) == {"r2c4": "3456789"}
    assert "r1c1 is 1 or 2. So" in step.explain("show")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Eine 5 hätte keinen Partner."),
        ("zh", "5没有能相邻的数字。"),
    ],
)
def test_details_are_said_in_every_language(language: str, said: str) -> None:
    """The same in German and Chinese."""
    step = only_step(state(WhisperLine("r1c1 r2c2", 5)), "whisper_digits")
    assert said in step.explain("show", language)
