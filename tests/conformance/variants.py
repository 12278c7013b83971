"""Compare verdicts and solutions of puzzles with constraints with known ones.

``python tests/conformance/variants.py FILE …`` reads one puzzle in the neutral form a line, with
`solutions` (1, 0 or ">1") and, where there is one, `solution`; it prints each difference, and ends
in ``N of M cases``. A puzzle that is not decided within the time limit counts as a difference.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from nonet import Check, Grid, Puzzle, TimeLimitReached, check
from nonet.constraints.neutral import read_neutral

VERDICTS = {"unique": "1", "several": ">1", "none": "0", "contradictory": "0"}


def difference(puzzle: Mapping[str, Any], time_limit: float) -> str | None:
    """What is not as expected of a puzzle, in words."""
    layout, givens = read_neutral(puzzle)
    return difference_of(Grid(givens, layout=layout), puzzle, time_limit)


def difference_of(puzzle: Grid | Puzzle, known: Mapping[str, Any], time_limit: float) -> str | None:
    """What is not as known of the solutions of a puzzle, in words."""
    try:
        found: Check = check(puzzle, time_limit=time_limit)
    except TimeLimitReached:
        return f"not decided in {time_limit:g} s"
    verdict = VERDICTS[found.status]
    if verdict != str(known["solutions"]):
        return f"expected {known['solutions']} solutions, found {verdict}"
    if verdict == "1" and known.get("solution"):
        (solution,) = found.solutions
        if list(solution.digits) != [int(digit) for digit in known["solution"]]:
            return "expected another solution"
    for solution in found.solutions:
        if cells := next(puzzle.layout.violations(solution.digits), None):
            return f"a solution breaks a rule at cells {cells}"
    return None


def puzzles(path: Path) -> Iterator[dict[str, Any]]:
    """The puzzles of a file."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def main() -> None:
    """Run over the files of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--time-limit", type=float, default=60, help="seconds for a puzzle")
    options = parser.parse_args()
    right = cases = 0
    for path in options.files:
        for puzzle in puzzles(path):
            cases += 1
            found = difference(puzzle, options.time_limit)
            right += found is None
            if found:
                print(f"{puzzle['id']}: {found}", flush=True)
    print(f"{right} of {cases} cases")


if __name__ == "__main__":
    main()
