"""Many puzzles from the lines of a file, one after the other, in bounded memory.

A line may be a whole puzzle, or one row of a grid that continues in the lines below, whatever blank
lines are between them. Drawn grids are recognised by their borders, lists by their brackets; a line
with letters that is no grid is a title. Plain lines can be ambiguous: nine characters are a 3 × 3
puzzle or a row of a 9 × 9. Then N lines of N cells are one grid if no row or column repeats a
digit, or if few of them are puzzles by themselves; but if each of them is one, nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from nonet.errors import FormatError
from nonet.grid.boxes import warn_of_missing_boxes
from nonet.grid.held import FoundPuzzle, HeldBack
from nonet.grid.inside import entry_of, plain_entry
from nonet.grid.lines import (
    Lines,
    address_in,
    is_banner,
    is_fence,
    is_heading_of,
    is_markup,
    seems_title,
    title_of,
)
from nonet.grid.listed import ListedPuzzle
from nonet.grid.lists import listed_at
from nonet.grid.located import Located, failed
from nonet.grid.rows import GridLines
from nonet.grid.text import MAX_TEXT, plain_line, read_whole
from nonet.grid.tokenize import Numbered
from nonet.layout import Layout
from nonet.layout.layout import checked_layout

if TYPE_CHECKING:
    from nonet.grid.puzzle_like import HasGrid


_SMALLEST = 4
"""The smallest size of a grid on a bare line beside larger ones: nine cells are rather a row."""

_LONGEST_FRAGMENT = 16
_LONGEST_COUNT = 4
_BLANKS_TOGETHER = re.compile(r"([.0*_])\1")


def read_puzzles(
    lines: Iterable[str], layout: Layout | None = None, *, alphabet: str | None = None
) -> Iterator[Located]:
    """Puzzles of a file in order: one per line, or drawn over several lines, of mixed sizes.

    Lines that start with ``#`` and lines with letters that are no grid are titles of what follows.
    A puzzle that cannot be read does not end the stream.

    Parameters
    ----------
    lines
        Lines of the file. Lines that may be longer than memory must be split before.
    layout, alphabet
        As for `Grid.parse`; a layout also settles what is a row and what is a puzzle.

    Warns
    -----
    LayoutWarning
        As for `Grid.parse`; once.

    Examples
    --------
    >>> puzzles = read_puzzles(["1... .2.. ..3. ...4", "", "+-+", "|1|", "+-+", "123", "231"])
    >>> [(p.line, p.puzzle.size if p.puzzle else str(p.error)) for p in puzzles]
    [(1, 4), (3, 1), (6, 'expected 3 lines of 3 cells, found 2, at line 6')]
    """
    is_silent = checked_layout(layout) is not None
    for located in located_puzzles(lines, layout, alphabet=alphabet):
        if not is_silent and located.puzzle is not None:
            is_silent = warn_of_missing_boxes(located.puzzle)
        yield located


def located_puzzles(
    lines: Iterable[str],
    layout: Layout | None = None,
    *,
    alphabet: str | None = None,
    has_others: Callable[[], bool] = lambda: False,
    read_other: Callable[[str], HasGrid | None] = lambda _: None,
) -> Iterator[Located]:
    """The puzzles that `read_puzzles` gives, without its warning.

    Parameters
    ----------
    lines, layout, alphabet
        As for `read_puzzles`.
    has_others
        Whether the text that these lines are part of has puzzles elsewhere.
    read_other
        Reads a line that is no grid, such as a link, as a document; None: it is none, either.
    """
    text = Lines(lines, alphabet or "")
    if alphabet is None:
        for number, grid in text.plain(layout):
            yield Located(number, grid, None)
    held = HeldBack(has_others, lambda: _as_one(text, layout, alphabet), has_grid=text.first > 0)
    yield from held.given(_Reader(text, layout, alphabet, held, read_other).puzzles())


def _as_one(lines: Lines, layout: Layout | None, alphabet: str | None) -> Located | None:
    """The one grid that all lines are, or what is wrong with it; None: they are too many."""
    if (text := lines.whole) is None:
        return None
    try:
        return Located(lines.first, read_whole(text, layout, alphabet=alphabet), None)
    except FormatError as error:
        return failed(lines.first, error, line=error.line)


class _Reader:
    """Puzzles, and what is wrong with others, as they come."""

    def __init__(
        self,
        lines: Lines,
        layout: Layout | None,
        alphabet: str | None,
        held: HeldBack,
        read_other: Callable[[str], HasGrid | None],
    ) -> None:
        self._read_other = read_other
        self._lines = lines
        self._layout = layout
        self._alphabet = alphabet
        self._held = held
        self._rows = GridLines(lines, layout, alphabet)

    def puzzles(self) -> Iterator[FoundPuzzle]:
        """All that is found, in order."""
        lines, alphabet = self._lines, self._alphabet
        while (numbered := lines.next()) is not None:
            number, line = numbered
            if alphabet is None and (grid := plain_line(line, self._layout)) is not None:
                yield FoundPuzzle(Located(number, grid, None, title=lines.take_title()))
            elif alphabet is None and (entry := plain_entry(line, self._layout)) is not None:
                yield self._entry(number, entry, line)
            elif len(line) > MAX_TEXT:
                message = f"expected at most {MAX_TEXT} characters in a line, found more"
                yield FoundPuzzle(failed(number, FormatError(message)))
            elif line.strip() and not is_fence(line):
                if number == lines.first and (markup := is_markup(line)):
                    yield FoundPuzzle(failed(number, FormatError(markup)))
                    return
                yield from self._unit(numbered)

    def _unit(self, first: Numbered) -> Iterator[FoundPuzzle]:
        """The puzzles that begin with a line that is no plain puzzle."""
        title = self._lines.take_title()
        listed = listed_at(self._lines, first, self._layout, self._alphabet)
        if listed is not None:
            self._lines.put_title(title)
            for item in listed:
                yield (
                    self._entry(first[0], item, "")
                    if isinstance(item, ListedPuzzle)
                    else FoundPuzzle(item)
                )
            return
        for located, line in self._rows.units(first):
            if located.puzzle is not None:
                is_small = self._layout is None and located.puzzle.size < _SMALLEST
                yield FoundPuzzle(
                    located.with_title(title),
                    line is not None and (is_small or is_banner(line)),
                    is_tall=line is None,
                )
                title = ""
            elif line is None or (located.error is not None and located.error.alphabets):
                yield FoundPuzzle(located)
            else:
                yield from self._line_with_more(located, line, title)

    def _line_with_more(self, located: Located, line: str, title: str) -> Iterator[FoundPuzzle]:
        """The puzzle inside a line, or else its title or what is wrong with it."""
        try:
            if (document := self._read_other(line)) is not None:
                yield FoundPuzzle(Located(located.line, document.grid, None, document))
                return
            entry = entry_of(line, self._layout, self._alphabet)
        except FormatError as error:
            yield FoundPuzzle(failed(located.line, error))
            return
        if entry is not None:
            self._lines.put_title(title)
            yield self._entry(located.line, entry, line)
        elif is_banner(line):
            self._held.remark(located)
            self._lines.put_title(title)
        elif seems_title(line):
            what = address_in(line)
            self._held.remark(failed(located.line, FormatError(what)) if what else located)
            self._lines.put_title(title_of(line) or title)
        else:
            self._lines.put_title(title)
            bare = line.strip()
            yield FoundPuzzle(
                located,
                self._is_fragment(located.line, bare),
                is_caption=self._is_caption(located.line, bare),
            )

    def _is_fragment(self, number: int, line: str) -> bool:
        """Whether a line that fits nothing is a count, a page number, a date or its like."""
        if line.isdigit() and len(line) <= _LONGEST_COUNT:
            return self._rows.end + 1 != number
        if len(line) >= _LONGEST_FRAGMENT or not self._lines.is_apart(number):
            return False
        has_digits = any(character.isdigit() for character in line)
        return not (has_digits and _BLANKS_TOGETHER.search(line))

    def _is_caption(self, number: int, line: str) -> bool:
        """Whether a line that fits nothing is none of the rows of a grid before it."""
        if len(line) <= _LONGEST_COUNT and line.strip(".:)").isdigit():
            return True
        return len(line) < _LONGEST_FRAGMENT and self._rows.end + 1 != number

    def _entry(self, number: int, entry: ListedPuzzle, line: str) -> FoundPuzzle:
        title = self._lines.take_title()
        if is_heading_of(title, line):
            title = ""
        return FoundPuzzle(
            Located(
                number,
                entry.puzzle,
                None,
                title=entry.title or title,
                difficulty=entry.difficulty,
                solution=entry.solution,
                dropped=entry.dropped,
            )
        )
