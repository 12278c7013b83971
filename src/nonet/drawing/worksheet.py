"""`worksheet`: exercises of the course as pages to print."""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from pathlib import Path
from secrets import randbelow

from nonet._arguments import flag
from nonet.drawing.pages import BookletEntry, bind, check_ready
from nonet.drawing.style import Paper, PerPage, Style
from nonet.drawing.wording import Wording
from nonet.logic import Language
from nonet.running import Cancel, Progress, Watch

_SETS = 1_000_000
"""Numbers of sets that are short enough to be read aloud."""


def worksheet(
    name: str,
    *,
    count: int = 8,
    seed: int | None = None,
    answers: bool = True,
    per_page: PerPage = 4,
    paper: Paper = "a4",
    language: Language = "en",
    font: str | PathLike[str] | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> bytes:
    """PDF of exercises of a station with their pencil marks, and the answers at the end.

    Needs ReportLab: ``pip install 'nonet[print]'``. The same seed gives the same exercises, so a
    whole class can work on one set; it is in the title of the pages.

    Parameters
    ----------
    name
        Of a station, or any name of a technique.
    count
        Exercises, up to 100.
    seed
        From 0 to 2⁶⁴ − 1; None: a different set each time, with a short number.
    answers
        The step of each exercise as a picture and in words, after all exercises.
    per_page
        Exercises: 1, 2, 4 or 6.
    paper
        "a4" or "letter".
    language
        Of all words.
    font
        TrueType file for words that the usual fonts cannot write; None: one that is found.
    progress, cancel
        As for `solve`.

    Raises
    ------
    NonetError
        As for `exercise_set`, an option has an unknown value, or a library or a font is missing.
    Cancelled
        Stopped before the end.

    Examples
    --------
    >>> worksheet("naked_pair", count=2, seed=1)[:5]
    b'%PDF-'
    """
    from nonet.course import exercise_set  # noqa: PLC0415 (no other drawing needs it)
    from nonet.course.texts import exercise_title  # noqa: PLC0415

    seed = randbelow(_SETS) if seed is None else seed
    made = exercise_set(name, count, seed=seed)
    style = Style.of(
        title=Wording(language).say(
            "worksheet-title", title=exercise_title(made[0], language), seed=seed
        ),
        per_page=per_page,
        solutions="end" if flag(answers, "answers") else "none",
        paper=paper,
        codes=False,
        language=language,
        font=None if font is None else Path(font),
        cover=False,
    )
    check_ready(style)
    entries = [
        BookletEntry(
            task.state,
            task.solution,
            grade=None,
            codes=(),
            answer=(task.steps[0], task.hint("show", language)),
        )
        for task in made
    ]
    return bind(entries, style, Watch(progress=progress, cancel=cancel))
