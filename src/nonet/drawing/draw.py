"""`draw`: any subject as SVG."""

from __future__ import annotations

import math
from dataclasses import replace

from nonet._arguments import instance, number
from nonet._digits import written_in
from nonet.drawing.grade_card import grade_card
from nonet.drawing.overlay import overlay_of_candidates, overlay_of_hint
from nonet.drawing.profile import profile
from nonet.drawing.scene import Digits, checked_digits, signs_of
from nonet.drawing.sheet import picture_of_step, sheet
from nonet.drawing.svg import Picture, ThemeName, checked_theme, style_sheet
from nonet.errors import NonetError
from nonet.grid import Candidates, Grid, PuzzleLike, as_puzzle
from nonet.layout import Layout
from nonet.logic import Grade, Hint, Step, Walkthrough
from nonet.puzzle import NOTHING_DRAWN, Puzzle
from nonet.rating import Rating
from nonet.solver import Check

Drawable = Layout | Step | Hint | Check | PuzzleLike
"""Subjects drawn as one grid: a layout, a step, a hint, a verdict with a solution, or a puzzle."""

Subject = Drawable | Walkthrough | Rating | Grade
"""All subjects that can be drawn."""


def draw(
    subject: Subject,
    candidates: Candidates | None = None,
    *,
    theme: ThemeName = "auto",
    title: str | None = None,
    width: float | None = None,
    digits: Digits = "numbers",
    fog: bool = True,
) -> str:
    """SVG picture of a grid, of its pencil marks, or of a step in it.

    Givens are bold and entries plain blue. Each pencil mark has its own fixed place in its cell.
    The parts of a step have a colour and a shape each, links are arrows (dashed where they are
    weak), eliminated candidates are struck through, and a placed one has a double outline.

    Equal grids give equal text. The picture is self-contained (no script, nothing loaded) and can
    be saved as a file or put into a web page as it is. A screen reader finds its title and its
    rows in words.

    Parameters
    ----------
    subject
        A puzzle in any form (`nonet.grid.PuzzleLike`), a layout, a step, a hint, a walkthrough (a
        picture for each of its steps), a rating (a bar for each turn), a grade (a bar for each
        technique), or a verdict of `nonet.check`: its solution, or of two solutions what they share
        and, as pencil marks, where they differ.
    candidates
        The state that a step was found in; None: only the candidates that the step speaks of.
    theme
        "auto" follows the reader's preference for light or dark; "light" and "dark" are fixed, and
        "print" has greys alone.
    title
        What the picture is called in words; None: its size and layout.
    width
        In pixels, the height follows; None: about 40 a cell, 60 with pencil marks, at most 960
        or 1600. The picture can be scaled anyway.
    digits
        As "numbers"; with "letters" from A = 10; "hexadecimal" from 0 to F, which is 16; or an
        alphabet, the characters of the digits 1, 2, 3 and so on, such as "ABCDEFGHI".
    fog
        Whether the fog of a puzzle covers what is not seen at the start.

    Raises
    ------
    NonetError
        The theme is unknown, the width is not above 0, candidates were given for anything but a
        step, a verdict has no solution, or there are fewer signs than digits.

    Examples
    --------
    >>> import nonet
    >>> svg = draw(nonet.Grid("1... .2.. ..3. ...4"))
    >>> svg[:4], svg.count("<text")
    ('<svg', 4)
    >>> draw(nonet.Candidates.of(nonet.Grid("1... .2.. ..3. ...4"))).count("<text")
    28
    """
    checked_theme(theme)
    if title is not None:
        instance(title, str, "a title as a text")
    if width is not None and not (number(width, "a width") > 0 and math.isfinite(width)):
        raise NonetError(f"expected a width above 0, found {width!r}")
    if candidates is not None:
        instance(candidates, Candidates, "Candidates for candidates")
        if not isinstance(subject, Step):
            raise NonetError("expected candidates together with a step only")
    with written_in(signs_of(checked_digits(digits))):
        if isinstance(subject, Walkthrough):
            return sheet(subject, theme=theme, title=title, width=width, form=digits)
        if isinstance(subject, Grade):
            return grade_card(subject, theme=theme, title=title, width=width)
        if isinstance(subject, Rating):
            return profile(subject, theme=theme, title=title, width=width)
        picture = replace(picture_of(subject, candidates), form=digits, has_fog=fog)
    if title is not None:
        picture = replace(picture, title=title)
    shown = f"{picture.usual_width if width is None else width:g}"
    place = f'width="{shown}" height="{shown}"'
    rules = style_sheet(theme, [picture])
    return "\n".join(picture.lines(theme, place, rules)) + "\n"


def picture_of(subject: Drawable, candidates: Candidates | None = None) -> Picture:
    """The picture of anything that is drawn as one grid."""
    if isinstance(subject, Step):
        return picture_of_step(subject, candidates)
    if isinstance(subject, Hint):
        name = "" if subject.step is None else subject.step.title
        words = subject.explain("show")
        return Picture(subject.candidates.grid, overlay_of_hint(subject), name, words)
    if isinstance(subject, Check):
        return replace(picture_of(_solved(subject)), description=str(subject))
    if isinstance(subject, Layout):
        return Picture(Grid.empty(subject), None, "", "")
    if isinstance(subject, Puzzle) and not subject.is_marked:
        puzzle: Grid | Candidates = subject.grid  # which may have rules and no digits
    else:
        puzzle = as_puzzle(subject)
    if isinstance(puzzle, Candidates):
        picture = Picture(puzzle.grid, overlay_of_candidates(puzzle), "", "")
    else:
        picture = Picture(puzzle, None, "", "")
    if isinstance(subject, Puzzle):
        drawn = subject.cosmetics if subject.cosmetics != NOTHING_DRAWN else None
        return replace(picture, cosmetics=drawn, rules=subject.rules)
    return picture


def _solved(verdict: Check) -> Grid | Candidates:
    """The solution; of two solutions, the digits that they share, and both where they differ."""
    if not verdict.solutions:
        raise NonetError(f"expected a verdict with a solution to draw, found {verdict.status!r}")
    first, last = verdict.solutions[0], verdict.solutions[-1]
    if first == last:
        return first
    pairs = list(zip(first.digits, last.digits, strict=True))
    shared = bytes(one if one == other else 0 for one, other in pairs)
    entries = bytes(
        0 if given else digit for given, digit in zip(first.givens, shared, strict=True)
    )
    masks = [1 << one - 1 | 1 << other - 1 for one, other in pairs]
    return Candidates(masks, first.layout, Grid(first.givens, entries, layout=first.layout))
