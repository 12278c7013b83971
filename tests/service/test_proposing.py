"""The service proposes rules for what is only drawn, and does not take drawings for nothing."""

from __future__ import annotations

from tests.formats.test_proposals import RIGHT, WRONG, small

import nonet
from nonet.constraints import Thermometer
from nonet.formats.format import UNREAD
from nonet.running import Watch
from nonet.service import ask

LINK = small(RIGHT).to_text("sudokupad")


def test_a_proposal_is_an_answer() -> None:
    """The answer has the rules, the verdict, and the puzzle with the rules in it."""
    answer = ask("propose", {"text": LINK}, Watch())
    (rule,) = answer["rules"]
    assert rule["rule"] == {"type": "thermometer", "cells": ["r1c1", "r1c2"]}
    assert (rule["confidence"], answer["verdict"], answer["unread"]) == (0.9, "proved", [])
    accepted = nonet.load(answer["accepted"].encode())
    assert accepted.layout.constraints == (Thermometer("r1c1-2"),)
    assert not accepted.has_unread_rules


def test_another_solution_is_said() -> None:
    """Trap 11: a solution of the file that is wrong is the verdict."""
    text = small(WRONG, "Digits increase from the bulb of a thermometer.").to_text("sudokupad")
    assert ask("propose", {"text": text}, Watch())["verdict"] == "another"


def test_drawings_are_not_read_as_a_plain_puzzle() -> None:
    """A board does not show a puzzle without the rules that are only drawn."""
    answer = ask("parse", {"text": LINK}, Watch())
    assert answer["puzzles"] == []
    assert answer["problems"][0]["place"]["rule"] == UNREAD
