"""Another grid that is essentially equal."""

from __future__ import annotations

from collections.abc import Sequence

from nonet.equivalence._moves import random_move
from nonet.equivalence.random import Random
from nonet.grid import Candidates, Grid, PuzzleLike, as_grid
from nonet.layout import Layout


def scramble(grid: PuzzleLike, *, seed: int | None = None) -> Grid:
    """A puzzle that looks different from `grid` and is essentially equal to it.

    Digits are relabelled, rows and columns permuted and the grid transposed, at random, so that
    all rules are kept: it has the same number of solutions, and is solved by the same steps.
    Entries move with the grid and stay entries.

    With boxes, or rows and columns alone, all moves are equally likely; the grid is transposed if
    boxes are square or absent. Jigsaws and constraints allow few moves, or only relabelling, or
    not even that: those symmetries of the square and exchanges of lines and chutes that keep the
    rules are combined at random.

    Cages, lines and clues move with the grid, so that the result has a layout of its own. They
    are rotated and reflected; rows and columns are exchanged only where it does not matter to any
    rule where its cells lie, and digits relabelled only where no rule depends on their values.
    `nonet.equivalence.fixed_constraints` names the rules that allow less.

    Parameters
    ----------
    grid
        A grid of any layout, in any form (`nonet.grid.PuzzleLike`).
    seed
        From 0 to 2⁶⁴ − 1: always the same result, on every machine. None: random.

    Raises
    ------
    FormatError
        The text is not a grid.
    NonetError
        The seed is out of range.

    Examples
    --------
    >>> import nonet
    >>> puzzle = nonet.Grid("1... .2.. ..3. ...4")
    >>> nonet.scramble(puzzle, seed=1).to_text()
    '4....3....2....1'
    >>> nonet.canonical(nonet.scramble(puzzle, seed=2)) == nonet.canonical(puzzle)
    True
    """
    original = as_grid(grid)
    moved = _Scramble(original.layout, Random(seed))
    return moved.grid(original)


def scramble_candidates(candidates: Candidates, *, seed: int | None = None) -> Candidates:
    """A position that looks different from this one and is essentially equal to it.

    As `scramble`, and with the same seed the digits of the grid move as there; candidates move
    with their cells. The same techniques apply, to the cells and digits that they have moved to.

    Parameters
    ----------
    candidates
        Of a grid of any layout.
    seed
        As for `scramble`.

    Raises
    ------
    NonetError
        The seed is out of range.

    Examples
    --------
    >>> import nonet
    >>> position = nonet.Candidates.of("1... .2.. ..3. ...4").without([(1, 3)])
    >>> moved = scramble_candidates(position, seed=1)
    >>> moved.grid.to_text(), nonet.steps(moved, "naked single")[0].placements
    ('4....3....2....1', ((4, 2),))
    """
    moved = _Scramble(candidates.layout, Random(seed))
    return Candidates(moved.masks(candidates.masks), moved.layout, moved.grid(candidates.grid))


class _Scramble:
    """A random move of cells and digits that keeps the rules of a layout."""

    __slots__ = ("_labels", "_sources", "layout")

    def __init__(self, layout: Layout, random: Random) -> None:
        move, self.layout = random_move(layout, random)
        digits = range(1, layout.size + 1)
        alike = self.layout.treats_digits_alike
        self._labels = bytes([0, *(random.shuffled(digits) if alike else digits)])
        self._sources = move.sources()

    def grid(self, grid: Grid) -> Grid:
        """The grid after the move."""
        return Grid._made(  # noqa: SLF001
            self.layout, self._moved(grid.digits), self._moved(grid.givens)
        )

    def masks(self, masks: Sequence[int]) -> list[int]:
        """Candidates, a mask a cell, after the move."""
        bits = [1 << label - 1 for label in self._labels[1:]]
        return [
            sum(bit for digit, bit in enumerate(bits) if masks[source] >> digit & 1)
            for source in self._sources
        ]

    def _moved(self, digits: bytes) -> bytes:
        return bytes([self._labels[digits[source]] for source in self._sources])
