"""Another grid that is essentially equal."""

from __future__ import annotations

from nonet.equivalence._moves import random_move
from nonet.equivalence.random import Random
from nonet.grid import Grid, PuzzleLike, as_grid


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
    random = Random(seed)
    move, layout = random_move(original.layout, random)
    digits = range(1, layout.size + 1)
    labels = bytes([0, *(random.shuffled(digits) if layout.treats_digits_alike else digits)])
    sources = move.sources()

    def moved(digits: bytes) -> bytes:
        return bytes([labels[digits[source]] for source in sources])

    return Grid._made(layout, moved(original.digits), moved(original.givens))  # noqa: SLF001
