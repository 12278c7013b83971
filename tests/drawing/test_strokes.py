"""Closed and branching lines as pictures: one path, through each step once."""

from __future__ import annotations

import re

import pytest

from nonet import Layout
from nonet.constraints import PairRelation, Thermometer, WhisperLine
from nonet.drawing import draw
from nonet.layout.marks import Path, Spot


def drawn(*rules: str) -> list[str]:
    """The lines in the picture of rules on an empty grid, as paths."""
    svg = draw(Layout.of_size(4, rules=list(rules)), theme="light")
    return re.findall(r'<path [^>]*stroke-width="[0-9.]+"[^>]* d="(M[^"]*)"', svg)


def test_a_closed_line_ends_where_it_begins() -> None:
    """Its path goes round."""
    layout = Layout.of_size(4, constraints=[rule := WhisperLine("r1c1-2 r2c2-1 r1c1", 2)])
    (path,) = rule.marks(layout)
    assert isinstance(path, Path)
    assert path.points[0] == path.points[-1] == (0.5, 0.5)
    assert path.branches == ()


def test_a_branching_line_is_one_path() -> None:
    """Its strokes are parts of it, so that none is drawn over another."""
    plain, branching = drawn("renban r1c1-3"), drawn("renban r1c1-3 / r1c2 r2c2")
    assert len(plain) == len(branching)
    both = [path for path in branching if path.count("M") == 2]
    assert both
    assert all(path.startswith(plain[branching.index(path)]) for path in both)


def test_a_branching_thermometer_has_one_bulb() -> None:
    """It is in the first cell of its first stroke."""
    layout = Layout.of_size(4, constraints=[rule := Thermometer("r1c1-3 / r1c2 r2c2")])
    path, bulb = rule.marks(layout)
    assert isinstance(path, Path)
    assert path.branches == (((1.5, 0.5), (1.5, 1.5)),)
    assert isinstance(bulb, Spot)
    assert (bulb.x, bulb.y) == (0.5, 0.5)


@pytest.mark.parametrize(("key", "count"), [("line", 1), ("dots", 3), ("circles", 4)])
def test_a_drawing_of_ones_own_follows_the_strokes(key: str, count: int) -> None:
    """True means them: a line with branches, dots on steps, shapes in each cell once."""
    rule = PairRelation("r1c1-3 / r1c2 r2c2", "unequal", drawing={key: True})
    marks = rule.marks(Layout.of_size(4, constraints=[rule]))
    assert len(marks) == count
    if key == "line":
        (path,) = marks
        assert isinstance(path, Path)
        assert len(path.branches) == 1
