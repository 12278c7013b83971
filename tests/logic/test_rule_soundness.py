"""What steps of rules eliminate is impossible in all grids that obey the rules they name."""

from __future__ import annotations

import pytest
from tests.logic.rule_oracle import ruled_states

from nonet.constraints.registry import NAMES, kind_of
from nonet.layout import Constraint
from nonet.logic import steps
from nonet.logic.families import FAMILIES, Family

EXPLAINED = {name: kind_of(name).explained_by for name in NAMES}
"""Rules, and the technique of what each says about its own cells."""

OWN = [
    family
    for family in FAMILIES
    if family.file == "rule_patterns"
    or any(entry.name in EXPLAINED.values() for entry in family.entries)
]


@pytest.mark.parametrize("family", OWN, ids=lambda family: family.file)
@pytest.mark.parametrize("seed", range(4))
def test_no_grid_has_what_a_step_eliminates(family: Family, seed: int) -> None:
    """Brute force over all grids with the candidates and the named rules finds none with it."""
    techniques = [entry.name for entry in family.entries]
    own = {*techniques} - {Constraint.explained_by}
    kinds = frozenset(name for name in NAMES if EXPLAINED[name] in own) or frozenset(NAMES)
    found = 0
    for one in ruled_states(seed, 60, kinds):
        for step in steps(one.state, techniques):
            found += 1
            assert not one.allows(step), f"{step}\n{one.state.layout.constraints}\n{one.state}"
    assert found or family.file not in {"lines", "pairs", "rule_patterns"}
