"""Interactive Sudoku Solver: cells named twice, false branches of Or, and what has no place yet."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

import nonet
from nonet import Layout
from nonet.constraints import SameSet
from nonet.constraints.registry import constraint_of
from nonet.errors import FormatError
from nonet.formats._iss_machines import key_of
from nonet.formats._iss_text import key_of as table_key
from nonet.layout import Constraint
from nonet.layout.primitives import Machine

FOUR = ".Shape~4x4"
RISING = "SQz8pweTg44MQQA"
"""A machine as the program writes it: 4 digits that rise, and begin again after a break."""


def never(a: int, b: int) -> bool:
    """No digits."""
    del a, b
    return False


def always(a: int, b: int) -> bool:
    """Any digits."""
    del a, b
    return True


def rises(a: int, b: int) -> bool:
    """The second is larger."""
    return a < b


def rules(text: str) -> tuple[Constraint, ...]:
    """The rules of a 4×4 text of which nothing is left out."""
    puzzle = nonet.load(FOUR + text)
    assert puzzle.dropped == ()
    return puzzle.layout.constraints


def made(*fields: dict[str, object]) -> tuple[Constraint, ...]:
    """Rules of their JSON form."""
    return tuple(constraint_of(one, "here") for one in fields)


def count(text: str) -> int:
    """How many of the 288 grids of 4×4 obey a text."""
    return nonet.count(nonet.load(FOUR + text).grid, limit=None)


@pytest.mark.parametrize(
    ("text", "cells", "total", "factors"),
    [
        (".Sum~9~R1C1~R1C2~R1C1", ["r1c1", "r1c2"], 9, [2, 1]),
        (".Sum~0_=_1_-2_1~R1C1~R1C2~R1C1", ["r1c1", "r1c2"], 0, [2, -2]),
        (".Sum~3_=_1_2_-1~R1C1~R1C2~R1C1", ["r1c2"], 3, [2]),
        (".Sum~3~R1C1~R1C2", ["r1c1", "r1c2"], 3, None),
        (".Arrow~R1C1~R2C2~R3C2~R2C2", ["r1c1", "r2c2", "r3c2"], 0, [1, -2, -1]),
        (".EqualSum~R1C1~R1C1~-~R2C2~R3C3", ["r1c1", "r2c2", "r3c3"], 0, [2, -1, -1]),
        (".DoubleArrow~R1C1~R2C2~R2C2~R3C3", ["r1c1", "r3c3", "r2c2"], 0, [1, 1, -2]),
        (".Zipper~R1C1~R2C2~R2C2~R3C3", ["r1c1", "r3c3", "r2c2"], 0, [1, 1, -2]),
    ],
)
def test_factors_of_a_cell_that_is_named_twice_add_up(
    text: str, cells: list[str], total: int, factors: list[int] | None
) -> None:
    """A cell counts as often as it is named, in a sum and in all that is one."""
    fields: dict[str, object] = {"type": "sum", "cells": cells, "sum": total}
    assert rules(text) == made(fields if factors is None else fields | {"factors": factors})


def test_a_cage_counts_a_cell_as_often_as_it_is_named() -> None:
    """Its digits differ all the same: three times r1c1 and r1c2 are 15 only with 4 and 3."""
    assert count(".Cage~15~R1C1~R1C2~R1C1~R1C1") == count(".~R1C1_4~R1C2_3")
    assert count(".Cage~~R1C1~R2C3~R1C1") == count(".AllDifferent~R1C1~R2C3")
    assert count(".AllDifferent~R1C1~R2C3~R1C1") == count(".AllDifferent~R1C1~R2C3")


def test_a_sum_of_nothing_holds_always_or_never() -> None:
    """Where all factors add up to nothing, so does the sum."""
    puzzle = nonet.load(FOUR + ".Sum~0_=_1_-1~R1C1~R1C1")
    assert (puzzle.layout, puzzle.dropped) == (
        Layout.of_size(4),
        ("a constraint Sum that always holds",),
    )
    with pytest.raises(FormatError, match="expected a total from 0 to 0 of sum, found 1"):
        nonet.load(FOUR + ".Sum~1_=_1_-1~R1C1~R1C1")


def test_a_pair_of_a_cell_and_itself_is_its_digits() -> None:
    """The table holds for the digit and itself: in this one x and y are allowed where x = y > 2."""
    table = [[x == y > 2 for y in range(1, 5)] for x in range(1, 5)]
    bits = [bit for row in table for bit in row]

    found = rules(f".Pair~{table_key(bits)}~~R1C1~R1C1")
    assert found == made({"type": "candidates", "cell": "r1c1", "digits": [3, 4]})


@pytest.mark.parametrize(
    ("line", "accepts"),
    [
        ("R1C1~R1C1~R1C2", never),
        ("R1C1~-~R1C1~R1C2", rises),
        ("R1C2~-~R1C1~R1C2", rises),
        ("-~R1C1~R1C2", rises),
        ("R1C1~R1C2~-", rises),
        ("-~-~R1C1~-~-~R1C2~-", always),
        ("R1C1~-~-~R1C2", always),
    ],
)
def test_machines_read_empty_segments_and_cells_twice(
    line: str, accepts: Callable[[int, int], bool]
) -> None:
    """Every break is read wherever it is, and a digit as often as its cell is named."""
    text = f".NFA~{RISING}~~{line}"
    expected = sum(
        count(f".~R1C1_{a}~R1C2_{b}")
        for a, b in product(range(1, 5), repeat=2)
        if a != b and accepts(a, b)
    )
    if expected == 0:
        assert count(f".Or{text}.~R1C1_2.End") == count(".~R1C1_2")
    else:
        assert count(text) == expected


def test_a_machine_without_cells_says_nothing() -> None:
    """A line of nothing but breaks is named as left out."""
    puzzle = nonet.load(f"{FOUR}.NFA~{RISING}~~-")
    assert puzzle.dropped == ("a constraint NFA without cells",)


def test_a_machine_that_starts_in_several_states_may_accept_some_of_them() -> None:
    """The bits that say so have the first start last."""
    # the program itself finds 48 grids for this key, all with 2 4 or 4 2 in these cells
    key = key_of(Machine((0, 1), (0, -1, 0, -1, -1, 1, -1, 1), (1,)), 4)
    assert key == "ROJQpQ"
    found = rules(f".NFA~{key}~~R1C1~R1C2")
    layout = Layout.of_size(4, constraints=found)
    for a, b in product(range(1, 5), repeat=2):
        is_even = a % 2 == b % 2 == 0
        assert (not any(layout.violations(bytes([a, b, *[0] * 14])))) == is_even, (a, b)


@pytest.mark.parametrize(
    "branch",
    [
        ".Cage~100~R1C1~R1C2",
        ".Cage~3~R1C1~R1C2~R1C3",
        ".Cage~~R1C1~R1C2~R1C3~R1C4~R2C1",
        ".Sum~1~R1C1~R1C2",
        ".Sum~1_=_1_-1~R1C1~R1C1",
        ".Arrow~R1C1~R2C1~R2C2~R2C3~R2C4~R3C1",
        ".EqualSum~R1C1~-~R2C1~R2C2~R2C3~R2C4~R3C1",
        ".LittleKiller~99~R1C3",
        ".XSum~R1~99~",
        ".Skyscraper~R1~~5",
        ".Sandwich~99~R1",
        ".Lunchbox~99~R1C1~R1C2~R1C3",
        ".X~R1C1~R1C2",
        ".Whisper~4~R1C1~R1C2",
        ".Lockout~4~R1C1~R1C2~R1C3",
        ".Thermo~R1C1~R1C2~R1C3~R1C4~R2C4",
        ".Renban~R1C1~R1C2~R1C3~R1C4~R2C4",
        ".Renban~R1C1~R1C2~R1C1",
        ".AllDifferent~R1C1~R1C2~R1C3~R1C4~R2C1",
        ".ContainAtLeast~1_2_3~R1C1~R1C2",
        ".ContainExact~1_1~R1C1",
        ".LookAndSay~32~R1C1~R1C2",
        f".NFA~{RISING}~~R1C1~R1C1",
        ".Regex~MTI~R1C1",
        ".And.~R1C1_1.Cage~100~R1C1~R1C2.End",
        ".Or.End",
        ".Or.Cage~100~R1C1~R1C2.Or.End.End",
        ".And.~R1C1_1.~R1C1_2.End",
    ],
)
def test_a_branch_of_or_that_no_digits_obey_is_false(branch: str) -> None:
    """The others hold; where there is none, that is said."""
    assert count(f".Or{branch}.~R1C1_2.End") == count(".~R1C1_2")
    assert count(f".Or.~R1C1_2{branch}.~R1C1_3.End") == count(".~R1C1_2_3")
    if not branch.startswith(".And.~R1C1_1.~"):
        with pytest.raises(FormatError, match="expected a branch of Or that some digits obey"):
            nonet.load(f"{FOUR}.Or{branch}{branch}.End")


def test_a_branch_of_or_that_says_nothing_is_true() -> None:
    """Then the whole Or says nothing; a type without cells or clues is no branch."""
    puzzle = nonet.load(f"{FOUR}.Or.And.End.~R1C1_2.End")
    assert puzzle.layout == Layout.of_size(4)
    assert puzzle.dropped == ("a constraint Or with a branch that always holds",)
    assert count(".Or.Pair~AB~.~R1C1_2.End") == count(".~R1C1_2")


def test_a_branch_that_is_no_constraint_is_an_error() -> None:
    """What is written wrongly is not false."""
    for branch in (".Cage~x~R1C1", ".Cage~3~R5C5", ".NFA~!~~R1C1", ".Whisper~2~", ".Thing~R1C1"):
        with pytest.raises(FormatError):
            nonet.load(f"{FOUR}.Or{branch}.~R1C1_2.End")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (".Sum~5~CC1.~R1C1_2", "'ChaosConstruction': nonet has no place yet for regions"),
        (".ChaosConstruction.AntiKing", "'ChaosConstruction': nonet has no place yet for regions"),
        (".ChaosCount~R1C1", "'ChaosCount': nonet has no place yet for regions that are found"),
        (".ConnectedValues~~1_2", "'ConnectedValues': nonet has no place yet for digits whose"),
        (".Doppelganger", "'Doppelganger': nonet has no place yet for rows, columns and boxes"),
        (".FullRankTies~none", "'FullRankTies': nonet has no place yet for ranks of rows and"),
        (".Shape~9x9~~Torus", "'Shape 9x9~~Torus': nonet has no place yet for a board of another"),
        (".Shape~6x9.Windoku", "'Windoku on a board that is no square': nonet has no place yet"),
        (".NewType~R1C1", "'NewType'"),
    ],
)
def test_what_nonet_has_no_place_for_is_named(text: str, found: str) -> None:
    """One sentence names the type and what it needs, and nothing is solved without it."""
    with pytest.raises(FormatError) as caught:
        nonet.load(text, format="iss")
    assert str(caught.value).startswith(f"expected rules that nonet knows, found {found}")
    assert caught.value.rule is not None


def test_types_that_say_nothing_here_are_read() -> None:
    """Regions as large as the grid have all digits anyway."""
    for text in (".RegionSize~9", ".Shape~9x9~9", ".Shape~9x9~1-9~Sudoku"):
        assert nonet.load(f"{text}.~R1C1_5").layout == Layout.of_size(9)


def test_the_same_digits_everywhere_are_a_rule() -> None:
    """It is read and written by its name, on a usual grid as well, where it adds nothing."""
    puzzle = nonet.load(".RegionSameValues.~R1C1_5")
    assert puzzle.layout == Layout.of_size(9, constraints=[SameSet()])
    assert ".RegionSameValues" in puzzle.to_text("iss")
