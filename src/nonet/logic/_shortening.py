"""`shortened`: what people read of an argument that is too long for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_T = TypeVar("_T")

LONG = 24
"""Inferences up to which an argument is given in full."""

_FIRST, _LAST = 8, 4
"""Inferences that a longer one begins and ends with."""


def shortened(inferences: Sequence[_T], most: int = LONG) -> tuple[list[_T], int, list[_T]]:
    """The first inferences of an argument, the number of those left out, and the last ones.

    Of up to `most` none is left out.

    Examples
    --------
    >>> shortened("abc")
    (['a', 'b', 'c'], 0, [])
    >>> first, left_out, last = shortened(range(100))
    >>> first[0], left_out, last
    (0, 88, [96, 97, 98, 99])
    """
    if len(inferences) <= most:
        return [*inferences], 0, []
    left_out = len(inferences) - _FIRST - _LAST
    return [*inferences[:_FIRST]], left_out, [*inferences[-_LAST:]]
