"""How results show themselves: as pictures in notebooks, as text, and as keys."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from typing import Any

import numpy as np
import pytest

import nonet
from nonet import drawing

PUZZLE = "...4..3134..2..."
OPEN = "...4..31........"

SHOWN: dict[str, Any] = {
    "Puzzle": nonet.Puzzle(nonet.Grid(PUZZLE), title="Four"),
    "Layout": nonet.Layout.boxes(2, 3),
    "jigsaw": nonet.Layout.jigsaw("1112 1322 3324 3444"),
    "unique": nonet.check(PUZZLE),
    "several": nonet.check(OPEN),
    "Generated": nonet.generate(nonet.Layout.of_size(4), seed=1),
    "Grade": nonet.grade(PUZZLE),
    "no steps": nonet.Grade("Easy", 0, "", {}, solved=True),
}


def texts(svg: str) -> list[str]:
    """What is written in a picture."""
    return [element.text or "" for element in ET.fromstring(svg).findall(".//{*}text")]  # noqa: S314


@pytest.mark.parametrize("name", SHOWN)
def test_results_show_themselves_in_notebooks(name: str) -> None:
    """Puzzles, layouts, verdicts, generated puzzles and grades have a picture, that of `draw`."""
    value = SHOWN[name]
    picture = value._repr_svg_()
    assert picture is not None
    assert picture == drawing.draw(value)
    ET.fromstring(picture)  # noqa: S314


def test_a_verdict_shows_its_solutions() -> None:
    """A unique verdict shows the solution; of two, what they share and both where they differ."""
    verdict = nonet.check(OPEN)
    assert len(texts(drawing.draw(nonet.check(PUZZLE)))) == 16
    first, second = verdict.solutions
    both = sum(2 - (one == other) for one, other in zip(first, second, strict=True))
    assert len(texts(drawing.draw(verdict))) == both
    assert nonet.check("12.. ..1. .3.. ...2")._repr_svg_() is None
    with pytest.raises(nonet.NonetError, match="found 'contradictory'"):
        drawing.draw(nonet.check("11.............."))


def test_a_grade_shows_its_techniques() -> None:
    """The card of a grade has its level, its score and the number of steps of each technique."""
    grade = nonet.grade(PUZZLE)
    assert texts(drawing.draw(grade)) == [
        "Easy, score 40",
        "10 steps",
        "Full House",
        "8",
        "Naked Single",
        "2",
    ]


def test_results_are_printed_in_words() -> None:
    """`str` of a verdict, a grade and a generated puzzle is for people."""
    assert str(nonet.check(PUZZLE)) == "unique"
    assert str(nonet.check("1..1............")) == (
        "contradictory: two 1s in row 1, at r1c1 and r1c4"
    )
    explained = nonet.check("12.. ..1. .3.. ....", explain=True)
    assert str(explained) == "several: 1 more given leaves one solution: r3c1 = 2"
    assert str(nonet.grade(PUZZLE)) == "Easy, score 40"
    made = nonet.generate(nonet.Layout.of_size(4), difficulty="Easy", seed=1)
    lines = str(made).splitlines()
    assert lines[:-1] == str(made.puzzle).splitlines()
    givens = sum(1 for digit in made.puzzle if digit)
    assert lines[-1] == f"{givens} givens, seed 1, {made.grade}"


def test_grades_and_walkthroughs_are_keys() -> None:
    """Equal grades and walkthroughs have equal hashes, so that sets and dicts take them."""
    assert len({nonet.grade(PUZZLE), nonet.grade(PUZZLE)}) == 1
    assert len({nonet.walkthrough(PUZZLE), nonet.walkthrough(PUZZLE)}) == 1


def test_the_step_of_a_naked_single_names_its_cell() -> None:
    """A naked single has a group: the cell with its only candidate, in JSON as well."""
    steps = nonet.steps(PUZZLE, "naked single")
    assert steps
    for step in steps:
        ((cell, digit),) = step.placements
        (group,) = step.groups
        assert (group.role, group.digits, group.cells, group.house) == (
            "pattern",
            (digit,),
            (cell,),
            None,
        )
        name = nonet.cell_name(cell, 4)
        assert json.loads(step.to_json())["groups"] == [
            {"role": "pattern", "digits": [digit], "cells": [name], "house": None, "rule": None}
        ]
        assert nonet.Step.from_json(step.to_json()) == step


def test_arrays_have_precise_types() -> None:
    """A grid is an array of bytes and candidates are one of booleans, unless asked otherwise."""
    grid = nonet.Grid(PUZZLE)
    assert np.asarray(grid).dtype == np.uint8
    assert np.asarray(grid, dtype=np.int64).dtype == np.int64
    assert np.asarray(nonet.Candidates.of(grid)).dtype == np.bool_
