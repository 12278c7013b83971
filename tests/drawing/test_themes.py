"""Colours: readable for all, in light and dark themes."""

import re
from typing import get_args

import pytest

from nonet.drawing import draw
from nonet.drawing.themes import DARK, LIGHT, PRINT, Theme
from nonet.grid import Grid
from nonet.layout import Cosmetics, Layout, Stroke
from nonet.layout.appearance import Ink
from nonet.puzzle import Puzzle

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
Colour = tuple[float, ...]


def colour_of(text: str) -> Colour:
    """Red, green and blue from 0 to 1."""
    return tuple(int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))


def over(top: str, opacity: float, under: Colour) -> Colour:
    """What is seen of a colour that covers another one in part."""
    return tuple(
        opacity * a + (1 - opacity) * b for a, b in zip(colour_of(top), under, strict=True)
    )


def luminance(colour: Colour) -> float:
    """Relative luminance, WCAG 2.2."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Contrast ratio from 1 to 21, WCAG 2.2."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def grounds(theme: Theme) -> list[Colour]:
    """Everything that may lie under a digit."""
    paper = colour_of(theme.paper)
    tinted = [paper, *(over(tint, theme.tint_opacity, paper) for tint in theme.tints)]
    bodies = [colour_of(body) for body in theme.bodies.values()]  # which hide what is below
    return bodies + tinted + [over(theme.shade, theme.shade_opacity, ground) for ground in tinted]


@THEMES
def test_digits_stand_out_from_whatever_lies_under_them(theme: Theme) -> None:
    """At least 4.5 : 1, as WCAG 2.2 criterion 1.4.3 asks for text."""
    for ground in grounds(theme):
        for ink in (theme.given, theme.entry):
            assert contrast(colour_of(ink), ground) >= 4.5


@pytest.mark.parametrize("colour", ["#cfcfcf", "#67f067", "#ffff00", "#ffffff", "#202020"])
def test_digits_stand_out_from_what_files_draw_in_the_dark(colour: str) -> None:
    """Under digits colours of a file are toned down for dark paper, over them they are kept."""
    cosmetics = Cosmetics(
        (
            Stroke(((0.5, 0.5), (1.5, 0.5)), colour, 0.3),
            Stroke(((0.5, 2.5), (1.5, 2.5)), "#67f067", 0.3, above=True),
        )
    )
    puzzle = Puzzle(Grid.empty(Layout.of_size(4)), cosmetics=cosmetics)
    strokes = re.findall(r'stroke="(#\w{6})" stroke-width="(?:9.6|12)"', draw(puzzle, theme="dark"))
    under, above = strokes[-2:]
    assert colour == "#ffffff" or strokes[0] == colour  # its edge
    for ink in (DARK.given, DARK.entry):
        assert contrast(colour_of(ink), colour_of(under)) >= 4.5
    assert above == "#67f067"


@THEMES
def test_lines_and_notes_stand_out_from_the_paper(theme: Theme) -> None:
    """At least 3 : 1 for lines, as criterion 1.4.11 asks, and 4.5 : 1 for the small notes."""
    paper = colour_of(theme.paper)
    assert contrast(colour_of(theme.line), paper) >= 3
    assert contrast(colour_of(theme.border), paper) >= 7
    assert contrast(colour_of(theme.note), paper) >= 4.5


@THEMES
def test_shades_differ_in_lightness(theme: Theme) -> None:
    """Windows are seen without colours too: their luminance differs by a tenth or more."""
    paper = colour_of(theme.paper)
    assert contrast(over(theme.shade, theme.shade_opacity, paper), paper) >= 1.1


@THEMES
def test_edges_of_marks_stand_out_from_the_paper(theme: Theme) -> None:
    """At least 3 : 1, as criterion 1.4.11 asks: each line and outline has such an edge."""
    for edge in theme.edges.values():
        assert contrast(colour_of(edge), colour_of(theme.paper)) >= 3


@THEMES
def test_every_ink_has_a_body_and_an_edge(theme: Theme) -> None:
    """No mark lacks a colour in any theme."""
    inks = set(get_args(Ink))
    assert theme.bodies.keys() == theme.edges.keys() == inks
