"""Rules in pictures: all of them are drawn, nothing covers anything else, no colour is needed."""

from __future__ import annotations

import json
import os
import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.drawing.pictures import EXAMPLES, FORTY_RULES, outside, overlapping, random_layouts
from tests.each import each

from nonet import Candidates, Grid, Layout, Puzzle
from nonet.constraints import (
    Arrow,
    Cage,
    Clone,
    Difference,
    Even,
    GreaterThan,
    LittleKiller,
    PairRelation,
    Ratio,
    Regex,
    Sandwich,
    Sum,
    Thermometer,
    WhisperLine,
    XSum,
)
from nonet.constraints.neutral import read_neutral
from nonet.constraints.registry import NAMES
from nonet.drawing import draw, draw_pdf
from nonet.drawing.placing import place
from nonet.drawing.scene import backdrop_of
from nonet.drawing.svg import ThemeName
from nonet.layout.appearance import FRAMES, ClueLook, LineLook, Look, OutlineLook
from nonet.layout.cosmetics import Cosmetics, Outline, Shape, Stroke
from nonet.layout.marks import CellsOutline, Dot, Fill, Mark, OutsideClue, Spot
from nonet.layout.marks import Path as Way

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SHARED = Path(os.environ.get("NONET_SHARED", Path(__file__).parents[3] / "shared"))
VARIANTS = SHARED / "conformance" / "variants.jsonl"

IN_WORDS_ONLY = {
    *("anti_king", "anti_knight", "anti_taxicab", "dutch_flatmates", "global_entropy"),
    *("global_modular", "non_consecutive", "replicate", "same_set"),
}
"""Rules of the whole grid, which setters do not draw; `negative` is seen where it does not hold."""


def marks_of(layout: Layout) -> list[Mark]:
    """All marks of a layout's rules."""
    return [mark for rule in layout.constraints for mark in rule.marks(layout)]


def full(layout: Layout) -> Grid:
    """A grid with a digit in each cell, which need not obey anything."""
    size = layout.size
    return Grid([cell % size + 1 for cell in range(size * size)], layout=layout)


def test_every_rule_is_drawn_unless_setters_do_not() -> None:
    """Each rule has marks, but for those of the whole grid."""
    without = {name for name in NAMES if not marks_of(EXAMPLES[name])}
    assert without == IN_WORDS_ONLY


def appearances() -> set[Look]:
    """How all marks look that the rules of nonet draw."""
    return {
        mark.look
        for layout in (*EXAMPLES.values(), *random_layouts(5))
        for mark in marks_of(layout)
        if isinstance(mark, Way | Spot | CellsOutline | Fill | OutsideClue | Dot)
    }


def test_no_two_looks_differ_by_colour_alone() -> None:
    """Lines have widths and patterns, outlines dashes, clues frames of their own."""
    every = appearances()
    lines = Counter(
        (look.width, look.core, look.is_hollow, look.is_thin)
        for look in every
        if isinstance(look, LineLook) and look is not WhisperLine.look
    )  # which is a German whisper with its difference written beside it
    assert set(lines.values()) == {1}
    drawn = [look.dashes for look in every if isinstance(look, OutlineLook) and look.dashes]
    assert len(set(drawn)) == len(drawn)
    frames = Counter(look.frame for look in every if isinstance(look, ClueLook) and look.frame)
    assert set(frames.values()) == {1}
    assert len(lines) > 20
    assert len(frames) == len(FRAMES) - 1


@each("name", NAMES)
def test_examples_are_drawn_within_their_frame(name: str) -> None:
    """No mark is outside of the picture, and no text covers another one."""
    picture = draw(full(EXAMPLES[name]))
    assert outside(picture) == []
    assert overlapping(picture) == []


def test_random_rules_are_drawn_within_their_frame() -> None:
    """The same of rules with any cells, near or far from each other."""
    for layout in random_layouts(8):
        picture = draw(full(layout))
        assert (outside(picture), overlapping(picture)) == ([], []), layout


def test_forty_rules_do_not_cover_each_other() -> None:
    """Texts stay apart in a crowded grid, with digits or with pencil marks."""
    for subject in (full(FORTY_RULES), Candidates.of(Grid(EASY, layout=FORTY_RULES))):
        picture = draw(subject)
        assert (outside(picture), overlapping(picture)) == ([], [])


@pytest.mark.skipif(not VARIANTS.exists(), reason=f"no shared puzzles in {VARIANTS}")
def test_all_shared_puzzles_are_drawn_without_overlaps() -> None:
    """In 806 puzzles no text covers another one, even with a digit in every cell."""
    with VARIANTS.open(encoding="utf-8") as lines:
        for line in lines:
            fields = json.loads(line)
            layout, _ = read_neutral(fields)
            picture = draw(full(layout))
            assert (outside(picture), overlapping(picture)) == ([], []), fields["id"]


def test_lines_on_one_way_run_side_by_side() -> None:
    """Three rules on the same cells, in either direction, have three different lines."""
    rules = [
        Thermometer("r1c1-4"),
        WhisperLine("r1c4-1", 5),
        WhisperLine("r1c1-4", 4),
    ]
    placed = backdrop_of(Layout.of_size(9, constraints=rules)).placed
    assert placed is not None
    heights = [{y for _, y in path.points} for path, _ in placed.lines]
    assert [len(one) for one in heights] == [1, 1, 1]
    assert len(set.union(*heights)) == 3


def test_marks_on_one_border_are_side_by_side() -> None:
    """A white and a black dot between the same cells do not cover each other."""
    rules = [Difference("r1-2c3", 1), Ratio("r1-2c3", 2)]
    placed = backdrop_of(Layout.of_size(9, constraints=rules)).placed
    assert placed is not None
    first, second = placed.dots
    assert first.y == second.y == 1
    assert abs(first.x - second.x) >= 0.3


def test_clues_at_one_place_are_in_two_rings() -> None:
    """Two clues above a column are one above the other, and widen the frame twice."""
    one = Layout.of_size(9, constraints=[Sandwich("r1-9c3", 12)])
    two = Layout.of_size(9, constraints=[Sandwich("r1-9c3", 12), XSum("r1-9c3", 20)])
    sides = [
        float(re.findall(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+)', draw(layout))[0])
        for layout in (Layout.of_size(9), one, two)
    ]
    assert sides[0] < sides[1] < sides[2]
    placed = backdrop_of(two).placed
    assert placed is not None
    assert len({clue.y for clue in placed.clues}) == 2
    assert {clue.x for clue in placed.clues} == {2.5}


def test_a_clue_without_a_way_out_of_the_grid_is_inside() -> None:
    """The cells of a little killer that starts in the middle are joined by a line."""
    (mark,) = LittleKiller("r4c4 r5c5", 9).marks(Layout.of_size(9))
    assert isinstance(mark, Way)
    assert mark.look.is_thin


def test_sums_take_their_place_from_pencil_marks() -> None:
    """In a cell with a total in its corner the marks are lower, in others where they were."""
    layout = Layout.of_size(9, constraints=[Cage("r1c1-2", total=10)])
    placed = backdrop_of(layout).placed
    assert placed is not None
    assert placed.rooms.keys() == {0}
    left, top, right, bottom = placed.rooms[0]
    (label,) = placed.labels
    assert label.y + 0.4 * label.size <= top < bottom
    assert left < right


def test_a_picture_of_too_many_rules_says_what_is_missing() -> None:
    """Three thousand sums are drawn as far as they can be, and the rest is counted."""
    rng = random.Random(3)
    rules = [Sum(rng.sample(range(81), 9), rng.randint(20, 60)) for _ in range(3100)]
    picture = draw(Layout.of_size(9, constraints=rules))
    (missing,) = re.findall(r"(\d+) marks of rules are not drawn", picture)
    assert picture.count("nonet-e-brown") == 3100 - int(missing) + 1


def test_equal_marks_are_drawn_once() -> None:
    """Two arrows from one circle share its picture."""
    marks = Thermometer("r1c1-3").marks(Layout.of_size(9))
    placed = place((*marks, *marks), 9, (0.4, 0.46))
    assert len(placed.lines) == 1


def test_print_has_greys_alone() -> None:
    """In the theme for paper red, green and blue are the same in every colour."""
    drawn = Cosmetics(strokes=(Stroke(((0, 0), (1, 1)), "#ff8800", 0.2),))
    puzzle = Puzzle(Grid(EASY, layout=FORTY_RULES), cosmetics=drawn)
    for subject in (puzzle, Layout.of_size(9, disjoint_groups=True)):
        colours = set(re.findall("#[0-9a-f]{6}", draw(subject, theme="print")))
        assert len(colours) > 3
        assert {one for one in colours if not one[1:3] == one[3:5] == one[5:]} == set()


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_a_shape_is_seen_on_filled_cells(theme: ThemeName) -> None:
    """A filled shape has an edge in a colour that neither it nor the fill of its cell has."""
    clone = Clone([["r1c1"], ["r3c3"]])
    svg = draw(Layout.of_size(4, constraints=[Even("r1c1"), clone]), theme=theme)
    fills = set(re.findall(r'fill="(#\w+)"', svg))
    edges = re.findall(r'<path fill="none"[^>]* stroke="(#\w+)" stroke-width="0.7"', svg)
    assert len(edges) == 1
    assert fills.isdisjoint(edges)


def test_the_dark_style_has_the_marks_of_rules() -> None:
    """A picture that follows the reader has the colours of rules in the dark, too."""
    assert ".nonet-b-green" in draw(FORTY_RULES)
    assert ".nonet-b-green" not in draw(Layout.of_size(9))


def test_rules_are_on_paper_as_on_the_screen() -> None:
    """Every example can be drawn as a page."""
    for layout in EXAMPLES.values():
        assert draw_pdf(layout)[:5] == b"%PDF-"


def test_a_picture_says_its_rules() -> None:
    """The description has the rules in words, those of the author first; houses need none."""
    assert "increase from the bulb" in draw(EXAMPLES["thermometer"])
    puzzle = Puzzle(Grid(EASY, layout=FORTY_RULES), rules="Follow the <sun>.")
    picture = draw(puzzle)
    assert "Follow the &lt;sun&gt;." in picture
    assert "increase from the bulb" not in picture
    assert "rules apply" not in draw(Layout.of_size(9, diagonals=True))


def test_a_puzzle_of_rules_alone_has_no_pencil_marks() -> None:
    """A document without digits is drawn empty, with its rules."""
    grid = Grid.empty(EXAMPLES["sandwich"])
    assert draw(Puzzle(grid)) == draw(grid)


def test_cosmetics_are_drawn_and_widen_the_frame() -> None:
    """Lines, shapes, texts and outlines are in the picture, and within its frame."""
    drawn = Cosmetics(
        strokes=(Stroke(((-2, 4.5), (2.5, 4.5)), "#123456", 0.1, arrow=True),),
        shapes=(
            Shape(4, 4, 2, 1, round=True, fill="#65432180", border="#abcdef", angle=30),
            Shape(10.5, 1.5, 0, 0, round=False, fill="", border="", text="A<B"),
        ),
        outlines=(Outline(("r8c7", "r8c8"), "#0a0b0c", "sum"),),
    )
    picture = draw(Puzzle(Grid(EASY), cosmetics=drawn), theme="light")
    for expected in ("#123456", "#654321", "#abcdef", "#0a0b0c", ">A&lt;B<", ">sum<"):
        assert expected in picture
    assert outside(picture) == []
    assert draw(Puzzle(Grid(EASY))) == draw(Grid(EASY))


def test_texts_that_no_font_has_do_not_stop_a_page() -> None:
    """An emoji in a file is a question mark on paper, and itself on the screen."""
    texts = [
        Shape(4, 4, 0, 0, False, "", "", text="go \U0001f600", text_colour=colour)
        for colour in ("#000000", "#ff000080")
    ]
    puzzle = Puzzle(Grid(EASY), cosmetics=Cosmetics(shapes=tuple(texts)))
    assert "\U0001f600" in draw(puzzle)
    assert draw_pdf(puzzle)[:5] == b"%PDF-"


def test_fog_covers_what_is_not_lit() -> None:
    """A square of fog lies over each cell but the lit ones, unless it is left out."""
    puzzle = Puzzle(Grid(EASY), cosmetics=Cosmetics(fog=("r5c5", "r5c6")))
    (veil,) = re.findall('<path class="nonet-fog"[^>]* d="([^"]*)"', draw(puzzle))
    assert veil.count("M") == 79
    assert "nonet-fog" not in draw(puzzle, fog=False)


def test_a_drawing_of_ones_own_is_drawn() -> None:
    """What a drawing names is drawn in its colour; what nonet does not know is left out."""
    drawing = {
        "arrow": ["r1c1", "r1c2"],
        "cells": ["r2c2", "nowhere", 7],
        "cage": ["r3c3"],
        "diamonds": ["r4c4"],
        "text": "Hi",
        "colour": "#fedcba",
        "sound": {"loud": True},
    }
    rule = Regex("r1c1-2", "..", drawing=drawing)
    layout = Layout.of_size(9, constraints=[rule])
    assert [type(mark).__name__ for mark in marks_of(layout)] == [
        "Path",
        "Fill",
        "CellsOutline",
        "Spot",
    ]
    picture = draw(layout)
    assert picture.count("#fedcba") >= 4
    assert ">Hi<" in picture
    odd = Regex("r1c1-2", "..", drawing={"line": [], "text": 5})
    assert odd.marks(layout) == ()


@pytest.mark.parametrize(
    ("drawing", "marks"),
    [
        ({"line": True, "text": "Hi", "colour": "#fedcba"}, ["Path"]),
        ({"arrow": True, "text": "Hi", "colour": "#fedcba"}, ["Path"]),
        ({"cells": True, "text": "Hi", "colour": "#fedcba"}, ["Fill"]),
        ({"cage": True, "text": "Hi", "colour": "#fedcba"}, ["CellsOutline"]),
        ({"dots": True, "text": "Hi", "colour": "#fedcba"}, ["Dot", "Dot"]),
        ({"circles": True, "colour": "#fedcba"}, ["Spot", "Spot", "Spot"]),
        ({"text": "Hi", "colour": "#fedcba"}, []),
    ],
)
def test_a_drawing_is_of_the_cells_of_its_rule(drawing: dict[str, Any], marks: list[str]) -> None:
    """What is true and no list is drawn at the cells of the rule, also where these have moved."""
    rule = PairRelation("r1c1-3", "unequal", drawing=drawing)
    layout = Layout.of_size(9, constraints=[rule])
    assert [type(mark).__name__ for mark in marks_of(layout)] == marks
    picture = draw(layout)
    assert ("#fedcba" in picture) is bool(marks)
    assert picture.count(">Hi<") == ("text" in drawing) * len(marks)
    [other] = layout.with_constraints([replace(rule, cells=("r5c1", "r5c2", "r5c3"))]).constraints
    assert other.marks(layout) != rule.marks(layout) or not marks


def test_a_dot_of_any_colour_is_read() -> None:
    """What is written in a dark dot is white, and in a light one black."""
    for colour, ink in (("#10104f", "#ffffff"), ("#f0f0a0", "#000000")):
        drawing = {"dots": True, "text": "Q", "colour": colour}
        layout = Layout.of_size(4, constraints=[PairRelation("r1c1-2", "equal", drawing=drawing)])
        [text] = re.findall(r'<g fill="(#\w+)"[^>]*>\s*<text[^>]*>Q<', draw(layout))
        assert text == ink


def test_cages_are_thin_and_give_way_to_texts() -> None:
    """A cage runs 3 px inside cells of 80, thin and grey; its total has no plate."""
    cages = [Cage("r1c1-2", total=7), Cage("r1c1 r2c1", total=6)]
    svg = draw(Layout.of_size(4, constraints=cages), theme="light")
    assert "nonet-blank" not in svg
    (outer, inner) = re.findall(
        r'<path fill="none"[^>]* stroke="#737984" stroke-width="0.75"[^>]* d="([^"]+)"', svg
    )
    # CELL is 40: 1.5 there are 3 in a cell of 80.
    assert min(float(one) for one in re.findall(r"[\d.]+", outer)) == 1.5
    texts = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)">[67]<', svg)
    assert len(texts) == 2
    for path in (outer, inner):
        lines = re.findall(r"M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)", path)
        for x, y, size in ((float(x), float(y), float(size)) for x, y, size in texts):
            for x1, y1, x2, y2 in (map(float, line) for line in lines):
                is_beside = max(x1, x2) < x - 0.2 * size or min(x1, x2) > x + 0.2 * size
                is_over = max(y1, y2) < y - 0.6 * size or min(y1, y2) > y
                assert is_beside or is_over


def test_lines_between_cells_run_under_digits() -> None:
    """What joins two cells that are far apart is drawn before the digits."""
    layout = Layout.of_size(4, constraints=[GreaterThan("r1c1 r3c3")])
    svg = draw(Grid("1234 3412 2143 4321", layout=layout))
    assert 0 < svg.index('stroke-dasharray="1.5 2.5"') < svg.index('class="nonet-givens"')


def test_thin_lines_stop_short_of_digits() -> None:
    """Where thin lines run, digits have an edge of paper in SVG and PDF; elsewhere none."""
    arrow = Layout.of_size(4, constraints=[Arrow("r1c1", "r1c2-4")])
    grid = Grid("1... .... .... ....", layout=arrow)
    edge = re.search(r'class="nonet-givens" stroke="(#\w+)"[^>]* paint-order="stroke"', draw(grid))
    assert edge is not None
    assert edge[1] == "#ffffff"
    assert "paint-order" not in draw(Grid("1... .... .... ...."), theme="light")
    thermo = Layout.of_size(4, constraints=[Thermometer("r1c1-3")])
    assert "paint-order" not in draw(Grid("1... .... .... ....", layout=thermo), theme="light")
    assert draw_pdf(grid) != draw_pdf(Grid("1... .... .... ...."))
