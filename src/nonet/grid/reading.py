"""One puzzle from a text in any form, by itself or among titles, frames and lists."""

from __future__ import annotations

from itertools import islice

from nonet import _display
from nonet._arguments import instance
from nonet.errors import FormatError
from nonet.grid.boards import read_board
from nonet.grid.boxes import warn_of_missing_boxes
from nonet.grid.candidates import Candidates
from nonet.grid.grid import Grid
from nonet.grid.stream import located_puzzles
from nonet.grid.text import MAX_TEXT, grid_of, plain_line, read_whole
from nonet.layout import Layout
from nonet.layout.layout import checked_layout

_OTHER_FORMS = frozenset("<[{")
"""First characters of texts that are no plain grid."""


def parse_grid(text: str, layout: Layout | None = None, *, alphabet: str | None = None) -> Grid:
    """Grid of a text; see `Grid.parse`."""
    puzzle = parse_puzzle(text, layout, alphabet=alphabet)
    return puzzle if isinstance(puzzle, Grid) else grid_of(puzzle)


def parse_puzzle(
    text: str, layout: Layout | None = None, *, alphabet: str | None = None
) -> Grid | Candidates:
    """Grid or candidates, whichever the text holds; see `Grid.parse` for the forms.

    Raises
    ------
    FormatError
        Nothing fits, or several different results do.
    TypeError
        Not a text.

    Warns
    -----
    LayoutWarning
        As for `Grid.parse`.
    """
    if alphabet is not None:
        instance(alphabet, str, "an alphabet as a text")
    instance(text, str, "a puzzle as a text")
    puzzle = read_text(text, checked_layout(layout), alphabet=alphabet)
    if layout is None:
        warn_of_missing_boxes(puzzle)
    return puzzle


def read_text(
    text: str, layout: Layout | None = None, *, alphabet: str | None = None
) -> Grid | Candidates:
    """The result of `parse_puzzle`, without its warning for texts without a layout.

    Raises
    ------
    FormatError
        Nothing fits, or several different results do.
    """
    if layout is not None and not layout.has_usual_board:
        if len(text) > MAX_TEXT:
            raise FormatError(f"expected at most {MAX_TEXT} characters, found {len(text)}")
        return read_board(text, layout)
    if alphabet is None and (grid := plain_line(text, layout)) is not None:
        return grid
    try:
        return read_whole(text, layout, alphabet=alphabet)
    except FormatError as error:
        if error.alphabets or len(text) > MAX_TEXT:
            raise
        whole = error
    if (document := _display.document(text, layout)) is not None:
        grid = document.grid
        assert isinstance(grid, Grid)
        return grid
    several = located_puzzles(text.splitlines(), layout, alphabet=alphabet)
    found = list(islice(several, 2))
    if not found:
        raise whole
    mistakes = [item.error for item in found if item.error is not None]
    if mistakes:
        is_said = (
            mistakes[0].alphabets
            or any(item.title for item in found)
            or text.lstrip()[:1] in _OTHER_FORMS
            or "://" in text
        )
        raise mistakes[0] if is_said else whole
    if len(found) > 1:
        raise FormatError("expected one puzzle, found several; nonet.load_many reads them all")
    puzzle = found[0].puzzle
    if puzzle is None:
        raise whole
    return puzzle
