"""Batches without essentially equal puzzles."""

from __future__ import annotations

import itertools

import pytest

import nonet
from nonet import Layout

FOUR = Layout.of_size(4)


def test_no_two_are_essentially_equal() -> None:
    """With `distinct` all canonical forms differ, where without it some come twice."""
    plain = [one.puzzle for one in nonet.generate_many(60, FOUR, givens=5, seed=1)]
    assert len(set(map(nonet.canonical, plain))) < 60
    distinct = [
        one.puzzle for one in nonet.generate_many(60, FOUR, givens=5, seed=1, distinct=True)
    ]
    assert len(set(map(nonet.canonical, distinct))) == 60
    assert set(distinct) & set(plain)


def test_all_classes_are_found_and_then_no_more() -> None:
    """There are 13 classes of 4×4 puzzles with four givens; a fourteenth takes all tries.

    (Wikipedia, "Mathematics of Sudoku", section on minimal puzzles of 4×4, counts 13.)
    """
    made = nonet.generate_many(14, FOUR, givens=4, seed=1, distinct=True, tries=3_000)
    thirteen = list(itertools.islice(made, 13))
    assert len(thirteen) == 13
    with pytest.raises(nonet.GenerationFailed):
        next(made)


def test_a_predicate_is_asked_as_well() -> None:
    """`distinct` and `predicate` hold together."""
    made = nonet.generate_many(
        20, givens=30, predicate=lambda one: one.puzzle["r1c1"] == 1, distinct=True, seed=1
    )
    puzzles = [one.puzzle for one in made]
    assert all(puzzle["r1c1"] == 1 for puzzle in puzzles)
    assert len(set(map(nonet.canonical, puzzles))) == 20


def test_other_layouts_have_no_canonical_form() -> None:
    """A layout that `canonical` does not take is refused at once."""
    with pytest.raises(nonet.LayoutError):
        nonet.generate_many(2, Layout.boxes(2, 3), distinct=True)
