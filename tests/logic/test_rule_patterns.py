"""Digits that rules must have, their fillings, and what they leave to houses and other rules."""

from __future__ import annotations

import pytest
from tests.logic.rule_oracle import ruled_states
from tests.logic.rule_states import gone, only_step, state

from nonet.constraints import AntiKnight, Cage, Ratio, RenbanLine, Thermometer, WhisperLine
from nonet.constraints.registry import NAMES, kind_of
from nonet.layout import Constraint, Diagonals, Windows
from nonet.logic import Language, steps
from nonet.logic.families import FAMILIES

EXPLAINING = {kind_of(name).explained_by for name in NAMES} - {Constraint.explained_by}
TECHNIQUES = [
    entry.name for family in FAMILIES for entry in family.entries if entry.name in EXPLAINING
]
PATTERNS = [
    entry.name for family in FAMILIES if family.file == "rule_patterns" for entry in family.entries
]


def test_cells_that_see_all_places_of_a_needed_digit_lose_it() -> None:
    """A renban line of three cells with candidates up to 4 has 2 and 3, whatever else."""
    candidates = state(RenbanLine("r1c1 r1c2 r2c1"), r1c1="1234", r1c2="1234", r2c1="1234")
    found = steps(candidates, "must_have_digit")
    box = {"r1c3", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"}
    assert [(sorted(gone(step)), set(gone(step).values())) for step in found] == [
        (sorted(box), {"2"}),
        (sorted(box), {"3"}),
    ]
    assert "needs 2, and only r1c12 and r2c1 can hold it" in found[0].explain("show")


def test_all_fillings_take_into_account_which_cells_see_each_other() -> None:
    """On a whisper line in one box, the middle one of 1, 2 and 6 to 9 needs two partners."""
    rule = WhisperLine("r1c1 r1c2 r1c3", 5)
    candidates = state(rule, r1c1="16789", r1c2="1234", r1c3="16789")
    step = only_step(candidates, "rule_fillings")
    assert gone(step) == {"r1c2": "4"} | {
        name: "1" for name in ("r1c1", "r1c3") if name in gone(step)
    }


def test_a_rule_that_leaves_a_house_no_place_excludes_a_candidate() -> None:
    """With 5 in the bulb the thermometer takes 6 from the only places that box 3 has for it."""
    rule = Thermometer("r2c2 r1c3")
    left = {f"r{row}c{column}": "12345789" for row in (2, 3) for column in (7, 8, 9)}
    candidates = state(rule, r2c2="57", r1c3="68", **left)
    found = [step for step in steps(candidates, "rule_and_house") if gone(step) == {"r1c3": "6"}]
    assert found
    assert "box 3 has no place for 6" in found[0].explain("show")


def test_a_subset_has_what_its_cells_keep_and_what_they_lose() -> None:
    """With 8 in the tip of a thermometer, three cells of row 1 would have only 6 and 7."""
    candidates = state(
        Thermometer("r2c1 r1c2"), r2c1="67", r1c2="78", r1c7="67", r1c8="78", r1c9="68"
    )
    found = steps(candidates, "rule_and_subset")
    step = next(one for one in found if gone(one) == {"r1c2": "8"})
    groups = [(one.role, one.cells, one.digits) for one in step.groups]
    assert groups[1:6] == [
        ("pattern", (6,), (6, 7)),
        ("pattern", (7,), (7,)),
        ("off", (7,), (8,)),
        ("pattern", (8,), (6,)),
        ("off", (8,), (8,)),
    ]
    assert "r1c789 in row 1 have only 6 and 7 between them" in step.explain("show")


def test_steps_name_the_rules_and_houses_of_their_own_layout() -> None:
    """Layouts are equal whatever the order of their rules; the numbers of these are not."""
    cage = Cage("r1c1-2", 3)
    rules = [cage, Cage("r2c1-2", 17), Diagonals(), Windows()]
    for order in (rules, rules[::-1]):
        candidates = state(*order, r1c1="123", r4c4="56", r9c9="56")
        found = steps(candidates, "cage_combinations")
        in_row_1 = [step for step in found if gone(step).keys() <= {"r1c1", "r1c2"}]
        assert {step.rules() for step in in_row_1} == {(cage,)}
        [pair] = steps(candidates, "naked_pair")
        assert all({30, 80} <= {*house.cells} for house in pair.houses("house"))


def test_a_loop_names_the_rules_that_its_eliminations_need() -> None:
    """r1c3 and r1c4 have 4 and 2, or 6 and 3; so a black dot says what r1c5 can no longer be."""
    dots = (Ratio("r1c3 r1c4", 2), Ratio("r1c4 r1c5", 2))
    candidates = state(*dots, r1c3="46", r1c4="23")
    found = steps(candidates, "continuous_nice_loop")
    step = next(one for one in found if gone(one).get("r1c5") == "46")
    assert step.rules("cover") == (dots[1],)
    assert "By the black dot, candidates that fit neither end go." in step.explain("show")


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_every_step_of_a_rule_is_said_in_sentences(language: Language) -> None:
    """Its three depths are whole sentences, and the first names no cell."""
    said = 0
    for one in ruled_states(7, 25, frozenset(NAMES)):
        for step in steps(one.state, [*TECHNIQUES, *PATTERNS]):
            said += 1
            nudge, point, show = (
                step.explain(depth, language) for depth in ("nudge", "point", "show")
            )
            for text in (nudge, point, show):
                assert text[-1] in ".。"
                assert "{" not in text
                assert "  " not in text.strip()
                assert " ." not in text
            assert "r1c" not in nudge
    assert said > 50


def test_a_cell_a_knights_move_from_all_places_loses_the_digit() -> None:
    """Box 5 has a 1 in r4c4 or r5c5, and a knight reaches both of them from r6c3 and r3c6."""
    elsewhere = [(row, column) for row in (4, 5, 6) for column in (4, 5, 6)]
    left = {
        f"r{row}c{column}": "23456789"
        for row, column in elsewhere
        if (row, column) not in {(4, 4), (5, 5)}
    }
    candidates = state(AntiKnight(), **left)
    peers = candidates.layout.peers
    both = {f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in set(peers[30]) & set(peers[40])}
    both -= left.keys()
    assert {"r3c6", "r6c3"} < both
    [step] = [step for step in steps(candidates, "common_peers") if "r6c3" in gone(step)]
    assert gone(step) == dict.fromkeys(both, "1")
    assert step.explain("nudge") == "Look for common peers in box 5."
