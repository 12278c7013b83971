"""The drawing of a rule that a person has made up: data, of which nonet draws what it knows.

| key                             | what is drawn                                          |
|---------------------------------|--------------------------------------------------------|
| `line`, `arrow`                 | a line through a list of cells, with or without a head |
| `dots`                          | a dot between each cell of a list and the next         |
| `cells`                         | a list of cells, shaded                                |
| `cage`                          | a line round a list of cells                           |
| `circles`, `squares`, `diamonds`| a shape in each cell of a list                         |
| `text`                          | up to 12 characters at the first of these              |
| `colour`                        | `#rrggbb`                                              |

In place of a list, `true` means the cells of the rule, and moves with them. Other keys are kept for
other programs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import chain, pairwise
from typing import Any

from nonet._arguments import described
from nonet.constraints import _marks
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import DotLook, FillLook, Form, SpotLook
from nonet.layout.coordinates import indices_of_names
from nonet.layout.marks import CellsOutline, Dot, Fill, Mark, Path, Spot

LONGEST_DRAWING = 1 << 16
"""Most characters of a drawing in JSON."""

LONGEST_LABEL = 12
"""Most characters that are written at it."""

_COLOUR = re.compile("#[0-9a-fA-F]{6}")
_FILL = FillLook("purple")
_SHAPE = SpotLook("purple", is_filled=None, is_below=True)
_DOT = DotLook("white")
_FORMS: dict[str, Form] = {"circles": "circle", "squares": "square", "diamonds": "diamond"}
_KEYS = ("line", "arrow", "cells", "cage", "dots", *_FORMS)
_EVERY_KEY = (*_KEYS, "text", "colour")
_CLOSE = 0.85
"""The share of letters in common from which a key is one spelled wrongly: *color*, *circle*."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawing that a program has of a rule, as a JSON object; `marks_of` has nonet's.

    Attributes
    ----------
    text
        The object in JSON.

    Examples
    --------
    >>> Drawing.of({"line": ["r1c1", "r1c2"], "colour": "#2a9d8f"}).data["colour"]
    '#2a9d8f'
    """

    text: str

    @classmethod
    def of(cls, value: object) -> Drawing:
        """The drawing that a mapping describes.

        Raises
        ------
        LayoutError
            It has no JSON form, or one of more than 65,536 characters; a colour or a list of cells
            is none, or a key is nearly one that nonet draws.
        """
        if isinstance(value, Drawing):
            return value
        if not isinstance(value, Mapping):
            raise LayoutError(f"expected a drawing as a JSON object, found {described(value)}")
        _check(value)
        try:
            text = json.dumps(dict(value), ensure_ascii=False, allow_nan=False)
            text.encode()
        except (TypeError, ValueError, RecursionError) as error:
            reason = "one too deep" if isinstance(error, RecursionError) else str(error)[:80]
            raise LayoutError(f"expected a drawing that JSON can hold, found {reason}") from None
        if len(text) > LONGEST_DRAWING:
            raise LayoutError(
                f"expected a drawing of at most {LONGEST_DRAWING:,} characters of JSON, "
                f"found {len(text):,}"
            )
        return cls(text)

    @property
    def data(self) -> dict[str, Any]:
        """The object; changes of it do not change the drawing."""
        found: dict[str, Any] = json.loads(self.text)
        return found


def _check(drawing: Mapping[Any, Any]) -> None:
    """Raise LayoutError for a colour or cells that are none, and for a key spelled wrongly."""
    colour = drawing.get("colour", "#000000")
    if not isinstance(colour, str) or not _COLOUR.fullmatch(colour):
        raise LayoutError(
            f"expected a colour #rrggbb of a drawing, such as #2a9d8f, found {described(colour)}"
        )
    for key, value in drawing.items():
        close = get_close_matches(str(key).lower(), _EVERY_KEY, n=1, cutoff=_CLOSE)
        if key not in _EVERY_KEY and close:
            raise LayoutError(
                f"expected the key {close[0]!r} of a drawing, found {str(key)[:40]!r}; "
                f"nonet draws {', '.join(_EVERY_KEY)}"
            )
        if key in _KEYS and value is not True and not isinstance(value, list | tuple):
            raise LayoutError(
                f"expected a list of cells, or True for those of the rule, for {key!r} of a "
                f"drawing, found {described(value)}"
            )


def marks_of(
    drawing: Drawing, layout: Layout, own: tuple[tuple[int, ...], ...] = ()
) -> tuple[Mark, ...]:
    """The marks that nonet draws of it: lines, cells and shapes; unknown parts are left out.

    Parameters
    ----------
    drawing
        The drawing.
    layout
        The layout of the rule.
    own
        The strokes of the rule: one of its cells, or those of a line that branches.

    Examples
    --------
    >>> [path] = marks_of(Drawing.of({"line": ["r1c1", "r1c2"]}), Layout.of_size(4))
    >>> path.points
    ((0.5, 0.5), (1.5, 0.5))
    """
    data = drawing.data
    colour = data.get("colour", "")
    text = data.get("text")
    text = text[:LONGEST_LABEL] if isinstance(text, str) and text.isprintable() else ""
    strokes = {key: _strokes(data.get(key), layout, own) for key in _KEYS}
    listed = {key: tuple(chain(*lines)) for key, lines in strokes.items()}
    found: list[Mark] = []
    for key in ("line", "arrow"):
        if listed[key]:
            points, *more = (_marks.points(cells, layout.size) for cells in strokes[key])
            path = Path(points, _marks.LINE, key == "arrow", text, "", colour, tuple(more))
            found.append(path)
            text = ""
    if cells := listed["cells"]:
        found.append(Fill(tuple(dict.fromkeys(cells)), _FILL, colour=colour, text=text))
        text = ""
    if cells := listed["cage"]:
        outlined = tuple(dict.fromkeys(cells))
        found.append(CellsOutline(outlined, _marks.OUTLINE, text, colour=colour))
        text = ""
    for first, second in chain(*map(pairwise, strokes["dots"])):
        if first != second:
            found.append(Dot(first, second, _DOT, text, colour=colour))
    for key, form in _FORMS.items():
        for x, y in _marks.points(dict.fromkeys(listed[key]), layout.size):
            found.append(Spot(x, y, _marks.SHAPE, form, _SHAPE, colour))
    return tuple(found)


def _strokes(
    value: object, layout: Layout, own: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """The cells of a list of names, as long as the layout has them; or the strokes of the rule."""
    if value is True:
        return own
    index = indices_of_names(layout.size)
    names = value if isinstance(value, list) else []
    known = [index[name] for name in names if isinstance(name, str) and name in index]
    return (tuple(known[: layout.cell_count]),)
