"""Puzzles with cages and other sums by chance, and whether a step follows from candidates."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import lru_cache

import nonet
from nonet import Candidates, Layout
from nonet.constraints import Arrow, Cage, LittleKiller
from nonet.layout import Constraint, cell_name
from nonet.logic import Step


@lru_cache
def full_grids(layout: Layout) -> tuple[bytes, ...]:
    """All full grids of a small layout."""
    return tuple(grid.digits for grid in nonet.solutions(nonet.Grid.empty(layout)))


def neighbours(cell: int, size: int) -> list[int]:
    """Cells that share a side with a cell."""
    row, column = divmod(cell, size)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * size + c for r, c in around if 0 <= r < size and 0 <= c < size]


def cages(solution: bytes, size: int, rng: random.Random) -> list[Constraint]:
    """Cages that fill the grid; some cells, and some totals, are left out."""
    left = set(range(size * size))
    found: list[Constraint] = []
    while left:
        cage = [rng.choice(sorted(left))]
        for _ in range(rng.randrange(5)):
            around = {
                other
                for cell in cage
                for other in neighbours(cell, size)
                if other in left
                and other not in cage
                and solution[other] not in {solution[one] for one in cage}
            }
            if around:
                cage.append(rng.choice(sorted(around)))
        left -= set(cage)
        if len(cage) > 1 and rng.random() < 0.9:
            names = [cell_name(cell, size) for cell in cage]
            found.append(Cage(names, total=sum(solution[cell] for cell in cage)))
    return found


def sums(solution: bytes, size: int, rng: random.Random) -> list[Constraint]:
    """Little killers, and arrows where the digits allow them."""
    found: list[Constraint] = []
    for column in range(1, size):
        cells = [at * size + column + at for at in range(size - column)]
        if len(cells) > 1 and rng.random() < 0.6:
            names = [cell_name(cell, size) for cell in cells]
            found.append(LittleKiller(names, total=sum(solution[cell] for cell in cells)))
    for circle in range(size * size):
        first = rng.choice(neighbours(circle, size))
        arrow = [first, rng.choice(neighbours(first, size))]
        if circle not in arrow and sum(solution[cell] for cell in arrow) == solution[circle]:
            found.append(Arrow(cell_name(circle, size), [cell_name(cell, size) for cell in arrow]))
    return found


def state_of(layout: Layout, solution: bytes, share: float, rng: random.Random) -> Candidates:
    """The digits of a solution, and of the others this share."""
    masks = [
        sum(
            1 << digit - 1
            for digit in range(1, layout.size + 1)
            if digit == right or rng.random() < share
        )
        for right in solution
    ]
    return Candidates(masks, layout)


def wrong_conclusions(
    step: Step, state: Candidates, fillings: Iterable[bytes]
) -> list[tuple[int, int]]:
    """Eliminated candidates that some filling has, and placed ones that some filling has not."""
    allowed = [
        filling
        for filling in fillings
        if all(mask >> digit - 1 & 1 for mask, digit in zip(state.masks, filling, strict=True))
        and not any(True for _ in state.layout.violations(filling))
    ]
    assert allowed
    wrong = {
        (cell, digit) for cell, digit in step.eliminations for one in allowed if one[cell] == digit
    }
    wrong |= {
        (cell, digit) for cell, digit in step.placements for one in allowed if one[cell] != digit
    }
    return sorted(wrong)


def follows(step: Step, state: Candidates) -> bool:
    """Whether the candidates of a state without digits have no solution beside the step."""
    beside = [(cell, 1 << digit - 1) for cell, digit in step.eliminations]
    beside += [(cell, state.masks[cell] & ~(1 << digit - 1)) for cell, digit in step.placements]
    for cell, mask in beside:
        masks = list(state.masks)
        masks[cell] = mask
        if mask and nonet.count(Candidates(masks, state.layout), limit=1):
            return False
    return True
