"""The canonical form: least, reached by moves, and one for all that are essentially equal."""

from __future__ import annotations

import pickle
from array import array
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.equivalence.oracle import all_forms, least_form, relabelled

from nonet import (
    FormatError,
    Grid,
    Layout,
    LayoutError,
    automorphisms,
    canonical,
    check,
    scramble,
    solutions,
    solve,
)
from nonet.equivalence.engine import write_forms

SIZE_4 = Layout.of_size(4)
SIZE_9 = Layout.of_size(9)

# Puzzles of our own: made at random, all givens taken away that can be.
PUZZLES = (
    ".5....7...6..94..58.2...6.41...85............3.51.68...8..1.2......47.....36...7.",
    "..2..98......1.4.95....2.....9.2.....3......8....8.1.4...1.3..548.....3...5...7..",
    "7...91.....3..6...4..75.........8..3....2...5......16..9..4..2624.6...5......38..",
)
FULL = solve(Grid.empty(SIZE_9), seed=3)

seeds = st.integers(min_value=0, max_value=2**64 - 1)


def grids(size: int) -> st.SearchStrategy[Grid]:
    """Grids with any digits anywhere: sparse and dense ones, few digits and many, conflicts."""
    layout = Layout.of_size(size)
    digit = st.integers(min_value=1, max_value=size)
    sparse = st.dictionaries(st.integers(0, size * size - 1), digit).map(
        lambda cells: bytes(cells.get(cell, 0) for cell in range(size * size))
    )
    dense = st.lists(st.just(0) | digit, min_size=size * size, max_size=size * size).map(bytes)
    return (sparse | dense).map(lambda digits: Grid(digits, layout=layout))


@given(grids(4))
@settings(max_examples=200)
def test_4x4_is_the_least_of_all_moves(grid: Grid) -> None:
    """The form of a 4×4 grid is the least, and its automorphisms as many, as 128 moves show."""
    forms = list(all_forms(grid.digits, 2))
    assert canonical(grid).digits == min(forms)
    assert automorphisms(grid) == forms.count(relabelled(grid.digits))


@pytest.mark.parametrize("seed", range(6))
def test_full_grids_agree_with_the_oracle(seed: int) -> None:
    """The form of a full grid is that of all moves, tried row by row."""
    grid = solve(Grid.empty(SIZE_9), seed=seed)
    assert (canonical(grid).digits, automorphisms(grid)) == least_form(grid)


@pytest.mark.parametrize("emptied", [1, 5, 20, 40, 50, 55])
@pytest.mark.parametrize("digits", [9, 2])
def test_partly_filled_grids_agree_with_the_oracle(emptied: int, digits: int) -> None:
    """So are the forms of grids with few and many cells empty, with and without conflicts."""
    full = solve(Grid.empty(SIZE_9), seed=emptied).digits
    cells = bytes(
        0 if cell * 37 % 81 < emptied else (digit - 1) % digits + 1
        for cell, digit in enumerate(full)
    )
    grid = Grid(cells)
    assert (canonical(grid).digits, automorphisms(grid)) == least_form(grid)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_puzzles_agree_with_the_oracle(puzzle: str) -> None:
    """So are the forms of puzzles with few givens."""
    assert (canonical(puzzle).digits, automorphisms(puzzle)) == least_form(Grid(puzzle))


@given(grids(9), seeds)
@settings(max_examples=300)
def test_essentially_equal_grids_have_one_form(grid: Grid, seed: int) -> None:
    """Scrambling changes neither the form nor the automorphisms; the form is never greater."""
    form = canonical(grid)
    scrambled = scramble(grid, seed=seed)
    assert canonical(scrambled) == form
    assert automorphisms(scrambled) == automorphisms(grid)
    assert form.digits <= scrambled.digits
    assert canonical(form) == form


@given(seeds)
@settings(max_examples=300)
def test_scrambled_solutions_have_one_form(seed: int) -> None:
    """The same for full grids, whose first rows are found in another way."""
    form = canonical(FULL)
    scrambled = scramble(FULL, seed=seed)
    assert canonical(scrambled) == form
    assert form.digits <= scrambled.digits
    assert not form.conflicts()


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_form_of_a_puzzle_has_the_form_of_its_solution(puzzle: str) -> None:
    """The form is reached by moves: it is proper as the puzzle is, and solves to an equal grid."""
    form = canonical(puzzle)
    assert check(form).is_unique
    assert canonical(solve(form)) == canonical(solve(puzzle))


def test_known_17_clue_puzzles_all_differ(shared: Path) -> None:
    """No two of the 49,158 known puzzles with 17 givens are essentially equal."""
    lines = (shared / "corpora" / "clue17.txt").read_text("utf-8").split()
    assert len(lines) == 49_158
    grids = b"".join(Grid(line).digits for line in lines)
    forms, counts = bytearray(len(grids)), array("q", bytes(8 * len(lines)))
    write_forms(3, grids, forms, counts)
    assert len({bytes(forms[start : start + 81]) for start in range(0, len(forms), 81)}) == 49_158


def test_entries_count_as_givens() -> None:
    """A grid with entries has the form of all its digits, and the form has givens only."""
    puzzle = Grid(PUZZLES[0])
    solution = solve(puzzle)
    assert canonical(solution) == canonical(solution.locked())
    assert canonical(solution).givens == canonical(solution).digits
    assert automorphisms(solution) == automorphisms(solution.locked())


# What every move keeps: 2 · 6⁸ moves.
@pytest.mark.parametrize("grid", ["." * 81, "7" * 81])
def test_grids_of_one_kind_of_cell_have_all_automorphisms(grid: str) -> None:
    """The empty grid is its own form, kept by all 2 · 6⁸ moves; so is one of equal digits."""
    assert canonical(grid).to_text() == grid.replace("7", "1")
    assert automorphisms(grid) == 2 * 6**8


def test_one_given_goes_to_the_last_cell() -> None:
    """A single given can be moved to any of 81 cells, so 1/81 of all moves keep it."""
    for cell in range(81):
        grid = Grid(bytes(9 if other == cell else 0 for other in range(81)))
        assert canonical(grid).to_text() == "." * 80 + "1"
        assert automorphisms(grid) == 2 * 6**8 // 81


@pytest.mark.parametrize(
    "layout",
    [
        Layout.of_size(16),
        Layout.boxes(2, 3),
        Layout.latin(9),
        Layout.of_size(9, diagonals=True),
        Layout.of_size(9, windows=True),
        Layout.of_size(1),
    ],
    ids=repr,
)
def test_other_layouts_are_refused(layout: Layout) -> None:
    """Where there is no canonical form, the error says for which layouts there is one."""
    for function in (canonical, automorphisms):
        with pytest.raises(LayoutError, match=r"expected a 9×9 or 4×4 grid.*found Layout"):
            function(Grid.empty(layout))


def test_text_that_is_no_grid_is_refused() -> None:
    """Text that cannot be read is reported as anywhere else."""
    with pytest.raises(FormatError):
        canonical("12345")


def test_many_grids_at_once() -> None:
    """The native function takes any number of grids and treats each independently."""
    found = [grid.digits for grid in islice(solutions(Grid.empty(SIZE_9)), 20)]
    found += [Grid(puzzle).digits for puzzle in PUZZLES]
    forms = bytearray(81 * len(found))
    counts = array("q", bytes(8 * len(found)))
    write_forms(3, b"".join(found), forms, counts)
    assert bytes(forms) == b"".join(canonical(Grid(digits)).digits for digits in found)
    assert list(counts) == [automorphisms(Grid(digits)) for digits in found]


@pytest.mark.parametrize(
    ("side", "grids", "forms", "counts"),
    [(3, 80, 80, 1), (3, 81, 80, 1), (3, 81, 81, 2), (2, 17, 17, 1), (4, 256, 256, 1)],
)
def test_buffers_that_do_not_fit_are_refused(
    side: int, grids: int, forms: int, counts: int
) -> None:
    """The native function writes nowhere but into buffers of the right size."""
    with pytest.raises(ValueError, match=r"buffers|boxes"):
        write_forms(side, bytes(grids), bytearray(forms), array("q", [0] * counts))


def test_digits_that_are_too_large_are_refused() -> None:
    """The native function looks at the digits before it uses them."""
    with pytest.raises(ValueError, match="too large"):
        write_forms(2, bytes([5] * 16), bytearray(16), array("q", [0]))


def test_forms_are_ordinary_grids() -> None:
    """The form has the layout of the grid, and can be kept and compared."""
    form = canonical("1... .... .... ....")
    assert form.layout == SIZE_4
    assert pickle.loads(pickle.dumps(form)) == form  # noqa: S301
