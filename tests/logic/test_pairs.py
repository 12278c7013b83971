"""What dots, signs and chains of them leave to their cells, and how it is said."""

from __future__ import annotations

from tests.logic.rule_states import gone, only_step, state

from nonet.constraints import Difference, GreaterThan, Negative, PairSum, Ratio
from nonet.logic import steps


def test_the_partner_of_a_dot_is_named() -> None:
    """Next to 3 and 5 with a white dot: 2, 4 and 6."""
    step = only_step(state(Difference("r1c1 r2c1", 1), r1c1="35"), "dot_pair")
    assert gone(step) == {"r2c1": "135789"}
    assert step.explain("nudge") == "Look for a dot pair at the white dot in box 1."
    said = step.explain("show")
    assert "the digits at a white dot are consecutive. r1c1 is 3 or 5. So" in said


def test_a_black_dot_takes_digits_without_a_double_or_half() -> None:
    """5, 7 and 9 have no partner."""
    step = only_step(state(Ratio("r1c1 r2c1", 2)), "dot_pair")
    assert gone(step) == {"r1c1": "579", "r2c1": "579"}


def test_an_x_takes_half_of_its_sum() -> None:
    """Equal cells of a house cannot both be 5."""
    step = only_step(state(PairSum("r1c1 r2c1", 10)), "xv_pair")
    assert gone(step) == {"r1c1": "5", "r2c1": "5"}


def test_a_sign_bounds_both_cells() -> None:
    """The larger cell is not 1, the smaller one not 9."""
    step = only_step(state(GreaterThan("r1c1 r2c1")), "inequality")
    assert gone(step) == {"r1c1": "1", "r2c1": "9"}


def test_a_digit_takes_its_partners_from_neighbours_without_a_dot() -> None:
    """A 7 leaves neither 6 nor 8, nor itself, to those around it; the nudge names its box."""
    candidates = state(Negative("difference", 1), r5c5="7")
    found = [step for step in steps(candidates, "negative_pairs") if "r4c5" in gone(step)]
    step = next(step for step in found if len(gone(step)) > 1)
    assert gone(step) == {"r4c5": "678", "r5c4": "678", "r5c6": "678", "r6c5": "678"}
    assert step.explain("nudge") == "Use the negative constraint ±1 near box 5."


def test_a_chain_of_dots_has_no_end_in_its_middle() -> None:
    """The middle of three cells in a row with two white dots is neither 1 nor 9."""
    candidates = state(Difference("r1c1 r1c2", 1), Difference("r1c2 r1c3", 1))
    step = only_step(candidates, "pair_chain")
    assert gone(step) == {"r1c2": "19"}
    assert [str(rule) for rule in step.rules()] == [
        str(rule) for rule in candidates.layout.constraints
    ]
    assert step.explain("nudge") == "Look for a chain of pairs near box 1."
