"""Sentences that say either, or, not: never a plain rule, and never accepted as one."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.formats.test_proposals import scl, small

import nonet
from nonet.formats._hedges import has_hedge, is_hedged
from nonet.formats.proposals import propose_rules

PLAIN = "Digits along a thermometer increase from the bulb."
HEDGED = (
    "Digits along a thermometer either increase or decrease.",
    "Thermometers increase or decrease from the bulb.",
    "Not all thermometers increase from the bulb.",
    "Thermometers do not increase from the bulb.",
    "Thermometers increase from the bulb unless they touch.",
    "All thermometers but one are right, one of the thermometers is false.",
    "A thermometer increases neither from the bulb nor from its tip.",
    "Thermometers don't increase from the bulb.",
    "Thermometer: entweder steigend oder fallend.",
    "Thermo: die Ziffern steigen nicht.",
    "Thermo：数字递增或递减。",
    "Thermo: croissant ou décroissant.",
    "Thermo: crecen o decrecen.",
)


@pytest.mark.parametrize("text", HEDGED)
def test_a_choice_or_a_denial_is_no_plain_rule(text: str) -> None:
    """The rule has a low confidence, and its one solution is no proof."""
    found = propose_rules(small(text=text))
    assert all(one.confidence <= 0.3 for one in found.rules if one.said)
    assert not found.is_proved
    assert text.rstrip(".。") in "".join(found.unnamed)


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        f"{PLAIN} Digits may repeat in other places.",
        "Along thermometers digits do not repeat and increase from the bulb.",
        "Digits increase from the bulb or round end of each thermometer.",
    ],
)
def test_a_plain_sentence_is_accepted(text: str) -> None:
    """Phrases such as "do not repeat" make no other rule, though they cost the 98 %."""
    found = propose_rules(small(text=text))
    assert found.is_proved
    (rule,) = found.rules
    has_word = re.search(r"\b(?:either|or|not)\b", rule.said) is not None
    assert rule.confidence == pytest.approx(0.9 if has_word else 0.98)


@pytest.mark.parametrize(
    "text",
    [
        "Every clue is wrong.",
        "Normal sudoku rules do not apply.",
        "One of the rules is false.",
    ],
)
def test_a_denial_of_everything_is_no_proof(text: str) -> None:
    """A sentence that any rule may be false leaves all of them in doubt."""
    found = propose_rules(small(text=f"{PLAIN} {text}"))
    assert found.verdict == "hedged"
    assert "“either”, “or”, “not”" in found.summary


def test_a_sentence_of_another_rule_does_not_harm_a_proof() -> None:
    """A rule that is missing can only take solutions away, whatever words its sentence has."""
    found = propose_rules(small(text=f"{PLAIN} Zebras are not striped."))
    assert found.is_proved
    assert found.unread == ("“Zebras are not striped”",)


def test_a_native_rule_that_the_text_makes_another_is_no_proof() -> None:
    """V is read as 5; where the text says 5 or 15, one solution with 5 proves nothing."""
    grid: list[list[dict[str, Any]]] = [
        [{"value": int(digit), "given": True} if digit != "." else {} for digit in row]
        for row in ("..34", "3412", "2143", "4321")
    ]
    root: dict[str, Any] = {
        "size": 4,
        "grid": grid,
        "xv": [{"cells": ["R1C1", "R2C1"], "value": "V"}],
    }
    for text, is_flagged in (
        ("Digits separated by a V sum to 5.", False),
        ("Digits separated by a V sum to either 5 or 7.", True),
    ):
        root["ruleset"] = text
        puzzle = nonet.load(json.dumps(root))
        assert puzzle.has_unread_rules is is_flagged
        root["xv"][0]["cells"] = ["R1C1", "R2C2"]
    hedged = propose_rules(puzzle)
    assert not hedged.is_proved
    assert hedged.unnamed == ("Digits separated by a V sum to either 5 or 7",)


def test_one_hedged_sentence_is_enough() -> None:
    """Where one sentence names a rule plainly and another with a choice, the choice counts."""
    text = f"{PLAIN} A thermometer may be reversed, or broken."
    found = propose_rules(small(text=text))
    assert not found.is_proved
    rules = "Killer cages. In cages digits sum to the number or to its double."
    cage = {"cells": [[0, 0], [0, 1]], "value": "3"}
    puzzle = nonet.load(scl(4, cages=[cage], metadata={"rules": rules}))
    assert max(one.confidence for one in propose_rules(puzzle).rules) <= 0.3


def test_words_that_are_looked_for() -> None:
    """Words count in full, and harmless phrases only for the rules in which they are usual."""
    assert not has_hedge("normal sudoku, notable orchids")
    assert is_hedged("digits decrease or stay the same", ("thermometer",))
    assert not is_hedged("digits increase or stay the same", ("slow_thermometer",))
    assert not is_hedged("rows, columns or boxes", ())
    assert is_hedged("rows, columns or knights", ())
