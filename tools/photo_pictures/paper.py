"""What paper and light do to a print: print behind it, specks, folds, shadows."""

from __future__ import annotations

from collections.abc import Sequence

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


def stained(
    rng: np.random.Generator,
    picture: Picture,
    mesh: NDArray[np.float64],
    digits: Sequence[int],
    paper: float,
) -> Picture:
    """A print with specks and hairs on some of its givens, where chance alone puts few."""
    result: Picture = picture.copy()
    size = len(mesh) - 1
    cell = float(mesh[0, 1, 0] - mesh[0, 0, 0])
    share = rng.uniform(0.02, 0.3)
    for given in np.flatnonzero(digits).tolist():
        if rng.random() < share:
            row, column = divmod(given, size)
            place = mesh[row, column] + cell * (0.5 + rng.normal(0, 0.2, 2))
            if rng.random() < 0.8:
                _speck(rng, result, (round(float(place[0])), round(float(place[1]))), paper)
            else:
                _hair(rng, result, place + rng.uniform(-30, 30, (4, 2)).cumsum(axis=0), paper)
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
    x = np.linspace(-0.5, 0.5, width, dtype=np.float32)[None, :]
    y = np.linspace(-0.5, 0.5, height, dtype=np.float32)[:, None]
    slopes = rng.uniform(-0.4, 0.4, 2).astype(np.float32)
    light = 1 + slopes[0] * x + slopes[1] * y
    likely = 0.45
    while rng.random() < likely:
        likely = 0.3
        angle = rng.uniform(0, 2 * np.pi)
        beyond = np.float32(np.cos(angle)) * x + np.float32(np.sin(angle)) * y
        beyond = beyond + np.float32(rng.uniform(0, 0.1)) * x * y
        is_hard = rng.random() < 0.6
        edge = np.float32(10 ** (rng.uniform(-3.5, -2.6) if is_hard else rng.uniform(-2.6, -1)))
        steep = np.clip((np.float32(rng.uniform(-0.4, 0.4)) - beyond) / edge, -40, 40)
        light *= 1 - np.float32(1 - rng.uniform(0.25, 0.9)) / (1 + np.exp(steep))
    result: Picture = (picture * light).astype(np.float32)
    return result


def _grain(rng: np.random.Generator, shape: tuple[int, ...], strength: float) -> Picture:
    """Fibres and dots of paper and print."""
    coarse = rng.standard_normal((shape[0] // 3 + 1, shape[1] // 3 + 1), np.float32)
    coarse *= np.float32(strength)
    wide = cv2.resize(coarse, (shape[1], shape[0]), interpolation=cv2.INTER_LINEAR)
    return wide.astype(np.float32)


def _specks(rng: np.random.Generator, picture: Picture, paper: float) -> None:
    height, width = picture.shape
    for _ in range(int(rng.integers(1, 25))):
        _speck(rng, picture, (int(rng.integers(width)), int(rng.integers(height))), paper)
    for _ in range(int(rng.integers(0, 3))):
        points = rng.uniform(-30, 30, (4, 2)).cumsum(axis=0) + rng.uniform(0, (width, height))
        _hair(rng, picture, points, paper)


def _speck(
    rng: np.random.Generator, picture: Picture, place: tuple[int, int], paper: float
) -> None:
    sides = (int(rng.integers(1, 5)), int(rng.integers(1, 4)))
    grey = float(rng.uniform(0.1, 0.95) * paper)
    cv2.ellipse(picture, place, sides, float(rng.uniform(0, 180)), 0, 360, grey, -1)


def _hair(
    rng: np.random.Generator, picture: Picture, points: NDArray[np.float64], paper: float
) -> None:
    """A hair or a stroke of a pen."""
    grey = float(rng.uniform(0.3, 0.9) * paper)
    cv2.polylines(picture, [points.astype(np.int32)], False, grey, int(rng.integers(1, 3)))


def _folds(rng: np.random.Generator, picture: Picture) -> None:
    """Creases: a light or dark line, and another light beyond it."""
    height, width = picture.shape
    x = np.arange(width, dtype=np.float32)[None, :]
    y = np.arange(height, dtype=np.float32)[:, None]
    for _ in range(int(rng.integers(1, 4))):
        angle, start = rng.uniform(0, np.pi), rng.uniform(0.1, 0.9) * max(width, height)
        wave = np.float32(rng.uniform(1, 12) * rng.uniform(0, 0.5))
        bend = wave * np.sin(x / np.float32(rng.uniform(30, 120))) - np.float32(start)
        beyond = np.float32(np.cos(angle)) * x + np.float32(np.sin(angle)) * y + bend
        away = -np.abs(beyond)
        line = np.float32(rng.uniform(-0.5, 0.3)) * np.exp(away / np.float32(rng.uniform(0.7, 5)))
        wide = np.exp(away / np.float32(rng.uniform(10, 80))) * (beyond > 0)
        picture *= (1 + line) * (1 - np.float32(rng.uniform(0, 0.3)) * wide)
