"""Where a grid may be of which hardly a line is seen: by the rows and columns of its digits.

Digits stand in the middle of their cells, so that those of a grid lie on a lattice, which words
around it do not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from nonet.photo._opencv import components, gaussian_blur
from nonet.photo.mesh import SQUARE, mapped
from nonet.photo.watching import look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

LEVEL = 0.35  # darkness of a digit
HEIGHTS = (6, 64)  # pixels of a digit
WIDTHS = (0.12, 1.3)  # of its height
FILLED = 0.15  # share of the box around a digit that it fills, at least
SOLID = 0.8  # the same of an empty cell
NARROW = 0.5  # width of a 1 that is as solid, of its height
ALIKE = (0.95, 1.4)  # heights of the digits of a grid, in those of the lowest of most of them
KINDS = 3  # heights that are tried
FEWEST = {16: 60, 9: 17, 6: 9, 4: 5}  # digits of a grid that are seen
MOST = 300  # numbers of one height; a page of text has more characters
FARTHEST = 1e6  # cells from the first one that a character may seem to be, near the horizon
GAP = 0.35  # of a height, between the two digits of a number
STEPS = (1.1, 6.0)  # of a height, from one digit to the next
BIN = 0.12  # of a height, how exactly steps are counted
NARROWEST = 0.7  # shorter side of a cell over its longer one
SLANTED = 0.4  # cosine of the angle between the sides of a cell, at most
TRIED_STEPS = 6  # of each direction
TRIED = 8  # cells that a lattice begins with
HALVED = 0.7  # how much likelier a step is than its half that is not seen
STARTS = 2  # digits that it begins at
REACH = 2  # cells, how far a lattice is grown at once
NEAR = 0.22  # of a cell, how far a digit may be from its middle
ROUNDS = 14
STIFF = 0.3  # how little a lattice is taken to recede, against the places of digits in it
SINGULAR = 1e9  # condition of what points on one line leave open
ENOUGH = 0.7  # share of the digits of one height in a grid beside which no other is tried
ASTRAY = 0.25  # characters beside the middle of cells, for each digit of a grid
EMPTY = 2  # digits that a row or column without any counts against a grid
WINDOWS = 2  # grids of one size in a lattice
LIKELY = 0.75  # of the likeliest of these, that another is at least


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
    boxes = components((lines > LEVEL).astype(np.uint8))[1][1:].astype(np.float64)
    width, height, filled = boxes[:, 2:].T
    low, high = HEIGHTS
    is_character = (height >= low) & (height <= high) & (filled > FILLED * width * height)
    is_character &= (width >= WIDTHS[0] * height) & (width <= WIDTHS[1] * height)
    is_character &= (filled < SOLID * width * height) | (width < NARROW * height)
    found: list[tuple[float, int, NDArray[np.float64]]] = []
    for kind in _kinds(boxes[is_character, :4]):
        if len(kind) > 2 * MOST:
            continue
        numbers = _joined(kind)
        if len(numbers) <= MOST:
            middles = numbers[:, :2] + numbers[:, 2:] / 2
            found += _likeliest(middles, float(np.median(numbers[:, 3])))
    return found


def _kinds(boxes: NDArray[np.float64]) -> Iterator[NDArray[np.float64]]:
    """Characters of about one height, the likeliest digits first: many and high ones."""
    heights = boxes[:, 3]
    every = np.unique(heights)
    low, high = ALIKE
    counts = [
        np.count_nonzero((heights >= height) & (heights <= high * height)) for height in every
    ]
    values = np.where(np.array(counts) >= FEWEST[4], counts * every**1.5, 0)
    for _ in range(KINDS):
        if not values.any():
            return
        height = every[values.argmax()]
        yield boxes[(heights >= low * height) & (heights <= high * height)]
        values[(every > height / high) & (every < high * height)] = 0


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


def _likeliest(
    middles: NDArray[np.float64], height: float
) -> list[tuple[float, int, NDArray[np.float64]]]:
    """The grids of the lattice of these points that has the likeliest one."""
    steps = middles[None] - middles[:, None]
    best: list[tuple[float, int, NDArray[np.float64]]] = []
    value = -np.inf
    for right, down in _cells(steps.reshape(-1, 2), height):
        beside = np.zeros(len(middles))
        for step in (right, down, -right, -down):
            near = np.abs(steps - step).max(axis=2).min(axis=1)
            beside += near < NEAR * np.hypot(*step)
        for start in np.argsort(-beside, kind="stable")[:STARTS]:
            grown = _grown(middles, int(start), right, down)
            found = [] if grown is None else _windows(grown)
            of_found = max((each[0] for each in found), default=-np.inf)
            if of_found > value:
                best, value = found, of_found
        if value > ENOUGH * len(middles):
            break
    return best


def _cells(
    steps: NDArray[np.float64], height: float
) -> list[tuple[NDArray[np.float64], NDArray[np.float64]]]:
    """Steps to the right and down that many characters are apart, about square ones."""
    length = np.hypot(*steps.T)
    low, high = STEPS
    steps = steps[(length > low * height) & (length < high * height)]
    reach = int(high / BIN) + 1
    counts = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    bins = np.rint(steps / (BIN * height)).astype(np.intp) + reach
    np.add.at(counts, (bins[:, 1], bins[:, 0]), 1)
    counts = gaussian_blur(counts, 1.5)
    sides: list[list[tuple[float, NDArray[np.float64]]]] = [[], []]  # to the right, and down
    for place in np.argsort(-counts, axis=None, kind="stable")[: 40 * TRIED_STEPS]:
        row, column = divmod(int(place), 2 * reach + 1)
        step = np.array([column - reach, row - reach]) * BIN * height
        axis = int(abs(step[1]) >= abs(step[0]))
        is_new = all(np.abs(step - other).max() > 3 * BIN * height for _, other in sides[axis])
        if step[axis] > 0 and is_new and len(sides[axis]) < TRIED_STEPS:
            sides[axis].append((float(counts[row, column]), step))
    for side in sides:  # with few digits, hardly any may stand side by side
        side += [
            (HALVED * value, step / 2) for value, step in side if np.hypot(*step) > 2 * low * height
        ]
    found = []
    for of_right, right in sides[0]:
        for of_down, down in sides[1]:
            width, depth = np.hypot(*right), np.hypot(*down)
            is_square = min(width, depth) > NARROWEST * max(width, depth)
            if is_square and abs(right @ down) < SLANTED * width * depth:
                found.append((of_right + of_down, right, down))
    found.sort(key=lambda each: -each[0])
    return [(right, down) for _, right, down in found[:TRIED]]


def _grown(
    middles: NDArray[np.float64], start: int, right: NDArray[np.float64], down: NDArray[np.float64]
) -> _Grown | None:
    """The lattice that begins with one cell and takes in more characters each round."""
    matrix = np.eye(3)
    matrix[:2] = np.stack([right, down, middles[start]], axis=1)
    found = _Grown(matrix, middles, np.zeros(len(middles), np.bool_))
    first = last = np.zeros(2)
    for _ in range(ROUNDS):
        look()
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
    unit, none = np.ones_like(x), np.zeros_like(x)
    rows = np.concatenate(
        [
            np.stack([x, y, unit, none, none, none, -to[:, 0] * x, -to[:, 0] * y], axis=1),
            np.stack([none, none, none, x, y, unit, -to[:, 1] * x, -to[:, 1] * y], axis=1),
        ]
    )
    products = rows.T @ rows
    products[[6, 7], [6, 7]] += STIFF**2 * len(x)
    if np.linalg.cond(products) > SINGULAR:
        return None
    solution = np.linalg.solve(products, rows.T @ to.T.ravel())
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
    places = np.rint(np.clip(grown.places, -FARTHEST, FARTHEST)).astype(np.intp)
    on = places[grown.is_on]
    margin = max(FEWEST)
    first = on.min(axis=0) - margin
    columns, rows = on.max(axis=0) + margin + 1 - first
    numbers = np.zeros((2, rows, columns), np.intp)  # of digits on the lattice, and of all
    np.add.at(numbers[0], tuple((on - first).T[::-1]), 1)
    within = ((places >= first) & (places - first < (columns, rows))).all(axis=1)
    np.add.at(numbers[1], tuple((places[within] - first).T[::-1]), 1)
    result: list[tuple[float, int, NDArray[np.float64]]] = []
    for size, fewest in FEWEST.items():
        across, down = _sums(numbers, size, 2), _sums(numbers, size, 1)
        inner, every = _sums(across, size, 1)
        filled = _sums(across[0] > 0, size, 0) + _sums(down[0] > 0, size, 1)
        astray = every - inner
        value = 2 * inner - len(on) - astray - EMPTY * (2 * size - filled)
        value[(inner < fewest) | (astray > ASTRAY * inner)] = 0
        least = max(1.0, LIKELY * value.max())
        for place in np.argsort(-value, axis=None, kind="stable")[:WINDOWS]:
            row, column = divmod(int(place), value.shape[1])
            if value[row, column] >= least:
                corners = first + (column, row) + (size * SQUARE - 0.5)
                result.append((float(value[row, column]), size, mapped(corners, grown.matrix)))
    return result


def _sums(numbers: NDArray[Any], count: int, axis: int) -> NDArray[np.intp]:
    """The sums of as many numbers beside each other, from each place on."""
    total = np.cumsum(numbers, axis=axis, dtype=np.intp)
    total = np.concatenate([np.zeros_like(total.take([0], axis=axis)), total], axis=axis)
    length = total.shape[axis]
    result: NDArray[np.intp] = np.subtract(
        total.take(range(count, length), axis=axis), total.take(range(length - count), axis=axis)
    )
    return result
