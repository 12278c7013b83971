"""A grid straightened, and its cells as the network has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import (
    box_mean,
    closed,
    closed_along_lines,
    darkest_and_lightest,
    resized,
    sampled,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

CELL = 28
"""Pixels of the side of a straightened cell."""

MARGIN = 2
"""Pixels around a straightened grid, so that windows go a little beyond their cells."""

WINDOW = CELL + 2 * MARGIN
"""Pixels of the side of a window."""

_WIDEST_STROKE = 13  # pixels of the straightened picture; wider things are light and shadow
_SIDES = 4  # pixels at the sides of a cell that its lines may reach
_LIGHTER = 0.2  # by how much a light digit is lighter than its dark cell, at least
_AT_SIDES = 8  # pixels around the inner part of a cell that a digit may reach
_DIRECTIONS = 8  # of the lines along which the edge of a shadow is followed
_SHADOW = 0.8  # of the light near by, at most
_AROUND = 2 * CELL + 1  # pixels of the side of the square that a pixel is compared with


def straighten(grey: NDArray[np.uint8], mesh: NDArray[np.float64]) -> NDArray[np.uint8]:
    """A grid of a grey picture, straight and with dark digits on light cells.

    Parameters
    ----------
    grey
        uint8, shape (height, width).
    mesh
        Crossings of the lines: float64, shape (size + 1, size + 1, 2), x and y in pixels.

    Returns
    -------
    uint8, shape (side, side), where side is ``size * CELL + 2 * MARGIN``.
    """
    size = len(mesh) - 1
    steps = np.diff(mesh, axis=1)
    scale = CELL / float(np.hypot(steps[..., 0], steps[..., 1]).mean())
    if scale < 0.7:  # finer than what is made of it: each pixel is to be the mean of its area
        height, width = (max(2, round(1.2 * scale * side)) for side in grey.shape)
        stretch = np.array([width, height]) / grey.shape[::-1]
        grey, mesh = resized(grey, width, height), (mesh + 0.5) * stretch - 0.5
    flat = sampled(grey, _places(mesh, size), beyond=True)
    result: NDArray[np.uint8] = 255 - flat if _is_light_on_dark(flat) else flat
    return result


def cell_windows(straightened: NDArray[np.uint8], size: int) -> NDArray[np.float32]:
    """The cells of a straightened grid as the network has them: ink, whatever the light.

    Parameters
    ----------
    straightened
        As `straighten` returns it.
    size
        Number of cells in a row.

    Returns
    -------
    float32, shape (size * size, 32, 32): the local contrast, positive where it is darker.
    """
    picture = _dark_cells_inverted(straightened, size)
    paper = _light(picture).astype(np.float32) + 8
    ink: NDArray[np.float32] = 1 - (picture.astype(np.float32) + 8) / paper
    contrast = _contrast(ink, _AROUND, 0.02)
    starts = np.arange(size) * CELL
    pieces = np.lib.stride_tricks.sliding_window_view(contrast, (WINDOW, WINDOW))
    return np.clip(pieces[starts][:, starts].reshape(size * size, WINDOW, WINDOW), -4, 6)


def _dark_cells_inverted(straightened: NDArray[np.uint8], size: int) -> NDArray[np.uint8]:
    """The picture with light digits on dark cells made dark ones on light cells.

    Such a cell has something light in it that does not reach its sides, as the lit part of a cell
    in the edge of a shadow does.
    """
    grid = straightened[MARGIN : MARGIN + size * CELL, MARGIN : MARGIN + size * CELL]
    cells = grid.reshape(size, CELL, size, CELL).swapaxes(1, 2)
    inner = cells[:, :, _SIDES:-_SIDES, _SIDES:-_SIDES].astype(np.float32)
    flat = np.sort(inner.reshape(size, size, -1), axis=2)
    dark, usual, light = (flat[:, :, round(part * flat.shape[2])] for part in (0.03, 0.5, 0.98))
    stands_out = light - usual
    is_light = inner > (usual + stands_out / 2)[:, :, None, None]
    sides = is_light[:, :, [0, -1]].sum(axis=(2, 3)) + is_light[:, :, :, [0, -1]].sum(axis=(2, 3))
    reaches_sides = sides > np.minimum(_AT_SIDES, 0.3 * is_light.sum(axis=(2, 3)))
    is_dark = (stands_out > _LIGHTER * usual) & (stands_out > 1.7 * (usual - dark)) & ~reaches_sides
    if not is_dark.any():
        return straightened
    # Digits become as dark as their cells were, and cells as light as the digits.
    levels = np.clip((usual + light)[:, :, None, None] - cells, 0, 255)
    inverted = np.where(is_dark[:, :, None, None], levels, cells)
    result = straightened.copy()
    result[MARGIN : MARGIN + size * CELL, MARGIN : MARGIN + size * CELL] = inverted.swapaxes(
        1, 2
    ).reshape(grid.shape)
    return result


def _light(straightened: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """How light the paper is.

    A closing with a square finds it, but not where the slanting edge of a shadow crosses a digit:
    no paper on the same side of the edge is within the square there. Along the edge there is some.
    """
    light = closed(straightened, _WIDEST_STROKE)
    darkest, lightest = darkest_and_lightest(light, _WIDEST_STROKE)
    is_edge = darkest < _SHADOW * lightest.astype(np.float32)
    if is_edge.any():
        along = closed_along_lines(straightened, _WIDEST_STROKE, _DIRECTIONS)
        light = np.where(is_edge, np.maximum(light, along), light)
    return light


def _places(mesh: NDArray[np.float64], size: int) -> NDArray[np.float32]:
    """Where each pixel of the straightened picture lies, between the crossings around it."""
    along = (np.arange(size * CELL + 2 * MARGIN) - MARGIN + 0.5) / CELL
    before = np.clip(np.floor(along).astype(int), 0, size - 1)
    part = along - before
    shares = np.zeros((len(along), size + 1))
    at = np.arange(len(along))
    shares[at, before], shares[at, before + 1] = 1 - part, part
    x, y = (shares @ np.moveaxis(mesh, 2, 0) @ shares.T).astype(np.float32)
    return np.moveaxis(np.stack([x, y]), 0, 2)


def _is_light_on_dark(straightened: NDArray[np.uint8]) -> bool:
    """Whether what stands out against its surroundings is lighter than they are."""
    contrast = np.clip(_contrast(straightened.astype(np.float32), CELL + 1, 1.0), -4, 4)
    return float((contrast * contrast * contrast).mean()) > 0  # far faster than a power


def _contrast(values: NDArray[np.float32], around: int, least: float) -> NDArray[np.float32]:
    """How far values are from their local mean, in standard deviations.

    The deviation is a mix of the local one and that of the whole picture, so that the edge of a
    shadow counts no more than other places.
    """
    mean = box_mean(values, around)
    spread = np.sqrt(np.maximum(box_mean(np.square(values), around) - mean * mean, 0))
    usual = 0.6 * spread + 0.4 * float(spread.mean()) + least
    return np.asarray((values - mean) / usual, np.float32)
