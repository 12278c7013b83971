"""Puzzles from Parquet to Parquet: how near solving comes to the engine's own speed.

Usage: python benchmarks/parquet.py [FILE] [--rows N] [--rounds N] [--labels NAMES]

Each puzzle of FILE (lines of 81 characters; 49,152 made from a fixed seed where there is none) is
scrambled until there are N of them. Printed is processor time, the best of some rounds, for the
engine on digits, for pyarrow reading and writing the same files, and for `dataset.label` from file
to file; what a row of the whole takes beside the engine alone is its share. Load of the machine
changes all of them alike, so look at shares.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import nonet
from nonet import batch, dataset
from nonet.dataset._labels import puzzle_column
from nonet.layout import CLASSIC

GROUP = 49_152
"""Rows of a row group."""


def seconds(work: Callable[[], object]) -> float:
    """What it takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def puzzles_of(path: Path | None) -> Any:
    """Digits of the puzzles that are scrambled."""
    if path is not None:
        digits = batch.digits(path.read_bytes())
        return np.tile(digits, (max(1, GROUP // len(digits)), 1))
    made = nonet.generate_many(GROUP, minimal=True, seed=1)
    cells = b"".join(generated.puzzle.givens for generated in made)
    return np.frombuffer(cells, dtype=np.uint8).reshape(-1, 81)


def write_input(puzzles: Any, path: Path, rows: int, codec: str) -> None:
    """A Parquet file of about this many scrambles."""
    schema = pa.schema([("puzzle", pa.string())])
    with pq.ParquetWriter(path, schema, compression=codec, use_dictionary=False) as writer:
        for seed in range(max(1, round(rows / len(puzzles)))):
            column = puzzle_column(CLASSIC, batch.scramble(puzzles, seed=seed))
            writer.write_table(pa.table({"puzzle": column}), row_group_size=GROUP)


def read(path: Path) -> None:
    """Read all rows, some at a time."""
    for _ in pq.ParquetFile(path, memory_map=True).iter_batches(GROUP, use_threads=False):
        pass


def write(tables: list[Any], path: Path, codec: str) -> None:
    """Write all rows, some at a time."""
    with pq.ParquetWriter(
        path,
        tables[0].schema,
        compression=codec,
        compression_level=1 if codec == "zstd" else None,
        use_dictionary=False,
        write_statistics=False,
    ) as writer:
        for table in tables:
            writer.write_table(table)


def label(
    source: Path, out: Path, codec: str, labels: tuple[dataset.Label, ...], threads: int
) -> None:
    """Solve all rows, from file to files."""
    shutil.rmtree(out, ignore_errors=True)
    with dataset.Threads(threads) as runner:
        dataset.label(str(source), str(out), runner, labels=labels, compressed=codec == "zstd")


def main() -> None:
    """Print microseconds of a row, and the share of the engine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--labels", default="solution")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    puzzles = puzzles_of(options.file)
    labels = tuple(name for name in dataset.LABELS if name in options.labels.split(","))
    some = np.concatenate([batch.scramble(puzzles, seed=seed) for seed in range(4)])
    solutions = puzzle_column(CLASSIC, batch.solve(some).solutions)
    whole = pa.table({"puzzle": puzzle_column(CLASSIC, some), "solution": solutions})
    tables = [whole.slice(start, GROUP) for start in range(0, len(whole), GROUP)]
    print("µs a row   engine    read   write   whole   share of the engine")
    with tempfile.TemporaryDirectory(prefix="nonet-") as place:
        folder = Path(place)
        for codec in ("zstd", "none"):
            source, out, other = folder / f"{codec}.parquet", folder / "out", folder / "other"
            write_input(puzzles, source, options.rows, codec)
            rows = pq.read_metadata(source).num_rows

            parts: list[tuple[Callable[[], object], int]] = [
                (partial(batch.solve, some, threads=options.threads), len(some)),
                (partial(read, source), rows),
                (partial(write, tables, other, codec), len(whole)),
                (partial(label, source, out, codec, labels, options.threads), rows),
            ]
            best = [
                min(1e6 * seconds(work) / number for _ in range(options.rounds))
                for work, number in parts
            ]
            engine, *_, all_of_it = best
            columns = "".join(f"{value:8.3f}" for value in best)
            print(f"{codec:8} {columns}   {engine / all_of_it:.0%}", flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"most memory: {memory:,.0f} MiB")


if __name__ == "__main__":
    main()
