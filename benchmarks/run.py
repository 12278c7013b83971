"""How fast nonet is on this machine: puzzles a second, by corpus and by size.

    python benchmarks/run.py [--seconds S] [--quick] [--json FILE]

README.md says what each row measures and what it does not.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TypeVar

if not __package__:  # run as a script: the project's root is where `benchmarks` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.lockstep import Line, array_lines, file_lines

import nonet
from nonet import Grid, Layout, _native, reference
from nonet.layout.regions import customary_box_shape

ROOT = Path(__file__).parents[1]
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CORPORA = ("easy", "clue17", "magictour", "hardest", "many_solutions")
TASKS: dict[str, Callable[[str], object]] = {
    "parse only": Grid.parse,
    "first solution": nonet.solve,
    "proof of uniqueness": nonet.check,
    "count, limit 2": nonet.count,
}
SIZES = ((4, 40), (6, 40), (9, 40), (12, 40), (16, 40), (25, 40), (36, 60), (64, 75), (100, 75))
"""Size and percentage of givens: above 25, 40 % is a research problem rather than a benchmark."""

PATIENCE = 2.0
"""Seconds after which a self-made grid counts as not solved; the row says how many were not."""

SELF_MADE = 50
"""Instances of each size."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement."""

    group: str
    name: str
    task: str
    per_second: float
    measured: int

    def __str__(self) -> str:
        each = 1e6 / self.per_second
        spelled = f"{each / 1000:,.2f} ms" if each >= 1000 else f"{each:,.1f} µs"
        return (
            f"{self.name:<34} {self.task:<22} {self.per_second:>12,.0f} /s {spelled:>12} each"
            f" {self.measured:>9,} measured"
        )


def rate(
    work: Callable[[Item], object], items: Sequence[Item], seconds: float
) -> tuple[float, int]:
    """Items a second, and how many were worked on: the same ones again while time is left."""
    work(items[0])
    start = time.perf_counter()
    for measured, item in enumerate(cycle(items), start=1):
        work(item)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return measured / spent, measured
    raise ValueError("expected something to work on, found nothing")


def corpora_folder() -> Path:
    """Where the corpora would be."""
    return Path(os.environ.get("NONET_SHARED", ROOT.parent / "shared")) / "corpora"


def corpus_rows(seconds: float) -> Iterator[Row | str]:
    """Each corpus with each task, in an order shuffled once, so that any part is a fair sample."""
    for name in CORPORA:
        path = corpora_folder() / f"{name}.txt"
        if not path.is_file():
            yield f"{name:<34} absent; NONET_SHARED names the folder that has corpora/{path.name}"
            continue
        puzzles = path.read_text(encoding="ascii").split()
        Random(1).shuffle(puzzles)
        for task, work in TASKS.items():
            yield Row("corpora", name, task, *rate(work, puzzles, seconds))


def lockstep_rows(seconds: float) -> Iterator[Row | Line | str]:
    """Many 9×9 puzzles in one call, and whole files."""
    paths = {name: corpora_folder() / f"{name}.txt" for name in CORPORA}
    present = {name: path for name, path in paths.items() if path.is_file()}
    yield from array_lines(present, seconds / 2)
    if "clue17" in present:
        yield from file_lines(present["clue17"])


def full_grid(layout: Layout, rng: Random) -> bytes:
    """A random grid; above 25 a cyclic one with rows, columns and digits shuffled, quickly made."""
    size = layout.size
    if size <= 25:
        return nonet.solve(Grid.empty(layout), seed=rng.getrandbits(64)).digits
    height, width = layout.box_shape or (1, size)
    digits = rng.sample(range(1, size + 1), size)

    def shuffled(group: int) -> list[int]:
        groups = rng.sample(range(size // group), size // group)
        return [line * group + i for line in groups for i in rng.sample(range(group), group)]

    rows, columns = shuffled(height), shuffled(width)
    return bytes(
        digits[(row % height * width + row // height + column) % size]
        for row in rows
        for column in columns
    )


def self_made(size: int, givens: int) -> list[Grid]:
    """Instances of one size, the same in every run: grids with random cells emptied."""
    layout = Layout.boxes(*(customary_box_shape(size) or (1, size)))
    rng = Random(size)
    puzzles = []
    for _ in range(SELF_MADE if size <= 36 else SELF_MADE // 10):
        digits = bytearray(full_grid(layout, rng))
        for cell in rng.sample(range(size * size), size * size * (100 - givens) // 100):
            digits[cell] = 0
        puzzles.append(Grid(bytes(digits), layout=layout))
    return puzzles


def size_rows(seconds: float) -> Iterator[Row | str]:
    """The first solution, size by size."""
    for size, givens in SIZES:
        name = f"{size}×{size}, {givens} % givens"
        unsolved = 0

        def solve(puzzle: Grid) -> None:
            nonlocal unsolved
            try:
                nonet.solve(puzzle, time_limit=PATIENCE)
            except nonet.TimeLimitReached:
                unsolved += 1

        yield Row("sizes", name, "first solution", *rate(solve, self_made(size, givens), seconds))
        if unsolved:
            yield f"{name:<34} {unsolved} times not solved within {PATIENCE:g} s"


def reference_rows(seconds: float) -> Iterator[Row | str]:
    """The engine beside the reference solver, on the same puzzles in the same run."""
    for size in (4, 6, 9):
        puzzles = self_made(size, 40)
        name = f"{size}×{size}, 40 % givens"
        by_engine, engine_measured = rate(lambda p: nonet.count(p, limit=2), puzzles, seconds)
        by_reference, measured = rate(lambda p: reference.count(p, 2), puzzles, seconds)
        yield Row("reference", name, "count 2, engine", by_engine, engine_measured)
        yield Row("reference", name, "count 2, reference.py", by_reference, measured)
        yield f"{name:<34} {'engine : reference.py':<22} {by_engine / by_reference:>12,.0f} : 1"


def latency_rows(seconds: float) -> Iterator[Row | str]:
    """One call on one easy puzzle, text in, grid out."""
    yield Row("one call", "easy 9×9", "solve(str)", *rate(nonet.solve, [EASY], seconds))


def import_rows(seconds: float) -> Iterator[Row | str]:
    """What a program waits for before its first line runs: median of several processes."""
    runs = max(3, round(seconds * 15))
    for task in ("import numpy", "import nonet", f"import nonet; nonet.solve({EASY!r})"):
        program = (
            f"import time; start = time.perf_counter(); {task}; print(time.perf_counter() - start)"
        )
        command = [sys.executable, "-c", program]
        times = [
            float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
            for _ in range(runs)
        ]
        name = task.partition("(")[0]
        yield Row("import", "fresh process", name, 1 / statistics.median(times), runs)


GROUPS: dict[str, Callable[[float], Iterator[Row | Line | str]]] = {
    "Corpora of 9×9 puzzles, a call each": corpus_rows,
    "Corpora of 9×9 puzzles, many at once": lockstep_rows,
    "Self-made grids, by size": size_rows,
    "Beside the reference solver": reference_rows,
    "One call": latency_rows,
    "Import": import_rows,
}


def processor() -> str:
    """Name of the processor, as the system reports it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def circumstances() -> dict[str, str]:
    """The machine and the build: figures without them mean nothing."""
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "nonet": nonet.__version__,
        "build": _native.build_info(),
    }


def main() -> None:
    """Measure, print and, if asked to, write the figures down."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each row (default 1)")
    parser.add_argument("--quick", action="store_true", help="a tenth of a second for each row")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    options = parser.parse_args()
    seconds = 0.1 if options.quick else options.seconds
    if not seconds > 0:
        parser.error("--seconds: expected more than 0")

    facts = circumstances()
    for name, value in facts.items():
        print(f"{name:<10} {value}")
    rows: list[Row] = []
    for title, measure in GROUPS.items():
        print(f"\n{title}")
        for line in measure(seconds):
            print(f"  {line}", flush=True)
            if isinstance(line, Row):
                rows.append(line)
            elif isinstance(line, Line):
                rows += [Row("many at once", **asdict(cell)) for cell in line.cells]
    if options.json is not None:
        figures = {**facts, "seconds": seconds, "rows": [asdict(row) for row in rows]}
        options.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
