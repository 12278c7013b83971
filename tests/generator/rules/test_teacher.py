"""Whether techniques solve a puzzle as requested, found out with as little work as possible."""

from __future__ import annotations

from dataclasses import replace

import pytest

import nonet
from nonet import Grid, Layout
from nonet.generator.difficulty import TechniqueRequest
from nonet.generator.rules.teacher import Teacher
from nonet.logic import TechniqueOrder
from nonet.running import Watch

ORDER = TechniqueOrder.hodoku()
LEVELS = [level.name for level in ORDER.levels]


def puzzles() -> list[Grid]:
    """Small killers and thermometers of several levels."""
    return [
        made.puzzle
        for kind in ("killer", "thermo", "kropki")
        for made in nonet.generate_many(8, Layout.of_size(6), kind=kind, seed=3)
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_a_judgement_is_that_of_the_whole_path(level: str) -> None:
    """Walks that end early, or are not walked again, say the same as the grade."""
    teacher = Teacher(TechniqueRequest(ORDER, level, None, frozenset()), Watch())
    for puzzle in puzzles():
        grade = nonet.grade(puzzle)
        taught = teacher.judge(puzzle, nonet.solve(puzzle).digits)
        off = LEVELS.index(grade.level) - LEVELS.index(level)
        assert (taught.judged.fits, taught.judged.too_hard) == (off == 0, off > 0)
        if taught.judged.fits:
            assert taught.judged.grade == grade
        assert not taught.left or taught.judged.too_hard


def test_a_path_with_too_many_hard_steps_ends_early() -> None:
    """The cells that are empty then are where the puzzle is made easier."""
    made = nonet.generate(kind="killer", difficulty="easy", seed=1)
    assert made.grade is not None
    placing = ("full_house", "naked_single", "hidden_single")
    assert sum(made.grade.steps[name] for name in placing) > 60
    entries = [
        replace(entry, level="Hard") if entry.name in placing else entry for entry in ORDER.entries
    ]
    strict = replace(ORDER, entries=tuple(entries))
    teacher = Teacher(TechniqueRequest(strict, "Hard", None, frozenset()), Watch())
    taught = teacher.judge(made.puzzle, made.solution.digits)
    assert taught.judged.too_hard
    assert 10 < len(taught.left) < 81
