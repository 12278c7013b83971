"""`show`: many pictures side by side, for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from nonet._arguments import described, iterable, whole
from nonet.drawing.draw import Drawable, picture_of
from nonet.drawing.scene import Digits
from nonet.drawing.svg import (
    Picture,
    ThemeName,
    checked_theme,
    colours_of,
    identified,
    style_sheet,
    text_of,
)
from nonet.drawing.svg_overlay import FONT
from nonet.errors import NonetError
from nonet.grid import Grid, held_grid

MOST_PICTURES = 1_000
"""In one gallery."""

_SIDE = 240
"""Of a picture, in drawing units, which are pixels as long as there is room."""

_GAP = 16
_CAPTION = 22
_LETTERS = 30
"""Of a caption, at most."""


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures in rows, as `show` makes them; a notebook shows it by itself.

    Attributes
    ----------
    svg
        One picture of them all, without scripts; it can be saved as a file.
    """

    svg: str = field(repr=False)

    def _repr_svg_(self) -> str:
        return self.svg


def show(
    subjects: Iterable[Drawable],
    *,
    columns: int = 4,
    captions: Sequence[str] | None = None,
    theme: ThemeName = "auto",
    digits: Digits = "numbers",
) -> Gallery:
    """Gallery of pictures in rows of `columns`, each as `nonet.drawing.draw` makes it.

    Parameters
    ----------
    subjects
        Puzzles in any form (`nonet.grid.PuzzleLike`), layouts, steps, hints and verdicts; up to
        1000.
    columns
        From 1 on.
    captions
        A line above each picture; None: its number.
    theme, digits
        As for `nonet.drawing.draw`.

    Raises
    ------
    NonetError
        There is nothing to show or too much, no column, or not a caption for each.

    Examples
    --------
    >>> import nonet
    >>> puzzles = [made.puzzle for made in nonet.generate_many(6, seed=1)]
    >>> gallery = nonet.show(puzzles, columns=3, captions="ABCDEF")
    >>> gallery.svg.count("<svg")
    7
    """
    checked_theme(theme)
    if whole(columns, "a number of columns") < 1:
        raise NonetError(f"expected 1 column or more, found {columns}")
    pictures: list[Picture] = []
    if isinstance(subjects, str | bytes | Grid) or held_grid(subjects) is not None:
        raise TypeError(f"expected several subjects to show, found {described(subjects)}")
    for subject in iterable(subjects, "subjects to show"):
        if len(pictures) == MOST_PICTURES:
            raise NonetError(f"expected at most {MOST_PICTURES:,} pictures to show, found more")
        pictures.append(replace(picture_of(subject), form=digits))
    if not pictures:
        raise NonetError("expected something to show, found nothing")
    if captions is None:
        captions = [str(number) for number in range(1, len(pictures) + 1)]
    captions = list(iterable(captions, "captions"))
    if len(captions) != len(pictures):
        raise NonetError(f"expected {len(pictures)} captions, found {len(captions)}")
    return Gallery(_svg(pictures, captions, min(columns, len(pictures)), theme))


def _svg(
    pictures: Sequence[Picture], captions: Sequence[str], columns: int, theme: ThemeName
) -> str:
    rows = -(-len(pictures) // columns)
    wide = columns * (_SIDE + _GAP) + _GAP
    high = rows * (_SIDE + _CAPTION + _GAP) + _GAP
    attributes, lines = identified(f"{len(pictures)} pictures", "; ".join(captions))
    colours = colours_of(theme)
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="nonet-{theme}" {attributes} '
            f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" '
            'style="max-width: 100%; height: auto">'
        ),
        *lines,
        *style_sheet(theme, pictures),
        f'<rect class="nonet-paper" width="{wide}" height="{high}" fill="{colours.paper}"/>',
    ]
    for number, (picture, caption) in enumerate(zip(pictures, captions, strict=True)):
        down, right = divmod(number, columns)
        x, y = _GAP + right * (_SIDE + _GAP), _GAP + down * (_SIDE + _CAPTION + _GAP)
        words = caption if len(caption) <= _LETTERS else f"{caption[: _LETTERS - 2]} …"
        lines.append(
            f'<text class="nonet-givens" x="{x + 8}" y="{y + 14}" fill="{colours.given}" '
            f'font-family="{FONT}" font-size="13">{text_of(words)}</text>'
        )
        place = f'x="{x}" y="{y + _CAPTION}" width="{_SIDE}" height="{_SIDE}"'
        lines += picture.lines(theme, place)
    return "\n".join([*lines, "</svg>"]) + "\n"
