"""Penpa+ boards: symbols, colours and cages that are read, and what nonet writes."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest
from tests.formats.test_reading import PENPA_BOXES, penpa

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
from nonet.formats.format import LAYOUT, UNCHECKED
from nonet.formats.proposals import propose_rules
from nonet.formats.registry import named
from nonet.layout import Cosmetics, Outline, Shape, Stroke

PENPA = named("penpa")


def lines_of(puzzle: Puzzle) -> list[str]:
    """The lines in a link, with z written out."""
    packed = puzzle.to_text("penpa", lossy=True).partition("&p=")[2]
    text = zlib.decompress(base64.b64decode(packed), wbits=-zlib.MAX_WBITS).decode()
    return text.replace("zZ", "z").split("\n")


def packed(lines: list[str]) -> str:
    """A link with these lines."""
    deflater = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    data = deflater.compress("\n".join(lines).encode()) + deflater.flush()
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + base64.b64encode(data).decode()


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


def test_the_flag_for_no_message_is_no_message() -> None:
    """Penpa+ writes "false" where there is no text for the end, and takes it for none."""
    puzzle = Puzzle(Grid.empty(Layout.of_size(4)), message="falsehood")
    assert nonet.load(puzzle.to_text("penpa")).message == "falsehood"
    lines = lines_of(puzzle)
    for flag in ("false", "false\r", ""):
        lines[18] = flag
        assert nonet.load(packed(lines)).message == ""
    with pytest.raises(FormatError, match="cannot hold the message at the end"):
        Puzzle(Grid.empty(Layout.of_size(4)), message="false").to_text("penpa")


def test_links_to_solve_have_no_answer() -> None:
    """A link with m=solve, in which the line of the answer is empty, is the same puzzle."""
    puzzle = Puzzle(Grid.parse("1... .2.. ..3. ...4"))
    lines = lines_of(puzzle)
    lines[4] = ""
    assert nonet.load(packed(lines).replace("m=edit", "m=solve")) == puzzle


def test_symbols_of_penpa_are_cosmetics() -> None:
    """Shapes, signs and numbers in circles are at cells, corners and sides; others are named.

    The points of r1c1, with the number 18, are its corner 64 + 18, its lower side 128 + 18 and its
    right side 192 + 18.
    """
    problem = (
        '{zY:{"20":[5,"square_M",1],"21":[3,"diamond_L",2],"210":[1,"circle_SS",2],'
        '"146":[4,"inequality",2],"27":[1,"star",1]},'
        'zN:{"82":["12",6,"6"],"148":["V",1,"6"],"26":["3",6,"1"],"28":[[1,0,0],1,"7"]},'
        + PENPA_BOXES
        + "}"
    )
    puzzle = nonet.load(penpa(problem))
    shapes = [
        (one.x, one.y, one.width, one.round, one.angle, one.fill, one.text)
        for one in puzzle.cosmetics.shapes
    ]
    assert shapes == [
        (2.5, 0.5, 0.7, False, 0, "#cccccc", ""),
        (3.5, 0.5, 0.61, False, 45, "#cccccc", ""),
        (1, 0.5, 0.26, True, 0, "#ffffff", ""),
        (0.5, 1, 0, False, 0, "", "∨"),
        (1, 1, 0.5, True, 0, "#ffffff", "12"),
        (2.5, 1, 0, False, 0, "", "V"),
        (0.5, 1.5, 0.84, True, 0, "#ffffff", ""),
    ]
    assert puzzle.grid["r2c1"] == 3
    unread = ("the symbol 'star'", "pencil marks of the problem")
    assert puzzle.dropped == ("rules that are only drawn or described", *unread)
    proposed = [one.constraint for one in propose_rules(puzzle, time_limit=1).rules]
    assert Difference("r1c1-2", 1) in proposed
    assert GreaterThan("r1c1 r2c1") in proposed
    assert PairSum("r1c3 r2c3", 5) in proposed
    assert Quadruple("r1-2c1-2", (1, 2)) in proposed


def test_colours_of_penpa_that_were_chosen_by_hand() -> None:
    """They replace those of the styles: of the inside of shapes, or of empty ones of the border."""
    problem = (
        '{zT:[[18,19],[26,27]],zL:{"34,35":5,"35,36":5,"36,37":5},zS:{"45":3,"44":3},'
        'zY:{"20":[1,"circle_L",1],"21":[4,"circle_L",1]},' + PENPA_BOXES + "}"
    )
    colours = (
        '{zT:[null,"#FF0000"],zL:{"34,35":"rgb(0, 128, 0)","35,36":"#008000"},zS:{"45":"#123456"},'
        'zY:{"20":"#00f","21":"#0f0"}}'
    )
    drawn = nonet.load(penpa(problem, colours=colours)).cosmetics
    assert drawn.strokes == (
        Stroke(((0.5, 0.5), (1.5, 0.5)), "#cfcfcf", 0.3),
        Stroke(((0.5, 1.5), (1.5, 1.5)), "#ff0000", 0.3),
        Stroke(((0.5, 2.5), (1.5, 2.5), (2.5, 2.5)), "#008000", 0.1),
        Stroke(((2.5, 2.5), (3.5, 2.5)), "#999999", 0.1),
    )
    assert [(one.fill, one.border) for one in drawn.shapes[:4]] == [
        ("#123456", ""),
        ("#cfcfcf", ""),
        ("#0000ff", "#000000"),
        ("", "#00ff00"),
    ]


def test_cages_of_penpa_are_outlines_in_the_cells() -> None:
    """Cells within closed lines are a cage, those in the middle too; open lines are named."""
    sides = {"top": (0, 1), "bottom": (2, 3), "left": (0, 2), "right": (1, 3)}

    def side(row: int, column: int, name: str) -> str:
        first, second = sides[name]
        corner = 256 + 4 * (18 + 8 * row + column)
        return f'"{corner + first},{corner + second}":10'

    edges = [side(0, at, "top") for at in range(3)] + [side(2, at, "bottom") for at in range(3)]
    edges += [side(at, 0, "left") for at in range(3)] + [side(at, 2, "right") for at in range(3)]
    closed = nonet.load(penpa(f"{{zC:{{{','.join(edges)}}},{PENPA_BOXES}}}"))
    (outline,) = closed.cosmetics.outlines
    assert sorted(outline.cells) == [f"r{r}c{c}" for r in (1, 2, 3) for c in (1, 2, 3)]
    opened = nonet.load(penpa(f"{{zC:{{{','.join(edges[1:])}}},{PENPA_BOXES}}}"))
    assert opened.cosmetics.outlines == ()
    assert "cages that are not closed" in opened.dropped


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
    assert PENPA.lost(puzzle) == [UNCHECKED]
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
    windows = Puzzle(Grid.empty(Layout.of_size(9, windows=True)))
    assert PENPA.lost(windows) == ["the rules 'windows'"]
    assert PENPA.lost(Puzzle(Grid.empty(Layout.latin(1)))) == [LAYOUT]
    with pytest.raises(FormatError, match="expected"):
        PENPA.lost(Puzzle(Grid.empty(Layout.jigsaw("1212121234343434"))))
