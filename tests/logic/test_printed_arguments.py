"""What is printed proves what it says: each line names all premises that it needs."""

from __future__ import annotations

import re

import pytest
from tests.logic.printed_arguments import Replay
from tests.logic.printed_rules import RuleReplay
from tests.logic.states import EVERY_EXAMPLE, example

from nonet import Candidates, Layout


@EVERY_EXAMPLE
def test_every_printed_line_follows(name: str) -> None:
    """Each line of an argument holds in its state, and follows from the premises that it names."""
    state, step = example(name)
    replay = RuleReplay(step, state)
    replay.check()
    assert replay.unread == []


def test_a_joint_inference_names_all_its_premises() -> None:
    """A net that needs a digit to be gone from several cells says so in one line."""
    _, step = example("contradiction_forcing_net")
    assert re.search(r"[Ii]f [0-9] is not in r[0-9]+c[0-9]+.*, then r", step.explain(whole=True))


def test_half_of_a_premise_is_found() -> None:
    """The checker itself refuses an inference that lacks one of its premises."""
    # Of row 2 the 3 has places in columns 4 to 6 alone.
    masks = [(1 << 9) - 1] * 81
    for cell in (9, 10, 11, 15, 16, 17):
        masks[cell] &= ~(1 << 2)
    replay = Replay(example("pointing")[1], Candidates(masks, Layout.of_size(9)))
    replay.line("if 3 is not in r2c45, then r2c6 is 3")
    with pytest.raises(AssertionError):
        replay.line("if r2c4 is not 3, then r2c6 is 3")


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("sum_bounds", "which is at least 5", "which is at least 6"),
        ("must_have_digit", "needs 2, and", "needs 9, and"),
        ("killer_pair", "can only be 1+3+7", "can only be 1+4+6"),
        ("hidden_cage", "there is 20", "there is 21"),
        ("cage_overlap", "so it has 4", "so it has 5"),
        ("cage_conflict", "none has a 5", "none has a 3"),
        ("common_peers", "r4c8 sees", "r1c1 sees"),
        ("polarity_colouring", "Suppose B is high", "Suppose B is low"),
        ("parity_colouring", "only 1, 3 and 7", "only 1 and 3"),
        ("rule_and_house", "no place for 5", "no place for 9"),
        ("rule_and_subset", "r56c4 in column 4", "r5c4 in column 4"),
        ("contradiction_forcing_net", "If 9 is not in r12c8", "If 9 is not in r1c8"),
    ],
)
def test_a_planted_fault_is_found(name: str, right: str, wrong: str) -> None:
    """One wrong digit, cell or premise in an argument does not pass."""
    state, step = example(name)
    text = step.explain("show", whole=True, state=state)
    RuleReplay(step, state).read(text)
    assert right in text
    with pytest.raises((AssertionError, KeyError)):
        RuleReplay(step, state).read(text.replace(right, wrong, 1))
