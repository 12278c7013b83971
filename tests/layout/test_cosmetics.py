"""Cosmetics are checked when they are made, and have one JSON form."""

from __future__ import annotations

from typing import Any

import pytest
from tests.each import each

from nonet import FormatError, Grid, Layout, Puzzle
from nonet.layout.cosmetics import MAX_ITEMS, Cosmetics, Outline, Shape, Stroke

STROKE = {"points": [[0.5, 0.5], [1.5, 1]], "colour": "#c0c0c0", "width": 0.25}
SHAPE = {"x": 1, "y": -0.5, "width": 1, "height": 1, "round": True, "fill": "", "border": ""}
ALL: dict[str, Any] = {
    "strokes": [STROKE, {**STROKE, "arrow": True, "above": True}],
    "shapes": [
        SHAPE,
        {**SHAPE, "angle": 45, "text": "7", "text_colour": "#ff0000", "text_size": 0.25},
    ],
    "outlines": [{"cells": ["r1c1", "r1c2"], "colour": "#00000080", "text": "A+B"}],
    "fog": [],
}


def test_the_json_form_comes_back() -> None:
    """The JSON form has what differs from the defaults, and makes the same cosmetics."""
    assert Cosmetics.from_fields(ALL).fields() == ALL
    assert Cosmetics.from_fields({}) == Cosmetics()
    assert Cosmetics().fields() == {}


def test_values_are_brought_to_one_form() -> None:
    """Colours are in lower case, texts on one line, cells named once, and angles below a turn."""
    outline = Outline(("R1C1", "r1c1"), "#ABCDEF", "two\nlines\0")
    assert outline == Outline(("r1c1",), "#abcdef", "two lines")
    assert Shape(0, 0, 1, 1, True, "", "", angle=405).angle == 45


WRONG: dict[str, Any] = {
    "no object": [],
    "an unknown list": {"arrows": []},
    "a list that is none": {"strokes": 3},
    "a stroke that is none": {"strokes": [3]},
    "a missing field": {"strokes": [{"points": [[0, 0], [1, 1]], "width": 1}]},
    "an unknown field": {"strokes": [{**STROKE, "dash": 1}]},
    "one point": {"strokes": [{**STROKE, "points": [[0, 0]]}]},
    "a point with z": {"strokes": [{**STROKE, "points": [[0, 0], [1, 1, 1]]}]},
    "a point far away": {"strokes": [{**STROKE, "points": [[0, 0], [1, -9]]}]},
    "a point that is no number": {"strokes": [{**STROKE, "points": [[0, 0], [1, "1"]]}]},
    "a place that is true": {"shapes": [{**SHAPE, "x": True}]},
    "an endless width": {"strokes": [{**STROKE, "width": float("inf")}]},
    "a width below 0": {"strokes": [{**STROKE, "width": -1}]},
    "a colour by name": {"strokes": [{**STROKE, "colour": "red"}]},
    "no colour": {"strokes": [{**STROKE, "colour": ""}]},
    "a flag that is a number": {"shapes": [{**SHAPE, "round": 1}]},
    "a text that is a number": {"shapes": [{**SHAPE, "text": 1}]},
    "a long text": {"shapes": [{**SHAPE, "text": "x" * 1001}]},
    "an outline of nothing": {"outlines": [{"cells": [], "colour": "#000000"}]},
    "a cell by its number": {"outlines": [{"cells": [1], "colour": "#000000"}]},
    "fog of no cells": {"fog": ["a1"]},
    "fog of a text": {"fog": "r1c1"},
    "too many shapes": {"shapes": [SHAPE] * (MAX_ITEMS + 1)},
    "too many of two kinds": {"shapes": [SHAPE] * MAX_ITEMS, "strokes": [STROKE]},
    "too many points": {"strokes": [{**STROKE, "points": [[0, 0]] * 10_000}] * 11},
}


@each("fields", WRONG.values())
def test_wrong_cosmetics_are_refused(fields: object) -> None:
    """Whatever is unknown, wrong or too much is refused with a sentence."""
    with pytest.raises(FormatError, match="expected"):
        Cosmetics.from_fields(fields)


def test_parts_of_another_kind_are_refused() -> None:
    """A shape is no stroke."""
    shape: Any = Shape(0, 0, 1, 1, True, "", "")
    with pytest.raises(FormatError, match="expected each of the strokes as a Stroke"):
        Cosmetics(strokes=(shape,))


@pytest.mark.parametrize(
    "drawn",
    [
        Cosmetics(strokes=(Stroke(((0, 0), (13, 0)), "#000000", 0.1),)),
        Cosmetics(shapes=(Shape(0, 12.5, 1, 1, True, "", ""),)),
        Cosmetics(outlines=(Outline(("r1c5",), "#000000"),)),
        Cosmetics(fog=("r5c1",)),
    ],
)
def test_what_lies_outside_a_puzzle_is_refused(drawn: Cosmetics) -> None:
    """A puzzle takes what lies on its grid, or in a margin of eight cells."""
    with pytest.raises(FormatError, match="expected"):
        Puzzle(Grid.empty(Layout.of_size(4)), cosmetics=drawn)
    assert Puzzle(Grid.empty(Layout.latin(5)), cosmetics=drawn).cosmetics == drawn


def test_texts_of_several_lines_keep_them() -> None:
    """The rules and the message keep their lines, without control characters."""
    puzzle = Puzzle(
        Grid.empty(Layout.of_size(4)), rules=" One\0 \n\n two  three\n", message="\nWell\tdone!"
    )
    assert (puzzle.rules, puzzle.message) == ("One\n\ntwo three", "Well done!")
