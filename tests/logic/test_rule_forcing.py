"""Forcing chains and nets through rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.logic.marks import made
from tests.logic.rule_proofs import RuleProof, fillings
from tests.logic.soundness import is_sound

import nonet
from nonet import Layout
from nonet.constraints import AntiKing, AntiKnight, Arrow, Cage, Difference, Thermometer
from nonet.grid import Candidates, Grid
from nonet.layout import Constraint
from nonet.logic import Group, Link, Step, steps

CHAIN, NET = "rule_forcing_chain", "rule_forcing_net"
FORKS = ("rule_forcing_cell", "rule_forcing_house")


def with_rules(seed: int) -> tuple[Candidates, Grid]:
    """A 6 × 6 grid with a few givens and rules that its solution obeys, and the solution."""
    rng = Random(seed)
    solution = nonet.solve(made(Layout.of_size(6), seed)).digits
    rules: list[Constraint] = [
        rule
        for rule in (AntiKnight(), AntiKing())
        if not any(rule.violations(Layout.of_size(6), solution))
    ]
    free = set(range(36))
    for length in (4, 4, 3, 3, 3, 2, 2, 2):
        walk = [rng.choice(sorted(free))]
        while len(walk) < length:
            row, column = divmod(walk[-1], 6)
            near = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
            after = [6 * r + c for r, c in near if 0 <= r < 6 and 0 <= c < 6]
            after = [cell for cell in after if cell in free and cell not in walk]
            if not after:
                break
            walk.append(rng.choice(after))
        digits = [solution[cell] for cell in walk]
        if len(walk) == 2 and abs(digits[0] - digits[1]) == 1:
            rules.append(Difference(walk, 1))
        elif digits == sorted(set(digits)) and len(walk) > 1:
            rules.append(Thermometer(walk))
        elif digits[0] == sum(digits[1:]) and len(walk) > 1:
            rules.append(Arrow(walk[:1], walk[1:]))
        elif len(set(digits)) == len(digits) > 1:
            rules.append(Cage(walk, sum(digits)))
        else:
            continue
        free -= set(walk)
    layout = Layout.of_size(6, constraints=rules)
    givens = [digit if rng.random() < 0.12 else 0 for digit in solution]
    return Candidates.of(Grid(givens, layout=layout)), Grid(solution, layout=layout)


def walked(seed: int) -> Iterator[tuple[Candidates, Grid]]:
    """States on the way, which the rules' own consequences and singles lead along."""
    state, solution = with_rules(seed)
    easy = ("naked_single", "hidden_single", "cage_combinations", "thermometer_bounds", "arrow_sum")
    for _ in range(12):
        yield state, solution
        found = steps(state, easy)[:6] or steps(state, CHAIN)[:3]
        for step in found:
            state = step.apply(state)


@pytest.mark.parametrize("seed", range(12))
def test_every_step_proves_itself(seed: int) -> None:
    """Each inference follows from its premises, by a rule where one is named; none is wrong."""
    for state, solution in walked(seed):
        for step in steps(state, CHAIN):
            assert is_sound(step, solution)
            RuleProof(step, state).check()


def test_forks_prove_themselves() -> None:
    """All candidates of a cell, or places of a digit in a house, lead to what goes."""
    seen = set()
    for seed in range(40):
        state, solution = with_rules(seed)
        while found := [*steps(state, "rule_fillings"), *steps(state, CHAIN)]:
            for step in found:
                state = step.apply(state)
        for step in steps(state, FORKS):
            assert is_sound(step, solution)
            RuleProof(step, state).check()
            seen.add(step.technique)
    assert seen == {*FORKS}


@pytest.mark.parametrize("seed", [0, 2])
def test_nets_prove_themselves(seed: int) -> None:
    """So does each with contradictions inside of the branch, which nothing outside of them uses."""
    inner = 0
    for state, solution in walked(seed):
        for step in steps(state, NET):
            assert is_sound(step, solution)
            RuleProof(step, state).check()
            inner += sum(group.role == "assumption" for group in step.groups) - 1
    assert inner > 0


def test_an_argument_names_its_rules() -> None:
    """The sentence says by which rule something follows, and what has nothing left."""
    layout = Layout.of_size(4, constraints=[Cage("r1c1-2", 5), Thermometer("r2c1 r2c2 r3c2")])
    state = Candidates.of(Grid("................", layout=layout))
    state = state.without([(4, 3), (4, 4), (5, 1), (5, 4), (9, 1), (9, 2)])
    (step,) = (step for step in steps(state, CHAIN) if step.eliminations == ((2, 1),))
    assert step.explain() == (
        "Rule forcing chain: if r1c3 is 1, then 1 is not in r1c12, then 4 is not in r1c12 by the "
        "cage of 5, then no place is left for 4 in box 1. That is a contradiction. So 1 can be "
        "removed from r1c3."
    )
    assert step.explain("nudge", "de") == "Suche eine Regel-Zwangskette mit dem Anfang in Block 2."
    assert step.notation.startswith("(1)r1c3 - (1)r1c12 = [cage of 5] - (4)r1c1 = (4)b1")


@pytest.mark.parametrize("seed", [0, 3, 4])
def test_chains_name_the_rule_of_a_weak_link(seed: int) -> None:
    """Candidates of a weak link share a cell or a house, or a named rule excludes them."""
    named = 0
    for state, solution in walked(seed):
        for step in steps(state, ("continuous_nice_loop", "discontinuous_nice_loop", "aic")):
            assert is_sound(step, solution)
            numbers = [group.rule for group in step.groups if group.role == "rule"]
            assert len(numbers) == sum(needs_rule(step, link) for link in step.links)
            rules = iter(numbers)
            for link in step.links:
                if needs_rule(step, link):
                    rule = state.layout.constraints[next(rules) or 0]
                    assert is_excluded(state, rule, step.groups[link.start], step.groups[link.end])
                    named += 1
    assert named > 0


def needs_rule(step: Step, link: Link) -> bool:
    """Whether a link is weak, and neither in a cell nor of a digit in a house."""
    start, end = step.groups[link.start], step.groups[link.end]
    if link.strong or start.cells == end.cells:
        return False
    houses = step.layout.cell_houses
    shared = {*houses[start.cells[0]]} & {*houses[end.cells[0]]}
    return start.digits != end.digits or not shared


def is_excluded(state: Candidates, rule: Constraint, start: Group, end: Group) -> bool:
    """Whether no digits that obey the rule have both candidates."""
    digits_of = {
        cell: [state.grid.digits[cell]]
        if state.grid.digits[cell]
        else [digit for digit in range(1, 7) if state.masks[cell] >> digit - 1 & 1]
        for cell in rule.scope(state.layout)
        if len(rule.scope(state.layout)) < 8
    }
    digits_of |= {start.cells[0]: [start.digits[0]], end.cells[0]: [end.digits[0]]}
    return not any(fillings(state, rule, digits_of))
