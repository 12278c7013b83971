"""`synthetic_photo`: a picture of a puzzle with its truth."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from photo_pictures.camera import focused, seen, taken
from photo_pictures.fonts import fonts
from photo_pictures.legible import Legibility, legibility
from photo_pictures.paper import Picture, aged, lit, stained
from photo_pictures.printed import Style, print_grid, random_style

SIZES = (4, 6, 9, 16)
_SHARES = (0.12, 0.14, 0.6, 0.14)


@dataclass(frozen=True, eq=False)
class SyntheticPhoto:
    """A picture of a puzzle with its truth.

    Attributes
    ----------
    picture
        uint8, shape (height, width).
    size
        Number of cells in a row.
    digits
        Row by row, 0 where a cell is empty.
    mesh
        Crossings of the lines: float64, shape (size + 1, size + 1, 2), x and y in pixels.
    has_letters
        Whether the digits above 9 are A, B, …, and not 10, 11, ….
    legibility
        Of the givens; None where there are none, or it was not asked for.
    """

    picture: NDArray[np.uint8]
    size: int
    digits: tuple[int, ...]
    mesh: NDArray[np.float64]
    has_letters: bool
    legibility: Legibility | None = None


def synthetic_photo(
    seed: int,
    *,
    size: int | None = None,
    digits: Sequence[int] | None = None,
    faces: Sequence[Path] = (),
    pixels: int | None = None,
    severity: float = 1.0,
    judged: bool = False,
    specks_on_givens: bool = False,
) -> SyntheticPhoto:
    """A photo or screenshot of a puzzle; the same for the same arguments.

    Parameters
    ----------
    seed
        0 or more.
    size
        4, 6, 9 or 16; None: one of them.
    digits
        The givens row by row, 0 where a cell is empty; None: at random, which is no puzzle.
    faces
        Files of typefaces; none: those that Matplotlib brings.
    pixels
        Side of the picture; None: at random, with cells of 12 pixels at least, 17 above 9 × 9.
    severity
        How faint ink may be and how strong print behind it, blur, noise and JPEG are: 1 as for
        training, where some pictures cannot be read by a person either; 0 is clear.
    judged
        Whether to say how legible the givens are. It changes nothing else.
    specks_on_givens
        Whether specks and hairs lie on more givens than by chance. It changes nothing else.
    """
    rng = np.random.default_rng(seed)
    size = size or int(rng.choice(SIZES, p=_SHARES))
    if digits is None:
        filled = rng.random(size * size) < rng.uniform(0.25, 0.65)
        digits = np.where(filled, rng.integers(1, size + 1, size * size), 0).tolist()
    givens = tuple(int(digit) for digit in digits or ())
    style = random_style(rng, tuple(faces) or fonts(), size)
    style = replace(style, digits=style.digits * severity)
    state = deepcopy(rng)
    stains = np.random.default_rng([seed, 2]) if specks_on_givens else None
    made = _made(rng, givens, size, style, pixels, severity, stains=stains)
    final = made.final
    judgement = None
    if judged and any(givens):
        bare = _made(state, givens, size, style, pixels, severity, without_givens=True)
        pairs = (made.before, bare.before), (made.focused, bare.focused)
        judgement = legibility(*pairs, final, made.mesh, givens)
    if rng.random() < (0.4 if made.is_screen else 0.05):
        final = 255 - final
    return SyntheticPhoto(final, size, givens, made.mesh, style.has_letters, judgement)


@dataclass(frozen=True, eq=False)
class _Made:
    """A picture, and what it was before.

    Attributes
    ----------
    before
        What is seen, before blur.
    focused
        After it.
    final
        With noise and JPEG.
    mesh
        Of the grid.
    is_screen
        Whether it is no photo.
    """

    before: Picture
    focused: Picture
    final: NDArray[np.uint8]
    mesh: NDArray[np.float64]
    is_screen: bool


def _made(
    rng: np.random.Generator,
    digits: Sequence[int],
    size: int,
    style: Style,
    pixels: int | None,
    severity: float,
    *,
    without_givens: bool = False,
    stains: np.random.Generator | None = None,
) -> _Made:
    printed = print_grid(rng, digits, size, style, without_givens=without_givens)
    is_screen = rng.random() < 0.25
    picture = printed.picture
    if not is_screen:
        if stains is not None:
            picture = stained(stains, picture, printed.mesh, digits, style.paper)
        picture = aged(rng, picture, style.paper, severity)
    is_small = rng.random() < 0.25
    cell = rng.uniform(20 if size > 9 else 14, 26) if is_small else rng.uniform(24, 60)
    side = pixels or int(cell * (size + 2.5))
    picture, mesh = seen(
        rng,
        picture,
        printed.mesh,
        side=side,
        tilt=0 if is_screen else float(rng.uniform(0, 0.09)),
        turn=0 if is_screen else float(rng.normal(0, 5)),
        curve=0 if is_screen else float(rng.choice([0, 0, 0.003, 0.01, 0.02])),
        ground=style.paper if is_screen else float(rng.uniform(30, 220)),
    )
    if not is_screen:
        picture = lit(rng, picture)
    in_picture = float(np.hypot(*np.diff(mesh, axis=1).reshape(-1, 2).T).mean())
    blurred = focused(rng, picture, in_picture, severity)
    return _Made(picture, blurred, taken(rng, blurred, in_picture, severity), mesh, is_screen)
