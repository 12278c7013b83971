"""Penpa+ boards that nonet writes: what the program reads of them, and what comes back."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.constraints import (
    Arrow,
    Cage,
    Difference,
    GreaterThan,
    LittleKiller,
    PairSum,
    Quadruple,
    Ratio,
    RenbanLine,
    Thermometer,
)
from nonet.errors import FormatError
from nonet.formats.format import LAYOUT, UNREAD
from nonet.formats.proposals import propose_rules
from nonet.formats.registry import named
from nonet.layout import Cosmetics, Outline, Shape, Stroke

PENPA = named("penpa")


def lines_of(puzzle: Puzzle) -> list[str]:
    """The lines in a link, with z written out."""
    packed = puzzle.to_text("penpa", lossy=True).partition("&p=")[2]
    text = zlib.decompress(base64.b64decode(packed), wbits=-zlib.MAX_WBITS).decode()
    return text.replace("zZ", "z").split("\n")


def test_a_board_has_the_lines_that_the_program_reads() -> None:
    """Size and middle of the board, margins, layers, cells and version are in their places."""
    clue = LittleKiller("r1c3 r2c2 r3c1", 6)
    for layout, margin, middle in (
        (Layout.of_size(4), 0, 64 + 3 * 8 + 3),
        (Layout.of_size(9), 0, 6 * 13 + 6),
        (Layout.of_size(4, constraints=[clue]), 1, 100 + 4 * 10 + 4),
    ):
        size = layout.size + 2 * margin
        puzzle = Puzzle(Grid.empty(layout).place("r1c1", 2), title="A, b & c", message="1 = 1\nYes")
        lines = lines_of(puzzle)
        head = lines[0].split(",")
        assert head[:3] == ["square", str(size), str(size)]
        assert head[9:11] == [str(middle)] * 2
        assert head[15] == "Title: A%2C b & c"
        assert json.loads(lines[1]) == 4 * [margin]
        problem, answer = json.loads(lines[3]), json.loads(lines[4])
        assert problem.keys() == answer.keys()
        first = (2 + margin) * (size + 4) + 2 + margin
        assert answer["number"] == {str(first): ["2", 2, "1"]}
        steps = json.loads(lines[5])
        assert (steps[0], len(steps)) == (first, layout.cell_count)
        assert json.loads(lines[10]) >= [3, 0, 0]
        assert (lines[13], lines[18]) == ("1", "1 %2F 1%2DYes")


def test_texts_with_z_come_back() -> None:
    """The letter with which names are shortened is written in another way."""
    puzzle = Puzzle(Grid.empty(Layout.of_size(4)), title="zQ: Puzzle", author="Zz", rules="z9, zZ")
    again = nonet.load(puzzle.to_text("penpa"))
    assert (again.title, again.author, again.rules) == ("zQ: Puzzle", "Zz", "z9, zZ")


DRAWN: dict[str, Cosmetics] = {
    "a thermometer": Cosmetics(
        (Stroke(((0.5, 0.5), (1.5, 1.5)), "#cfcfcf", 0.3),),
        (Shape(0.5, 0.5, 0.8, 0.8, round=True, fill="#cfcfcf", border=""),),
    ),
    "lines": Cosmetics(
        (
            Stroke(((0.5, 0.5), (1.5, 0.5), (1.5, 1.5)), "#00ff00", 0.1),
            Stroke(((0, 0), (4, 4)), "#ff0000", 0.35),
            Stroke(((2.5, 2.5), (2.5, 3.5)), "#123456", 0.05, arrow=True),
        )[:2],
    ),
    "an arrow": Cosmetics((Stroke(((2.5, 2.5), (2.5, 3.5)), "#123456", 0.05, arrow=True),)),
    "a cage": Cosmetics(outlines=(Outline(("r1c1", "r1c2", "r2c2"), "#000000", "12"),)),
    "a filled cell": Cosmetics(
        shapes=(Shape(1.5, 2.5, 1, 1, round=False, fill="#abcdef", border=""),)
    ),
    "a dot on a side": Cosmetics(
        shapes=(
            Shape(1, 0.5, 0.26, 0.26, round=True, fill="#ffffff", border="#000000", above=True),
        )
    ),
    "a number in a circle": Cosmetics(
        shapes=(
            Shape(
                *(1, 1, 0.62, 0.62),
                round=True,
                fill="#ffffff",
                border="#000000",
                text="12",
                text_size=0.5,
                above=True,
            ),
        )
    ),
    "a sign and a clue outside": Cosmetics(
        shapes=(
            Shape(1, 0.5, 0, 0, round=False, fill="", border="", text="<", above=True),
            Shape(-0.5, 1.5, 0, 0, round=False, fill="", border="", text="15", above=True),
        )
    ),
}


@pytest.mark.parametrize("cosmetics", DRAWN.values(), ids=DRAWN.keys())
def test_drawings_come_back(cosmetics: Cosmetics) -> None:
    """What a board can draw is lost in no way."""
    grid = Grid("1" + "." * 15)
    puzzle = Puzzle(grid, cosmetics=cosmetics, has_unread_rules=True)
    assert PENPA.lost(puzzle) == []
    again = nonet.load(puzzle.to_text("penpa"))
    assert again.cosmetics == cosmetics
    assert again.grid == grid


def test_details_of_drawings_are_lost_by_name() -> None:
    """Sizes that the program does not have are written as others, and said."""
    odd = Cosmetics((Stroke(((0.5, 0.5), (1.5, 0.5)), "#00ff00", 0.17),))
    puzzle = Puzzle(Grid.empty(Layout.of_size(4)), cosmetics=odd)
    assert PENPA.lost(puzzle) == ["details of the cosmetics"]
    (stroke,) = nonet.load(puzzle.to_text("penpa", lossy=True)).cosmetics.strokes
    assert (stroke.points, stroke.colour) == (odd.strokes[0].points, "#00ff00")


def test_rules_are_drawn_so_that_they_are_known_again() -> None:
    """What nonet draws of usual rules is proposed as the same rules."""
    rules: list[Any] = [
        Thermometer("r1c1-4"),
        Cage("r2c1 r3c1 r3c2", 12),
        Arrow("r9c9", "r8c9 r7c8"),
        Difference("r2c4-5", 1),
        Ratio("r3c4-5", 2),
        PairSum("r4c4-5", 10),
        GreaterThan("r5c5-6"),
        Quadruple("r6-7c6-7", [1, 2]),
        RenbanLine("r5c1-3"),
    ]
    puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=rules)))
    assert PENPA.lost(puzzle) == [UNREAD]
    again = nonet.load(puzzle.to_text("penpa", lossy=True))
    assert "Digits along a thermometer increase from the bulb." in again.rules
    found = {one.constraint for one in propose_rules(again, time_limit=1).rules}
    assert found == set(puzzle.layout.constraints)


def test_a_text_does_not_replace_a_given() -> None:
    """In the cell of a given it is in the corner."""
    shape = Shape(0.5, 0.5, 0, 0, round=False, fill="", border="", text="A", above=True)
    grid = Grid("1" + "." * 15)
    puzzle = Puzzle(grid, cosmetics=Cosmetics(shapes=(shape,)))
    again = nonet.load(puzzle.to_text("penpa", lossy=True))
    assert again.grid == grid
    assert [one.text for one in again.cosmetics.shapes] == ["A"]


def test_layouts_that_borders_cannot_say() -> None:
    """Houses are only drawn, and regions in several parts have no border."""
    assert PENPA.lost(Puzzle(Grid.empty(Layout.of_size(9, windows=True)))) == [LAYOUT]
    assert PENPA.lost(Puzzle(Grid.empty(Layout.latin(1)))) == [LAYOUT]
    with pytest.raises(FormatError, match="expected"):
        PENPA.lost(Puzzle(Grid.empty(Layout.jigsaw("1212121234343434"))))
