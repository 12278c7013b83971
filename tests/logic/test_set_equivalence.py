"""Unions of houses with the same digits: Phistomefel's ring and the law of leftovers."""

from __future__ import annotations

from random import Random

import pytest
from tests.each import each
from tests.logic.killers import follows, full_grids, state_of, wrong_conclusions
from tests.logic.marks import cells_of, full, gone, part
from tests.logic.printed_rules import RuleReplay
from tests.strategies import JIGSAWS

import nonet
from nonet import Candidates, Layout, TechniqueOrder
from nonet.constraints import Cage
from nonet.layout import Constraint
from nonet.logic import steps

CLASSIC = Layout.of_size(9)
CORNERS = " ".join(f"r{row}c{column}" for row in (1, 2, 8, 9) for column in (1, 2, 8, 9))
RING = " ".join(
    f"r{row}c{column}"
    for row in range(3, 8)
    for column in range(3, 8)
    if row in (3, 7) or column in (3, 7)
)


def only_in(digit: int, cells: str, among: str, state: Candidates) -> Candidates:
    """The state with a digit in some cells only in these of them."""
    left = cells_of(among, state.layout) - (cells_of(cells, state.layout) if cells else set())
    return state.without((cell, digit) for cell in left)


def named(digit: int, cells: str) -> set[str]:
    """A digit in cells, as `gone` has it."""
    return {f"{digit}{cell}" for cell in cells.split()}


def only_at(digit: int, cells: str) -> Candidates:
    """All candidates of a classic grid, where a digit has only these places."""
    kept = cells_of(cells, CLASSIC)
    return full(CLASSIC).without((cell, digit) for cell in range(81) if cell not in kept)


def test_a_digit_that_is_not_in_the_corners_is_not_in_the_ring() -> None:
    """The 16 cells in the corners of the grid and the ring around the middle box are alike."""
    found = steps(only_in(1, "", CORNERS, full(CLASSIC)), ["phistomefel_ring"])
    assert named(1, RING) in [gone(step) for step in found]


def test_a_digit_is_in_the_ring_as_often_as_in_the_corners() -> None:
    """Two houses have 2 only in the ring, and the corners have room for it twice at most."""
    state = only_at(
        2,
        "r1c6 r2c1 r2c4 r2c5 r2c8 r3c2 r4c5 r4c6 r4c7 r5c1 r5c2 r5c5 r5c6 r5c8 r5c9 r6c3 r6c4 r6c5"
        " r7c2 r7c3 r7c4 r8c1 r8c2 r8c9 r9c4",
    )
    found = steps(state, ["phistomefel_ring"])
    step = next(
        step for step in found if gone(step) == {"2r2c4", "2r2c5", "2r7c4"} and not step.placements
    )
    assert part(step, "base") == ["row 1", "row 2", "row 8", "row 9"]
    assert part(step, "cover") == ["column 3", "column 7", "box 2", "box 8"]
    assert {*part(step, "pattern")[0].split()[1:]} == {*CORNERS.split()}
    assert {*part(step, "target")[0].split()[1:]} == {*RING.split()}
    text = step.explain()
    assert (
        "r37c34567 and r456c37 have 2 at least twice: column 7 has it only in r4c7 and column 3 has"
        " it only in r67c3. r1289c1289 have 2 at most twice: one at most of r2c18 in row 2 and one"
        " at most of r8c129 in row 8." in text
    )
    assert "So 2 can be removed from r2c45 and r7c4." in text


def test_a_cage_has_a_digit_once() -> None:
    """Cells that see each other by a cage alone have a digit once at most; the cage is named."""
    cage = Cage("r3c3 r3c4 r4c3", 20)
    state = full(Layout.of_size(9, constraints=[cage])).place(80, 5)
    state = only_in(5, "r3c4 r4c3", RING, state)
    found = steps(state, ["set_equivalence"])
    step = next(step for step in found if {"5r2c2", "5r1c8"} <= gone(step) and step.rules())
    assert step.rules() == (cage,)
    assert "r3c4 and r4c3, which see each other" in step.explain()


def test_the_law_of_leftovers() -> None:
    """What three columns have alone holds the digits of what three regions have alone."""
    layout = Layout.jigsaw(JIGSAWS[3])
    state = only_in(2, "", "r5c3 r6c3 r9c3", full(layout))
    assert steps(state, ["phistomefel_ring"]) == []
    found = steps(state, ["set_equivalence"])
    step = next(step for step in found if gone(step) == named(2, "r4c4 r4c5 r7c4"))
    assert part(step, "base") == ["column 1", "column 2", "column 3"]
    assert part(step, "cover") == ["region 1", "region 4", "region 7"]
    assert "r569c3 have no place for 2" in step.explain()


@pytest.mark.parametrize("layout", [Layout.latin(7), Layout.of_size(4), CLASSIC])
def test_there_is_nothing_without_further_houses(layout: Layout) -> None:
    """Rows and columns alone are left to fish, and boxes to Phistomefel's ring."""
    state = full(layout)
    for cell in range(layout.size):
        state = state.without([(cell, 1)]) if cell % 2 else state
    assert steps(state, ["set_equivalence"]) == []
    if layout.size == 7:
        assert steps(state, ["phistomefel_ring"]) == []


def test_grades_of_classic_puzzles_do_not_ask_for_it() -> None:
    """Phistomefel's ring is for hints alone."""
    enabled = {name for entry in TechniqueOrder.hodoku().enabled for name in entry.techniques}
    assert "set_equivalence" in enabled
    assert "phistomefel_ring" not in enabled


LAYOUTS = (
    Layout.of_size(4),
    Layout.boxes(2, 3),
    Layout.jigsaw(JIGSAWS[0]),
    Layout.jigsaw(JIGSAWS[3]),
    Layout.of_size(9, windows=True),
    CLASSIC,
)


def with_cages(layout: Layout, solution: bytes, rng: Random) -> Layout:
    """The layout with two cages of cells by chance, and no totals."""
    rules: list[Constraint] = []
    for _ in range(2):
        cells = rng.sample(range(layout.cell_count), 4)
        if len({solution[cell] for cell in cells}) == len(cells):
            names = [nonet.layout.cell_name(cell, layout.size) for cell in cells]
            rules.append(Cage(names))
    return Layout(layout.size, layout.regions, [*layout.constraints, *rules])


@each("seed", range(30))
def test_steps_follow_and_say_what_is_so(seed: int) -> None:
    """With an eliminated candidate there is no solution, and each sentence holds."""
    rng = Random(seed)
    layout = LAYOUTS[seed % len(LAYOUTS)]
    solution = nonet.generate(layout, seed=seed).solution.digits
    if seed % 2:
        layout = with_cages(layout, solution, rng)
    state = state_of(layout, solution, rng.choice([0.15, 0.25, 0.4]), rng)
    for step in steps(state, ["set_equivalence", "phistomefel_ring"])[:8]:
        assert follows(step, state), step.explain()
        replay = RuleReplay(step, state)
        replay.check()
        assert not replay.unread
        for language in ("en", "de", "zh"):
            assert "None" not in step.explain("show", language)


@each("seed", range(20))
def test_small_grids_keep_all_their_fillings(seed: int) -> None:
    """No filling of a 4×4 grid with a cage has an eliminated candidate."""
    rng = Random(seed)
    plain = Layout.of_size(4)
    solution = rng.choice(full_grids(plain))
    state = state_of(with_cages(plain, solution, rng), solution, 0.6, rng)
    for step in steps(state, ["set_equivalence", "phistomefel_ring"]):
        assert wrong_conclusions(step, state, full_grids(plain)) == [], step.explain()
