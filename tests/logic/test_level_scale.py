"""Levels of puzzles: by the score where houses are all rules, by the hardest steps elsewhere."""

from __future__ import annotations

import pytest

import nonet
from nonet import Layout, TechniqueOrder
from nonet.constraints import Cage
from nonet.logic import Entry
from nonet.logic.level_scale import LevelScale

ORDER = TechniqueOrder.hodoku()
NAMES = [level.name for level in ORDER.levels]
HOUSES = LevelScale.of(ORDER, Layout.of_size(9, constraints="diagonals"))
RULES = LevelScale.of(ORDER, Layout.of_size(9, constraints="anti-knight"))
SMALL = LevelScale.of(ORDER, Layout.of_size(4, constraints=[Cage("r1c1-2", 3)]))


def steps_of(level: str, count: int) -> list[tuple[Entry, int]]:
    """Some easy steps, and this number of one of a level."""
    entries = {entry.level: entry for entry in ORDER.entries}
    return [(ORDER.entries[0], 60), (entries[level], count)]


def test_further_houses_leave_levels_to_the_score() -> None:
    """Diagonals are houses: a high score raises the level there, as it does in HoDoKu."""
    for level in ("Medium", "Hard"):
        [_, (entry, _)] = steps_of(level, 1)
        most = next(found.limit for found in ORDER.levels if found.name == level)
        assert most is not None
        few, many = 1, most // entry.score + 1
        assert HOUSES.level(steps_of(level, few)) == level
        assert NAMES.index(HOUSES.level(steps_of(level, many))) > NAMES.index(level)


@pytest.mark.parametrize("level", NAMES)
def test_rules_have_the_level_of_the_hardest_steps(level: str) -> None:
    """Easy steps count for nothing; many of the hardest level raise it, but not to the last."""
    assert RULES.level(steps_of(level, 60)) == level
    harder = {"Medium": "Hard", "Hard": "Expert"}.get(level, level)
    assert RULES.level(steps_of(level, 61)) == harder


@pytest.mark.parametrize("level", NAMES)
def test_steps_at_one_place_raise_the_level(level: str) -> None:
    """Ten of the hardest level do so with rules beyond houses, fewer or other rules do not."""
    steps = steps_of(level, 20)
    assert RULES.level(steps, 9) == level
    harder = {"Medium": "Hard", "Hard": "Expert"}.get(level, level)
    assert RULES.level(steps, 10) == harder
    assert NAMES.index(SMALL.level(steps, 10)) <= NAMES.index("Hard")
    assert HOUSES.level(steps, 10) == HOUSES.level(steps)


def test_small_grids_are_easier() -> None:
    """On 16 cells each level is one lower, and none is above Hard."""
    levels = [SMALL.level(steps_of(level, 1)) for level in NAMES]
    assert levels == ["Easy", "Easy", "Medium", "Hard", "Hard"]
    assert (SMALL.highest, RULES.highest, HOUSES.highest) == ("Hard", "Extreme", "Extreme")


@pytest.mark.parametrize("scale", [HOUSES, RULES, SMALL])
@pytest.mark.parametrize("level", NAMES)
def test_no_puzzle_of_a_level_needs_harder_steps(scale: LevelScale, level: str) -> None:
    """What a generator leaves out for a level makes any puzzle harder than that."""
    hardest = NAMES.index(scale.hardest_step(level))
    for number in range(hardest + 1, len(NAMES)):
        assert NAMES.index(scale.level(steps_of(NAMES[number], 1))) > NAMES.index(level)
    if NAMES.index(level) <= NAMES.index(scale.highest):
        assert scale.level([(ORDER.entries[0], 1)]) == "Easy"


@pytest.mark.parametrize("scale", [HOUSES, RULES, SMALL])
@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("count", [1, 60, 61, 200])
def test_what_costs_too_much_is_harder(scale: LevelScale, level: str, count: int) -> None:
    """A path that is cut off for its cost has a higher level than was asked for."""
    for asked in NAMES:
        allowance = scale.allowance(asked)
        if allowance is None:
            continue
        most, costs = allowance
        steps = steps_of(level, count)
        by_entry = dict(zip(ORDER.enabled, costs, strict=True))
        cost = sum(by_entry.get(entry, 0) * number for entry, number in steps)
        if cost > most:
            assert NAMES.index(scale.level(steps)) > NAMES.index(asked)


@pytest.mark.parametrize("kind", ["mini-killer", "thermo", "kropki"])
def test_every_way_to_a_grade_has_the_same_level(kind: str) -> None:
    """One puzzle, many at once and the walkthrough agree, on small grids, too."""
    for size in (4, 6):
        layout = None if kind == "mini-killer" else Layout.of_size(size)
        puzzles = [made.puzzle for made in nonet.generate_many(4, layout, kind=kind, seed=size)]
        for puzzle, found in zip(puzzles, nonet.grade_many(puzzles), strict=True):
            assert found == nonet.grade(puzzle) == nonet.walkthrough(puzzle).grade


def test_a_level_that_small_grids_do_not_have_is_refused() -> None:
    """No 4×4 with rules is Expert: that is said at once, and Hard ones are tried."""
    with pytest.raises(nonet.GenerationFailed, match="no puzzle of 4×4 cells with rules is above"):
        nonet.generate(Layout.of_size(4), kind="thermo", difficulty="expert", seed=1)
    made = nonet.generate(Layout.of_size(4), kind="thermo", difficulty="medium", seed=1)
    assert made.grade is not None
    assert made.grade.level == "Medium"
