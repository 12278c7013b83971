"""Sums: the bounds of their cells, and the totals that their parts can have."""

from __future__ import annotations

import random

import pytest
from tests.each import each
from tests.logic.killers import follows, full_grids, state_of, sums, wrong_conclusions
from tests.logic.linear_sums import leaves
from tests.logic.marks import full, gone, part, with_digits
from tests.logic.printed_rules import RuleReplay

import nonet
from nonet import Candidates, Layout
from nonet.constraints import Arrow, LittleKiller, RegionSumLine, ZipperLine
from nonet.layout import Constraint
from nonet.logic import steps

TECHNIQUES = [
    "sum_bounds",
    "sum_combinations",
    "arrow_sum",
    "little_killer_sum",
    "zipper_totals",
    "equal_totals",
    "combined_sums",
]


def nine(*constraints: Constraint) -> Candidates:
    """All candidates of a usual grid with these rules."""
    return full(Layout.of_size(9, constraints=constraints))


def test_cells_that_see_each_other_add_different_digits() -> None:
    """Three cells of a diagonal in one box add at least 1 + 2 + 3."""
    state = nine(LittleKiller("r1c3 r2c2 r3c1", 8))
    (step,) = steps(state, ["sum_bounds"])
    assert gone(step) == {f"{d}{cell}" for d in "6789" for cell in ("r1c3", "r2c2", "r3c1")}
    text = step.explain()
    assert "sums to 8" in text
    assert "at least 3" in text
    assert "are each at most 5" in text


def test_cells_that_do_not_see_each_other_may_be_equal() -> None:
    """Two cells of a diagonal in different boxes add at least 1 + 1."""
    found = steps(nine(LittleKiller("r1c4 r2c3 r3c2 r4c1", 7)), ["sum_bounds"])
    # Beside each there are 1 + 2 and another 1.
    limits = {f"{digit}{name}" for digit in range(4, 10) for name in ("r1c4", "r4c1")}
    assert limits <= set().union(*map(gone, found))
    assert "3r1c4" not in set().union(*map(gone, found))


def test_the_circle_of_an_arrow_is_at_least_the_sum_of_its_cells() -> None:
    """An arrow of three cells in a row has 6 at least in its circle."""
    found = steps(nine(Arrow("r5c5", "r5c6-8")), ["sum_bounds"])
    assert any(gone(step) == {f"{digit}r5c5" for digit in "12345"} for step in found)
    circle = next(step for step in found if "1r5c5" in gone(step))
    assert "r5c5 is at least 6" in circle.explain()


def test_equal_digits_on_an_arrow_leave_no_odd_total() -> None:
    """Totals that no digits of the arrow make up go from the circle."""
    state = with_digits({"r1c2 r4c3": "24"}, nine(Arrow("r1c1", "r1c2 r4c3")))
    (step,) = steps(state, ["arrow_sum"])
    assert {"1r1c1", "3r1c1", "5r1c1", "7r1c1", "9r1c1", "2r1c1"} <= gone(step)


def test_a_part_of_a_region_sum_line_bounds_the_others() -> None:
    """One cell in a box is at most 9, and so are three in the next box, 6 at least."""
    found = steps(nine(RegionSumLine("r1c3-6")), ["sum_bounds"])
    assert any({"1r1c3", "5r1c3"} <= gone(step) for step in found)
    assert any({"7r1c4", "8r1c5", "9r1c6"} <= gone(step) for step in found)


def test_the_middle_of_a_zipper_line_is_the_total() -> None:
    """Each pair makes up the digit in the middle."""
    found = steps(nine(ZipperLine("r1c1-5")), ["sum_bounds"])
    assert any({"1r1c3", "2r1c3"} <= gone(step) for step in found)


def test_sums_with_common_cells_are_subtracted() -> None:
    """Two arrows share two cells, so the third cell of one is the difference of their circles."""
    arrows = Arrow("r1c1", "r2c2 r3c4"), Arrow("r9c9", "r2c2 r3c4 r6c6")
    state = with_digits({"r1c1": "345", "r9c9": "89"}, nine(*arrows))
    found = steps(state, ["combined_sums"])
    step = next(step for step in found if "1r6c6" in gone(step))
    assert gone(step) == {f"{digit}r6c6" for digit in "12789"}
    text = step.explain()
    assert "− r6c6" in text or "r6c6 −" in text
    assert "r2c2" not in text.split("So ")[0]


def test_a_house_leaves_its_other_cells_a_total_close_to_the_largest() -> None:
    """An arrow of 6 or 7 in a box leaves 38 at least to its other cells, which have 39 at most."""
    state = with_digits({"r5c5": "67"}, nine(Arrow("r5c5", "r1c3 r2c3 r3c3")))
    found = steps(state, ["combined_sums"])
    others = ("r1c1", "r1c2", "r2c1", "r2c2", "r3c1", "r3c2")
    step = next(step for step in found if "1r1c1" in gone(step))
    assert gone(step) == {f"{digit}{cell}" for digit in "12" for cell in others}
    assert "box 1" in part(step, "base")
    assert "With 1 or 2 in r1c1 the sum would be at most 44" in step.explain()


def test_sums_far_from_their_bounds_say_nothing_together() -> None:
    """Arrows with common cells and all candidates leave every digit to the rest of one of them."""
    arrows = Arrow("r1c1", "r2c2 r4c4"), Arrow("r9c9", "r2c2 r4c4 r6c6")
    state = with_digits({"r1c1": "2345678", "r9c9": "3456789", "r6c6": "1234567"}, nine(*arrows))
    assert not [step for step in steps(state, ["combined_sums"]) if "r6c6" in str(gone(step))]


@each("seed", range(60))
def test_small_sums_keep_all_their_fillings(seed: int) -> None:
    """No filling of a 4×4 grid with sums has an eliminated candidate."""
    rng = random.Random(seed)
    plain = Layout.of_size(4)
    solution = rng.choice(full_grids(plain))
    layout = Layout.of_size(4, constraints=sums(solution, 4, rng))
    state = state_of(layout, solution, rng.choice([0.3, 0.6, 0.9]), rng)
    for step in steps(state, TECHNIQUES):
        assert wrong_conclusions(step, state, full_grids(plain)) == [], step.explain()
        assert all("None" not in step.explain("show", language) for language in ("en", "de", "zh"))


@pytest.mark.parametrize("seed", range(10))
def test_sums_have_no_solution_beside_a_step(seed: int) -> None:
    """With an eliminated candidate a 6×6 grid with sums has no solution."""
    rng = random.Random(seed)
    plain = Layout.boxes(2, 3)
    solution = nonet.generate(plain, seed=seed).solution.digits
    layout = Layout.boxes(2, 3, constraints=sums(solution, 6, rng))
    state = state_of(layout, solution, rng.choice([0.3, 0.5, 0.8]), rng)
    for step in steps(state, TECHNIQUES):
        assert follows(step, state), step.explain()


@each("seed", range(6))
def test_what_is_printed_of_combined_sums_holds(seed: int) -> None:
    """What rules and houses leave together follows from their sums, by elimination of cells."""
    rng = random.Random(seed)
    plain = Layout.boxes(2, 3)
    solution = nonet.generate(plain, seed=seed).solution.digits
    layout = Layout.boxes(2, 3, constraints=sums(solution, 6, rng))
    state = state_of(layout, solution, 0.5, rng)
    for step in steps(state, ["combined_sums"])[:5]:
        replay = RuleReplay(step, state)
        said = step.explain().split(": ", 1)[1].split(". So ")[0]
        for line in said.split(". "):
            replay.line(line)
        assert replay.unread == []


def test_a_printed_sum_is_read_from_both_sides() -> None:
    """A sum that the rules of a step have is taken, and one that is larger by one is refused."""
    arrow = nine(Arrow("r5c5", "r1c3 r2c3 r3c3"))
    state = with_digits({"r5c5": "67"}, arrow)
    step = next(step for step in steps(state, ["combined_sums"]) if "1r1c1" in gone(step))
    said = "r1c1 + r1c2 + r2c1 + r2c2 + r3c1 + r3c2 + r5c5"
    assert leaves(step, state, said, "45", [])
    assert not leaves(step, state, said, "46", [])
