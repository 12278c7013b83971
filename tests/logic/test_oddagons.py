"""Tridagons and bivalue oddagons: published cases, their definition, soundness."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from tests.logic.marks import (
    LAYOUTS,
    full,
    gone,
    part,
    peers,
    sparse,
    table,
    with_digits,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import steps
from nonet.logic.state import read_state

TECHNIQUES = ["tridagon", "bivalue_oddagon"]


# "r8c8 is the only cell in the pattern with the extra candidate": Yogi, 14 September 2023,
# http://forum.enjoysudoku.com/help-a-player-to-spot-a-tridagon-t41955.html
def test_a_published_tridagon() -> None:
    """The one cell of twelve with a further digit holds it."""
    state = table("""
        5      7     3468    238   346   13     9    123    136
        23469  2349  3469    2357  34567 13579  3457 12357  8
        234689 1     34689   23578 34567 3579   3457 2357   3567
        379    359   1       6     8     357    357  4      2
        3467   345   34567   1     357   2      8    357    9
        378    358   2       357   9     4      1    6      357
        134789 34589 345789  357   2     6      357  135789 1357
        137    6     357     9     357   8      2    1357   4
        23789  23589 35789   4     1     357    6    35789  357
    """)
    (step,) = steps(state, "tridagon")
    assert gone(step) == {"3r8c8", "5r8c8", "7r8c8"}
    assert part(step, "guardian") == ["1 r8c8"]
    assert part(step, "floor")[0].count("r") == 11


@pytest.mark.parametrize("last", ["r8c8", "r9c7"])
def test_half_of_the_tridagons(last: str) -> None:
    """Three boxes that run alike and a fourth that runs the other way: only then nothing fits."""
    alike = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3"
    fourth = {"r8c8": "r4c4 r5c5 r6c6", "r9c7": "r4c6 r5c5 r6c4"}[last]
    *cells, roof = f"{alike} {fourth}".split()
    state = with_digits({" ".join(cells): "123", roof: "1238"}, full(LAYOUTS["9x9"]))
    found = steps(state, "tridagon")
    assert bool(found) == (last == "r9c7")


def test_an_odd_loop() -> None:
    """A further digit of cells of an odd loop goes from all that see them all."""
    state = with_digits({"r1c1 r1c5 r6c5": "12", "r6c2 r3c2": "129"}, full(LAYOUTS["9x9"]))
    (step,) = steps(state, "bivalue_oddagon")
    assert gone(step) == {f"9r{row}c2" for row in (1, 2, 4, 5, 7, 8, 9)}
    assert part(step, "floor") == ["12 r1c1 r1c5 r6c5"]
    assert set(part(step, "guardian")) == {"9 r6c2", "9 r3c2"}


def test_an_even_loop_says_nothing() -> None:
    """Loops that can be filled alternately are not oddagons."""
    cells = "r1c1 r1c4 r3c4 r3c7 r2c7"
    state = with_digits({cells: "12", "r2c1": "129"}, full(LAYOUTS["9x9"]))
    assert steps(state, "bivalue_oddagon") == []


@given(sparse())
@settings(deadline=None)
def test_oddagons_are_odd_loops(state: Candidates) -> None:
    """Floor and guardians form a loop of odd length, in which a cell sees its neighbours alone."""
    for step in steps(state, "bivalue_oddagon"):
        cells = {c for g in step.groups if g.role in {"floor", "roof"} for c in g.cells}
        assert len(cells) % 2 == 1
        assert all(len(peers(state.layout, cell) & cells) == 2 for cell in cells)
        path = [min(cells)]
        while len(path) < len(cells):
            path.append(min((peers(state.layout, path[-1]) & cells) - set(path)))
        assert all(b in peers(state.layout, a) for a, b in pairwise([*path, path[0]]))


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []


def test_several_candidates_of_one_cell_are_several_guardians() -> None:
    """Candidates of one cell are no *only other candidate*."""
    text = (
        "1..8.....3.85.94+2+1...4+1..+86.....1..3..1.82.4.9.67..+81.29....17...32..5+6......52+39"
    )
    said = [step.explain("show") for step in steps(read_state(text), "bivalue_oddagon")]
    assert any("So one of the other candidates there (the guardians) is true" in x for x in said)
    assert not any("the only other candidate" in x and " or " in x for x in said)
