"""The network that reads cells."""

from importlib.resources import files
from io import BytesIO

import numpy as np
import pytest
from numpy.typing import NDArray

from nonet.photo.network import CLASSES, NUMERALS, probabilities
from nonet.photo.straighten import cell_windows, straighten
from photo_pictures import synthetic_photo

CELLS = np.random.default_rng(5).normal(0, 1, (6, 32, 32)).astype(np.float32)


def kept_weights() -> dict[str, NDArray[np.float16]]:
    """The numbers of the file."""
    data = BytesIO(files("nonet.photo").joinpath("digits.npz").read_bytes())
    with np.load(data, allow_pickle=False) as kept:
        return {name: kept[name] for name in kept.files}


def convolved(
    values: NDArray[np.float64], layers: dict[str, NDArray[np.float64]], number: int
) -> NDArray[np.float64]:
    """A convolution cell by cell, the largest of 2 × 2, no negatives: as plain as it can be."""
    weights, bias = layers[f"weights{number}"], layers[f"bias{number}"]
    reach, side = len(weights) // 2, len(values)
    result = np.zeros((side, side, len(bias)))
    for row in range(side):
        for column in range(side):
            for down in range(-reach, reach + 1):
                for right in range(-reach, reach + 1):
                    if 0 <= row + down < side and 0 <= column + right < side:
                        there = values[row + down, column + right]
                        result[row, column] += there @ weights[down + reach, right + reach]
    pooled = result.reshape(side // 2, 2, side // 2, 2, -1).max(axis=(1, 3))
    largest: NDArray[np.float64] = np.maximum(pooled + bias, 0)
    return largest


def test_layers_against_loops() -> None:
    """The probabilities are those of the layers done one number at a time."""
    layers = {name: kept.astype(np.float64) for name, kept in kept_weights().items()}
    values = CELLS[0].astype(np.float64)[..., None]
    for number in (1, 2, 3):
        values = convolved(values, layers, number)
    hidden = np.maximum(values.ravel() @ layers["weights4"] + layers["bias4"], 0)
    scores = (hidden @ layers["weights5"] + layers["bias5"]) / layers["temperature"]
    weights = np.exp(scores - scores.max())
    expected = weights[:17].copy()
    expected[10:] += weights[17:]
    found = probabilities(CELLS[:1], 16)[0]
    assert found == pytest.approx(expected / expected.sum(), rel=1e-3, abs=1e-6)


@pytest.mark.parametrize("size", [1, 4, 6, 9, 12, 16])
def test_rows_add_up_to_one(size: int) -> None:
    """Whatever the largest digit."""
    found = probabilities(CELLS, size)
    assert found.shape == (6, size + 1)
    assert found.dtype == np.float32
    assert found.sum(axis=1) == pytest.approx(np.ones(6), abs=1e-5)


def test_no_cells() -> None:
    """No cells have no probabilities."""
    assert probabilities(CELLS[:0], 9).shape == (0, 10)


def test_the_weights_are_small() -> None:
    """At most 250 kB, float16 numbers alone."""
    assert len(files("nonet.photo").joinpath("digits.npz").read_bytes()) <= 250_000
    kept = kept_weights()
    assert kept["weights5"].shape[1] == CLASSES == NUMERALS + 7
    assert all(np.isfinite(values).all() for values in kept.values())


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_printed_digits_are_read(size: int) -> None:
    """Nearly all cells of synthetic pictures in the typefaces of Matplotlib are read."""
    right = total = 0
    for seed in range(6):
        photo = synthetic_photo(100 + seed, size=size, pixels=44 * (size + 3), severity=0.5)
        cells = cell_windows(straighten(photo.picture, photo.mesh), size)
        right += int((probabilities(cells, size).argmax(axis=1) == photo.digits).sum())
        total += size * size
    assert right >= 0.96 * total
