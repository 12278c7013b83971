"""Which lines of a file are one text of Interactive Sudoku Solver.

To the program white space says nothing, and blank lines and comments are between sections of one
puzzle. So all lines are one puzzle up to a line that is none of its text, such as an address or a
title. Several puzzles of a file are parted by what a puzzle says once: after a blank line or a
comment, constraints of several types begin the next puzzle if one of these types was there before;
so does whatever contradicts what is given there, or a string of several constraints on any line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import isqrt

from nonet.errors import FormatError
from nonet.formats._iss_text import Item, parse
from nonet.formats._iss_types import known_types

LONGEST = 1 << 21
"""Characters of the longest text."""

_START = re.compile(r"\.(?:~(?:[Rr][0-9A-Ga-g][Cc]|V[A-Z]|CC[0-9])|([A-Z][A-Za-z]*)(?:[~.]|\s|$))")
_MORE = re.compile(r"(?=.*[A-Za-z0-9~_])[A-Za-z0-9~._%=$()!'*-]+|[^~]*~.*|[.]")
_GRID = re.compile(r"[0-9.*-]+")
_SMALLEST = 16
"""Cells of the smallest grid that a line may be."""
_LAST = re.compile(r"[~.][^~.]*$")
"""The last word of a line, with what is before it."""
_LONGEST_WORD = 64
_WHOLE = re.compile(r"[Rr][0-9A-Ga-g][Cc][0-9A-Ga-g](?:_[0-9]+)*|-?[0-9]+|-|LOOP")
"""An argument after which no letter comes."""

_OPENS = re.compile(r"\.(?:Or|And|Replicate)(?=[~.\s]|$)")
_CLOSES = re.compile(r"\.End(?=[~.\s]|$)")

_ONCE = frozenset(
    {
        *("Shape", "NoBoxes", "Jigsaw", "RegionSize", "StrictKropki", "StrictXV"),
        *("AntiKnight", "AntiKing", "AntiConsecutive", "AntiTaxicab", "DisjointSets", "Windoku"),
        *("GlobalEntropy", "GlobalMod", "DutchFlatmates", "RegionSameValues"),
    }
)
"""Types that a puzzle has once."""


def begins(line: str) -> bool:
    """Whether a line begins with a constraint."""
    match = _START.match("".join(line.split()))
    return match is not None and ("~" in line or match[1] in known_types())


def texts(lines: Iterable[str], is_other: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    """The texts of a file and its other lines, trimmed, each with the number of its first line.

    Parameters
    ----------
    lines
        All lines.
    is_other
        Whether a line is a puzzle of another format.

    Raises
    ------
    FormatError
        A text is too long.
    """
    text: _Text | None = None  # all up to here, and what came since the last blank line
    block: _Text | None = None
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            if text is not None and block is not None and text.is_over_at(block):
                yield text.start, text.whole
                text = None
            text, block = _joined(text, block), None
            continue
        open_text = block or text
        if begins(line):
            said = _Said.of(line)
            if block is not None and block.is_followed_by(said):
                yield from _done(text, block)
                text, block = None, None
            block = block or _Text(number)
            block.add(line, number, said)
        elif open_text is not None and open_text.goes_on_in(line) and not is_other(line):
            block = block or _Text(number)
            block.add(line, number, _Said())
        else:
            yield from _done(text, block)
            text, block = None, None
            yield number, line
    yield from _done(text, block)


def _done(text: _Text | None, block: _Text | None) -> Iterator[tuple[int, str]]:
    """The text and the block after it, as two texts or as one."""
    if text is not None and block is not None and text.is_over_at(block):
        yield text.start, text.whole
        text = None
    whole = _joined(text, block)
    if whole is not None:
        yield whole.start, whole.whole


def _joined(text: _Text | None, block: _Text | None) -> _Text | None:
    if text is None or block is None:
        return text or block
    text.take(block)
    return text


@dataclass
class _Said:
    """The content of constraints: their number, their types in order, and the rest of the cells.

    Only those count that are in no Or, And or Replicate. The program writes those of a type
    together.
    """

    count: int = 0
    types: list[str] = field(default_factory=list)
    left: dict[str, set[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, line: str) -> _Said:
        """The constraints of a line; none if it has a part of one."""
        said = cls()
        try:
            items = parse(line)
        except FormatError:
            return said
        for item in items:
            said.count += 1
            said._add_types([item.type])
            for name, digits in _givens(item):
                said.left[name] = said.left.get(name, digits) & digits
        return said

    def add(self, other: _Said) -> None:
        """Take what others say."""
        self.count += other.count
        self._add_types(other.types)
        for name, digits in other.left.items():
            self.left[name] = self.left.get(name, digits) & digits

    def _add_types(self, types: list[str]) -> None:
        for kind in types:
            if kind not in self.types[-1:]:
                self.types.append(kind)

    def begins_again_with(self, other: _Said) -> bool:
        """Whether others of several types have one that was over, or begin with a shape."""
        if len(set(other.types)) < 2 or not self.types:
            return False
        others = other.types[other.types[0] == self.types[-1] :]
        return other.types[0] == "Shape" or not set(self.types).isdisjoint(others)

    def contradicts(self, other: _Said) -> bool:
        """Whether no puzzle says both."""
        return not _ONCE.intersection(self.types).isdisjoint(other.types) or any(
            name in self.left and self.left[name].isdisjoint(digits)
            for name, digits in other.left.items()
        )


def _givens(item: Item) -> Iterator[tuple[str, set[str]]]:
    if item.type == "Given":
        for arg in item.args:
            name, *digits = arg.split("_")
            yield name.upper(), set(digits)


class _Text:
    """Lines of a text, as far as they are read."""

    def __init__(self, start: int) -> None:
        self.start = start
        self._lines: list[str] = []
        self._length = 0
        self._depth = 0
        self._said = self._last = _Said()
        self._last_lines = 0
        self._last_word = ""

    def add(self, line: str, number: int, said: _Said) -> None:
        """Take the line of this number."""
        if self._depth == 0:
            self._said.add(said)
        self._depth += len(_OPENS.findall(line)) - len(_CLOSES.findall(line))
        self._append([line], number)
        self._last_lines += 1

    def take(self, other: _Text) -> None:
        """Take the lines of another text."""
        self._said.add(other._said)
        self._depth += other._depth
        self._append(other._lines, other.start)
        self._last, self._last_lines = other._said, len(other._lines)

    def _append(self, lines: list[str], number: int) -> None:
        if (last := _LAST.search(lines[-1])) is not None:
            self._last_word = last[0]
        elif len(self._last_word) < _LONGEST_WORD:
            self._last_word += lines[-1]
        gap = number - self.start - len(self._lines)
        self._lines += [*[""] * gap, *lines]
        self._length += gap + sum(map(len, lines))
        if self._length > LONGEST:
            raise FormatError(
                f"expected at most {LONGEST:,} characters of one text, found more", line=self.start
            )

    @property
    def whole(self) -> str:
        """The text."""
        return "\n".join(self._lines)

    def goes_on_in(self, line: str) -> bool:
        """Whether a line may be the rest of a constraint that is cut."""
        if _MORE.fullmatch(line) is None or "://" in line:
            return False
        if _GRID.fullmatch(line) and isqrt(len(line)) ** 2 == len(line) >= _SMALLEST:
            return False
        stop, word = self._last_word[:1], self._last_word[1:]
        if not line[0].isalpha() or not word:
            return True
        if stop == "~":
            return _WHOLE.fullmatch(word) is None
        kind = word + re.split(r"[~.]", line)[0]
        return any(known.startswith(kind) for known in known_types())

    def is_followed_by(self, said: _Said) -> bool:
        """Whether a line is a string of several constraints that begins the next puzzle."""
        mine = self._said
        if self._depth or said.count < 2:
            return False
        first = said.types[0]
        is_whole = first == "Shape" or (
            first in mine.types[:1] and (first == "Given" or len(set(said.types)) > 2)
        )
        return mine.contradicts(said) or (is_whole and mine.begins_again_with(said))

    def is_over_at(self, block: _Text) -> bool:
        """Whether what comes after a blank line or a comment is another text."""
        mine, others = self._said, block._said
        is_block = len(block._lines) > 1 or self._is_solid
        return self._depth <= 0 and (
            mine.contradicts(others) or (is_block and mine.begins_again_with(others))
        )

    @property
    def _is_solid(self) -> bool:
        """Whether what follows the last blank line is more than one line of a list."""
        return len(self._last.types) > 1 or self._last_lines > 1
