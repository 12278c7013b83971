"""Grades a second of one thread, by corpus and by rating; and how long a hint takes."""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

if not __package__:  # run as a script: the project's root is where `benchmarks` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

import nonet
from nonet import batch

ROOT = Path(__file__).parents[1]
SHARED = Path(os.environ.get("NONET_SHARED", ROOT.parent / "shared"))
CORPORA = {"easy": 2_000, "clue17": 5_000, "magictour": 1_465, "hardest": 200}
"""Puzzles of each that are graded."""

HINTS = ("easy", "magictour", "hardest")

# Puzzles a second that HoDoKu 2.2.0 grades in batch mode, by Sudoku Explainer rating: measured
# before nonet had techniques, and set as the mark to beat thirty times over. Not measured here.
HODOKU: dict[tuple[float, float], float] = {
    (2, 3): 280,
    (3, 5): 130,
    (5, 7): 103,
    (7, 8): 18,
    (8, 9): 6,
    (9, 12): 1,
}


def rate(puzzles: Sequence[str], runs: int = 3) -> float:
    """Puzzles a second that are graded on one thread, the best of some runs."""
    best = 0.0
    for _ in range(runs):
        start = time.perf_counter()
        batch.grade(puzzles, threads=1)
        best = max(best, len(puzzles) / (time.perf_counter() - start))
    return best


def sample(corpus: str, most: int) -> list[str]:
    """Some puzzles of a corpus, always the same ones; none where it is absent."""
    path = SHARED / "corpora" / f"{corpus}.txt"
    if not path.is_file():
        return []
    lines = path.read_text(encoding="ascii").split()
    Random(1).shuffle(lines)
    return lines[:most]


def print_corpora() -> None:
    """Print a line for each corpus."""
    print(f"{'corpus':<12} {'puzzles':>8} {'a second':>10}")
    for corpus, most in CORPORA.items():
        puzzles = sample(corpus, most)
        figures = f"{len(puzzles):>8,} {rate(puzzles):>10,.0f}" if puzzles else "  absent"
        print(f"{corpus:<12} {figures}", flush=True)


def print_ratings() -> None:
    """Print a line for each band of ratings."""
    path = SHARED / "conformance" / "se_ratings.csv"
    print(f"\n{'rating':<12} {'puzzles':>8} {'a second':>10} {'HoDoKu':>8} {'times':>6}")
    if not path.is_file():
        print("absent")
        return
    with path.open(encoding="utf-8") as file:
        rows = [(row["puzzle"], float(row["ER"])) for row in csv.DictReader(file)]
    for (low, high), theirs in HODOKU.items():
        puzzles = [puzzle for puzzle, rating in rows if low <= rating < high]
        ours = rate(puzzles)
        print(
            f"{f'{low} to {high}':<12} {len(puzzles):>8,} {ours:>10,.0f} {theirs:>8,} "
            f"{ours / theirs:>6.0f}",
            flush=True,
        )


def print_hints(count: int) -> None:
    """Print a line for each corpus: hints at the start of some puzzles."""
    heads = f"{'median ms':>10} {'99 % ms':>10} {'longest ms':>10}"
    print(f"\n{'hints':<12} {'puzzles':>8} {heads}")
    for corpus in HINTS:
        puzzles = sample(corpus, count)
        times = []
        for puzzle in puzzles:
            start = time.perf_counter()
            nonet.hint(puzzle)
            times.append(1e3 * (time.perf_counter() - start))
        times.sort()
        marks = (len(times) // 2, len(times) * 99 // 100, -1)
        figures = " ".join(f"{times[mark]:>10.2f}" for mark in marks) if times else "  absent"
        print(f"{corpus:<12} {len(puzzles):>8,} {figures}", flush=True)


def main() -> None:
    """Print three tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hints", type=int, default=500, help="puzzles of each corpus for hints")
    hints = parser.parse_args().hints
    nonet.hint("." * 81)
    print_corpora()
    print_ratings()
    print_hints(hints)


if __name__ == "__main__":
    main()
