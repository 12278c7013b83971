"""A grid as it is printed or shown on a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from photo_pictures.fonts import families, font, has_capitals

CELL = 48  # pixels
MARGIN = 60  # pixels around the grid
BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}  # rows and columns
_WORDS = (
    "Sudoku",
    "Nr.",
    "leicht",
    "schwer",
    "easy",
    "hard",
    "Lösung",
    "solution",
    "Fill",
    "each",
    "row",
    "12",
    "3",
    "456",
    "78",
    "9",
)


@dataclass(frozen=True, eq=False)
class Printed:
    """A printed grid: grey values 0 to 255 as float32, and its crossings in pixels."""

    picture: NDArray[np.float32]
    mesh: NDArray[np.float64]


@dataclass(frozen=True)
class Style:
    """How a grid is printed: grey values, and widths in pixels."""

    paper: float
    thick: tuple[float, int]
    thin: tuple[float, int]
    frame: tuple[float, int]
    digits: float
    font: Path
    height: int
    has_letters: bool


def random_style(rng: np.random.Generator, faces: Sequence[Path], size: int) -> Style:
    """A style at random."""
    paper = float(rng.uniform(150, 255))
    ink = float(rng.uniform(0, 0.5 * paper))
    grey = float(rng.uniform(ink, 0.88 * paper)) if rng.random() < 0.5 else ink
    thin = int(rng.integers(1, 4))
    thick = int(rng.integers(max(2, thin), 8)) if rng.random() < 0.9 else thin
    frame = int(rng.integers(thick, 10)) if rng.random() < 0.85 else 0
    digits = ink if rng.random() < 0.7 else float(rng.uniform(ink, 0.65 * paper))
    may_have_letters = size > 9 and rng.random() < 0.5
    every = families(tuple(faces))
    family = faces if rng.random() < 0.5 else every[int(rng.integers(len(every)))]
    thick_colour = ink if rng.random() < 0.7 else grey
    face = family[int(rng.integers(len(family)))]
    has_letters = may_have_letters and has_capitals(face)
    largest = 0.6 if size > 9 and not has_letters else 0.85
    return Style(
        paper=paper,
        thick=(thick_colour, thick),
        thin=(grey, thin),
        frame=(ink, frame),
        digits=digits,
        font=face,
        height=int(CELL * rng.uniform(0.38 if largest < 0.7 else 0.45, largest)),
        has_letters=has_letters,
    )


def print_grid(
    rng: np.random.Generator,
    digits: Sequence[int],
    size: int,
    style: Style,
    *,
    without_givens: bool = False,
) -> Printed:
    """A grid with these digits, 0 where a cell is empty; or as it were `without_givens`."""
    side = size * CELL + 2 * MARGIN
    image = Image.new("L", (side, side), _grey(style.paper))
    draw = ImageDraw.Draw(image)
    if rng.random() < 0.2:
        _shade(rng, draw, size, style)
    dark = _darken(rng, draw, size, style) if rng.random() < 0.08 else frozenset()
    _rule(draw, size, style)
    # The places of the digits are drawn in any case, so that what comes after is the same.
    _write(rng, None if without_givens else draw, digits, dark, size, style)
    if rng.random() < 0.25:
        _pencil(rng, draw, digits, size, style)
    if rng.random() < 0.25:
        _blot(rng, draw, digits, size, style)
    if rng.random() < 0.5:
        _surround(rng, draw, side, style)
    at = MARGIN + CELL * np.arange(size + 1.0)
    mesh = np.stack(np.meshgrid(at, at), axis=-1)
    return Printed(np.asarray(image, np.float32).copy(), mesh)


def _rule(draw: ImageDraw.ImageDraw, size: int, style: Style) -> None:
    rows, columns = BOXES[size]
    end = MARGIN + size * CELL
    lines = []
    for number in range(size + 1):
        at = MARGIN + number * CELL
        for period, level in ((rows, (MARGIN, at, end, at)), (columns, (at, MARGIN, at, end))):
            is_frame = number in {0, size}
            kind = style.thin if number % period else style.thick
            lines.append((style.frame if is_frame else kind, level))
    for (colour, width), level in sorted(lines, key=lambda line: -line[0][0]):
        if width:
            draw.line(level, fill=_grey(colour), width=width)


class _Characters:
    """Digits of a typeface in a size, each drawn once."""

    def __init__(self, style: Style, height: int) -> None:
        self._face = font(style.font, height)
        self._names = (
            "0123456789ABCDEFG" if style.has_letters else [str(digit) for digit in range(17)]
        )
        self._reach = height + 8
        self._drawn: dict[int, Image.Image] = {}

    def put(
        self, draw: ImageDraw.ImageDraw, digit: int, place: NDArray[np.float64], colour: float
    ) -> None:
        """Draw a digit about a place."""
        if digit not in self._drawn:
            picture = Image.new("L", (2 * self._reach, 2 * self._reach))
            middle = (self._reach, self._reach)
            ImageDraw.Draw(picture).text(
                middle, self._names[digit], fill=255, font=self._face, anchor="mm"
            )
            self._drawn[digit] = picture
        x, y = (round(float(at)) - self._reach for at in place)
        draw.bitmap((x, y), self._drawn[digit], fill=_grey(colour))


def _write(
    rng: np.random.Generator,
    draw: ImageDraw.ImageDraw | None,
    digits: Sequence[int],
    dark: frozenset[int],
    size: int,
    style: Style,
) -> None:
    characters = _Characters(style, style.height)
    shift = rng.uniform(-0.07, 0.07, 2) * CELL
    for cell, digit in enumerate(digits):
        if digit:
            own = shift + rng.uniform(-0.025, 0.025, 2) * CELL
            colour = style.paper if cell in dark else style.digits
            if draw is not None:
                characters.put(draw, digit, _middle(cell, size) + own, colour)


def _shade(rng: np.random.Generator, draw: ImageDraw.ImageDraw, size: int, style: Style) -> None:
    """Coloured boxes or cells."""
    rows, columns = BOXES[size]
    colour = style.paper * float(rng.uniform(0.7, 0.97))
    by_boxes = rng.random() < 0.6
    for cell in range(size * size):
        row, column = divmod(cell, size)
        odd = (row // rows + column // columns) % 2 if by_boxes else rng.random() < 0.15
        if odd:
            _fill(draw, cell, size, colour)


def _darken(
    rng: np.random.Generator, draw: ImageDraw.ImageDraw, size: int, style: Style
) -> frozenset[int]:
    """Cells of a dark colour, the digits of which are light."""
    colour = style.paper * float(rng.uniform(0.05, 0.55))
    dark = frozenset(np.flatnonzero(rng.random(size * size) < rng.uniform(0.03, 0.4)).tolist())
    for cell in dark:
        _fill(draw, cell, size, colour)
    return dark


def _blot(
    rng: np.random.Generator,
    draw: ImageDraw.ImageDraw,
    digits: Sequence[int],
    size: int,
    style: Style,
) -> None:
    """Blots, strokes and scribbles in empty cells, which are no digits."""
    empty = np.flatnonzero(np.array(digits) == 0)
    most = 7 if rng.random() < 0.7 else max(7, len(empty) // 2)
    for cell in rng.permutation(empty)[: int(rng.integers(1, most))]:
        colour = float(rng.uniform(0.7 * style.digits, 0.6 * style.digits + 0.4 * style.paper))
        middle = _middle(int(cell), size) + rng.uniform(-0.15, 0.15, 2) * CELL
        reach = rng.uniform(0.08, 0.32) * CELL
        width = int(rng.integers(1, 6))
        kind = int(rng.integers(3))
        if kind == 0:
            reaches = reach * rng.uniform(0.5, 1, 2) * 0.7
            draw.ellipse((*(middle - reaches), *(middle + reaches)), fill=_grey(colour))
        elif kind == 1:  # a stroke that is rather flat, since an upright one may be a 1
            angle = rng.uniform(-1, 1) * np.deg2rad(60)
            end = reach * np.array([np.cos(angle), np.sin(angle)])
            draw.line((*(middle - end), *(middle + end)), fill=_grey(colour), width=width)
        else:
            points = middle + rng.uniform(-reach, reach, (int(rng.integers(4, 10)), 2))
            draw.line(points.ravel().tolist(), fill=_grey(colour), width=width, joint="curve")


def _pencil(
    rng: np.random.Generator,
    draw: ImageDraw.ImageDraw,
    digits: Sequence[int],
    size: int,
    style: Style,
) -> None:
    """Small digits of a player in empty cells: some in each, or what is left of all."""
    across = {4: 2, 16: 4}.get(size, 3)
    characters = _Characters(style, int(rng.uniform(0.6, 0.95) * CELL / across))
    colour = float(rng.uniform(style.digits, 0.8 * style.paper))
    share, each = rng.uniform(0.3, 1), rng.uniform(0.05, 0.7)
    for cell, digit in enumerate(digits):
        if not digit and rng.random() < share:
            here = _middle(cell, size)
            for mark in np.flatnonzero(rng.random(size) < each).tolist():
                place = np.array([mark % across, mark // across]) - (across - 1) / 2
                characters.put(draw, mark + 1, here + place * 0.87 * CELL / across, colour)


def _surround(rng: np.random.Generator, draw: ImageDraw.ImageDraw, side: int, style: Style) -> None:
    """Words around the grid."""
    face = font(style.font, int(rng.uniform(12, 30)))
    for _ in range(int(rng.integers(1, 12))):
        words = " ".join(rng.choice(_WORDS, 4))
        x = float(rng.uniform(-40, side))
        near = float(rng.uniform(4, MARGIN - 18))
        y = near if rng.random() < 0.5 else side - near
        draw.text((x, y), words, _grey(style.digits), face, "mm")


def _fill(draw: ImageDraw.ImageDraw, cell: int, size: int, colour: float) -> None:
    left, top = _middle(cell, size) - CELL / 2
    draw.rectangle((left, top, left + CELL, top + CELL), fill=_grey(colour))


def _grey(level: float) -> int:
    """Pictures are drawn in whole greys: with others Pillow spoils the edges of characters."""
    return round(level)


def _middle(cell: int, size: int) -> NDArray[np.float64]:
    row, column = divmod(cell, size)
    return MARGIN + CELL * (np.array([column, row]) + 0.5)
