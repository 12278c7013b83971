"""Ratings: puzzles a second on one core, by ER, beside those of Sudoku Explainer.

Usage: python benchmarks/rating.py [PUZZLE …]

The puzzles of each band are those of conformance/se_ratings.csv in the folder that NONET_SHARED
names; further ones are timed one by one.

The figures of Sudoku Explainer 1.2.1 were measured on one core of another machine; it
takes 535 s for the Golden Nugget (11.9/11.9/11.3).
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path

import nonet
from nonet import _native

BANDS = {
    (1.0, 2.0): 910,
    (2.0, 3.0): 440,
    (3.0, 5.0): 130,
    (5.0, 7.0): 21,
    (7.0, 8.0): 6,
    (8.0, 9.0): 1.4,
    (9.0, 9.6): 0.43,
    (9.7, 10.4): 0.08,
    (10.4, 99.0): None,
}
"""For each range of ER, the puzzles a second of Sudoku Explainer."""

SHARED = Path(os.environ.get("NONET_SHARED", Path(__file__).parents[2] / "shared"))

LEAST_SECONDS = 1.0
"""A band is repeated until it has taken so long."""


def seconds_of(puzzles: list[str]) -> float:
    """Processor time of a puzzle."""
    start = time.process_time()
    rounds = 0
    while rounds == 0 or time.process_time() - start < LEAST_SECONDS:
        nonet.rate_many(puzzles, threads=1)
        rounds += 1
    return (time.process_time() - start) / rounds / len(puzzles)


def main() -> None:
    """Print a line for each band, and one for each puzzle that is named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("puzzles", nargs="*", help="81 characters each")
    options = parser.parse_args()
    print(_native.build_info())
    table = SHARED / "conformance" / "se_ratings.csv"
    if not table.exists():
        print(f"absent: {table}")
        return
    with table.open(encoding="utf-8", newline="") as file:
        rows = [(row["puzzle"], float(row["ER"])) for row in csv.DictReader(file)]
    print(f"{'ER':>12} {'puzzles':>8} {'puzzles/s':>12} {'SE 1.2.1':>9}")
    for (low, high), explainer in BANDS.items():
        puzzles = [puzzle for puzzle, er in rows if low <= er < high]
        if puzzles:
            rate = 1 / seconds_of(puzzles)
            print(f"{low:5.1f}-{high:6.1f} {len(puzzles):8} {rate:12,.1f} {explainer or '':>9}")
    for puzzle in options.puzzles:
        print(f"{puzzle} {nonet.rate(puzzle)}: {seconds_of([puzzle]):.1f} s")


if __name__ == "__main__":
    main()
