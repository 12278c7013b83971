"""SudokuPad's links: what it checks are rules, what it draws is kept, and what is left is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.constraints import AllDifferent, AntiKing, AntiKnight, Cage, Diagonal, Sum
from nonet.formats import _lzstring
from nonet.formats.format import UNREAD
from nonet.layout import Cosmetics, Diagonals, Outline, Shape, Stroke

BOXES = [
    [[row + 2 * down, column + 2 * right] for row in (0, 1) for column in (0, 1)]
    for down in (0, 1)
    for right in (0, 1)
]


def scl(**fields: object) -> str:
    """A link of an empty 4×4 grid with boxes and more fields."""
    cells: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
    root = {"cells": cells, "regions": BOXES, **fields}
    return f"https://sudokupad.app/scl{_lzstring.compress(json.dumps(root))}"


def test_drawings_are_kept_as_cosmetics() -> None:
    """Lines, arrows, underlays, overlays and fog keep their places, colours and sizes."""
    puzzle = nonet.load(
        scl(
            lines=[{"wayPoints": [[0.5, 1.5], [2.5, 1.5]], "color": "#CCC", "thickness": 16}],
            arrows=[{"wayPoints": [[-1, 0], [0.5, 0.5]], "color": "#000f", "headLength": 0.3}],
            underlays=[
                {"center": [0.5, 1.5], "width": 1, "height": 0.5, "backgroundColor": "#cfcfcf"}
            ],
            overlays=[
                {"center": [1, 1], "rounded": True, "borderColor": "red", "text": 7},
                {"center": [4.5, 0.5], "text": "12", "color": "#00f", "fontSize": 16, "angle": 90},
                {"center": [2, 2], "backgroundColor": "#ffffff00", "text": ""},
            ],
            foglight=[[0, 0], [1, 1]],
        )
    )
    assert puzzle.cosmetics == Cosmetics(
        (
            Stroke(((1.5, 0.5), (1.5, 2.5)), "#cccccc", 0.25),
            Stroke(((0, -1), (0.5, 0.5)), "#000000", 1 / 32, arrow=True),
        ),
        (
            Shape(1.5, 0.5, 1, 0.5, round=False, fill="#cfcfcf", border=""),
            Shape(1, 1, 0, 0, round=True, fill="", border="#ff0000", text="7", above=True),
            Shape(
                *(0.5, 4.5, 0, 0),
                round=False,
                fill="",
                border="",
                angle=90,
                text="12",
                text_colour="#0000ff",
                text_size=0.25,
                above=True,
            ),
        ),
        fog=("r1c1", "r2c2"),
    )
    assert nonet.load(puzzle.to_text("sudokupad")).cosmetics == puzzle.cosmetics


def test_what_sudokupad_checks_is_a_rule() -> None:
    """Cages without repeats, sums, hidden houses and both rules of chess are rules."""
    cells = [[0, 0], [0, 1]]
    puzzle = nonet.load(
        scl(
            cages=[
                {"cells": cells, "value": "5", "sum": 5, "unique": True},
                {"cells": [[1, 0], [1, 1]], "value": "", "unique": True},
                {"cells": [[2, 0], [2, 1]], "sum": 4},
                {"cells": [[at, at] for at in range(4)], "unique": True, "hidden": True},
                {"cells": [[2, 3], [3, 2]], "unique": True, "hidden": True},
                {"cells": [[0, 0], [1, 1]], "unique": False, "hidden": True},
                {"cells": BOXES[0], "unique": True, "type": "region"},
            ],
            metadata={"antiknight": True, "antiking": False},
            **{"global": ["antiking"]},
        )
    )
    assert puzzle.layout == Layout.of_size(
        4,
        constraints=[
            Cage("r1c1-2", 5),
            Cage("r2c1-2"),
            Sum("r3c1-2", 4),
            Diagonal("main"),
            AllDifferent("r3c4 r4c3"),
            AntiKnight(),
            AntiKing(),
        ],
    )
    assert not puzzle.has_unread_rules
    assert puzzle.dropped == ()
    assert nonet.load(puzzle.to_text("sudokupad")) == puzzle


def test_a_cage_without_a_number_has_no_repeats() -> None:
    """Trap 7: a cage that is checked and says nothing, or a question mark, has any total."""
    for value in ("", "?", None):
        cage = {"cells": [[0, 0], [0, 1]], "value": value, "unique": True}
        puzzle = nonet.load(scl(cages=[cage]))
        assert puzzle.layout.constraints == (Cage("r1c1-2"),)
        assert puzzle.cosmetics == Cosmetics()


def test_both_diagonals_are_one_rule() -> None:
    """Hidden cages on both diagonals are the diagonals of an X-sudoku."""
    layout = Layout.of_size(4, diagonals=True)
    link = Puzzle(Grid.empty(layout), title="X").to_text("sudokupad")
    assert nonet.load(link).layout.constraints == (Diagonals(),)


def test_cages_that_are_not_checked_are_only_drawn() -> None:
    """A cage that SudokuPad does not check is an outline, and the puzzle may have more rules."""
    puzzle = nonet.load(scl(cages=[{"cells": [[0, 0], [0, 1]], "value": "3", "outlineC": "#f00"}]))
    assert puzzle.layout.constraints == ()
    assert puzzle.cosmetics.outlines == (Outline(("r1c1", "r1c2"), "#ff0000", "3"),)
    assert puzzle.has_unread_rules
    assert puzzle.dropped == (UNREAD,)


@pytest.mark.parametrize(
    ("rules", "may_have_more"),
    [
        ("", False),
        ("Normal sudoku rules apply.", False),
        ("Normal sudoku rules apply. Not all dots are given.", False),
        ("Normal 6x6 sudoku rules apply.\nEnjoy!", False),
        ("Normal sudoku rules apply. Every 5 is next to a 1.", True),
        ("Cells a knight's move apart differ.", True),
        ("Digits along a thermometer increase.", True),
    ],
)
def test_rules_that_are_only_described_are_noticed(rules: str, may_have_more: bool) -> None:
    """A text with more than the rules of every sudoku says that there may be more rules."""
    puzzle = nonet.load(scl(metadata={"rules": rules}))
    assert puzzle.rules == rules
    assert puzzle.has_unread_rules is may_have_more
    assert nonet.load(puzzle.to_text("nonet")).has_unread_rules is may_have_more
    assert nonet.load(puzzle.to_text("neutral")).has_unread_rules is may_have_more


def test_a_described_rule_that_is_checked_is_known() -> None:
    """A text that names the rules that SudokuPad checks leaves nothing unread."""
    rules = "Normal sudoku rules apply. Cells a knight's move apart differ."
    puzzle = nonet.load(scl(metadata={"rules": rules, "antiknight": True}))
    assert not puzzle.has_unread_rules


def test_texts_travel_in_cages_and_metadata() -> None:
    """Title, author, rules, solution and message are read from cages without cells, too."""
    texts = {"title": "T", "author": "A", "rules": "R\nS", "msgcorrect": "Done: well"}
    cages = [{"value": f"{name}: {text}"} for name, text in texts.items()]
    cages.append({"value": "solution: 1234341221434321"})
    for puzzle in (nonet.load(scl(cages=cages)), nonet.load(scl(metadata=texts))):
        assert (puzzle.title, puzzle.author, puzzle.rules) == ("T", "A", "R\nS")
        assert puzzle.message == "Done: well"
    assert nonet.load(scl(cages=cages)).solution == bytes(map(int, "1234341221434321"))


def test_what_is_not_read_is_named() -> None:
    """Unknown fields, unfinished solutions and drawings that are no lines are named."""
    puzzle = nonet.load(
        scl(
            triggereffect=[{"trigger": {}}],
            metadata={"solution": "12??????????????", "msgincorrect": "No"},
            lines=[{"d": "M0 0 L 1 1", "color": "#fff"}, {"wayPoints": [[0, 0], [99, 0]]}],
            overlays=[{"center": [0, 0], "text": "x", "color": "mauve", "glow": 1}],
            **{"global": ["antiqueen"]},
        )
    )
    assert set(puzzle.dropped) == {
        UNREAD,
        "triggers that clear no fog",
        "the field 'msgincorrect'",
        "the solution",
        "the field 'd' of lines",
        "lines that are not drawn from point to point",
        "what is drawn far from the grid",
        "the field 'glow' of shapes",
        "colours that are not written as #rrggbb",
        "the rule 'antiqueen'",
    }


def test_regions_that_leave_cells_out_are_named() -> None:
    """Regions that do not divide the grid are left out, and the puzzle may have more rules."""
    puzzle = nonet.load(scl(regions=BOXES[:3]))
    assert puzzle.layout == Layout.latin(4)
    assert puzzle.dropped == (UNREAD, "regions that do not divide the grid")
