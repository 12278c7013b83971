"""Pictures that show no Sudoku, some of them much like one; made from a seed."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator
from pathlib import Path

import cv2
import numpy as np
from matplotlib import get_data_path
from numpy.random import Generator
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from tests.conformance.photo_changes import Pixels, Scene, noisy, tilted, turned

WIDTH, HEIGHT = 960, 1280
INK = (30, 30, 34)
PAPER = (232, 229, 222)
FONTS = ("DejaVuSans.ttf", "DejaVuSerif.ttf", "DejaVuSans-Bold.ttf")


def pictures(count: int, seed: int) -> Iterator[tuple[str, Pixels]]:
    """Pictures without a grid, with their names: each kind in turn."""
    kinds = list(KINDS)
    for number in range(count):
        kind = kinds[number % len(kinds)]
        rng = np.random.default_rng([seed, number])
        pixels = KINDS[kind](rng)
        if kind not in DRAWN_AS_THEY_ARE:
            pixels = _photographed(pixels, rng)
        yield f"{kind} {number}", pixels


def _photographed(pixels: Pixels, rng: Generator) -> Pixels:
    """Turned and tilted a little, with uneven light and noise."""
    pixels = turned(float(rng.uniform(-8, 8)))(Scene(pixels), rng)
    pixels = tilted(float(rng.uniform(0, 0.1)))(Scene(pixels), rng)
    height, width = pixels.shape[:2]
    left, right = rng.uniform(0.6, 1, 2).tolist()
    upper, lower = rng.uniform(0.7, 1, 2).tolist()
    across, down = np.linspace(left, right, width), np.linspace(upper, lower, height)
    pixels = np.asarray(pixels * across[None, :, None] * down[:, None, None], np.uint8)
    return noisy(float(rng.uniform(1, 8)))(Scene(pixels), rng)


def _canvas() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    return image, ImageDraw.Draw(image)


def _font(rng: Generator, height: float) -> ImageFont.FreeTypeFont:
    folder = Path(get_data_path()) / "fonts" / "ttf"
    return ImageFont.truetype(str(folder / str(rng.choice(FONTS))), max(8, round(height)))


def _word(rng: Generator) -> str:
    letters = rng.choice(list(string.ascii_lowercase), int(rng.integers(2, 10)))
    return "".join(letters)


def _lattice(
    draw: ImageDraw.ImageDraw, left: float, top: float, cell: tuple[float, float],
    rows: int, columns: int, width: int = 2, thick_every: int = 0,
) -> None:  # fmt: skip
    """Lines around cells; thick ones at regular distances."""
    right, bottom = left + columns * cell[0], top + rows * cell[1]
    for at in range(rows + 1):
        y = top + at * cell[1]
        strong = thick_every and at % thick_every == 0
        draw.line((left, y, right, y), INK, width * (3 if strong else 1))
    for at in range(columns + 1):
        x = left + at * cell[0]
        strong = thick_every and at % thick_every == 0
        draw.line((x, top, x, bottom), INK, width * (3 if strong else 1))


def _place(rng: Generator, columns: int, rows: int, most: float = 0.85) -> tuple[float, ...]:
    """Left, top and cell of a lattice with square cells that fits the paper."""
    cell = min(WIDTH * most / columns, HEIGHT * most / rows) * float(rng.uniform(0.7, 1))
    left = float(rng.uniform(0.05 * WIDTH, WIDTH * 0.95 - columns * cell))
    top = float(rng.uniform(0.05 * HEIGHT, HEIGHT * 0.95 - rows * cell))
    return left, top, cell


def text_page(rng: Generator) -> Pixels:
    """Columns of text with a heading."""
    image, draw = _canvas()
    font = _font(rng, rng.uniform(14, 26))
    columns = int(rng.integers(1, 4))
    draw.text((60, 40), _word(rng).title(), INK, _font(rng, 60))
    across = (WIDTH - 120) / columns
    step = font.size * 1.35
    for column in range(columns):
        y = 140.0
        while y < HEIGHT - 60:
            line = ""
            while font.getlength(line) < across - 40 - font.size * 4:
                line += _word(rng) + " "
            draw.text((60 + column * across, y), line, INK, font)
            y += step
    return np.array(image)


def crossword(rng: Generator) -> Pixels:
    """A crossword: black cells, and small numbers in corners."""
    image, draw = _canvas()
    size = int(rng.choice([9, 11, 13, 15]))
    left, top, cell = _place(rng, size, size)
    font = _font(rng, cell / 4)
    black = rng.random((size, size)) < 0.2
    number = 1
    for row, column in np.ndindex(size, size):
        x, y = left + column * cell, top + row * cell
        if black[row, column]:
            draw.rectangle((x, y, x + cell, y + cell), INK)
        elif rng.random() < 0.4:
            draw.text((x + 3, y + 2), str(number), INK, font)
            number += 1
    _lattice(draw, left, top, (cell, cell), size, size)
    return np.array(image)


def chess_board(rng: Generator) -> Pixels:
    """A chess board, empty or with letters as men."""
    image, draw = _canvas()
    left, top, cell = _place(rng, 8, 8)
    font = _font(rng, cell * 0.6)
    men = rng.random() < 0.5
    for row, column in np.ndindex(8, 8):
        x, y = left + column * cell, top + row * cell
        shade = (150, 110, 80) if (row + column) % 2 else (225, 205, 175)
        draw.rectangle((x, y, x + cell, y + cell), shade)
        if men and rng.random() < 0.4:
            man = str(rng.choice(list("KQRBNP")))
            draw.text((x + cell / 2, y + cell / 2), man, INK, font, anchor="mm")
    draw.rectangle((left, top, left + 8 * cell, top + 8 * cell), outline=INK, width=4)
    return np.array(image)


def calendar(rng: Generator) -> Pixels:
    """A month: seven columns, five or six rows, days in corners or middles."""
    image, draw = _canvas()
    rows = int(rng.choice([5, 6]))
    left, top, cell = _place(rng, 7, rows)
    font = _font(rng, cell * float(rng.uniform(0.25, 0.5)))
    first = int(rng.integers(7))
    for day in range(1, 32):
        row, column = divmod(first + day - 1, 7)
        if row < rows:
            x, y = left + (column + 0.5) * cell, top + (row + 0.5) * cell
            draw.text((x, y), str(day), INK, font, anchor="mm")
    if rng.random() < 0.8:
        _lattice(draw, left, top, (cell, cell), rows, 7)
    return np.array(image)


def number_table(rng: Generator) -> Pixels:
    """A table of numbers of several digits."""
    image, draw = _canvas()
    rows, columns = int(rng.integers(8, 24)), int(rng.integers(3, 8))
    cell = (WIDTH * 0.9 / columns, min(60.0, HEIGHT * 0.9 / rows))
    font = _font(rng, cell[1] * 0.5)
    left, top = 0.05 * WIDTH, 0.05 * HEIGHT
    for row, column in np.ndindex(rows, columns):
        x, y = left + (column + 0.9) * cell[0], top + (row + 0.5) * cell[1]
        draw.text((x, y), f"{rng.integers(10, 99999):,}", INK, font, anchor="rm")
    if rng.random() < 0.7:
        _lattice(draw, left, top, cell, rows, columns)
    return np.array(image)


def bricks(rng: Generator) -> Pixels:
    """A wall."""
    image, draw = _canvas()
    draw.rectangle((0, 0, WIDTH, HEIGHT), (205, 200, 190))
    across, down = float(rng.uniform(80, 160)), float(rng.uniform(36, 70))
    for row in range(int(HEIGHT / down) + 1):
        for column in range(-1, int(WIDTH / across) + 1):
            x = (column + 0.5 * (row % 2)) * across
            tone = int(rng.integers(-25, 25))
            colour = (150 + tone, 80 + tone // 2, 60 + tone // 2)
            draw.rectangle((x + 3, row * down + 3, x + across - 3, row * down + down - 3), colour)
    return np.array(image)


def nonogram(rng: Generator) -> Pixels:
    """A nonogram: cells filled or empty, thick lines every five, without its numbers."""
    image, draw = _canvas()
    size = int(rng.choice([10, 15, 20]))
    left, top, cell = _place(rng, size, size)
    for row, column in np.ndindex(size, size):
        if rng.random() < 0.45:
            x, y = left + column * cell, top + row * cell
            draw.rectangle((x + 2, y + 2, x + cell - 2, y + cell - 2), INK)
    _lattice(draw, left, top, (cell, cell), size, size, thick_every=5)
    return np.array(image)


def clouds(rng: Generator) -> Pixels:
    """Noise of all scales, as leaves, water or clouds are."""
    total = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    for level in range(7):
        shape = (max(2, HEIGHT >> (7 - level)), max(2, WIDTH >> (7 - level)), 3)
        noise = rng.normal(0, 1, shape).astype(np.float32)
        total += cv2.resize(noise, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC) / (1 + level)
    total = (total - total.min()) / (total.max() - total.min())
    return np.asarray(255 * total, np.uint8)


def empty_lattice(rng: Generator) -> Pixels:
    """An empty grid with sides that no Sudoku has, such as 8 × 8 or 9 × 7."""
    image, draw = _canvas()
    sides = [(8, 8), (7, 7), (10, 10), (9, 7), (8, 9), (3, 3), (11, 11), (5, 5)]
    rows, columns = sides[int(rng.integers(len(sides)))]
    left, top, cell = _place(rng, columns, rows)
    _lattice(draw, left, top, (cell, cell), rows, columns, width=int(rng.integers(1, 5)))
    return np.array(image)


def map_of_lines(rng: Generator) -> Pixels:
    """Roads on a map: straight and bent lines across each other, with names."""
    image, draw = _canvas()
    for _ in range(int(rng.integers(20, 60))):
        points = rng.uniform(0, 1, (int(rng.integers(2, 6)), 2)) * (WIDTH, HEIGHT)
        draw.line([tuple(point) for point in points.tolist()], INK, int(rng.integers(1, 9)))
    font = _font(rng, 20)
    for x, y in (rng.uniform(0, 1, (40, 2)) * (WIDTH, HEIGHT)).tolist():
        draw.text((x, y), _word(rng), INK, font)
    return np.array(image)


def spreadsheet(rng: Generator) -> Pixels:
    """Thin grey lines, letters and numbers of the columns and rows, text and numbers."""
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    draw = ImageDraw.Draw(image)
    across, down = float(rng.uniform(70, 120)), float(rng.uniform(22, 34))
    font = _font(rng, down * 0.55)
    for row in range(int(HEIGHT / down) + 1):
        draw.line((0, row * down, WIDTH, row * down), (205, 205, 205))
        for column in range(int(WIDTH / across) + 1):
            at = (column * across + 4, row * down + down / 2)
            if row == 0 or column == 0:
                name = string.ascii_uppercase[column % 26] if row == 0 else str(row)
                draw.text(at, name, (90, 90, 90), font, anchor="lm")
            elif rng.random() < 0.5:
                text = _word(rng) if rng.random() < 0.5 else str(int(rng.integers(0, 9999)))
                draw.text(at, text, INK, font, anchor="lm")
    for column in range(int(WIDTH / across) + 1):
        draw.line((column * across, 0, column * across, HEIGHT), (205, 205, 205))
    return np.array(image)


def word_search(rng: Generator) -> Pixels:
    """A lattice with a letter in each cell."""
    image, draw = _canvas()
    size = int(rng.choice([8, 10, 12, 15]))
    left, top, cell = _place(rng, size, size)
    font = _font(rng, cell * 0.6)
    for row, column in np.ndindex(size, size):
        at = (left + (column + 0.5) * cell, top + (row + 0.5) * cell)
        letter = str(rng.choice(list(string.ascii_uppercase)))
        draw.text(at, letter, INK, font, anchor="mm")
    if rng.random() < 0.7:
        _lattice(draw, left, top, (cell, cell), size, size)
    return np.array(image)


def number_lattice(rng: Generator) -> Pixels:
    """A grid of 9 × 9 full of numbers that repeat in its rows: a multiplication table."""
    image, draw = _canvas()
    left, top, cell = _place(rng, 9, 9)
    font = _font(rng, cell * 0.45)
    for row, column in np.ndindex(9, 9):
        at = (left + (column + 0.5) * cell, top + (row + 0.5) * cell)
        draw.text(at, str((row + 1) * (column + 1)), INK, font, anchor="mm")
    _lattice(draw, left, top, (cell, cell), 9, 9)
    return np.array(image)


def plain(rng: Generator) -> Pixels:
    """Paper with nothing on it."""
    level = int(rng.integers(0, 256))
    return np.full((HEIGHT, WIDTH, 3), level, np.uint8)


KINDS: dict[str, Callable[[Generator], NDArray[np.uint8]]] = {
    "text": text_page,
    "crossword": crossword,
    "chess board": chess_board,
    "calendar": calendar,
    "table of numbers": number_table,
    "bricks": bricks,
    "nonogram": nonogram,
    "clouds": clouds,
    "empty lattice": empty_lattice,
    "map": map_of_lines,
    "spreadsheet": spreadsheet,
    "word search": word_search,
    "multiplication table": number_lattice,
    "paper": plain,
}

DRAWN_AS_THEY_ARE = {"spreadsheet", "clouds", "paper"}
"""Kinds that are not photographed."""
