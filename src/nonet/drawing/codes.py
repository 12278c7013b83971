"""A code beside a printed puzzle, to be scanned: a line of text that opens as the puzzle."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nonet.drawing.fonts import needs
from nonet.errors import FormatError
from nonet.grid import Candidates, Grid

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_LARGEST = 36
"""Size of grid above which a code would be too fine to be scanned."""

_MOST_MODULES = 125
"""On each side: 14 cm, which is a page's width less its margins."""

_QUIET = 4
"""Modules of empty paper that scanners want on each side."""

_LEAST_SIDE = 52
"""Points."""

_LEAST_MODULE = 1.15
"""Points: 0.4 mm."""

_MASK = 3
"""Pattern laid over the modules. Looking for the one that suits best takes ten times as long."""


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code.

    Attributes
    ----------
    rows
        Its modules, 1 where it is dark.
    """

    rows: tuple[bytes, ...]

    @property
    def side(self) -> float:
        """Its width and height on paper, in points, with the empty paper round it."""
        return max(_LEAST_SIDE, _LEAST_MODULE * (len(self.rows) + 2 * _QUIET))

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw it with its top left corner here."""
        count = len(self.rows)
        canvas.saveState()
        canvas.translate(x, y)
        scale = self.side / (count + 2 * _QUIET)
        canvas.scale(scale, scale)
        canvas.setFillGray(0)
        path = canvas.beginPath()
        for down, row in enumerate(self.rows, _QUIET + 1):
            end = 0
            while (start := row.find(1, end)) >= 0:
                end = row.find(0, start)
                end = count if end < 0 else end
                path.rect(start + _QUIET, -down, end - start, 1)
        canvas.drawPath(path, stroke=0, fill=1)
        canvas.restoreState()


def code_of(puzzle: Grid | Candidates) -> Code | None:
    """The code of a puzzle: a line of text that `nonet.load` reads as this puzzle.

    Where the size tells the layout it is the digits as `Grid.to_text` writes them, 0 for an empty
    cell; then the game id of Simon Tatham's Solo, which knows boxes, jigsaws and diagonals; and
    else nonet's own JSON. Puzzles of pencil marks have none, and neither have those that are too
    large for a camera.
    """
    if isinstance(puzzle, Candidates) or puzzle.size > _LARGEST:
        return None
    try:
        import segno  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise needs("a code to scan", error) from error
    text = _text(puzzle.locked())
    try:
        code = segno.make_qr(text, error="l", mask=_MASK)
    except segno.DataOverflowError:
        return None
    if len(code.matrix) > _MOST_MODULES:
        return None
    return Code(tuple(bytes(row) for row in code.matrix))


def _text(grid: Grid) -> str:
    from nonet.formats import Puzzle, load  # noqa: PLC0415 (the formats load slowly)

    puzzle = Puzzle(grid)
    ways: tuple[Callable[[], str], ...] = (
        lambda: grid.to_text(blank="0"),
        lambda: puzzle.to_text("line"),
        lambda: puzzle.to_text("solo"),
    )
    for write in ways:
        with contextlib.suppress(FormatError):
            text = write()
            if load(text) == puzzle:
                return text
    return puzzle.to_text("nonet")
