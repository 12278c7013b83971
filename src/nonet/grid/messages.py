"""Words that several messages share."""

from __future__ import annotations

from typing import Literal


def a_grid(size: int) -> str:
    """The size of a grid with its article.

    Examples
    --------
    >>> a_grid(9), a_grid(8)
    ('a 9×9 grid', 'an 8×8 grid')
    """
    article = "an" if size in {8, 11, 18} or 80 <= size <= 89 else "a"
    return f"{article} {size}×{size} grid"


def counted(count: int, things: str, separator: Literal["", ","] = "") -> str:
    """A number of things, one without the plural's s.

    Examples
    --------
    >>> counted(1, "lines"), counted(2, "lines"), counted(2_000, "lines", ",")
    ('1 line', '2 lines', '2,000 lines')
    """
    return f"{count:{separator}} {things.removesuffix('s') if count == 1 else things}"
