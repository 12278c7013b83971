"""Why a digit is wrong: each link follows from those before it, and the end is impossible."""

from __future__ import annotations

import pytest

import nonet
from nonet import Candidates, Grid
from nonet.logic.refutation import Refutation, refutation


def replayed(grid: Grid, cell: int, digit: int, found: Refutation) -> None:
    """Check each link by candidates that are computed from the digits on the board."""
    digits = bytearray(grid.digits)
    digits[cell] = digit
    for link in found.links:
        state = Candidates.of(Grid(bytes(digits), layout=grid.layout))
        if link.house is None:
            assert state.masks[link.cell] == 1 << link.digit - 1
        else:
            places = [one for one in link.house.cells if state.masks[one] >> link.digit - 1 & 1]
            assert places == [link.cell]
            assert all(digits[one] != link.digit for one in link.house.cells)
        digits[link.cell] = link.digit
    state = Candidates.of(Grid(bytes(digits), layout=grid.layout))
    if found.house is not None:
        assert found.digit is not None
        assert all(digits[one] != found.digit for one in found.house.cells)
        bit = 1 << found.digit - 1
        assert not any(state.masks[one] & bit for one in found.house.cells if not digits[one])
    else:
        assert found.cell is not None
        assert not digits[found.cell]
        assert state.masks[found.cell] == 0


@pytest.mark.parametrize("difficulty", ["Easy", "Medium", "Hard"])
def test_every_link_follows_and_the_end_is_impossible(difficulty: str) -> None:
    """Of each wrong digit that singles refute the chain is replayed; no right one is refuted."""
    shown = asked = 0
    for seed in range(3):
        puzzle = nonet.generate(difficulty=difficulty, seed=seed).puzzle
        solution = nonet.solve(puzzle).digits
        state = Candidates.of(puzzle)
        for cell in range(81):
            if puzzle.givens[cell]:
                continue
            assert refutation(puzzle, cell, solution[cell]) is None
            for digit in state[divmod(cell, 9)]:
                if digit == solution[cell]:
                    continue
                asked += 1
                found = refutation(puzzle, cell, digit)
                if found is not None:
                    shown += 1
                    replayed(puzzle, cell, digit, found)
    assert shown > asked // 2


def test_a_chain_is_short_where_the_board_is_nearly_full() -> None:
    """With three empty cells around a wrong digit, one look or two show it."""
    puzzle = nonet.generate(difficulty="Easy", seed=1).puzzle
    solution = bytearray(nonet.solve(puzzle).digits)
    first, second = next(
        (a, b) for a in range(81) for b in range(a + 1, 81) if a // 9 == b // 9 and a // 3 != b // 3
    )
    right, other = solution[first], solution[second]
    solution[first] = solution[second] = 0
    found = refutation(Grid(bytes(solution)), first, other)
    assert found is not None
    assert len(found.links) <= 1
    assert right != other
