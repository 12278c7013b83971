"""Large grids with cages, thermometers and dots: milliseconds to the first solution.

Usage: python benchmarks/large_constraints.py [--count N] [--seed N] [--limit SECONDS]

Puzzles are made from random full grids: cages of two to five cells on half of the grid, rising
lines as thermometers, dots between neighbours, and a share of the cells as givens. Cages and dots
say much about a grid, so they need far fewer givens than a classic one.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from nonet import Grid, Layout, TimeLimitReached, check, full_grid
from nonet.constraints import Cage, Difference, Ratio, Thermometer
from nonet.layout import Constraint

SHARES = {16: (0.25, 0.2), 25: (0.35, 0.3, 0.25)}
"""Givens as shares of the cells."""


def neighbours(cell: int, size: int) -> list[int]:
    """Cells that share an edge with a cell."""
    row, column = divmod(cell, size)
    steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
    places = ((row + down, column + right) for down, right in steps)
    return [r * size + c for r, c in places if 0 <= r < size and 0 <= c < size]


def rules_of(digits: bytes, size: int, rng: random.Random) -> list[Constraint]:
    """Cages, thermometers and dots that the grid obeys."""
    rules: list[Constraint] = []
    free = set(range(size * size))
    while len(free) > size * size / 2:
        cage = [rng.choice(sorted(free))]
        for _ in range(rng.randint(1, 4)):
            seen = {digits[cell] for cell in cage}
            around = {n for cell in cage for n in neighbours(cell, size)} & free - set(cage)
            others = sorted(n for n in around if digits[n] not in seen)
            if others:
                cage.append(rng.choice(others))
        free -= set(cage)
        if len(cage) > 1:
            rules.append(Cage(cage, sum(digits[cell] for cell in cage)))
    for _ in range(size):
        line = [rng.randrange(size * size)]
        for _ in range(rng.randint(2, 6)):
            higher = [n for n in neighbours(line[-1], size) if digits[n] > digits[line[-1]]]
            if higher:
                line.append(rng.choice(higher))
        if len(line) > 2:
            rules.append(Thermometer(line))
    for cell in rng.sample(range(size * size), size * 4):
        for other in neighbours(cell, size)[-1:]:
            low, high = sorted((digits[cell], digits[other]))
            if high - low == 1:
                rules.append(Difference([cell, other], 1))
            elif high == 2 * low:
                rules.append(Ratio([cell, other], 2))
    return rules


def main() -> None:
    """Print a line for each size and share of givens."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20, help="puzzles of each kind")
    parser.add_argument("--seed", type=int, default=0, help="seed of the puzzles")
    parser.add_argument("--limit", type=float, default=10, help="seconds for a puzzle")
    options = parser.parse_args()
    print(f"{'ms':>8}{'givens':>8}{'rules':>8}{'median':>10}{'90 %':>10}{'worst':>10}{'left':>6}")
    for size, shares in SHARES.items():
        for share in shares:
            times, counts, left = [], [], 0
            for number in range(options.count):
                rng = random.Random(f"{options.seed} {size} {share} {number}")
                digits = full_grid(Layout.of_size(size), seed=rng.randrange(2**32)).digits
                rules = rules_of(digits, size, rng)
                layout = Layout.of_size(size, constraints=rules)
                givens = [digit if rng.random() < share else 0 for digit in digits]
                start = time.process_time()
                try:
                    check(Grid(givens, layout=layout), time_limit=options.limit)
                except TimeLimitReached:
                    left += 1
                times.append(1_000 * (time.process_time() - start))
                counts.append(len(rules))
            times.sort()
            print(
                f"{size:>5}×{size:<2}{share:>8.0%}{statistics.median(counts):>8.0f}"
                f"{statistics.median(times):>10.1f}{times[int(0.9 * len(times))]:>10.1f}"
                f"{times[-1]:>10.1f}{left:>6}",
                flush=True,
            )


if __name__ == "__main__":
    main()
