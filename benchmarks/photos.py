"""What reading a photo costs: milliseconds of each part, on one core.

Usage: python benchmarks/photos.py [FOLDER] [--count N]

Reads N photos of 1,280 pixels that are made here from drawings (tilted, in uneven light, with
noise, as JPEG) and those of the folder, JPEG or PNG, each once. One line a part: median and worst.
"Grid known" is a reading whose corners are given: all but the search.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import TypeVar

# Libraries look at these when they are loaded.
os.environ["OMP_NUM_THREADS"] = "1"
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ["MKL_NUM_THREADS"] = "1"

import cv2
import numpy as np
from PIL import Image

import nonet
from nonet.drawing import draw_png
from nonet.errors import PhotoError
from nonet.photo import read_photo
from nonet.photo.borders import Borders
from nonet.photo.check import check
from nonet.photo.grids import find_grids
from nonet.photo.network import probabilities
from nonet.photo.picture import open_picture
from nonet.photo.straighten import cell_windows, straighten

LONGEST = 1280
SHORTEST = 960
GIVENS = 30

Result = TypeVar("Result")


def made_photos(count: int) -> list[bytes]:
    """Photos of printed puzzles, as JPEG files."""
    rng = np.random.default_rng(1)
    files = []
    for number in range(count):
        puzzle = nonet.generate(givens=GIVENS, seed=number).puzzle
        drawing = np.array(Image.open(BytesIO(draw_png(puzzle, width=700))).convert("RGB"))
        side = len(drawing) - 1
        square = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
        place = square + np.array([290, 130]) + rng.uniform(-70, 70, (4, 2))
        matrix = cv2.getPerspectiveTransform(square, place.astype(np.float32))
        page = cv2.warpPerspective(
            drawing, matrix, (LONGEST, SHORTEST), borderValue=(255, 255, 255)
        )
        left, right = rng.uniform(0.5, 0.9, 2).tolist()
        levels = (
            page * np.linspace(left, right, LONGEST)[None, :, None]
            + rng.normal(0, 4, page.shape[:2])[:, :, None]
        )
        file = BytesIO()
        Image.fromarray(np.clip(levels, 0, 255).astype(np.uint8)).save(file, "JPEG", quality=85)
        files.append(file.getvalue())
    return files


class Clock:
    """Milliseconds by part, a figure for each photo."""

    def __init__(self) -> None:
        self.parts: dict[str, list[float]] = {}

    def timed(self, part: str, work: Callable[[], Result]) -> Result:
        """What a part returns."""
        start = time.perf_counter()
        result = work()
        self.parts.setdefault(part, []).append(1000 * (time.perf_counter() - start))
        return result


def measure(clock: Clock, data: bytes) -> None:
    """Read a photo part by part, then at once, then with its grid known."""
    picture = clock.timed("decode", lambda: open_picture(data))
    grids = clock.timed("search and mesh", lambda: find_grids(picture.grey))
    if grids:
        mesh, size = grids[0].mesh, grids[0].size
        straight = clock.timed("straighten", lambda: straighten(picture.grey, mesh))
        layout = clock.timed("borders", lambda: Borders(straight, size).layout)
        windows = clock.timed("windows of cells", lambda: cell_windows(straight, size))
        digits = clock.timed("network", lambda: probabilities(windows, size))
        clock.timed("check", lambda: check(digits, layout))
    try:
        reading = clock.timed("read_photo", lambda: read_photo(data))
    except PhotoError:
        return
    # Decoding is no part of this: in the app the picture is open when corners are corrected.
    pixels = np.array(Image.open(BytesIO(data)).convert("L"))
    size = reading.puzzle.grid.size
    clock.timed(
        "read_photo, grid known", lambda: read_photo(pixels, size=size, corners=reading.corners)
    )


def table(named: Sequence[tuple[str, Clock]]) -> str:
    """Parts down, kinds of photos across."""
    parts = list(dict.fromkeys(part for _, clock in named for part in clock.parts))
    lines = [f"{'ms':<24}" + "".join(f"{name + ', median':>20}{'worst':>8}" for name, _ in named)]
    for part in parts:
        line = f"{part:<24}"
        for _, clock in named:
            times = clock.parts.get(part)
            figures = (statistics.median(times), max(times)) if times else (0.0, 0.0)
            line += f"{figures[0]:20.1f}{figures[1]:8.1f}"
        lines.append(line)
    return "\n".join(lines)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="photos, JPEG or PNG")
    parser.add_argument("--count", type=int, default=20, help="photos that are made")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    kinds = [("made", made_photos(options.count))]
    if options.folder is not None:
        files = sorted(
            path
            for path in options.folder.iterdir()
            if path.suffix.lower() in {".jpg", ".jpeg", ".png"}
        )
        kinds.append((options.folder.name, [path.read_bytes() for path in files]))
    measured = []
    for name, photos in kinds:
        # The first one loads libraries and weights.
        measure(Clock(), photos[0])
        clock = Clock()
        for number, data in enumerate(photos, 1):
            measure(clock, data)
            if sys.stderr.isatty():
                print(f"{name}: {number} photos", end="\r", file=sys.stderr, flush=True)
        measured.append((f"{len(photos)} {name}", clock))
    print(table(measured))


if __name__ == "__main__":
    main()
