"""Complete grids: full, without conflicts, repeatable, and none likelier than another."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations, permutations
from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from tests.each import each
from tests.strategies import layouts

import nonet
from nonet import Cancel, Grid, Layout, full_grid

JIGSAW_5 = Layout.jigsaw("11122 13122 33342 35444 55554")
JIGSAW_6 = Layout.jigsaw("112222 111122 333444 355444 355566 356666")
JIGSAW_9 = Layout.jigsaw(
    "111222333 111252333 141252333 441252666 444555696 447585696 747588996 777789996 778888899"
)
LAYOUTS = [
    *(Layout.of_size(size) for size in (1, 2, 3, 4, 5, 6, 7, 9, 16)),
    *(Layout.boxes(*shape) for shape in ((1, 4), (2, 3), (3, 2), (2, 4), (5, 2), (4, 5))),
    Layout.latin(4),
    Layout.latin(40),
    Layout.latin(7, diagonals=True),
    Layout.of_size(4, diagonals=True),
    Layout.of_size(9, diagonals=True),
    Layout.of_size(9, windows=True),
    Layout.of_size(9, disjoint_groups=True),
    Layout.of_size(9, diagonals=True, windows=True),
    Layout.of_size(16, diagonals=True),
    Layout.boxes(2, 3, diagonals=True),
    Layout.boxes(2, 5, disjoint_groups=True),
    Layout.boxes(5, 6, disjoint_groups=True),
    JIGSAW_5,
    JIGSAW_6,
    JIGSAW_9,
]
SEEDS = (0, 1, 2**64 - 1)

# Diagonal Latin squares of order 3: none. OEIS A274171.
IMPOSSIBLE = Layout.latin(3, diagonals=True)
# Takes seconds, so that there is something to stop.
LONG = Layout.of_size(64, diagonals=True)


KNOWN = {
    Layout.of_size(9): (
        "815932476273164985946578123638421597729853641154697832482315769597286314361749258"
    ),
    Layout.latin(5): "5132413542421532543134215",
    Layout.boxes(2, 3): "132645546231425316361452613524254163",
    JIGSAW_5: "3421513524251434235151432",
}
"""The grids of seed 1."""


def quantile(freedom: int) -> float:
    """99.9 % quantile of chi-square (E. B. Wilson, M. M. Hilferty, PNAS 17, 1931)."""
    variance = 2 / (9 * freedom)
    return float(freedom * (1 - variance + 3.0902 * sqrt(variance)) ** 3)


def assert_as_frequent(seen: Iterable[object], share: dict[object, float]) -> None:
    """Each kind is seen as often as its share says, by a chi-square test at 99.9 %."""
    counts = Counter(seen)
    draws = counts.total()
    assert set(counts) <= set(share)
    common = [kind for kind, part in share.items() if draws * part >= 5]
    expected = [draws * share[kind] for kind in common]
    found = [counts[kind] for kind in common]
    if len(common) < len(share):  # the rare kinds together
        expected.append(draws - sum(expected))
        found.append(draws - sum(found))
    statistic = sum((a - b) ** 2 / b for a, b in zip(found, expected, strict=True))
    assert len(expected) > 1
    assert statistic < quantile(len(expected) - 1)


def shares(kinds: Iterable[object]) -> dict[object, float]:
    """The share of each kind among all."""
    counts = Counter(kinds)
    return {kind: count / counts.total() for kind, count in counts.items()}


def all_grids(layout: Layout) -> list[bytes]:
    """Every grid of a layout whose first row is in order, by the solver."""
    first_row = bytes(range(1, layout.size + 1))
    puzzle = Grid(first_row + bytes(layout.cell_count - layout.size), layout=layout)
    return [solution.digits for solution in nonet.solutions(puzzle)]


def renamed(digits: bytes, size: int) -> bytes:
    """The grid with its digits renamed so that the first row is in order."""
    return digits.translate(bytes.maketrans(digits[:size], bytes(range(1, size + 1))))


def intercalates(grids: Iterable[bytes], size: int) -> list[int]:
    """For each grid how often two rows and two columns hold just two digits."""
    stack: NDArray[np.uint8] = np.frombuffer(b"".join(grids), np.uint8).reshape(-1, size, size)
    total = np.zeros(len(stack), dtype=int)
    for above, below in combinations(range(size), 2):
        for left, right in combinations(range(size), 2):
            total += (stack[:, above, left] == stack[:, below, right]) & (
                stack[:, above, right] == stack[:, below, left]
            )
    return [int(number) for number in total]


@each("layout", LAYOUTS)
def test_every_grid_is_full_and_without_conflicts(layout: Layout) -> None:
    """Whatever the layout and the seed, each house of the grid holds each digit once."""
    for seed in SEEDS:
        grid = full_grid(layout, seed=seed)
        assert grid.layout == layout
        assert grid.is_full
        assert grid.conflicts() == ()
        assert grid.givens == grid.digits


@given(layouts(), st.integers(0, 2**64 - 1))
def test_any_layout_has_a_grid_or_none(layout: Layout, seed: int) -> None:
    """A layout gives a full grid without conflicts, or the solver finds none for it either."""
    try:
        grid = full_grid(layout, seed=seed)
    except nonet.NoSolution:
        assert nonet.count(Grid.empty(layout), limit=1) == 0
    else:
        assert grid.is_full
        assert grid.conflicts() == ()


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_the_seed_decides(layout: Layout) -> None:
    """The same seed gives the same grid, however the work was cut into slices."""
    seen: list[nonet.Progress] = []
    for seed in SEEDS:
        assert full_grid(layout, seed=seed) == full_grid(layout, seed=seed, progress=seen.append)


def test_different_seeds_give_different_grids() -> None:
    """A hundred seeds give a hundred grids, and no seed is like one that follows it."""
    for layout in (None, Layout.latin(9), Layout.boxes(2, 4), Layout.of_size(9, windows=True)):
        assert len({full_grid(layout, seed=seed) for seed in range(100)}) == 100


def test_without_a_seed_each_grid_is_new() -> None:
    """Ten calls without a seed give ten grids of 9 × 9."""
    assert len({full_grid() for _ in range(10)}) == 10


def test_grids_of_known_seeds() -> None:
    """These seeds give these grids on every machine, in this version."""
    for layout, text in KNOWN.items():
        assert full_grid(layout, seed=1).to_text() == text


# Number of 4 × 4 grids: 288, OEIS A107739. Of Latin squares of order 4: 576, OEIS A002860.
@pytest.mark.parametrize(("layout", "number"), [(Layout.of_size(4), 288), (Layout.latin(4), 576)])
def test_all_grids_of_order_4_are_equally_likely(layout: Layout, number: int) -> None:
    """Each of the grids of order 4 comes as often as it should in 28,800 draws."""
    names = [bytes(order) for order in permutations((1, 2, 3, 4))]
    in_order = bytes((1, 2, 3, 4))
    every = {
        digits.translate(bytes.maketrans(in_order, name))
        for digits in all_grids(layout)
        for name in names
    }
    assert len(every) == number
    drawn = (full_grid(layout, seed=seed).digits for seed in range(28_800))
    assert_as_frequent(drawn, dict.fromkeys(every, 1 / number))


@pytest.mark.parametrize(
    "layout",
    [
        JIGSAW_5,
        Layout.latin(5),
        Layout.of_size(4, diagonals=True),
        Layout.latin(5, diagonals=True),
        Layout.boxes(2, 3, diagonals=True),
    ],
    ids=repr,
)
def test_all_grids_of_small_layouts_are_equally_likely(layout: Layout) -> None:
    """But for the names of the digits, each grid comes as often as it should."""
    share = shares(all_grids(layout))
    drawn = (
        renamed(full_grid(layout, seed=seed).digits, layout.size) for seed in range(20 * len(share))
    )
    assert_as_frequent(drawn, share)


@pytest.mark.parametrize("layout", [Layout.boxes(2, 3), JIGSAW_6], ids=repr)
def test_intercalates_of_order_6_are_as_frequent_as_they_should_be(layout: Layout) -> None:
    """The number of intercalates is distributed as over all grids, which the solver lists."""
    share = shares(intercalates(all_grids(layout), layout.size))
    drawn = (full_grid(layout, seed=seed).digits for seed in range(1_000))
    assert_as_frequent(intercalates(drawn, layout.size), share)


def test_intercalates_of_latin_squares_of_order_6() -> None:
    """The number of intercalates is distributed as over all Latin squares of order 6."""
    # Reduced squares are enough: renaming and reordering rows keep intercalates.
    order = 6
    rows = [bytes(range(1, 7)), *(bytes([digit, *[0] * 5]) for digit in range(2, 7))]
    reduced = [
        solution.digits
        for solution in nonet.solutions(Grid(b"".join(rows), layout=Layout.latin(order)))
    ]
    # Reduced Latin squares of order 6: OEIS A000315.
    assert len(reduced) == 9_408
    share = shares(intercalates(reduced, order))
    drawn = (full_grid(Layout.latin(order), seed=seed).digits for seed in range(5_000))
    assert_as_frequent(intercalates(drawn, order), share)


def test_twin_boxes_are_as_frequent_in_9x9_as_they_should_be() -> None:
    """Boxes 1 and 2 have the same digits in their rows in the exact share of all grids."""
    # Both numbers: native/tests/generator/count_completions.cpp, the second also OEIS A107739.
    share = 239_832_890_061_603_471_360 / 6_670_903_752_021_072_936_960
    draws = 20_000
    found = 0
    for seed in range(draws):
        digits = full_grid(seed=seed).digits
        rows = [digits[9 * row :] for row in range(3)]
        found += {frozenset(row[:3]) for row in rows} == {frozenset(row[3:6]) for row in rows}
    assert abs(found - draws * share) < 3.2905 * sqrt(draws * share * (1 - share))


def test_no_grid() -> None:
    """A layout without any grid is refused, with the layout in the sentence."""
    with pytest.raises(nonet.NoSolution, match=r"of_size\(3, diagonals=True\)"):
        full_grid(IMPOSSIBLE)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_have_a_range(seed: int) -> None:
    """A seed below 0 or above 2⁶⁴ - 1 is refused with the range."""
    with pytest.raises(nonet.NonetError, match=r"from 0 to 2\*\*64 - 1"):
        full_grid(seed=seed)


@pytest.mark.parametrize("layout", [None, LONG], ids=["short", "long"])
def test_a_time_limit_of_zero_ends_at_once(layout: Layout | None) -> None:
    """No time at all is a time limit, too."""
    with pytest.raises(nonet.TimeLimitReached):
        full_grid(layout, time_limit=0)


def test_a_time_limit_and_a_cancel_end_the_work() -> None:
    """A long-running call ends soon after its time limit, and soon after `cancel` is called."""
    cancel = Cancel()
    stops: list[tuple[type[nonet.Stopped], Callable[[], Grid]]] = [
        (nonet.TimeLimitReached, lambda: full_grid(LONG, seed=1, time_limit=0.2)),
        (nonet.Cancelled, lambda: full_grid(LONG, seed=1, cancel=cancel)),
    ]
    threading.Timer(0.3, cancel.cancel).start()
    for kind, work in stops:
        start = time.monotonic()
        with pytest.raises(kind):
            work()
        # The promise is 0.1 s; machines may be busy.
        assert time.monotonic() - start < 2


def test_progress_goes_forward() -> None:
    """The share that is done grows from 0 to 1 and never falls."""
    seen: list[nonet.Progress] = []
    full_grid(Layout.of_size(25), seed=1, progress=seen.append)
    fractions = [progress.fraction for progress in seen]
    assert len(fractions) > 1
    assert fractions == sorted(fractions, key=lambda part: part or 0)
    assert all(part is not None and 0 <= part <= 1 for part in fractions)


def test_generating_needs_no_third_party() -> None:
    """Making a grid loads no NumPy and nothing of the command line."""
    program = (
        "import nonet, sys; nonet.full_grid(seed=1); "
        "sys.exit(bool({'numpy', 'rich', 'typer', 'nonet.cli'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
