"""Random small boards with layers, against a plain program."""

from __future__ import annotations

from tests.conformance.random_layers import compare_all


def test_random_boards_with_layers_have_just_their_solutions() -> None:
    """Solutions, verdicts and violations are those of a program that tries everything."""
    tally = compare_all(150, 1)
    assert tally.faults == []
    assert 30 < tally.solved < 120
    assert {"roles", "values", "indexers", "second_digits"} < set(tally.kinds)
