"""Houses and rules that need a digit, against houses and rules that hold it at most once."""

from __future__ import annotations

from itertools import chain

import pytest
from tests.logic.rule_oracle import ruled_states
from tests.logic.rule_states import gone, state

from nonet import Candidates, Grid, Layout
from nonet.constraints import Arrow, Cage, PalindromeLine, Thermometer
from nonet.constraints.registry import NAMES
from nonet.logic import Language, steps

TECHNIQUES = ["rule_locked_digit", "rule_x_wing", "rule_swordfish", "rule_jellyfish"]


def only_at(digit: str, row: int, *columns: int) -> dict[str, str]:
    """The cells of a row that do not have a digit, with their candidates."""
    others = "".join(one for one in "123456789" if one != digit)
    return {f"r{row}c{column}": others for column in range(1, 10) if column not in columns}


def losing(candidates: Candidates, technique: str) -> set[str]:
    """The cells that lose the digit by any step of a technique."""
    return {cell for step in steps(candidates, technique) for cell in gone(step)}


def test_a_thermometer_holds_a_digit_once_and_so_completes_an_x_wing() -> None:
    """Rows 1 and 2 have 5 on one thermometer or in box 3, which has none elsewhere then."""
    left = only_at("5", 1, 3, 8) | only_at("5", 2, 4, 9)
    candidates = state(Thermometer("r1c3 r2c4"), **left)
    [step] = steps(candidates, "rule_x_wing")
    assert gone(step) == {"r3c7": "5", "r3c8": "5", "r3c9": "5"}
    text = step.explain()
    assert "rows 1 and 2 each need 5." in text
    assert "box 3 and the thermometer" in text
    # With a place more in row 2 nothing follows.
    more = left | {"r2c6": "123456789"}
    assert losing(state(Thermometer("r1c3 r2c4"), **more), "rule_x_wing") == set()
    # Nor if the two cells may be equal.
    assert losing(state(Cage("r5c5-6", 9), **left), "rule_x_wing") == set()


def test_arrows_that_need_a_digit_take_it_from_the_lines_that_they_share() -> None:
    """Two arrows of 3 have a 1 each in rows 3 and 4, and in row 3 and box 5."""
    arrows = Arrow("r2c2", "r3c3 r4c4"), Arrow("r2c8", "r3c7 r4c6")
    left = dict.fromkeys(("r3c3", "r4c4", "r3c7", "r4c6"), "12")
    candidates = state(*arrows, r2c2="3", r2c8="3", **left)
    rows = {f"r{row}c{column}" for row in (3, 4) for column in range(1, 10)}
    box = {f"r{row}c{column}" for row in (4, 5, 6) for column in (4, 5, 6)}
    found = [step for step in steps(candidates, "rule_x_wing") if "1" in str(gone(step))]
    lost = {cell for step in found for cell, digits in gone(step).items() if "1" in digits}
    assert lost == (rows | box) - left.keys()
    assert all(len(step.rules("base")) == 2 for step in found)
    # An arrow of 4 may have 2 twice.
    candidates = state(*arrows, r2c2="4", r2c8="3", **left)
    assert losing(candidates, "rule_x_wing") == set()


def test_cages_that_need_a_digit_take_it_from_columns() -> None:
    """Three cages of 6 need a 1 in columns 1 to 3, which have it nowhere else."""
    cages = [Cage(f"r{row}c1-3", 6) for row in (2, 5, 8)]
    left = {f"r{row}c{column}": "123" for row in (2, 5, 8) for column in (1, 2, 3)}
    candidates = state(*cages, **left)
    lost = losing(candidates, "rule_swordfish")
    assert {f"r{row}c{column}" for row in (1, 3, 4, 6, 7, 9) for column in (1, 2, 3)} >= lost


def test_a_digit_at_both_ends_of_a_palindrome_excludes_all_places_of_a_row() -> None:
    """Row 1 has 5 in columns 6 and 8, where the ends of a palindrome are: they are not 5."""
    line = PalindromeLine("r4c6 r5c7 r6c8")
    left = only_at("5", 1, 6, 8)
    found = [
        step for step in steps(state(line, **left), "rule_locked_digit") if "r4c6" in gone(step)
    ]
    assert [gone(step) for step in found] == [{"r4c6": "5", "r6c8": "5"}]
    assert "With 5 in r4c6 and r6c8, r1c68 cannot be 5" in found[0].explain()
    more = left | {"r1c1": "123456789"}
    assert "r4c6" not in losing(state(line, **more), "rule_locked_digit")


def test_houses_alone_have_no_such_steps() -> None:
    """Without rules there is nothing that fish do not say."""
    candidates = Candidates.of(Grid.empty(Layout.of_size(9)))
    gone_from = [9 * row + column for row in (1, 4) for column in range(9) if column not in {2, 7}]
    candidates = candidates.without([(cell, 5) for cell in gone_from])
    assert steps(candidates, "x_wing")
    assert steps(candidates, TECHNIQUES) == []


def test_no_grid_has_what_a_fish_of_rules_eliminates() -> None:
    """Brute force over all grids with the candidates and the named rules finds none with it."""
    found = 0
    for ruled in chain.from_iterable(ruled_states(seed, 16, frozenset(NAMES)) for seed in range(3)):
        for step in steps(ruled.state, TECHNIQUES):
            found += 1
            assert not ruled.allows(step), f"{step}\n{ruled.state.layout.constraints}"
    assert found > 20


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_what_is_said_of_it_names_all_that_needs_or_limits_the_digit(language: Language) -> None:
    """Bases and covers are in the text, rules with their places."""
    left = only_at("5", 1, 3, 8) | only_at("5", 2, 4, 9)
    [step] = steps(state(Thermometer("r1c3 r2c4"), **left), "rule_x_wing")
    text = step.explain("show", language)
    assert "r1c3" in text
    assert "r2c4" in text
    assert "{" not in text
