"""The pool of puzzles for rare techniques."""

from __future__ import annotations

from importlib import resources

import pytest

from nonet.course import course_order
from nonet.course._pool import packed, pooled, unpacked
from nonet.course._target import target
from nonet.grid import Candidates, Grid

NAMES = [name for entry in course_order().entries for name in entry.techniques]
KEPT = [name for name in NAMES if pooled((name,))]


@pytest.mark.parametrize("name", KEPT)
def test_puzzles_come_to_their_technique(name: str) -> None:
    """On the way through a puzzle of the pool its technique comes after easier steps alone."""
    for puzzle in (pooled((name,)) or ())[::7]:
        path = target(name).path(Candidates.of(Grid.parse(puzzle)))
        assert name in {step.technique for step in path}


def test_pool_is_small() -> None:
    """The pool takes up at most 150 kB, and no technique has more than 48 puzzles."""
    file = resources.files("nonet.course").joinpath("pool.txt")
    assert len(file.read_bytes()) <= 150_000
    assert max(len(pooled((name,)) or ()) for name in KEPT) <= 48
    assert len(KEPT) > 50


def test_common_techniques_are_not_in_the_pool() -> None:
    """What random puzzles often come to is made from them, alone or with rare ones."""
    assert pooled(("pointing",)) is None
    assert pooled(("naked_pair", "locked_triple")) is None
    assert pooled(("leviathan",)) == ()
    # Nothing in it: said at once, not after 20,000 puzzles.
    assert pooled(("phistomefel_ring",)) == ()


def test_lines_are_packed() -> None:
    """Runs of blanks are letters, also those longer than the alphabet."""
    for line in ("." * 81, "1" * 81, f"1{'.' * 27}2{'.' * 26}3"):
        assert unpacked(packed(line)) == line
    assert packed("..5.") == "b5a"
