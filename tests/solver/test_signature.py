"""The signature of the engine: how many nodes it takes over a fixed set of puzzles of our own.

It pins down what the engine does, not how fast. A change that moves it says why in its commit
message, whose last line is `Nodes: N`; any other native change ends `No functional change`.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from tests.solver.make_signature_puzzles import EACH, LAYOUTS

from nonet import Grid, solutions

NODES = 3_038

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
