"""Large and unusual grids: seconds to the first solution, side by side with other solvers.

Usage: python benchmarks/large.py [--limit SECONDS] [--proof] [NAME …]

The instances are those of ``conformance/large_grids.jsonl`` in the folder that NONET_SHARED names,
or in ../shared; a NAME is a part of theirs. The others are CaDiCaL and Kissat of python-sat, and
OR-Tools' CP-SAT with one worker, each on one processor and the same clauses; those that are not
installed are left out. Their times are without the clauses' making, ours are of the whole call.
With --proof also that there is no second solution (by nonet alone).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import nonet
from nonet import Grid, Layout, _native
from nonet.grid import Candidates
from nonet.solver._clauses import Clauses

OTHERS = {"CaDiCaL": "pysat", "Kissat": "pysat", "CP-SAT": "ortools"}
PYSAT = {"CaDiCaL": "Cadical195", "Kissat": "Kissat404"}
OURS = ("search", "auto")


def instances(names: list[str]) -> list[dict[str, Any]]:
    """Those of the shared file that have such names."""
    shared = Path(os.environ.get("NONET_SHARED", Path(__file__).parents[2] / "shared"))
    lines = (shared / "conformance/large_grids.jsonl").read_text("utf-8").splitlines()
    every = [json.loads(line) for line in lines]
    chosen = [entry for entry in every if not names or any(name in entry["name"] for name in names)]
    return sorted(chosen, key=lambda entry: entry["size"])


def puzzle(instance: dict[str, Any]) -> Grid:
    """An instance as a grid."""
    rows, columns = instance["box_rows"], instance["box_cols"]
    layout = Layout.boxes(rows, columns) if rows else Layout.latin(instance["size"])
    return Grid(instance["cells"], layout=layout)


def with_pysat(name: str, clauses: Clauses) -> float:
    """Seconds that one of python-sat's solvers takes."""
    from pysat import solvers  # noqa: PLC0415 (may be absent)

    solver = getattr(solvers, PYSAT[name])()
    start = time.perf_counter()
    for clause in clauses.clauses:
        solver.add_clause(clause)
    solver.solve()
    return time.perf_counter() - start


def with_cp_sat(clauses: Clauses) -> float:
    """Seconds that CP-SAT takes."""
    from ortools.sat.python import cp_model  # noqa: PLC0415 (may be absent)

    model = cp_model.CpModel()
    highest = max(abs(literal) for clause in clauses.clauses for literal in clause)
    variables = [model.new_bool_var("") for _ in range(highest)]
    for clause in clauses.clauses:
        model.add_bool_or(variables[x - 1] if x > 0 else ~variables[-x - 1] for x in clause)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    start = time.perf_counter()
    solver.solve(model)
    return time.perf_counter() - start


def measure_other(name: str, index: int) -> None:
    """Print the seconds of another solver; runs in a process of its own."""
    grid = puzzle(instances([])[index])
    houses = [list(house.cells) for house in grid.layout.houses]
    clauses = Clauses(houses, list(Candidates.of(grid).masks))
    print(with_cp_sat(clauses) if name == "CP-SAT" else with_pysat(name, clauses))


def other(name: str, index: int, limit: float) -> float | None:
    """Seconds of another solver on an instance; None where it took too long."""
    command = [sys.executable, __file__, "--measure", name, "--index", str(index)]
    try:
        done = subprocess.run(command, capture_output=True, check=True, timeout=limit + 10)
    except subprocess.TimeoutExpired:
        return None
    seconds = float(done.stdout)
    return seconds if seconds <= limit else None


def ours(grid: Grid, engine: str, limit: float, *, proof: bool) -> tuple[float | None, str]:
    """Seconds of nonet, and what solved it; None where it took too long."""
    start = time.perf_counter()
    try:
        if proof:
            verdict = nonet.check(grid, engine=engine, time_limit=limit)  # type: ignore[arg-type]
            note = f"{verdict.status}, {verdict.statistics.engine}"
        else:
            found = nonet.solutions(grid, engine=engine, time_limit=limit)  # type: ignore[arg-type]
            next(found)
            note = found.statistics.engine
    except nonet.TimeLimitReached:
        return None, ""
    return time.perf_counter() - start, note


def shown(seconds: float | None, limit: float) -> str:
    """A time, or that it was over the limit."""
    return f"{'>' + format(limit, 'g'):>9}" if seconds is None else f"{seconds:9.4f}"


def main() -> None:
    """One line an instance."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--limit", type=float, default=60.0, metavar="SECONDS")
    parser.add_argument("--proof", action="store_true")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    parser.add_argument("--index", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        measure_other(asked.measure, asked.index)
        return
    print(_native.build_info(), f"{os.cpu_count()} processors", sep=", ")
    others = [name for name, module in OTHERS.items() if find_spec(module)]
    columns = [*OURS, *others]
    print(f"{'':32}", *(f"{name:>9}" for name in columns), "    ratio  by")
    every = instances([])
    for instance in instances(asked.names):
        grid = puzzle(instance)
        times: dict[str, float | None] = {}
        note = ""
        for name in OURS:
            times[name], note = ours(grid, name, asked.limit, proof=asked.proof)
        for name in others:
            times[name] = other(name, every.index(instance), asked.limit)
        best = min((seconds for name in others if (seconds := times[name])), default=None)
        auto = times["auto"]
        ratio = f"{auto / best:9.2f}" if auto and best else f"{'':9}"
        row = (shown(times[name], asked.limit) for name in columns)
        print(f"{instance['name']:32}", *row, ratio, "", note, flush=True)


if __name__ == "__main__":
    main()
