"""The puzzles that come with the app."""

from __future__ import annotations

from pathlib import Path

import pytest

import nonet

LEVELS = ("Easy", "Medium", "Hard", "Expert", "Extreme")


@pytest.fixture(scope="module")
def own(root: Path) -> dict[str, list[str]]:
    """Puzzles by their level."""
    text = (root / "src/nonet/web/static/puzzles.txt").read_text(encoding="ascii")
    blocks = [block.split("\n") for block in text.strip().split("\n\n")]
    return {level: puzzles for level, *puzzles in blocks}


def test_there_are_sixty_of_each_level(own: dict[str, list[str]]) -> None:
    """Each has one solution and the level that it is listed under."""
    assert {level: len(puzzles) for level, puzzles in own.items()} == dict.fromkeys(LEVELS, 60)
    for level, puzzles in own.items():
        for puzzle in puzzles:
            grade = nonet.grade(puzzle)
            assert (grade.level, grade.solved) == (level, True)
            assert nonet.count(puzzle, limit=2) == 1


def test_no_two_are_essentially_the_same(own: dict[str, list[str]]) -> None:
    """Nobody solves a puzzle twice."""
    puzzles = [puzzle for puzzles in own.values() for puzzle in puzzles]
    assert len({nonet.canonical(puzzle) for puzzle in puzzles}) == 300
