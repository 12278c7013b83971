"""Galleries: pictures side by side, safe to put into any page."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import nonet
from nonet import Candidates, Grid, Layout, NonetError

SVG = "{http://www.w3.org/2000/svg}"
FOUR = "...4..3134..2..."


def pictures(gallery: nonet.drawing.Gallery) -> list[tuple[float, float]]:
    """Positions of the pictures."""
    root = ET.fromstring(gallery.svg)  # noqa: S314
    return [(float(p.get("x", "")), float(p.get("y", ""))) for p in root.iterfind(f"{SVG}svg")]


def test_pictures_form_rows() -> None:
    """Each row has one picture per column."""
    places = pictures(nonet.show([FOUR] * 7, columns=3))
    assert len(set(places)) == 7
    assert len({x for x, _ in places}) == len({y for _, y in places}) == 3


def test_anything_that_is_drawn_can_be_shown() -> None:
    """Grids of several sizes, pencil marks, steps and hints are shown together."""
    grid = Grid(FOUR)
    state = Candidates.of(grid)
    step = nonet.walkthrough(grid).steps[0]
    subjects: list[Grid | Candidates | nonet.Step | nonet.Hint] = [
        grid,
        state,
        step,
        nonet.hint(grid),
        Grid.empty(Layout.of_size(9)),
    ]
    assert len(pictures(nonet.show(subjects))) == 5


def test_captions_are_escaped() -> None:
    """Words can do no harm in a page."""
    svg = nonet.show([FOUR], captions=["<script>alert('x')</script>\x00"]).svg
    ET.fromstring(svg)  # noqa: S314
    assert "<script" not in svg


def test_notebooks_show_it() -> None:
    """A notebook asks for the picture, and its text is short."""
    gallery = nonet.show([FOUR])
    assert gallery._repr_svg_() == gallery.svg
    assert repr(gallery) == "Gallery()"


@pytest.mark.parametrize(
    ("subjects", "options", "message"),
    [
        ([], {}, "expected something to show"),
        ([FOUR], {"columns": 0}, "expected 1 column or more, found 0"),
        ([FOUR], {"captions": ["a", "b"]}, "expected 1 captions, found 2"),
        ([FOUR], {"theme": "pink"}, "expected the theme"),
        ([FOUR] * 1001, {}, "expected at most 1,000 pictures"),
    ],
)
def test_impossible_galleries_are_refused(
    subjects: list[str], options: dict[str, object], message: str
) -> None:
    """The message says what was expected."""
    with pytest.raises(NonetError, match=message):
        nonet.show(subjects, **options)  # type: ignore[arg-type]
