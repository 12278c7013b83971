"""Published facts about essentially equal grids. One fact, one source above it."""

from __future__ import annotations

from itertools import chain, combinations, permutations, product

import pytest

from nonet import Grid, Layout, automorphisms, canonical, solutions

# The least canonical full grid: JPF and Red Ed, 28 January 2007, Enjoy Sudoku Players' Forum,
# "Canonical form", topic 5215.
LEAST = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
# The greatest one, and its 72 automorphisms: Red Ed, the same day and place.
GREATEST = "123456789457893612986217354274538196531964827698721435342685971715349268869172543"
# The grid with the most, 648: gsf, 20 February 2007, the same place, counts one such grid. It is
# the one whose minirows move on by a place from box to box.
MOST_SYMMETRIC = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"

SIZE_4 = Layout.of_size(4)
FULL_4 = [grid.digits for grid in solutions(Grid.empty(SIZE_4))]


@pytest.mark.parametrize("grid", [LEAST, GREATEST, MOST_SYMMETRIC])
def test_published_canonical_grids(grid: str) -> None:
    """Grids published as canonical stay as they are."""
    assert canonical(grid).to_text() == grid


@pytest.mark.parametrize(("grid", "number"), [(GREATEST, 72), (MOST_SYMMETRIC, 648)])
def test_published_automorphisms(grid: str, number: int) -> None:
    """Grids have as many automorphisms as published."""
    assert automorphisms(grid) == number


# Essentially different n² × n² grids, n = 0…3: 1, 1, 2, 5472730538. OEIS A109741.
def test_two_kinds_of_4x4_grids() -> None:
    """All 288 full 4×4 grids have one of two canonical forms."""
    assert len(FULL_4) == 288
    assert len({canonical(Grid(digits)) for digits in FULL_4}) == 2


def test_automorphisms_give_the_number_of_equal_grids() -> None:
    """Each of the two kinds has 128 · 4! moves and labels over its automorphisms, 288 in all."""
    forms = {canonical(Grid(digits)) for digits in FULL_4}
    assert sum(128 * 24 // automorphisms(form) for form in forms) == 288


# Essentially different minimal 4×4 puzzles: 36, of which 13 have four givens. Wikipedia,
# "Mathematics of Sudoku", minimum number of givens.
def test_minimal_4x4_puzzles() -> None:
    """Minimal puzzles on a 4×4 grid have 13 forms with four givens, and 36 in all."""
    forms: set[Grid] = set()
    for full in {canonical(Grid(digits)).digits for digits in FULL_4}:
        differences = [
            {cell for cell in range(16) if other[cell] != full[cell]}
            for other in FULL_4
            if other != full
        ]
        least = [a for a in differences if not any(b < a for b in differences)]
        for givens in range(4, 9):
            for cells in map(set, combinations(range(16), givens)):
                met = [a & cells for a in least]
                if not all(met) or any({cell} not in met for cell in cells):
                    continue
                puzzle = bytes(full[cell] if cell in cells else 0 for cell in range(16))
                forms.add(canonical(Grid(puzzle)))
    assert sum(16 - form.digits.count(0) == 4 for form in forms) == 13
    assert len(forms) == 36


Band = tuple[tuple[int, ...], ...]
"""Nine columns of three digits, three to a box."""


def plain(columns: Band) -> Band:
    """A band with 147 258 369 as its first columns, then columns and boxes in ascending order."""
    labels = dict(zip(chain(*columns[:3]), (1, 4, 7, 2, 5, 8, 3, 6, 9), strict=True))
    named = [tuple(labels[digit] for digit in column) for column in columns]
    boxes = sorted([sorted(named[3:6]), sorted(named[6:9])])
    return *named[:3], *boxes[0], *boxes[1]


def all_plain_bands() -> set[Band]:
    """Every band is one of these after relabelling and ordering columns and boxes."""
    found: set[Band] = set()
    for fives in combinations(range(5, 10), 2):
        upper = (4, *fives, *(digit for digit in range(5, 10) if digit not in fives))
        for middle in permutations((1, 2, 3, 7, 8, 9)):
            left = {*range(1, 10)} - {*upper[:3], *middle[:3]}
            right = {*range(1, 10)} - {*upper[3:], *middle[3:]}
            if len(left) == len(right) == 3 and left | right == {1, 2, 3, 4, 5, 6}:
                for lower in product(permutations(left), permutations(right)):
                    columns = zip(upper, middle, (*lower[0], *lower[1]), strict=True)
                    found.add(((1, 4, 7), (2, 5, 8), (3, 6, 9), *columns))
    return found


def neighbours(band: Band) -> set[Band]:
    """Bands one move away: rows, boxes or columns of the first box in another order."""
    a, b, c, *others = band
    return {
        plain(tuple((y, x, z) for x, y, z in band)),
        plain(tuple((y, z, x) for x, y, z in band)),
        plain((b, a, c, *others)),
        plain((b, c, a, *others)),
        plain((*others, a, b, c)),
    }


# Essentially different bands: 416. Coloin, 28 January 2007, the same topic; plain bands: 36288,
# Felgenhauer and Jarvis, "Enumerating possible Sudoku grids", 2005.
def test_416_bands() -> None:
    """Grids with only a band filled have 416 forms: one for each class that moves connect."""
    left = all_plain_bands()
    assert len(left) == 36_288
    forms = []
    while left:
        ends = {left.pop()}
        seen = set(ends)
        while ends:
            ends = {other for band in ends for other in neighbours(band)} - seen
            seen |= ends
        left -= seen
        for members in (min(seen), max(seen)):
            digits = b"".join(map(bytes, zip(*members, strict=True)))
            forms.append(canonical(Grid(digits + bytes(54))))
    assert forms[::2] == forms[1::2]
    assert len(forms) == 2 * len(set(forms)) == 2 * 416
