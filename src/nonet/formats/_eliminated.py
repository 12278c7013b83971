"""Pencil marks as the candidates that a player struck out, of those that the digits leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet.formats.format import classic_only
from nonet.grid import Candidates, Grid
from nonet.puzzle import Puzzle


def marks_without(grid: Grid, struck: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Marks of all candidates but those struck; none where nothing is struck."""
    pairs = list(struck)
    return Candidates.of(grid).without(pairs).masks if pairs else ()


def struck(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """Cell and digit of each candidate that the digits leave and the marks do not."""
    for cell, (may, mark) in enumerate(_pairs(puzzle)):
        for digit in range(1, puzzle.layout.size + 1):
            if (may & ~mark) >> digit - 1 & 1:
                yield cell, digit


def losses(puzzle: Puzzle) -> Iterable[str]:
    """What struck candidates cannot say of the marks, on a 9×9 grid."""
    yield from classic_only(puzzle)
    if puzzle.marks and (
        any(mark & ~may for may, mark in _pairs(puzzle))
        or not any(struck(puzzle))
        or any(not m and not d for m, d in zip(puzzle.marks, puzzle.grid.digits, strict=True))
    ):
        yield "the exact pencil marks"


def _pairs(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """For each cell what its houses leave, and what is marked."""
    left = Candidates.of(puzzle.grid).masks
    return zip(left, puzzle.candidates.masks, strict=True)
