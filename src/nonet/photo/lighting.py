"""Lines and edges in a picture, whatever light falls on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import box_mean, closed, darkest_and_lightest, gaussian_blur

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOISE = 0.02  # of the light around: what is darker by less is no line
GRAIN = 8.0  # noise that a blur of one pixel makes harmless, in grey levels
COARSEST = 2.5  # blur in pixels; more takes thin lines away
NOISE_EDGE = 0.03  # the same of edges
USUAL_EDGE = 3.0  # times the mean of the edges near by
USUAL = 4.0  # times the mean near by; squares would hide faint lines beside thick digits


def noise_of(grey: NDArray[np.uint8]) -> float:
    """Standard deviation of the noise of a picture, as differences between neighbours tell it.

    Lines and their edges do not count: straight ones leave no such difference, and it is the
    median of all.
    """
    if min(grey.shape) < 4:
        return 0.0
    part = grey[::2].astype(np.int16), grey[1::2].astype(np.int16)
    rows = min(len(part[0]), len(part[1])) - 1
    upper, middle, lower = part[0][:rows], part[1][:rows], part[0][1 : rows + 1]
    bent = [row[:, :-2] - 2 * row[:, 1:-1] + row[:, 2:] for row in (upper, middle, lower)]
    return float(np.median(np.abs(bent[0] - 2 * bent[1] + bent[2]))) / (6 * 0.6745)


def line_picture(grey: NDArray[np.uint8]) -> NDArray[np.float32]:
    """How much each pixel belongs to something thin and dark: float32, 0 to 1.

    The light is what a morphological closing leaves: it keeps the edge of a shadow as sharp as
    it is, where a local mean would spread it. What is darker than the light is measured as a
    share of it, so that shadows do not count, and against its usual size near by.
    """
    side = max(grey.shape)
    smooth = _smooth(grey)
    light = closed(smooth, max(7, side // 48) | 1)
    dark: NDArray[np.float32] = 1 - (smooth.astype(np.float32) + 4) / (light.astype(np.float32) + 4)
    usual = box_mean(dark, (side // 6) | 1)
    return np.clip(dark / (USUAL * usual + NOISE), 0, 1).astype(np.float32)


def edge_picture(grey: NDArray[np.uint8]) -> NDArray[np.float32]:
    """How much each pixel belongs to a line or an edge, dark or light: float32, 0 to 1.

    Between cells of different colours there may be edges alone. Both sides of a line are one.
    """
    darkest, lightest = darkest_and_lightest(_smooth(grey), 3)
    steep: NDArray[np.float32] = 1 - (darkest.astype(np.float32) + 8) / (
        lightest.astype(np.float32) + 8
    )
    usual = box_mean(steep, (max(grey.shape) // 6) | 1)
    edges = np.clip(steep / (USUAL_EDGE * usual + NOISE_EDGE), 0, 1)
    both_sides = closed((255 * edges).astype(np.uint8), 3)
    return np.multiply(both_sides, 1 / 255, dtype=np.float32)


def _smooth(grey: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The picture without its noise."""
    grain = min(noise_of(grey) / GRAIN, COARSEST)
    return gaussian_blur(grey, max(0.6, max(grey.shape) / 1000, grain))
