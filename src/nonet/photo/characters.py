"""Where a grid may be of which hardly a line is seen: by the rows and columns of its digits.

Digits stand in the middle of their cells, so that those of a grid lie on a lattice, which words
around it do not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import boxes_of_components, gaussian_blur
from nonet.photo.mesh import SQUARE, mapped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

LEVEL = 0.35  # darkness of a digit
HEIGHTS = (6, 64)  # pixels of a digit
WIDTHS = (0.12, 1.3)  # of its height
FILLED = 0.15  # share of the box around a digit that it fills, at least
ALIKE = (0.95, 1.4)  # heights of the digits of a grid, in those of the lowest of most of them
KINDS = 3  # heights that are tried
FEWEST = {16: 60, 9: 17, 6: 9, 4: 5}  # digits of a grid that are seen
MOST = 300  # digits of one height; a page of text has more
GAP = 0.35  # of a height, between the two digits of a number
STEPS = (1.1, 6.0)  # of a height, from one digit to the next
BIN = 0.12  # of a height, how exactly steps are counted
NARROWEST = 0.7  # shorter side of a cell over its longer one
SLANTED = 0.4  # cosine of the angle between the sides of a cell, at most
TRIED_STEPS = 6  # of each direction
TRIED = 4  # cells that a lattice begins with
STARTS = 2  # digits that it begins at
REACH = 2  # cells, how far a lattice is grown at once
NEAR = 0.22  # of a cell, how far a digit may be from its middle
ROUNDS = 14
STIFF = 0.3  # how little a lattice is taken to recede, against the places of digits in it
ENOUGH = 0.8  # share of the digits of one height on a lattice beside which no other is tried
ASTRAY = 0.25  # characters beside the middle of cells, for each digit of a grid
EMPTY = 2  # digits that a row or column without any counts against a grid
WINDOWS = 2  # grids of one size in a lattice


@dataclass(frozen=True, slots=True, eq=False)
class _Grown:
    """Digits on a lattice.

    Attributes
    ----------
    matrix
        Homography from columns and rows to pixels.
    places
        Column and row of each character, also of those beside the middle of a cell.
    is_on
        Whether it is in the middle of a cell.
    """

    matrix: NDArray[np.float64]
    places: NDArray[np.float64]
    is_on: NDArray[np.bool_]


def digit_quads(lines: NDArray[np.float32]) -> list[tuple[float, int, NDArray[np.float64]]]:
    """How likely a grid is that characters lie in, its size and its corners: shape (4, 2)."""
    boxes = boxes_of_components((lines > LEVEL).astype(np.uint8)).astype(np.float64)
    width, height, filled = boxes[:, 2:].T
    low, high = HEIGHTS
    is_character = (height >= low) & (height <= high) & (filled > FILLED * width * height)
    is_character &= (width >= WIDTHS[0] * height) & (width <= WIDTHS[1] * height)
    found: list[tuple[float, int, NDArray[np.float64]]] = []
    for kind in _kinds(boxes[is_character, :4]):
        numbers = _joined(kind)
        if len(numbers) > MOST:
            continue
        middles = numbers[:, :2] + numbers[:, 2:] / 2
        grown = _best_lattice(middles, float(np.median(numbers[:, 3])))
        if grown is not None:
            found += _windows(grown)
    return found


def _kinds(boxes: NDArray[np.float64]) -> Iterator[NDArray[np.float64]]:
    """Characters of about one height, the likeliest digits first: many and high ones."""
    heights = boxes[:, 3]
    every = np.unique(heights)
    low, high = ALIKE
    counts = [np.count_nonzero((heights >= one) & (heights <= high * one)) for one in every]
    values = np.where(np.array(counts) >= FEWEST[4], counts * every**1.5, 0)
    for _ in range(KINDS):
        if not values.any():
            return
        one = every[values.argmax()]
        yield boxes[(heights >= low * one) & (heights <= high * one)]
        values[(every > one / high) & (every < high * one)] = 0


def _joined(boxes: NDArray[np.float64]) -> NDArray[np.float64]:
    """The boxes, with two digits side by side as one number; of three none are joined."""
    gap = GAP * float(np.median(boxes[:, 3]))
    left, top = boxes[:, 0], boxes[:, 1]
    between = left[None] - (left + boxes[:, 2])[:, None]
    is_next = (between >= 0) & (between < gap) & (np.abs(top[None] - top[:, None]) < gap)
    first, second = np.nonzero(is_next)
    numbers = Counter([*first.tolist(), *second.tolist()])
    result, gone = boxes.copy(), []
    for one, other in zip(first.tolist(), second.tolist(), strict=True):
        if numbers[one] == numbers[other] == 1:
            start = np.minimum(boxes[one, :2], boxes[other, :2])
            end = np.maximum(*(box[:2] + box[2:] for box in (boxes[one], boxes[other])))
            result[one] = *start, *(end - start)
            gone.append(other)
    return np.delete(result, gone, axis=0)


def _best_lattice(middles: NDArray[np.float64], height: float) -> _Grown | None:
    """The lattice that most of these points lie on."""
    steps = middles[None] - middles[:, None]
    best: _Grown | None = None
    most = 0
    for right, down in _cells(steps.reshape(-1, 2), height):
        beside = np.zeros(len(middles))
        for step in (right, down, -right, -down):
            near = np.abs(steps - step).max(axis=2).min(axis=1)
            beside += near < NEAR * np.hypot(*step)
        for start in np.argsort(-beside, kind="stable")[:STARTS]:
            grown = _grown(middles, int(start), right, down)
            if grown is not None and grown.is_on.sum() > most:
                best, most = grown, int(grown.is_on.sum())
        if most > ENOUGH * len(middles):
            break
    return best


def _cells(
    steps: NDArray[np.float64], height: float
) -> list[tuple[NDArray[np.float64], NDArray[np.float64]]]:
    """Steps to the right and down that many characters are apart, about square ones."""
    long = np.hypot(*steps.T)
    low, high = STEPS
    steps = steps[(long > low * height) & (long < high * height)]
    reach = int(high / BIN) + 1
    counts = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    bins = np.rint(steps / (BIN * height)).astype(np.intp) + reach
    np.add.at(counts, (bins[:, 1], bins[:, 0]), 1)
    counts = gaussian_blur(counts, 1.5)
    right: list[tuple[float, NDArray[np.float64]]] = []
    down: list[tuple[float, NDArray[np.float64]]] = []
    for place in np.argsort(-counts, axis=None)[: 40 * TRIED_STEPS]:
        row, column = divmod(int(place), 2 * reach + 1)
        step = np.array([column - reach, row - reach]) * BIN * height
        kind = right if abs(step[1]) < abs(step[0]) else down
        is_forward = step[0] > 0 if kind is right else step[1] > 0
        is_new = all(np.abs(step - other).max() > 3 * BIN * height for _, other in kind)
        if is_forward and is_new and len(kind) < TRIED_STEPS:
            kind.append((float(counts[row, column]), step))
    found = []
    for of_right, first in right:
        for of_down, second in down:
            sides = np.hypot(*first), np.hypot(*second)
            is_square = min(sides) > NARROWEST * max(sides)
            if is_square and abs(first @ second) < SLANTED * sides[0] * sides[1]:
                found.append((of_right + of_down, first, second))
    found.sort(key=lambda each: -each[0])
    return [(first, second) for _, first, second in found[:TRIED]]


def _grown(
    middles: NDArray[np.float64], start: int, right: NDArray[np.float64], down: NDArray[np.float64]
) -> _Grown | None:
    """The lattice that begins with one cell and takes in more characters each round."""
    matrix = np.eye(3)
    matrix[:2] = np.stack([right, down, middles[start]], axis=1)
    found = _Grown(matrix, middles, np.zeros(len(middles), np.bool_))
    first = last = np.zeros(2)
    for _ in range(ROUNDS):
        before, found = found, _placed(middles, matrix, first - REACH, last + REACH)
        if found.is_on.sum() < FEWEST[4]:
            return None
        if np.array_equal(found.is_on, before.is_on):
            break
        on = np.rint(found.places[found.is_on])
        fitted = _fitted(on, middles[found.is_on])
        if fitted is None:
            return None
        matrix = fitted
        first, last = on.min(axis=0), on.max(axis=0)
    return found


def _placed(
    middles: NDArray[np.float64],
    matrix: NDArray[np.float64],
    first: NDArray[np.float64],
    last: NDArray[np.float64],
) -> _Grown:
    """The characters on a lattice, those on it from one place to another."""
    places = mapped(middles, np.asarray(np.linalg.inv(matrix), np.float64))
    whole = np.rint(places)
    is_on = (np.abs(places - whole) < NEAR) & (whole >= first) & (whole <= last)
    return _Grown(matrix, places, np.asarray(is_on.all(axis=1), np.bool_))


def _fitted(source: NDArray[np.float64], target: NDArray[np.float64]) -> NDArray[np.float64] | None:
    """The homography that moves points the nearest to others; None where they are on a line.

    Of few points it recedes hardly.
    """
    middle, spread = source.mean(axis=0), np.maximum(source.std(axis=0), 1e-9)
    about, size = target.mean(axis=0), target.std()
    x, y = ((source - middle) / spread).T
    to = (target - about) / size
    one, none = np.ones_like(x), np.zeros_like(x)
    rows = [
        np.stack([x, y, one, none, none, none, -to[:, 0] * x, -to[:, 0] * y], axis=1),
        np.stack([none, none, none, x, y, one, -to[:, 1] * x, -to[:, 1] * y], axis=1),
        STIFF * np.sqrt(len(x)) * np.eye(8)[6:],
    ]
    wanted = np.concatenate([to[:, 0], to[:, 1], np.zeros(2)])
    solution, _, rank, _ = np.linalg.lstsq(np.concatenate(rows), wanted, rcond=1e-6)
    if rank < 8:
        return None
    matrix = np.append(solution, 1).reshape(3, 3)
    scaled = 1 / spread
    inward = np.array(
        [[scaled[0], 0, -middle[0] * scaled[0]], [0, scaled[1], -middle[1] * scaled[1]], [0, 0, 1]]
    )
    outward = np.array([[size, 0, about[0]], [0, size, about[1]], [0, 0, 1]])
    result: NDArray[np.float64] = outward @ matrix @ inward
    return result


def _windows(grown: _Grown) -> list[tuple[float, int, NDArray[np.float64]]]:
    """Grids of each size in a lattice: how likely each is, size and corners."""
    on = np.rint(grown.places[grown.is_on]).astype(np.intp)
    first, last = on.min(axis=0), on.max(axis=0)
    result: list[tuple[float, int, NDArray[np.float64]]] = []
    for size, fewest in FEWEST.items():
        found: list[tuple[int, NDArray[np.intp]]] = []
        starts, ends = np.minimum(first, last - size + 1), np.maximum(first, last - size + 1)
        for row in range(starts[1], ends[1] + 1):
            for column in range(starts[0], ends[0] + 1):
                start = np.array([column, row])
                inner = on[((on >= start) & (on < start + size)).all(axis=1)]
                around = (grown.places > start - 0.5) & (grown.places < start + size - 0.5)
                astray = int(np.count_nonzero(around.all(axis=1))) - len(inner)
                if len(inner) < fewest or astray > ASTRAY * len(inner):
                    continue
                empty = 2 * size - sum(len(np.unique(inner[:, axis])) for axis in (0, 1))
                beyond = len(on) - len(inner)
                found.append((len(inner) - astray - EMPTY * empty - beyond, start))
        found.sort(key=lambda each: -each[0])
        for value, start in found[:WINDOWS]:
            corners = start + (size * SQUARE - 0.5)
            result.append((float(value), size, mapped(corners, grown.matrix)))
    return result
