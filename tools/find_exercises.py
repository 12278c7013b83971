"""Find puzzles for exercises on rare techniques, and write src/nonet/course/pool.txt.

Random puzzles are solved in the order of the course, and each technique that is then the hardest
so far is noted. Those that few puzzles come to go into the pool.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from pathlib import Path

from nonet.course import course_order, stations
from nonet.course._pool import pool_text
from nonet.generator import generate_many
from nonet.grid import Candidates
from nonet.logic.engine import MOST_STEPS, NUMBERS, TECHNIQUES, RawStep, find_steps, walk
from nonet.logic.step import step_from
from nonet.running import Watch

POOL = Path(__file__).parents[1] / "src" / "nonet" / "course" / "pool.txt"
COMMON = 1 / 60
"""Techniques that more puzzles come to are not kept."""

KEPT = 36
"""Puzzles that are kept for each technique."""

ORDER = course_order()
ENTRIES = [entry.techniques for entry in ORDER.entries]
JOINED = replace(ORDER.options, duals=True)
NUMBERED = [[NUMBERS[name] for name in names] for names in ENTRIES]


def techniques_on_the_way(puzzle: Candidates) -> set[str]:
    """Techniques that a puzzle comes to with only easier ones before."""
    raw, entries, *_ = walk(puzzle, NUMBERED, ORDER.options, watch=Watch(), most=MOST_STEPS)
    found: set[str] = set()
    hardest = -1
    for number, (step, entry) in enumerate(zip(raw, entries, strict=True)):
        if entry <= hardest:
            continue
        hardest = entry
        names = ENTRIES[entry]
        found.add(TECHNIQUES[step[0]])
        if len(names) > 1:
            found.update(others_there(puzzle, raw[:number], entry))
    return found


def others_there(puzzle: Candidates, before: list[RawStep], entry: int) -> set[str]:
    """Techniques of an entry that are there after some steps."""
    for raw in before:
        puzzle = step_from(raw, puzzle.layout).apply(puzzle)
    return {
        name
        for name, number in zip(ENTRIES[entry], NUMBERED[entry], strict=True)
        if find_steps(puzzle, [number], JOINED, everything=False, watch=Watch())
    }


def main() -> None:
    """Look at random puzzles and write the pool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=600_000, help="puzzles to look at")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    singles = {
        name
        for station in stations()
        if station.chapter == "singles"
        for name in station.techniques
    }
    kept: dict[str, list[str]] = {
        name: [] for names in ENTRIES for name in names if name not in singles
    }
    met: Counter[str] = Counter()
    made = generate_many(arguments.count, seed=arguments.seed, threads=1)
    for number, generated in enumerate(made, 1):
        for name in kept.keys() & techniques_on_the_way(Candidates.of(generated.puzzle)):
            met[name] += 1
            if len(kept[name]) < KEPT:
                kept[name].append(generated.puzzle.to_text())
        if number % 10_000 == 0 or number == arguments.count:
            rare = {name: kept[name] for name in kept if met[name] < COMMON * number}
            POOL.write_text(pool_text(rare), encoding="ascii")
            lacking = sum(len(found) < KEPT for found in rare.values())
            none = sum(not found for found in rare.values())
            print(f"{number:,} puzzles: {len(rare)} rare techniques, {lacking} with", end=" ")
            print(f"fewer than {KEPT} puzzles, {none} with none", flush=True)


if __name__ == "__main__":
    main()
