"""How long one call takes: µs, the best of many rounds, with the form of the puzzle.

    python benchmarks/calls.py [--seconds S] [--against FOLDER]

With the `src` folder of another version, both are measured in turns within one run, so that the
ratios hold on a machine that is busy at times.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TURNS = 8
"""Fresh processes of each version, in turns."""


def calls() -> Iterator[tuple[str, Callable[[], object]]]:
    """What is measured, with its name."""
    import nonet  # noqa: PLC0415 (the version that is measured comes from the environment)

    grid = nonet.Grid(LINE)
    forms: dict[str, nonet.grid.PuzzleLike] = {
        "a text": LINE,
        "bytes": grid.digits,
        "a Grid": grid,
        "Candidates": nonet.Candidates.of(grid),
        "a Puzzle": nonet.Puzzle(grid),
        "a list": list(grid.digits),
    }
    for form, puzzle in forms.items():
        yield f"solve({form})", partial(nonet.solve, puzzle)
    yield "check(a text)", lambda: nonet.check(LINE)
    yield "count(a text)", lambda: nonet.count(LINE)
    yield "Grid(a text)", lambda: nonet.Grid(LINE)
    yield "canonical(a text)", lambda: nonet.canonical(LINE)
    yield "grade(a text)", lambda: nonet.grade(LINE)
    yield "hint(a text)", lambda: nonet.hint(LINE)
    yield "steps(a text, singles)", lambda: nonet.steps(LINE, "naked single")
    yield "steps(a text, rectangles)", lambda: nonet.steps(LINE, "unique rectangle 1")


def measure(seconds: float) -> dict[str, float]:
    """The best time of each call in this process, in µs."""
    found = {}
    for name, call in calls():
        call()
        best = float("inf")
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            start = time.perf_counter()
            for _ in range(10):
                call()
            best = min(best, (time.perf_counter() - start) / 10)
        found[name] = 1e6 * best
    return found


def measured_in(source: Path, seconds: float) -> dict[str, float]:
    """The same in a fresh process, with the nonet of this folder."""
    command = [sys.executable, __file__, "--seconds", str(seconds), "--json"]
    environment = os.environ | {"PYTHONPATH": str(source)}
    run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    times: dict[str, float] = json.loads(run.stdout)
    return times


def main() -> None:
    """Print a line for each call."""
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each call")
    parser.add_argument("--against", type=Path, help="the src folder of another version")
    parser.add_argument("--json", action="store_true", help="this process alone, as JSON")
    arguments = parser.parse_args()
    if arguments.json:
        print(json.dumps(measure(arguments.seconds)))
        return
    sources = [Path(__file__).parents[1] / "src"]
    if arguments.against is not None:
        sources.insert(0, arguments.against.absolute())
    best: list[dict[str, float]] = [{} for _ in sources]
    for _ in range(TURNS):
        for source, times in zip(sources, best, strict=True):
            for name, spent in measured_in(source, arguments.seconds / TURNS).items():
                times[name] = min(spent, times.get(name, spent))
    for name, spent in best[-1].items():
        before = best[0][name]
        ratio = f"{before:>10.1f} µs before {before / spent:>7.2f} times as fast"
        print(f"{name:<28}{spent:>10.1f} µs{ratio if len(best) == 2 else ''}")


if __name__ == "__main__":
    main()
