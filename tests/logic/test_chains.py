"""Remote pairs, X-chains and XY-chains: what they find, and why."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.logic.chain_proofs import (
    Candidate,
    Links,
    between,
    chains,
    of_two_digits,
    of_two_places,
    seeing,
)
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    full,
    gone,
    part,
    sparse,
    with_digits,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import Link, Step, TechniqueOptions, steps

MOST = 9
"""Links of the chains that are compared with all chains there are."""


@pytest.fixture
def nine() -> Candidates:
    """All digits in all cells of 9 × 9."""
    return full(LAYOUTS["9x9"])


def lengths(found: list[Step]) -> dict[Eliminations, int]:
    """What the steps eliminate, and by how many links; long chains left out."""
    return {
        frozenset(step.eliminations): len(step.links) for step in found if len(step.links) <= MOST
    }


def by_definition(strong: Links, weak: Links, shortest: int) -> dict[Eliminations, int]:
    """Eliminations of one digit by the two ends of a chain, each with its fewest links.

    Where a chain of fewer links than `shortest` is between the ends, another technique says it.
    """
    between_ends: dict[tuple[Candidate, Candidate], int] = {}
    for chain in chains(strong, weak, MOST):
        ends = chain[0], chain[-1]
        between_ends[ends] = min(len(chain) - 1, between_ends.get(ends, MOST))
    expected: dict[Eliminations, int] = {}
    for (start, end), links in between_ends.items():
        eliminated = between(start, end, weak)
        if start != end and start[1] == end[1] and links >= shortest and eliminated:
            expected[eliminated] = min(links, expected.get(eliminated, MOST))
    return expected


def test_an_x_chain(nine: Candidates) -> None:
    """What sees both ends of a chain of one digit goes."""
    lines = {"row 1": "r1c2 r1c5", "row 3": "r3c4 r3c9", "row 8": "r8c3 r8c9"}
    (step,) = steps(with_places(6, lines, nine), "x_chain")
    assert gone(step) == {"6r2c3", "6r7c2", "6r9c2"}
    assert part(step, "off") == ["6 r1c2", "6 r3c4", "6 r8c9"]
    assert part(step, "on") == ["6 r1c5", "6 r3c9", "6 r8c3"]
    assert step.links == tuple(Link(i, i + 1, strong=i % 2 == 0) for i in range(5))


def test_an_xy_chain(nine: Candidates) -> None:
    """What sees both ends of a chain of cells with two candidates goes."""
    cells = {"r1c1": "12", "r1c5": "23", "r5c5": "34", "r5c9": "14"}
    (step,) = steps(with_digits(cells, nine), "xy_chain")
    assert gone(step) == {"1r1c9", "1r5c1"}
    assert len(step.links) == 7
    assert sorted(part(step, "off")) == ["1 r1c1", "2 r1c5", "3 r5c5", "4 r5c9"]
    assert sorted(part(step, "on")) == ["1 r5c9", "2 r1c1", "3 r1c5", "4 r5c5"]
    assert step.links == tuple(Link(i, i + 1, strong=i % 2 == 0) for i in range(7))
    assert [group.role for group in step.groups] == ["off", "on"] * 4


def test_a_remote_pair(nine: Candidates) -> None:
    """What sees both ends of a chain of equal pairs loses both digits."""
    cells = {"r1c1 r1c5 r5c5 r5c9": "27"}
    (step,) = steps(with_digits(cells, nine), "remote_pair")
    assert gone(step) == {"2r1c9", "7r1c9", "2r5c1", "7r5c1"}
    assert [group.role for group in step.groups] == ["off", "on"] * 4


def test_chains_are_limited_in_length(nine: Candidates) -> None:
    """Chains of more links than the options allow are not found."""
    cells = {"r1c1": "12", "r1c5": "23", "r5c5": "34", "r5c9": "14"}
    state = with_digits(cells, nine)
    assert steps(state, "xy_chain", options=TechniqueOptions(chain_length=7))
    assert not steps(state, "xy_chain", options=TechniqueOptions(chain_length=6))


@given(sparse())
@settings(max_examples=60)
def test_all_x_chains_are_found(state: Candidates) -> None:
    """There is a shortest X-chain for each conclusion, whatever the layout and the marks."""
    expected = by_definition(of_two_places(state), seeing(state), 3)
    assert lengths(steps(state, "x_chain")) == expected


@given(sparse())
@settings(max_examples=60)
def test_all_xy_chains_are_found(state: Candidates) -> None:
    """There is a shortest XY-chain for each conclusion, whatever the layout and the marks."""
    expected = by_definition(of_two_digits(state), seeing(state), 5)
    assert lengths(steps(state, "xy_chain")) == expected


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, ["remote_pair", "x_chain", "xy_chain"]) == []
