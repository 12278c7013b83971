"""Chains through rules."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.logic.rule_proofs import RuleProof
from tests.logic.soundness import is_sound
from tests.logic.test_rule_forcing import walked

from nonet.logic import Step, steps

CHAIN = "rule_chain"


@pytest.mark.parametrize("seed", range(5))
def test_every_step_proves_itself(seed: int) -> None:
    """Each inference follows from its premises, by a rule where one is named; none is wrong."""
    for state, solution in walked(seed):
        for step in steps(state, CHAIN):
            assert is_sound(step, solution)
            RuleProof(step, state).check()


def test_a_chain_does_not_branch() -> None:
    """Each statement follows from the first and the one before; the conflict from both ends."""
    links = 0
    for state, _ in (*walked(0), *walked(2)):
        for step in steps(state, CHAIN):
            nodes = [i for i, group in enumerate(step.groups) if group.role in {"assumption", "on"}]
            for before, node in pairwise(nodes):
                assert before in sources(step, node) <= {nodes[0], before}
                links += 1
            assert sources(step, len(step.groups) - 1) <= {nodes[0], nodes[-1]}
    assert links > 0


def sources(step: Step, number: int) -> set[int]:
    """Groups that are true from which a group follows."""
    found: set[int] = set()
    for link in step.links:
        if link.end == number:
            start = step.groups[link.start]
            is_node = start.role in {"assumption", "on"}
            found |= {link.start} if is_node else sources(step, link.start)
    return found
