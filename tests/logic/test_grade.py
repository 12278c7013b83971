"""Grades of many puzzles at once, and how near they are to HoDoKu's."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import nonet
from nonet import Cancel, NonetError, TechniqueOrder, batch
from nonet._levels import usual_level

PUZZLES = [made.puzzle.to_text() for made in nonet.generate_many(200, seed=11)]
LEVELS = [level.name for level in TechniqueOrder.hodoku().levels]


def test_rows_are_graded_as_single_puzzles() -> None:
    """Each row has the grade that `nonet.grade` gives."""
    grades = batch.grade(PUZZLES)
    for row, puzzle in enumerate(PUZZLES):
        assert grades.grade(row) == nonet.grade(puzzle)
    assert [LEVELS[level] for level in grades.levels] == [
        nonet.grade(puzzle).level for puzzle in PUZZLES
    ]


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_change_nothing(threads: int) -> None:
    """The results are the same with any number of threads."""
    several, alone = batch.grade(PUZZLES, threads=threads), batch.grade(PUZZLES, threads=2)
    assert (several.scores == alone.scores).all()
    assert (several.steps == alone.steps).all()


def test_every_form_of_rows_is_read() -> None:
    """Lines, bytes and arrays of digits give the same grades."""
    lines = PUZZLES[:20]
    digits = np.array([[int(c) if c != "." else 0 for c in line] for line in lines], dtype=np.uint8)
    expected = batch.grade(lines).scores.tolist()
    assert batch.grade("\n".join(lines).encode()).scores.tolist() == expected
    assert batch.grade("\r\n".join(lines).encode()).scores.tolist() == expected
    assert batch.grade(digits).scores.tolist() == expected
    assert batch.grade(digits.reshape(-1, 9, 9)).scores.tolist() == expected


def test_rows_that_have_no_grade_are_marked() -> None:
    """Several solutions, none, two equal digits and damage disturb no other row."""
    rows = [PUZZLES[0], "." * 81, "11" + "." * 79, "?" * 81, "123456789" * 81, PUZZLES[1]]
    grades = batch.grade(rows)
    assert grades.counts.tolist() == [1, 2, 0, -1, -1, 1]
    assert (grades.levels[1:5] == batch.NOT_GRADED).all()
    assert grades.scores[1:5].tolist() == [-1] * 4
    assert grades.hardest[1:5].tolist() == [-1] * 4
    assert [grades.grade(row) for row in range(1, 5)] == [None] * 4
    assert grades.grade(5) == nonet.grade(PUZZLES[1])


def test_nothing_is_graded_as_nothing() -> None:
    """No rows give arrays of length 0."""
    grades = batch.grade([])
    assert len(grades.scores) == len(grades.levels) == 0


def test_other_orders_give_other_grades() -> None:
    """What is not solved with few techniques is marked, with the highest level."""
    order = TechniqueOrder.hodoku().only({"naked_single"})
    grades = batch.grade(PUZZLES, order=order)
    assert grades.steps.shape == (len(PUZZLES), 1)
    unsolved = ~grades.solved
    assert unsolved.any()
    assert (grades.levels[unsolved] == len(LEVELS) - 1).all()
    for row in range(20):
        assert grades.grade(row) == nonet.grade(PUZZLES[row], order=order)


def test_bulk_work_stops() -> None:
    """Cancelling and the time limit end it, with the number of rows taken up."""
    cancel = Cancel()
    cancel.cancel()
    with pytest.raises(nonet.Cancelled):
        batch.grade(PUZZLES * 100, cancel=cancel)
    with pytest.raises(nonet.TimeLimitReached):
        batch.grade(PUZZLES * 1000, time_limit=0.05)


def test_wrong_options_are_refused() -> None:
    """A number of threads below 1 is an error."""
    with pytest.raises(NonetError, match="threads"):
        batch.grade(PUZZLES, threads=0)


def test_levels_are_those_of_hodoku(shared: Path) -> None:
    """Nearly all rated puzzles have HoDoKu's level, and most of them nearly its score."""
    with (shared / "conformance" / "se_ratings.csv").open(encoding="ascii") as file:
        rated = list(csv.DictReader(file))
    grades = batch.grade([row["puzzle"] for row in rated])
    same = sum(
        LEVELS[level] == usual_level(row["hodoku_level"])
        for level, row in zip(grades.levels, rated, strict=True)
    )
    near = sum(
        abs(score - int(row["hodoku_score"])) <= 0.1 * int(row["hodoku_score"])
        for score, row in zip(grades.scores, rated, strict=True)
    )
    assert same >= 0.98 * len(rated)
    assert near >= 0.8 * len(rated)
