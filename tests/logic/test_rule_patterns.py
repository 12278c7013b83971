"""Digits that rules must have, their fillings, and what they leave to houses and other rules."""

from __future__ import annotations

import pytest
from tests.logic.rule_oracle import ruled_states
from tests.logic.rule_states import gone, only_step, state

from nonet.constraints import RenbanLine, Thermometer, WhisperLine
from nonet.constraints.registry import NAMES
from nonet.logic import Language, steps
from nonet.logic.families import FAMILIES

TECHNIQUES = [entry.name for family in FAMILIES for entry in family.entries if entry.rules]
PATTERNS = [
    entry.name for family in FAMILIES if family.file == "rule_patterns" for entry in family.entries
]


def test_cells_that_see_all_places_of_a_needed_digit_lose_it() -> None:
    """A renban line of three cells with candidates up to 4 has 2 and 3, whatever else."""
    candidates = state(RenbanLine("r1c1 r1c2 r2c1"), r1c1="1234", r1c2="1234", r2c1="1234")
    found = steps(candidates, "must_have_digit")
    box = {"r1c3", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"}
    assert [(sorted(gone(step)), set(gone(step).values())) for step in found] == [
        (sorted(box), {"2"}),
        (sorted(box), {"3"}),
    ]
    assert "without 2 in r1c12 and r2c1" in found[0].explain("show")


def test_all_fillings_take_into_account_which_cells_see_each_other() -> None:
    """On a whisper line in one box, the middle one of 1, 2 and 6 to 9 needs two partners."""
    rule = WhisperLine("r1c1 r1c2 r1c3", 5)
    candidates = state(rule, r1c1="16789", r1c2="1234", r1c3="16789")
    step = only_step(candidates, "rule_fillings")
    assert gone(step) == {"r1c2": "4"} | {
        name: "1" for name in ("r1c1", "r1c3") if name in gone(step)
    }


def test_a_rule_that_leaves_a_house_no_place_excludes_a_candidate() -> None:
    """With 5 in the bulb the thermometer takes 6 from the only places that box 3 has for it."""
    rule = Thermometer("r2c2 r1c3")
    left = {f"r{row}c{column}": "12345789" for row in (2, 3) for column in (7, 8, 9)}
    candidates = state(rule, r2c2="57", r1c3="68", **left)
    found = [step for step in steps(candidates, "rule_and_house") if gone(step) == {"r1c3": "6"}]
    assert found
    assert "box 3 then has no place for 6" in found[0].explain("show")


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_every_step_of_a_rule_is_said_in_sentences(language: Language) -> None:
    """Its three depths are whole sentences, and the first names no cell."""
    said = 0
    for one in ruled_states(7, 25, frozenset(NAMES)):
        for step in steps(one.state, [*TECHNIQUES, *PATTERNS]):
            said += 1
            nudge, point, show = (
                step.explain(depth, language) for depth in ("nudge", "point", "show")
            )
            for text in (nudge, point, show):
                assert text[-1] in ".。"
                assert "{" not in text
                assert "  " not in text.strip()
                assert " ." not in text
            assert "r1c" not in nudge
    assert said > 50
