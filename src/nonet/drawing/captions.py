"""Captions above printed puzzles, set by measured width: number, difficulty, solution's page.

┌──────────────────────────────────────┐
│ 12 Hard · 1,024      solution: page 9│   one line, where there is room
│ 12 Expert · 10,240 · 16×16           │   otherwise several lines
│    with diagonals    solution: page 9│
└──────────────────────────────────────┘
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nonet.drawing.fonts import font_or, width_of

_NUMBER = 1.2
"""Size of numbers, where that of words is 1."""

_WHERE = 0.8
_GAP = 0.6
_LINE = 1.3
_LINE_HEIGHT = 1.7
"""Of a single line, with the room around it."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words on a line.

    Attributes
    ----------
    text, font, size
        What is written, and how.
    x
        Where it begins, from the left edge of the caption.
    line
        Number of its line, from 0.
    at_end
        Whether it ends at the right edge instead.
    """

    text: str
    font: str
    size: float
    x: float = 0
    line: int = 0
    at_end: bool = False


@dataclass(frozen=True, slots=True)
class Caption:
    """The words above a puzzle.

    Attributes
    ----------
    number, words, where
        Which puzzle, how hard, and where its solution is; nothing overlaps.
    width
        What a single line needs; of several, the width they were set in.
    lines
        How many there are.
    size
        Of the letters.
    """

    number: Words
    words: tuple[Words, ...]
    where: Words | None
    width: float
    lines: int
    size: float

    @classmethod
    def of(
        cls,
        number: str,
        words: str,
        where: str,
        *,
        size: float,
        width: float,
        file: Path | None = None,
    ) -> Caption:
        """The caption with these words in lines of at most this width."""
        bold, plain = font_or(number, file, bold=True), font_or(words, file)
        begin = width_of(number, bold, _NUMBER * size) + _GAP * size
        lines = lines_of(words, plain, size, width - begin)
        last = begin + width_of(lines[-1], plain, size)
        used = max(begin + width_of(line, plain, size) for line in lines)
        end = None
        if where:
            font = font_or(where, file)
            needed = width_of(where, font, _WHERE * size) + _GAP * size
            if last + needed > width:
                lines.append("")
                last = 0
            used = max(used, last + needed)
            end = Words(where, font, _WHERE * size, line=len(lines) - 1, at_end=True)
        return cls(
            number=Words(number, bold, _NUMBER * size),
            words=tuple(
                Words(text, plain, size, begin, line) for line, text in enumerate(lines) if text
            ),
            where=end,
            width=used if len(lines) == 1 else width,
            lines=len(lines),
            size=size,
        )

    @property
    def height(self) -> float:
        """Room that it takes above a grid."""
        return (_LINE_HEIGHT + _LINE * (self.lines - 1)) * self.size

    def baseline(self, line: int) -> float:
        """Of a line, below the upper edge."""
        return (1 + _LINE * line) * self.size


_STOPS = ("，", "。", "、", "；", "：", "）")
"""Signs that may not begin a line: they hang over the edge."""


def lines_of(words: str, font: str, size: float, width: float) -> list[str]:
    """Words in lines of this width, at least one; what has no spaces is cut between characters."""
    from reportlab.lib.textsplit import wordSplit  # noqa: PLC0415 (an extra)
    from reportlab.lib.utils import simpleSplit  # noqa: PLC0415 (an extra)

    rows = words.split("\n") if _is_chinese(words) else simpleSplit(words, font, size, width)
    lines: list[str] = []
    for row in rows:
        for _, line in wordSplit(row, width, font, size):
            if lines and line.startswith(_STOPS):
                lines[-1] += line[0]
                lines += filter(None, [line[1:]])
            else:
                lines.append(line)
    return lines or [""]


def _is_chinese(words: str) -> bool:
    """Whether lines end between any two characters, not only at spaces."""
    return any("\u3000" <= sign <= "\u9fff" for sign in words)
