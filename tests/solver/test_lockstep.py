"""One 9×9 grid through the lockstep engine: what the general search says, and its statistics."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st
from tests.solver.verification import fills

import nonet
from nonet import Candidates, Grid, Layout, _native, batch
from nonet.grid import PuzzleLike
from nonet.solver.select import EngineName, make_solver

CLASSIC = Layout.of_size(9)
EMPTY = Grid.empty(CLASSIC)
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
INSTRUCTION_SETS = [name for name, _ in _native.instruction_sets()]


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    """Grids with no, one or several solutions, some of their digits as entries."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    digits = bytearray(nonet.solve(EMPTY, seed=rng.getrandbits(32)).digits)
    for cell in rng.sample(range(81), rng.randint(25, 60)):
        digits[cell] = 0
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 1, 2]))):
        digits[rng.randrange(81)] = rng.randint(1, 9)
    entered = [draw(st.booleans()) and rng.random() < 0.3 for _ in digits]
    return Grid(
        bytes(0 if entry else digit for digit, entry in zip(digits, entered, strict=True)),
        bytes(digit if entry else 0 for digit, entry in zip(digits, entered, strict=True)),
        layout=CLASSIC,
    )


@st.composite
def candidates(draw: st.DrawFn) -> Candidates:
    """Pencil marks of any density, half of them with a solution among them."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    density = draw(st.floats(0, 1))
    masks = [sum(1 << digit for digit in range(9) if rng.random() < density) for _ in range(81)]
    if draw(st.booleans()):
        solution = nonet.solve(EMPTY, seed=rng.getrandbits(32)).digits
        masks = [mask | 1 << (digit - 1) for mask, digit in zip(masks, solution, strict=True)]
    return Candidates(masks, layout=CLASSIC)


def test_the_engine_is_chosen_by_the_layout_and_the_question() -> None:
    """Plain 9×9 grids and at most two solutions go to lockstep, the rest to the general search."""

    def engine(
        puzzle: PuzzleLike, most: int | None, name: EngineName = "auto", seed: int | None = None
    ) -> str:
        return make_solver(puzzle, name, most=most, seed=seed).statistics().engine

    assert engine(EASY, 1) == engine(EASY, 2) == engine(EASY, 2, "search") == "lockstep"
    assert engine(Candidates.of(Grid(EASY)), 2) == "lockstep"
    assert engine(EASY, 3) == engine(EASY, None) == engine(EASY, 3, "search") == "search"
    assert engine(EASY, 1, seed=0) == "search"
    others = (Layout.of_size(9, diagonals=True), Layout.of_size(9, windows=True), Layout.latin(9))
    for layout in others:
        assert engine(Grid.empty(layout), 2) == "search"


@given(grids())
def test_grids_get_the_verdict_of_the_search(grid: Grid) -> None:
    """A grid has as many solutions as the general search finds, all right, and its failures."""
    general = make_solver(grid, "search")
    expected = general.solutions(2)
    verdict = nonet.check(grid)
    event(verdict.status)
    assert len(set(verdict.solutions)) == len(verdict.solutions) == len(expected)
    assert all(fills(solution, grid) for solution in verdict.solutions)
    if len(expected) == 1:
        assert verdict.solutions == tuple(expected)
    if expected:
        assert verdict.status == ("unique" if len(expected) == 1 else "several")
        assert nonet.count(grid) == len(expected)
        assert nonet.count(grid, limit=1) == 1
        assert nonet.solve(grid) == verdict.solutions[0]
    else:
        failure = general.failure()
        assert (verdict.status == "contradictory") == isinstance(failure, nonet.Contradiction)
        with pytest.raises(type(failure), match=re.escape(str(failure))):
            nonet.solve(grid)


@given(candidates())
def test_pencil_marks_get_the_verdict_of_the_search(marks: Candidates) -> None:
    """So do pencil marks, and every solution takes its digits from them."""
    expected = make_solver(marks, "search").solutions(2)
    verdict = nonet.check(marks)
    event(verdict.status)
    assert verdict.status == ("none", "unique", "several")[len(expected)]
    assert nonet.count(marks) == len(expected)
    assert len(set(verdict.solutions)) == len(verdict.solutions) == len(expected)
    for solution in verdict.solutions:
        assert fills(solution, EMPTY)
        assert all(
            mask >> (digit - 1) & 1
            for mask, digit in zip(marks.masks, solution.digits, strict=True)
        )


@given(grids())
def test_two_solutions_come_with_the_error(grid: Grid) -> None:
    """Where one solution is insisted on, there is one, or two are shown that are both right."""
    number = make_solver(grid, "search").find(2)
    assume(number > 0)
    if number == 1:
        assert fills(nonet.solve(grid, unique=True), grid)
    else:
        with pytest.raises(nonet.MultipleSolutions) as caught:
            nonet.solve(grid, unique=True)
        assert caught.value.first != caught.value.second
        assert fills(caught.value.first, grid)
        assert fills(caught.value.second, grid)


@given(grids())
def test_one_grid_and_many_are_solved_alike(grid: Grid) -> None:
    """`nonet.check` shows the solutions that `nonet.batch` finds."""
    solved = batch.solve([grid.to_text()], second=True)
    assert solved.second is not None
    rows = [solved.solutions[0].tobytes(), solved.second[0].tobytes()]
    assert [solution.digits for solution in nonet.check(grid).solutions] == rows[: solved.counts[0]]


@given(grids())
def test_instruction_sets_show_the_same_solutions(grid: Grid) -> None:
    """Whichever instruction set NONET_ISA chooses, the same solutions come in the same order."""
    with pytest.MonkeyPatch.context() as patch:
        verdicts = []
        for name in INSTRUCTION_SETS:
            patch.setenv("NONET_ISA", name)
            verdicts.append(nonet.check(grid).solutions)
    assert all(solutions == verdicts[0] for solutions in verdicts)


@given(grids())
def test_statistics_add_up(grid: Grid) -> None:
    """Positions follow from guesses: the first, and one or two for each guess."""
    found = nonet.check(grid).statistics
    assert found.guesses + 1 <= found.nodes <= 2 * found.guesses + 1
    assert 0 <= found.depth <= found.guesses
    assert found.seconds >= 0


def test_an_easy_puzzle_takes_no_guess() -> None:
    """What singles solve has one node; an empty grid takes guesses."""
    statistics = nonet.check(EASY).statistics
    assert (statistics.nodes, statistics.guesses, statistics.depth) == (1, 0, 0)
    assert nonet.check(EMPTY).statistics.guesses > 0


def test_a_time_limit_of_zero_ends_at_once() -> None:
    """No time at all is a time limit for one grid, too."""
    with pytest.raises(nonet.TimeLimitReached):
        nonet.check(EMPTY, time_limit=0)
