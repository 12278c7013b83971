"""Many steps on one sheet, each with its name above it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import replace
from html import escape

from nonet.drawing.overlay import overlay_of_step
from nonet.drawing.scene import Digits
from nonet.drawing.svg import Picture, ThemeName, colours_of, identified, style_sheet
from nonet.drawing.svg_overlay import FONT
from nonet.errors import NonetError
from nonet.grid import Candidates, Grid
from nonet.logic import Step, Walkthrough

_COLUMNS = 3
_GAP = 24
_CAPTION = 46
"""Room above a picture, for its name and the lines below that."""

_LETTERS = 58
"""Letters that fit into a line of a caption above a grid of size 9."""


def picture_of_step(step: Step, candidates: Candidates | None) -> Picture:
    """A step in the state that it was found in, or over an empty grid."""
    if candidates is not None and candidates.layout != step.layout:
        raise NonetError(f"expected candidates of {step.layout}, found some of {candidates.layout}")
    grid = Grid.empty(step.layout) if candidates is None else candidates.grid
    words = step.explain(state=candidates)
    return Picture(grid, overlay_of_step(step, candidates), step.title, words)


def sheet(
    walked: Walkthrough,
    *,
    theme: ThemeName,
    title: str | None,
    width: float | None,
    form: Digits,
) -> str:
    """SVG of all steps of a walkthrough, in rows of three."""
    end = "solved" if walked.solved else "not solved"
    words = f"{walked.level or 'No level'}, score {walked.score}, {end}."
    attributes, lines = identified(
        title if title is not None else f"Walkthrough in {len(walked.steps)} steps", words
    )
    pictures = [
        replace(picture_of_step(step, state), form=form)
        for step, state in zip(walked.steps, walked.states(), strict=False)
    ]
    side = pictures[0].side if pictures else _CAPTION
    columns = min(_COLUMNS, max(1, len(pictures)))
    rows = -(-len(pictures) // columns)
    wide = columns * (side + _GAP) + _GAP
    high = rows * (side + _CAPTION + _GAP) + _GAP
    shown = wide if width is None else width
    colours = colours_of(theme)
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="nonet-{theme}" {attributes} '
            f'width="{shown:g}" height="{shown * high / wide:g}" viewBox="0 0 {wide} {high}">'
        ),
        *lines,
        *style_sheet(theme, pictures),
        f'<rect class="nonet-paper" width="{wide}" height="{high}" fill="{colours.paper}"/>',
    ]
    for number, (step, picture) in enumerate(zip(walked.steps, pictures, strict=True)):
        down, right = divmod(number, columns)
        x, y = _GAP + right * (side + _GAP), _GAP + down * (side + _CAPTION + _GAP)
        lines += _caption(f"{number + 1}. {step.title}", step.notation, x, y, side, colours.given)
        lines += picture.lines(theme, f'x="{x}" y="{y + _CAPTION}" width="{side}" height="{side}"')
    return "\n".join([*lines, "</svg>"]) + "\n"


def _caption(name: str, notation: str, x: int, y: int, side: int, colour: str) -> Iterator[str]:
    """The name of a step and up to two lines of its notation."""
    letters = max(20, _LETTERS * side // 388)
    wrapped = textwrap.wrap(notation, letters, max_lines=2, placeholder=" …")
    yield f'<g class="nonet-givens" fill="{colour}" font-family="{FONT}" font-size="11">'
    heading = f'x="{x + 14}" y="{y + 12}" font-size="13" font-weight="bold"'
    yield f"<text {heading}>{escape(name, quote=False)}</text>"
    for number, line in enumerate(wrapped):
        yield f'<text x="{x + 14}" y="{y + 27 + 14 * number}">{escape(line, quote=False)}</text>'
    yield "</g>"
