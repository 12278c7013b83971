"""Which boxes or regions the thick lines of a grid make."""

from __future__ import annotations

import math
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
_STRAY = 0.08  # share of the borders that are otherwise than the layout has them
_UNEVEN = 0.25  # deviation of borders of one kind that is usual, as a part of the mean


def regions_of(straightened: NDArray[np.uint8], size: int) -> Layout:
    """The layout that the thick lines of a grid make.

    Parameters
    ----------
    straightened
        As `nonet.photo.straighten.straighten` returns it.
    size
        Number of cells in a row: 4, 6, 9 or 16.

    Returns
    -------
    The usual boxes, unless the borders clearly make a jigsaw: `size` connected regions of `size`
    cells each. A grid of size 6 may have boxes of two rows or of two columns.
    """
    borders = _Borders(straightened, size)
    usual, *others = _usual(size)
    fits = [(borders.fit(_regions(one)), one) for one in (usual, *others)]
    best, layout = max(fits, key=lambda pair: pair[0])
    if best < _LEAST:
        layout = usual
    for regions in borders.jigsaws():
        fit = borders.fit(regions)
        if fit > max(_LEAST, best + _CLEARLY):
            best, layout = fit, Layout.jigsaw(regions.tolist())
    return layout


def stray_cells(straightened: NDArray[np.uint8], layout: Layout) -> tuple[int, ...]:
    """Cells beside lines that are clearly thick or thin, and not as the layout has them.

    Parameters
    ----------
    straightened
        As `nonet.photo.straighten.straighten` returns it.
    layout
        As `regions_of` found it.

    Returns
    -------
    Empty where the lines are not clearly of two kinds, or nearly all as the layout has them.
    """
    borders = _Borders(straightened, layout.size)
    first, second = _regions(layout)[borders.pairs].T
    for bound in borders.bounds():
        is_thick = borders.ink > bound
        thick, thin = borders.ink[is_thick], borders.ink[~is_thick]
        apart = float(np.median(thick) - np.median(thin))
        if thick.min() - thin.max() > _CLEAR_GAP * apart:
            stray = is_thick != (first != second)
            if stray.mean() > _STRAY:
                return tuple(np.unique(borders.pairs[stray]).tolist())
            return ()
    return ()


class _Borders:
    """The borders between cells that share a side.

    Attributes
    ----------
    pairs
        The two cells of each: int, shape (borders, 2).
    ink
        How thick and dark each is: float, shape (borders,).
    """

    def __init__(self, straightened: NDArray[np.uint8], size: int) -> None:
        paper = closed(straightened, _WIDEST).astype(np.float64) + 8
        ink = 1 - (straightened + 8.0) / paper
        self.size = size
        cells = np.arange(size * size).reshape(size, size)
        beside = np.stack([cells[:, :-1].ravel(), cells[:, 1:].ravel()], axis=1)
        below = np.stack([cells[:-1].T.ravel(), cells[1:].T.ravel()], axis=1)
        self.pairs = np.concatenate([beside, below])
        self.ink = np.concatenate([_between(ink, size).ravel(), _between(ink.T, size).ravel()])

    def fit(self, regions: NDArray[np.int_]) -> float:
        """How far the borders of these regions stand out from those within them."""
        first, second = regions[self.pairs].T
        outer, inner = self.ink[first != second], self.ink[first == second]
        if not len(outer) or not len(inner):
            return 0.0
        usual = _UNEVEN * float(self.ink.mean()) + 1e-3
        deviation = np.sqrt((outer.var() + inner.var()) / 2 + usual**2)
        return float((np.median(outer) - np.median(inner)) / deviation)

    def jigsaws(self) -> list[NDArray[np.int_]]:
        """The regions that borders above each of some bounds make, where they are valid."""
        found = {}
        for bound in self.bounds():
            regions = self._joined(bound)
            if np.bincount(regions).tolist() == [self.size] * self.size:
                found[regions.tobytes()] = regions
        return list(found.values())

    def bounds(self) -> list[float]:
        """Bounds between thin and thick in the widest gaps, the widest first.

        Only those above which as many borders are as regions may have around them: within one of n
        cells there are from n - 1 to 2n - 2√n.
        """
        size = self.size
        sorted_ink = np.sort(self.ink)
        within = np.arange(1, len(sorted_ink))
        most = size * math.floor(2 * size - 2 * math.sqrt(size))
        able = within[(within >= size * (size - 1)) & (within <= most)]
        gaps = sorted_ink[able] - sorted_ink[able - 1]
        widest = [able[place] for place in np.argsort(-gaps)[:_BOUNDS] if gaps[place] > 0]
        return [float(sorted_ink[place - 1] + sorted_ink[place]) / 2 for place in widest]

    def _joined(self, bound: float) -> NDArray[np.int_]:
        """Regions of cells that borders of at most this ink connect, numbered in their order."""
        names = list(range(self.size * self.size))

        def name_of(cell: int) -> int:
            while names[cell] != cell:
                names[cell] = cell = names[names[cell]]
            return cell

        for first, second in self.pairs[self.ink <= bound].tolist():
            names[name_of(first)] = name_of(second)
        names = [name_of(cell) for cell in names]
        order = {name: number for number, name in enumerate(dict.fromkeys(names))}
        return np.array([order[name] for name in names])


def _between(ink: NDArray[np.float64], size: int) -> NDArray[np.float64]:
    """The ink of each border between cells of one row: shape (size, size - 1)."""
    rows = MARGIN + CELL * np.arange(size)[:, None] + np.arange(_ENDS, CELL - _ENDS)
    at = MARGIN + CELL * np.arange(1, size)[:, None] + np.arange(-_REACH, _REACH)
    pieces = ink[rows[:, None, :, None], at[None, :, None, :]]
    result: NDArray[np.float64] = np.median(pieces, axis=2).sum(axis=-1)
    return result


def _usual(size: int) -> tuple[Layout, ...]:
    """Layouts with boxes, the most usual first."""
    if size == 6:
        return Layout.boxes(2, 3), Layout.boxes(3, 2)
    return (Layout.of_size(size),)


def _regions(layout: Layout) -> NDArray[np.int_]:
    return np.array(layout.regions)
