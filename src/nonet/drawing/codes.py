"""Codes to be scanned from paper or a screen: addresses that open as a puzzle."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nonet._source import Source
from nonet.drawing.fonts import needs
from nonet.errors import FormatError
from nonet.grid import Candidates, Grid
from nonet.puzzle import Puzzle

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_LARGEST = 36
"""Size of grid above which a code would be too fine to be scanned."""

_MOST_MODULES = 125
"""On each side: on paper 14 cm, which is a page's width less its margins."""

_MODEST = 57
"""Modules on each side of a code that fits on any page."""

_QUIET = 4
"""Modules of empty paper that scanners want on each side."""

_LEAST_SIDE = 52
"""Points."""

_LEAST_MODULE = 1.15
"""Points: 0.4 mm."""

_MASK = 3
"""Pattern laid over the modules. Looking for the one that suits best takes ten times as long."""


_HALVES = {(0, 0): " ", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}
"""A character for a module and the one below it."""

_BLACK_ON_WHITE, _USUAL = "\x1b[38;5;16;48;5;231m", "\x1b[0m"


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

    def lines(self, *, colours: bool = False) -> list[str]:
        """The code in characters, two rows of modules a line, for a terminal.

        With `colours` it is black on white whatever the colours of the terminal are.
        """
        width = len(self.rows) + 2 * _QUIET
        empty = bytes(width)
        rows = [empty] * _QUIET
        rows += [bytes(_QUIET) + row + bytes(_QUIET) for row in self.rows]
        rows += [empty] * (_QUIET + len(rows) % 2)
        lines = [
            "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
            for upper, lower in zip(rows[::2], rows[1::2], strict=False)
        ]
        return [f"{_BLACK_ON_WHITE}{line}{_USUAL}" for line in lines] if colours else lines

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


def codes_of(puzzle: Grid | Candidates) -> tuple[Code, ...]:
    """QR codes of a puzzle, the best one first: the first that fits is printed.

    The best one is an address of SudokuPad, at which a browser opens the puzzle, and so does
    `nonet.load`; with the solution, where f-puzzles' JSON has a place for it. Where it makes a
    large code, another one holds a line of text for `nonet.load` alone. Puzzles too large even for
    that have no code, and neither have those of pencil marks, or with a constraint that neither
    form has.
    """
    if isinstance(puzzle, Candidates) or puzzle.size > _LARGEST:
        return ()
    from nonet.formats.published import published  # noqa: PLC0415
    from nonet.formats.sudokupad import address  # noqa: PLC0415

    given = Puzzle(puzzle.locked())
    codes: list[Code] = []
    for written, source in ((address, published(given)), (_text, given)):
        with contextlib.suppress(FormatError):  # no constraint may be left out
            if (code := code_of(written(source))) is not None:
                codes.append(code)
        if codes and len(codes[0].rows) <= _MODEST:
            break
    return tuple(codes)


def code_of(text: str) -> Code | None:
    """The code that holds a text; None where it would be too fine to be scanned.

    Raises
    ------
    NonetError
        The library that makes codes is not installed.

    Examples
    --------
    >>> code = code_of("https://example.org")
    >>> len(code.rows), {*code.rows[0]} == {0, 1}
    (25, True)
    """
    try:
        import segno  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise needs("a code to scan", error) from error
    try:
        code = segno.make_qr(text, error="l", mask=_MASK)
    except segno.DataOverflowError:
        return None
    if len(code.matrix) > _MOST_MODULES:
        return None
    return Code(tuple(bytes(row) for row in code.matrix))


def _text(puzzle: Puzzle) -> str:
    """The shortest text that says boxes and extra houses, too."""
    from nonet.formats.format import ReadOptions  # noqa: PLC0415 (the formats load slowly)
    from nonet.formats.registry import detect, read  # noqa: PLC0415

    for name in ("line", "solo"):
        with contextlib.suppress(FormatError):
            text = puzzle.to_text(name)
            file = Source.of_text(text)
            if list(read(file, detect(file), ReadOptions(None, None))) == [puzzle]:
                return text
    return puzzle.to_text("nonet")
