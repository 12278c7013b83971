"""Hints, walkthroughs and grades on boards with other digits, other cells, or layers."""

from __future__ import annotations

from random import Random

import pytest
from tests.each import each
from tests.logic.board_puzzles import is_against, puzzle

import nonet
from nonet import Candidates, Grid, Hint, Layout, LayoutError, Step, Walkthrough
from nonet.layout import Layer, Unknown
from nonet.logic import LANGUAGES, TechniqueOrder

ORDER = TechniqueOrder.everything().without("brute_force")
FROM_ZERO = Grid("0.31 31.2 .320 2013", layout=Layout.of_size(4, digits="0-3"))
DOUBLERS = Layout.of_size(
    4,
    layers=[Layer("doubler"), Layer("value", "1-8")],
    constraints=["roles doubler 2 1", "values value doubler d|2d", "sum 8 value:r1c1"],
)


@each("seed", range(40))
def test_each_step_is_right(seed: int) -> None:
    """Random puzzles are solved by steps of which none is against the solution."""
    grid, solution = puzzle(Random(seed))
    walked = nonet.walkthrough(grid, order=ORDER)
    assert walked.solved
    assert walked.end.grid.digits == solution.digits
    for step, state in zip(walked.steps, walked.states(), strict=False):
        assert not is_against(state, step.eliminations, solution)
        for language in LANGUAGES:
            for depth in ("nudge", "point", "show"):
                assert step.explain(depth, language, state=state)
        assert Step.from_json(step.to_json()) == step
    assert Walkthrough.from_json(walked.to_json()) == walked


def test_all_steps_of_a_state_are_right() -> None:
    """So are all steps that techniques have in a state, not only the easiest one."""
    for seed in range(100, 120):
        grid, solution = puzzle(Random(seed))
        state = Candidates.of(grid)
        for step in nonet.steps(state, ["rule consequence", "rule chain", "rule forcing chain"]):
            assert not is_against(state, step.eliminations, solution)


def test_zero_is_a_digit_of_sentences() -> None:
    """Where 0 is a digit, steps place it and speak of it, and so does what is said of a mistake."""
    [step] = [one for one in nonet.walkthrough(FROM_ZERO).steps if one.placements == ((6, 0),)]
    assert step.explain().endswith("So r2c3 is 0.")
    assert str(step).endswith("r2c3=0")
    wrong = FROM_ZERO.place("r2c3", 3)
    assert str(nonet.hint(wrong)) == "The 3 in r2c3 is wrong."
    twice = FROM_ZERO.place("r1c2", 0)
    assert "Two 0s in row 1" in str(nonet.hint(twice))


def test_roles_have_words() -> None:
    """A cell that must be a doubler is called one, in each language."""
    state = Candidates.of(Grid.empty(DOUBLERS)).without(
        [(f"doubler:r3c{column}", 2) for column in (1, 2, 4)]
    )
    found = [
        step
        for step in _steps(state)
        if step.placements == ((DOUBLERS.index_of("doubler:r3c3"), 2),)
    ]
    said = [found[0].explain("show", language) for language in LANGUAGES]
    assert "In row 3, only r3c3 can be a doubler. So r3c3 is a doubler." in said[0].replace(
        "in row 3", "In row 3"
    )
    assert any("In Zeile 3 kann nur r3c3 ein Verdoppler sein." in text for text in said)
    assert any("只有r3c3可能是加倍格" in text for text in said)


def _steps(state: Candidates) -> list[Step]:
    from nonet.logic.board_walk import only_cells

    return [*only_cells(state)]


def test_steps_place_roles() -> None:
    """Steps enter roles, and candidates have them then."""
    state = Candidates.of(Grid.empty(DOUBLERS)).place("doubler:r1c2", 2)
    assert state["doubler:r1c2"] == (2,)
    assert state.grid.layer("doubler")[:3] == (None, 2, None)
    fewer = state.without([("value:r1c1", 8), ("r1c1", 4)])
    assert (fewer["value:r1c1"], fewer["r1c1"]) == ((1, 2, 3, 4, 5, 6, 7), (1, 2, 3))
    assert Candidates.from_json(fewer.to_json()) == fewer


def test_what_finds_nothing_says_so() -> None:
    """On a board where no technique finds anything the hint says so in plain words."""
    found = nonet.hint(Grid.empty(Layout.free(2, 2, digits="0-5")))
    assert (found.step, found.mistakes) == (None, ())
    assert str(found) == "No technique finds a step here."


def test_values_are_noted_without_a_word() -> None:
    """What follows from digit and role alone is no step: a value of 8 says both at once."""
    hint = nonet.hint(Grid.empty(DOUBLERS))
    assert hint.step is not None
    assert hint.step.technique == "rule_consequence"
    walked = nonet.walkthrough(Grid.empty(DOUBLERS), order=ORDER)
    values = {*DOUBLERS.variables("value")}
    placed = [cell for step in walked.steps for cell, _ in step.placements]
    assert not values.intersection(placed)
    assert walked.end["r1c1"] == (4,)
    assert walked.end["doubler:r1c1"] == (2,)
    assert Hint.from_json(hint.to_json()) == hint


def test_a_wrong_role_is_a_mistake() -> None:
    """A role that differs from the only solution is wrong, as a digit is."""
    made = nonet.generate(kind="doublers", seed=1)
    roles = made.solution.layer("doubler")
    wrong = Candidates.of(made.puzzle).place("doubler:r1c1", 3 - (roles[0] or 0))
    assert str(nonet.hint(wrong)) == f"The {3 - (roles[0] or 0)} in doubler:r1c1 is wrong."


def test_boards_of_any_houses_are_taught() -> None:
    """A samurai has hints, though it has more houses than the core takes."""
    samurai = Layout.overlapping(9, [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)])
    full = nonet.solve(Grid.empty(samurai))
    digits = bytes(digit if cell % 5 else 0 for cell, digit in enumerate(full.digits))
    hint = nonet.hint(Grid._made(samurai, digits, digits))
    assert hint.step is not None
    [(cell, digit)] = hint.step.placements
    assert full.digits[cell] == digit


def test_too_many_numbers_are_refused() -> None:
    """Numbers up to 45 are more than techniques work on."""
    layout = Layout.of_size(9, layers=Unknown("total", 1, 45))
    with pytest.raises(LayoutError, match="at most 25 different numbers"):
        nonet.hint(Grid.empty(layout).place("r1c1", 5))
