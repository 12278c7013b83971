"""`booklet`: puzzles as pages to print."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from os import PathLike
from pathlib import Path

from nonet._arguments import flag
from nonet.drawing.codes import code_of, codes_of
from nonet.drawing.pages import BookletEntry, bind, check_ready
from nonet.drawing.scene import Digits
from nonet.drawing.style import Paper, PerPage, Solutions, Style
from nonet.errors import LayoutError, NonetError, TimeLimitReached
from nonet.formats import nonet_link
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle
from nonet.layout import HouseConstraint, Layout
from nonet.logic import Grade, Language, TechniqueOrder, grade, rules_text
from nonet.puzzle import NOTHING_DRAWN, Puzzle, one_or_many
from nonet.running import Cancel, Progress, Watch
from nonet.solver import solve

MOST_PUZZLES = 10_000
"""In one booklet."""

_GRADING_SECONDS = 2.0
"""After which a puzzle is printed without its difficulty."""


def booklet(
    puzzles: PuzzleLike | Iterable[PuzzleLike],
    *,
    title: str | None = None,
    author: str | None = None,
    per_page: PerPage | None = None,
    solutions: Solutions = "end",
    paper: Paper = "a4",
    candidates: bool = False,
    large_print: bool = False,
    digits: Digits = "numbers",
    codes: bool = True,
    grades: bool = True,
    order: TechniqueOrder | None = None,
    language: Language = "en",
    font: str | PathLike[str] | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> bytes:
    """PDF of a booklet: puzzles with their number, difficulty and a code to scan, and solutions.

    Needs ReportLab and Segno: ``pip install 'nonet[print]'``. The fonts are embedded. Equal
    puzzles and options give equal bytes, as long as all can be graded in time.

    Parameters
    ----------
    puzzles
        In any form (`nonet.grid.PuzzleLike`) and of any layouts; up to 10 000, each with exactly
        one solution.
    title
        On a cover and above each page; None: no cover.
    author
        Of the document, as catalogues and viewers show it; None: the authors of the puzzles.
    per_page
        Puzzles; None: 4, or 1 in large print.
    solutions
        "end": after all puzzles; "facing": on the page opposite to the puzzles; or "none".
    paper
        "a4" or "letter".
    candidates
        With all pencil marks that the givens leave.
    large_print
        Larger words, and digits that fill their cells; at most 2 puzzles a page.
    digits
        As for `draw`: "numbers", "letters", "hexadecimal", or an alphabet.
    codes
        A QR code beside each puzzle of a size up to 36: an address of SudokuPad, where a phone can
        play it. `nonet.load` opens it, too. Where that code would leave a large grid too little
        room, it holds a shorter text for `nonet.load` alone.
    grades
        Level and score. A puzzle that takes more than 2 seconds to grade stays without.
    order
        Techniques in the order of difficulty; None: those of HoDoKu.
    language
        Of all words: captions, headings, and rules beyond houses, which are above the first of the
        puzzles that share them, or on pages of their own where they are long; an author's text
        comes first.
    font
        TrueType file for the title, and for words that the usual fonts cannot write; None: one that
        is found and has all characters.
    progress, cancel
        As for `solve`; the puzzles done are `found`.

    Raises
    ------
    NonetError
        An option has an unknown value, there is no puzzle or too many, digits would be too small, a
        library is missing, or no font has a character of the title or of the language.
    FormatError, Contradiction, NoSolution, MultipleSolutions
        A puzzle cannot be read or does not have exactly one solution; a note has its number.
    Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> pages = booklet(["...4 ..31 34.. 2...", "..2. 4.3. 1... ...."], title="Two")
    >>> pages[:5]
    b'%PDF-'
    """
    style = Style.of(
        title=title,
        author=author,
        per_page=per_page,
        solutions=solutions,
        paper=paper,
        candidates=candidates,
        large_print=large_print,
        digits=digits,
        codes=codes,
        language=language,
        font=None if font is None else Path(font),
    )
    check_ready(style)
    watch = Watch(progress=progress, cancel=cancel)
    entries: list[BookletEntry] = []
    for number, puzzle in enumerate(one_or_many(puzzles), 1):
        check_count(number)
        try:
            entry = entry_of(
                as_puzzle(puzzle),
                graded=flag(grades, "grades"),
                coded=codes,
                order=order,
                language=language,
                cancel=cancel,
            )
            entries.append(with_document(entry, puzzle) if isinstance(puzzle, Puzzle) else entry)
        except NonetError as error:
            error.add_note(f"in puzzle {number}")
            raise
        if watch.is_due:
            watch.between_slices(found=number, nodes=0, depth=0)
    return bind(entries, style, watch, order)


def check_count(count: int) -> None:
    """Refuse more puzzles than fit into one booklet."""
    if count > MOST_PUZZLES:
        raise NonetError(f"expected at most {MOST_PUZZLES:,} puzzles in a booklet, found more")


def entry_of(
    puzzle: Grid | Candidates,
    *,
    graded: bool,
    coded: bool,
    order: TechniqueOrder | None = None,
    language: Language = "en",
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> BookletEntry:
    """A puzzle with its solution, difficulty and code.

    Raises
    ------
    Contradiction, NoSolution, MultipleSolutions
        It does not have exactly one solution.
    TimeLimitReached, Cancelled
        Stopped before it was solved.
    """
    solution = solve(puzzle, unique=True, time_limit=time_limit, progress=progress, cancel=cancel)
    difficulty: Grade | None = None
    if graded:
        try:
            difficulty = grade(
                puzzle,
                order=order,
                time_limit=_GRADING_SECONDS,
                progress=progress,
                cancel=cancel,
            )
        except (LayoutError, TimeLimitReached):
            difficulty = None
    codes = codes_of(puzzle) if coded else ()
    return BookletEntry(puzzle, solution, difficulty, codes, _rules_of(puzzle.layout, language))


def _rules_of(layout: Layout, language: Language) -> str:
    """The rules in words; those of houses alone need none."""
    is_plain = all(isinstance(rule, HouseConstraint) for rule in layout.constraints)
    return "" if is_plain else rules_text(layout, language)


def with_document(entry: BookletEntry, document: Puzzle) -> BookletEntry:
    """The entry with what a puzzle has beyond its digits: cosmetics, and rules in words."""
    drawn = None if document.cosmetics == NOTHING_DRAWN else document.cosmetics
    rules = document.rules or entry.rules
    return replace(
        entry, cosmetics=drawn, rules=rules, title=document.title, author=document.author
    )


def with_link(entry: BookletEntry, puzzle: Puzzle, base: str) -> BookletEntry:
    """The entry with a code of nonet's own link at this address first, if a link can hold it."""
    for shown in (puzzle, replace(puzzle, solution=b"")):  # the solution, if there is room for it
        try:
            code = code_of(base + nonet_link.write(shown))
        except LayoutError:  # a constraint that nobody could read back
            return entry
        if code is not None:
            return replace(entry, codes=(code, *entry.codes))
    return entry
