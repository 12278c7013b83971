"""The cases of two rules, or of the rules in a house, as an argument lists them."""

from __future__ import annotations

import re

import pytest
from tests.logic.printed_rules import RuleReplay
from tests.logic.rule_oracle import ruled_states
from tests.logic.rule_states import gone, state

from nonet.constraints import Cage, Thermometer
from nonet.constraints.registry import NAMES
from nonet.logic import Language, Step, steps

TECHNIQUES = ["two_rules", "two_rules_and_house", "house_fillings", "two_house_fillings"]

UNREAD = frozenset({"same_set"})
"""Rules about all cells at once, which a reader of sentences cannot try out."""

CASE = re.compile(r"With [0-9]|ways to fill|Then [^T]*(?:not allow|leaves only|has no)")
"""A sentence about cases, in English."""


def step_without(found: list[Step], name: str, digit: str) -> Step:
    """The step that removes a digit from a cell."""
    return next(step for step in found if digit in gone(step).get(name, ""))


def test_each_filling_of_the_first_rule_is_a_case() -> None:
    """With 1 in a cage of 8 its next cell is 2 or more, which is too much for a thermometer."""
    rules = (Cage("r1c1-3", 8), Thermometer("r1c2 r4c2"))
    candidates = state(*rules, r1c1="12", r1c2="12345", r1c3="2345", r4c2="12")
    text = step_without(steps(candidates, "two_rules"), "r1c1", "1").explain("show")
    assert "With 2 in r1c2, r4c2 is 1, which the thermometer does not allow." in text
    assert "With 3, 4 or 5 in r1c2, the thermometer cannot be satisfied." in text


def test_two_cages_of_a_house_go_through_the_digits_of_one() -> None:
    """With 2 in a cage of 10 its other cell is 8, which a cage of 17 in the box needs."""
    rules = (Cage("r1c1 r1c2", 17), Cage("r2c1 r2c2", 10), Cage("r3c1 r3c2", 10))
    low = dict.fromkeys(("r2c1", "r2c2", "r3c1", "r3c2"), "123467")
    candidates = state(*rules, r1c1="89", r1c2="89", r1c3="1256", **low)
    box = candidates.layout.houses[18]
    step = next(
        step for step in steps(candidates, "house_fillings") if step.houses("house") == (box,)
    )
    text = step.explain("show")
    assert (
        "Suppose, for example, that r1c3 is 6. With 3+7 in r2c12, r3c12 are each 1, 2 or 4, which"
        " the cage of 10 does not allow." in text
    )


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_cases_are_true(language: Language) -> None:
    """What is said of each case is so, by trying all digits of the rules."""
    listed = 0
    for ruled in ruled_states(11, 40, frozenset(NAMES) - UNREAD):
        for step in steps(ruled.state, TECHNIQUES)[:6]:
            text = step.explain("show", language)
            assert "None" not in text
            assert "{" not in text
            if language == "en":
                replay = RuleReplay(step, ruled.state)
                replay.check()
                assert not replay.unread
                listed += bool(CASE.search(text))
    assert language != "en" or listed > 10
