"""How grids are printed."""

from __future__ import annotations

from nonet.grid import Grid


def line(grid: Grid, alphabet: str | None) -> str:
    """A grid on one line: a character a cell, or numbers where there are too many digits."""
    if grid.size > 61 and alphabet is None:
        return " ".join(map(str, grid.digits))
    return grid.to_text(alphabet=alphabet)


def shown(grid: Grid, form: str, alphabet: str | None) -> str:
    """A grid drawn where the form is "grid", otherwise on a line."""
    return frame(grid, alphabet) if form == "grid" else line(grid, alphabet) + "\n"


def frame(grid: Grid, alphabet: str | None) -> str:
    """A drawn grid, and an empty line below it."""
    return grid.to_text("frame", alphabet=alphabet) + "\n\n"
