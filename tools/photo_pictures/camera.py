"""What a camera does to a page: tilt, turn, curve, blur, noise, JPEG."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from photo_pictures.paper import Picture

Bend = Callable[[NDArray[np.float64]], NDArray[np.float64]]


def seen(
    rng: np.random.Generator,
    picture: Picture,
    mesh: NDArray[np.float64],
    *,
    side: int,
    tilt: float,
    turn: float,
    curve: float,
    ground: float,
) -> tuple[Picture, NDArray[np.float64]]:
    """A page seen by a camera: the picture of side `side`, and the mesh in it.

    Parameters
    ----------
    tilt
        How far each corner moves at most, as a part of the side.
    turn
        Degrees.
    curve
        How far the middle of the page bends, as a part of the side.
    ground
        Grey value around the page.
    """
    height, width = picture.shape
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    angle = np.deg2rad(turn)
    rotation = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    target = (corners / width - 0.5) @ rotation.T + rng.uniform(-tilt, tilt, (4, 2))
    target -= (target.min(axis=0) + target.max(axis=0)) / 2
    target *= float(rng.uniform(0.85, 1.0)) / np.ptp(target, axis=0).max()
    matrix = cv2.getPerspectiveTransform(corners, ((target + 0.5) * side).astype(np.float32))
    bend = _bend(rng, curve)
    x, y = np.meshgrid(np.arange(side, dtype=np.float64), np.arange(side, dtype=np.float64))
    flat = np.stack([x, y], axis=-1).reshape(-1, 1, 2)
    source = cv2.perspectiveTransform(flat, np.linalg.inv(matrix)).reshape(-1, 2) / width
    source = (source + bend(source)) * width
    places = source.reshape(side, side, 2).astype(np.float32)
    scale = side / width  # each pixel is to be the mean of its area
    smooth = cv2.GaussianBlur(picture, (0, 0), 0.45 / scale) if scale < 0.8 else picture
    result = cv2.remap(smooth, places[..., 0], places[..., 1], cv2.INTER_LINEAR, borderValue=ground)
    at = mesh.reshape(-1, 2) / width
    before = at.copy()
    for _ in range(8):  # the bend is small, so that this ends at the place it came from
        before = at - bend(before)
    moved = cv2.perspectiveTransform((before * width).reshape(-1, 1, 2), matrix)
    return result.astype(np.float32), moved.reshape(mesh.shape).astype(np.float64)


def taken(
    rng: np.random.Generator, picture: Picture, cell: float, severity: float
) -> NDArray[np.uint8]:
    """Blur, noise and the loss of JPEG; `cell` is the side of a cell in pixels."""
    result = cv2.GaussianBlur(
        picture, (0, 0), float(severity * rng.uniform(0.005, 0.055) * cell + 0.1)
    )
    if rng.random() < 0.15:
        length, angle = int(rng.integers(2, 6)), rng.uniform(0, np.pi)
        kernel = np.zeros((11, 11), np.float32)
        reach = np.array([np.cos(angle), np.sin(angle)]) * length
        start, end = (5 - reach).round().astype(int), (5 + reach).round().astype(int)
        cv2.line(kernel, tuple(map(int, start)), tuple(map(int, end)), 1.0)
        result = cv2.filter2D(result, -1, kernel / kernel.sum())
    noise = severity * float(rng.choice([0, 3, 8, 15, 27], p=[0.35, 0.3, 0.2, 0.1, 0.05]))
    result = result + rng.normal(0, noise + 0.01, result.shape) * result.max() / 255
    final: NDArray[np.uint8] = np.clip(result, 0, 255).astype(np.uint8)
    if rng.random() < 0.6:
        quality = int(rng.choice([10, 15, 25, 50, 80, 92]))
        quality = max(quality, round(90 * (1 - severity)))
        _, packed = cv2.imencode(".jpg", final, [cv2.IMWRITE_JPEG_QUALITY, quality])
        unpacked = cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE)
        final = np.asarray(unpacked, np.uint8)
    return final


def _bend(rng: np.random.Generator, curve: float) -> Bend:
    """How places of a page move, as parts of its side, where the paper is curved."""
    amounts = rng.normal(0, curve, (2, 2))
    phases = rng.uniform(0, np.pi, (2, 2))

    def bend(places: NDArray[np.float64]) -> NDArray[np.float64]:
        waves = np.sin(np.pi * places[:, :, None] + phases)
        moves: NDArray[np.float64] = np.einsum("nij,ij->nj", waves, amounts)
        return moves

    return bend
