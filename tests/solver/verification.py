"""Whether a solution is valid, judged by the houses alone."""

from __future__ import annotations

from nonet import Grid


def fills(solution: Grid, puzzle: Grid) -> bool:
    """True if `solution` keeps every digit of `puzzle` and fills every house of its layout."""
    every_digit = set(range(1, puzzle.layout.size + 1))
    return (
        solution.layout == puzzle.layout
        and solution.givens == puzzle.givens
        and all(new == old for new, old in zip(solution.digits, puzzle.digits, strict=True) if old)
        and all(
            {solution.digits[cell] for cell in house.cells} == every_digit
            for house in puzzle.layout.houses
        )
    )
