"""Puzzles shared with other programs."""

from __future__ import annotations

import sys

import pytest
from starlette.testclient import TestClient
from tests.cli.program import NINE
from tests.web.asking import ask, state_of

import nonet
from nonet.constraints import Thermometer
from nonet.formats.proposals import propose_rules


def test_a_puzzle_is_shared_with_its_title_and_author(client: TestClient) -> None:
    """Each link is read again as the puzzle with its title and author, without entries."""
    played = nonet.solve(NINE)
    question = {"state": state_of(played), "title": "Rain ü", "author": "A. Setter"}
    answer = ask(client, "share", question)
    for link in (answer["sudokupad"], answer["fpuzzles"]):
        found = nonet.load(link)
        assert found.grid == nonet.Grid(NINE)
        assert (found.title, found.author) == ("Rain ü", "A. Setter")
    assert answer["text"] == nonet.Grid(NINE).to_text()
    assert {len(row) for row in answer["code"]} == {len(answer["code"])}


def test_houses_that_have_no_name_in_a_program(client: TestClient) -> None:
    """Houses that SudokuPad has no word for are hidden cages in its link."""
    grid = nonet.Grid(NINE, layout=nonet.Layout.boxes(3, 3, disjoint_groups=True))
    answer = ask(client, "share", {"state": state_of(grid)})
    assert nonet.load(answer["sudokupad"]).grid == nonet.load(answer["fpuzzles"]).grid == grid
    assert answer["code"] is not None


def test_rules_are_drawn_and_said_on_sudokupad(client: TestClient) -> None:
    """A puzzle with rules has a SudokuPad link, in which they are proposed again and proved."""
    layout = nonet.Layout.of_size(4, constraints=[Thermometer("r1c1-4"), Thermometer("r4c4-1")])
    grid = nonet.Grid("........2.......", layout=layout)
    answer = ask(client, "share", {"state": state_of(grid)})
    assert nonet.load(answer["fpuzzles"]).grid == grid
    drawn = nonet.load(answer["sudokupad"])
    assert "Digits along a thermometer increase from the bulb." in drawn.rules
    proposal = propose_rules(drawn)
    assert proposal.is_proved
    assert proposal.accepted.layout == layout


def test_links_need_no_library_for_codes(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where codes cannot be made the links are there nevertheless."""
    monkeypatch.setitem(sys.modules, "segno", None)
    answer = ask(client, "share", {"state": state_of(NINE)})
    assert answer["code"] is None
    assert answer["sudokupad"] is not None
