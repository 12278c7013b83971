"""The digit of each cell, with its probability: a convolutional network of three layers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

NUMERALS = 17
"""Classes of empty cells and of numerals: empty, 1, 2, …, 16. After them A, B, …, G."""

CLASSES = 24
"""Number of classes. The letters A to G are the digits 10 to 16."""

_Layers = dict[str, "NDArray[np.float32]"]


def probabilities(cells: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    """What each cell holds.

    Parameters
    ----------
    cells
        float32, shape (cells, 32, 32), as of `nonet.photo.straighten.cell_windows`.
    size
        The largest digit: 16 at most.

    Returns
    -------
    float32, shape (cells, 1 + size): the probability that it is empty, or holds 1, 2, …; each row
    adds up to 1.
    """
    layers = _layers()
    values = cells[..., None]
    for number in (1, 2, 3):
        values = _convolved(values, layers[f"weights{number}"], layers[f"bias{number}"])
    flat = values.reshape(len(values), layers["weights4"].shape[0])
    hidden = np.maximum(flat @ layers["weights4"] + layers["bias4"], 0)
    scores = (hidden @ layers["weights5"] + layers["bias5"]) / layers["temperature"]
    return _of_digits(scores, size)


def _of_digits(scores: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    """Probabilities of digits up to `size`, of numerals and letters together."""
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    digits = weights[:, : size + 1].copy()
    letters = max(0, size - 9)
    digits[:, 10:] += weights[:, NUMERALS : NUMERALS + letters]
    result: NDArray[np.float32] = digits / np.maximum(digits.sum(axis=1, keepdims=True), 1e-30)
    return result


def _convolved(
    values: NDArray[np.float32], weights: NDArray[np.float32], bias: NDArray[np.float32]
) -> NDArray[np.float32]:
    """A convolution that keeps the sides, then the largest of each 2 × 2, then no negatives.

    `values` has shape (cells, side, side, channels), `weights` (side, side, channels, results).
    """
    reach = len(weights) // 2
    cells, side = values.shape[:2]
    padded = np.pad(values, ((0, 0), (reach, reach), (reach, reach), (0, 0)))
    pieces = np.lib.stride_tricks.sliding_window_view(padded, weights.shape[:2], axis=(1, 2))
    kernel = weights.reshape(-1, weights.shape[3])
    columns = pieces.transpose(0, 1, 2, 4, 5, 3).reshape(cells * side * side, len(kernel))
    result = (columns @ kernel).reshape(cells, side, side, kernel.shape[1])
    rows = np.maximum(result[:, 0::2], result[:, 1::2])
    pooled = np.maximum(rows[:, :, 0::2], rows[:, :, 1::2])
    largest: NDArray[np.float32] = np.maximum(pooled + bias, 0)
    return largest


@cache
def _layers() -> _Layers:
    """The weights, float32; digits.md is their card."""
    with (
        files("nonet.photo").joinpath("digits.npz").open("rb") as file,
        np.load(file, allow_pickle=False) as kept,
    ):
        return {name: kept[name].astype(np.float32) for name in kept.files}
