"""Rules of a setter's own in the files of other programs: drawn, and in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from nonet import Grid, Layout
from nonet.constraints import AnyOf, Even, Odd, PairRelation, PairTable, Regex
from nonet.formats import load, nonet_link, save
from nonet.formats.format import UNCHECKED
from nonet.formats.registry import named
from nonet.puzzle import Puzzle

DRAWN: dict[str, Any] = {"colour": "#12ab34", "text": "M"}
LINE = PairRelation(
    "r1c1-3",
    "sum-at-most",
    9,
    title='Low "line" <script>',
    text="Digits on it are low & few.",
    drawing={"line": True, **DRAWN},
)
RULES = [
    LINE,
    Regex("r5c1-4", "1.*", title="Starts with 1", drawing={"cells": True, **DRAWN}),
    PairTable("r7c1-2", [(1, 2)], title="Two dots", drawing={"dots": True, **DRAWN}),
    AnyOf([Odd("r9c1"), Even("r9c2")], title="Either", drawing={"cage": True, **DRAWN}),
]
PUZZLE = Puzzle(Grid.empty(Layout.of_size(9, constraints=RULES)))


def read_back(name: str, puzzle: Puzzle) -> Puzzle:
    """A puzzle as a format gives it back."""
    form = named(name)
    assert form.write is not None
    assert form.read_line is not None
    return form.read_line(form.write(puzzle))


def test_nonets_own_files_keep_everything(tmp_path: Path) -> None:
    """Titles, texts and drawings come back from files and links, and nothing is lost."""
    for name in ("nonet", "neutral"):
        assert list(named(name).lost(PUZZLE)) == []
        save(PUZZLE, tmp_path / name, format=name)
        assert load(tmp_path / name).layout == PUZZLE.layout
    assert load(f"https://example.org/{nonet_link.write(PUZZLE)}").layout == PUZZLE.layout


@pytest.mark.parametrize("name", ["sudokupad", "fpuzzles"])
def test_players_see_the_drawing_and_read_the_text(name: str) -> None:
    """The rules are drawn in their colours with their labels, and the rules say what they say."""
    assert list(named(name).lost(PUZZLE)) == [UNCHECKED]
    found = read_back(name, PUZZLE)
    assert found.has_unread_rules
    assert "Digits on it are low & few." in found.rules
    assert "Starts with 1: Regular expression r5c1, r5c2, r5c3, r5c4" in found.rules
    drawn = found.cosmetics
    assert {stroke.colour for stroke in drawn.strokes} == {"#12ab34"}
    assert {outline.colour for outline in drawn.outlines} == {"#12ab34"}
    assert sum(shape.fill == "#12ab34" for shape in drawn.shapes) == 4 + 1
    texts = [shape.text for shape in drawn.shapes] + [outline.text for outline in drawn.outlines]
    assert texts.count("M") == 4


def test_the_text_of_the_author_comes_first() -> None:
    """A puzzle with rules of its author's has these in f-puzzles, as it is."""
    puzzle = Puzzle(PUZZLE.grid, rules="My words.")
    assert read_back("fpuzzles", puzzle).rules == "My words."


def test_a_rule_of_nobodys_own_is_lost_as_ever() -> None:
    """f-puzzles does not draw a rule that it cannot say; the boxes are kept."""
    layout = Layout.of_size(9, rules=["equality-cage r1c1-2", "regex 12 r2c1-2"])
    lost = ["the rules 'equality_cage'", UNCHECKED]
    assert named("fpuzzles").lost(Puzzle(Grid.empty(layout))) == lost


def test_a_table_has_the_title_as_its_name() -> None:
    """Interactive Sudoku Solver shows a rule of pairs by its title, or else as it is typed."""
    form = named("iss")
    titled = Puzzle(Grid.empty(Layout.of_size(9, constraints=[LINE])))
    assert form.write is not None
    assert "Low%20%22line%22%20%3Cscript%3E" in unquote(form.write(titled))
    assert list(form.lost(titled)) == ["the titles of rules"]
    plain = Puzzle(Grid.empty(Layout.of_size(9, rules=["replicate no-sum knights 7 r1c1 r2c3"])))
    assert list(form.lost(plain)) == []
    assert read_back("iss", plain).layout == plain.layout
