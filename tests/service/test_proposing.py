"""The service proposes rules for what is only drawn, and does not take drawings for nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from tests.formats.test_proposals import RIGHT, WRONG, small

import nonet
from nonet.constraints import Cage, Thermometer
from nonet.errors import NonetError
from nonet.formats.format import UNREAD
from nonet.layout import Layout
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import LayoutRecord
from nonet.service.store import NoStore, RatedPuzzle


class Full(NoStore):
    """A library that has everything already."""

    def add(
        self, puzzles: Sequence[RatedPuzzle], *, tags: Sequence[str], collections: Sequence[str]
    ) -> list[tuple[int, bool]]:
        """Nothing of it is new."""
        del tags, collections
        return [(1, False) for _ in puzzles]


LINK = small(RIGHT).to_text("sudokupad")


def test_a_proposal_is_an_answer() -> None:
    """The answer has the rules with what they replace, the verdict, and the puzzle with them."""
    answer = ask("propose", {"text": LINK, "language": "de"}, Watch())
    (rule,) = answer["rules"]
    thermometer = {"type": "thermometer", "cells": ["r1c1", "r1c2"]}
    assert rule["layout"]["constraints"] == [thermometer]
    assert rule["words"] == [
        "Auf einem Thermometer werden die Ziffern vom Kolben aus immer größer."
    ]
    assert rule["drawn"] == {"strokes": [0], "shapes": [0], "outlines": []}
    assert (rule["cells"], rule["confidence"], rule["said"]) == ([[0, 1]], 0.9, "")
    assert (answer["verdict"], answer["unnamed"], answer["left"]) == ("proved", [], 0)
    accepted = nonet.load(answer["accepted"].encode())
    assert accepted.layout.constraints == (Thermometer("r1c1-2"),)
    assert not accepted.has_unread_rules


def test_a_puzzle_that_was_read_is_proposed_for() -> None:
    """The parts of a puzzle that the page has do as well as its text; both together do not."""
    (read,) = ask("parse", {"text": LINK}, Watch())["puzzles"]
    names = ("state", "rules", "cosmetics", "hasUnreadRules", "solution")
    puzzle = {name: read[name] for name in names}
    answer = ask("propose", {"puzzle": puzzle}, Watch())
    assert answer == ask("propose", {"text": LINK}, Watch())
    with pytest.raises(NonetError):
        ask("propose", {"puzzle": puzzle, "text": LINK}, Watch())


def test_another_solution_is_said() -> None:
    """Trap 11: a solution of the file that is wrong is the verdict."""
    text = small(WRONG, "Digits increase from the bulb of a thermometer.").to_text("sudokupad")
    assert ask("propose", {"text": text}, Watch())["verdict"] == "another"


def test_drawings_are_shown_and_not_forgotten() -> None:
    """What was read says that there may be more rules, and a board shows the drawings."""
    (read,) = ask("parse", {"text": LINK}, Watch())["puzzles"]
    assert read["hasUnreadRules"]
    layout = read["state"]["layout"]
    scene = ask("scene", {"layout": layout, "cosmetics": read["cosmetics"]}, Watch())
    assert (
        len(re.findall(r'd="M20 20L60 20"|d="M4 20a', scene["below"])) >= 2
    )  # the line and the bulb
    assert ask("scene", {"layout": layout}, Watch())["below"] == ""


def test_what_lies_outside_widens_the_board() -> None:
    """A text that is drawn beside the grid counts as a clue does."""
    text = {"x": -0.5, "y": 0.5, "width": 0, "height": 0, "round": False, "fill": "", "border": ""}
    cosmetics = {"shapes": [text | {"text": "7", "text_size": 0.5}]}
    scene = ask("scene", {"layout": {"size": 4}, "cosmetics": cosmetics}, Watch())
    assert scene["rim"] == [0.65, 0, 0, 0]


def test_a_library_keeps_no_drawings() -> None:
    """A puzzle whose rules are only drawn does not get into a library without them."""
    answer = ask("import", {"text": LINK}, Watch(), Full())
    assert (answer["known"], answer["problems"][0]["place"]["rule"]) == (0, UNREAD)


def test_drawings_travel_to_files_and_links() -> None:
    """A board with drawings is exported with them, shared with them, and not solved for print."""
    (read,) = ask("parse", {"text": LINK}, Watch())["puzzles"]
    board = {name: read[name] for name in ("state", "cosmetics", "hasUnreadRules", "solution")}
    text = ask("export", {"boards": [board], "form": "nonet"}, Watch())["text"]
    puzzle = nonet.load(LINK)
    assert nonet.load(text.encode()) == puzzle
    assert nonet.load(text.encode()).has_unread_rules
    link = ask("share", board, Watch())["sudokupad"]
    assert nonet.load(link).cosmetics == puzzle.cosmetics
    with pytest.raises(NonetError, match=UNREAD):
        ask("print", {"boards": [board]}, Watch())


def test_forms_are_those_that_do_not_refuse() -> None:
    """A killer string is offered for cages without givens alone, and what is offered is written."""
    layout = Layout.of_size(9, constraints=[Cage("r1c1-2", total=9)])
    for givens, is_killer in ((81 * [0], True), ([5, *80 * [0]], False)):
        state = {"layout": LayoutRecord.of(layout).fields(), "givens": givens}
        forms = ask("forms", {"states": [state]}, Watch())["forms"]
        assert ("killer" in forms) is is_killer
        assert {"nonet", "line", "svg", "fpuzzles"} <= {*forms}
        for form in forms:
            answer = ask("export", {"states": [state], "form": form, "lossy": True}, Watch())
            assert answer["text"].strip()
            assert answer["problems"] == []
