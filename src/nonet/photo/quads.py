"""Four-sided outlines in a line picture: where a grid may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import closed, hull, outlines
from nonet.photo.bent import bent_sides
from nonet.photo.watching import look

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEVELS = (0.2, 0.35, 0.5, 0.7)
BRIDGED_LEVELS = (0.35, 0.6)
THICK_LEVEL = 0.7
THIN = 200  # the longest side over the width of a thin line
GAPS = (64, 160)  # the longest side of a picture over the widest gaps that are bridged
LARGEST = 4  # outlines tried at each level
SMALLEST = 0.12  # side of a grid, as a share of the short side of the picture


@dataclass(frozen=True, eq=False)
class Quad:
    """Four corners, and how the sides between them bend.

    Attributes
    ----------
    corners
        float64, shape (4, 2), clockwise.
    bend
        As of `nonet.photo.mesh.Fit`; None where the sides are straight.
    likeliness
        How much better than it seems at first the grid may be that is there.
    """

    corners: NDArray[np.float64]
    bend: NDArray[np.float64] | None = None
    likeliness: float = 0.0


def find_quads(lines: NDArray[np.float32]) -> list[Quad]:
    """Quads around connected lines, the largest first."""
    found: list[NDArray[np.float64]] = []
    bent: list[Quad] = []
    smallest = SMALLEST * min(lines.shape)
    # The edge of a shadow cuts lines, which leaves the outlines of both parts.
    grey = (255 * lines).astype(np.uint8)
    binary = [(lines > level).astype(np.uint8) for level in LEVELS]
    for gap in GAPS:
        bridged = closed(grey, max(lines.shape) // gap | 1)
        binary += [(bridged > 255 * level).astype(np.uint8) for level in BRIDGED_LEVELS]
    # A fold may connect a grid with what is beside it: thick lines alone are left.
    rest = np.where(lines > THICK_LEVEL, 0, 255).astype(np.uint8)
    binary.append((closed(rest, max(lines.shape) // THIN | 1) == 0).astype(np.uint8))
    for picture in binary:
        around = outlines(picture, smallest)
        around.sort(key=lambda contour: -float(np.ptp(contour, axis=0).prod()))
        for contour in around[:LARGEST]:
            quad = quad_of(hull(contour))
            if quad is not None and not any(_same(quad, other) for other in found):
                found.append(quad)
                curved = bent_sides(contour.astype(np.float64), quad)
                if curved is not None:
                    bent.append(Quad(*curved))
    straight = [Quad(corners) for corners in found]
    return sorted(straight + bent, key=lambda quad: -area(quad.corners))


def quad_of(points: NDArray[np.float64]) -> NDArray[np.float64] | None:
    """The quad around a convex polygon that its edges make, adding the least area.

    The edge goes first whose neighbours meet nearest, until four are left; None where no
    quad can be made.
    """
    corners = [np.asarray(point) for point in points]
    if len(corners) < 4:
        return None
    while len(corners) > 4:
        look()
        best: tuple[float, int, NDArray[np.float64]] | None = None
        for at in range(len(corners)):
            before, first = corners[at - 1], corners[at]
            second, after = (corners[(at + step) % len(corners)] for step in (1, 2))
            meeting = _meeting(before, first, second, after)
            if meeting is not None:
                added = abs(_cross(second - first, meeting - first)) / 2
                if best is None or added < best[0]:
                    best = (added, at, meeting)
        if best is None:
            return None
        _, at, meeting = best
        corners[at] = meeting
        del corners[(at + 1) % len(corners)]
    quad = np.array(corners)
    if area(quad) < 0:
        quad = quad[::-1]
    start = int(np.argmin(quad.sum(axis=1)))
    return np.roll(quad, -start, axis=0)


def area(quad: NDArray[np.float64]) -> float:
    """Area of a polygon; positive when clockwise as seen."""
    x, y = quad.T
    return float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))) / 2


def _meeting(
    before: NDArray[np.float64],
    first: NDArray[np.float64],
    second: NDArray[np.float64],
    after: NDArray[np.float64],
) -> NDArray[np.float64] | None:
    """Where the edges on both sides of the edge first-second meet beyond it."""
    along, back = first - before, second - after
    turn = _cross(along, back)
    if abs(turn) < 1e-9:
        return None
    distance = _cross(second - first, back) / turn
    meeting: NDArray[np.float64] = first + distance * along
    other = _cross(second - first, along) / turn
    return meeting if distance > 0 and other > 0 else None


def _cross(first: NDArray[np.float64], second: NDArray[np.float64]) -> float:
    return float(first[0] * second[1] - first[1] * second[0])


def _same(first: NDArray[np.float64], second: NDArray[np.float64]) -> bool:
    return bool(np.abs(first - second).max() < 4)
