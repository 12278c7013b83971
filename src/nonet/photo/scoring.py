"""How well a grid lies on the lines of a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from nonet.photo.mesh import Fit, strips

if TYPE_CHECKING:
    from numpy.typing import NDArray

WITHOUT_FRAME = 0.75  # score of a grid with all inner lines and no outer ones
ENDING = 0.9  # the same where the inner lines are seen to end
BEYOND = 0.3  # share of what inner lines are darker beyond the grid that counts against it
CLEAR = 0.2  # contrast of a line that counts in full: thin ones are often faint
NEAR = 0.06  # reach across a line, in cells, when a fit is scored


def rough_score(lines: NDArray[np.float32], fit: Fit) -> float:
    """The score of a grid that is only about right."""
    return _score(*(_contrasts(strip, 8, 0.2) for strip in strips(lines, fit, 8, 0.5)))


def scores(lines: NDArray[np.float32], fit: Fit) -> tuple[float, float]:
    """The score of a grid, and that of its worst four cells, where it may be a line off."""
    upright, level = (_contrasts(strip, 16, NEAR) for strip in strips(lines, fit, 16, 0.5))
    cells = (upright[:, :-1] + upright[:, 1:] + level.T[:-1] + level.T[1:]) / 4
    blocks = (cells[:-1, :-1] + cells[:-1, 1:] + cells[1:, :-1] + cells[1:, 1:]) / 4
    return _score(upright, level), float(blocks.min())


def score_of_every(lines: NDArray[np.float32], fit: Fit, every: int) -> float:
    """The score of each n-th line, such as those of the boxes."""
    upright, level = (
        _contrasts(strip, 16, NEAR)[:, ::every] for strip in strips(lines, fit, 16, 0.5)
    )
    return _score(upright, level)


def _score(upright: NDArray[np.float32], level: NDArray[np.float32]) -> float:
    """Darkness along all lines, or all but the outer ones, against both sides: 0 to 1."""
    both = [pieces.mean(axis=0) for pieces in (upright, level)]
    inner = _weighed(np.concatenate([each[1:-1] for each in both]))
    return max(_weighed(np.concatenate(both)), WITHOUT_FRAME * inner)


def ending_score(lines: NDArray[np.float32], fit: Fit, *, rough: bool = False) -> float:
    """The score of the inner lines alone, which are to end where the grid does.

    Of a grid that is only about right, it is a `rough` one.
    """
    step, near = (8, 0.2) if rough else (16, NEAR)
    values = []
    for strip in strips(lines, fit, step, 0.5, 1):
        pieces = _contrasts(strip, step, near)[:, 2:-2]
        beyond = np.maximum(pieces[[0, -1]], 0).mean(axis=0)
        values.append(pieces[1:-1].mean(axis=0) - BEYOND * beyond)
    return ENDING * _weighed(np.concatenate(values))


def _weighed(each: NDArray[np.float32]) -> float:
    """The mean, in which the three worst count again."""
    worst = np.sort(each)[:3]
    return float((each.mean() + 0.5 * worst.mean()) / 1.5)


def _contrasts(strip: NDArray[np.float32], step: int, reach: float) -> NDArray[np.float32]:
    """Of each piece of the lines of one direction: its darkness against both sides, -0.5 to 1."""
    around = np.lib.stride_tricks.sliding_window_view(strip, step + 1, axis=1)[:, ::step]
    middle, near = step // 2, max(1, round(reach * step))
    on = around[..., middle - near : middle + near + 1].max(axis=2)
    far = np.arange(round(0.2 * step), round(0.35 * step) + 1)
    sides = [around[..., middle + way * far].mean(axis=2) for way in (-1, 1)]
    if step > 8:  # wide digits are as far from the line, but it is light beside the line
        by = np.arange(round(0.13 * step), round(0.2 * step))
        closer = [around[..., middle + way * by].mean(axis=2) for way in (-1, 1)]
        sides = [np.minimum(*pair) for pair in zip(sides, closer, strict=True)]
    left, right = sides
    result: NDArray[np.float32] = np.clip((on - (left + right) / 2) / CLEAR, -0.5, 1)
    return result
