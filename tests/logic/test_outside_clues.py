"""What clues outside the grid leave to a row or column, and how it is said."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from tests.logic.rule_states import gone, only_step, state

from nonet import Candidates, Layout
from nonet.constraints import NumberedRoom, Sandwich, Skyscraper, XSum
from nonet.logic import steps

OF_CLUES = ["skyscraper_heights", "sandwich_sets"]


def test_a_large_sandwich_keeps_its_ends_apart() -> None:
    """A total of 35 takes all cells between: 1 and 9 are at the ends."""
    step = only_step(state(Sandwich("r1c1-9", 35)), "sandwich_sets")
    assert gone(step) == {
        **{f"r1c{column}": "19" for column in range(2, 9)},
        "r1c1": "2345678",
        "r1c9": "2345678",
    }
    said = step.explain("show")
    assert "For 35 in row 1 there are seven cells between the 1 and the 9." in said
    assert step.explain("nudge") == "Look at the sandwich 35 in row 1."


def test_an_empty_sandwich_has_its_ends_together() -> None:
    """With a total of 0 and the 1 in a corner, the 9 is next to it."""
    step = only_step(state(Sandwich("r1c1-9", 0), r1c1="1"), "sandwich_sets")
    assert gone(step)["r1c2"] == "12345678"
    assert "The 1 and the 9 are neighbours in row 1." in step.explain("show")


def test_the_first_digit_of_an_x_sum_must_reach_the_total() -> None:
    """A total of 5 takes two digits, and so a 2 and a 3; three or more sum to 6 at least."""
    step = only_step(state(XSum("r1c1-9", 5)), "x_sum_sets")
    assert gone(step)["r1c1"] == "13456789"
    assert gone(step)["r1c2"] == "12456789"


def test_all_skyscrapers_are_seen_only_in_order() -> None:
    """A clue of 9 fixes the whole row."""
    step = only_step(state(Skyscraper("r1c1-9", 9)), "skyscraper_heights")
    assert all(len(digits) == 8 for digits in gone(step).values())
    assert len(gone(step)) == 9


def test_the_first_cell_of_a_numbered_room_points_at_its_digit() -> None:
    """Where the first cell is 2 or 3, the digit is in the second or third cell."""
    step = only_step(state(NumberedRoom("r1c1-9", 5), r1c1="23"), "numbered_room")
    assert {name for name, digits in gone(step).items() if "5" in digits} == {
        f"r1c{column}" for column in range(4, 10)
    }
    assert "r1c1 is 2 or 3" in step.explain("show")


@pytest.mark.parametrize("kind", [Skyscraper, Sandwich], ids=lambda kind: kind.name)
def test_players_see_no_more_than_the_steps(kind: type[Skyscraper | Sandwich]) -> None:
    """What is left to a row are the digits of all its fillings, which are tried one by one."""
    rng = Random(3)
    plain = Layout.boxes(2, 3)
    rows = list(permutations(range(1, 7)))
    for _ in range(40):
        solution = rng.choice(rows)
        rule = kind("r1c1-6", 0).read_on(plain, bytes((*solution, *(30 * [0]))))
        layout = Layout(plain.size, plain.regions, [rule])
        share = rng.choice((0.0, 0.2, 0.4, 0.6))
        masks = [63] * layout.cell_count
        for cell, own in enumerate(solution):
            for digit in range(1, 7):
                if digit != own and rng.random() < share:
                    masks[cell] &= ~(1 << digit - 1)
        left = [0] * 6
        for row in rows:
            fits = all(masks[cell] >> digit - 1 & 1 for cell, digit in enumerate(row))
            if fits and not any(rule.violations(layout, bytes((*row, *(30 * [0]))))):
                left = [mask | 1 << digit - 1 for mask, digit in zip(left, row, strict=True)]
        candidates = Candidates(masks, layout)
        while found := steps(candidates, [*OF_CLUES, "rule_fillings"]):
            candidates = candidates.without(one for step in found for one in step.eliminations)
        assert list(candidates.masks[:6]) == left
