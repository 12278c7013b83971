"""Where a grid may be that is no connected outline: by the directions and ends of its lines.

A grid without a frame has corners where nothing is, a fold or a shadow may connect it with what is
beside it or cut it, and cells of different colours have no outline in common. Their lines still
run in two directions, and end where the grid does.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import (
    box_mean,
    closed,
    components,
    gaussian_blur,
    homography,
    opened,
    slopes,
    warped,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEVEL = 0.35  # darkness of a line
ALONG = 2.0  # how much steeper the picture is across a line than along it, squared
REACH = 70  # the longer side of a picture over the pixels on which that is measured
LEAST_REACH = 5  # pixels
SHORTEST = 60  # the width of a picture over the shortest piece of a line, ends of digits left out
COUNTED = 14  # the same of the shortest piece that says where lines go
FEWEST = 3  # pieces of lines of one direction
TURNED = 3.0  # degrees by which a picture is turned back first
WIDTHS = (0.15, 0.1, 0.06, 0.04, 0.03)  # usual deviation of a slope from those of its pencil
EVEN = 0.003  # how stiffly lines are taken to be parallel
SHARES = (0.35, 0.65)  # of the lines, that go on where a grid still is
GAP = 24  # the side of a picture over the widest gap within a grid
SMALLEST_PICTURE = 32  # pixels of a side
SMALLEST = 0.1  # side of a grid, as a part of the picture
ASTRAY = 0.12  # slope from those of its pencil of what is no piece of a line
BESIDE = 0.03  # of a span, that its ends may be off
SAME = 0.01  # of a side, that corners of the same quad are apart
LONGEST = 2.0  # longer side of a grid over its shorter one


@dataclass(frozen=True, slots=True, eq=False)
class _Pencil:
    """Lines of one direction, which meet far away: their slope by where they cross the middle.

    Attributes
    ----------
    slope
        Of the line through the middle.
    change
        Of the slope from pixel to pixel.
    ends
        Of the pieces of its lines: shape (pieces, 2, 2), along the lines and across them.
    """

    slope: float
    change: float
    ends: NDArray[np.float64]


def lattice_quads(lines: NDArray[np.float32]) -> list[NDArray[np.float64]]:
    """Corners that the ends of lines in two directions make, shape (4, 2), clockwise.

    Parameters
    ----------
    lines
        A line picture, as of `nonet.photo.lighting`.
    """
    height, width = lines.shape
    if min(height, width) < SMALLEST_PICTURE:
        return []
    turn = np.deg2rad(_turn(lines))
    back = np.eye(3)
    if abs(turn) > np.deg2rad(TURNED):
        middle = np.array([width / 2, height / 2])
        back[:2, :2] = [[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]
        back[:2, 2] = middle - back[:2, :2] @ middle
        lines = warped(lines, np.linalg.inv(back).astype(np.float64))
    level, upright = _pieces(lines)
    least = min(height, width) / COUNTED
    rows, columns = _pencil(level, least), _pencil(np.ascontiguousarray(upright.T), least)
    if rows is None or columns is None:
        return []
    straight = _straightening(rows, columns, width, height)
    level_ends = _moved(rows.ends, straight)
    upright_ends = _moved(columns.ends[..., ::-1], straight)[..., ::-1]
    matrix = (back @ np.linalg.inv(straight)).astype(np.float64)
    found: list[NDArray[np.float64]] = []
    for x in _spans(level_ends, width):
        # What is beside the grid, as text is, does not say how far it goes.
        for y in _spans(_within(upright_ends, x), height):
            for near in _spans(_within(level_ends, y), width)[:1]:
                corners = np.array(list(product(near, y)))[[0, 2, 3, 1]]
                sides = (near[1] - near[0]) / (y[1] - y[0])
                if 1 / LONGEST < sides < LONGEST and not any(
                    np.abs(corners - other).max() < SAME * max(near[1] - near[0], y[1] - y[0])
                    for other in found
                ):
                    found.append(corners)
    return [_moved(corners, matrix) for corners in found]


def _turn(lines: NDArray[np.float32]) -> float:
    """Degrees by which most lines are turned from level or upright, -45 to 45."""
    across, down = (slope[::2, ::2] for slope in slopes(gaussian_blur(lines, 1.0)))
    angle = np.rad2deg(np.arctan2(down, across)).astype(int) % 90
    strength = across * across + down * down
    count = np.bincount(angle.ravel(), strength.ravel(), 90)
    near = np.convolve(np.concatenate([count[-3:], count, count[:3]]), [1, 2, 3, 4, 3, 2, 1])
    turn = int(near[6:96].argmax()) + 0.5
    return turn if turn < 45 else turn - 90


def _pieces(lines: NDArray[np.float32]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Pixels of pieces of level lines, and of upright ones."""
    across, down = slopes(gaussian_blur(lines, 1.0))
    reach = max(LEAST_REACH, max(lines.shape) // REACH) | 1
    of_upright, of_level = (box_mean(np.square(slope), reach) for slope in (across, down))
    is_dark = lines > LEVEL
    length = max(9, lines.shape[1] // SHORTEST) | 1
    found: list[NDArray[np.uint8]] = []
    for strong, weak, sides in (
        (of_level, of_upright, (length, 1)),
        (of_upright, of_level, (1, length)),
    ):
        seen = (is_dark & (strong > ALONG * weak)).astype(np.uint8)
        # Crossings are closed, digits opened; a thin line that is not quite level has steps.
        found.append(opened(closed(seen, max(3, sides[0]), max(3, sides[1])), *sides))
    return found[0], found[1]


def _pencil(level: NDArray[np.uint8], least: float) -> _Pencil | None:
    """How level lines lie; None where there are too few."""
    height, width = level.shape
    names, lengths = components(level)
    long = lengths >= least
    long[0] = False  # what is no piece
    if long.sum() < FEWEST:
        return None
    y, x = np.nonzero(long[names])
    name = names[y, x]
    number = np.bincount(name, minlength=len(long)).clip(1)
    mean_x, mean_y = (np.bincount(name, of, len(long)) / number for of in (x, y))
    off = x - mean_x[name]
    spread = np.bincount(name, off * off, len(long)).clip(1e-6)
    slope = (np.bincount(name, off * (y - mean_y[name]), len(long)) / spread)[long]
    mean_x, mean_y, lengths = mean_x[long], mean_y[long], lengths[long]
    at = (mean_y + slope * (width / 2 - mean_x)) / height - 0.5
    weight = lengths**1.5
    order = np.argsort(slope)
    usual = slope[order][np.searchsorted(np.cumsum(weight[order]), weight.sum() / 2)]
    basis = np.stack([np.ones_like(at), at], axis=1)
    fit = np.array([usual, 0.0])
    for deviation in WIDTHS:
        near = weight * np.clip(1 - ((slope - basis @ fit) / (2 * deviation)) ** 2, 0, 1) ** 2
        stiff = np.diag([1e-9, EVEN]) * max(float(near.sum()), 1e-9)
        fit = np.linalg.solve((basis.T * near) @ basis + stiff, (basis.T * near) @ slope)
    fits = np.abs(slope - basis @ fit) < ASTRAY
    by = np.stack([lengths / 2, slope * lengths / 2], axis=1)[fits]
    middle = np.stack([mean_x, mean_y], axis=1)[fits]
    ends = np.stack([middle - by, middle + by], axis=1)
    return _Pencil(float(fit[0]), float(fit[1]) / height, ends)


def _straightening(rows: _Pencil, columns: _Pencil, width: int, height: int) -> NDArray[np.float64]:
    """The homography after which both pencils are level and upright."""
    x, y = width / 2, height / 2

    def crossing(right: float, below: float) -> tuple[float, float]:
        """Where the lines cross that are so far from the middle."""
        level = rows.slope + rows.change * below
        upright = columns.slope + columns.change * right
        down = (below + level * right) / (1 - level * upright)
        return x + right + upright * down, y + down

    part = 0.4
    ends = [(-part, -part), (part, -part), (part, part), (-part, part)]
    square = np.array([(x + a * width, y + b * height) for a, b in ends])
    return homography(np.array([crossing(a * width, b * height) for a, b in ends]), square)


def _within(ends: NDArray[np.float64], span: tuple[float, float]) -> NDArray[np.float64]:
    """Those pieces that lie within a span across them, or at its ends."""
    across = ends[:, :, 1].mean(axis=1)
    beside = BESIDE * (span[1] - span[0])
    kept: NDArray[np.float64] = ends[(across > span[0] - beside) & (across < span[1] + beside)]
    return kept


def _spans(ends: NDArray[np.float64], length: int) -> list[tuple[float, float]]:
    """From where to where enough lines go on, for different shares of them."""
    at = np.clip(ends[:, :, 0].round().astype(int), 0, length)
    profile = np.cumsum(
        np.bincount(at[:, 0], minlength=length + 1) - np.bincount(at[:, 1], minlength=length + 1)
    )
    if not profile.any():
        return []
    usual = np.quantile(profile[profile > 0], 0.8)
    found: list[tuple[float, float]] = []
    for share in SHARES:
        on = (profile > share * usual).astype(np.uint8)[None]
        on = closed(on, length // GAP | 1, 1)[0]
        steps = np.diff(np.concatenate([[0], on.astype(int), [0]]))
        first, last = np.flatnonzero(steps == 1), np.flatnonzero(steps == -1)
        longest = int((last - first).argmax())
        span = float(first[longest]), float(last[longest])
        is_new = all(abs(span[0] - one[0]) + abs(span[1] - one[1]) > 4 for one in found)
        if is_new and span[1] - span[0] > SMALLEST * length:
            found.append(span)
    return found


def _moved(points: NDArray[np.float64], matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    moved = np.concatenate([points, np.ones((*points.shape[:-1], 1))], axis=-1) @ matrix.T
    result: NDArray[np.float64] = moved[..., :2] / moved[..., 2:]
    return result
