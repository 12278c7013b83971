"""Rows of the lockstep engine: arrays by instruction set, limit and threads; and whole files."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from nonet import _native, batch
from nonet.solver.engine import available_threads

ROWS = 100_000
"""About this many rows per array: memory is reused, but does not fit into the caches."""

LINES = 2_000_000
"""Lines of the file that the command line solves."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One measurement of the table."""

    name: str
    task: str
    per_second: float
    measured: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table and the measurements in it."""

    text: str
    cells: list[Cell]

    def __str__(self) -> str:
        return self.text


def digits_of(path: Path) -> NDArray[np.uint8]:
    """The puzzles of a corpus, again and again up to about ROWS, shape (n, 81)."""
    lines = [line for line in path.read_bytes().split() if len(line) == 81]
    text = b"".join(lines * max(1, ROWS // len(lines)))
    digits = np.frombuffer(text.replace(b".", b"0"), dtype=np.uint8) - np.uint8(ord("0"))
    return digits.reshape(-1, 81)


def best(work: Callable[[], object], seconds: float) -> float:
    """Seconds of the quickest of as many runs as fit."""
    work()
    quickest = float("inf")
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        work()
        quickest = min(quickest, time.perf_counter() - start)
    return quickest


def array_lines(files: dict[str, Path], seconds: float) -> Iterator[Line | str]:
    """The table: files × instruction sets × limit 1 and 2 × one thread and all."""
    threads = sorted({1, available_threads()})
    columns = [(limit, number) for number in threads for limit in (1, 2)]
    heads = [f"limit {limit}, {number} thr." for limit, number in columns]
    yield "million puzzles a second through nonet.batch.solve, arrays in and out"
    yield f"{'file':<16}{'instructions':<14}" + "".join(f"{head:>18}" for head in heads)
    before = os.environ.get("NONET_ISA")
    for name, path in files.items():
        digits = digits_of(path)
        for instructions, _ in _native.instruction_sets():
            os.environ["NONET_ISA"] = instructions
            cells = []
            for (limit, number), head in zip(columns, heads, strict=True):
                work = partial(batch.solve, digits, limit=limit, threads=number)
                speed = len(digits) / best(work, seconds)
                cells.append(Cell(f"{name}, {instructions}", head, speed, len(digits)))
            figures = "".join(f"{cell.per_second / 1e6:>18.3f}" for cell in cells)
            yield Line(f"{name:<16}{instructions:<14}{figures}", cells)
    if before is None:
        os.environ.pop("NONET_ISA", None)
    else:
        os.environ["NONET_ISA"] = before


def file_lines(path: Path) -> Iterator[Line | str]:
    """`nonet solve < file > file`, beside the same puzzles as an array, both with all threads."""
    lines = [line for line in path.read_bytes().split() if len(line) == 81]
    repeated = (lines * (LINES // len(lines) + 1))[:LINES]
    digits = digits_of(path)
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "puzzles.txt"), Path(folder, "solutions.txt")
        source.write_bytes(b"\n".join(repeated) + b"\n")
        start = time.perf_counter()
        with source.open("rb") as reading, target.open("wb") as writing:
            command = [sys.executable, "-m", "nonet", "solve"]
            subprocess.run(command, stdin=reading, stdout=writing, check=True)
        by_file = LINES / (time.perf_counter() - start)
    by_array = len(digits) / best(lambda: batch.solve(digits, limit=1), 1)
    name = f"{path.stem}, {LINES:,} lines"
    yield Line(
        f"{name:<34} {'nonet solve < > file':<22} {by_file:>12,.0f} /s"
        f" {by_file / by_array:>9.0%} of the array speed, {by_array:,.0f} /s",
        [Cell(name, "nonet solve < > file", by_file, LINES)],
    )
