"""The rules of a puzzle as lines of text, above its grid or on pages of their own.

┌──────────────┐
│ 1 Easy · 120 │   caption
│ Normal Sudoku│   rules, where they are not those of the puzzle before
│ rules apply. │
│ ┌──┐         │
│ └──┘         │
└──────────────┘
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from nonet.drawing.captions import lines_of
from nonet.drawing.fonts import font_or

_EMOJI = re.compile("[\ufe0e\ufe0f\u200d\U00010000-\U0010ffff]")
_LINE = 1.25
_SIZES = (0.85, 0.7, 0.6)
"""Of letters, where those of captions are 1."""

_MOST = 0.4
"""Share of a slot that rules may take."""


@dataclass(frozen=True, slots=True)
class RuleBlock:
    """Lines of a text, with the font and the size of their letters."""

    lines: tuple[str, ...]
    font: str
    size: float

    @classmethod
    def of(cls, text: str, size: float, width: float, file: Path | None) -> RuleBlock:
        """The text in lines of this width, without emoji, which typefaces for paper lack.

        Raises
        ------
        NonetError
            Neither the usual typefaces nor the one in the file have all characters.
        """
        text = _EMOJI.sub("", text)
        font = font_or(text.replace("\n", " "), file)
        return cls(tuple(lines_of(text, font, size, width)), font, size)

    @classmethod
    def above_grid(
        cls, text: str, size: float, width: float, height: float, file: Path | None
    ) -> RuleBlock | None:
        """The text as large as it can be in a slot; None where it leaves too little room."""
        for scale in _SIZES:
            block = cls.of(text, scale * size, width, file)
            if block.height <= _MOST * height:
                return block
        return None

    @property
    def height(self) -> float:
        """Room that it takes."""
        return (len(self.lines) * _LINE + 0.6) * self.size

    def baseline(self, line: int) -> float:
        """Of a line, below the upper edge."""
        return (1 + line * _LINE) * self.size
