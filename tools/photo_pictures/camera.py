"""What a camera does to a page: tilt, turn, curve, blur, noise, sharpening, JPEG."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from photo_pictures.paper import Picture

_STEP = 8  # pixels
_NOISE = (0, 3, 8, 15, 27, 36)  # in levels of 255

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
    places = _places(side, np.linalg.inv(matrix).astype(np.float64), width, bend)
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
    """Noise and the loss of JPEG; `cell` is the side of a cell in pixels."""
    result = picture
    is_packed_first = rng.random() < 0.25  # and changed by a program afterwards
    if is_packed_first:
        result = _packed(rng, result.astype(np.float32), severity).astype(np.float32)
    noise = severity * float(rng.choice(_NOISE, p=[0.22, 0.22, 0.16, 0.13, 0.16, 0.11]))
    if noise > 8:  # in smaller cells a person could read nothing
        noise = max(8.0, noise * min(1.0, cell / 36))
    if noise:
        grain = np.asarray(rng.standard_normal(result.shape, np.float32))
        if rng.random() < 0.25:  # as cameras leave it that make one pixel of several
            grain = 2 * np.asarray(cv2.GaussianBlur(grain, (0, 0), 0.6), np.float32)
        result = result + grain * np.float32(noise * float(result.max()) / 255)
    if is_packed_first:
        return np.clip(result, 0, 255).astype(np.uint8)
    return _packed(rng, result.astype(np.float32), severity)


def focused(rng: np.random.Generator, picture: Picture, cell: float, severity: float) -> Picture:
    """What falls on the sensor of a camera that is not quite in focus, or moves; and sharpened."""
    most = 0.055
    if rng.random() < 0.25:  # beyond what a person reads easily, and not in pictures for persons
        most += 0.045 * max(0.0, 2 * severity - 1)
    result = cv2.GaussianBlur(
        picture, (0, 0), float(severity * rng.uniform(0.005, most) * cell + 0.1)
    )
    if rng.random() < 0.15:
        length, angle = int(rng.integers(2, 6)), rng.uniform(0, np.pi)
        kernel = np.zeros((11, 11), np.float32)
        reach = np.array([np.cos(angle), np.sin(angle)]) * length
        start, end = (5 - reach).round().astype(int), (5 + reach).round().astype(int)
        cv2.line(kernel, tuple(map(int, start)), tuple(map(int, end)), 1.0)
        result = cv2.filter2D(result, -1, kernel / kernel.sum())
    if rng.random() < 0.2:
        halo = result - cv2.GaussianBlur(result, (0, 0), float(rng.uniform(0.8, 2)))
        result = result + halo * np.float32(rng.uniform(0.3, 1.5))
    return np.asarray(result, np.float32)


def _packed(rng: np.random.Generator, picture: Picture, severity: float) -> NDArray[np.uint8]:
    """A picture after JPEG, or as it is."""
    whole: NDArray[np.uint8] = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < 0.4:
        return whole
    quality = max(int(rng.choice([10, 15, 25, 50, 80, 92])), round(90 * (1 - severity)))
    _, packed = cv2.imencode(".jpg", whole, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE), np.uint8)


def _places(side: int, inverse: NDArray[np.float64], width: int, bend: Bend) -> Picture:
    """Where each pixel of a picture comes from: each eighth exactly, between them linear."""
    count = side // _STEP + 2
    x, y = np.meshgrid(np.arange(count) * float(_STEP), np.arange(count) * float(_STEP))
    flat = np.stack([x, y], axis=-1).reshape(-1, 1, 2)
    source = cv2.perspectiveTransform(flat, inverse).reshape(-1, 2) / width
    source = (source + bend(source)) * width
    coarse = source.reshape(count, count, 2).astype(np.float32)
    spread = np.array([[_STEP, 0, 0], [0, _STEP, 0]], np.float64)
    return np.asarray(cv2.warpAffine(coarse, spread, (side, side)), np.float32)


def _bend(rng: np.random.Generator, curve: float) -> Bend:
    """How places of a page move, as parts of its side, where the paper is curved."""
    amounts = rng.normal(0, curve, (2, 2))
    phases = rng.uniform(0, np.pi, (2, 2))

    def bend(places: NDArray[np.float64]) -> NDArray[np.float64]:
        waves = np.sin(np.pi * places[:, :, None] + phases)
        moves: NDArray[np.float64] = np.einsum("nij,ij->nj", waves, amounts)
        return moves

    return bend
