"""Techniques that assume a unique solution are used where there is one, and nowhere else."""

from __future__ import annotations

import pytest

import nonet
from nonet import Candidates, Grid, Layout
from nonet.constraints import Cage
from nonet.logic import TechniqueOptions, example_of, technique
from nonet.logic.families import UNIQUENESS
from nonet.logic.state import is_seen_unique
from nonet.running import Watch

NAMES = [entry.name for entry in UNIQUENESS.entries]
QUICK = [
    one.name for one in nonet.techniques() if one.level in {"Easy", "Medium", "Hard"}
]  # nets take seconds


def _several(seed: int) -> Grid:
    """A generated puzzle without the first two of its givens: it has several solutions."""
    puzzle = nonet.generate(seed=seed).puzzle
    first, second, *_ = (cell for cell, digit in enumerate(puzzle.givens) if digit)
    return Grid(bytes(0 if cell in {first, second} else d for cell, d in enumerate(puzzle.givens)))


def test_all_that_assume_it_are_in_one_family() -> None:
    """Without uniqueness the core finds nothing of the family, and in each example it does."""
    for name in NAMES:
        state, step = example_of(technique(name)) or (None, None)
        assert state is not None
        assert step is not None
        assert step in nonet.steps(state, name)
        assert nonet.steps(state, name, options=TechniqueOptions(uniqueness=False)) == []


@pytest.mark.parametrize("seed", range(12))
def test_no_step_is_wrong_where_there_are_several_solutions(seed: int) -> None:
    """What steps rule out or place holds in every solution of a puzzle with several."""
    puzzle = _several(seed)
    possible = nonet.true_candidates(puzzle)
    assert nonet.count(puzzle) == 2
    for step in nonet.steps(puzzle, [*QUICK, *NAMES]):
        for cell, digit in step.eliminations:
            assert not possible.masks[cell] >> digit - 1 & 1, step
        for cell, digit in step.placements:
            assert possible.masks[cell] == 1 << digit - 1, step


@pytest.mark.parametrize("name", NAMES)
def test_unless_the_givens_are_unique(name: str) -> None:
    """In the state of an example, none is found once a given is taken that decides the puzzle."""
    state, _ = example_of(technique(name)) or (None, None)
    assert state is not None
    grid = state.grid
    needed = next(
        cell
        for cell, digit in enumerate(grid.givens)
        if digit and nonet.count(Grid(_without(grid.givens, cell), layout=grid.layout)) > 1
    )
    fewer = Grid(_without(grid.givens, needed), _entries(grid, needed), layout=grid.layout)
    again = Candidates(state.masks, state.layout, fewer)
    assert nonet.steps(again, name) == []
    assert nonet.steps(again, name, assume_unique=True) or name.startswith("avoidable")


def _without(givens: bytes, cell: int) -> bytes:
    return givens[:cell] + b"\0" + givens[cell + 1 :]


def _entries(grid: Grid, cell: int) -> bytes:
    """The entries, with the digit that is given no more."""
    return grid.entries[:cell] + grid.digits[cell : cell + 1] + grid.entries[cell + 1 :]


def test_pencil_marks_alone_are_no_proof() -> None:
    """Of pencil marks without givens nothing is known, unless the caller knows it."""
    state, step = example_of(technique("unique rectangle 1")) or (None, None)
    assert state is not None
    assert step is not None
    marks = Candidates(state.masks, state.layout)
    assert nonet.steps(marks, "unique rectangle 1") == []
    [found] = nonet.steps(marks, "unique rectangle 1", assume_unique=True)
    assert found.eliminations == step.eliminations
    never = TechniqueOptions(uniqueness=False)
    assert nonet.steps(marks, "unique rectangle 1", options=never, assume_unique=True) == []


def test_a_walkthrough_of_several_solutions_assumes_nothing() -> None:
    """A walkthrough and a hint of such a puzzle are without these techniques, too."""
    order = nonet.TechniqueOrder.everything().only(
        {*NAMES, "full_house", "hidden_single", "naked_single"}
    )
    puzzle = _several(3)
    walked = nonet.walkthrough(puzzle, order=order)
    assert not {step.technique for step in walked.steps} & set(NAMES)
    assert nonet.true_candidates(walked.end).masks == nonet.true_candidates(puzzle).masks
    assert nonet.hint(walked.end, order=order).step is None


def test_rules_may_be_all_that_makes_it_unique() -> None:
    """A puzzle without givens is unique where its rules leave one solution, and not otherwise."""
    solution = nonet.solve("1234 3412 2143 4...")
    cages = [Cage((cell,), solution.digits[cell]) for cell in range(12)]
    for some, is_unique in ((cages, True), (cages[:4], False)):
        puzzle = Grid.empty(Layout.of_size(4, constraints=some))
        assert is_seen_unique(Candidates.of(puzzle), Watch(), 10.0) is is_unique


def test_large_grids_are_refused_before_they_are_solved() -> None:
    """Above 25×25 there are no techniques, and nobody waits to hear it."""
    with pytest.raises(nonet.LayoutError, match="at most 25"):
        nonet.steps(Grid.empty(Layout.of_size(36)), "unique rectangle 1")
