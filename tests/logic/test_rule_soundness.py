"""What steps of rules eliminate is impossible in all grids that obey the rules they name."""

from __future__ import annotations

import pytest
from tests.logic.rule_oracle import ruled_states

from nonet.constraints.registry import NAMES
from nonet.logic import steps
from nonet.logic.families import FAMILIES, Family

OWN = [
    family
    for family in FAMILIES
    if any(entry.rules for entry in family.entries) or family.file == "rule_patterns"
]


@pytest.mark.parametrize("family", OWN, ids=lambda family: family.file)
@pytest.mark.parametrize("seed", range(4))
def test_no_grid_has_what_a_step_eliminates(family: Family, seed: int) -> None:
    """Brute force over all grids with the candidates and the named rules finds none with it."""
    kinds = frozenset(name for entry in family.entries for name in entry.rules) or frozenset(NAMES)
    techniques = [entry.name for entry in family.entries]
    found = 0
    for one in ruled_states(seed, 60, kinds):
        for step in steps(one.state, techniques):
            found += 1
            assert not one.allows(step), f"{step}\n{one.state.layout.constraints}\n{one.state}"
    assert found or family.file not in {"lines", "pairs", "rule_patterns"}
