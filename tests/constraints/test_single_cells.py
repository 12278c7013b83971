"""Rules about single cells: the engines for houses solve them, as candidates."""

from __future__ import annotations

import pytest

from nonet import Candidates, Grid, Layout, check, count, estimate_count, full_grid, solutions
from nonet.constraints import AllowedDigits, AntiKnight, Even, Odd

RULES = [Odd("r1c1-3"), Even("r9c9"), AllowedDigits("r5c5", [4, 6])]
NINE = Layout.of_size(9, constraints=RULES)


def test_the_engines_for_houses_solve_rules_about_single_cells() -> None:
    """The name of the engine in the statistics is one of theirs; with another rule it is not."""
    assert check(Grid.empty(NINE)).statistics.engine == "lockstep"
    more = Layout.of_size(9, constraints=[*RULES, AntiKnight()])
    assert check(Grid.empty(more)).statistics.engine == "propagation"


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_all_solutions_obey_the_rules_and_none_is_lost(size: int) -> None:
    """Solutions are those of the houses alone that no rule is violated by."""
    houses = Layout.of_size(size)
    layout = Layout.of_size(size, constraints=[Odd("r1c1-2"), AllowedDigits("r4c4", [1, size])])
    full = full_grid(layout, seed=1)
    assert next(layout.violations(full.digits), None) is None
    digits = bytes(digit if cell % 3 else 0 for cell, digit in enumerate(full.digits))
    found = {one.digits for one in solutions(Grid(digits, layout=layout), time_limit=20)}
    all_ = (one.digits for one in solutions(Grid(digits, layout=houses), time_limit=20))
    assert found == {one for one in all_ if next(layout.violations(one), None) is None}


def test_candidates_of_the_puzzle_hold_too() -> None:
    """Pencil marks and rules both take digits away."""
    layout = Layout.of_size(4, constraints=[Odd("r1c1")])
    masks = [0b1111] * 16
    masks[0] = 0b0110  # 2 and 3
    assert count(Candidates(masks, layout), limit=None) == 288 // 4
    masks[0] = 0b0010
    assert count(Candidates(masks, layout), limit=None) == 0


def test_an_estimate_knows_the_rules() -> None:
    """The estimate is of the grids that the rules leave, not of all 288."""
    layout = Layout.of_size(4, constraints=[AllowedDigits("r1c1", [1])])
    assert estimate_count(Grid.empty(layout), seed=1).count == pytest.approx(72, rel=0.2)


def test_a_conflict_with_a_rule_is_explained() -> None:
    """The digits that leave a cell no odd digit are named with its rule, on a large grid too."""
    layout = Layout.of_size(16, constraints=[Odd("r1c16")])
    odd = [1, 3, 5, 7, 9, 11, 13, 15]
    grid = Grid(bytes([*odd, *bytes(248)]), layout=layout)
    found = check(grid, explain=True, time_limit=20).conflict_set
    assert found is not None
    assert found.cells == tuple(range(8))
    assert found.constraints == layout.constraints
