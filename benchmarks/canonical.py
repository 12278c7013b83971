"""Canonical forms: microseconds of processor time a grid, one thread.

Usage: python benchmarks/canonical.py [FILE …]   (puzzles, 81 characters a line)
"""

from __future__ import annotations

import argparse
import time
from array import array
from pathlib import Path

from nonet import Grid, Layout, _native, solve
from nonet.equivalence.engine import write_forms

SOLUTIONS = 2_000
HARDEST = {
    "the grid with most automorphisms": (
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
    ),
    "a Latin square, conflicts in the boxes": (
        "123456789234567891345678912456789123567891234678912345789123456891234567912345678"
    ),
    "nine digits on the diagonal": "1.........2.........3.........4.........5.........6.........7"
    ".........8.........9",
    "the empty grid": "." * 81,
}


def measure(name: str, digits: bytes, *, rounds: int = 1) -> None:
    """Print the time of these grids."""
    count = len(digits) // 81
    forms, automorphisms = bytearray(len(digits)), array("q", bytes(8 * count))
    start = time.process_time()
    for _ in range(rounds):
        write_forms(3, digits, forms, automorphisms)
    each = (time.process_time() - start) / rounds / max(count, 1)
    print(f"{name:42} {count:7,} grids {each * 1e6:9.1f} µs")


def main() -> None:
    """Solutions, the files, and the grids that take longest."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*", type=Path, help="puzzles of 81 characters")
    options = parser.parse_args()
    print(_native.build_info())
    empty = Grid.empty(Layout.of_size(9))
    solutions = b"".join(solve(empty, seed=seed).digits for seed in range(SOLUTIONS))
    measure("random solutions", solutions, rounds=5)
    for path in options.files:
        lines = [line for line in path.read_text("utf-8").split() if len(line) == 81]
        measure(path.name, b"".join(Grid(line).digits for line in lines))
    for name, text in HARDEST.items():
        measure(name, Grid(text).digits, rounds=100)


if __name__ == "__main__":
    main()
