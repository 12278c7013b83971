"""Puzzles with rules beyond houses: milliseconds to the proof of the verdict, by family.

Usage: python benchmarks/constraints.py [--limit SECONDS] [--family NAME] FILE …

Each FILE has a puzzle in the neutral form a line. A time is that of `nonet.check` for a layout and
a grid that are made, its set-up included and nothing kept from an earlier call; the best of three
passes over all puzzles. Beside it is what the files record of Interactive Sudoku Solver, set-up
and search in one warm process. Puzzles that take longer than the limit count with it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nonet import Grid, TimeLimitReached, check
from nonet.constraints.neutral import read_neutral

PASSES = 3
MIXED = "mixed"
OTHER = "other"

FAMILIES: dict[str, set[str]] = {
    "anti-knight/king": {"anti_knight", "anti_king"},
    "arrow": {"arrow", "double_arrow"},
    "between/lockout": {"between_line", "lockout_line"},
    "houses/candidates": {
        *("diagonal", "windows", "disjoint_groups", "candidates", "all_different", "odd", "even"),
    },
    "killer": {"killer_cage"},
    "kropki/xv": {"difference", "ratio", "pair_sum", "negative"},
    "little killer": {"little_killer"},
    "modular/entropic/parity": {"modular_line", "entropic_line", "parity_line"},
    "palindrome/zipper/region sum": {"palindrome_line", "zipper_line", "region_sum_line"},
    "renban": {"renban_line"},
    "sandwich": {"sandwich"},
    "skyscraper/x-sum/rooms": {"skyscraper", "hidden_skyscraper", "x_sum", "numbered_room"},
    "thermometer": {"thermometer", "slow_thermometer"},
    "whispers": {"whisper_line"},
}
"""Families whose puzzles have no other kinds of rule."""


@dataclass(slots=True)
class Row:
    """A puzzle, and what it took."""

    puzzle: dict[str, Any]
    grid: Grid
    ms: float = float("inf")
    nodes: int = 0
    is_decided: bool = False
    theirs: float = field(init=False)

    def __post_init__(self) -> None:
        self.theirs = 1_000 * (self.puzzle.get("iss_seconds") or 0)

    def run(self, limit: float) -> None:
        """Time the verdict."""
        start = time.process_time()
        try:
            found = check(self.grid, time_limit=limit)
        except TimeLimitReached:
            found = None
        self.ms = min(self.ms, 1_000 * (time.process_time() - start))
        if found is not None:
            self.is_decided, self.nodes = True, found.statistics.nodes


def family(puzzle: dict[str, Any]) -> str:
    """The family of a puzzle, by its kinds of rule, size and givens."""
    kinds = {rule["type"] for rule in puzzle["constraints"]}
    name = next((name for name, own in FAMILIES.items() if kinds <= own), None)
    if name is None:
        return MIXED if len(kinds) > 1 else OTHER
    if name != "killer":
        return name
    if puzzle["size"] > 9:
        return "killer, larger than 9x9"
    is_bare = not any(given not in ".0" for given in map(str, puzzle["givens"]))
    return "killer, no givens" if is_bare else "killer, some givens"


def shown(name: str, rows: list[Row]) -> str:
    """A line of the table."""
    ours = sorted(row.ms for row in rows)
    theirs = sorted(row.theirs for row in rows if row.theirs) or [0.0]
    nodes = statistics.median(row.nodes for row in rows)
    undecided = sum(not row.is_decided for row in rows)
    ninety = ours[int(0.9 * len(ours))]
    return (
        f"{name:30}{len(rows):5}{statistics.median(ours):9.3f}{ninety:9.2f}{ours[-1]:10.1f}"
        f"{sum(ours):10.0f}{nodes:8.0f}{undecided:6} |{statistics.median(theirs):9.3f}"
        f"{theirs[int(0.9 * len(theirs))]:9.2f}{theirs[-1]:10.1f}{sum(theirs):10.0f}"
    )


def main() -> None:
    """Print a line for each family, and one for all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--limit", type=float, default=10, help="seconds for a puzzle")
    parser.add_argument("--family", default="", help="only families with this in their name")
    options = parser.parse_args()
    rows = []
    for path in options.files:
        for line in path.read_text("utf-8").splitlines():
            puzzle = json.loads(line)
            if options.family in family(puzzle):
                layout, givens = read_neutral(puzzle)
                rows.append(Row(puzzle, Grid(givens, layout=layout)))
    for number in range(PASSES):
        for row in rows:
            if number == 0 or row.ms < 300:
                row.run(options.limit)
    families = defaultdict(list)
    for row in rows:
        families[family(row.puzzle)].append(row)
    columns = f"{'median':>9}{'90 %':>9}{'worst':>10}{'total':>10}"
    print(f"{'ms':30}{'n':>5}{columns}{'nodes':>8}{'left':>6} |{columns} (ISS, recorded)")
    for name in sorted(families):
        print(shown(name, families[name]))
    print(shown("all", rows))


if __name__ == "__main__":
    main()
