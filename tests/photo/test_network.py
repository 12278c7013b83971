"""The network that reads cells."""

from importlib.resources import files
from io import BytesIO

import numpy as np
import pytest
from numpy.typing import NDArray

from nonet.photo.network import CLASSES, HEADS, NUMERALS, POOLED, probabilities
from nonet.photo.straighten import cell_windows, straighten
from photo_pictures import synthetic_photo

CELLS = np.random.default_rng(5).normal(0, 1, (6, 32, 32)).astype(np.float32)


def kept_weights() -> dict[str, NDArray[np.generic]]:
    """The numbers of the file."""
    data = BytesIO(files("nonet.photo").joinpath("digits.npz").read_bytes())
    with np.load(data, allow_pickle=False) as kept:
        return {name: kept[name] for name in kept.files}


class Layers:
    """The layers, done one number at a time: as plain as they can be."""

    def __init__(self) -> None:
        kept = kept_weights()
        self._weights = {
            name: (whole(kept[f"{name}.weights"]) * factors, bias)
            for name in (key.removesuffix(".weights") for key in kept if key.endswith(".weights"))
            for factors, bias in [kept[f"{name}.affine"].astype(np.float64)]
        }

    def linear(self, name: str, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Weights and bias of a layer."""
        weights, bias = self._weights[name]
        result: NDArray[np.float64] = values @ weights
        result += bias
        return result

    def convolved(
        self, name: str, values: NDArray[np.float64], side: int = 3, step: int = 1
    ) -> NDArray[np.float64]:
        """A convolution, then no negatives."""
        reach = (side - 1) // 2
        padded = np.pad(values, ((reach, side), (reach, side), (0, 0)))
        places = range(0, len(values), step)
        rows = [
            [self.linear(name, padded[y : y + side, x : x + side].ravel()) for x in places]
            for y in places
        ]
        return np.array(rows, np.float64).clip(0)

    def hidden(self, cell: NDArray[np.float32]) -> NDArray[np.float64]:
        """What the convolutions make of a cell."""
        values = self.convolved("convolution1", cell.astype(np.float64)[..., None], 6, 2)
        for number in range(2, 7):
            before, values = values, self.convolved(f"convolution{number}", values)
            if number in POOLED:
                values = pooled(values)
            if values.shape == before.shape:
                values += before
        return np.maximum(self.linear("hidden", values.ravel()), 0)

    def compared(self, number: int, hidden: NDArray[np.float64]) -> NDArray[np.float64]:
        """Each cell with a mean of others, weighed by how much they are alike."""
        query, key, value = (
            self.linear(f"{name}{number}", hidden).reshape(len(hidden), HEADS, -1)
            for name in ("query", "key", "value")
        )
        result = hidden.copy()
        for cell in range(len(hidden)):
            parts = [hidden[cell]]
            for head in range(HEADS):
                alike = np.exp(key[:, head] @ query[cell, head] / np.sqrt(key.shape[2]))
                parts.append(alike / alike.sum() @ value[:, head])
            result[cell] += np.maximum(self.linear(f"mix{number}", np.concatenate(parts)), 0)
        return result


def whole(weights: NDArray[np.generic]) -> NDArray[np.float64]:
    """Whole numbers, of which a byte may hold two."""
    if weights.dtype == np.int8:
        return weights.astype(np.float64)
    rows = [
        [half - 16 * (half > 7) for byte in row for half in divmod(byte, 16)]
        for row in weights.tolist()
    ]
    return np.array(rows, np.float64)


def pooled(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The largest of each 2 × 2."""
    half = len(values) // 2
    largest: NDArray[np.float64] = values.reshape(half, 2, half, 2, -1).max(axis=(1, 3))
    return largest


def test_layers_against_loops() -> None:
    """The probabilities are those of the layers done one number at a time."""
    layers = Layers()
    hidden = np.array([layers.hidden(cell) for cell in CELLS])
    for number in (1, 2):
        hidden = layers.compared(number, hidden)
    weights = np.exp(layers.linear("last", hidden))
    expected = weights[:, :17].copy()
    expected[:, 10:] += weights[:, 17:]
    found = probabilities(CELLS, 16)
    assert found == pytest.approx(
        expected / expected.sum(axis=1, keepdims=True), rel=1e-2, abs=1e-5
    )


def test_cells_are_compared() -> None:
    """The order of cells does not matter, but which others there are does."""
    found = probabilities(CELLS, 9)
    assert probabilities(CELLS[::-1], 9)[::-1] == pytest.approx(found, abs=1e-5)
    assert np.abs(probabilities(CELLS[:1], 9) - found[:1]).max() > 1e-6


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


def test_blank_cells_are_empty() -> None:
    """A cell with nothing in it is empty, and the others are read as if it were not there."""
    with_blank = np.insert(CELLS, [2, 6], np.float32(0.3), axis=0)
    with_blank[2, 0] = 3  # a line of the grid
    found = probabilities(with_blank, 9)
    assert (found[[2, 7], 0] > 0.999).all()
    assert found[[2, 7]].sum(axis=1) == pytest.approx(np.ones(2))
    assert np.delete(found, [2, 7], axis=0) == pytest.approx(probabilities(CELLS, 9), abs=1e-6)


def test_the_weights_are_small() -> None:
    """At most 250 kB."""
    assert len(files("nonet.photo").joinpath("digits.npz").read_bytes()) <= 250_000
    kept = kept_weights()
    assert kept["last.affine"].shape == (2, CLASSES) == (2, NUMERALS + 7)
    for name, values in kept.items():
        if name.endswith(".affine"):
            assert values.dtype == np.float32
            assert np.isfinite(values).all()
        else:
            is_fine = name.startswith(("convolution1", "last"))
            assert values.dtype == (np.int8 if is_fine else np.uint8)


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
