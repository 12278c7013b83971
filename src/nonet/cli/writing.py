"""How grids are printed."""

from __future__ import annotations

from nonet.grid import Grid


def line(grid: Grid, alphabet: str | None) -> str:
    """A grid on one line: a character a cell, or numbers where there are too many digits."""
    if grid.size > 61 and alphabet is None:
        return " ".join(map(str, grid.digits))
    return grid.to_text(alphabet=alphabet)


def frame(grid: Grid, alphabet: str | None) -> str:
    """A drawn grid, and an empty line below it."""
    return grid.to_text("frame", alphabet=alphabet) + "\n\n"
