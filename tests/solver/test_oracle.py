"""The engine against the reference solver, on random layouts and random grids."""

from __future__ import annotations

import itertools
import random

from hypothesis import assume, event, given
from hypothesis import strategies as st
from tests.solver.verification import fills
from tests.strategies import layouts

import nonet
from nonet import Candidates, Grid, reference

MANY = 40
"""Where counting ends: several solutions are compared, but not thousands."""


@st.composite
def puzzles(draw: st.DrawFn) -> Grid:
    """Grids with no, one or several solutions: a solution with cells emptied, or spoilt."""
    layout = draw(layouts(largest=9))
    rng = random.Random(draw(st.integers(0, 2**32)))
    size, cell_count = layout.size, layout.cell_count
    try:
        full = nonet.solve(Grid.empty(layout), seed=rng.getrandbits(32), time_limit=10)
    except nonet.NoSolution:
        digits = bytearray(cell_count)  # no grid fits the layout: the reference must agree
    else:
        digits = bytearray(full.digits)
    emptied = rng.randint(0, cell_count if size <= 5 else cell_count * 5 // 9)
    for cell in rng.sample(range(cell_count), emptied):
        digits[cell] = 0
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 1, 2]))):
        digits[rng.randrange(cell_count)] = rng.randint(1, size)
    return Grid(bytes(digits), layout=layout)


@given(puzzles())
def test_counts_and_verdicts_agree(puzzle: Grid) -> None:
    """Engine and reference count the same solutions, and the verdict is what the count says."""
    expected = reference.count(puzzle, MANY)
    status = "none" if expected == 0 else "unique" if expected == 1 else "several"
    if puzzle.conflicts():
        assert expected == 0
        status = "contradictory"
    else:
        assert nonet.count(puzzle, limit=MANY) == expected
    verdict = nonet.check(puzzle)
    event(status)
    assert verdict.status == status
    assert len(verdict.solutions) == min(expected, 2)
    assert all(fills(solution, puzzle) for solution in verdict.solutions)


@given(puzzles())
def test_solutions_agree(puzzle: Grid) -> None:
    """Engine and reference find the same solutions, whatever the seed, and the houses are full."""
    assume(not puzzle.conflicts())
    expected = set(itertools.islice(reference.solutions(puzzle), MANY))
    found = list(itertools.islice(nonet.solutions(puzzle), MANY))
    shuffled = list(itertools.islice(nonet.solutions(puzzle, seed=1), MANY))
    assert len(found) == len(set(found)) == len(set(shuffled)) == len(expected)
    assert all(fills(solution, puzzle) for solution in {*found, *shuffled, *expected})
    if len(expected) < MANY:
        assert set(found) == set(shuffled) == expected


@given(puzzles(), st.integers(0, 2**32))
def test_pencil_marks_agree(puzzle: Grid, seed: int) -> None:
    """With candidates taken out, the solutions left are those that do without them."""
    assume(not puzzle.conflicts())
    every = list(itertools.islice(reference.solutions(puzzle), MANY + 1))
    assume(len(every) <= MANY)
    rng = random.Random(seed)
    taken = [
        (cell, rng.randint(1, puzzle.layout.size))
        for cell in range(puzzle.layout.cell_count)
        if rng.random() < 0.1
    ]
    masks = list(Candidates.of(puzzle).masks)
    for cell, digit in taken:
        masks[cell] &= ~(1 << (digit - 1))
    marks = Candidates(masks, layout=puzzle.layout)
    left = {
        solution.digits
        for solution in every
        if all(solution.digits[cell] != digit for cell, digit in taken)
    }
    assert {solution.digits for solution in nonet.solutions(marks)} == left
