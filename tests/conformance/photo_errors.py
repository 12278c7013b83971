"""Photos with one cell changed in the picture: a given painted out, or ink painted in.

A given is painted out with the paper of the nearest empty cell, as bright as the paper around the
given, and blended at its edges: a photo of the puzzle without it. Ink is a blot, a stroke or a
scribble as dark as the digits; it is no digit, so the puzzle stays what it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from tests.conformance.photo_changes import Pixels, Scene

CELL = 64
"""Pixels of a side of a cell while it is painted."""

EDGE = 0.06
"""Share of a cell at each side that stays as it is: its lines are there."""


@dataclass(frozen=True, eq=False)
class MadeError:
    """A picture with one cell changed.

    Attributes
    ----------
    pixels
        uint8, shape (height, width, 3).
    cell
        The cell that was changed.
    digits
        What is printed now, row by row.
    """

    pixels: Pixels
    cell: int
    digits: tuple[int, ...]


def painted_out(scene: Scene, digits: Sequence[int], rng: Generator) -> MadeError:
    """A given covered with paper."""
    cell = int(rng.choice(np.flatnonzero(digits)))
    found = np.array(scene.pixels)
    here = _map_of(scene, cell)
    donor = _map_of(scene, _nearest_empty(scene, digits, cell))
    old, paper = _cell_of(scene.pixels, here), _cell_of(scene.pixels, donor)
    # Of the two cells the paper alone is compared: the lightest half.
    paper += _paper_of(old) - _paper_of(paper)
    _put(found, here, np.clip(paper, 0, 255))
    printed = list(digits)
    printed[cell] = 0
    return MadeError(found, cell, tuple(printed))


def painted_in(scene: Scene, digits: Sequence[int], rng: Generator) -> MadeError:
    """Ink in an empty cell."""
    cell = int(rng.choice(np.flatnonzero(np.array(digits) == 0)))
    ink = _ink_of(scene, digits)
    here = _map_of(scene, cell)
    levels = _cell_of(scene.pixels, here)
    cover = cv2.GaussianBlur(_blot(rng), (0, 0), 1.2)[:, :, None]
    levels = levels * (1 - cover) + ink * cover
    found = np.array(scene.pixels)
    _put(found, here, levels)
    return MadeError(found, cell, tuple(digits))


def _blot(rng: Generator) -> NDArray[np.float32]:
    """Where there is ink in a cell, 0 to 1: a blot, a stroke or a scribble."""
    ink = np.zeros((CELL, CELL), np.float32)
    middle = rng.uniform(0.3, 0.7, 2) * CELL
    kind = rng.integers(3)
    if kind == 0:
        axes = rng.uniform(0.05, 0.16, 2) * CELL
        angle = float(rng.uniform(0, 180))
        cv2.ellipse(
            ink, _point(middle), _point(axes), angle, 0, 360, 1.0, cv2.FILLED, cv2.LINE_AA
        )  # fmt: skip
        return ink
    count = 2 if kind == 1 else int(rng.integers(5, 9))
    reach = rng.uniform(0.15, 0.3) * CELL
    points = middle + rng.uniform(-reach, reach, (count, 2))
    points = np.clip(points, 0.15 * CELL, 0.85 * CELL)
    width = max(1, round(float(rng.uniform(0.03, 0.07)) * CELL))
    cv2.polylines(ink, [np.rint(points).astype(np.int32)], False, 1.0, width, cv2.LINE_AA)
    return ink


def _point(values: NDArray[np.float64]) -> tuple[int, int]:
    return max(1, round(float(values[0]))), max(1, round(float(values[1])))


def _map_of(scene: Scene, cell: int) -> NDArray[np.float64]:
    """The map from the square of a cell, `CELL` pixels a side, to the picture."""
    mesh = _mesh_of(scene)
    row, column = divmod(cell, len(mesh) - 1)
    corners = mesh[[row, row, row + 1, row + 1], [column, column + 1, column + 1, column]]
    square = np.array([[0, 0], [CELL, 0], [CELL, CELL], [0, CELL]], np.float32) - 0.5
    return np.asarray(cv2.getPerspectiveTransform(square, corners.astype(np.float32)), np.float64)


def _mesh_of(scene: Scene) -> NDArray[np.float64]:
    if scene.mesh is None:
        raise ValueError("expected a scene with a mesh, found one without")
    return scene.mesh


def _nearest_empty(scene: Scene, digits: Sequence[int], cell: int) -> int:
    """The empty cell whose middle is nearest."""
    mesh = _mesh_of(scene)
    middles = (mesh[:-1, :-1] + mesh[1:, 1:]).reshape(-1, 2) / 2
    distance = np.hypot(*(middles - middles[cell]).T)
    distance[np.array(digits) != 0] = np.inf
    return int(distance.argmin())


def _cell_of(pixels: Pixels, from_square: NDArray[np.float64]) -> NDArray[np.float32]:
    """A cell as a square: float32, shape (CELL, CELL, 3)."""
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    square = cv2.warpPerspective(
        pixels, from_square, (CELL, CELL), flags=flags, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(square, np.float32)


def _paper_of(cell: NDArray[np.float32]) -> NDArray[np.float32]:
    """The colour of the paper of a cell: the median of its lighter half, away from its lines."""
    edge = round(2 * EDGE * CELL)
    inner = cell[edge:-edge, edge:-edge].reshape(-1, 3)
    light = inner.sum(axis=1)
    return np.asarray(np.median(inner[light >= np.median(light)], axis=0), np.float32)


def _ink_of(scene: Scene, digits: Sequence[int]) -> NDArray[np.float32]:
    """The colour of the digits: the median of the darkest twentieth of each given."""
    found = []
    edge = round(2 * EDGE * CELL)
    for cell in np.flatnonzero(digits):
        square = _cell_of(scene.pixels, _map_of(scene, int(cell)))
        inner = square[edge:-edge, edge:-edge].reshape(-1, 3)
        light = inner.sum(axis=1)
        found.append(inner[light <= np.quantile(light, 0.05)].mean(axis=0))
    return np.asarray(np.median(found, axis=0), np.float32)


def _put(pixels: Pixels, from_square: NDArray[np.float64], cell: NDArray[np.float32]) -> None:
    """Put a cell into the picture, but for its edge."""
    height, width = pixels.shape[:2]
    edge = round(EDGE * CELL)
    whole = np.zeros((CELL, CELL), np.float32)
    whole[edge:-edge, edge:-edge] = 1
    cover = cv2.GaussianBlur(whole, (0, 0), edge / 2)
    cover[: edge // 2] = cover[-(edge // 2) :] = 0
    cover[:, : edge // 2] = cover[:, -(edge // 2) :] = 0
    share = cv2.warpPerspective(cover, from_square, (width, height))[:, :, None]
    levels = cv2.warpPerspective(
        cell, from_square, (width, height), borderMode=cv2.BORDER_REPLICATE
    )
    pixels[:] = np.rint(pixels * (1 - share) + levels * share).astype(np.uint8)
