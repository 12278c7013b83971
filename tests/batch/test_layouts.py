"""`nonet.batch` with layouts of any kind: the same as one by one, on any number of threads."""

from __future__ import annotations

import random
import threading
from functools import cache

import numpy as np
import pytest
from tests.constraints.random_puzzles import cases, puzzle_round

import nonet
from nonet import (
    Cancel,
    Cancelled,
    Candidates,
    Contradiction,
    FormatError,
    Grid,
    Layout,
    LayoutError,
    NonetError,
    Progress,
    Puzzle,
    TimeLimitReached,
    batch,
)
from nonet.constraints import AntiKnight, SumLine, Thermometer

RULED = Layout.of_size(4, constraints=[Thermometer("r1c1-3")])
LINES = ["1" + 15 * ".", 16 * ".", "11" + 14 * ".", "4" + 15 * ".", "no puzzle"]


@cache
def random_puzzles() -> list[Grid]:
    """Puzzles of several sizes, each with rules of its own."""
    rng = random.Random(5)
    rounds = [puzzle_round(rng, 1) for _ in range(4)]
    return [case.puzzle for one in rounds for case in cases(one, 40, rng)]


def one_by_one(puzzle: Grid, limit: int) -> int:
    """The number of solutions of a puzzle by itself."""
    try:
        return nonet.count(puzzle, limit=limit)
    except Contradiction:
        return 0


@pytest.mark.parametrize("threads", [1, 3, None])
def test_each_puzzle_has_its_own_layout(threads: int | None) -> None:
    """Counts and solutions are those of each puzzle by itself, in order, on any threads."""
    puzzles = random_puzzles()
    solved = batch.solve(puzzles, limit=3, second=True, threads=threads)
    assert solved.counts.tolist() == [one_by_one(one, 3) for one in puzzles]
    assert (solved.counts == batch.count(puzzles, limit=3, threads=threads)).all()
    assert solved.second is not None
    assert solved.solutions.shape == solved.second.shape
    for row, puzzle in enumerate(puzzles):
        expected = [one.digits for one in nonet.solutions(puzzle)][:2]
        expected += [bytes(puzzle.layout.cell_count)] * (2 - len(expected))
        for digits, found in zip(expected, (solved.solutions, solved.second), strict=True):
            assert bytes(found[row]) == digits.ljust(solved.solutions.shape[1], b"\0")


def test_one_layout_for_all_in_any_form() -> None:
    """Lines, bytes and arrays are read as puzzles of the layout; what is none is malformed."""
    expected = [2, 2, 0, 0, -1]
    digits = np.zeros((5, 16), dtype=np.uint8)
    digits[[0, 2, 2, 3, 4], [0, 0, 1, 0, 0]] = [1, 1, 1, 4, 9]
    for puzzles in (LINES, "\n".join(LINES).encode(), digits, digits.reshape(-1, 4, 4)):
        assert batch.count(puzzles, layout=RULED).tolist() == expected
        assert batch.check(puzzles, layout=RULED).tolist() == [2, 2, 3, 0, 4]
    assert batch.solve(LINES, layout=RULED, limit=1).counts.tolist() == [1, 1, 0, 0, -1]


def test_documents_candidates_and_lines_mix() -> None:
    """A list may hold grids, documents, candidates and 9×9 lines together."""
    grid = Grid(LINES[0], layout=RULED)
    marks = Candidates.of(grid).without([(1, 2)])
    found = batch.count([grid, Puzzle(grid), marks, 81 * ".", "?"], limit=50)
    assert found.tolist() == [
        nonet.count(grid, limit=50),
        nonet.count(grid, limit=50),
        nonet.count(marks, limit=50),
        50,
        -1,
    ]
    assert batch.check([marks, Grid("11" + 79 * ".")]).tolist()[1] == batch.Status.CONTRADICTORY


def test_classic_rows_are_as_before() -> None:
    """The usual layout goes the usual way, whether it is named or not."""
    lines = [81 * ".", "11" + 79 * "."]
    assert (batch.check(lines) == batch.check(lines, layout=Layout.of_size(9))).all()
    assert batch.solve(lines, layout=Layout.of_size(9)).solutions.shape == (2, 81)
    assert batch.solve([], layout=RULED).counts.tolist() == []
    grids: list[Grid | Puzzle | str] = [Grid(lines[0]), Puzzle(Grid(lines[1])), "?"]
    assert batch.check(grids).tolist() == batch.check([*lines, "?"]).tolist()


def test_what_does_not_fit_is_refused() -> None:
    """Other layouts, shapes, types and layouts that no solver knows raise an error that says so."""
    with pytest.raises(FormatError, match="found another layout in row 1"):
        batch.count([Grid(LINES[0], layout=RULED), Grid(81 * ".")], layout=RULED)
    with pytest.raises(FormatError, match=r"expected an array of shape \(n, 16\) or \(n, 4, 4\)"):
        batch.count(np.zeros((2, 81), dtype=np.uint8), layout=RULED)
    with pytest.raises(FormatError, match="expected lines of text or grids, found int in row 1"):
        batch.count([Grid(LINES[0], layout=RULED), 5], layout=RULED)  # type: ignore[list-item]
    with pytest.raises(FormatError, match="expected a list of lines, found one text"):
        batch.count("1", layout=RULED)
    with pytest.raises(NonetError, match="expected a limit"):
        batch.count(LINES, layout=RULED, limit=0)
    large = Layout.latin(100, constraints=[AntiKnight()])
    with pytest.raises(LayoutError, match="size up to 64"):
        batch.count([], layout=large)
    assert batch.count([Grid.empty(large), Grid.empty(RULED)]).tolist() == [-1, 2]


LONG = [Grid.empty(Layout.of_size(9, constraints=[Thermometer("r1c1-3")]))] * 3


def test_a_time_limit_ends_all_threads() -> None:
    """The whole call has one time limit, and says how many puzzles are done."""
    with pytest.raises(TimeLimitReached) as caught:
        batch.count([Grid.empty(RULED), *LONG], limit=10**9, threads=2, time_limit=0.2)
    assert caught.value.found == 1
    assert threading.active_count() < 20


def test_progress_and_cancel_from_another_thread() -> None:
    """Progress counts puzzles, and a cancelled call ends although its threads are at work."""
    seen: list[Progress] = []
    cancel = Cancel()

    def look(progress: Progress) -> None:
        seen.append(progress)
        if len(seen) == 2:
            cancel.cancel()

    with pytest.raises(Cancelled):
        batch.count(LONG, limit=10**9, threads=2, progress=look, cancel=cancel)
    assert [one.found for one in seen] == [0, 0]


def test_time_limits_hold_while_rules_are_looked_at() -> None:
    """Long sum lines that take seconds to look at once are left within the limit."""
    names = [f"r{row}c{column}" for row in range(1, 17) for column in range(1, 17)]
    rng = random.Random(1)
    rules = [SumLine(rng.sample(names, 200), 200) for _ in range(100)]
    slow = Grid.empty(Layout.of_size(16, constraints=rules))
    with pytest.raises(TimeLimitReached):
        batch.count([slow, slow], time_limit=0.05)


def test_grades_of_played_grids_are_those_of_what_is_left() -> None:
    """Digits that a player has entered count for a grade, in a list of any layouts, too."""
    puzzle = nonet.generate(seed=1).puzzle
    cell = puzzle.digits.index(0)
    played = puzzle.place(divmod(cell, 9), nonet.solve(puzzle).digits[cell])
    small = Grid("...4 ..31 34.. 2...")
    several = [played, small, nonet.solve(small), nonet.solve("...4" + 12 * ".")]
    grades = batch.grade(several)
    assert [grades.grade(row) for row in range(4)] == [nonet.grade(one) for one in several]
