"""Whether what is printed of each step of random puzzles holds, line by line.

``python tests/conformance/random_arguments.py --classic N --ruled M --seed S`` makes N puzzles
without rules, of all levels in turn, and M with rules, of all kinds and single rules in turn, and
solves them step by step. The whole English argument of each step is read by `RuleReplay`, and so
are those of all steps that any technique has in one state on the way. It prints each fault and
each line that cannot be read, once for each technique and form, then how many steps of each
technique were read; the last line is ``N faults``.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from nonet import (
    Candidates,
    Grid,
    NonetError,
    TechniqueOrder,
    TimeLimitReached,
    generate,
    steps,
    walkthrough,
)
from nonet.generator.rules.families import family_names
from nonet.generator.rules.kinds import KINDS
from nonet.logic import Step
from nonet.logic.state import ruled_state_text

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.conformance.variant_steps import FORCING
from tests.logic.first_filling import Undecided
from tests.logic.printed_rules import RuleReplay

LEVELS = ("easy", "medium", "hard", "expert", "extreme")

LIMIT = 20.0
"""Seconds for the steps of a puzzle, or of a state."""

NAMES = [
    name
    for entry in TechniqueOrder.everything().entries
    for name in entry.techniques
    if name not in {*FORCING, "brute_force"}
]
"""Looked for in a state on the way."""

OF_GRADES = [
    name
    for entry in TechniqueOrder.hodoku().entries
    if entry.enabled
    for name in entry.techniques
    if name in NAMES
]
"""The same in states with rules, of which large fish take long."""

FORCING_EVERY = 10
"""Techniques that follow an assumption are looked for in one in this many states."""

STRIDE = 10
"""From one kind of puzzle to the next in the list of kinds."""

MOST_OF_ONE = 5
"""Steps of a technique that are read in one state."""


@dataclass(slots=True)
class Tally:
    """What was read, and what is wrong in it."""

    read: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    undecided: int = 0
    """Arguments of which a line takes too long to check."""
    faults: dict[str, str] = field(default_factory=dict)
    """By technique and form of the line: where, and the line."""

    def check(self, name: str, step: Step, state: Candidates) -> None:
        """Read the argument of a step."""
        replay = RuleReplay(step, state)
        self.read[step.technique] += 1
        try:
            replay.check()
        except Undecided:
            self.undecided += 1
        except (AssertionError, AttributeError, LookupError, ValueError) as error:
            self._note(name, step, state, f"{type(error).__name__}: {error}")
        for line in replay.unread:
            self._note(name, step, state, f"not read: {line}")
        self.lines += replay.lines

    def _note(self, name: str, step: Step, state: Candidates, text: str) -> None:
        form = re.sub(r"r[0-9]+c[0-9]+|[0-9]+", "#", text)[:100]
        known = f"{step.technique}: {form}"
        if known not in self.faults:
            self.faults[known] = f"{name}: {text}\n  {step}\n  {ruled_state_text(state)}"
            print(self.faults[known], flush=True)


def puzzles(classic: int, ruled: int, seed: int) -> Iterator[tuple[str, Grid]]:
    """Puzzles without rules and with them."""
    for number in range(classic):
        level = LEVELS[number % len(LEVELS)]
        yield f"{level}-{seed + number}", generate(difficulty=level, seed=seed + number).puzzle
    names = [*KINDS, *family_names()]
    for number in range(ruled):
        # Most kinds and families come in a list of a few dozen: a stride mixes them.
        name = names[number * STRIDE % len(names)]
        own = seed + number
        try:
            if name in KINDS:
                yield f"{name}-{own}", generate(kind=name, seed=own, time_limit=LIMIT).puzzle
            else:
                yield f"{name}-{own}", generate(rules=name, seed=own, time_limit=LIMIT).puzzle
        except (NonetError, TimeLimitReached) as error:
            print(f"{name}, seed {own}: {error}", file=sys.stderr)


def read_all(made: Iterable[tuple[str, Grid]], *, reports: bool = False) -> Tally:
    """Read all arguments of some puzzles."""
    tally = Tally()
    for number, (name, puzzle) in enumerate(made):
        if reports:
            print(name, file=sys.stderr, flush=True)
        names = NAMES if puzzle.layout.is_classic else OF_GRADES
        names = names if number % FORCING_EVERY else [*names, *FORCING]
        try:
            walked = walkthrough(puzzle, time_limit=LIMIT)
            states = list(walked.states())
            for step, state in zip(walked.steps, states, strict=False):
                tally.check(name, step, state)
            state = Random(name).choice(states[:-1] or states)
            found = steps(state, names, assume_unique=True, time_limit=LIMIT)
        except TimeLimitReached:
            continue
        seen: Counter[str] = Counter()
        for step in found:
            seen[step.technique] += 1
            if seen[step.technique] <= MOST_OF_ONE:
                tally.check(name, step, state)
    return tally


def main() -> None:
    """Print what is wrong, and what was read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--classic", type=int, default=50, help="puzzles without rules")
    parser.add_argument("--ruled", type=int, default=150, help="puzzles with rules")
    parser.add_argument("--seed", type=int, default=1, help="of the first puzzle")
    parser.add_argument("--skip", type=int, default=0, help="puzzles that are left out first")
    options = parser.parse_args()
    made = islice(puzzles(options.classic, options.ruled, options.seed), options.skip, None)
    tally = read_all(made, reports=True)
    for technique, count in sorted(tally.read.items()):
        print(f"{technique:<32} {count:6,}")
    print(
        f"{tally.read.total():,} arguments, {tally.lines:,} lines, "
        f"{tally.undecided} not decided, {len(tally.faults)} faults"
    )
    sys.exit(bool(tally.faults))


if __name__ == "__main__":
    main()
