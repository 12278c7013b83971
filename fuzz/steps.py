"""Check that steps agree with the solution, on many puzzles: none may remove its digits.

    python fuzz/steps.py FILE … [--count N] [--lead NAME …] [--without NAME …] [--seconds S]
    python fuzz/steps.py --generate 16x16 --givens 105 125 --count 100
    python fuzz/steps.py FILE … --order hodoku

Each puzzle is walked through once for each leading technique, which is tried before all others in
every state, so that rare ones occur too. With --order each is walked through once, as in grading.
With --seconds a technique leads no longer than that; the puzzles are shuffled first, so that all
kinds are among them. A wrong step is printed, and the run fails.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np

import nonet
from nonet import Grid, Layout, _native
from nonet.grid import Candidates, read_puzzles
from nonet.layout import CLASSIC
from nonet.logic import TechniqueOptions, TechniqueOrder
from nonet.logic.engine import NO_LEVELS, TECHNIQUES, _logic, _native_options, walk
from nonet.running import Watch

LAYOUTS = {
    "4x4": Layout.of_size(4),
    "6x6": Layout.boxes(2, 3),
    "9x9": Layout.of_size(9),
    "9x9-diagonals": Layout.of_size(9, diagonals=True),
    "9x9-windows": Layout.of_size(9, windows=True),
    "9x9-groups": Layout.of_size(9, disjoint_groups=True),
    "9x9-latin": Layout.latin(9),
    "9x9-jigsaw": Layout.jigsaw(
        "111222333 111252333 141252333 441252666 444555696 447585696 747588996 777789996 778888899"
    ),
    "8x8": Layout.boxes(2, 4),
    "12x12": Layout.boxes(3, 4),
    "16x16": Layout.of_size(16),
}
CHUNK = 50
EASY = ("full_house", "naked_single", "hidden_single", "pointing", "claiming", "naked_pair")


def rows_of(puzzles: list[Grid]) -> tuple[np.ndarray, np.ndarray]:
    """Givens and solutions, a row a puzzle."""
    givens = np.array([list(puzzle.givens) for puzzle in puzzles], dtype=np.uint8)
    solutions = [list(nonet.solve(puzzle).digits) for puzzle in puzzles]
    return givens, np.array(solutions, dtype=np.uint8)


def orders(names: list[str], order: str | None) -> Iterator[tuple[str, list[list[int]]]]:
    """What each walk tries, from first to last, and what to call it."""
    if order:
        full = TechniqueOrder.hodoku() if order == "hodoku" else TechniqueOrder.everything()
        entries = full.without(set(TECHNIQUES).difference(names)).enabled
        yield order, [[TECHNIQUES.index(name) for name in one.techniques] for one in entries]
        return
    for lead in names:
        tried = [lead, *(name for name in EASY if name != lead), "brute_force"]
        yield lead, [[TECHNIQUES.index(name)] for name in tried]


def walk_all(
    puzzles: list[Grid], rows: tuple[np.ndarray, np.ndarray], order: list[list[int]], seconds: float
) -> tuple[int, np.ndarray, list[int]]:
    """Return the number of puzzles walked, the steps of each entry, and the puzzles that failed."""
    logic = _logic(puzzles[0].layout)
    total = np.zeros(len(order), dtype=np.int64)
    bad: list[int] = []
    start = time.perf_counter()
    done = 0
    while done < len(puzzles) and time.perf_counter() - start < seconds:
        givens, solutions = (row[done : done + CHUNK] for row in rows)
        counts = np.zeros(len(givens) * len(order), dtype=np.uint16)
        ends = np.zeros(len(givens), dtype=np.uint8)
        logic.grade(
            givens.reshape(-1),
            solutions.reshape(-1),
            order,
            NO_LEVELS,
            _native_options(TechniqueOptions(), CLASSIC),
            counts,
            np.zeros(0, dtype=np.uint8),
            ends,
            1,
            _native.StopFlag(),
        )
        total += counts.reshape(len(givens), -1).sum(axis=0, dtype=np.int64)
        bad += [done + int(row) for row in np.flatnonzero(ends)]
        done += len(givens)
    return done, total, bad


def main() -> int:
    """Walk and print how often each technique occurred; 1 if a step was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--generate", choices=LAYOUTS)
    parser.add_argument("--givens", type=int, nargs=2)
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--lead", nargs="*", default=None)
    parser.add_argument("--without", nargs="*", default=[])
    parser.add_argument("--order", choices=("hodoku", "everything"))
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    puzzles: list[Grid] = []
    if options.generate:
        layout = LAYOUTS[options.generate]
        givens = tuple(options.givens) if options.givens else None
        made = nonet.generate_many(options.count, layout, seed=options.seed, givens=givens)
        puzzles = [one.puzzle for one in made]
    for path in options.files:
        with path.open() as file:
            found = (item.puzzle for item in islice(read_puzzles(file), options.count))
            puzzles += [puzzle for puzzle in found if isinstance(puzzle, Grid)]
    random.Random(options.seed).shuffle(puzzles)
    rows = rows_of(puzzles)
    print(f"{len(puzzles):,} puzzles", flush=True)
    names = [name for name in options.lead or TECHNIQUES if name not in options.without]
    wrong = 0
    for name, order in orders(names, options.order):
        start = time.perf_counter()
        done, total, bad = walk_all(puzzles, rows, order, options.seconds)
        each = 1e6 * (time.perf_counter() - start) / done
        steps = int(total.sum() if options.order else total[0])
        print(f"{name:<32}{steps:>12,} steps {done:>9,} puzzles {each:>10,.0f} µs each", flush=True)
        wrong += len(bad)
        for row in bad[:3]:
            raw, _, end, _ = walk(
                Candidates.of(puzzles[row]),
                order,
                TechniqueOptions(),
                watch=Watch(),
                solution=bytes(rows[1][row]),
            )
            print(f"  WRONG {end}: {puzzles[row]!r}\n    {raw[-1]}")
    print(f"{wrong:,} puzzles with a wrong step")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
