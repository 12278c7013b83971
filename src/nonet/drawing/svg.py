"""A scene as SVG: one string, no script, no font or file from elsewhere.

Colours are attributes, which every viewer understands. With the "auto" theme those are the
light ones, and a style sheet replaces them where the reader prefers dark. Its rules are tied to
the class of this drawing, because a page that holds the SVG inline shares all style sheets.
"""

from __future__ import annotations

import hashlib
import math
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Literal, get_args

from nonet._arguments import described, is_one_of
from nonet.drawing.overlay import Overlay
from nonet.drawing.scene import (
    Digits,
    Label,
    Scene,
    backdrop_of,
    scene_of,
    symbols,
)
from nonet.drawing.svg_overlay import CELL as _CELL
from nonet.drawing.svg_overlay import FONT as _FONT
from nonet.drawing.svg_overlay import above, below, links
from nonet.drawing.themes import DARK, INKS, LIGHT, PALE, PRINT, Theme
from nonet.errors import NonetError
from nonet.grid import Grid
from nonet.layout import HouseConstraint, Layout
from nonet.logic import rules_text

if TYPE_CHECKING:
    from types import ModuleType

    from nonet.drawing.placing import PlacedMarks
    from nonet.layout.areas import Area, Segment
    from nonet.layout.cosmetics import Cosmetics
    from nonet.layout.marks import Choices

ThemeName = Literal["auto", "light", "dark", "print"]
Palette = ThemeName | Literal["pale"]
"""Themes, and that of solutions in booklets."""


MARGIN = 14
"""Paper round a grid, in drawing units."""

_FONT_SIZES = {1: 25, 2: 20, 3: 14}  # by the length of the largest digit
_WIDEST = 960
_LONGEST_RULES = 4_000
_WIDEST_WITH_MARKS = 1600
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

_DARK_STYLE = (
    f".nonet-auto .nonet-paper {{ fill: {DARK.paper} }} "
    f".nonet-auto .nonet-tints {{ fill-opacity: {DARK.tint_opacity} }} "
    f".nonet-auto .nonet-shades {{ fill: {DARK.shade}; fill-opacity: {DARK.shade_opacity} }} "
    f".nonet-auto .nonet-lines {{ stroke: {DARK.line} }} "
    f".nonet-auto .nonet-borders {{ stroke: {DARK.border} }} "
    f".nonet-auto .nonet-notes {{ fill: {DARK.note} }} "
    f".nonet-auto .nonet-givens {{ fill: {DARK.given} }} "
    f".nonet-auto .nonet-entries {{ fill: {DARK.entry} }} "
)
_DARK_MARKS = (
    f".nonet-auto .nonet-fills {{ fill-opacity: {DARK.fill_opacity} }} "
    f".nonet-auto .nonet-arrows {{ stroke: {DARK.arrow} }} "
    f".nonet-auto .nonet-spots {{ fill-opacity: {DARK.spot_opacity} }} "
    f".nonet-auto .nonet-halo {{ stroke-opacity: {DARK.halo_opacity} }} "
    f".nonet-auto .nonet-marks {{ fill: {DARK.mark} }} "
    f".nonet-auto .nonet-marked {{ fill: {DARK.given} }} "
    f".nonet-auto .nonet-placed {{ fill: {DARK.given} }} "
    f".nonet-auto .nonet-gone {{ fill: {DARK.gone} }} "
    f".nonet-auto .nonet-strikes {{ stroke: {DARK.gone} }} "
    + "".join(f".nonet-auto .nonet-{ink} {{ stroke: {DARK.strokes[ink]} }} " for ink in INKS)
)


def checked_theme(theme: str) -> None:
    """Raise NonetError for an unknown theme."""
    if not is_one_of(theme, get_args(ThemeName)):
        *names, last = map(repr, get_args(ThemeName))
        raise NonetError(
            f"expected the theme {', '.join(names)} or {last}, found {described(theme)}"
        )


def style_sheet(theme: ThemeName, pictures: Sequence[Picture] = ()) -> list[str]:
    """Styles that make pictures follow the reader's preference; none in a fixed theme."""
    rules = _DARK_STYLE
    if any(picture.overlay is not None for picture in pictures):
        rules += _DARK_MARKS
    if any(picture.shows_rules for picture in pictures):
        rules += _rules().RULE_STYLE
    dark = f"@media (prefers-color-scheme: dark) {{ {rules}}}"
    return [f"<style>{dark}</style>"] if theme == "auto" else []


def font_size_of(widest: int) -> int:
    """Size of digits in drawing units, when the widest has `widest` characters."""
    return _FONT_SIZES[widest]


def colours_of(theme: Palette) -> Theme:
    """The colours written as attributes."""
    return {"dark": DARK, "print": PRINT, "pale": PALE}.get(theme, LIGHT)


def identified(title: str, description: str) -> tuple[str, list[str]]:
    """Attributes and elements that give a drawing its name and its words."""
    words = text_of(title), text_of(description)
    # In one page, equal identifiers must mean equal words.
    name = "nonet-" + hashlib.sha256("\n".join(words).encode()).hexdigest()[:12]
    return (
        f'role="img" aria-labelledby="{name}-title" aria-describedby="{name}-text"',
        [
            f'<title id="{name}-title">{words[0]}</title>',
            f'<desc id="{name}-text">{words[1]}</desc>',
        ],
    )


@dataclass(frozen=True, slots=True)
class Picture:
    """A grid with what lies over it, ready to be drawn.

    Attributes
    ----------
    grid
        Digits and layout.
    overlay
        Pencil marks and a step; None: digits alone.
    title, description
        In words; what the overlay shows comes first.
    form
        How digits are written.
    cosmetics
        What is drawn beyond the rules, if anything is.
    rules
        The author's words for them.
    has_fog
        Whether cells that are not lit at the start are covered.
    """

    grid: Grid
    overlay: Overlay | None
    title: str
    description: str
    form: Digits = "numbers"
    cosmetics: Cosmetics | None = None
    rules: str = ""
    has_fog: bool = True

    @property
    def view(self) -> tuple[int, int, int]:
        """Left and upper edge, and its width and height, in drawing units.

        What is outside the grid widens it.
        """
        left, top, more = -MARGIN, -MARGIN, 0
        placed = backdrop_of(self.grid.layout).placed
        reaches = [] if placed is None else [placed.rim]
        if self.cosmetics is not None:
            reaches.append(_cosmetics().reach_of(self.cosmetics, self.grid.size))
        if reaches:
            rim = [math.ceil(_CELL * max(side)) for side in zip(*reaches, strict=True)]
            more = max(rim[0] + rim[2], rim[1] + rim[3])
            left -= rim[0] + (more - rim[0] - rim[2]) // 2
            top -= rim[1] + (more - rim[1] - rim[3]) // 2
        return left, top, self.grid.size * _CELL + 2 * MARGIN + more

    @property
    def side(self) -> int:
        """Its width and height in drawing units."""
        return self.view[2]

    @property
    def shows_rules(self) -> bool:
        """Whether there are marks of rules beyond houses, or cosmetics."""
        return self.cosmetics is not None or backdrop_of(self.grid.layout).placed is not None

    @property
    def words(self) -> str:
        """Its content in words, and the rules where there are more than houses."""
        constraints = self.grid.layout.constraints
        if self.rules or not all(isinstance(rule, HouseConstraint) for rule in constraints):
            return f"{self.description} {_rules_in_words(self.grid.layout, self.rules)}"
        return self.description

    @property
    def usual_width(self) -> float:
        """In pixels."""
        if self.overlay is None:
            return min(self.side, _WIDEST)
        return min(1.5 * self.side, _WIDEST_WITH_MARKS)

    def lines(self, theme: Palette, place: str, inside: Iterable[str] = ()) -> Iterator[str]:
        """The element, with these attributes for its place and size, and this first in it."""
        scene = scene_of(self.grid, self.form)
        view = self.view
        attributes, words = identified(
            self.title or scene.title, f"{self.words} {scene.description}".strip()
        )
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="nonet-{theme}" {attributes} '
            f'{place} viewBox="{view[0]} {view[1]} {view[2]} {view[2]}">'
        )
        yield from words
        yield from inside
        written = symbols(self.grid.layout.digits, self.form)
        yield from self._picture(scene, view, colours_of(theme), written)
        yield "</svg>"

    def _picture(
        self,
        scene: Scene,
        view: tuple[int, int, int],
        colours: Theme,
        written: Sequence[str],
    ) -> Iterator[str]:
        backdrop, layout, overlay = scene.backdrop, self.grid.layout, self.overlay
        left, top, side = view
        yield (
            f'<rect class="nonet-paper" x="{left}" y="{top}" width="{side}" height="{side}" '
            f'rx="6" fill="{colours.paper}"/>'
        )
        if backdrop.tints:
            yield f'<g class="nonet-tints" fill-opacity="{colours.tint_opacity}">'
            for tint, colour in enumerate(colours.tints):
                count = len(colours.tints)
                areas = [area for area in backdrop.tints if (area.tint or 0) % count == tint]
                if areas:
                    yield f'<path fill="{colour}" d="{_areas(areas)}"/>'
            yield "</g>"
        if backdrop.shades:
            yield (
                f'<path class="nonet-shades" fill="{colours.shade}" '
                f'fill-opacity="{colours.shade_opacity}" d="{_areas(backdrop.shades)}"/>'
            )
        if overlay is not None:
            yield from below(overlay, layout, colours)
        if self.cosmetics is not None:
            yield from _cosmetics().below(self.cosmetics, layout, colours)
        if overlay is not None and overlay.rules:
            yield from _rules().halos(overlay.rules, layout, colours)
        if backdrop.placed is not None:
            yield from _rules().below(backdrop.placed, layout, colours)
        if backdrop.strokes:
            # Dashes across the corners of the cells, gaps where the digits are.
            half = f"{_CELL * math.sqrt(0.5):.2f}"
            quarter = f"{_CELL * math.sqrt(0.125):.2f}"
            yield (
                f'<path class="nonet-lines" fill="none" stroke="{colours.line}" stroke-width="1.5" '
                f'stroke-dasharray="{half}" stroke-dashoffset="{quarter}" '
                f'd="{_lines(backdrop.strokes)}"/>'
            )
        yield (
            f'<path class="nonet-lines" fill="none" stroke="{colours.line}" '
            f'd="{_lines(backdrop.lines)}"/>'
        )
        yield (
            f'<path class="nonet-borders" fill="none" stroke="{colours.border}" stroke-width="2.5" '
            f'stroke-linecap="round" d="{_lines(backdrop.borders)}"/>'
        )
        if backdrop.notes:
            ink = f'class="nonet-notes" fill="{colours.note}"'
            yield f'<g {ink} font-family="{_FONT}" font-size="9">'
            for note in backdrop.notes:
                x, y = note.column * _CELL + 4, note.row * _CELL + 11
                yield f'<text x="{x}" y="{y}">{note.text}</text>'
            yield "</g>"
        if overlay is not None:
            if backdrop.placed is not None:
                marks = replace(overlay.marks, rooms=backdrop.placed.rooms)
                overlay = replace(overlay, marks=marks)
            yield from links(overlay, colours)
        yield from _digits(scene, colours)
        if backdrop.placed is not None:
            yield from _rules().above(
                backdrop.placed, layout, colours, _choices(backdrop.placed, self.grid, overlay)
            )
        if self.cosmetics is not None:
            yield from _cosmetics().above(self.cosmetics, layout, colours, fog=self.has_fog)
        if overlay is not None:
            yield from above(overlay, layout, colours, written)


def _rules() -> ModuleType:
    from nonet.drawing import svg_rules  # noqa: PLC0415 (not for houses alone)

    return svg_rules


@lru_cache(maxsize=16)
def _rules_in_words(layout: Layout, rules: str) -> str:
    """The rules of a layout, or these, in short: a picture that is drawn again says the same."""
    placed = backdrop_of(layout).placed
    rules = rules or rules_text(layout)
    if placed is not None and placed.left_out:
        rules = f"{placed.left_out} marks of rules are not drawn. {rules}"
    return textwrap.shorten(rules, _LONGEST_RULES, placeholder="…")


def _cosmetics() -> ModuleType:
    from nonet.drawing import svg_cosmetics  # noqa: PLC0415 (not for houses alone)

    return svg_cosmetics


def _choices(placed: PlacedMarks, grid: Grid, overlay: Overlay | None) -> list[Choices]:
    """The digits that empty cells may hold, where no pencil marks say more."""
    shown = overlay is not None and bool(overlay.plain)
    return [choice for choice in placed.choices if not (grid.digits[choice.cell] or shown)]


def _digits(scene: Scene, colours: Theme) -> Iterator[str]:
    """Givens and entries; where thin lines run, they stop short of the digits."""
    size, placed = font_size_of(scene.widest), scene.backdrop.placed
    gap = ""
    if placed is not None and placed.has_threads:
        gap = f'stroke="{colours.paper}" stroke-width="4" paint-order="stroke" '
    for kind, labels, colour, weight in (
        ("givens", scene.givens, colours.given, "bold"),
        ("entries", scene.entries, colours.entry, "normal"),
    ):
        if labels:
            yield (
                f'<g class="nonet-{kind}" {gap}fill="{colour}" font-family="{_FONT}" '
                f'font-size="{size}" font-weight="{weight}" text-anchor="middle">'
            )
            yield from (_digit(label, size) for label in labels)
            yield "</g>"


def _digit(label: Label, font_size: int) -> str:
    x = label.column * _CELL + _CELL // 2
    # Capitals and digits are about 0.72 of the font size high.
    y = label.row * _CELL + _CELL // 2 + round(0.36 * font_size)
    return f'<text x="{x}" y="{y}">{text_of(label.text)}</text>'


def _lines(lines: Iterable[Segment]) -> str:
    return "".join(
        f"M{line.x1 * _CELL} {line.y1 * _CELL}L{line.x2 * _CELL} {line.y2 * _CELL}"
        for line in lines
    )


def _areas(areas: Iterable[Area]) -> str:
    """Outlines, all the same way round, so that what is covered twice is filled once."""
    return "".join(
        f"M{area.x * _CELL} {area.y * _CELL}h{area.width * _CELL}v{area.height * _CELL}"
        f"h{-area.width * _CELL}z"
        for area in areas
    )


def text_of(words: str) -> str:
    """Words, escaped for SVG."""
    return escape(_NOT_XML.sub("\ufffd", words), quote=False)
