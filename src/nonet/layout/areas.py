"""Areas and lines of houses: the marks that every layout knows without loading the others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Area:
    """A filled area of whole cells.

    Attributes
    ----------
    x, y, width, height
        In cells.
    tint
        Number of its colour; None: shaded.
    is_optional
        Left out where another constraint fills cells.
    """

    x: int
    y: int
    width: int
    height: int
    tint: int | None = None
    is_optional: bool = False


@dataclass(frozen=True, slots=True)
class Segment:
    """A straight line from one corner of cells to another."""

    x1: int
    y1: int
    x2: int
    y2: int
