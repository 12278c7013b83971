"""Where a grid may be of which hardly a line is clear: by the even spacing of its lines.

In a picture in which the lines of both directions are level and upright, those of a grid are evenly
spaced, like the teeth of a comb. The darkness along all of a line shows one of which hardly a pixel
is clear.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import dilated, warped
from nonet.photo.lattice import distinct
from nonet.photo.mesh import mapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from nonet.photo.lattice import Lattice

SMALLEST = 0.25  # side of a grid, as a part of the picture
FINEST = 6.0  # pixels between lines
PIECES = 48  # of a row of pixels, each of which counts by its mean
DARKEST = 0.4  # darkness of a piece that counts in full, so that digits outdo no thin lines
NEAR = 0.07  # of a cell, how far a line may be from its place
BESIDE = (0.2, 0.35)  # of a cell, from where to where there is no line
CLEAR = 0.1  # contrast of a line that counts in full
KIND = 1.15  # ratio of spacings for which contrasts are measured alike
FIRST = 6  # combs of one direction that are tried
SECOND = 2  # combs of the other direction that are tried with each
MOST = 5  # quads
LEAST = 0.4  # score of a comb
LEAST_OF_BOTH = 1.4  # sum of the scores of the combs of a quad
WITHOUT_FRAME = 0.85  # score of a comb of all inner lines and no outer ones
SQUARE = 1.3  # longer side of a cell over its shorter one
ALIKE = 0.5  # of a cell, between combs that are the same


@dataclass(frozen=True, slots=True)
class _Comb:
    """Evenly spaced lines of one direction.

    Attributes
    ----------
    first, last
        Where the outer ones are, in pixels.
    score
        How clear the lines are, at most 1.
    """

    first: float
    last: float
    score: float


@dataclass(frozen=True, slots=True, eq=False)
class _Rows:
    """The darkness of each row of a picture, from any place to any other.

    Attributes
    ----------
    sums
        Of pieces from left to right: float32, shape (rows, pieces + 1).
    piece
        Pixels of a piece.
    """

    sums: NDArray[np.float32]
    piece: int

    def mean(self, span: _Comb | None = None) -> NDArray[np.float32]:
        """The mean of each row, between the outer lines of a comb if one is given."""
        count = self.sums.shape[1] - 1
        first, last = 0, count
        if span is not None:
            first = min(max(0, round(span.first / self.piece)), count - 1)
            last = max(first + 1, min(count, round(span.last / self.piece)))
        between = self.sums[:, last] - self.sums[:, first]
        mean: NDArray[np.float32] = between / np.float32(last - first)
        return mean


@dataclass(frozen=True, slots=True, eq=False)
class _Places:
    """The combs that are looked for in rows, the narrowest first.

    Attributes
    ----------
    first, step
        Where the first line is, and how far the next: shape (combs,).
    at
        Where the lines are in the contrasts of all kinds: shape (combs, size + 1).
    steps
        The step of each kind.
    """

    first: NDArray[np.float64]
    step: NDArray[np.float64]
    at: NDArray[np.intp]
    steps: NDArray[np.float64]


def combed_quads(
    lines: NDArray[np.float32], lattice: Lattice, size: int
) -> list[NDArray[np.float64]]:
    """Corners of grids by the spacing of their lines, the clearest first: shape (4, 2), clockwise.

    Each direction says where lines of the other are to be summed up: those that are clear in all
    the picture come first.
    """
    straight = warped(lines, np.linalg.inv(lattice.matrix).astype(np.float64))
    level, upright = _rows(straight), _rows(np.ascontiguousarray(straight.T))
    found: list[tuple[float, NDArray[np.float64]]] = []
    for down, across, is_turned in ((level, upright, False), (upright, level, True)):
        starts = _combs([down.mean()], size, FIRST)[0]
        others = _combs([across.mean(start) for start in starts], size, SECOND, starts)
        pairs = [(start, x) for start, some in zip(starts, others, strict=True) for x in some]
        ends = _combs([down.mean(x) for _, x in pairs], size, 1, [start for start, _ in pairs])
        for (_, x), some in zip(pairs, ends, strict=True):
            for y in some:
                score = x.score + y.score
                if score > LEAST_OF_BOTH:
                    corners = _corners(x, y)
                    found.append((score, corners[[0, 3, 2, 1], ::-1] if is_turned else corners))
    found.sort(key=lambda each: -each[0])
    quads = distinct([corners for _, corners in found], ALIKE / (1.4 * size))
    return [mapped(corners, lattice.matrix) for corners in quads[:MOST]]


def _corners(x: _Comb, y: _Comb) -> NDArray[np.float64]:
    """Where the outer lines of upright and level combs cross, clockwise."""
    return np.array([(x.first, y.first), (x.last, y.first), (x.last, y.last), (x.first, y.last)])


def _rows(picture: NDArray[np.float32]) -> _Rows:
    """The rows of a picture, each with the darkest of itself and those next to it."""
    height, width = picture.shape
    piece = max(1, width // PIECES)
    count = width // piece
    means = picture[:, : count * piece].reshape(height, count, piece).mean(axis=2)
    thick = means.copy()  # a line that is not quite level is in the next row farther on
    np.maximum(thick[1:], means[:-1], out=thick[1:])
    np.maximum(thick[:-1], means[1:], out=thick[:-1])
    sums = np.zeros((height, count + 1), np.float32)
    np.cumsum(np.minimum(thick, DARKEST), axis=1, out=sums[:, 1:])
    return _Rows(sums, piece)


def _combs(
    means: Sequence[NDArray[np.float32]],
    size: int,
    most: int,
    alike: Sequence[_Comb] | None = None,
) -> list[list[_Comb]]:
    """The clearest combs of each mean of rows, with cells about as large as of another comb."""
    places = _places(len(means[0]), size) if means else None
    if places is None:
        return [[] for _ in means]
    result: list[list[_Comb]] = []
    for number, contrasts in enumerate(_contrasts(np.stack(means), places.steps)):
        part = slice(None)
        if alike is not None:
            step = (alike[number].last - alike[number].first) / size
            part = slice(*np.searchsorted(places.step, [step / SQUARE, step * SQUARE]))
        result.append(_clearest(contrasts[places.at[part]], places, part, most))
    return result


def _clearest(lines: NDArray[np.float32], places: _Places, part: slice, most: int) -> list[_Comb]:
    """The clearest combs of a part of all places, by the contrasts of their lines."""
    first, step = places.first[part], places.step[part]
    last = first + (lines.shape[1] - 1) * step
    values = np.maximum(_weighed(lines), WITHOUT_FRAME * _weighed(lines[:, 1:-1]))
    found: list[_Comb] = []
    while len(found) < most and len(values):
        best = int(values.argmax())
        if values[best] < LEAST:
            break
        found.append(_Comb(float(first[best]), float(last[best]), float(values[best])))
        off = np.maximum(np.abs(first - first[best]), np.abs(last - last[best]))
        values[off < ALIKE * step[best]] = -1
    return found


@lru_cache(maxsize=16)
def _places(length: int, size: int) -> _Places | None:
    """All combs that rows of this number may have; None where cells would be too small."""
    smallest, largest = max(FINEST, SMALLEST * length / size), length / (size - 1.5)
    if smallest >= largest:
        return None
    count = 2 + int(np.log(largest / smallest) * size / (4 * NEAR))
    steps = np.geomspace(smallest, largest, count)
    kinds = np.floor(np.log(steps / smallest) / np.log(KIND) + 1e-9).astype(np.intp)
    firsts = [np.arange(-step, length - (size - 1) * step, max(1.0, NEAR * step)) for step in steps]
    numbers = [len(each) for each in firsts]
    first, step, kind = np.concatenate(firsts), np.repeat(steps, numbers), np.repeat(kinds, numbers)
    at = np.rint(first[:, None] + step[:, None] * np.arange(size + 1)).astype(np.intp)
    at = np.where((at >= 0) & (at < length), at, length) + kind[:, None] * (length + 1)
    return _Places(first, step, at, smallest * KIND ** (np.arange(kinds[-1] + 1) + 0.5))


def _contrasts(means: NDArray[np.float32], steps: NDArray[np.float64]) -> NDArray[np.float32]:
    """How much darker each row is than those beside a line there, for each step.

    Shape (means, steps times (rows + 1)): after the rows there is a 0 for what is beyond them.
    """
    count, length = means.shape
    margin = 3 + int(BESIDE[1] * steps[-1])
    total = np.cumsum(np.pad(means, ((0, 0), (margin + 1, margin))), axis=1, dtype=np.float64)

    def sums(first: int, last: int) -> NDArray[np.float64]:
        """From one row to another, counted from each row."""
        start, end = margin + first, margin + last + 1
        result: NDArray[np.float64] = (
            total[:, end : end + length] - total[:, start : start + length]
        )
        return result

    result = np.zeros((count, len(steps), length + 1), np.float32)
    for number, step in enumerate(steps):
        near = max(1, round(NEAR * step))
        low = max(near + 1, round(BESIDE[0] * step))
        high = max(near + 2, round(BESIDE[1] * step))
        beside = (sums(-high, -low) + sums(low, high)) / (2 * (high - low + 1))
        contrast = (dilated(means, 2 * near + 1) - beside) / CLEAR
        np.clip(contrast, -0.5, 1, out=result[:, number, :length])
    return result.reshape(count, -1)


def _weighed(lines: NDArray[np.float32]) -> NDArray[np.float32]:
    """The mean of each comb's lines, in which the two worst count again."""
    worst = np.partition(lines, 1, axis=1)[:, :2].mean(axis=1)
    result: NDArray[np.float32] = (lines.mean(axis=1) + 0.5 * worst) / 1.5
    return result
