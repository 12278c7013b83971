"""What is printed proves what it says: each line names all premises that it needs."""

from __future__ import annotations

import re

import pytest
from tests.logic.printed_arguments import Replay
from tests.logic.states import EVERY_EXAMPLE, example

from nonet import Candidates, Layout
from nonet.logic import technique

CLASSIC = {
    "Singles",
    "Locked candidates",
    "Subsets",
    "Fish",
    "Complex fish",
    "Single-digit patterns",
    "Colouring",
    "Wings",
    "Uniqueness",
    "Chains",
    "Almost locked sets",
    "Rare patterns",
    "Forcing",
    "Templates",
    "Last resort",
}


@EVERY_EXAMPLE
def test_every_printed_line_follows(name: str) -> None:
    """Each line of an argument holds in its state, and follows from the premises that it names."""
    state, step = example(name)
    replay = Replay(step, state)
    replay.check()
    if technique(name).family in CLASSIC:
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
