"""Which boxes or regions the thick lines of a grid make."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from nonet.layout import Layout
from nonet.photo._opencv import closed
from nonet.photo.straighten import CELL, MARGIN

if TYPE_CHECKING:
    from numpy.typing import NDArray

_REACH = 5  # pixels on either side of a border; digits are farther away
_ENDS = 6  # pixels of a border next to a crossing, which belong to the other borders as well
_WIDEST = 15  # pixels; a thick line is narrower
_CLEARLY = 1.5  # how much better a jigsaw fits than boxes before it is one
_LEAST = 2.0  # how well it fits, in standard deviations
_BOUNDS = 6  # bounds between thin and thick that are tried
_CLEAR_GAP = 0.4  # between thin and thick, as a part of their distance
_THICKER = 0.4  # how much thicker a thick line is than a thin one, at least
_STRAY = 0.08  # share of the borders that are otherwise than the layout has them
_LOST = 2  # such thin ones at least: two cells that change regions, and no fold or hair, make them
_DARKENED = 0.18  # share of the borders that folds and hairs make thick, at most
_UNEVEN = 0.25  # deviation of borders of one kind that is usual, as a part of the mean


class Borders:
    """The borders between cells that share a side.

    Parameters
    ----------
    straightened
        As `nonet.photo.straighten.straighten` returns it.
    size
        Number of cells in a row: 4, 6, 9 or 16.
    """

    def __init__(self, straightened: NDArray[np.uint8], size: int) -> None:
        paper = closed(straightened, _WIDEST).astype(np.float32) + 8
        ink: NDArray[np.float32] = 1 - (straightened + np.float32(8)) / paper
        self._size = size
        cells = np.arange(size * size).reshape(size, size)
        beside = np.stack([cells[:, :-1].ravel(), cells[:, 1:].ravel()], axis=1)
        below = np.stack([cells[:-1].T.ravel(), cells[1:].T.ravel()], axis=1)
        self._pairs = np.concatenate([beside, below])
        each = [_between(picture, size).ravel() for picture in (ink, ink.T)]
        self._ink: NDArray[np.float64] = np.concatenate(each).astype(np.float64)

    @cached_property
    def layout(self) -> Layout:
        """The usual boxes, unless the borders clearly make a jigsaw.

        That is as many connected regions as there are rows, of as many cells each. A grid of size
        6 may have boxes of two rows or of two columns.
        """
        usual, *others = _usual(self._size)
        fits = [(self._fit(_regions(layout)), layout) for layout in (usual, *others)]
        best, layout = max(fits, key=lambda pair: pair[0])
        if best < _LEAST:
            layout = usual
        for regions in self._jigsaws():
            fit = self._fit(regions)
            if fit > max(_LEAST, best + _CLEARLY):
                best, layout = fit, Layout.jigsaw(regions.tolist())
        return layout

    @cached_property
    def stray_cells(self) -> tuple[int, ...]:
        """Cells beside lines that are clearly thick or thin, and not as the layout has them.

        Empty where the lines are not clearly of two kinds, or nearly all as the layout has them.
        """
        first, second = _regions(self.layout)[self._pairs].T
        for bound in self._bounds:
            is_thick = self._ink > bound
            thick, thin = self._ink[is_thick], self._ink[~is_thick]
            apart = float(np.median(thick) - np.median(thin))
            is_thicker = apart > _THICKER * float(np.median(thin))
            if is_thicker and thick.min() - thin.max() > _CLEAR_GAP * apart:
                stray = is_thick != (first != second)
                lost = int((stray & ~is_thick).sum())
                if stray.mean() > (_STRAY if lost >= _LOST else _DARKENED):
                    return tuple(np.unique(self._pairs[stray]).tolist())
                return ()
        return ()

    def _fit(self, regions: NDArray[np.int_]) -> float:
        """How far the borders of these regions stand out from those within them."""
        first, second = regions[self._pairs].T
        outer, inner = self._ink[first != second], self._ink[first == second]
        if not len(outer) or not len(inner):
            return 0.0
        usual = _UNEVEN * float(self._ink.mean()) + 1e-3
        deviation = np.sqrt((outer.var() + inner.var()) / 2 + usual**2)
        return float((np.median(outer) - np.median(inner)) / deviation)

    def _jigsaws(self) -> list[NDArray[np.int_]]:
        """The regions that borders above each of some bounds make, where they are valid."""
        found = {}
        for bound in self._bounds:
            regions = self._joined(bound)
            if np.bincount(regions).tolist() == [self._size] * self._size:
                found[regions.tobytes()] = regions
        return list(found.values())

    @cached_property
    def _bounds(self) -> list[float]:
        """Bounds between thin and thick in the widest gaps, the widest first.

        Only those above which as many borders are as regions may have around them: within one of n
        cells there are from n - 1 to 2n - 2√n.
        """
        size = self._size
        sorted_ink = np.sort(self._ink)
        within = np.arange(1, len(sorted_ink))
        most = size * math.floor(2 * size - 2 * math.sqrt(size))
        able = within[(within >= size * (size - 1)) & (within <= most)]
        gaps = sorted_ink[able] - sorted_ink[able - 1]
        widest = [able[place] for place in np.argsort(-gaps)[:_BOUNDS] if gaps[place] > 0]
        return [float(sorted_ink[place - 1] + sorted_ink[place]) / 2 for place in widest]

    def _joined(self, bound: float) -> NDArray[np.int_]:
        """Regions of cells that borders of at most this ink connect, numbered in their order."""
        names = list(range(self._size * self._size))

        def name_of(cell: int) -> int:
            while names[cell] != cell:
                names[cell] = cell = names[names[cell]]
            return cell

        for first, second in self._pairs[self._ink <= bound].tolist():
            names[name_of(first)] = name_of(second)
        names = [name_of(cell) for cell in names]
        order = {name: number for number, name in enumerate(dict.fromkeys(names))}
        return np.array([order[name] for name in names])


def _between(ink: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    """The ink of each border between cells of one row: shape (size, size - 1)."""
    rows = MARGIN + CELL * np.arange(size)[:, None] + np.arange(_ENDS, CELL - _ENDS)
    at = MARGIN + CELL * np.arange(1, size)[:, None] + np.arange(-_REACH, _REACH)
    pieces = ink[rows[:, None, :, None], at[None, :, None, :]]
    result: NDArray[np.float32] = np.median(pieces, axis=2).sum(axis=-1)
    return result


def _usual(size: int) -> tuple[Layout, ...]:
    """Layouts with boxes, the most usual first."""
    if size == 6:
        return Layout.boxes(2, 3), Layout.boxes(3, 2)
    return (Layout.of_size(size),)


def _regions(layout: Layout) -> NDArray[np.int_]:
    return np.array(layout.regions)
