"""Look for a state that shows each technique at work, in puzzles that nonet makes.

    python tools/find_examples.py COUNT [TECHNIQUE …]

walks through COUNT puzzles and writes src/nonet/logic/families/_examples_table.py, with the
simplest state found for each technique; an entry of the table stays unless a simpler one
is found. If techniques are named, only these are searched for. Four patterns have a puzzle that is
known for them.

Techniques of rules beyond houses are looked for in COUNT puzzles of each kind that has such rules,
and in COUNT small ones with each rule of the gallery.
"""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import nonet
from nonet import Candidates, Step
from nonet.generator import GenerateRequest, generate_requested
from nonet.generator.rules.kinds import KINDS
from nonet.logic import TechniqueOrder, Walkthrough
from nonet.logic.families._examples_table import EXAMPLES
from nonet.logic.state import read_ruled_state, ruled_state_text
from nonet.running import Watch

TABLE = Path(__file__).parents[1] / "src/nonet/logic/families/_examples_table.py"
SINGLES = {"full_house", "naked_single", "hidden_single"}
SIMPLE = [
    item.name for item in nonet.techniques() if item.family in {"Subsets", "Locked candidates"}
]
"""A step that one of these can also make is not a good example of another technique."""

PATIENCE = 2.0
"""Seconds for one technique in one state."""

RARER = ("killer 8-12 length 2", "killer sizes 2:2 3:5 4:5 5:3", "killer 12-16 length 2-4")
"""Rules of puzzles that need more than the ready-made kinds often do."""

KNOWN = {
    # Easter Monster: https://www.sudokuwiki.org/SK_Loops
    "sk_loop": "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    # Leren's example in "Using Multi-Sector Locked Sets", http://forum.enjoysudoku.com
    "multi_sector_locked_set": (
        "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2"
    ),
    # Fata Morgana, where the pattern was first seen: https://www.sudokuwiki.org/Exocet
    "junior_exocet": (
        "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"
    ),
    # Loki, by mith: https://billerbop.blogspot.com/2025/08/solving-loki-119-with-oddagons.html
    "tridagon": "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
}
"""Puzzles known for a pattern that random puzzles do not have in full, or not at all."""

HEAD = '''"""A state for each technique, in which its first step shows it at work.

Written by tools/find_examples.py; the form is that of `nonet.logic.state.read_ruled_state`.
"""

EXAMPLES = {
'''


def states(walked: Walkthrough, names: set[str]) -> Iterator[tuple[Candidates, set[str]]]:
    """States of a walkthrough, and what to look for in each; of singles only the easiest."""
    for state, step in zip(walked.states(), walked.steps, strict=False):
        yield state, names & {step.technique} if step.technique in SINGLES else names - SINGLES


def complexity(state: Candidates, step: Step) -> tuple[int, int, int]:
    """The size of the argument: less is better."""
    seen = {
        (cell, digit) for group in step.groups for cell in group.cells for digit in group.digits
    }
    marks = sum(
        mask.bit_count()
        for mask, digit in zip(state.masks, state.grid.digits, strict=True)
        if not digit
    )
    return len(seen) + 3 * len(step.links), len(step.eliminations) // 4, marks


def is_needed(state: Candidates, step: Step) -> bool:
    """True if no simple technique concludes anything that the step does."""
    if step.technique in SINGLES or step.technique in SIMPLE:
        return True
    simple = nonet.steps(state, [*SINGLES, *SIMPLE])
    known = {pair for easy in simple for pair in (*easy.placements, *easy.eliminations)}
    return known.isdisjoint(step.placements) and known.isdisjoint(step.eliminations)


def search(count: int, names: set[str]) -> dict[str, str]:
    """The simplest state found for each technique."""
    best = {}
    found = EXAMPLES | KNOWN
    names -= set(KNOWN)
    for name in names & set(found):
        state = read_ruled_state(found[name])
        step = nonet.steps(state, name)[0]
        if is_needed(state, step):
            best[name] = complexity(state, step)
    order = TechniqueOrder.hodoku().without({"brute_force"})
    for number, made in enumerate(nonet.generate_many(count, minimal=True, seed=2026)):
        try:
            walked = nonet.walkthrough(made.puzzle, order=order, time_limit=20)
        except nonet.Stopped:
            continue
        for state, wanted in states(walked, names):
            for name in sorted(wanted):
                if name in best and number % 8:
                    continue
                try:
                    steps = nonet.steps(state, name, time_limit=PATIENCE)
                except nonet.Stopped:
                    continue
                if not steps or not is_needed(state, steps[0]):
                    continue
                size = complexity(state, steps[0])
                if name not in best or size < best[name]:
                    best[name] = size
                    found[name] = ruled_state_text(state)
        missing = sorted(names - set(found))
        print(f"{number + 1} puzzles, {len(missing)} missing", flush=True)
    print("missing:", *sorted(names - set(found)))
    return found


def puzzles_with_rules(count: int) -> Iterator[nonet.Grid]:
    """Puzzles of each kind with rules, then with the layouts of the gallery, which have one."""
    layouts = runpy.run_path(str(Path(__file__).with_name("rule_gallery.py")))["layouts"]()
    requests = [(rule, GenerateRequest(rules=rule)) for rule in RARER]
    requests += [(kind, GenerateRequest(kind=kind)) for kind in KINDS]
    for name, request in requests:
        print(name, flush=True)
        for seed in range(count):
            watch = Watch(time_limit=PATIENCE)
            with suppress(nonet.NonetError):
                [made] = generate_requested(request, 1, seed=seed, threads=1, watch=watch)
                yield made.puzzle
    for name, layout in layouts.items():
        print(name, flush=True)
        for seed in range(0 if layout.is_house_only else count):
            with suppress(nonet.NonetError):  # some rules of the gallery allow no grid
                yield nonet.generate(layout, seed=seed, threads=1, time_limit=PATIENCE).puzzle


def search_rules(count: int, names: set[str]) -> dict[str, str]:
    """The simplest state found for each technique that speaks of a rule beyond houses."""
    best: dict[str, tuple[int, ...]] = {}
    found: dict[str, str] = {}
    for puzzle in puzzles_with_rules(count):
        try:
            walked = nonet.walkthrough(puzzle, time_limit=20)
        except nonet.Stopped:
            continue
        for state, used in zip(walked.states(), walked.steps, strict=False):
            name = used.technique
            if name not in names or not used.rules():
                continue
            # What the first step shows is the example.
            step = nonet.steps(state, name)[0]
            size = (state.size < 9, *complexity(state, step))
            if step.rules() and (name not in best or size < best[name]):
                best[name] = size
                found[name] = ruled_state_text(state)
    print("without an example:", *sorted(names - set(found)))
    return found


def main(arguments: list[str]) -> None:
    """Search, and write the table."""
    every = [item.name for item in nonet.techniques()]
    names = {name for name in arguments[1:] or every if name != "brute_force"}
    count = int(arguments[0])
    states = {name: read_ruled_state(text) for name, text in EXAMPLES.items()}
    without_rules = {name for name, state in states.items() if state.layout.is_house_only}
    ruled = search_rules(count, names - without_rules)
    others = names - set(ruled)
    found = (search(count, others) if others else EXAMPLES) | ruled
    lines = [f'    "{name}": {json.dumps(found[name])},\n' for name in every if name in found]
    TABLE.write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
