"""Junior and senior exocets: a published case, and soundness."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from tests.logic.marks import (
    LAYOUTS,
    gone,
    part,
    table,
    wrong_steps,
)
from tests.logic.soundness import all_steps, is_sound

from nonet import Grid, Layout
from nonet.grid import read_puzzles
from nonet.logic import steps

TECHNIQUES = ["junior_exocet", "senior_exocet"]


# David P Bird, JExocet Compendium, example 2: base r1c12, targets r2c4, r3c7; r2c4 loses 2, 5, 9:
# http://forum.enjoysudoku.com/exocet-example-2-from-jexocet-compendium-t35505.html
def test_a_published_exocet() -> None:
    """Targets hold two of the base digits, and no digit that would use up too many places."""
    state = table("""
        1359  139  2    149  8    349   359 6   7
        6     7    349  1259 239  2359  8   24  139
        13589 1389 349  6    7    239   359 24  139
        139   1349 6    259  2349 2359  7   8   39
        78    2    39   78   1    6     39  5   4
        3789  3489 5    79   349  3789  6   1   2
        239   6    1    2789 29   2789  4   37  5
        239   39   8    247  5    2479  1   37  6
        4     5    7    3    6    1     2   9   8
    """)
    (step,) = steps(state, "junior_exocet")
    assert gone(step) == {"2r2c4", "5r2c4", "9r2c4"}
    assert part(step, "base_cells") == ["1359 r1c1 r1c2"]
    assert part(step, "target") == ["159 r2c4", "359 r3c7"]
    assert part(step, "cross_line") == ["column 3", "column 4", "column 7"]


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, TECHNIQUES) == []


def test_sound_on_the_hardest(shared: Path) -> None:
    """No step contradicts the solution of puzzles that are full of these patterns."""
    with (shared / "corpora" / "hardest.txt").open() as file:
        puzzles = [item.puzzle for item in islice(read_puzzles(file), 0, 400, 40)]
    grids = [puzzle for puzzle in puzzles if isinstance(puzzle, Grid)]
    found = list(all_steps(grids, TECHNIQUES))
    assert {step.technique for step, _, _ in found} == set(TECHNIQUES)
    assert [step for step, _, solution in found if not is_sound(step, solution)] == []
