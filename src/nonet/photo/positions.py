"""The cells of a grid as it lies in a picture, and read in each of its four positions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from nonet.layout import Layout
from nonet.photo.borders import Borders
from nonet.photo.candidates import conflicting_pairs
from nonet.photo.check import Checked, check
from nonet.photo.network import probabilities as digits_of
from nonet.photo.network import probabilities_and_beyond
from nonet.photo.plausible import has_givens, may_be_plausible
from nonet.photo.straighten import cell_windows, straighten

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nonet.photo.grids import FoundGrid
    from nonet.photo.picture import GreyPicture

_UPRIGHT = -0.03
"""Clearness of a grid of which no other position is looked at before its digits are checked."""

_CLEARLY_EMPTY = 0.99
"""Probability above which a cell is empty in whatever position."""

_SOME_OF_MANY = 37
"""Cells of 16 × 16 that are read first; of all rows and columns, since 256 cells are many."""

_HOPELESS = -0.45
"""Clearness of these that is not worth more."""

_CLEAR_ENOUGH = 0.9
"""Probability of a digit that counts when it contradicts another."""

_CONTRADICTIONS = 0.25
"""Pairs of equal digits in a house for each clear digit; a page of a calendar has more."""

_SAMPLE = 16
"""Cells that are read in each position first, where more are not empty."""

UNCLEAR = -0.25
"""Clearness of a grid of which nothing is checked: what is in its cells are no digits."""

_CLEAR_DIGITS = -0.2
"""Clearness from which on the digits of a grid count as clear."""

_MARGIN = 0.05
"""How much clearer all cells may be than some of them let expect."""

_FAR_LESS_CLEAR = 0.5
"""How much less clear these may be than in the clearest position to be read on."""

_CLEAR = 0.995
"""Probability of a digit above which its cell is not looked at again."""

_ASIDE = 0.05
"""How far a cell is moved for another look, as a part of it."""

_LEAST = 1e-7
"""Least probability that counts in a mean of logarithms."""


class CellPositions:
    """The cells of a grid as it lies in the picture.

    Attributes
    ----------
    mesh
        Crossings of its lines in the grey picture.
    straightened
        The grid in grey.
    pieces
        As of `nonet.photo.straighten.cell_windows`.
    """

    def __init__(self, picture: GreyPicture, found: FoundGrid) -> None:
        self.mesh = found.mesh
        self.straightened = straighten(picture.grey, found.mesh)
        self.pieces = cell_windows(self.straightened, found.size)
        self._size = found.size

    @cached_property
    def is_hopeless(self) -> bool:
        """Whether some of many cells show that there are no digits in any."""
        if self._size <= 9:
            return False
        some = self.pieces[:: len(self.pieces) // _SOME_OF_MANY]
        return _clearness(digits_of(some, self._size)) < _HOPELESS

    @cached_property
    def has_digits(self) -> bool:
        """Whether it has enough givens for a puzzle, and their digits are clear without a turn."""
        if self.is_hopeless or not has_givens(self.probabilities):
            return False
        return _clearness(self.probabilities) > _CLEAR_DIGITS

    @cached_property
    def borders(self) -> Borders:
        """How thick its lines are."""
        return Borders(self.straightened, self._size)

    def stray_cells(self, quarters: int) -> tuple[int, ...]:
        """As of `Borders`, after quarter turns to the left."""
        is_stray = np.isin(_turned_cells(self._size, quarters), self.borders.stray_cells)
        return tuple(np.flatnonzero(is_stray).tolist())

    @property
    def probabilities(self) -> NDArray[np.float32]:
        """As of `nonet.photo.network.probabilities`."""
        return self._read[0]

    @property
    def beyond(self) -> NDArray[np.float32]:
        """Of each cell how probable a digit is that grids of this size do not have."""
        return self._read[1]

    @cached_property
    def _read(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        return probabilities_and_beyond(self.pieces, self._size)


@dataclass(frozen=True, eq=False)
class Position:
    """The reading of a grid in one of its four positions.

    Attributes
    ----------
    quarters
        Quarter turns to the left.
    straightened, layout, probabilities, beyond
        After them.
    """

    quarters: int
    straightened: NDArray[np.uint8]
    layout: Layout
    probabilities: NDArray[np.float32]
    beyond: NDArray[np.float32]

    @cached_property
    def clearness(self) -> float:
        """Mean logarithm of the probability of the most probable digits, 0 at most.

        Digits that lie on their side are like none.
        """
        return _clearness(self.probabilities)

    @cached_property
    def may_be_plausible(self) -> bool:
        """Whether this may be a reading of a Sudoku: few of its clear digits contradict others."""
        if not may_be_plausible(self.probabilities, self.beyond):
            return False
        digits = self.probabilities.argmax(axis=1).astype(np.uint8)
        digits[self.probabilities.max(axis=1) < _CLEAR_ENOUGH] = 0
        pairs = sum(1 for _ in conflicting_pairs(digits, self.layout))
        return pairs <= _CONTRADICTIONS * int(np.count_nonzero(digits)) + 1

    @cached_property
    def checked(self) -> Checked:
        """The result of the check."""
        return check(self.probabilities, self.layout)


def positions_of(cells: CellPositions) -> list[Position]:
    """The grid as it lies; all positions it may have, where that is not clear or in doubt."""
    size = len(cells.mesh) - 1
    upright = Position(
        0, cells.straightened, cells.borders.layout, cells.probabilities, cells.beyond
    )
    is_clear = upright.clearness > _UPRIGHT and upright.may_be_plausible
    if is_clear and not upright.checked.in_doubt:
        return [upright]
    filled = np.flatnonzero(cells.probabilities[:, 0] < _CLEARLY_EMPTY)
    quarters = [1, 2, 3]
    if len(filled) > _SAMPLE:
        some = filled[np.linspace(0, len(filled) - 1, _SAMPLE).astype(int)]
        clear = [_clearness(cells.probabilities[some])]
        clear += [
            _clearness(digits_of(_turned_windows(cells.pieces[some], turn), size))
            for turn in quarters
        ]
        expected = max(clear) * len(filled) / size**2
        if max(expected, upright.clearness) < UNCLEAR - _MARGIN:
            return [upright]
        quarters = [turn for turn in quarters if clear[turn] > max(clear) - _FAR_LESS_CLEAR]
    return [upright, *(_turned(upright, cells.pieces, filled, turn) for turn in quarters)]


def looked_again(picture: GreyPicture, cells: CellPositions, first: Position) -> Position:
    """The position after eight more looks at what is not clear, each a little aside.

    Noise falls into other pixels each time, so that the mean of the logarithms is surer.
    """
    size = first.layout.size
    filled = np.flatnonzero(first.probabilities[:, 0] < _CLEARLY_EMPTY)
    is_unclear = first.probabilities[filled].max(axis=1) < _CLEAR
    unclear = filled[is_unclear]
    if not len(unclear):
        return first
    logarithms = np.log(np.maximum(first.probabilities[unclear], _LEAST))
    across = (cells.mesh[:, -1] - cells.mesh[:, 0]).mean(axis=0) / size
    down = (cells.mesh[-1] - cells.mesh[0]).mean(axis=0) / size
    ways = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
    for x, y in ways:
        straightened = straighten(picture.grey, cells.mesh + _ASIDE * (x * across + y * down))
        turned = np.ascontiguousarray(np.rot90(straightened, first.quarters))
        found = digits_of(cell_windows(turned, size)[filled], size)[is_unclear]
        logarithms += np.log(np.maximum(found, _LEAST))
    mean = np.exp(logarithms / (1 + len(ways)))
    probabilities = first.probabilities.copy()
    probabilities[unclear] = mean / mean.sum(axis=1, keepdims=True)
    return replace(first, probabilities=probabilities)


def _clearness(probabilities: NDArray[np.float32]) -> float:
    return float(np.log(probabilities.max(axis=1)).mean())


def _turned_windows(pieces: NDArray[np.float32], quarters: int) -> NDArray[np.float32]:
    return np.ascontiguousarray(np.rot90(pieces, quarters, axes=(1, 2)))


def _turned(
    upright: Position, pieces: NDArray[np.float32], filled: NDArray[np.intp], quarters: int
) -> Position:
    """The grid after quarter turns to the left; what is clearly empty stays so."""
    size = upright.layout.size
    straightened = np.ascontiguousarray(np.rot90(upright.straightened, quarters))
    probabilities, beyond = upright.probabilities.copy(), upright.beyond.copy()
    if len(filled):
        turned = _turned_windows(pieces[filled], quarters)
        probabilities[filled], beyond[filled] = probabilities_and_beyond(turned, size)
    cells = _turned_cells(size, quarters)
    layout = _turned_layout(upright.layout, quarters)
    return Position(quarters, straightened, layout, probabilities[cells], beyond[cells])


def _turned_cells(size: int, quarters: int) -> NDArray[np.intp]:
    """Where each cell was before quarter turns to the left."""
    return np.rot90(np.arange(size * size).reshape(size, size), quarters).ravel()


def _turned_layout(layout: Layout, quarters: int) -> Layout:
    """The layout after quarter turns to the left."""
    if layout.regions is None or layout.is_classic or not quarters:
        return layout
    regions = np.array(layout.regions).reshape(layout.size, layout.size)
    return Layout.jigsaw(np.rot90(regions, quarters).ravel().tolist())
