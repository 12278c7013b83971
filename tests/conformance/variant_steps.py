"""How many puzzles with rules beyond houses the techniques solve, and whether each step is right.

``python tests/conformance/variant_steps.py FILE …`` reads one puzzle in the neutral form a line and
solves those with one solution step by step, without brute force. Each step is held against the
solution. It prints a line for each family of rules, and one for all: the puzzles, the shares that
are solved, and solved without forcing chains, of all and of those with givens; then milliseconds
of a walkthrough and of a hint. The last line is ``N wrong steps``.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nonet import Grid, NonetError, TechniqueOrder, TimeLimitReached, hint, walkthrough
from nonet.constraints.neutral import read_neutral

FORCING = {
    *("nishio", "contradiction_forcing_chain", "digit_forcing_chain", "cell_forcing_chain"),
    *("house_forcing_chain", "contradiction_forcing_net", "digit_forcing_net"),
    *("cell_forcing_net", "house_forcing_net", "nested_forcing_net"),
    *("rule_forcing_chain", "rule_forcing_cell", "rule_forcing_house", "rule_forcing_net"),
    *("kraken_fish_1", "kraken_fish_2", "template_set", "template_delete"),
}
"""Techniques that follow an assumption."""

WITHOUT_FORCING = TechniqueOrder.everything().without({*FORCING, "brute_force"})
WITH_FORCING = TechniqueOrder.everything().without({"brute_force"})

KINDS = {
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


@dataclass(frozen=True, slots=True)
class Result:
    """What the techniques made of a puzzle."""

    id: str
    family: str
    has_givens: bool
    solved: bool
    without_forcing: bool
    wrong: int
    error: str
    hint_ms: float
    walk_ms: float
    used: Mapping[str, int]


def family(puzzle: Mapping[str, Any]) -> str:
    """The family of a puzzle, by its kinds of rule."""
    kinds = {rule["type"] for rule in puzzle["constraints"]}
    name = next((name for name, own in KINDS.items() if kinds <= own), None)
    if name is not None:
        return name
    return "mixed" if len(kinds) > 1 else "other"


def result(line: str, limit: float) -> Result | None:
    """The result of a puzzle; None where it has not one solution."""
    puzzle = json.loads(line)
    if puzzle["solutions"] != 1:
        return None
    layout, givens = read_neutral(puzzle)
    grid = Grid(givens, layout=layout)
    solution = bytes(int(digit) for digit in puzzle["solution"])
    solved, error, wrong = [False, False], "", 0
    used: dict[str, int] = {}
    walk_ms = hint_ms = limit * 1000
    try:
        start = time.perf_counter()
        hint(grid, time_limit=limit)
        hint_ms = 1000 * (time.perf_counter() - start)
        for at, order in enumerate((WITHOUT_FORCING, WITH_FORCING)):
            if solved[0]:
                solved[1] = True
                continue
            start = time.perf_counter()
            try:
                walked = walkthrough(grid, order=order, time_limit=limit)
            except TimeLimitReached:
                # With forcing chains it may be quicker.
                error = f"not done in {limit:g} s"
                continue
            error = ""
            walk_ms = 1000 * (time.perf_counter() - start)
            solved[at] = walked.solved
            used = dict(walked.grade.steps)
            for step in walked.steps:
                wrong += any(solution[cell] != digit for cell, digit in step.placements)
                wrong += any(solution[cell] == digit for cell, digit in step.eliminations)
    except TimeLimitReached:
        error = f"not done in {limit:g} s"
    except NonetError as found:
        error = str(found)
        wrong += "contradicts" in error
    return Result(
        id=puzzle["id"],
        family=family(puzzle),
        has_givens=any(givens),
        solved=solved[1],
        without_forcing=solved[0],
        wrong=wrong,
        error=error,
        hint_ms=hint_ms,
        walk_ms=walk_ms,
        used=used,
    )


def report(name: str, results: Iterable[Result]) -> str:
    """The line of a family."""
    found = list(results)
    given = [one for one in found if one.has_givens]

    def share(of: list[Result], *, forcing: bool) -> str:
        solved = sum(one.solved if forcing else one.without_forcing for one in of)
        return f"{100 * solved / len(of):5.1f} %" if of else "      –"

    walks = sorted(one.walk_ms for one in found)
    hints = sorted(one.hint_ms for one in found)
    return (
        f"{name:30} {len(found):4} puzzles, {share(found, forcing=True)} solved, "
        f"{share(found, forcing=False)} without forcing; {len(given):4} with givens, "
        f"{share(given, forcing=True)}, {share(given, forcing=False)}; "
        f"walkthrough {statistics.median(walks):6.0f} ms median, {walks[-1]:6.0f} most; "
        f"hint {statistics.median(hints):5.1f}, {hints[-1]:6.0f}"
    )


def main() -> None:
    """Run over the files of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--time-limit", type=float, default=20, help="seconds for a walkthrough")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--details", type=Path, help="write a line of JSON for each puzzle here")
    parser.add_argument("--family", help="only puzzles of this family")
    options = parser.parse_args()
    lines = [line for path in options.files for line in path.read_text("utf-8").splitlines()]
    if options.family:
        lines = [line for line in lines if family(json.loads(line)) == options.family]
    with ProcessPoolExecutor(options.jobs) as pool:
        found = pool.map(result, lines, [options.time_limit] * len(lines), chunksize=4)
        results = [one for one in found if one is not None]
    by_family: dict[str, list[Result]] = defaultdict(list)
    for one in results:
        by_family[one.family].append(one)
        if one.error:
            print(f"{one.id}: {one.error}")
    if options.details:
        fields = [
            json.dumps({name: getattr(one, name) for name in one.__slots__}) for one in results
        ]
        options.details.write_text("\n".join(fields) + "\n", "utf-8")
    for name in sorted(by_family):
        print(report(name, by_family[name]))
    print(report("all", results))
    print(f"{sum(one.wrong for one in results)} wrong steps")


if __name__ == "__main__":
    main()
