"""Exercises: the technique is there, nothing easier is, and every answer is accepted."""

from __future__ import annotations

from dataclasses import replace

import pytest

import nonet
import nonet.course
from nonet.course import Exercise, exercise, faults, stations
from nonet.errors import NonetError
from nonet.layout import Diagonals

NAMES = [one.name for one in stations()]
OTHERS = ["hidden_quadruple", "remote_pair", "wxyz_wing", "medusa_wrap", "bug_2", "turbot_fish"]


@pytest.mark.parametrize("name", [*NAMES, *OTHERS])
def test_exercises_keep_their_promises(name: str) -> None:
    """The technique is there, nothing easier is, and the accepted answers are true and complete."""
    for seed in range(3):
        assert faults(exercise(name, seed=seed)) == []


@pytest.mark.parametrize("name", ["hidden_single_in_line", "naked_pair", "jellyfish"])
def test_same_seed_same_exercise(name: str) -> None:
    """A seed decides an exercise, and another seed makes another one."""
    one = exercise(name, seed=7)
    assert exercise(name, seed=7) == one
    assert exercise(name, seed=one.seed) == one
    assert exercise(name, seed=8).state != one.state


def test_recorded_exercise() -> None:
    """An exercise is the one that its seed has made before, on any machine."""
    one = exercise("hidden_pair", seed=1)
    assert one.puzzle.to_text() == PUZZLE
    assert str(one.steps[0]) == STEP


PUZZLE = "...46.7..2......167.....8...43....7.5.....9.....7...68....492....8...15.....53..9"
STEP = "Hidden Pair: 27 r9c23 => r9c23<>1"


def test_any_name_of_a_technique() -> None:
    """A technique is found by any of its names; its exercise accepts it alone."""
    one = exercise("Locked Pair", seed=1)
    assert one.name == one.technique == "locked_pair"
    assert one.station is not None
    assert one.station.name == "naked_pair"
    assert {step.technique for step in one.steps} == {"locked_pair"}


def test_station_comes_before_a_technique_of_the_same_name() -> None:
    """A technique that shares the name of a station is practised as the station."""
    assert exercise("Naked Pair", seed=1) == exercise("naked_pair", seed=1)
    assert exercise("AIC", seed=1).station == exercise("aic", seed=1).station


def test_hint_is_that_of_the_course() -> None:
    """In the order of the course a hint in the position leads to the technique."""
    one = exercise("skyscraper", seed=2)
    found = nonet.hint(one.state, order=nonet.course.course_order())
    assert found.step is not None
    assert found.step.technique == "skyscraper"
    assert one.hint("nudge", "de").startswith("Suche einen Wolkenkratzer")


@pytest.mark.parametrize(
    ("name", "layout"),
    [
        ("hidden_single_in_box", nonet.Layout.of_size(4)),
        ("naked_pair", nonet.Layout.boxes(2, 3)),
        ("pointing", nonet.Layout.of_size(9, constraints=[Diagonals()])),
    ],
)
def test_other_layouts(name: str, layout: nonet.Layout) -> None:
    """There are exercises on other layouts than the usual one."""
    one = exercise(name, seed=1, layout=layout)
    assert one.puzzle.layout == layout
    assert faults(one) == []


def test_machines_techniques_are_not_practised() -> None:
    """Templates and brute force are no techniques for people."""
    with pytest.raises(NonetError, match="expected a technique for people"):
        exercise("brute force")


def test_unknown_name() -> None:
    """A name of neither a station nor a technique is refused, with a guess."""
    with pytest.raises(NonetError, match="did you mean 'X-Wing'"):
        exercise("x-wyng")


def test_techniques_that_never_come_first() -> None:
    """Where no position without easier steps is known, this is said at once."""
    with pytest.raises(NonetError, match="no position is known that has a leviathan"):
        exercise("leviathan", seed=1)


def spoilt(one: Exercise, **changes: object) -> list[str]:
    """What the proof says of an exercise with something changed."""
    return faults(replace(one, **changes))  # type: ignore[arg-type]


def test_proof_finds_faults() -> None:
    """The proof reports answers that are missing or false, and steps that are easier."""
    one = exercise("naked_pair", seed=1)
    assert spoilt(one, steps=()) == [
        "the technique is not there",
        "the accepted answers are not all steps of the technique",
    ]
    assert any("is easier" in fault for fault in spoilt(one, name="x_wing"))
    cell = one.state.grid.digits.index(0)
    wrong = nonet.Candidates.of(one.puzzle).without([(cell, one.solution.digits[cell])])
    assert "the position contradicts the solution" in spoilt(one, state=wrong)


def test_exercises_can_be_stopped() -> None:
    """A time limit and a cancel end the search for an exercise, on layouts of any size."""
    cancel = nonet.Cancel()
    cancel.cancel()
    large = nonet.Layout.of_size(25)
    with pytest.raises(nonet.Cancelled):
        exercise("x_wing", seed=1, layout=large, cancel=cancel)
    with pytest.raises(nonet.TimeLimitReached):
        exercise("x_wing", seed=1, layout=large, time_limit=0)


@pytest.mark.parametrize(
    "name",
    [
        *("pair_relation", "digit_sets", "sum_combinations", "counted_digits", "same_digits"),
        *("index_cells", "square_sets", "digit_distance", "rule_consequence", "rule_fillings"),
    ],
)
def test_rules_that_no_generator_asks_for_are_practised(name: str) -> None:
    """An exercise on each of them has a puzzle with such rules, and is right."""
    one = exercise(name, seed=1)
    assert one.technique == name
    assert one.state.layout.constraints
    assert faults(one) == []
    assert exercise(name, seed=1) == one


@pytest.mark.parametrize("name", ["rule_forcing_net", "two_house_fillings"])
def test_what_is_too_long_to_be_found_is_refused_at_once(name: str) -> None:
    """No puzzle is tried for a technique of which each step is too long for an exercise."""
    with pytest.raises(NonetError, match=f"found '{name}': its steps are too long for an exercise"):
        exercise(name, seed=1)
