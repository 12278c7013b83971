"""Ratings by the scale of Sudoku Explainer."""

from __future__ import annotations

import json
import threading
import time

import pytest

import nonet
from nonet import Candidates, Grid, Layout, Rating

NINE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."

# Golden Nugget, by tarek, in another of its forms: several seconds of work.
GOLDEN_NUGGET = "..24..........9.3..1..8...7..46.....9....2....8..1.3..6.....7...7..5..1.......8.5"

PUZZLES = [made.puzzle.to_text() for made in nonet.generate_many(60, seed=11)]


def test_ratings_are_those_of_the_steps() -> None:
    """ER is the highest of all, EP the highest up to the first digit, ED the first."""
    for puzzle in PUZZLES:
        rating = nonet.rate(puzzle)
        ratings = [rated.rating for rated in rating.steps]
        first_digit = next(i for i, rated in enumerate(rating.steps) if rated.step.placements)
        assert rating.er == max(ratings)
        assert rating.ep == max(ratings[: first_digit + 1])
        assert rating.ed == ratings[0]
        assert str(rating) == f"{rating.er:.1f}/{rating.ep:.1f}/{rating.ed:.1f}"


def test_steps_lead_to_the_solution() -> None:
    """Each step removes something, none removes the solution, and the last state is solved."""
    for puzzle in PUZZLES:
        solution = nonet.solve(puzzle)
        rating = nonet.rate(puzzle)
        states = list(rating.states(puzzle))
        assert rating.solved
        for rated, before, after in zip(rating.steps, states[:-1], states[1:], strict=True):
            assert before != after
            assert all(solution.digits[cell] == digit for cell, digit in rated.step.placements)
            assert all(solution.digits[cell] != digit for cell, digit in rated.step.eliminations)
        assert states[-1].grid.digits == solution.digits


def test_steps_can_be_explained() -> None:
    """Every step on the way has a sentence, whatever its technique."""
    names = set()
    for puzzle in PUZZLES:
        for rated in nonet.rate(puzzle).steps:
            names.add(rated.name)
            assert rated.step.explain()
            assert str(rated).startswith(f"{rated.rating:.1f} ")
    assert len(names) > 12


def test_direct_techniques_place_and_eliminate_nothing() -> None:
    """Direct techniques fill a cell, and leave the candidates that they could remove."""
    direct = [
        rated.step
        for puzzle in PUZZLES
        for rated in nonet.rate(puzzle).steps
        if rated.name.startswith("direct")
    ]
    assert direct
    assert all(step.placements and not step.eliminations for step in direct)


def test_many_are_rated_as_one_is() -> None:
    """On any number of threads the ratings are those of single puzzles, in their order."""
    expected = [str(nonet.rate(puzzle)) for puzzle in PUZZLES]
    for threads in (1, 2, 5):
        ratings = nonet.rate_many(PUZZLES, threads=threads)
        assert [str(rating) for rating in ratings] == expected
    assert [str(rating) for rating in nonet.rate_many([Grid(p) for p in PUZZLES])] == expected


def test_what_is_no_puzzle_has_no_rating() -> None:
    """Rows without exactly one solution are marked, and the others are rated."""
    ratings = nonet.rate_many([NINE, "." * 81, "11" + "." * 79, "no puzzle", NINE])
    assert [rating is None for rating in ratings] == [False, True, True, True, False]
    assert ratings.counts.tolist() == [1, 2, 0, -1, 1]


def test_errors_are_those_of_a_grade() -> None:
    """A puzzle without exactly one solution raises what `grade` raises."""
    with pytest.raises(nonet.MultipleSolutions):
        nonet.rate("." * 81)
    with pytest.raises(nonet.Contradiction):
        nonet.rate("11" + "." * 79)
    with pytest.raises(nonet.LayoutError, match="9×9"):
        nonet.rate("...4..3134..2...")
    with pytest.raises(nonet.LayoutError, match="9×9"):
        nonet.rate(Grid.empty(Layout.of_size(9, diagonals=True)))
    with pytest.raises(nonet.FormatError, match="pencil marks"):
        nonet.rate(Candidates(Candidates.of(Grid(NINE)).masks, Layout.of_size(9)))


def test_entries_do_not_count() -> None:
    """Digits that a player placed change nothing."""
    grid = Grid(NINE)
    placed = grid.place("r1c5", nonet.solve(grid).digits[4])
    assert nonet.rate(placed) == nonet.rate(grid)


def test_work_can_be_cancelled() -> None:
    """A long rating ends within 0.1 s of a cancel or a time limit, alone and among many."""
    for work in (
        lambda **how: nonet.rate(GOLDEN_NUGGET, **how),
        lambda **how: nonet.rate_many([GOLDEN_NUGGET] * 3, **how),
    ):
        cancel = nonet.Cancel()
        asked: list[float] = []

        def ask(cancel: nonet.Cancel = cancel, asked: list[float] = asked) -> None:
            asked.append(time.monotonic())
            cancel.cancel()

        timer = threading.Timer(0.2, ask)
        timer.start()
        with pytest.raises(nonet.Cancelled):
            work(cancel=cancel)
        assert time.monotonic() - asked[0] < 2.0  # 0.1 s on a machine with nothing else to do
        with pytest.raises(nonet.TimeLimitReached):
            work(time_limit=0.1)


def test_json_has_the_steps() -> None:
    """The JSON of a rating holds the ratings, and each step with its own."""
    rating = nonet.rate(NINE)
    fields = json.loads(rating.to_json())
    assert (fields["er"], fields["ep"], fields["ed"]) == (rating.er, rating.ep, rating.ed)
    assert [step["name"] for step in fields["steps"]] == [rated.name for rated in rating.steps]
    assert isinstance(rating, Rating)
