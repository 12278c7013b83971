"""Screenshots and pages of our own drawings, with what they show; made from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO

import numpy as np
from numpy.random import Generator
from PIL import Image, ImageDraw
from pypdfium2 import PdfDocument
from tests.conformance.photo_changes import Pixels, Scene, jpeg, scaled_to
from tests.conformance.photo_outcomes import Shown

import nonet
from nonet import Candidates, Grid, Layout
from nonet.drawing import booklet, draw_png

COLOURS = (
    (255, 200, 200),
    (200, 240, 200),
    (200, 220, 255),
    (255, 240, 180),
    (228, 208, 248),
    (222, 222, 222),
)
"""Of coloured cells: red, green, blue."""


@dataclass(frozen=True, eq=False)
class Screen:
    """A picture of one puzzle, or of a page with several.

    Attributes
    ----------
    name
        How it was made.
    group
        Its size, and whether it is a jigsaw.
    pixels
        uint8, shape (height, width, 3).
    shown
        The puzzles.
    """

    name: str
    group: str
    pixels: Pixels
    shown: tuple[Shown, ...]


def screens(count: int, seed: int) -> Iterator[Screen]:
    """Pictures in turn of sizes 4, 6, 9, 16 and of jigsaws, drawings and pages."""
    kinds = list(LAYOUTS)
    for number in range(count):
        rng = np.random.default_rng([seed, number])
        kind = kinds[number % len(kinds)]
        is_page = rng.random() < 0.2
        made = _page(kind, rng) if is_page else _drawing(kind, rng)
        name, pixels, shown = made
        yield Screen(f"{number} {name}", kind, pixels, shown)


def _jigsaw(rng: Generator) -> Layout:
    """Regions that grow from boxes by exchanges of cells at their borders."""
    regions = np.array(Layout.of_size(9).regions).reshape(9, 9)
    for _ in range(200):
        mixed = regions.copy()
        one, other = rng.integers(0, 9, (2, 2))
        near = other + rng.integers(-1, 2, 2)
        if not (near >= 0).all() or not (near < 9).all():
            continue
        # Two cells change regions in one move, so that all keep nine cells.
        first, second = regions[tuple(one)], regions[tuple(other)]
        if first == second:
            continue
        mixed[tuple(one)], mixed[tuple(other)] = second, first
        if _hang_together(mixed, int(first)) and _hang_together(mixed, int(second)):
            regions = mixed
    return Layout.jigsaw(regions.ravel().tolist())


def _hang_together(regions: Pixels, region: int) -> bool:
    cells = {(int(row), int(column)) for row, column in np.argwhere(regions == region)}
    reached, open_ = set(), [next(iter(cells))]
    while open_:
        row, column = open_.pop()
        if (row, column) in cells and (row, column) not in reached:
            reached.add((row, column))
            open_ += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return len(reached) == len(cells)


LAYOUTS: dict[str, Callable[[Generator], Layout]] = {
    "9×9": lambda _: Layout.of_size(9),
    "4×4": lambda _: Layout.of_size(4),
    "6×6": lambda _: Layout.boxes(2, 3),
    "jigsaw 9×9": _jigsaw,
    "16×16": lambda _: Layout.of_size(16),
}
"""Layouts by the name of their group."""


def puzzle(kind: str, rng: Generator) -> Grid:
    """A puzzle with exactly one solution."""
    layout = LAYOUTS[kind](rng)
    while True:
        seed = int(rng.integers(1 << 30))
        solution = nonet.generate(layout=layout, seed=seed).solution
        # More givens than needed, as newspapers have; some of the least as well.
        share = float(rng.uniform(0.3, 0.6))
        kept = rng.random(layout.cell_count) < share
        digits = [digit if keep else 0 for digit, keep in zip(solution.digits, kept, strict=True)]
        grid = Grid(digits, layout=layout)
        if nonet.count(grid, limit=2) == 1:
            return grid


def _shown(grid: Grid) -> Shown:
    return Shown(tuple(grid.digits), grid.layout)


def _drawing(kind: str, rng: Generator) -> tuple[str, Pixels, tuple[Shown, ...]]:
    """One drawing on a screen."""
    grid = puzzle(kind, rng)
    size = grid.size
    theme = str(rng.choice(["light", "light", "dark", "print"]))
    least = {4: 160, 6: 220, 9: 300, 16: 560}[size]
    width = int(rng.integers(least, 1400))
    subject: Grid | Candidates = grid
    words = [theme, f"{width} px"]
    extra = int(rng.integers(4))
    if extra == 1 and size <= 9:
        subject = Candidates.of(grid)
        words.append("pencil marks")
    data = draw_png(subject, theme=theme, width=width)  # type: ignore[arg-type]
    image = Image.open(BytesIO(data)).convert("RGB")
    if extra == 2 and theme != "dark":
        image = _coloured(image, size, rng)
        words.append("coloured cells")
    if rng.random() < 0.6:
        image = _on_a_screen(image, dark=theme == "dark", rng=rng)
        words.append("on a screen")
    pixels = np.array(image)
    if rng.random() < 0.4:
        factor = float(rng.uniform(0.5, 1))
        longest = max(round(max(pixels.shape) * factor), least)
        pixels = scaled_to(pixels, longest)
        words.append(f"scaled to {longest}")
    if rng.random() < 0.5:
        quality = int(rng.integers(30, 95))
        pixels = jpeg(quality)(Scene(pixels), rng)
        words.append(f"JPEG {quality}")
    return ", ".join(words), pixels, (_shown(grid),)


def _coloured(image: Image.Image, size: int, rng: Generator) -> Image.Image:
    """The drawing with colours in some cells, at random or in a pattern."""
    pixels = np.array(image)
    dark = np.argwhere(pixels.max(axis=2) < 128)
    # The frame is the outermost of what is dark.
    (top, left), (bottom, right) = dark.min(axis=0), dark.max(axis=0)
    rows = np.rint(np.linspace(top, bottom, size + 1)).astype(int)
    columns = np.rint(np.linspace(left, right, size + 1)).astype(int)
    share = float(rng.uniform(0.05, 0.5))
    step = int(rng.integers(1, 4))
    colours = [COLOURS[int(number)] for number in rng.permutation(len(COLOURS))]
    by_pattern = rng.random() < 0.5
    for row, column in np.ndindex(size, size):
        number = row // step + column // step
        if number % 2 if by_pattern else rng.random() < share:
            colour = colours[0 if by_pattern else int(rng.integers(len(colours)))]
            cell = pixels[rows[row] : rows[row + 1], columns[column] : columns[column + 1]]
            cell[:] = cell * (np.array(colour) / 255)
    return Image.fromarray(pixels)


def _on_a_screen(image: Image.Image, *, dark: bool, rng: Generator) -> Image.Image:
    """The drawing below a bar with words, with buttons under it, as in an app."""
    margin = int(rng.integers(0, 80))
    bar = int(rng.integers(40, 120))
    below = int(rng.integers(0, 300))
    paper = "#15181e" if dark else "#ffffff"
    ink = "#d0d4da" if dark else "#404040"
    width = image.width + 2 * margin
    screen = Image.new("RGB", (width, image.height + bar + below + margin), paper)
    screen.paste(image, (margin, bar))
    draw = ImageDraw.Draw(screen)
    draw.text((12, bar / 3), "12:34   Puzzle 7   Easy", ink)
    buttons = int(rng.integers(4, 10))
    step = width / buttons
    top = bar + image.height + margin + 8
    for number in range(buttons):
        x = number * step
        if top + 40 < screen.height:
            draw.rounded_rectangle((x + 4, top, x + step - 4, top + 36), 6, outline=ink)
            draw.text((x + step / 2, top + 18), str(number + 1), ink, anchor="mm")
    return screen


def _page(kind: str, rng: Generator) -> tuple[str, Pixels, tuple[Shown, ...]]:
    """A page of a booklet, at 75 to 200 dots an inch."""
    most = 1 if kind == "16×16" else 4
    per_page = int(rng.choice([1, 2, 4][: 1 if most == 1 else 3]))
    grids = [puzzle(kind, rng) for _ in range(per_page)]
    data = booklet(grids, per_page=per_page, solutions="none", grades=False)  # type: ignore[arg-type]
    dots = int(rng.integers(110 if kind == "16×16" else 90, 200))
    with PdfDocument(data) as document:
        pixels = np.array(document[0].render(scale=dots / 72).to_pil().convert("RGB"))
    return f"page of {per_page}, {dots} dpi", pixels, tuple(_shown(grid) for grid in grids)
