"""Killer strings, and the cages of Solo."""

from __future__ import annotations

import pytest

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.constraints import Cage
from nonet.errors import FormatError
from nonet.layout import Constraint

QUARTERS = [Cage(f"r{row}-{row + 1}c{column}", 5) for row in (1, 3) for column in range(1, 5)]


def short(**cells: str) -> str:
    """A string with these characters in cells such as r1c2, and no cage in the others."""
    text = ["0"] * 81
    for name, character in cells.items():
        text[(int(name[1]) - 1) * 9 + int(name[3]) - 1] = character
    return "".join(text)


def rules(text: str) -> set[Constraint]:
    """The cages of a string."""
    puzzle = nonet.load(text)
    assert puzzle.grid.givens == bytes(81)
    return set(puzzle.layout.constraints)


def test_arrows_lead_to_the_total_of_their_cage() -> None:
    """All eight directions and all kinds of totals are read."""
    text = short(
        r1c1="B",
        r1c2="<",
        r2c1="^",
        r2c2="`",
        r5c5="a",
        r5c4=">",
        r4c5="v",
        r4c4=".",
        r4c6=",",
        r6c4="'",
        r9c8="0",
        r9c9="<",
        r9c1="7",
    )
    assert rules(text) == {
        Cage("r1c1-2 r2c1-2", 11),
        Cage("r4c4-6 r5c4-5 r6c4", 36),
        Cage("r9c8-9", None),
        Cage("r9c1", 7),
    }
    assert nonet.load(nonet.load(text).to_text("killer")) == nonet.load(text)


def test_numbers_are_totals_and_cages() -> None:
    """256 times the total and the number of the cage; d is both diagonals."""
    numbers = [256 * 17 + 1] * 2 + [256 * 9 + 2] + list(range(78))
    for letter, diagonals in (("", False), ("d", True)):
        text = f"3x3:{letter}:k:" + "".join(f"{number}:" for number in numbers)
        cages = [Cage("r1c1-2", 17), Cage("r1c3", 9)]
        expected = Layout.of_size(9, diagonals=diagonals, constraints=cages)
        assert nonet.load(text).layout == nonet.load(text[:-1]).layout == expected
        assert nonet.load(nonet.load(text).to_text("killer")).layout == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (short(r1c1=">", r1c2="<"), "expected arrows to the cell with the total"),
        (short(r1c1="<"), "found others in r1c1, at line 1, column 1"),
        (short(r1c9=">"), "expected arrows"),
        (short(r1c1="9", r1c2="k", r1c3="<"), "expected"),
        (short(r1c1="A", r2c1="^", r2c2="<") + "0", "expected"),
        (short(r1c1="2", r1c2="<"), "expected a total from 3 to 17"),
        ("3x3:j:k:" + "0:" * 81, "expected rules that nonet knows, found '3x3:j'"),
        ("3x3::k:" + "0:" * 80, "expected 81 numbers after 3x3::k:"),
        ("3x3::k:" + "257:513:" + "0:" * 79, "expected one total of a cage, found 1 and 2 in r1c2"),
    ],
)
def test_wrong_strings_are_refused(text: str, message: str) -> None:
    """Arrows that lead nowhere, and totals that cannot be, are errors with their place."""
    with pytest.raises(FormatError, match=message):
        nonet.load(text, format="killer")


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (Layout.of_size(4), "expected a 9×9 grid"),
        (Layout.of_size(9, constraints=[Cage("r1c1 r9c9", 9)]), "the rules 'killer_cage'"),
        (Layout.of_size(9, diagonals=True, constraints=[Cage("r1c1-2")]), "'killer_cage'"),
        (Layout.of_size(9, constraints=[Cage("r1c1-2"), Cage("r1c2-3")]), "'killer_cage'"),
        (Layout.of_size(9, disjoint_groups=True), "the rules 'disjoint_groups'"),
    ],
)
def test_what_a_string_cannot_say_is_refused(layout: Layout, message: str) -> None:
    """Other sizes and rules, cages in two parts or on each other, and digits are losses by name."""
    with pytest.raises(FormatError, match=message):
        Puzzle(Grid.empty(layout)).to_text("killer")
    with pytest.raises(FormatError, match="expected a puzzle without givens"):
        Puzzle(Grid("1" + "." * 80)).to_text("killer")


@pytest.mark.parametrize(
    "layout",
    [
        Layout.of_size(4, constraints=QUARTERS),
        Layout.of_size(4, diagonals=True, constraints=QUARTERS),
        Layout.jigsaw("1112132233243444", constraints=QUARTERS),
        Layout.latin(4, constraints=QUARTERS),
    ],
)
def test_killers_of_solo_come_back(layout: Layout) -> None:
    """With boxes, diagonals or a jigsaw, the cages and their totals are as they were."""
    puzzle = Puzzle(Grid("1...............", layout=layout))
    again = nonet.load(puzzle.to_text("solo"))
    assert again.layout.constraints == puzzle.layout.constraints
    assert again.grid.givens == puzzle.grid.givens


def test_a_killer_of_solo_is_read_as_the_program_writes_it() -> None:
    """Cages are drawn by their borders, and each total is in one cell of its cage."""
    puzzle = nonet.load("2x2kdu:p,____________abbba,5_5_5_5d5_5_5_5d")
    assert set(puzzle.layout.constraints) == set(QUARTERS)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("2x2k:p", "expected the regions of a jigsaw and the cages and totals of a killer"),
        ("2x2:p,_", "0 in all, found 1"),
        ("2x2k:p,____________abbba,5_5_5_5d5_5_5_5", "expected 16 cells, found 12"),
        ("2x2k:p,____________abbba,5_5_5_5_5c5_5_5_5d", "expected one total of a cage"),
        ("2x2k:p,____________,5_5_5_5d5_5_5_5d", "expected the borders of all regions"),
        ("2x2k:p,____________abbba,9_5_5_5d5_5_5_5d", "expected a total from 3 to 7"),
        ("2x2k:p,____________abbba,99_5_5_5d5_5_5_5d", "expected totals from 1 to 64"),
    ],
)
def test_wrong_killers_of_solo_are_refused(text: str, message: str) -> None:
    """Missing parts, two totals in a cage and totals out of reach are errors."""
    with pytest.raises(FormatError, match=message):
        nonet.load(text, format="solo")


@pytest.mark.parametrize(
    "cages",
    [
        QUARTERS[1:],
        [*QUARTERS[1:], Cage("r1-2c1")],
        [*QUARTERS[2:], Cage("r1c1 r2c2", 5), Cage("r1c2 r2c1", 5)],
        [Cage("r1c1", 1), Cage("r2c1", 4), *QUARTERS[1:]],
    ],
)
def test_cages_that_solo_does_not_have_are_lost_by_name(cages: list[Cage]) -> None:
    """It needs every cell in a connected cage of two cells or more, with a total."""
    puzzle = Puzzle(Grid.empty(Layout.of_size(4, constraints=cages)))
    with pytest.raises(FormatError, match="cannot hold the rules 'killer_cage'"):
        puzzle.to_text("solo")
