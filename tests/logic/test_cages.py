"""Cages: combinations, the rule of 45, overlaps, killer subsets and conflicts."""

from __future__ import annotations

import random
import re

import pytest
from tests.each import each
from tests.logic.killers import cages, follows, full_grids, state_of, wrong_conclusions
from tests.logic.marks import full, gone, part, with_digits

import nonet
from nonet import Candidates, Layout
from nonet.constraints import Cage
from nonet.layout import Constraint
from nonet.logic import Language, Step, steps

TECHNIQUES = [
    "cage_combinations",
    "innies",
    "outies",
    "hidden_cage",
    "cage_splitting",
    "innies_and_outies",
    "cage_overlap",
    "killer_pair",
    "killer_triple",
    "cage_conflict",
]


def only(state: Candidates, technique: str) -> Step:
    """The only step of a technique."""
    (step,) = steps(state, [technique])
    return step


def nine(*constraints: Constraint) -> Candidates:
    """All candidates of a usual grid with these rules."""
    return full(Layout.of_size(9, constraints=constraints))


def test_combinations_name_the_sets_and_why_each_candidate_goes() -> None:
    """A digit is in no set of the cage, or leaves no cells for the others."""
    state = with_digits({"r1c1": "12", "r1c2": "25", "r1c3": "239"}, nine(Cage("r1c1-3", 8)))
    step = only(state, "cage_combinations")
    assert gone(step) == {"2r1c1", "5r1c2", "2r1c3", "9r1c3"} or gone(step)
    text = step.explain()
    assert "1+2+5" in text
    assert "9" in text


def test_a_row_leaves_its_last_cell() -> None:
    """The cages of a row leave the rest of 45 to one cell."""
    step = only(nine(Cage("r1c1-4", 12), Cage("r1c5-8", 25)), "innies")
    assert step.placements == ((8, 8),)
    assert part(step, "house") == ["row 1"]
    assert [rule.total for rule in step.rules() if isinstance(rule, Cage)] == [12, 25]
    assert "12 + 25 = 37" in step.explain()
    assert "the rest, 8, is r1c9" in step.explain().lower()


def test_cages_of_a_row_have_the_rest_outside() -> None:
    """What cages have more than the row they cover is in their cell outside."""
    cages_of_row = (Cage("r1c1-4", 20), Cage("r1c5-8", 20), Cage("r1c9 r2c9", 12))
    step = only(nine(*cages_of_row), "outies")
    assert step.placements == ((17, 7),)
    assert part(step, "outie") == ["123456789 r2c9"]


def test_innies_and_outies_differ_by_what_is_left() -> None:
    """One cell inside and one outside differ by a known number."""
    rules = (Cage("r1c1-4", 20), Cage("r1c5-7", 18), Cage("r1c8 r2c8", 5))
    found = steps(nine(*rules), ["innies_and_outies"])
    (step,) = [step for step in found if part(step, "house") == ["row 1"]]
    assert gone(step) == {"1r1c9", "2r1c9", "8r2c8", "9r2c8"}
    assert "2 more" in step.explain()


def test_a_hidden_cage_has_combinations() -> None:
    """Cells of a row beside its cages are different digits with the rest of its total."""
    (step,) = [
        step
        for step in steps(nine(Cage("r1c1-4", 10), Cage("r1c5-7", 18)), ["hidden_cage"])
        if part(step, "house") == ["row 1"] and len(step.groups) == 5
    ]
    assert gone(step) == {f"{digit}r1c{column}" for digit in "1234567" for column in (8, 9)}
    assert "8+9" in step.explain()


def test_a_border_splits_a_cage() -> None:
    """The parts of a cage on both sides of a border have known totals."""
    rules = (Cage("r1c1-3 r2c1-3", 38), Cage("r3c1-3 r4c1-2", 15))
    found = steps(nine(*rules), ["cage_splitting"])
    step = next(step for step in found if part(step, "house") == ["box 1"])
    # 45 - 38 = 7 inside, and 8 outside.
    assert {"7r3c1", "8r4c1", "4r4c2"} <= gone(step)
    assert all(f"{digit}r3c1" in gone(step) for digit in "56789")
    assert "its other cells r4c12 sum to 8" in step.explain()


def test_a_cage_points_along_a_row() -> None:
    """A digit of all combinations goes from the cells that see its places."""
    found = steps(nine(Cage("r1c1-2", 3)), ["cage_overlap"])
    rest = {f"r1c{column}" for column in range(3, 10)} | {
        f"r{row}c{column}" for row in (2, 3) for column in (1, 2, 3)
    }
    assert set().union(*map(gone, found)) == {digit + cell for digit in "12" for cell in rest}


def test_a_house_claims_a_digit_of_a_cage() -> None:
    """A digit that a house has room for in a cage alone is in its combinations."""
    state = nine(Cage("r1c1-2 r2c1", 10))
    others = " ".join(f"r1c{column}" for column in range(3, 10))
    state = with_digits({others: "12345689"}, state)
    step = only(state, "cage_overlap")
    assert part(step, "base") == ["row 1"]
    assert part(step, "pattern") == ["7 r1c1 r1c2"]
    # 1+2+7 is left, with 7 in row 1.
    assert {"7r2c1", "3r2c1", "3r1c1", "6r1c2"} <= gone(step)


def test_a_cage_and_a_cell_make_a_pair() -> None:
    """A cage that needs one of two digits and a cell that has no others take both."""
    state = with_digits({"r1c1": "12", "r1c4 r1c5": "1234"}, nine(Cage("r1c4-5", 5)))
    step = only(state, "killer_pair")
    assert gone(step) == {f"{digit}r1c{column}" for digit in "12" for column in (2, 3, 6, 7, 8, 9)}
    assert "1+4 and 2+3" in step.explain()


def test_a_combination_must_not_take_both_digits_of_a_cell() -> None:
    """A combination that leaves another cell without a candidate goes."""
    state = with_digits({"r1c1": "14", "r1c4 r1c5": "1234"}, nine(Cage("r1c4-5", 5)))
    step = next(step for step in steps(state, ["cage_conflict"]))
    assert {"1r1c4", "4r1c5"} <= gone(step)
    sentences: tuple[tuple[Language, str], ...] = (
        ("en", "if the cage of 5 were 1+4, r1c1 would have no candidate left"),
        ("de", "mit 1+4 in dem Käfig mit Summe 5 hätte r1c1 keinen Kandidaten mehr"),
        ("zh", "如果和为5的笼是1+4，r1c1就没有候选数了"),
    )
    for language, said in sentences:
        assert said in step.explain("show", language).replace(": I", ": i").replace(": M", ": m")


@each("seed", range(60))
def test_small_killers_keep_all_their_fillings(seed: int) -> None:
    """All fillings of a 4×4 killer have what is placed, and none has what is eliminated."""
    rng = random.Random(seed)
    plain = Layout.of_size(4)
    solution = rng.choice(full_grids(plain))
    layout = Layout.of_size(4, constraints=cages(solution, 4, rng))
    state = state_of(layout, solution, rng.choice([0.3, 0.6, 0.9]), rng)
    for step in steps(state, TECHNIQUES):
        assert wrong_conclusions(step, state, full_grids(plain)) == [], step.explain()


@pytest.mark.parametrize("seed", range(12))
def test_killers_have_no_solution_beside_a_step(seed: int) -> None:
    """With an eliminated candidate a 6×6 killer has no solution."""
    rng = random.Random(seed)
    plain = Layout.boxes(2, 3)
    solution = nonet.generate(plain, seed=seed).solution.digits
    layout = Layout.boxes(2, 3, constraints=cages(solution, 6, rng))
    state = state_of(layout, solution, rng.choice([0.3, 0.5, 0.8]), rng)
    for step in steps(state, TECHNIQUES):
        assert follows(step, state), step.explain()


def test_sentences_have_no_gaps() -> None:
    """Each step of chance killers says something in each language, without empty values."""
    seen: set[str] = set()
    for seed in range(20):
        rng = random.Random(seed)
        plain = Layout.boxes(2, 3)
        solution = nonet.generate(plain, seed=seed).solution.digits
        layout = Layout.boxes(2, 3, constraints=cages(solution, 6, rng))
        for step in steps(state_of(layout, solution, 0.5, rng), TECHNIQUES):
            if seed and step.technique in seen:
                continue
            seen.add(step.technique)
            for language in ("en", "de", "zh"):
                for depth in ("nudge", "point", "show"):
                    text = step.explain(depth, language)
                    assert not re.search(r"  | ,|\{|\}|,,", text), text
    assert seen == set(TECHNIQUES)
