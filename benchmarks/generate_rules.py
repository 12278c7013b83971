"""Puzzles with rules a second, of each kind: processor time of one thread, set-up included.

python benchmarks/generate_rules.py [--seconds N] [KIND[:DIFFICULTY]...]
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

import nonet
from nonet import Layout
from nonet.generator.rules.kinds import KINDS

MINIS = ("thermo", "arrow", "kropki", "renban", "sandwich", "killer")
DIFFICULTIES = ("easy", "medium", "hard", "expert", "extreme")


def measure(name: str, options: dict[str, Any], seconds: float) -> None:
    """Print a line about the puzzles made in this time, at least one."""
    began = time.process_time()
    latest, longest = began, 0.0
    givens, rules, nodes, tries = [], [], [], []
    for made in nonet.generate_many(1_000_000, seed=1, threads=1, **options):
        now = time.process_time()
        longest, latest = max(longest, now - latest), now
        givens.append(sum(map(bool, made.puzzle.digits)))
        rules.append(len(made.puzzle.layout.constraints))
        nodes.append(made.nodes or 0)
        tries.append(made.tries)
        if now - began > seconds:
            break
    print(
        f"{name:24} {len(givens) / (latest - began):8.1f}/s  longest {1000 * longest:7.1f} ms  "
        f"givens {statistics.mean(givens):5.1f}  rules {statistics.mean(rules):5.1f}  "
        f"nodes {statistics.median(nodes):7.1f}  tries {statistics.mean(tries):5.1f}",
        flush=True,
    )


def main() -> None:
    """Measure the kinds named, or all of them and some more."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND[:DIFFICULTY]")
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    if asked.kinds:
        for text in asked.kinds:
            kind, _, difficulty = text.partition(":")
            measure(text, {"kind": kind, "difficulty": difficulty or None}, asked.seconds)
        return
    for kind in KINDS:
        measure(kind, {"kind": kind}, asked.seconds)
    for difficulty in DIFFICULTIES:
        measure(f"killer:{difficulty}", {"kind": "killer", "difficulty": difficulty}, asked.seconds)
    for kind in MINIS:
        measure(f"{kind}, 6×6", {"kind": kind, "layout": Layout.boxes(2, 3)}, asked.seconds)
    measure("killer, 16×16", {"kind": "killer", "layout": Layout.of_size(16)}, asked.seconds)


if __name__ == "__main__":
    main()
