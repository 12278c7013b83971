"""How long the coach takes for a game: processor time of one core."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import median

if not __package__:  # run as a script: the project's root is where `benchmarks` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

import nonet
from nonet.course import GameMove, course_order, review

LEVELS = ("Easy", "Medium", "Hard", "Expert", "Extreme")


def games_of(puzzle: nonet.Grid) -> tuple[list[GameMove], list[GameMove]]:
    """A game that follows the teacher with pencil marks, and one that enters digits row by row."""
    steps = nonet.walkthrough(puzzle, order=course_order()).steps
    solution = nonet.solve(puzzle).digits
    taught = [
        GameMove(step.placements, step.eliminations, seconds=60.0 * number)
        for number, step in enumerate(steps)
    ]
    rows = [
        GameMove(((cell, digit),), seconds=60.0 * cell)
        for cell, digit in enumerate(solution)
        if not puzzle.givens[cell]
    ]
    return taught, rows


def main() -> None:
    """Print a line for each level: milliseconds, median and most."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=50, help="puzzles of each level")
    count = parser.parse_args().count
    print(f"{'level':<10}{'as taught':>16}{'row by row':>16}   milliseconds: median, most")
    for level in LEVELS:
        times: tuple[list[float], list[float]] = ([], [])
        for made in nonet.generate_many(count, difficulty=level, seed=1):
            for game, spent in zip(games_of(made.puzzle), times, strict=True):
                began = time.process_time()
                review(made.puzzle, game)
                spent.append(1_000 * (time.process_time() - began))
        shown = "".join(f"{median(spent):>8.1f}{max(spent):>8.1f}" for spent in times)
        print(f"{level:<10}{shown}")


if __name__ == "__main__":
    main()
