"""Whether steps keep to the solution, on many puzzles: none may remove its digits.

    python fuzz/steps.py FILE … [--count N] [--lead NAME …] [--without NAME …]
    python fuzz/steps.py --generate 9x9-diagonals --count 100

Each puzzle is walked through once for each technique that leads: it is tried before all others, in
every state, so that rare ones come up too. A step that is wrong ends the run, and is shown.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import islice
from pathlib import Path

import numpy as np

import nonet
from nonet import Grid, Layout, _native
from nonet.grid import Candidates, read_puzzles
from nonet.logic import Options
from nonet.logic._engine import TECHNIQUES, _logic, _native_options, walk
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
EASY = ("full_house", "naked_single", "hidden_single", "pointing", "claiming", "naked_pair")


def rows_of(puzzles: list[Grid]) -> tuple[np.ndarray, np.ndarray]:
    """Givens and solutions, a row a puzzle."""
    givens = np.array([list(puzzle.givens) for puzzle in puzzles], dtype=np.uint8)
    solutions = [list(nonet.solve(puzzle).digits) for puzzle in puzzles]
    return givens, np.array(solutions, dtype=np.uint8)


def main() -> int:
    """Walk, print how often each technique came up; 1 if a step was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--generate", choices=LAYOUTS)
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--lead", nargs="*", default=None)
    parser.add_argument("--without", nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    puzzles: list[Grid] = []
    if options.generate:
        layout = LAYOUTS[options.generate]
        made = nonet.generate_many(options.count, layout, seed=options.seed, minimal=False)
        puzzles = [one.puzzle for one in made]
    for path in options.files:
        with path.open() as file:
            found = (item.puzzle for item in islice(read_puzzles(file), options.count))
            puzzles += [puzzle for puzzle in found if isinstance(puzzle, Grid)]
    layout = puzzles[0].layout
    givens, solutions = rows_of(puzzles)
    names = [name for name in TECHNIQUES if name not in options.without]
    came: Counter[str] = Counter()
    wrong = 0
    for lead in options.lead or names:
        order = [lead, *(name for name in EASY if name != lead), "brute_force"]
        numbers = [[TECHNIQUES.index(name)] for name in order]
        counts = np.zeros(len(puzzles) * len(order), dtype=np.uint16)
        ends = np.zeros(len(puzzles), dtype=np.uint8)
        start = time.perf_counter()
        _logic(layout).grade(
            givens.reshape(-1),
            solutions.reshape(-1),
            numbers,
            _native_options(Options()),
            counts,
            ends,
            1,
            _native.Stop(),
        )
        seconds = time.perf_counter() - start
        number = int(counts.reshape(len(puzzles), -1)[:, 0].sum())
        came[lead] += number
        bad = np.flatnonzero(ends)
        each = 1e6 * seconds / len(puzzles)
        print(f"{lead:<32}{number:>10,}{each:>12,.0f} µs a puzzle", flush=True)
        for row in bad[:3]:
            wrong += 1
            raw, _, end = walk(
                Candidates.of(puzzles[row]),
                numbers,
                Options(),
                watch=Watch(),
                solution=bytes(solutions[row]),
            )
            print(f"  WRONG {end}: {puzzles[row]!r}\n    {raw[-1]}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
