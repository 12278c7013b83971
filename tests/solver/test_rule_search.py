"""Search under changing rules: the same as with a layout for each of them."""

from __future__ import annotations

import pytest

import nonet
from nonet import Cancel, Cancelled, Grid, Layout, LayoutError
from nonet.constraints import AllDifferent, AntiKing, Cage, Thermometer
from nonet.running import Watch
from nonet.solver.rule_search import RuleSearch

BASE = Layout.of_size(4, constraints=[AntiKing()])
EXTRA = [
    (),
    (Thermometer("r1c1-3"),),
    (Cage("r1c1-2", total=3), Thermometer("r4c1-2")),
    (AllDifferent("r2c2-3 r3c2-3"),),
    (),
]


def test_the_same_solutions_as_of_a_layout() -> None:
    """Whatever rules come one after the other, the solutions are those of the whole layout."""
    search = RuleSearch(BASE)
    for rules in EXTRA:
        layout = BASE.with_constraints((*BASE.constraints, *rules))
        search.take(one for rule in rules for one in rule.lower_with_houses(layout))
        for start in (bytes(16), bytes([0, 2]) + bytes(14)):
            found = search.find(start, 1000, nodes=10_000, watch=Watch())
            expected = {one.digits for one in nonet.solutions(Grid(start, layout=layout))}
            assert found.is_complete
            assert set(found.solutions) == expected
            assert len(found.solutions) == len(expected)


def test_limits() -> None:
    """A search ends at its number of solutions or nodes, and when it is cancelled."""
    search = RuleSearch(Layout.of_size(9, constraints=[AntiKing()]))
    found = search.find(bytes(81), 3, nodes=10_000, watch=Watch())
    assert (len(found.solutions), found.is_complete) == (3, False)
    found = search.find(bytes(81), 10_000, nodes=20, watch=Watch())
    assert not found.is_complete
    assert found.nodes <= 21
    cancel = Cancel()
    cancel.cancel()
    with pytest.raises(Cancelled):
        search.find(bytes(81), 100_000, nodes=10**9, watch=Watch(cancel=cancel))
    with pytest.raises(LayoutError, match="a size up to 64"):
        RuleSearch(Layout.of_size(81))
