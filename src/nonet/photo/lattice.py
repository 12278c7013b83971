"""Where a grid may be that is no connected outline: by the directions and ends of its lines.

A grid without a frame has corners where nothing is, a fold or a shadow may connect it with what is
beside it or cut it, and cells of different colours have no outline in common. Their lines still
run in two directions, and end where the grid does.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
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
from nonet.photo.mesh import mapped

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEVEL = 0.35  # darkness of a line
FAINT = 0.2  # the same, where no grid was found with LEVEL
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
MOST_PIECES = 6  # of one direction that inner lines are looked for among, the longest
ON_LINE = 0.03  # of a piece, that another on its line may be off
TWICE = 3  # pixels between pieces that are the same
JOINED = 0.3  # of a piece, the gap to another
OFF = 0.3  # cells, where two inner lines cross
ENDS_APART = 0.1  # of a piece, that those of another are farther up or down for each cell
ALIKE = 0.1  # cells between corners of grids that are the same
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


@dataclass(frozen=True, slots=True, eq=False)
class Lattice:
    """Pieces of lines of two directions, in a picture in which these are level and upright.

    Attributes
    ----------
    level, upright
        Ends of the pieces: shape (pieces, 2, 2), along the lines and across them.
    width, height
        Of the picture.
    matrix
        Homography from here to the line picture.
    """

    level: NDArray[np.float64]
    upright: NDArray[np.float64]
    width: int
    height: int
    matrix: NDArray[np.float64]


def lattice_of(lines: NDArray[np.float32], level: float = LEVEL) -> Lattice | None:
    """The pieces of lines in a line picture, as of `nonet.photo.lighting`; None without any.

    Lines have at least the darkness `level`.
    """
    height, width = lines.shape
    if min(height, width) < SMALLEST_PICTURE:
        return None
    turn = np.deg2rad(_turn(lines))
    back = np.eye(3)
    if abs(turn) > np.deg2rad(TURNED):
        middle = np.array([width / 2, height / 2])
        back[:2, :2] = [[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]]
        back[:2, 2] = middle - back[:2, :2] @ middle
        lines = warped(lines, np.linalg.inv(back).astype(np.float64))
    of_level, of_upright = _pieces(lines, level)
    least = min(height, width) / COUNTED
    rows, columns = _pencil(of_level, least), _pencil(np.ascontiguousarray(of_upright.T), least)
    if rows is None or columns is None:
        return None
    straight = _straightening(rows, columns, width, height)
    return Lattice(
        mapped(rows.ends, straight),
        mapped(columns.ends[..., ::-1], straight)[..., ::-1],
        width,
        height,
        (back @ np.linalg.inv(straight)).astype(np.float64),
    )


def ended_quads(lattice: Lattice) -> list[NDArray[np.float64]]:
    """Corners that the ends of the lines make, shape (4, 2), clockwise."""
    level, upright = lattice.level, lattice.upright
    if min(len(level), len(upright)) < FEWEST:
        return []
    found: list[NDArray[np.float64]] = []
    for x in _spans(level, lattice.width):
        # What is beside the grid, as text is, does not say how far it goes.
        for y in _spans(_within(upright, x), lattice.height):
            for near in _spans(_within(level, y), lattice.width)[:1]:
                corners = np.array(list(product(near, y)))[[0, 2, 3, 1]]
                sides = (near[1] - near[0]) / (y[1] - y[0])
                if 1 / LONGEST < sides < LONGEST and not any(
                    np.abs(corners - other).max() < SAME * max(near[1] - near[0], y[1] - y[0])
                    for other in found
                ):
                    found.append(corners)
    return [mapped(corners, lattice.matrix) for corners in found]


def crossed_quads(lattice: Lattice, size: int) -> list[NDArray[np.float64]]:
    """Corners of grids of inner lines alone, shape (4, 2), clockwise.

    Each inner line is as long as the grid: two that cross are enough, or the first and the last
    of one direction.
    """
    level = _longest(lattice.level, SMALLEST * lattice.width)
    upright = _longest(lattice.upright, SMALLEST * lattice.height)[..., ::-1]
    found: list[NDArray[np.float64]] = []
    for across in level:
        for down in upright:
            corners = _around(across, down, size)
            if corners is not None:
                found.append(corners)
    for pieces, turned in ((upright, False), (level[..., ::-1], True)):
        for first, last in combinations(pieces, 2):
            corners = _beyond(first, last, size)
            if corners is not None:
                found.append(corners[[0, 3, 2, 1], ::-1] if turned else corners)
    return [mapped(corners, lattice.matrix) for corners in distinct(found, ALIKE / size)]


def distinct(quads: list[NDArray[np.float64]], apart: float) -> list[NDArray[np.float64]]:
    """Quads of which no two have corners within a part of their diagonal: the first ones."""
    kept: list[NDArray[np.float64]] = []
    for corners in quads:
        near = apart * np.linalg.norm(corners[2] - corners[0])
        if not any(np.abs(corners - other).max() < near for other in kept):
            kept.append(corners)
    return kept


def _longest(ends: NDArray[np.float64], least: float) -> NDArray[np.float64]:
    """The longest pieces, and what they make with others on the same line."""
    order = np.argsort(ends[:, 0, 0] - ends[:, 1, 0])
    ends = ends[order]
    lengths = ends[:, 1, 0] - ends[:, 0, 0]
    result: list[NDArray[np.float64]] = []
    for piece, length in zip(ends[:MOST_PIECES], lengths, strict=False):
        slope = (piece[1, 1] - piece[0, 1]) / length
        off = np.abs(ends[..., 1] - piece[0, 1] - slope * (ends[..., 0] - piece[0, 0])).max(axis=1)
        along = ends[off < ON_LINE * length]
        joined = piece.copy()
        for other in along[np.argsort(np.abs(along[..., 0].mean(axis=1) - piece[:, 0].mean()))]:
            gap = max(other[0, 0] - joined[1, 0], joined[0, 0] - other[1, 0])
            if gap < JOINED * length:
                if other[0, 0] < joined[0, 0]:
                    joined[0] = other[0]
                if other[1, 0] > joined[1, 0]:
                    joined[1] = other[1]
        for each in (piece, joined):
            if each[1, 0] - each[0, 0] > least and not any(
                np.abs(each - other).max() < TWICE for other in result
            ):
                result.append(each)
    return np.array(result).reshape(-1, 2, 2)


def _around(
    level: NDArray[np.float64], upright: NDArray[np.float64], size: int
) -> NDArray[np.float64] | None:
    """The parallelogram of two lines that cross where inner lines of a grid of this size do."""
    along, down, between = level[1] - level[0], upright[1] - upright[0], upright[0] - level[0]
    if not 1 / LONGEST < along[0] / down[1] < LONGEST:
        return None
    turn = along[0] * down[1] - along[1] * down[0]
    column = size * (between[0] * down[1] - between[1] * down[0]) / turn
    row = -size * (along[0] * between[1] - along[1] * between[0]) / turn
    for number in (column, row):
        if not 0.5 < number < size - 0.5 or abs(number - round(number)) > OFF:
            return None
    first = level[0] - row / size * down
    return np.array([first, first + along, first + along + down, first + down])


def _beyond(
    first: NDArray[np.float64], last: NDArray[np.float64], size: int
) -> NDArray[np.float64] | None:
    """The quad of a grid whose first and last inner lines, from left to right, these are."""
    if first[0, 0] + first[1, 0] > last[0, 0] + last[1, 0]:
        first, last = last, first
    down = (first[1] - first[0] + last[1] - last[0]) / 2
    step = (last - first) / (size - 2)
    across = size * step.mean(axis=0)
    if (
        not 1 / LONGEST < across[0] / down[1] < LONGEST
        or np.abs(step[:, 1]).max() > ENDS_APART * down[1]
    ):
        return None
    return np.array([first[0] - step[0], last[0] + step[0], last[1] + step[1], first[1] - step[1]])


def _turn(lines: NDArray[np.float32]) -> float:
    """Degrees by which most lines are turned from level or upright, -45 to 45."""
    across, down = (slope[::2, ::2] for slope in slopes(gaussian_blur(lines, 1.0)))
    angle = np.rad2deg(np.arctan2(down, across)).astype(int) % 90
    strength = across * across + down * down
    count = np.bincount(angle.ravel(), strength.ravel(), 90)
    near = np.convolve(np.concatenate([count[-3:], count, count[:3]]), [1, 2, 3, 4, 3, 2, 1])
    turn = int(near[6:96].argmax()) + 0.5
    return turn if turn < 45 else turn - 90


def _pieces(
    lines: NDArray[np.float32], level: float
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Pixels of pieces of level lines, and of upright ones, with at least this darkness."""
    across, down = slopes(gaussian_blur(lines, 1.0))
    reach = max(LEAST_REACH, max(lines.shape) // REACH) | 1
    of_upright, of_level = (box_mean(np.square(slope), reach) for slope in (across, down))
    is_dark = lines > level
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
    names, boxes = components(level)
    lengths = boxes[:, 2]
    long = lengths >= least
    long[0] = False  # what is no piece
    if not long.any():
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
        is_new = all(abs(span[0] - known[0]) + abs(span[1] - known[1]) > 4 for known in found)
        if is_new and span[1] - span[0] > SMALLEST * length:
            found.append(span)
    return found
