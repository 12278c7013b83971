"""Why a puzzle with rules has no solution: the digits and rules that conflict."""

from __future__ import annotations

from nonet import Check, Grid, Layout, check
from nonet.constraints import Arrow, Cage, RenbanLine, Thermometer
from nonet.layout import Constraint


def puzzle(constraints: list[Constraint], givens: dict[int, int]) -> Grid:
    """A 9×9 grid with these givens."""
    digits = bytes(givens.get(cell, 0) for cell in range(81))
    return Grid(digits, layout=Layout.of_size(9, constraints=constraints))


def explained(constraints: list[Constraint], givens: dict[int, int]) -> Check:
    """The verdict on it, explained."""
    return check(puzzle(constraints, givens), explain=True)


FILLERS: list[Constraint] = [
    Cage("r9c1-3", 12),
    RenbanLine("r5c5 r6c5"),
    Arrow("r8c8", "r7c7 r7c8"),
]


def test_rules_and_digits_that_conflict_are_named() -> None:
    """Only what is needed for the conflict is named, in words."""
    line = Thermometer("r1c2 r2c2 r3c2 r4c2")
    found = explained([*FILLERS, line], {28: 3, 80: 7}).conflict_set
    assert found is not None
    assert (found.constraints, found.cells, found.is_minimal) == ((line,), (28,), True)
    words = "the thermometer r1c2, r2c2, r3c2, r4c2 and the digit in r4c2 cannot all hold"
    assert str(found) == words


def test_rules_conflict_without_any_digit() -> None:
    """Two cages of a row that both need the digit 1."""
    cages = [Cage("r1c1-3", 6), Cage("r1c4-6", 7)]
    found = explained([*FILLERS, *cages], {}).conflict_set
    assert found is not None
    assert (set(found.constraints), found.cells) == (set(cages), ())


def test_no_part_of_a_conflict_set_can_be_left_out() -> None:
    """With all parts there is no solution; without any one there is."""
    rules = [*FILLERS, Cage("r1c1 r2c1", 17), Thermometer("r2c1 r3c1"), Cage("r3c1 r4c1", 9)]
    found = explained(rules, {3: 9, 44: 2}).conflict_set
    assert found is not None
    assert found.is_minimal
    givens = {cell: {3: 9, 44: 2}[cell] for cell in found.cells}
    assert check(puzzle(list(found.constraints), givens)).status == "none"
    for part in found.constraints:
        rest = [one for one in found.constraints if one != part]
        assert check(puzzle(rest, givens)).status == "several"
    for cell in found.cells:
        fewer = {one: digit for one, digit in givens.items() if one != cell}
        assert check(puzzle(list(found.constraints), fewer)).status == "several"


def test_missing_givens_of_a_puzzle_with_rules_are_named() -> None:
    """Where there are several solutions, the givens that leave one are found by the same rules."""
    grid = Grid(bytes(16), layout=Layout.of_size(4, constraints=[Thermometer("r1c1 r1c2 r1c3")]))
    found = check(grid, explain=True)
    assert found.ambiguity is not None
    digits = bytearray(16)
    for cell, digit in found.ambiguity.givens:
        digits[cell] = digit
    assert check(Grid(bytes(digits), layout=grid.layout)).is_unique
