"""Texts on the pages of a booklet in its language: headings, captions, the task on the cover."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from nonet.drawing.fonts import font_or
from nonet.errors import NonetError
from nonet.layout import HouseConstraint, Layout
from nonet.logic import Grade, Language, level_title, rule_title
from nonet.logic.languages import texts_of_booklets

HEADINGS = ("puzzles", "rules", "solutions")
"""Parts of a booklet, as messages name them."""


class Wording:
    """The words of booklets in a language.

    Raises
    ------
    NonetError
        Unknown language.
    """

    def __init__(self, language: Language = "en") -> None:
        self.language: Language = language
        self._texts = texts_of_booklets(language)

    def say(self, message: str, **values: object) -> str:
        """The text of a message of booklet.ftl."""
        return self._texts.say(message, **values)

    def number(self, number: int) -> str:
        """A number with its figures by threes.

        Examples
        --------
        >>> Wording("de").number(10240)
        '10.240'
        """
        return f"{number:,}".replace(",", self.say("thousands"))

    def puzzles(self, count: int) -> str:
        """How many puzzles there are."""
        return self.say("puzzle-count", count=count, shown=self.number(count))

    def subject(self, count: int, *, is_exercises: bool) -> str:
        """The subject of a document.

        Examples
        --------
        >>> Wording("en").subject(12, is_exercises=False)
        'Sudoku: 12 puzzles'
        """
        if is_exercises:
            return self.say("subject-exercises", count=count, shown=self.number(count))
        return self.say("subject", puzzles=self.puzzles(count))

    def levels(self, counts: Iterable[tuple[str, int]]) -> str:
        """How many puzzles there are of each level that has some."""
        return " · ".join(
            f"{self.number(count)} {self.level(level)}" for level, count in counts if count
        )

    def grade(self, grade: Grade) -> str:
        """Level and score."""
        return f"{self.level(grade.level)} · {self.number(grade.score)}"

    def level(self, level: str) -> str:
        """The players' name of a level, as in the app.

        Examples
        --------
        >>> Wording("en").level("Expert"), Wording("de").level("Easy")
        ('Expert', 'Leicht')
        """
        return level_title(level, self.language)

    def grid(self, layout: Layout) -> str:
        """The name of a grid of this layout.

        Examples
        --------
        >>> Wording("de").grid(Layout.boxes(2, 3, diagonals=True))
        '6×6 mit 2×3-Blöcken · Diagonalen'
        """
        size, box = f"{layout.size}×{layout.size}", ""
        if layout.box_shape is not None:
            rows, columns = layout.box_shape
            kind, box = "boxes" if rows == columns else "oblong", f"{rows}×{columns}"
        else:
            kind = "latin" if layout.regions is None else "jigsaw"
        titles = [rule_title(type(rule), self.language) for rule in layout.constraints]
        return " · ".join([self.say(f"layout-{kind}", size=size, box=box), *dict.fromkeys(titles)])

    def task(self, layout: Layout) -> str:
        """The task, where a sentence can say it: where there are only houses.

        Examples
        --------
        >>> Wording("zh").task(Layout.latin(5))
        '在空格中填入数字，使每行和每列中1到5各恰好出现一次。'
        """
        kinds = ["row", "column"]
        if layout.regions is not None:
            kinds.append("region" if layout.box_shape is None else "box")
        houses = [self.say(f"each-{kind}") for kind in kinds]
        for rule in layout.constraints:
            if not isinstance(rule, HouseConstraint):
                return ""
            message = f"each-{rule.name}"
            known = message in self._texts
            houses.append(self.say(message) if known else self.say("each-other", kind=rule.in_task))
        return self.say("task", houses=self._texts.listed(houses), size=layout.size)


def check_fonts(language: Language, file: Path | None) -> None:
    """Raise NonetError if no typeface, nor the one in the file, has the words of a language."""
    wording = Wording(language)
    words = [wording.say(f"book-{heading}") for heading in HEADINGS]
    font_or("".join([*words, wording.task(Layout.of_size(9))]), file)


def is_written(language: Language) -> bool:
    """Whether there is a typeface on this machine for the words of a language.

    Examples
    --------
    >>> is_written("de")
    True
    """
    try:
        check_fonts(language, None)
    except NonetError:
        return False
    return True
