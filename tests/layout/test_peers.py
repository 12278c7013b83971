"""Cells that never have the same digit."""

from __future__ import annotations

from itertools import islice

import pytest

from nonet import Candidates, Grid, Layout, solutions
from nonet.constraints import (
    AllDifferent,
    AntiKing,
    AntiKnight,
    AnyOf,
    Cage,
    Clone,
    Difference,
    Ratio,
    RenbanLine,
    Thermometer,
    WhisperLine,
)
from nonet.layout import Constraint

RULES: list[Constraint] = [
    Cage("r1c1 r2c2 r3c2"),
    Cage("r1c1 r2c3", total=5),
    AllDifferent("r1c1 r2c3 r3c2"),
    AntiKing(),
    AntiKnight(),
    Difference("r1c1 r3c3", 1),
    Ratio("r1c2 r3c1", 2),
    RenbanLine("r1c1 r2c3 r3c2"),
    Thermometer("r1c1 r2c3 r4c2"),
    WhisperLine("r1c1 r2c3 r3c2", difference=2),
    Clone(("r1c1", "r2c3")),
    AnyOf([Cage("r1c1 r2c3"), Cage("r1c1 r4c4")]),
]


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_no_solution_has_a_digit_twice_in_peers(rule: Constraint) -> None:
    """In none of the first few hundred."""
    layout = Layout.of_size(4, constraints=[rule])
    found = list(islice(solutions(Grid.empty(layout)), 300))
    assert found or isinstance(rule, AntiKing | AntiKnight)
    for solution in found:
        for cell, peers in enumerate(layout.peers):
            assert cell not in peers
            assert all(solution.digits[cell] != solution.digits[peer] for peer in peers)


def test_peers_of_a_house_are_all_its_other_cells() -> None:
    """On a layout without other rules."""
    layout = Layout.of_size(9)
    for house in layout.houses:
        for cell in house.cells:
            assert layout.peers[cell] >= set(house.cells) - {cell}


def test_a_digit_goes_from_the_candidates_of_a_cage() -> None:
    """Of a given and of an entry alike."""
    layout = Layout.of_size(4, constraints=[Cage("r1c1 r2c3 r3c2")])
    given = Candidates.of(Grid("1" + "." * 15, layout=layout))
    assert given["r2c3"] == given["r3c2"] == (2, 3, 4)
    entered = Candidates.of(Grid("." * 16, layout=layout)).place(0, 1)
    assert entered.masks == given.masks
