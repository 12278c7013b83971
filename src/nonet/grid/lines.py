"""The lines of a text that is read once, with room to look ahead, and which of them are titles."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import chain

from nonet.grid.characters import plainer
from nonet.grid.decoration import undecorated, without_comment, without_quotation
from nonet.grid.grid import Grid
from nonet.grid.quoted import opened_quote, with_whole_fields
from nonet.grid.text import MAX_TEXT, plain_line
from nonet.grid.tokenize import Numbered
from nonet.layout import MAX_SIZE, Layout

_LETTER = re.compile(r"[^\W\d_]")
_DECORATION = " \t#%*=-_/;:!>`|+~\"'"
_LONGEST_TITLE = 200
_TALLEST = 4 * MAX_SIZE
"""Lines of the tallest text that may be one grid."""

_PLAIN = "0123456789._"
"""Characters of lines in which nothing has to be made plainer."""

_CELLS = frozenset("0123456789.*_-?")
_FEW_CELLS = 4
_LONG_RUN = 9
_SIZE = re.compile(r"([0-9]{1,3})[x×]\1", re.IGNORECASE)
_FENCE = re.compile(r"\s*(?:```+|~~~)\s*[A-Za-z]*\s*")
_CLOSING = re.compile(r"\s*(?:\"\"\"|'''|[\])}`]+)[\])};,.]*\s*")
_ADDRESS = re.compile(r"\s*(?:https?://|www\.)(?P<host>[^\s/?#]+)", re.IGNORECASE)
_LONGEST_HOST = 60
_COLUMNS = frozenset(
    {
        *("puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "grid", "grids"),
        *("board", "question", "unsolved", "givens", "problem", "clues"),
    }
)
"""Names of a single column, which are no titles."""

_MARKUP = re.compile(r"\s*<(?P<what>[?!/]?[A-Za-z][A-Za-z0-9]*)(?=[\s/>]|$)")
_HTML = frozenset({"!doctype", "html", "head", "body", "div", "table", "p", "a", "span", "meta"})


class Lines:
    """The lines still to come, without comments, ends and marks of quotations.

    Attributes
    ----------
    first
        Number of the first line with something in it; 0 before it was read.
    no_list_before
        Number of the line before which no list between brackets ends.
    """

    def __init__(self, lines: Iterable[str], alphabet: str = "") -> None:
        self._alphabet = alphabet
        self._lines: Iterator[Numbered] = enumerate(lines, 1)
        self._ahead: deque[Numbered] = deque()
        self._title: tuple[int, str] = (0, "")
        self._beginning: list[str] | None = []
        self._solid: deque[int] = deque(maxlen=_TALLEST)
        self.first = 0
        self.no_list_before = 0
        self._last = 0

    def plain(self, layout: Layout | None) -> Iterator[tuple[int, Grid]]:
        """The grids of the lines to come that are plain puzzles, up to the first other line."""
        for number, line in self._lines:
            grid = plain_line(line.rstrip("\r\n"), layout)
            if grid is None:
                self._lines = chain(((number, line),), self._lines)
                break
            self.first = 1
            self._last = number
            self._beginning = None
            yield number, grid
        if self.first:
            self._solid.append(self._last)

    def next(self) -> Numbered | None:
        """The next line that is not a comment, without its trailing comment."""
        if self._ahead:
            return self._ahead.popleft()
        numbered = self._following()
        if numbered is None or not ('"' in numbered[1] or "`" in numbered[1]):
            return numbered
        if not (quote := opened_quote(numbered[1])):
            return numbered
        number, line = numbered
        return number, with_whole_fields(line, quote, self._following, self.put_back)

    def _following(self) -> Numbered | None:
        """The line that comes after all that were looked at."""
        for number, given in self._lines:
            raw = given.rstrip("\r\n")
            self._last = number
            if self._beginning is not None:
                self._beginning.append(raw)
                if number > _TALLEST or len(raw) > MAX_TEXT:
                    self._beginning = None
            if raw and not (self._alphabet or raw.strip(_PLAIN)):
                self.first = self.first or number
                self._solid.append(number)
                return number, raw
            if number == 1:
                raw = raw.removeprefix("\ufeff")
            line = plainer(raw, self._alphabet)
            if ">" in line and ">" not in self._alphabet:
                line = without_quotation(line)
            if "#" in line and "://" not in line:
                before, line = line, without_comment(line)
                if not line:
                    self._title = (number, title_of(before))
                    continue
            line = undecorated(line, self._alphabet)
            if line.strip():
                self.first = self.first or number
                self._solid.append(number)
            return number, line
        return None

    def is_apart(self, number: int) -> bool:
        """Whether there is nothing in the lines before and after this one."""
        if self._last <= number and (after := self.next()) is not None:
            self.put_back([after])
        return number - 1 not in self._solid and number + 1 not in self._solid

    @property
    def whole(self) -> str | None:
        """All lines, once they are read; None where they are too many for one grid."""
        return None if self._beginning is None else "\n".join(self._beginning)

    def put_back(self, numbered: Iterable[Numbered]) -> None:
        """These lines come first again, in their order."""
        self._ahead.extendleft(reversed(list(numbered)))

    def take_title(self) -> str:
        """The title of the puzzle that comes, which is then used up."""
        title, self._title = self._title[1], (0, "")
        return title

    def put_title(self, title: str) -> None:
        """Give the next puzzle this title."""
        if title:
            self._title = (self._last, title)


def seems_title(line: str) -> bool:
    """Whether a line that is no grid has words, rather than a grid with a mistake."""
    if not _LETTER.search(line) or not line.replace("\t", " ").isprintable():
        return False
    words = line.replace(",", " ").split()
    if len(words) >= _FEW_CELLS and all(len(word) == 1 for word in words):
        return False
    cells = [sum(character in _CELLS for character in word) for word in words]
    letters = sum(map(len, words)) - sum(cells)
    if len(words) == 1 and cells[0] >= 3 * letters and not _SIZE.fullmatch(words[0]):
        return False
    pairs = zip(cells, words, strict=True)
    if any(count >= _LONG_RUN and count * 3 >= 2 * len(word) for count, word in pairs):
        return False
    return sum(cells) < 16 or sum(cells) < 2 * letters


def title_of(line: str) -> str:
    """The text of a line without its decoration; empty where it has no letter."""
    title = line.strip(_DECORATION)
    if title.lower() in _COLUMNS or not _LETTER.search(title):
        return ""
    return title[:_LONGEST_TITLE]


def is_heading_of(title: str, line: str) -> bool:
    """Whether a title is the names of the columns of this row of a table."""
    return any(0 < title.count(sign) == line.count(sign) for sign in ",;\t|")


def address_in(line: str) -> str:
    """The fault of an address that has no puzzle; empty where the line is none."""
    address = _ADDRESS.match(line)
    if address is None:
        return ""
    return (
        "expected the address of a puzzle, of a site that nonet reads, "
        f"found one of {address['host'][:_LONGEST_HOST]}"
    )


def is_banner(line: str) -> bool:
    """Whether a line may be drawing as well as a grid without a given."""
    return not any(map(str.isalnum, line)) and "." not in line


def is_fence(line: str) -> bool:
    """Whether a line begins or ends quoted code, or has only brackets and quotes that end some."""
    if "```" in line or "~~~" in line:
        return _FENCE.fullmatch(line) is not None
    if line.startswith(("{|", "|}")):
        return True  # a table of a wiki
    return _CLOSING.fullmatch(line) is not None


def is_markup(line: str) -> str:
    """The fault of a text that begins with a tag; empty where it does not."""
    tag = _MARKUP.match(line)
    if tag is None:
        return ""
    what = "an HTML page" if tag["what"].lower() in _HTML else "XML of no program that nonet knows"
    return f"expected puzzles, found {what}"
