"""Whether each step of many random puzzles with rules is right.

``python tests/conformance/random_steps.py --count N --record FILE`` makes N puzzles of each kind,
of 4×4, 6×6 and 9×9, and solves them step by step. Each step is held against the solution. In some
puzzles the premises of each step are verified, as in `premises`, and in fewer ones those of all
steps that any technique has in a state on the way. One more kind, ``mixed``, are states with any
rules and random candidates, of sizes 4 to 6: all their steps are verified.

Puzzles are made in blocks of 100, whose number is the seed. A block that is done is a line of the
record: with the same record, a run goes on where the last one ended. The report is a line for each
kind, and the last line ``N faults``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from nonet import NonetError, TechniqueOrder, TimeLimitReached, steps, walkthrough
from nonet.constraints.registry import NAMES as RULES
from nonet.generator.rules.kinds import KINDS
from nonet.grid import Candidates
from nonet.logic import Step
from nonet.logic.engine import NUMBERS, walk
from nonet.logic.state import state_text
from nonet.running import Watch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.conformance.premises import FAULTS, verdict
from tests.conformance.variant_steps import (
    WITH_FORCING,
    WITHOUT_FORCING,
    Task,
    contradicts,
    is_against,
    random_tasks,
)
from tests.logic.rule_oracle import ruled_states

BLOCK = 100
"""Puzzles of a block."""

SHARES = {4: 0.75, 6: 0.2, 9: 0.05}
"""Of a block, by size."""

LARGE_EVERY = 10
"""One in this many blocks has 9×9 puzzles: each takes as long as a block of small ones."""

SIZES = {"anti-king": (6, 9), "non-consecutive": (6, 9), "hunt": (6, 9), "miracle": (9,)}
"""Sizes of the kinds that have no small puzzles."""

MIXED = "mixed"
"""Any rules, in random states."""

ALL = [*KINDS, MIXED]

LIMIT = 20.0
"""Seconds for a puzzle."""

NAMES = [name for entry in WITHOUT_FORCING.entries if entry.enabled for name in entry.techniques]

CHAINS = ["rule_forcing_chain", "rule_forcing_cell", "rule_forcing_house"]
"""Looked for in small states as well."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A block, and which of its puzzles are looked at more closely: one in how many."""

    kind: str
    number: int
    verified: int
    searched: int


@dataclass(slots=True)
class Tally:
    """What became of the puzzles of a block."""

    kind: str
    number: int
    puzzles: int = 0
    solved: int = 0
    steps: int = 0
    late: int = 0
    premises: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def check(
        self, name: str, step: Step, state: Candidates, solution: bytes, *, verifies: bool
    ) -> None:
        """Hold a step against the solution, and verify its premises."""
        self.steps += 1
        found = ["against the solution"] if solution and is_against(step, solution) else []
        if verifies:
            of = verdict(step, state)
            self.premises[of.value] = self.premises.get(of.value, 0) + 1
            if of in FAULTS:
                found.append(of.value)
        self.faults += [f"{name}: {one}: {step} in {state_text(state)}" for one in found]


def sizes(kind: str, number: int) -> Iterator[tuple[int, int]]:
    """How many puzzles of a block have each size."""
    known = SIZES.get(kind, tuple(SHARES))
    if number % LARGE_EVERY and min(known) < 9:
        known = tuple(size for size in known if size < 9)
    total = sum(SHARES[size] for size in known)
    left = BLOCK
    for size in reversed(known):
        count = left if size == known[0] else round(BLOCK * SHARES[size] / total)
        left -= count
        yield size, count


def done(plan: Plan) -> Tally:
    """The tally of a block."""
    tally = Tally(plan.kind, plan.number)
    start = time.perf_counter()
    if plan.kind == MIXED:
        look_at_states(tally)
    else:
        look_at_puzzles(tally, plan)
    tally.seconds = round(time.perf_counter() - start, 1)
    return tally


def look_at_states(tally: Tally) -> None:
    """Look at all steps of a block of states with any rules."""
    for one in ruled_states(tally.number, BLOCK, frozenset(RULES)):
        tally.puzzles += 1
        name = f"{MIXED}-{tally.number}-{tally.puzzles}"
        try:
            found = steps(one.state, [*NAMES, *CHAINS], assume_unique=True, time_limit=LIMIT)
        except TimeLimitReached:
            tally.late += 1
            continue
        for step in found:
            tally.check(name, step, one.state, b"", verifies=True)


def look_at_puzzles(tally: Tally, plan: Plan) -> None:
    """Make the puzzles of a block, and look at them."""
    number = plan.number * BLOCK
    for size, count in sizes(plan.kind, plan.number):
        # Forcing chains of 9×9 puzzles take longer than all others together.
        order = WITHOUT_FORCING if size == 9 else WITH_FORCING
        for task in random_tasks(plan.kind, count, plan.number, LIMIT, verifies=False, size=size):
            number += 1
            is_verified = number % plan.verified == 0
            is_searched = number % plan.searched == 0
            look(tally, task, order, verifies=is_verified, searches=is_searched)


def is_right(tally: Tally, task: Task, order: TechniqueOrder) -> bool:
    """Whether each step is right, by what the native walk returns: objects take far longer."""
    techniques = [[NUMBERS[name] for name in entry.techniques] for entry in order.enabled]
    try:
        found, _, end, _ = walk(
            Candidates.of(task.grid),
            techniques,
            order.options,
            watch=Watch(time_limit=LIMIT),
            solution=task.solution,
        )
    except TimeLimitReached:
        tally.late += 1
        return True
    conclusions = ((placed, gone) for _, placed, gone, _, _ in found)
    if any(contradicts(placed, gone, task.solution) for placed, gone in conclusions):
        return False
    tally.steps += len(found)
    tally.solved += end == "solved"
    return True


def look(
    tally: Tally, task: Task, order: TechniqueOrder, *, verifies: bool, searches: bool
) -> None:
    """Solve a puzzle, and look at its steps."""
    tally.puzzles += 1
    if not verifies and not searches and is_right(tally, task, order):
        return
    try:
        walked = walkthrough(task.grid, order=order, time_limit=LIMIT)
    except TimeLimitReached:
        tally.late += 1
        return
    except NonetError as error:
        tally.faults.append(f"{task.id}: {error}")
        return
    tally.solved += walked.solved
    states = list(walked.states())
    for step, state in zip(walked.steps, states, strict=False):
        tally.check(task.id, step, state, task.solution, verifies=verifies)
    if searches:
        state = Random(task.id).choice(states)
        try:
            names = NAMES if state.layout.size == 9 else [*NAMES, *CHAINS]
            found = steps(state, names, time_limit=LIMIT)
        except TimeLimitReached:
            tally.late += 1
            return
        for step in found:
            tally.check(task.id, step, state, task.solution, verifies=True)


def report(kind: str, tallies: Sequence[Tally]) -> str:
    """The line of a kind."""
    premises = sum((Counter(one.premises) for one in tallies), Counter[str]())
    verified = "".join(f", {count:,} {name}" for name, count in premises.most_common())
    return (
        f"{kind:16} {sum(one.puzzles for one in tallies):7,} puzzles "
        f"({sum(one.solved for one in tallies):,} solved, "
        f"{sum(one.late for one in tallies)} not done in {LIMIT:g} s), "
        f"{sum(one.steps for one in tallies):9,} steps, "
        f"{sum(len(one.faults) for one in tallies)} faults; "
        f"premises of {premises.total():,}{verified}; "
        f"{sum(one.seconds for one in tallies):.0f} s"
    )


def run(plans: Sequence[Plan], jobs: int) -> Iterator[Tally]:
    """The tallies of these blocks, as they are done."""
    if jobs == 1:
        yield from map(done, plans)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(done, plans)


def main() -> None:
    """Run over the kinds of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kinds", nargs="+", choices=ALL, default=ALL, metavar="KIND")
    parser.add_argument("--count", type=int, default=BLOCK, help="puzzles of each kind")
    parser.add_argument("--record", type=Path, help="blocks that are done; a run goes on there")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--verified", type=int, default=20, help="the premises of one in this many puzzles"
    )
    parser.add_argument(
        "--searched", type=int, default=100, help="all steps of a state of one in this many puzzles"
    )
    options = parser.parse_args()
    record: Path | None = options.record
    tallies: dict[tuple[str, int], Tally] = {}
    if record is not None and record.exists():
        for line in record.read_text("utf-8").splitlines():
            tally = Tally(**json.loads(line))
            tallies[tally.kind, tally.number] = tally
    plans = [
        Plan(kind, number, options.verified, options.searched)
        for number in range(-(-options.count // BLOCK))
        for kind in options.kinds
        if (kind, number) not in tallies
    ]
    for at, tally in enumerate(run(plans, options.jobs), 1):
        tallies[tally.kind, tally.number] = tally
        for fault in tally.faults:
            print(fault, flush=True)
        if sys.stderr.isatty():
            print(f"{at} of {len(plans)} blocks", end="\r", file=sys.stderr, flush=True)
        if record is not None:
            with record.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(tally)) + "\n")
    by_kind: dict[str, list[Tally]] = defaultdict(list)
    for tally in tallies.values():
        by_kind[tally.kind].append(tally)
    for kind, own in by_kind.items():
        print(report(kind, own))
    faults = sum(len(tally.faults) for tally in tallies.values())
    print(f"{faults} faults")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
