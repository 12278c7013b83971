"""How legible the givens of a made picture are, by how it was made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from photo_pictures.paper import Picture

_SIDES = 0.06  # of a cell, where its lines are
_STROKE = 0.5  # of the strongest ink, from which on a pixel is one of a stroke


@dataclass(frozen=True, slots=True)
class Legibility:
    """How legible the givens are: the least legible one in each respect; evenness is of all.

    Attributes
    ----------
    height
        In pixels.
    contrast
        How much darker or lighter its strokes are than what is behind them, in grey levels.
    over_noise
        That contrast over the deviation of what noise and JPEG change in its cell.
    sharpness
        Share of its energy that is left after blur and motion, 0 to 1.
    evenness
        Blur keeps some share of the contrast between neighbouring pixels: the smallest share of
        four directions divided by the largest. It is low after motion, which keeps only strokes
        parallel to it.
    """

    height: float
    contrast: float
    over_noise: float
    sharpness: float
    evenness: float


def legibility(
    before: tuple[Picture, Picture],
    focused: tuple[Picture, Picture],
    final: NDArray[np.uint8],
    mesh: NDArray[np.float64],
    digits: Sequence[int],
) -> Legibility:
    """How legible the digits of a picture are.

    Parameters
    ----------
    before
        What is seen, with the givens and without them.
    focused
        Both after blur.
    final
        With noise and JPEG.
    mesh, digits
        Of the grid.
    """
    clipped = [np.clip(picture, 0, 255) for picture in focused]
    change = clipped[0] - clipped[1]
    sharp_change = np.clip(before[0], 0, 255) - np.clip(before[1], 0, 255)
    left = _changes(change) / np.maximum(_changes(sharp_change), 1e-9)
    evenness = float(left.min() / left.max())
    ink, sharp = np.abs(change), np.abs(sharp_change)
    noise = final.astype(np.float32) - clipped[0]
    size = len(mesh) - 1
    found: list[Legibility] = []
    for cell in np.flatnonzero(digits).tolist():
        row, column = divmod(cell, size)
        corners = mesh[row : row + 2, column : column + 2].reshape(-1, 2)
        left, top = corners.min(axis=0)
        right, bottom = corners.max(axis=0)
        by = _SIDES * (right - left)
        part = np.s_[round(top + by) : round(bottom - by) + 1, round(left + by) : round(right - by)]
        here, first = ink[part], sharp[part]
        rows = np.flatnonzero((first > _STROKE * first.max()).any(axis=1))
        contrast = float(here[here >= _STROKE * np.quantile(here, 0.98)].mean())
        found.append(
            Legibility(
                height=float(rows[-1] - rows[0] + 1),
                contrast=contrast,
                over_noise=contrast / max(float(noise[part].std()), 0.5),
                sharpness=float(np.square(here).sum() / max(float(np.square(first).sum()), 1e-9)),
                evenness=evenness,
            )
        )
    return Legibility(
        height=min(cell.height for cell in found),
        contrast=min(cell.contrast for cell in found),
        over_noise=min(cell.over_noise for cell in found),
        sharpness=min(cell.sharpness for cell in found),
        evenness=evenness,
    )


def _changes(picture: Picture) -> NDArray[np.float64]:
    """Energy of the changes from pixel to pixel: to the right, down, and along both diagonals."""
    steps = (
        picture[:, 1:] - picture[:, :-1],
        picture[1:] - picture[:-1],
        picture[1:, 1:] - picture[:-1, :-1],
        picture[1:, :-1] - picture[:-1, 1:],
    )
    return np.array([np.square(step).sum(dtype=np.float64) for step in steps])
