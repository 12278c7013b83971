"""Pencil marks as the candidates that a player eliminated, of those that the digits leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet.formats.format import classic_only
from nonet.grid import Candidates, Grid
from nonet.puzzle import Puzzle


def puzzle_without(grid: Grid, eliminated: Iterable[tuple[int, int]]) -> Puzzle:
    """The grid with marks of all candidates but those eliminated; without marks if nothing is."""
    pairs = list(eliminated)
    return Puzzle.of_candidates(Candidates.of(grid).without(pairs)) if pairs else Puzzle(grid)


def eliminated(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """Cell and digit of each candidate that the digits leave and the marks do not."""
    for cell, (may, mark) in enumerate(_pairs(puzzle)):
        for digit in range(1, puzzle.layout.size + 1):
            if (may & ~mark) >> digit - 1 & 1:
                yield cell, digit


def losses(puzzle: Puzzle) -> Iterable[str]:
    """The parts of the marks that eliminated candidates cannot say, on a 9×9 grid."""
    yield from classic_only(puzzle)
    if puzzle.marks and (
        any(mark & ~may for may, mark in _pairs(puzzle))
        or not any(eliminated(puzzle))
        or any(
            not mark and not digit and cell not in puzzle.emptied
            for cell, (mark, digit) in enumerate(zip(puzzle.marks, puzzle.grid.digits, strict=True))
        )
    ):
        yield "the exact pencil marks"


def _pairs(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """For each cell what its houses leave, and what is marked."""
    left = Candidates.of(puzzle.grid).masks
    return zip(left, puzzle.candidates.masks, strict=True)
