"""Published facts about single puzzles. One fact, one line, one source above it."""

from __future__ import annotations

from itertools import combinations, product

from nonet import check, count

# A grid of our own: solve(Grid.empty(Layout.of_size(9)), seed=1) of nonet.reference.
FULL = "752638149839714526164259387478921635513486972926375814691842753287563491345197268"
# r1c1, r1c3, r8c1 and r8c3 of it hold 7, 2, 2, 7 and lie in two rows, two columns, two boxes.
RECTANGLE = (0, 2, 63, 65)
# The first line of G. Royle's list "Minimum Sudoku", University of Western Australia, 2005.
SEVENTEEN = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."


def without(text: str, cells: tuple[int, ...]) -> str:
    """A grid with these cells emptied."""
    return "".join("." if cell in cells else digit for cell, digit in enumerate(text))


# One solution: G. Royle, "Minimum Sudoku", University of Western Australia, its first puzzle.
def test_17_givens_may_be_enough() -> None:
    """A puzzle of 17 givens, the fewest there can be, has exactly one solution."""
    assert 81 - SEVENTEEN.count(".") == 17
    assert check(SEVENTEEN).is_unique


# 17 is the least: McGuire, Tugemann, Civario, "There is no 16-Clue Sudoku", arXiv:1201.0749.
def test_16_givens_are_too_few() -> None:
    """Whichever given is taken from a puzzle of 17, several solutions are left."""
    for cell in (cell for cell, digit in enumerate(SEVENTEEN) if digit != "."):
        assert check(without(SEVENTEEN, (cell,))).status == "several"


# Fewest givens of a 4×4 puzzle with one solution: 4. OEIS A198297.
def test_three_givens_are_too_few_on_4x4() -> None:
    """However three digits are given on a 4×4 grid, there is not exactly one solution."""
    patterns = ("111", "112", "121", "122", "123")
    for cells, digits in product(combinations(range(16), 3), patterns):
        given = dict(zip(cells, digits, strict=True))
        text = "".join(given.get(cell, ".") for cell in range(16))
        assert check(text).status != "unique", text


# Fewest givens of a 4×4 puzzle with one solution: 4. OEIS A198297.
def test_four_givens_are_enough_on_4x4() -> None:
    """There is a 4×4 puzzle of four givens with exactly one solution."""
    assert check("12.. .... .1.. ...3").is_unique


# "Four short of a full grid": Wikipedia, "Mathematics of Sudoku", maximum number of givens.
def test_77_givens_may_leave_two_solutions() -> None:
    """A grid that lacks only the corners of a rectangle in two boxes has two solutions."""
    assert count(without(FULL, RECTANGLE), limit=None) == 2


# "Four short of a full grid": Wikipedia, "Mathematics of Sudoku", maximum number of givens.
def test_three_empty_cells_leave_one_solution() -> None:
    """Whichever three cells of a full 4×4 grid are emptied, there is one way to fill them."""
    for cells in combinations(range(16), 3):
        assert count(without("1234341221434321", cells), limit=None) == 1


def test_either_digit_settles_the_rectangle() -> None:
    """Any one of the four corners, given back, leaves exactly the grid we began with."""
    for cell in RECTANGLE:
        others = tuple(corner for corner in RECTANGLE if corner != cell)
        assert [found.to_text() for found in check(without(FULL, others)).solutions] == [FULL]
