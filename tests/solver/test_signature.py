"""The signature of the solver: what its engines do over a fixed set of puzzles of our own.

It pins down what they do, not how fast: the nodes of search, the conflicts of learning, the nodes
of lockstep. (native/tests/solver/test_signature.cpp pins the rounds of lockstep and harder grids.)
A change that moves it says why in its commit message, whose last line is `Nodes: N`; any other
native change ends `No functional change`.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from tests.solver.make_signature_puzzles import EACH, LAYOUTS

from nonet import Grid, Layout, check, solutions
from nonet.solver.engine import native_solver

NODES = 3_038
"""Of the search."""

CONFLICTS = 1_278
"""Of learning, from the start."""

LOCKSTEP = (123, 89)
"""Nodes and guesses of the lockstep engine in 8 lanes, on the plain 9×9 grids."""

LIMIT = 100
"""Solutions to go on to, where a puzzle has as many."""


def puzzles() -> list[Grid]:
    """The puzzles of the set, in its order."""
    lines = (Path(__file__).parent / "signature_puzzles.txt").read_text("ascii").splitlines()
    entries = [line.split(" ") for line in lines if not line.startswith("#")]
    return [Grid.parse(text, LAYOUTS[name]) for name, text in entries]


def test_the_set_is_whole() -> None:
    """Every layout of the set has its puzzles."""
    assert [puzzle.layout for puzzle in puzzles()] == [
        layout for layout in LAYOUTS.values() for _ in range(EACH)
    ]


def test_nodes_over_the_set() -> None:
    """The search takes exactly the nodes it took before, over the whole set."""
    nodes = 0
    for puzzle in puzzles():
        found = solutions(puzzle)
        for _ in islice(found, LIMIT):
            pass
        nodes += found.statistics.nodes
    assert nodes == NODES


def test_conflicts_over_the_set() -> None:
    """Learning, from the start, has exactly the conflicts it had before."""
    conflicts = 0
    for puzzle in puzzles():
        solver = native_solver(puzzle, patience=0)
        solver.run(60.0, LIMIT, None, None)
        assert solver.engine == "learning"
        conflicts += solver.conflicts
    assert conflicts == CONFLICTS


def test_lockstep_over_the_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lockstep takes exactly the nodes and guesses it took before."""
    monkeypatch.setenv("NONET_ISA", "baseline")
    classic = Layout.of_size(9)
    found = [check(puzzle).statistics for puzzle in puzzles() if puzzle.layout == classic]
    assert len(found) == EACH
    assert (sum(one.nodes for one in found), sum(one.guesses for one in found)) == LOCKSTEP
