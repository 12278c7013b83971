"""The digit of each cell, with its probability: a convolutional network, then cells compared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo.watching import look

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

NUMERALS = 17
"""Classes of empty cells and of numerals: empty, 1, 2, …, 16. After them A, B, …, G."""

CLASSES = 24
"""Number of classes. The letters A to G are the digits 10 to 16."""

HEADS = 2
"""Ways in which cells are compared at a time."""

POOLED = frozenset({2, 4})
"""Convolutions after which the largest of each 2 × 2 is taken."""

INNER = slice(7, 25)
"""Rows and columns of a window that no line of the grid reaches."""

BLANK = 0.1
"""Standard deviation of the contrast within `INNER` below which a cell is empty.

None of 21,364 digits of synthetic pictures of severity 0.5 has less than 0.12, and none of the
4,656 digits of 160 photos less than 0.27.
"""

_BLANK_IS_EMPTY = 0.9999
"""Probability that such a cell is empty."""

_AT_ONCE = 9
"""Cells that go through the convolutions together: what they make of them fits into the cache."""

_MOVES = (
    (slice(1, None), slice(0, -1)),
    (slice(0, None), slice(0, None)),
    (slice(0, -1), slice(1, None)),
)
"""Where what lies one back, here and one further on goes, and where it comes from."""


@dataclass(frozen=True, slots=True, eq=False)
class _Layer:
    """Weights, shape (inputs, results), and what is added."""

    weights: NDArray[np.float32]
    bias: NDArray[np.float32]

    def __call__(self, values: NDArray[np.float32]) -> NDArray[np.float32]:
        # One product: NumPy makes many small ones of more dimensions, for each of which the
        # threads of its library wait for each other.
        *shape, inputs = values.shape
        result: NDArray[np.float32] = values.reshape(-1, inputs) @ self.weights
        result += self.bias
        return result.reshape(*shape, self.bias.size)


def probabilities(cells: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    """The probabilities of the contents of each cell.

    Cells of the same grid are compared with each other, since its digits are of one typeface: what
    is read in one cell depends on the others a little.

    Parameters
    ----------
    cells
        float32, shape (cells, 32, 32), as of `nonet.photo.straighten.cell_windows`: those of one
        grid, or of these the ones that are not clearly empty.
    size
        The largest digit: 16 at most.

    Returns
    -------
    float32, shape (cells, 1 + size): the probability that it is empty, or holds 1, 2, …; each row
    adds up to 1.
    """
    return probabilities_and_beyond(cells, size)[0]


def probabilities_and_beyond(
    cells: NDArray[np.float32], size: int
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """As `probabilities`; and how probable a digit above `size` is where none is ruled out."""
    digits = np.full((len(cells), 1 + size), (1 - _BLANK_IS_EMPTY) / size, np.float32)
    digits[:, 0] = _BLANK_IS_EMPTY
    beyond = np.zeros(len(cells), np.float32)
    inner = cells[:, INNER, INNER]
    filled = np.flatnonzero(inner.std(axis=(1, 2)) >= BLANK)
    if len(filled):
        scores = _scores(cells[filled])
        letters = NUMERALS + max(0, size - 9)
        shares = _shares(scores)
        digits[filled] = _of_digits(scores, size)
        beyond[filled] = shares[:, size + 1 : NUMERALS].sum(axis=1)
        beyond[filled] += shares[:, letters:].sum(axis=1)
    return digits, beyond


def _scores(cells: NDArray[np.float32]) -> NDArray[np.float32]:
    """The scores of each class of each cell."""
    layers = _layers()
    starts = range(0, len(cells), _AT_ONCE)
    hidden = np.concatenate([_of_windows(cells[at : at + _AT_ONCE], layers) for at in starts])
    number = 1
    while f"mix{number}" in layers:
        hidden = _compared(hidden, layers, number)
        number += 1
    return layers["last"](hidden)


def _of_windows(cells: NDArray[np.float32], layers: dict[str, _Layer]) -> NDArray[np.float32]:
    """Hidden values of cells, each by itself.

    A convolution whose output has the shape of its input adds the input (a residual connection).
    """
    look()
    padded = np.pad(cells, ((0, 0), (2, 2), (2, 2)))
    pieces = np.lib.stride_tricks.sliding_window_view(padded, (6, 6), axis=(1, 2))[:, ::2, ::2]
    columns = pieces[:, :16, :16].reshape(len(cells), 16, 16, 36)
    values = _positive(layers["convolution1"](columns))
    number = 2
    while f"convolution{number}" in layers:
        result = _convolved(values, layers[f"convolution{number}"])
        if number in POOLED:
            result = _pooled(result)
        result = _positive(result)
        values = values + result if result.shape == values.shape else result
        number += 1
    flat = values.reshape(len(values), layers["hidden"].weights.shape[0])
    return _positive(layers["hidden"](flat))


def _compared(
    hidden: NDArray[np.float32], layers: dict[str, _Layer], number: int
) -> NDArray[np.float32]:
    """Hidden values of cells after a look at those cells that are like them."""
    queries, keys, values = (
        np.stack(np.split(layers[f"{name}{number}"](hidden), HEADS, axis=1))
        for name in ("query", "key", "value")
    )
    alike = queries @ keys.transpose(0, 2, 1) / np.float32(np.sqrt(keys.shape[2]))
    others = _shares(alike) @ values
    both = np.concatenate([hidden, *others], axis=1)
    result: NDArray[np.float32] = hidden + _positive(layers[f"mix{number}"](both))
    return result


def _of_digits(scores: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    """Probabilities of digits up to `size`, of numerals and letters together."""
    letters = max(0, size - 9)
    able = np.r_[0 : size + 1, NUMERALS : NUMERALS + letters]
    weights = _shares(scores[:, able])
    digits = weights[:, : size + 1].copy()
    digits[:, 10:] += weights[:, size + 1 :]
    return digits


def _convolved(values: NDArray[np.float32], layer: _Layer) -> NDArray[np.float32]:
    """A convolution of 3 × 3 that keeps the sides; `values` has shape (cells, side, side, n)."""
    cells, side, _, channels = values.shape
    columns = np.zeros((cells, side, side, 9, channels), np.float32)
    for number, ((to_y, from_y), (to_x, from_x)) in enumerate(product(_MOVES, repeat=2)):
        columns[:, to_y, to_x, number] = values[:, from_y, from_x]
    return layer(columns.reshape(cells, side, side, 9 * channels))


def _pooled(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """The largest of each 2 × 2."""
    rows = np.maximum(values[:, 0::2], values[:, 1::2])
    largest: NDArray[np.float32] = np.maximum(rows[:, :, 0::2], rows[:, :, 1::2])
    return largest


def _positive(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """Without negatives, in place."""
    return np.maximum(values, 0, out=values)


def _shares(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """The softmax of scores along the last axis."""
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True, initial=-np.inf))
    shares: NDArray[np.float32] = weights / weights.sum(axis=-1, keepdims=True)
    return shares


@cache
def _layers() -> dict[str, _Layer]:
    """The layers by name; digits.md is their card."""
    with (
        files("nonet.photo").joinpath("digits.npz").open("rb") as file,
        np.load(file, allow_pickle=False) as kept,
    ):
        return {
            name.removesuffix(".weights"): _layer(kept, name.removesuffix(".weights"))
            for name in kept.files
            if name.endswith(".weights")
        }


def _layer(kept: Mapping[str, NDArray[np.generic]], name: str) -> _Layer:
    """A layer from whole numbers, with a factor and a bias for each result."""
    factors, bias = kept[f"{name}.affine"].astype(np.float32)
    weights = kept[f"{name}.weights"]
    whole = _unpacked(weights.view(np.uint8)) if weights.dtype == np.uint8 else weights
    return _Layer(whole.astype(np.float32) * factors, bias)


def _unpacked(pairs: NDArray[np.uint8]) -> NDArray[np.int8]:
    """Whole numbers from -8 to 7, of which two are in each byte."""
    halves = np.stack([pairs >> 4, pairs & 15], axis=-1).reshape(len(pairs), -1)
    return (halves ^ 8).astype(np.int8) - np.int8(8)
