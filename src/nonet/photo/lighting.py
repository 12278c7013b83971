"""Thin dark things in a picture, whatever light falls on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import box_mean, closed, gaussian_blur

if TYPE_CHECKING:
    from numpy.typing import NDArray

NOISE = 0.02  # of the light around: what is darker by less is no line
USUAL = 4.0  # times the mean near by; squares would hide faint lines beside thick digits


def line_picture(grey: NDArray[np.uint8]) -> NDArray[np.float32]:
    """How much each pixel belongs to something thin and dark: float32, 0 to 1.

    The light is what a morphological closing leaves: it keeps the edge of a shadow as sharp as
    it is, where a local mean would spread it. What is darker than the light is measured as a
    share of it, so that shadows do not count, and against its usual size near by.
    """
    side = max(grey.shape)
    smooth = gaussian_blur(grey, max(0.6, side / 1000))
    light = closed(smooth, max(7, side // 48) | 1)
    dark: NDArray[np.float32] = 1 - (smooth.astype(np.float32) + 4) / (light.astype(np.float32) + 4)
    usual = np.maximum(box_mean(dark, (side // 6) | 1), 0)
    return np.clip(dark / (USUAL * usual + NOISE), 0, 1).astype(np.float32)
