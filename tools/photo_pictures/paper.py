"""What paper and light do to a print: print behind it, specks, folds, shadows."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float32]


def aged(rng: np.random.Generator, picture: Picture, paper: float, severity: float) -> Picture:
    """A print on real paper: each fault is there or not, at random."""
    result: Picture = picture.copy()
    if rng.random() < 0.35:
        result = print_behind(rng, result, paper, severity)
    if rng.random() < 0.5:
        result = result + _grain(rng, result.shape, float(rng.uniform(1, 8)))
    if rng.random() < 0.6:
        _specks(rng, result, paper)
    if rng.random() < 0.3:
        _folds(rng, result)
    return result


def print_behind(
    rng: np.random.Generator, picture: Picture, paper: float, severity: float
) -> Picture:
    """The mirrored print of the other side, faint and blurred."""
    behind = picture[:, ::-1] if rng.random() < 0.7 else picture[::-1]
    scale = float(rng.uniform(0.6, 1.5))
    height, width = picture.shape
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), float(rng.normal(0, 2)), scale)
    matrix = np.asarray(turn, np.float64)
    matrix[:, 2] += rng.uniform(-40, 40, 2)
    moved = cv2.warpAffine(np.ascontiguousarray(behind), matrix, (width, height), borderValue=paper)
    blurred = cv2.GaussianBlur(moved, (0, 0), float(rng.uniform(0.8, 3)))
    strength = np.float32(severity * rng.uniform(0.05, 0.4))
    return picture - (paper - blurred.astype(np.float32)) * strength


def lit(rng: np.random.Generator, picture: Picture) -> Picture:
    """A print in uneven light, often with the hard edge of a shadow across it."""
    height, width = picture.shape
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, width), np.linspace(-0.5, 0.5, height))
    light = 1 + rng.uniform(-0.4, 0.4) * x + rng.uniform(-0.4, 0.4) * y
    while rng.random() < 0.3:
        angle = rng.uniform(0, 2 * np.pi)
        beyond = x * np.cos(angle) + y * np.sin(angle) + rng.uniform(0, 0.1) * x * y
        width_of_edge = 10 ** rng.uniform(-3.5, -1)
        edge = 1 / (
            1 + np.exp(-np.clip((beyond - rng.uniform(-0.4, 0.4)) / width_of_edge, -40, 40))
        )
        light *= 1 - (1 - rng.uniform(0.3, 0.9)) * edge
    return (picture * light).astype(np.float32)


def _grain(rng: np.random.Generator, shape: tuple[int, ...], strength: float) -> Picture:
    """Fibres and dots of paper and print."""
    coarse = rng.normal(0, strength, (shape[0] // 3 + 1, shape[1] // 3 + 1)).astype(np.float32)
    wide = cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_LINEAR)
    return wide.astype(np.float32)


def _specks(rng: np.random.Generator, picture: Picture, paper: float) -> None:
    height, width = picture.shape
    for _ in range(int(rng.integers(1, 25))):
        place = (int(rng.integers(width)), int(rng.integers(height)))
        sides = (int(rng.integers(1, 5)), int(rng.integers(1, 4)))
        grey = float(rng.uniform(0.1, 0.95) * paper)
        cv2.ellipse(picture, place, sides, float(rng.uniform(0, 180)), 0, 360, grey, -1)
    for _ in range(int(rng.integers(0, 3))):  # hairs and strokes of a pen
        points = rng.uniform(-30, 30, (4, 2)).cumsum(axis=0) + rng.uniform(0, (width, height))
        grey = float(rng.uniform(0.3, 0.9) * paper)
        cv2.polylines(picture, [points.astype(np.int32)], False, grey, int(rng.integers(1, 3)))


def _folds(rng: np.random.Generator, picture: Picture) -> None:
    """Creases: a light or dark line, and another light beyond it."""
    height, width = picture.shape
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    for _ in range(int(rng.integers(1, 4))):
        angle, start = rng.uniform(0, np.pi), rng.uniform(0.1, 0.9) * max(width, height)
        bend = rng.uniform(1, 12) * np.sin(x / rng.uniform(30, 120)) * rng.uniform(0, 0.5)
        beyond = x * np.cos(angle) + y * np.sin(angle) - start + bend
        picture *= 1 + rng.uniform(-0.5, 0.3) * np.exp(-np.abs(beyond) / rng.uniform(0.7, 5))
        picture *= 1 - rng.uniform(0, 0.3) * np.exp(-np.abs(beyond) / rng.uniform(10, 80)) * (
            beyond > 0
        )
