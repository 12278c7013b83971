"""Photos made harder, each in a fixed way: turned, tilted, curved, blurred, in shadow.

A `Scene` is a picture with the place of its grid, a `Change` makes another picture of it. Lengths
are shares of the picture's sides or pixels of a picture whose longer side is 640, so that large
and small photos become equally hard.

| change  | what it does                                                                         |
|---------|--------------------------------------------------------------------------------------|
| turned  | the whole picture about its middle, on a canvas that holds all of it                 |
| tilted  | one side shortened at both ends by a share of its length, as by perspective          |
| curved  | points moved up and down, and left and right, by a wave as long as the picture       |
| scaled  | reduced by areas until the longer side has that number of pixels                     |
| blurred | Gaussian blur; sigma is in pixels of a picture of 640                                |
| noisy   | Gaussian noise, the same in all colours, sigma in grey levels of 255                 |
| jpeg    | compressed and opened again                                                          |
| shaded  | darker by a factor on one side of a straight edge through the middle of the grid     |
| inverted| each level v becomes 255 - v                                                         |

What a geometric change uncovers is filled with the median colour of the picture. `LADDER` lists
the changes that are measured, and how many photos must still be read.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from PIL import Image, ImageOps

LONGEST = 1280
"""Pixels of the longer side to which a photo is reduced before it is changed."""

Pixels = NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Scene:
    """A picture, and where its grid is.

    Attributes
    ----------
    pixels
        uint8, shape (height, width, 3).
    mesh
        Crossings of the lines of the upright grid: float64, shape (size + 1, size + 1, 2), (x, y)
        with the centre of the first pixel at (0, 0); None where the place is unknown.
    """

    pixels: Pixels
    mesh: NDArray[np.float64] | None = None

    @property
    def shorter(self) -> int:
        """Pixels of the shorter side."""
        return int(min(self.pixels.shape[:2]))

    @property
    def longer(self) -> int:
        """Pixels of the longer side."""
        return int(max(self.pixels.shape[:2]))


Change = Callable[[Scene, Generator], Pixels]
"""Makes another picture of a scene."""


def opened(path: Path, mesh: NDArray[np.float64] | None = None) -> Scene:
    """A photo as shown, reduced to `LONGEST`; the mesh is that of the photo in its full size."""
    with Image.open(path) as image:
        pixels = np.array(ImageOps.exif_transpose(image).convert("RGB"))
    reduced = scaled_to(pixels, LONGEST)
    if mesh is not None:
        factor = reduced.shape[1] / pixels.shape[1]
        mesh = (mesh + 0.5) * factor - 0.5
    return Scene(reduced, mesh)


def random_of(seed: int, *names: str) -> Generator:
    """Random numbers that depend on a seed and names alone."""
    return np.random.default_rng([seed, *(zlib.crc32(name.encode()) for name in names)])


def scaled_to(pixels: Pixels, longest: int) -> Pixels:
    """The picture with its longer side reduced to this; smaller ones stay."""
    height, width = pixels.shape[:2]
    factor = longest / max(height, width)
    if factor >= 1:
        return pixels
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)


def warped(pixels: Pixels, matrix: NDArray[np.floating], size: tuple[int, int]) -> Pixels:
    """The picture through a projective map of its points, on a canvas of this width and height."""
    paper = tuple(float(level) for level in np.median(pixels.reshape(-1, 3), axis=0))
    return np.asarray(
        cv2.warpPerspective(
            pixels, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT,
            borderValue=paper,
        ),
        np.uint8,
    )  # fmt: skip


def turn_matrix(width: int, height: int, degrees: float) -> tuple[NDArray[np.float64], int, int]:
    """The map that turns a picture to the left, and the width and height that hold all of it."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    across = math.ceil(abs(width * cos) + abs(height * sin) - 1e-9)
    down = math.ceil(abs(width * sin) + abs(height * cos) - 1e-9)
    x, y = (width - 1) / 2, (height - 1) / 2
    to_x, to_y = (across - 1) / 2, (down - 1) / 2
    matrix = np.array(
        [
            [cos, sin, to_x - cos * x - sin * y],
            [-sin, cos, to_y + sin * x - cos * y],
            [0.0, 0.0, 1.0],
        ]
    )
    return matrix, across, down


def tilt_matrix(width: int, height: int, share: float, side: int) -> NDArray[np.float64]:
    """The map that shortens a side (0 the upper, then clockwise) by a share at both of its ends."""
    corners = np.array([[0, 0], [width - 1, 0], [width - 1, height - 1], [0, height - 1]], float)
    moved = corners.copy()
    one, other = side, (side + 1) % 4
    moved[one] += share * (corners[other] - corners[one])
    moved[other] += share * (corners[one] - corners[other])
    matrix = cv2.getPerspectiveTransform(corners.astype(np.float32), moved.astype(np.float32))
    return np.asarray(matrix, np.float64)


def turned(degrees: float | None) -> Change:
    """Turned to the left; by any angle where None."""

    def change(scene: Scene, rng: Generator) -> Pixels:
        angle = float(rng.uniform(0, 360)) if degrees is None else degrees
        height, width = scene.pixels.shape[:2]
        if angle % 90 == 0:
            return np.ascontiguousarray(np.rot90(scene.pixels, round(angle / 90)))
        matrix, across, down = turn_matrix(width, height, angle)
        return warped(scene.pixels, matrix, (across, down))

    return change


def tilted(share: float) -> Change:
    """One side, at random, shortened by a share at both ends."""

    def change(scene: Scene, rng: Generator) -> Pixels:
        height, width = scene.pixels.shape[:2]
        matrix = tilt_matrix(width, height, share, int(rng.integers(4)))
        return warped(scene.pixels, matrix, (width, height))

    return change


def curved(share: float) -> Change:
    """Points moved by waves, up to a share of the shorter side in each direction."""

    def change(scene: Scene, rng: Generator) -> Pixels:
        height, width = scene.pixels.shape[:2]
        one, other = rng.uniform(0, 2 * math.pi, 2)
        most = share * scene.shorter
        y, x = np.mgrid[:height, :width].astype(np.float32)
        from_x = x + most * np.sin(2 * math.pi * y / height + other)
        from_y = y + most * np.sin(2 * math.pi * x / width + one)
        paper = tuple(float(level) for level in np.median(scene.pixels.reshape(-1, 3), axis=0))
        moved = cv2.remap(
            scene.pixels, from_x.astype(np.float32), from_y.astype(np.float32), cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_CONSTANT, borderValue=paper,
        )  # fmt: skip
        return np.asarray(moved, np.uint8)

    return change


def scaled(longest: int) -> Change:
    """Reduced to a longer side of that number of pixels."""
    return lambda scene, _: scaled_to(scene.pixels, longest)


def blurred(sigma: float) -> Change:
    """Blurred."""

    def change(scene: Scene, _: Generator) -> Pixels:
        here = sigma * scene.longer / 640
        return np.asarray(cv2.GaussianBlur(scene.pixels, (0, 0), here), np.uint8)

    return change


def noisy(sigma: float) -> Change:
    """With noise."""

    def change(scene: Scene, rng: Generator) -> Pixels:
        noise = rng.normal(0, sigma, scene.pixels.shape[:2])
        levels = np.rint(scene.pixels + noise[:, :, None])
        return np.asarray(np.clip(levels, 0, 255), np.uint8)

    return change


def jpeg(quality: int) -> Change:
    """Compressed as JPEG."""

    def change(scene: Scene, _: Generator) -> Pixels:
        # Red and blue change places twice: OpenCV has them the other way round.
        data = cv2.imencode(".jpg", scene.pixels[:, :, ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])
        found = np.asarray(cv2.imdecode(data[1], cv2.IMREAD_COLOR), np.uint8)
        return np.ascontiguousarray(found[:, :, ::-1])

    return change


def shaded(factor: float) -> Change:
    """In the shadow on one side of an edge, which passes through the middle half of the grid."""

    def change(scene: Scene, rng: Generator) -> Pixels:
        height, width = scene.pixels.shape[:2]
        across, down = rng.uniform(0.25, 0.75, 2)
        if scene.mesh is None:
            point = np.array([across * width, down * height])
        else:
            corners = scene.mesh[[0, 0, -1, -1], [0, -1, 0, -1]]
            upper, lower = corners[:2], corners[2:]
            sides = upper + down * (lower - upper)
            point = sides[0] + across * (sides[1] - sides[0])
        angle = rng.uniform(0, 2 * math.pi)
        y, x = np.mgrid[:height, :width]
        depth = (x - point[0]) * math.cos(angle) + (y - point[1]) * math.sin(angle)
        # The edge is about a pixel wide at 640: hard, as that of a phone held over the paper.
        lit = np.clip(depth * 640 / scene.longer + 0.5, 0, 1)
        light = factor + (1 - factor) * lit
        return np.asarray(np.rint(scene.pixels * light[:, :, None]), np.uint8)

    return change


def inverted() -> Change:
    """Light on dark."""
    return lambda scene, _: np.asarray(255 - scene.pixels, np.uint8)


@dataclass(frozen=True, slots=True)
class Rung:
    """Changes that are measured together.

    Attributes
    ----------
    name
        What the line of the table is called; the random numbers depend on it.
    changes
        One after the other. Those that need the place of the grid come first.
    least
        Share of the photos that must be read whole, with the check.
    """

    name: str
    changes: tuple[Change, ...]
    least: float = 0.98

    def apply(self, scene: Scene, rng: Generator) -> Pixels:
        """The picture after all changes."""
        for change in self.changes:
            scene = Scene(change(scene, rng), scene.mesh)
        return scene.pixels


LADDER = (
    Rung("none", ()),
    Rung("turned 20°", (turned(20),)),
    Rung("turned 45°", (turned(45),)),
    Rung("turned 90°", (turned(90),)),
    Rung("turned 180°", (turned(180),)),
    Rung("turned by any angle", (turned(None),)),
    Rung("tilt 15 %", (tilted(0.15),)),
    Rung("tilt 25 %", (tilted(0.25),)),
    Rung("curve 1.5 %", (curved(0.015),)),
    Rung("curve 3 %", (curved(0.03),), 0.95),
    Rung("400 px", (scaled(400),)),
    Rung("300 px", (scaled(300),)),
    Rung("240 px", (scaled(240),)),
    Rung("blur 1.5", (blurred(1.5),)),
    Rung("blur 2.5", (blurred(2.5),)),
    Rung("noise 12", (noisy(12),), 0.95),
    Rung("noise 25", (noisy(25),), 0.95),
    Rung("JPEG 15", (jpeg(15),)),
    Rung("shadow 0.45", (shaded(0.45),), 0.90),
    Rung("inverted", (inverted(),)),
    Rung("shadow 0.45, tilt 25 %", (shaded(0.45), tilted(0.25)), 0.90),
    Rung("shadow 0.45, JPEG 15", (shaded(0.45), jpeg(15)), 0.90),
    Rung("tilt 25 %, JPEG 15", (tilted(0.25), jpeg(15)), 0.90),
    Rung("tilt 25 %, blur 2.5", (tilted(0.25), blurred(2.5)), 0.90),
    Rung("any angle, noise 25", (turned(None), noisy(25)), 0.90),
    Rung("curve 3 %, noise 12", (curved(0.03), noisy(12)), 0.90),
    Rung("blur 1.5, noise 12", (blurred(1.5), noisy(12)), 0.90),
    Rung("inverted, tilt 25 %", (inverted(), tilted(0.25)), 0.90),
)
"""Single changes, then two at a time."""
