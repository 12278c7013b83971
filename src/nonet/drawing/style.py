"""How a booklet is to look."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from nonet._arguments import described, flag, instance
from nonet.drawing.scene import Digits, checked_digits
from nonet.errors import NonetError
from nonet.logic import Language
from nonet.logic.languages import check_language

PerPage = Literal[1, 2, 4, 6]
Solutions = Literal["end", "none", "facing"]
Paper = Literal["a4", "letter"]

LONGEST_TITLE = 200
"""Characters."""

SIZES: dict[Paper, tuple[float, float]] = {"a4": (595.28, 841.89), "letter": (612, 792)}
"""Width and height of a sheet in points."""

GRIDS: dict[PerPage, tuple[int, int]] = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""Columns and rows of puzzles on a page."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a booklet is to look, checked; the fields are the options of `booklet`."""

    title: str
    per_page: PerPage
    solutions: Solutions
    paper: Paper
    candidates: bool
    large_print: bool
    digits: Digits
    codes: bool
    language: Language
    font: Path | None
    cover: bool = True
    author: str = ""

    @classmethod
    def of(
        cls,
        *,
        title: str | None = None,
        per_page: int | None = None,
        solutions: str = "end",
        paper: str = "a4",
        candidates: bool = False,
        large_print: bool = False,
        digits: Digits = "numbers",
        codes: bool = True,
        language: Language = "en",
        font: Path | None = None,
        cover: bool = True,
        author: str | None = None,
    ) -> Style:
        """The style that these options ask for.

        Raises
        ------
        NonetError
            An option has an unknown value, or the title is too long.
        """
        large_print = flag(large_print, "large_print")
        if per_page is None:
            per_page = 1 if large_print else 4
        chosen: dict[str, tuple[object, tuple[object, ...]]] = {
            "puzzles a page": (per_page, get_args(PerPage)),
            "solutions": (solutions, get_args(Solutions)),
            "paper": (paper, get_args(Paper)),
        }
        for what, (value, choices) in chosen.items():
            if not isinstance(value, str | int) or value not in choices:
                names = ", ".join(repr(choice) for choice in choices[:-1])
                found = described(value)
                raise NonetError(f"expected {what} {names} or {choices[-1]!r}, found {found}")
        if large_print and per_page > 2:
            raise NonetError(f"expected 1 or 2 puzzles a page in large print, found {per_page}")
        return cls(
            title=_line(title, "a title"),
            per_page=per_page,  # type: ignore[arg-type]
            solutions=solutions,  # type: ignore[arg-type]
            paper=paper,  # type: ignore[arg-type]
            candidates=flag(candidates, "candidates"),
            large_print=large_print,
            digits=checked_digits(digits),
            codes=flag(codes, "codes"),
            language=check_language(language),
            font=font,
            cover=cover,
            author=_line(author, "an author"),
        )

    @property
    def text_scale(self) -> float:
        """How much larger than usual words are."""
        return 1.7 if self.large_print else 1

    @property
    def letter_scale(self) -> float:
        """How much larger than usual digits are in their cells."""
        return 1.25 if self.large_print else 1

    @property
    def has_cover(self) -> bool:
        """Whether there is one: for a title, and so that solutions do face their puzzles."""
        return self.cover and (bool(self.title) or self.solutions == "facing")


def _line(text: str | None, what: str) -> str:
    """The words of a text, of which there are not too many."""
    words = " ".join(instance("" if text is None else text, str, f"a text for {what}").split())
    if len(words) > LONGEST_TITLE:
        raise NonetError(
            f"expected {what} of at most {LONGEST_TITLE} characters, found {len(words)}"
        )
    return words
