"""The canonical form of a grid, and its automorphisms."""

from __future__ import annotations

from nonet.equivalence.engine import canonical_form
from nonet.errors import LayoutError
from nonet.grid import Grid, PuzzleLike, as_grid
from nonet.layout import Layout

_BOX_SIDES = {Layout.of_size(4): 2, Layout.of_size(9): 3}


def canonical(grid: PuzzleLike) -> Grid:
    """The least of all grids that are essentially equal to `grid`; the same for each of them.

    Two grids are *essentially equal* when one becomes the other by relabelling digits, permuting
    the rows of a band, the bands, the columns of a stack, the stacks, and transposing: 2 · 6⁸ · 9!
    moves. Of all the grids that they give, the canonical form is the one whose text of 81
    characters is least, the empty cell counting less than any digit. (Some programs
    call *canonical* the puzzle that goes with the least form of its solution; that is a different
    grid.)

    Works for puzzles, full grids and grids with conflicts. All digits count, givens and entries;
    all are givens in the result.

    Parameters
    ----------
    grid
        A 9 × 9 grid (or 4 × 4) with boxes and no other houses, in any form
        (`nonet.grid.PuzzleLike`).

    Raises
    ------
    LayoutError
        The grid has another layout.
    FormatError
        The text is not a grid.

    References
    ----------
    "Canonical form", Enjoy Sudoku Players' Forum, topic 5215: row-by-row minlex.

    Examples
    --------
    >>> import nonet
    >>> nonet.canonical("4.3. ..4. .... 1...").to_text()
    '.......1.2...3.2'
    >>> nonet.canonical(".3.4 .4.. .... ...1") == nonet.canonical("4.3. ..4. .... 1...")
    True
    """
    read, side = _checked(grid)
    form, _ = canonical_form(read.digits, side)
    return Grid._made(read.layout, form, form)  # noqa: SLF001


def automorphisms(grid: PuzzleLike) -> int:
    """Number of automorphisms: moves that leave `grid` as it is, apart from its labels.

    Of the 2 · 6⁸ = 3,359,232 ways to permute rows and columns and to transpose, as for
    `canonical`, those that some relabelling undoes: 1 for most grids, 648 for the most symmetric
    full grids, all of them for the empty grid. A move counts once, whether one relabelling
    undoes it or, where digits are missing from the grid, several.

    Parameters
    ----------
    grid
        A 9 × 9 grid (or 4 × 4, of 128 moves) with boxes and no other houses, in any form.

    Raises
    ------
    LayoutError
        The grid has another layout.
    FormatError
        The text is not a grid.

    Examples
    --------
    >>> import nonet
    >>> nonet.automorphisms("." * 81)
    3359232
    >>> nonet.automorphisms("1234 3412 2143 4321")
    32
    """
    read, side = _checked(grid)
    return canonical_form(read.digits, side)[1]


def _checked(grid: PuzzleLike) -> tuple[Grid, int]:
    read = as_grid(grid)
    side = _BOX_SIDES.get(read.layout)
    if side is None:
        raise LayoutError(
            "expected a 9×9 or 4×4 grid with boxes and no other houses for a canonical form, "
            f"found {read.layout}"
        )
    return read, side
