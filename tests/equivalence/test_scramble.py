"""Scrambling: an essentially equal grid, any of them, for every layout."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nonet import Grid, Layout, canonical, check, count, scramble, solve

seeds = st.integers(min_value=0, max_value=2**64 - 1)

LAYOUTS = (
    Layout.of_size(9),
    Layout.boxes(2, 3),
    Layout.boxes(3, 2),
    Layout.latin(7),
    Layout.latin(6, diagonals=True),
    Layout.of_size(9, diagonals=True),
    Layout.of_size(9, windows=True),
    Layout.of_size(9, diagonals=True, windows=True),
    Layout.of_size(9, disjoint_groups=True),
    Layout.boxes(2, 3, disjoint_groups=True),
    Layout.of_size(16, diagonals=True),
    Layout.jigsaw("1112 1322 3324 3444"),
    Layout.jigsaw("11122 11322 43332 44355 44555"),
    Layout.of_size(1),
)


@cache
def full_grid(layout: Layout) -> Grid:
    """A full grid of this layout."""
    return solve(Grid.empty(layout), seed=1)


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
@given(seed=seeds)
@settings(max_examples=30)
def test_houses_stay_houses(layout: Layout, seed: int) -> None:
    """A full grid stays free of conflicts, whatever the layout."""
    full = full_grid(layout)
    scrambled = scramble(full, seed=seed)
    assert scrambled.layout == layout
    assert scrambled.is_full
    assert not scrambled.conflicts()


@given(seeds)
def test_givens_and_entries_move_together(seed: int) -> None:
    """A given stays a given and an entry an entry, in as many cells."""
    grid = Grid("1... .2.. ..3. ...4").place("r1c2", 3).place("r4c1", 2)
    scrambled = scramble(grid, seed=seed)
    assert scrambled.givens.count(0) == grid.givens.count(0)
    assert scrambled.digits.count(0) == grid.digits.count(0)
    assert canonical(scrambled.without_entries()) == canonical(grid.without_entries())
    assert canonical(scrambled) == canonical(grid)


@given(seeds)
def test_the_number_of_solutions_stays(seed: int) -> None:
    """A puzzle and its scramble have as many solutions."""
    layout = Layout.of_size(4, diagonals=True)
    puzzle = Grid("1... .... .... ...2", layout=layout)
    assert count(scramble(puzzle, seed=seed), limit=None) == count(puzzle, limit=None)


def test_a_seed_gives_one_result() -> None:
    """The same seed gives the same grid on every machine: this one."""
    puzzle = Grid("1... .2.. ..3. ...4", layout=Layout.of_size(4))
    assert scramble(puzzle, seed=7).to_text() == "2....1.....3..4."
    assert scramble(puzzle, seed=7) != scramble(puzzle, seed=8)


def test_no_seed_gives_another_grid_each_time() -> None:
    """Without a seed, hardly ever does the same grid come twice."""
    full = solve(Grid.empty(Layout.of_size(9)), seed=1)
    assert len({scramble(full) for _ in range(5)}) == 5


def test_text_is_read() -> None:
    """Text does as well as a grid."""
    assert scramble("1... .2.. ..3. ...4", seed=1) == scramble(Grid("1... .2.. ..3. ...4"), seed=1)


def chi_square(seen: Counter[Grid], kinds: int) -> float:
    """How far the numbers are from even, all kinds counted."""
    expected = seen.total() / kinds
    missing = kinds - len(seen)
    return missing * expected + sum((n - expected) ** 2 / expected for n in seen.values())


# An orbit has as many grids as there are moves and labels, over those that keep the grid. The
# limits are exceeded once in a thousand seeds (chi-square, one degree of freedom less than kinds).
@pytest.mark.parametrize(
    ("grid", "kinds", "limit"),
    [
        # The 96 grids equal to this one (OEIS A109741: the 288 grids of 4×4 fall into 96 and 192).
        (Grid("1234 3412 2143 4321"), 96, 142.1),
        (Grid("1234 3412 2341 4123"), 192, 256.0),
        # Latin squares of order 3: 12, all equal. OEIS A002860.
        (Grid("123 231 312", layout=Layout.latin(3)), 12, 31.3),
        # A digit in one of 16 cells, one of 4 labels.
        (Grid("1... .... .... ....", layout=Layout.of_size(4)), 64, 103.5),
        # Boxes of 2×3 are not transposed: two in a row of a box, 12 rows of boxes by 3 pairs.
        (Grid("11" + "." * 34, layout=Layout.boxes(2, 3)), 6 * 2 * 3 * 6, 288.0),
    ],
)
def test_all_equal_grids_are_equally_likely(grid: Grid, kinds: int, limit: float) -> None:
    """Each essentially equal grid is equally likely."""
    seen = Counter(scramble(grid, seed=seed) for seed in range(50 * kinds))
    assert len(seen) == kinds
    assert chi_square(seen, kinds) < limit


def test_a_jigsaw_without_symmetry_is_relabelled() -> None:
    """Where no move keeps the regions, the cells stay and the digits get new labels."""
    layout = Layout.jigsaw("11112 31222 33254 33554 55444")
    puzzle = Grid("12345 ..... ..... ..... .....", layout=layout)
    results = {scramble(puzzle, seed=seed) for seed in range(20)}
    assert len(results) > 10
    assert all(result.digits[5:] == bytes(20) and result.digits[0] for result in results)


def test_proper_puzzles_stay_proper() -> None:
    """The scramble of a proper puzzle of a jigsaw has one solution."""
    layout = Layout.jigsaw("1112 1322 3324 3444")
    puzzle = next(
        grid
        for text in ("12.. .... .... ..34", "1... ..2. .3.. ...1", "1.2. .... ..3. 4...")
        if check(grid := Grid(text, layout=layout)).is_unique
    )
    assert all(check(scramble(puzzle, seed=seed)).is_unique for seed in range(20))
