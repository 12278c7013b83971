"""Rules that the player's digits break are mistakes, said before anything else."""

from __future__ import annotations

import pytest
from tests.logic.states import JIGSAW

import nonet
from nonet import Candidates, Grid, Layout
from nonet.constraints import AntiKing, Cage, Ratio, Sandwich, Thermometer
from nonet.logic import LANGUAGES, Language, Mistake
from nonet.logic.broken_rules import broken_rules
from nonet.logic.state import read_ruled_state, ruled_state_text

LAYOUT = Layout.of_size(
    9,
    constraints=[
        Cage("r1c1-3", total=15),
        Thermometer("r5c5-8"),
        Sandwich("r9c1-9", total=10),
        AntiKing(),
    ],
)


def mistake_with(**digits: int) -> Mistake:
    """What is wrong once these digits are entered."""
    grid = Grid.empty(LAYOUT)
    for cell, digit in digits.items():
        grid = grid.place(cell, digit)
    hint = nonet.hint(grid)
    assert hint.step is None
    [mistake] = hint.mistakes
    return mistake


def test_a_full_cage_says_its_sum() -> None:
    """The cage is named with its number, and what is in it adds up to another one."""
    mistake = mistake_with(r1c1=4, r1c2=8, r1c3=9)
    assert (mistake.kind, mistake.rule, mistake.total) == ("rule", 0, 21)
    assert mistake.message == "The cage of 15 adds up to 21."
    assert mistake.nudge() == "One of your digits at the cage of 15 in box 1 is wrong."


def test_other_rules_say_which_digits() -> None:
    """The digits that a rule does not allow are named with their cells."""
    mistake = mistake_with(r5c5=7, r5c6=3)
    assert mistake.message == "The thermometer does not allow 7 and 3 in r5c56."
    assert mistake.cells == (40, 41)


def test_digits_are_named_in_the_order_of_their_cells() -> None:
    """Whatever way round the dot was written, the left digit comes first."""
    layout = Layout.of_size(9, constraints=[Ratio("r1c2 r1c1", 2)])
    grid = Grid.empty(layout).place("r1c1", 2).place("r1c2", 6)
    [mistake] = nonet.hint(grid).mistakes
    assert mistake.message == "The black dot does not allow 2 and 6 in r1c12."


def test_a_sandwich_does_not_sum_its_row() -> None:
    """The number of a sandwich is not that of all its cells."""
    mistake = mistake_with(r9c1=1, r9c2=3, r9c3=9)
    assert mistake.total is None
    assert "1, 3 and 9" in mistake.message


def test_a_rule_of_the_whole_grid_has_a_place() -> None:
    """The nudge says near which box two equal digits touch."""
    mistake = mistake_with(r3c3=4, r4c4=4)
    assert mistake.nudge() == "One of your digits at the anti-king rule near box 1 is wrong."


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_sentences(language: Language) -> None:
    """Nothing is left of a message's name or of a value."""
    for mistake in (mistake_with(r1c1=4, r1c2=8, r1c3=9), mistake_with(r5c5=7, r5c6=3)):
        for said in (mistake.explain(language), mistake.nudge(language)):
            assert "{" not in said
            assert "broken" not in said
            assert "nudge" not in said


def test_equal_digits_in_a_house_come_first() -> None:
    """A conflict is plainer than a sum that does not come out."""
    assert mistake_with(r1c1=9, r1c9=9).kind == "conflict"


def test_digits_that_obey_break_nothing() -> None:
    """No solution of a puzzle with cages breaks one of them."""
    made = nonet.generate(kind="killer", seed=2)
    assert list(broken_rules(Grid(made.solution.digits, layout=made.puzzle.layout))) == []


def test_a_state_keeps_its_rules_as_text() -> None:
    """What is written of a state with rules is read back, boxes of other shapes too."""
    for kind in ("killer", "mini-killer", "kropki", "sandwich", "anti-knight"):
        state = Candidates.of(nonet.generate(kind=kind, seed=1).puzzle)
        assert read_ruled_state(ruled_state_text(state)) == state
    plain = Candidates.of(Grid("...4 ..31 34.. 2..."))
    assert read_ruled_state(ruled_state_text(plain)) == plain


def test_a_state_keeps_its_regions() -> None:
    """Regions that are not boxes are written as their labels."""
    state = Candidates.of(Grid.empty(Layout.jigsaw(JIGSAW)))
    assert read_ruled_state(ruled_state_text(state)) == state
