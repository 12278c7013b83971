"""Naked subsets and almost locked sets in cells that rules beyond houses keep different."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from tests.logic.rule_oracle import ruled_states
from tests.logic.rule_states import gone, only_step, state

from nonet import Candidates
from nonet.constraints import AllDifferent, AntiKnight, Cage
from nonet.constraints.registry import NAMES
from nonet.layout import Constraint
from nonet.logic import steps

SIZES = {"naked_pair": 2, "naked_triple": 3, "naked_quadruple": 4}
NAKED = [*SIZES, "locked_pair", "locked_triple"]
CAGE = Cage("r3c3-4 r4c3-5", total=25)


@pytest.mark.parametrize(
    "rule", [CAGE, AllDifferent("r3c3-4 r4c3-4"), AntiKnight()], ids=lambda rule: rule.name
)
def test_two_cells_that_a_rule_keeps_different(rule: Constraint) -> None:
    """A pair that is in no house eliminates where both cells are seen, and names the rule."""
    other = "r5c4" if isinstance(rule, AntiKnight) else "r4c4"
    step = only_step(state(rule, r3c3="12", **{other: "12"}), "naked_pair")
    assert step.rules() == (rule,)
    assert gone(step)["r3c4"] == "12"
    assert "see each other" in step.explain()


def test_a_pair_of_a_house_is_seen_by_rules_too() -> None:
    """Cells beside the house that see both cells of a pair lose its digits."""
    step = only_step(state(CAGE, r4c3="12", r4c4="12"), "naked_pair")
    assert gone(step)["r3c3"] == gone(step)["r3c4"] == gone(step)["r4c9"] == "12"
    assert "in row 4" in step.explain()


def test_a_triple_of_a_cage_says_where_it_is() -> None:
    """The hint leads to the cage."""
    step = only_step(state(CAGE, r3c3="12", r4c4="23", r4c5="13"), "naked_triple")
    assert step.rules() == (CAGE,)
    assert "the cage of 25" in step.explain("nudge")
    assert gone(step)["r3c4"] == gone(step)["r4c3"] == "123"


def by_definition(candidates: Candidates) -> set[tuple[int, int]]:
    """What goes by cells that all see each other and have no more candidates than cells."""
    peers = candidates.layout.peers
    expected = set()
    for size in SIZES.values():
        few = [cell for cell, mask in enumerate(candidates.masks) if 1 < mask.bit_count() <= size]
        few = [cell for cell in few if not candidates.grid.digits[cell]]
        for cells in combinations(few, size):
            if any(two not in peers[one] for one, two in combinations(cells, 2)):
                continue
            digits = 0
            for cell in cells:
                digits |= candidates.masks[cell]
            if digits.bit_count() != size:
                continue
            for digit in range(candidates.layout.size):
                places = [cell for cell in cells if candidates.masks[cell] >> digit & 1]
                seen = set.intersection(*(set(peers[cell]) for cell in places)) if places else set()
                expected |= {
                    (cell, digit + 1)
                    for cell in seen
                    if not candidates.grid.digits[cell] and candidates.masks[cell] >> digit & 1
                }
    return expected


@pytest.mark.parametrize("seed", range(3))
def test_all_subsets_of_cells_that_see_each_other_are_found(seed: int) -> None:
    """All steps together eliminate just what the definition does."""
    found = 0
    for one in ruled_states(seed, 40, frozenset(NAMES)):
        if one.state.layout.is_house_only:
            continue  # there subsets are looked for in one house at a time
        eliminated = {gone for step in steps(one.state, NAKED) for gone in step.eliminations}
        assert eliminated == by_definition(one.state)
        found += len(eliminated)
    assert found


def test_brute_force_agrees() -> None:
    """No grid with the candidates has what subsets and almost locked sets eliminate."""
    kinds = frozenset({"killer_cage", "all_different", "renban_line", "anti_knight"})
    found = 0
    for one in chain.from_iterable(ruled_states(seed, 25, kinds) for seed in range(2)):
        for step in steps(one.state, [*NAKED, "als_xz", "death_blossom"]):
            found += bool(step.rules())
            assert not one.allows(step), f"{step}\n{one.state.layout.constraints}\n{one.state}"
    assert found


def test_almost_locked_sets_of_cages_name_them() -> None:
    """A set that is in no house comes with the cage that makes its digits different."""
    candidates = state(Cage("r3c3-4 r4c4", total=15), r3c3="123", r4c4="123", r4c3="23")
    [step] = [step for step in steps(candidates, "als_xz") if step.rules()]
    assert "r3c3 and r4c4 in the cage of 15, with 1, 2 and 3" in step.explain()
    assert gone(step) == {"r3c4": "1"}
