"""`nonet.solve`: the solution, or the reason for its absence."""

from __future__ import annotations

import random
from itertools import product

import pytest
from tests.solver.verification import fills

import nonet
from nonet import Candidates, Grid, Layout

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SEVERAL = "..3456789" + "." * 72
NONE = "12345678." + "." * 8 + "9" + "." * 63
CONTRADICTORY = "11" + "." * 79

LAYOUTS = [
    Layout.of_size(1),
    Layout.of_size(4),
    Layout.of_size(5),
    Layout.boxes(2, 3),
    Layout.boxes(4, 2),
    Layout.of_size(9),
    Layout.of_size(9, diagonals=True),
    Layout.of_size(9, windows=True),
    Layout.of_size(9, disjoint_groups=True),
    Layout.of_size(9, diagonals=True, windows=True),
    Layout.latin(9),
    Layout.jigsaw("122233 122333 124355 114556 144556 446666"),
    Layout.of_size(16),
    Layout.boxes(3, 6),
    Layout.of_size(25),
    Layout.latin(40),
    Layout.latin(64),
    Layout.latin(65),
]


def test_a_puzzle_is_solved() -> None:
    """The text of a puzzle is enough to get its solution."""
    assert nonet.solve(PUZZLE).to_text() == SOLUTION


def test_givens_stay_givens_and_the_rest_are_entries() -> None:
    """In a solution the givens of the puzzle are given and all other digits entered."""
    puzzle = Grid(PUZZLE)
    solution = nonet.solve(puzzle)
    assert solution.givens == puzzle.givens
    assert [bool(e) for e in solution.entries] == [not g for g in puzzle.givens]


def test_entries_count() -> None:
    """A digit that was entered is kept as the givens are, right or wrong."""
    puzzle = Grid(PUZZLE).place("r1c3", 4)
    assert nonet.solve(puzzle).to_text() == SOLUTION
    assert nonet.solve(puzzle).givens == puzzle.givens
    with pytest.raises(nonet.NoSolution, match="entered"):
        nonet.solve(Grid(PUZZLE).place("r1c3", 1))


def test_a_full_grid_is_its_own_solution() -> None:
    """Where nothing is left to fill, the grid comes back."""
    assert nonet.solve(SOLUTION, unique=True) == Grid(SOLUTION)


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_every_layout_has_a_solution(layout: Layout) -> None:
    """The empty grid of any layout is filled, house by house, the same way each time."""
    empty = Grid.empty(layout)
    solution = nonet.solve(empty)
    assert fills(solution, empty)
    assert nonet.solve(empty) == solution


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_a_seed_gives_a_random_solution(layout: Layout) -> None:
    """Seeds fill the empty grid at random, each seed always in the same way."""
    empty = Grid.empty(layout)
    found = [nonet.solve(empty, seed=seed) for seed in (0, 1, 2, 2**64 - 1)]
    assert all(fills(solution, empty) for solution in found)
    assert found == [nonet.solve(empty, seed=seed) for seed in (0, 1, 2, 2**64 - 1)]
    assert len(set(found)) == 4 or layout.size <= 4


def test_any_solution_can_come_up() -> None:
    """Enough seeds find all 288 grids of 4×4."""
    empty = Grid.empty(Layout.of_size(4))
    assert len({nonet.solve(empty, seed=seed) for seed in range(6_000)}) == 288


@pytest.mark.parametrize("size", [16, 25])
def test_larger_puzzles_are_solved(size: int) -> None:
    """Puzzles made from a random grid by taking digits away are solved, at sizes above 9."""
    rng = random.Random(size)
    digits = bytearray(nonet.solve(Grid.empty(Layout.of_size(size)), seed=size).digits)
    for cell in rng.sample(range(size * size), size * size // 2):
        digits[cell] = 0
    puzzle = Grid(bytes(digits))
    assert fills(nonet.solve(puzzle), puzzle)


def test_pencil_marks_are_obeyed() -> None:
    """Each digit of a solution is among the candidates that were left to its cell."""
    marks = Candidates.of(Grid(PUZZLE))
    assert nonet.solve(marks).to_text() == SOLUTION


def test_uniqueness_can_be_insisted_on() -> None:
    """With `unique` a puzzle of several solutions is refused, with two of them as evidence."""
    assert nonet.solve(PUZZLE, unique=True).to_text() == SOLUTION
    with pytest.raises(nonet.MultipleSolutions) as caught:
        nonet.solve(SEVERAL, unique=True)
    first, second = caught.value.first, caught.value.second
    assert first != second
    assert fills(first, Grid(SEVERAL))
    assert fills(second, Grid(SEVERAL))


def test_no_solution_is_distinguished_from_a_contradiction() -> None:
    """Equal digits in a house are a contradiction; a grid that cannot be filled is not."""
    with pytest.raises(nonet.NoSolution):
        nonet.solve(NONE)
    with pytest.raises(nonet.Contradiction, match="row 1") as caught:
        nonet.solve(CONTRADICTORY)
    assert (caught.value.cells, caught.value.digit, caught.value.house) == ((0, 1), 1, "row 1")


@pytest.mark.parametrize(
    "layout", [Layout.of_size(2, diagonals=True), Layout.latin(3, diagonals=True)]
)
def test_an_impossible_layout_has_no_solution(layout: Layout) -> None:
    """A layout that no grid fits is found out."""
    with pytest.raises(nonet.NoSolution):
        nonet.solve(Grid.empty(layout))


def test_too_few_cells_for_the_digits_are_seen_at_once() -> None:
    """A house whose cells cannot hold its digits ends the search before it begins."""
    # Rows 2 to 31 take the digits 11 to 40 from the first eleven columns. That leaves ten digits
    # for the first eleven cells of row 1, though each of these cells has ten candidates.
    size = 40
    digits = bytearray(size * size)
    for row, column in product(range(1, 31), range(11)):
        digits[row * size + column] = 11 + (row + column) % 30
    verdict = nonet.check(Grid(bytes(digits), layout=Layout.latin(size)), time_limit=20)
    assert verdict.status == "none"
    assert verdict.statistics.guesses == 0


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_have_a_range(seed: int) -> None:
    """A seed outside 0 … 2⁶⁴ − 1 is refused with a sentence."""
    with pytest.raises(nonet.NonetError, match="expected a seed"):
        nonet.solve(PUZZLE, seed=seed)


@pytest.mark.parametrize("text", ["", "x", "1" * 80, "1 2 3", "\x00" * 81, "99 " * 16])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    """Text that cannot be read as a grid raises FormatError."""
    with pytest.raises(nonet.FormatError):
        nonet.solve(text)
