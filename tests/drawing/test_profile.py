"""Ratings as pictures: three numbers and a bar for each turn."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from tests.cli.program import NINE

import nonet
from nonet.drawing import draw, draw_pdf
from nonet.rating import Rating

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def rating() -> Rating:
    """Of an easy puzzle."""
    return nonet.rate(NINE)


def test_notebooks_show_ratings(rating: Rating) -> None:
    """A rating at the end of a notebook cell is drawn."""
    assert rating._repr_svg_() == draw(rating)


def test_there_is_a_bar_for_each_turn(rating: Rating) -> None:
    """The picture says the three numbers and the hardest turn, and counts all turns."""
    root = ET.fromstring(draw(rating))  # noqa: S314
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert {f"ER {rating.er}", f"EP {rating.ep}", f"ED {rating.ed}"} <= set(words)
    bars = root.find(f"{SVG}path[@class='nonet-entries']")
    assert bars is not None
    assert bars.get("d", "").count("z") == len(rating.steps)
    hardest = next(n for n, rated in enumerate(rating.steps) if rated.rating == rating.er)
    name = rating.steps[hardest].name.replace("_", " ")
    expected = f"Hardest of {len(rating.steps)} turns: number {hardest + 1}, {name}."
    assert root.findtext(f"{SVG}desc") == expected
    assert root.findtext(f"{SVG}title") == f"Rating {rating}"


def test_a_rating_without_steps_is_its_numbers(rating: Rating) -> None:
    """Where many puzzles were rated at once there are no bars."""
    root = ET.fromstring(draw(replace(rating, steps=())))  # noqa: S314
    assert root.find(f"{SVG}path") is None
    assert len(list(root.iter(f"{SVG}text"))) == 4


def test_what_the_scale_does_not_solve_is_said(rating: Rating) -> None:
    """The words tell how far the techniques of the scale lead."""
    svg = draw(replace(rating, solved=False, er=20.0, steps=rating.steps[:3]))
    assert f"3 turns, up to {rating.steps[0].rating}; then nothing on the scale helps." in svg


def test_ratings_are_printed_like_grids(rating: Rating) -> None:
    """The same picture goes onto paper."""
    assert draw_pdf(rating).startswith(b"%PDF-")


def test_notebooks_show_walkthroughs() -> None:
    """A walkthrough is drawn step by step, unless it is too long for a page."""
    walked = nonet.walkthrough("...4 ..31 34.. 2...")
    assert walked._repr_svg_() == draw(walked)
    assert replace(walked, steps=walked.steps * 21)._repr_svg_() is None
