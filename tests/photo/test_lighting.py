"""The noise of a picture."""

from __future__ import annotations

import numpy as np
import pytest

from nonet.photo.lighting import noise_of


@pytest.mark.parametrize("sigma", [3, 12, 25])
def test_noise(sigma: float) -> None:
    """Noise and lines are distinguished."""
    picture = np.full((300, 400), 160.0)
    picture[::30] = picture[:, ::30] = 40
    picture += np.random.default_rng(1).normal(0, sigma, picture.shape)
    assert noise_of(np.clip(picture, 0, 255).astype(np.uint8)) == pytest.approx(sigma, rel=0.15)


def test_no_noise() -> None:
    """A drawing has none."""
    picture = np.full((300, 400), 160, np.uint8)
    picture[::30] = 40
    assert noise_of(picture) == 0
