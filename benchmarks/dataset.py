"""What datasets cost: processor time of each part of the work, and what follows.

Usage: python benchmarks/dataset.py [--puzzles N] [--count N] [--cores N]

Minimal 9 × 9 puzzles are made from a fixed seed and labelled, one label after the other. The last
line estimates how long a dataset with these labels would take: the sum of all parts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial

import numpy as np

import nonet
from nonet import batch
from nonet.dataset._distinct import write_fingerprints
from nonet.dataset._labels import LABELS, Label, LabelBatch, puzzle_column
from nonet.dataset._store import DatasetFolder
from nonet.dataset._tables import table_bytes
from nonet.layout import CLASSIC
from nonet.running import Watch

USUAL = ("solution", "givens", "level")
"""Labels of the dataset whose time is estimated."""


def seconds(work: Callable[[], object]) -> float:
    """What it takes, the best of three."""
    found = []
    for _ in range(3):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return min(found)


def main() -> None:
    """Print microseconds of each part for a puzzle, and the time of a dataset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--puzzles", type=int, default=5_000)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--cores", type=int, default=2)
    options = parser.parse_args()
    import pyarrow as pa  # noqa: PLC0415 (only here)

    made = list(nonet.generate_many(options.puzzles, minimal=True, seed=1, threads=1))
    puzzles = np.array([list(generated.puzzle.givens) for generated in made], dtype=np.uint8)

    def label_batch() -> LabelBatch:
        return LabelBatch(CLASSIC, puzzles, 1, Watch())

    def labelled(label: Label) -> object:
        return label_batch().columns((label,))

    def table() -> object:
        fresh = label_batch()
        return pa.table({"puzzle": puzzle_column(CLASSIC, puzzles), **fresh.columns(("solution",))})

    store = DatasetFolder("memory://benchmark")
    prints = [fingerprint for fingerprint in label_batch().fingerprints if fingerprint is not None]
    parts: dict[str, Callable[[], object]] = {
        "make": lambda: list(nonet.generate_many(options.puzzles, minimal=True, seed=1, threads=1)),
        "canonical form": lambda: batch.canonical(puzzles, threads=1),
        "fingerprints": lambda: label_batch().fingerprints,
        "their file": lambda: write_fingerprints(store, "prints", prints, 1),
        "Parquet, twice": lambda: [table_bytes(table(), "parquet") for _ in range(2)],
        **{label: partial(labelled, label) for label in LABELS},
    }
    taken = {}
    for name, work in parts.items():
        taken[name] = 1e6 * seconds(work) / options.puzzles
        print(f"{name:16} {taken[name]:8.2f} µs  {1e6 / taken[name]:12,.0f} /s")
    usual = ("make", "fingerprints", "their file", "Parquet, twice", *USUAL)
    total = sum(taken[name] for name in usual)
    print(
        f"with {', '.join(USUAL)}: {total:.1f} µs a puzzle; {options.count:,} on "
        f"{options.cores} cores: {total * options.count / options.cores / 1e6:,.0f} s"
    )


if __name__ == "__main__":
    main()
