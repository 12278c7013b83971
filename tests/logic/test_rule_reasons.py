"""Steps of rules say why: which digits have no partner, no room, or would be seen too often."""

from __future__ import annotations

import pytest
from tests.logic.printed_rules import RuleReplay, seen_counts
from tests.logic.rule_states import only_step, state

from nonet.constraints import (
    BetweenLine,
    Difference,
    GreaterThan,
    LittleKiller,
    NumberedRoom,
    PairSum,
    Ratio,
    RenbanLine,
    Skyscraper,
    SlowThermometer,
    Thermometer,
    WhisperLine,
    XSum,
)
from nonet.course import exercise
from nonet.layout import Constraint
from nonet.logic import LANGUAGES
from nonet.logic.families.place_reasons import _least_seen, _most_seen

ROW = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"

SAID: list[tuple[str, Constraint, dict[str, str], str]] = [
    ("dot_pair", Ratio("r1c1 r1c2", 2), {}, "5, 7 and 9 have no partner."),
    ("xv_pair", PairSum("r1c1 r1c2", 5), {}, "5, 6, 7, 8 and 9 have no partner."),
    ("xv_pair", PairSum("r1c1 r1c2", 10), {"r1c2": "789"}, "r1c2 is 7, 8 or 9, so r1c1 is not"),
    ("inequality", GreaterThan("r1c1 r1c2"), {}, "No digit is smaller than 1."),
    ("inequality", GreaterThan("r1c1 r1c2"), {}, "No digit is larger than 9."),
    (
        "thermometer_bounds",
        Thermometer("r1c1 r1c2 r1c3"),
        {},
        "r1c2 has one cell before it and one after it, so it is from 2 to 8.",
    ),
    ("thermometer_bounds", Thermometer("r1c1 r2c2 r3c3"), {"r1c1": "5"}, "r1c1 is 5"),
    ("between_exclusion", BetweenLine("r1c1 r2c2 r3c4"), {}, "1 and 9 are between no two digits."),
    ("whisper_digits", WhisperLine("r1c1 r2c1 r3c1", 5), {}, "5 has no partner."),
    (
        "whisper_digits",
        WhisperLine("r1c1 r2c1 r3c1", 5),
        {"r1c1": "1239", "r2c1": "1234", "r3c1": "789"},
        "With 4 in r2c1, both r13c1 would have to be 9.",
    ),
    (
        "whisper_digits",
        WhisperLine("r1c1-3 / r1c1 r2c2", 5),
        {"r1c1": "1234", "r1c2": "789", "r2c2": "1239"},
        "With 4 in r1c1, both r12c2 would have to be 9.",
    ),
    (
        "whisper_digits",
        WhisperLine("r1c1-2 r2c2-1 r1c1", 5),
        {"r1c1": "1234", "r1c2": "789", "r2c1": "1239"},
        "With 4 in r1c1, both r1c2 and r2c1 would have to be 9.",
    ),
    (
        "thermometer_bounds",
        Thermometer("r1c1-3 / r1c2 r2c3"),
        {},
        "r2c3 has 2 cells before it and none after it, so it is from 3 to 9.",
    ),
    (
        "skyscraper_heights",
        Skyscraper(ROW, 4),
        {},
        "With 7 in r1c1 at most 3 digits are seen.",
    ),
    ("skyscraper_heights", Skyscraper(ROW, 1), {}, "at least 2 digits are seen."),
    ("x_sum_sets", XSum(ROW, 30), {}, "With 1, 2, 3 or 4 in r1c1 the sum would be at most 28."),
    ("x_sum_sets", XSum(ROW, 30), {}, "With 8 or 9 in r1c1 the sum would be at least 36."),
    ("numbered_room", NumberedRoom(ROW, 4), {}, "With 1 in r1c1 the 4 would be in r1c1"),
    (
        "renban_window",
        RenbanLine("r1c1 r1c2 r1c3"),
        {"r1c2": "146789", "r1c3": "1456789"},
        "r1c23 are not 3, so r1c1 is not 1 or 2.",
    ),
    (
        "little_killer_sum",
        LittleKiller("r1c3 r2c2 r3c1", 10),
        {"r1c3": "2345", "r2c2": "159", "r3c1": "159"},
        "With 3 in r1c3 the other cells would have to sum to 7, which they cannot.",
    ),
    (
        "numbered_room",
        NumberedRoom(ROW, 4),
        {"r1c1": "356"},
        "4 can be in r1c8 only if r1c1 is 8.",
    ),
]
"""A technique, a rule, candidates, and what is said."""


@pytest.mark.parametrize(
    ("technique", "rule", "candidates", "said"),
    SAID,
    ids=[f"{name}-{number}" for number, (name, *_) in enumerate(SAID)],
)
def test_a_step_of_a_rule_says_why(
    technique: str, rule: Constraint, candidates: dict[str, str], said: str
) -> None:
    """The reason is named, holds line by line, and is there in every language."""
    before = state(rule, **candidates)
    step = only_step(before, technique)
    text = step.explain("show", state=before)
    assert said in text
    replay = RuleReplay(step, before)
    replay.check()
    assert replay.unread == []
    for language in LANGUAGES[1:]:
        sentences = step.explain("show", language, state=before)
        assert sentences.count("。" if language == "zh" else ".") >= text.count(".") - 1


def test_a_chain_of_dots_says_what_both_neighbours_would_be() -> None:
    """A digit in the middle that needs one digit twice is not only said to be impossible."""
    before = state(Difference("r1c1 r1c2", 1), Difference("r1c2 r1c3", 1))
    step = only_step(before, "pair_chain")
    assert "With 1 in r1c2, both r1c13 would have to be 2." in step.explain("show", state=before)
    for language in LANGUAGES[1:]:
        assert "r1c13" in step.explain("show", language, state=before)
    assert "Whatever the other cells hold" not in step.explain("show", state=before)
    replay = RuleReplay(step, before)
    replay.check()
    assert replay.unread == []


def test_what_has_no_short_reason_is_said_of_the_rule() -> None:
    """Where no few cells are a reason, the argument says that the rule cannot be satisfied."""
    before = exercise("sandwiches", seed=2).state
    step = exercise("sandwiches", seed=2).steps[0]
    text = step.explain("show", state=before)
    assert "With 3 or 5 in r1c1 the sandwich 16 cannot be satisfied." in text
    for language in LANGUAGES:
        assert "r1c1" in step.explain("show", language, state=before).split("16")[-1]
    RuleReplay(step, before).check()


def test_a_slow_thermometer_out_of_sight_is_from_1_to_9() -> None:
    """Digits that may be equal have no room to keep, so nothing is said of their number."""
    before = state(SlowThermometer("r1c1 r2c4 r3c7"), r1c1="56")
    text = only_step(before, "thermometer_bounds").explain("show", state=before)
    assert "before it" not in text
    assert "r1c1 is 5 or 6" in text


def test_bounds_of_what_is_seen_are_those_of_all_lines() -> None:
    """The fewest and the most digits that are seen are those of a search through all lines."""
    for size in (4, 6, 9):
        for place in range(size):
            for digit in range(1, size + 1):
                counts = seen_counts(size, place, digit)
                bounds = _least_seen(place, digit, size), _most_seen(place, digit, size)
                assert bounds == (min(counts), max(counts)), (size, place, digit)
