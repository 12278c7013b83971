"""How many puzzles with rules beyond houses the techniques solve, and whether each step is right.

``python tests/conformance/variant_steps.py FILE …`` reads one puzzle in the neutral form a line and
solves those with one solution step by step, without brute force. Each step is held against the
solution, and of those with rules the premises are verified, as in `premises`. It prints a line for
each family of rules, and one for all: the puzzles, the shares that are solved, and solved without
forcing chains, of all and of those with givens; then milliseconds of a walkthrough and of a hint;
then what became of the premises. The last line is ``N wrong steps``.

With ``--generate KIND … --count N --seed S`` the puzzles are random ones of these kinds.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from nonet import (
    Grid,
    Layout,
    NonetError,
    TechniqueOrder,
    TimeLimitReached,
    generate_many,
    hint,
    walkthrough,
)
from nonet.constraints.neutral import read_neutral
from nonet.logic import Step, Walkthrough
from nonet.logic.state import state_text

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.constraints import FAMILIES
from tests.conformance.premises import FAULTS, Verdict, verdict

FORCING = {
    *("nishio", "contradiction_forcing_chain", "digit_forcing_chain", "cell_forcing_chain"),
    *("house_forcing_chain", "contradiction_forcing_net", "digit_forcing_net"),
    *("cell_forcing_net", "house_forcing_net", "nested_forcing_net"),
    *("rule_forcing_chain", "rule_forcing_cell", "rule_forcing_house", "rule_forcing_net"),
    *("kraken_fish_1", "kraken_fish_2", "template_set", "template_delete"),
}
"""Techniques that follow an assumption."""

WITHOUT_FORCING = TechniqueOrder.hodoku().without({*FORCING, "brute_force"})
UNUSED = {
    name
    for entry in TechniqueOrder.hodoku().entries
    for name in entry.techniques
    if not entry.enabled and name != "nested_forcing_net"
}
"""Techniques that no grade uses, but for the strongest net of houses alone."""

WITH_FORCING = TechniqueOrder.everything().without({*UNUSED, "brute_force"})


@dataclass(frozen=True, slots=True)
class Result:
    """What the techniques made of a puzzle."""

    id: str
    family: str
    has_givens: bool
    solved: bool
    without_forcing: bool
    wrong: int
    premises: Counter[tuple[Verdict, str]]
    error: str
    hint_ms: float
    walk_ms: float
    used: Mapping[str, int]


def family(puzzle: Mapping[str, Any]) -> str:
    """The family of a puzzle, by its kinds of rule."""
    kinds = {rule["type"] for rule in puzzle["constraints"]}
    name = next((name for name, own in FAMILIES.items() if kinds <= own), None)
    if name is not None:
        return name
    return "mixed" if len(kinds) > 1 else "other"


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle with one solution, and how to look at it."""

    id: str
    family: str
    grid: Grid
    solution: bytes
    limit: float
    verifies: bool
    forces: bool = True


def task(line: str, limit: float, *, verifies: bool, forces: bool) -> Task | None:
    """The puzzle of a line; None where it has not one solution."""
    puzzle = json.loads(line)
    if puzzle["solutions"] != 1:
        return None
    layout, givens = read_neutral(puzzle)
    solution = bytes(int(digit) for digit in puzzle["solution"])
    grid = Grid(givens, layout=layout)
    return Task(puzzle["id"], family(puzzle), grid, solution, limit, verifies, forces)


def random_tasks(
    kind: str, count: int, seed: int, limit: float, *, verifies: bool, size: int = 9
) -> Iterator[Task]:
    """Random puzzles of a kind."""
    layout = Layout.of_size(size) if size in {9, 16} else Layout.boxes(2, size // 2)
    puzzles = generate_many(count, layout, kind=kind, seed=seed, threads=1)
    for number, made in enumerate(puzzles):
        name = f"{kind}-{size}x{size}-{seed}-{number}"
        yield Task(name, kind, made.puzzle, made.solution.digits, limit, verifies)


def result(given: Task) -> Result:
    """The result of a puzzle."""
    solved, error, wrong = [False, False], "", 0
    used: dict[str, int] = {}
    premises: Counter[tuple[Verdict, str]] = Counter()
    walk_ms = hint_ms = given.limit * 1000
    try:
        start = time.perf_counter()
        hint(given.grid, time_limit=given.limit)
        hint_ms = 1000 * (time.perf_counter() - start)
        for at, order in enumerate((WITHOUT_FORCING, WITH_FORCING)[: 1 + given.forces]):
            if solved[0]:
                solved[1] = True
                continue
            start = time.perf_counter()
            try:
                walked = walkthrough(given.grid, order=order, time_limit=given.limit)
            except TimeLimitReached:
                # With forcing chains it may be quicker.
                error = f"not done in {given.limit:g} s"
                continue
            error = ""
            walk_ms = 1000 * (time.perf_counter() - start)
            solved[at] = walked.solved
            used = dict(walked.grade.steps)
            wrong += wrong_steps(walked, given.solution)
            if given.verifies:
                found = Counter(verdicts(walked))
                wrong += sum(number for (one, _), number in found.items() if one is Verdict.WRONG)
                premises += found
    except TimeLimitReached:
        error = f"not done in {given.limit:g} s"
    except NonetError as found_error:
        error = str(found_error)
        wrong += "contradicts" in error
    return Result(
        id=given.id,
        family=given.family,
        has_givens=any(given.grid.givens),
        solved=any(solved),
        without_forcing=solved[0],
        wrong=wrong,
        premises=premises,
        error=error,
        hint_ms=hint_ms,
        walk_ms=walk_ms,
        used=used,
    )


def wrong_steps(walked: Walkthrough, solution: bytes) -> int:
    """Steps that are against the solution."""
    return sum(is_against(step, solution) for step in walked.steps)


def is_against(step: Step, solution: bytes) -> bool:
    """Whether a step places another digit than the solution has, or eliminates that."""
    return contradicts(step.placements, step.eliminations, solution)


def contradicts(
    placed: Iterable[tuple[int, int]], gone: Iterable[tuple[int, int]], solution: bytes
) -> bool:
    """Whether the solution has another digit than one placed, or one that is gone."""
    return any(solution[cell] != digit for cell, digit in placed) or any(
        solution[cell] == digit for cell, digit in gone
    )


def verdicts(walked: Walkthrough) -> Iterator[tuple[Verdict, str]]:
    """What becomes of each step, with its technique; those that are at fault are shown."""
    for step, state in zip(walked.steps, walked.states(), strict=False):
        found = verdict(step, state)
        if found in FAULTS:
            print(f"{found.value}: {step} in {state_text(state)}", flush=True)
        yield found, step.technique


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


def counted(results: Iterable[Result]) -> list[Result]:
    """All results, whose number is shown while they come."""
    found = []
    for one in results:
        found.append(one)
        if sys.stderr.isatty():
            print(f"{len(found)} puzzles", end="\r", file=sys.stderr, flush=True)
    return found


def main() -> None:
    """Run over the files of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--time-limit", type=float, default=60, help="seconds for a walkthrough")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--details", type=Path, help="write a line of JSON for each puzzle here")
    parser.add_argument("--family", help="only puzzles of this family")
    parser.add_argument("--generate", nargs="+", default=[], metavar="KIND")
    parser.add_argument("--count", type=int, default=20, help="random puzzles of each kind")
    parser.add_argument("--size", type=int, default=9, help="of random puzzles")
    parser.add_argument("--seed", type=int, default=1, help="of random puzzles")
    parser.add_argument("--no-premises", action="store_true", help="look at the solution alone")
    parser.add_argument("--no-forcing", action="store_true", help="leave forcing chains out")
    options = parser.parse_args()
    limit, verifies = options.time_limit, not options.no_premises
    lines = [line for path in options.files for line in path.read_text("utf-8").splitlines()]
    if options.family:
        families = sorted({family(json.loads(line)) for line in lines})
        if options.family not in families:
            parser.error(f"expected a family of {', '.join(families)}, found {options.family!r}")
        lines = [line for line in lines if family(json.loads(line)) == options.family]
    forces = not options.no_forcing
    read = (task(line, limit, verifies=verifies, forces=forces) for line in lines)
    made = (
        random_tasks(kind, options.count, options.seed, limit, verifies=verifies, size=options.size)
        for kind in options.generate
    )
    tasks = chain((one for one in read if one is not None), chain.from_iterable(made))
    if options.jobs == 1:
        results = counted(map(result, tasks))
    else:
        with ProcessPoolExecutor(options.jobs) as pool:
            results = counted(pool.map(result, tasks, chunksize=4))
    by_family: dict[str, list[Result]] = defaultdict(list)
    for one in results:
        by_family[one.family].append(one)
        if one.error:
            print(f"{one.id}: {one.error}")
    if options.details:
        fields = [
            json.dumps({name: getattr(one, name) for name in one.__slots__ if name != "premises"})
            for one in results
        ]
        options.details.write_text("\n".join(fields) + "\n", "utf-8")
    for name in sorted(by_family):
        print(report(name, by_family[name]))
    print(report("all", results))
    premises = sum((one.premises for one in results), Counter[tuple[Verdict, str]]())
    for verdict_ in Verdict:
        of = Counter({name: count for (one, name), count in premises.items() if one is verdict_})
        names = ", ".join(f"{name} {count}" for name, count in of.most_common(8))
        print(f"{of.total()} steps: {verdict_.value}{f' ({names})' if names else ''}")
    print(f"{sum(one.wrong for one in results)} wrong steps")


if __name__ == "__main__":
    main()
