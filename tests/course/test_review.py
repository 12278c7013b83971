"""The coach: what a game shows of its player."""

from __future__ import annotations

import pytest

import nonet
from nonet import Candidates, Grid, Step, TimeLimitReached
from nonet.course import course_order
from nonet.course.review import GameMove, Use, review
from nonet.running import Watch

HARD = nonet.generate(difficulty="Hard", seed=3).puzzle
SINGLES = {"full_house", "hidden_single", "naked_single"}


def way_of(puzzle: Grid) -> tuple[Step, ...]:
    """The steps of the teacher."""
    return nonet.walkthrough(puzzle, order=course_order()).steps


def game_of(puzzle: Grid, *, seconds: float = 5.0, marks: bool = True) -> list[GameMove]:
    """A game that follows the teacher, with or without pencil marks."""
    moves: list[GameMove] = []
    for number, step in enumerate(way_of(puzzle), 1):
        removed = step.eliminations if marks else ()
        if step.placements or removed:
            moves.append(GameMove(step.placements, removed, seconds=number * seconds))
    return moves


def test_a_game_like_the_teachers_used_what_was_needed() -> None:
    """One who does just what the teacher does has used what was needed, and nothing else."""
    found = review(HARD, game_of(HARD))
    assert (found.unexplained, found.slips, found.waits) == (0, (), ())
    assert found.used == found.needed
    assert sum(use.count for use in found.used) == len(way_of(HARD))
    assert any(use.station and use.station.chapter != "singles" for use in found.used)
    assert found.practise is None


def test_what_is_not_written_down_is_still_seen() -> None:
    """Without pencil marks, a digit that needs a removal first is attributed to that removal."""
    found = review(HARD, game_of(HARD, marks=False))
    assert found.unexplained == 0
    assert sum(use.count for use in found.used) > HARD.givens.count(0)
    assert {use.station.chapter for use in found.used if use.station} > {"singles"}


def test_the_longest_wait_is_named_with_what_was_there() -> None:
    """Before the move that took longest, the easiest step is shown in the position of then."""
    moves = game_of(HARD)
    at = next(n for n, step in enumerate(way_of(HARD)) if step.technique not in SINGLES)
    late = [
        GameMove(move.placed, move.removed, seconds=(move.seconds or 0) + (300 if n >= at else 0))
        for n, move in enumerate(moves)
    ]
    found = review(HARD, late)
    [wait] = found.waits
    assert (wait.move, wait.seconds) == (at + 1, 305.0)
    assert wait.step is not None
    assert wait.step.technique == way_of(HARD)[at].technique
    assert wait.state.grid.digits.count(0) == HARD.givens.count(0) - sum(
        len(step.placements) for step in way_of(HARD)[:at]
    )
    assert found.practise == wait.station is not None


def test_what_was_needed_and_not_used_is_to_be_practised() -> None:
    """One who enters a few digits by guessing is sent to the hardest station that was skipped."""
    solution = nonet.solve(HARD).digits
    found = review(HARD, [GameMove(((cell, solution[cell]),)) for cell in range(81)])
    missed = [
        use.station for use in found.needed if use.station not in {u.station for u in found.used}
    ]
    assert found.unexplained > 0
    assert found.practise == missed[-1] is not None


def test_slips_are_found() -> None:
    """Wrong digits, and right candidates that were removed, are listed with their moves."""
    puzzle = Grid("...4 ..31 34.. 2...")
    solution = nonet.solve(puzzle).digits
    moves = [
        GameMove(placed=((0, solution[0]),)),
        GameMove(placed=((1, 1 + solution[1] % 4),)),
        GameMove(cleared=(1,)),
        GameMove(removed=((1, solution[1]), (2, 1 + solution[2] % 4))),
    ]
    found = review(puzzle, moves)
    assert [(slip.move, slip.cell, slip.is_removal) for slip in found.slips] == [
        (2, 1, False),
        (4, 1, True),
    ]
    assert found.waits == ()


def test_guesses_are_not_attributed() -> None:
    """A digit that no short argument gives stays unexplained."""
    empty = nonet.generate(difficulty="Extreme", seed=3).puzzle
    solution = nonet.solve(empty).digits
    state = Candidates.of(empty)
    cell = max(range(81), key=lambda one: state.masks[one].bit_count())
    found = review(empty, [GameMove(placed=((cell, solution[cell]),))])
    assert (found.unexplained, found.used) == (1, ())


def test_rules_beyond_houses_are_known() -> None:
    """In a game with cages their combinations are used and needed like other techniques."""
    made = nonet.generate(kind="killer", seed=1)
    solution = made.solution.digits
    moves = [GameMove(placed=((cell, digit),)) for cell, digit in enumerate(solution)]
    found = review(made.puzzle, moves)
    assert "cage_combinations" in {use.name for use in found.needed}
    assert found.slips == ()
    assert sum(use.count for use in found.used) > 0


def test_the_work_can_be_stopped() -> None:
    """A game of very many moves ends with the time that it may take."""
    moves = [GameMove(removed=((cell % 81, 1 + cell % 9),)) for cell in range(5_000)]
    with pytest.raises(TimeLimitReached):
        review(HARD, moves, watch=Watch(time_limit=1e-6))
    assert review(HARD, moves * 2).slips[-1].move <= 5_000


@pytest.mark.parametrize("difficulty", ["Easy", "Medium", "Hard"])
def test_digits_in_reading_order_prove_no_more_than_is_needed(difficulty: str) -> None:
    """One who types the solution row by row is credited with nothing that the puzzle can spare."""
    for seed in range(3):
        puzzle = nonet.generate(difficulty=difficulty, seed=seed).puzzle
        solution = nonet.solve(puzzle).digits
        moves = [
            GameMove(((cell, solution[cell]),)) for cell in range(81) if not puzzle.givens[cell]
        ]
        found = review(puzzle, moves)
        order = [name for entry in course_order().entries for name in entry.techniques]
        hardest = max(order.index(technique_of(use)) for use in found.needed)
        assert all(order.index(technique_of(use)) <= hardest for use in found.used)
        if difficulty == "Easy":
            assert {technique_of(use) for use in found.used} <= SINGLES


def technique_of(use: Use) -> str:
    """The first technique of a use."""
    return use.station.techniques[0] if use.station else use.name


def test_a_digit_beside_an_easier_step_proves_nothing() -> None:
    """A naked single is credited only where the board has no hidden single."""
    puzzle = nonet.generate(difficulty="Medium", seed=1).puzzle
    walked = nonet.walkthrough(puzzle, order=course_order())
    game = game_of(puzzle)
    for number, state in enumerate(walked.states()):
        easier = placed_by(state, "full_house") | placed_by(state, "hidden_single")
        spare = sorted(placed_by(state, "naked_single") - easier)
        if easier and spare:
            before = game[:number]
            break
    else:
        pytest.fail("expected a naked single beside a hidden one")
    used = review(puzzle, before).used
    assert review(puzzle, [*before, GameMove((spare[0],))]).used == used
    alone = next(n for n, step in enumerate(walked.steps) if step.technique == "naked_single")
    assert "naked_single" in {use.name for use in review(puzzle, game[: alone + 1]).used}


def placed_by(state: Candidates, name: str) -> set[tuple[int, int]]:
    """The digits that a technique enters in a state."""
    return {step.placements[0] for step in nonet.steps(state, name)}
