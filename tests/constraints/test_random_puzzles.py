"""A sample of the random puzzles that random_puzzles.py compares with brute force."""

from __future__ import annotations

from tests.constraints.random_puzzles import run


def test_random_puzzles_have_just_the_solutions_of_brute_force() -> None:
    """Puzzles of several rounds agree, those without a solution, with one, and with several."""
    agreed, verdicts = run(2_000, seed=1, of_round=200, of_each=2)
    assert agreed == verdicts.total() == 2_000
    assert min(verdicts[name] for name in ("none", "unique", "several")) > 100
