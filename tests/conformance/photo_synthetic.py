"""Synthetic photos of puzzles with one solution, of typefaces that are not trained with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path

import numpy as np
from tests.conformance.photo_outcomes import Shown
from tests.conformance.photo_screens import Screen, puzzle

from photo_pictures import Legibility, SyntheticPhoto, synthetic_photo
from photo_pictures.fonts import fonts, held_out

SEVERITY = 0.5  # half as hard as those of the training
LEAST = Legibility(height=5, contrast=15, over_noise=3.5, sharpness=0.4, evenness=0.25)
"""What each given of a picture that a person can read has at least.

Pictures just above and below each of these were looked at, without a look at how they are read:
below them there were givens that the eye could not tell, above them hardly any. Specks, hairs and
folds across digits are no reason to leave a picture out, since a person reads them all the same.
"""
SIZES = {"9×9": 9, "4×4": 4, "6×6": 6, "16×16": 16}


def synthetic(count: int, seed: int, folder: Path | None = None) -> Iterator[Screen]:
    """Photos of sizes 4, 6, 9 and 16 in turn; typefaces of a folder, or those of Matplotlib.

    Each is drawn again until a person can read it.
    """
    every = fonts((folder,) if folder else ())
    faces = held_out(every)[1] or every
    for number in range(count):
        kind = list(SIZES)[number % len(SIZES)]
        rng = np.random.default_rng([seed, number])
        grid = puzzle(kind, rng)
        photo: SyntheticPhoto | None = None
        while photo is None or not is_readable(photo.legibility):
            photo = synthetic_photo(
                int(rng.integers(1 << 40)),
                size=SIZES[kind],
                digits=tuple(grid.digits),
                faces=faces,
                severity=SEVERITY,
                pixels=int(rng.integers(26, 60)) * (SIZES[kind] + 3),
                judged=True,
            )
        pixels = np.repeat(photo.picture[..., None], 3, axis=2)
        yield Screen(str(number), kind, pixels, (Shown(tuple(grid.digits), grid.layout),))


def is_readable(found: Legibility | None) -> bool:
    """Whether all givens have at least what a person needs."""
    return found is not None and all(
        of_picture >= least
        for of_picture, least in zip(astuple(found), astuple(LEAST), strict=True)
    )
