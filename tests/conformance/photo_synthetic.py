"""Synthetic photos of puzzles with one solution, of typefaces that are not trained with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from tests.conformance.photo_outcomes import Shown
from tests.conformance.photo_screens import Screen, puzzle

from photo_pictures import synthetic_photo
from photo_pictures.fonts import fonts, held_out

SEVERITY = 0.5  # what a person can read
SIZES = {"9×9": 9, "4×4": 4, "6×6": 6, "16×16": 16}


def synthetic(count: int, seed: int, folder: Path | None = None) -> Iterator[Screen]:
    """Photos of sizes 4, 6, 9 and 16 in turn; typefaces of a folder, or those of Matplotlib."""
    every = fonts((folder,) if folder else ())
    faces = held_out(every)[1] or every
    for number in range(count):
        kind = list(SIZES)[number % len(SIZES)]
        rng = np.random.default_rng([seed, number])
        grid = puzzle(kind, rng)
        photo = synthetic_photo(
            int(rng.integers(1 << 40)),
            size=SIZES[kind],
            digits=tuple(grid.digits),
            faces=faces,
            severity=SEVERITY,
            pixels=int(rng.integers(26, 60)) * (SIZES[kind] + 3),
        )
        pixels = np.repeat(photo.picture[..., None], 3, axis=2)
        yield Screen(str(number), kind, pixels, (Shown(tuple(grid.digits), grid.layout),))
