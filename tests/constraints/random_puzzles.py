"""Compare all solutions of random small puzzles with those of brute force.

``python tests/constraints/random_puzzles.py --count 1000000 --seed 0`` makes puzzles of sizes 4 to
6, with boxes, irregular regions or none, and rules of all kinds, alone and mixed. Brute force goes
through all grids that the houses allow, which plain Python has found, and keeps those that no rule
is violated by; each rule is also compared with its definition. It prints progress, each difference
as a puzzle in the neutral form, and ``N of N agree``.

Puzzles come in rounds, each from a seed of its own: some givens that leave a few hundred grids, and
a few hundred rules, which are tried on all these grids once and then mixed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

if not __package__:  # run as a script: the project's root is where `tests` is found
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.constraints.definitions import holds
from tests.constraints.random_rules import fits, random_rule

from nonet import Grid, Layout, reference, solutions
from nonet.constraints.neutral import write_neutral
from nonet.constraints.registry import NAMES, constraint_of
from nonet.errors import Contradiction, LayoutError
from nonet.layout import Constraint

LAYOUTS = (
    Layout.of_size(4),
    Layout.latin(4),
    Layout.jigsaw("1112 1322 3324 3444"),
    Layout.latin(5),
    Layout.jigsaw("11112 13222 33342 53444 55554"),
    Layout.boxes(2, 3),
    Layout.boxes(3, 2),
    Layout.latin(6),
    Layout.jigsaw("122233 122333 124355 114556 144556 446666"),
)

MOST = (100, 300, 600)
"""Grids that brute force goes through for a puzzle, at most: one of these numbers."""

TIME_LIMIT = 60.0
"""Seconds for a puzzle, of which each takes less than a thousandth."""


class Ruled(NamedTuple):
    """A rule, and which of the grids of a round obey it."""

    rule: Constraint
    obeyed: NDArray[np.bool_]


@dataclass(frozen=True)
class Round:
    """What the puzzles of a round are made of.

    Attributes
    ----------
    layout
        Without rules.
    givens
        Those that all puzzles have.
    grids
        All grids with these givens that the houses allow, shape (n, cells).
    rules
        For each kind some rules.
    """

    layout: Layout
    givens: bytes
    grids: NDArray[np.uint8]
    rules: dict[str, list[Ruled]]


class Case(NamedTuple):
    """A puzzle, and its solutions as brute force has them."""

    puzzle: Grid
    expected: set[bytes]


def puzzle_round(rng: Random, of_each: int) -> Round:
    """Givens, their grids, and about this number of rules of each kind."""
    layout = rng.choice(LAYOUTS)
    givens, grids = _base(layout, rng)
    table = np.frombuffer(b"".join(grids), dtype=np.uint8).reshape(len(grids), -1)
    rules: dict[str, list[Ruled]] = {}
    for name in NAMES:
        if not fits(name, layout):
            continue
        for _ in range(of_each):
            fields = random_rule(name, layout, rng.choice(grids), rng)
            try:
                rule = constraint_of(fields, name)
                Layout(layout.size, layout.regions, [rule])
            except LayoutError:
                continue
            obeyed = [next(rule.violations(layout, grid), None) is None for grid in grids]
            for grid, is_obeyed in zip(grids, obeyed, strict=True):
                if holds(fields, layout, grid) != is_obeyed:
                    raise AssertionError(f"a rule is not as defined: {fields} on {list(grid)}")
            rules.setdefault(name, []).append(Ruled(rule, np.array(obeyed)))
    return Round(layout, givens, table, rules)


def _base(layout: Layout, rng: Random) -> tuple[bytes, list[bytes]]:
    """Some givens, and all grids that the houses leave, by the solver in plain Python."""
    most = rng.choice(MOST)
    cells = rng.sample(range(layout.cell_count), layout.cell_count)
    full = next(reference.solutions(Grid.empty(layout))).digits
    relabelled = bytes.maketrans(
        bytes(range(1, layout.size + 1)), bytes(rng.sample(range(1, layout.size + 1), layout.size))
    )
    full = full.translate(relabelled)
    digits = bytearray(full)
    grids = [full]
    for cell in cells:
        digits[cell] = 0
        more = []
        for found in reference.solutions(Grid(bytes(digits), layout=layout)):
            more.append(found.digits)
            if len(more) > most:
                digits[cell] = full[cell]
                return bytes(digits), grids
        grids = more
    return bytes(digits), grids


def cases(source: Round, count: int, rng: Random) -> Iterator[Case]:
    """Puzzles of a round: up to six rules of different kinds, and perhaps further givens.

    Four of five have a solution: their rules are chosen among those that one grid obeys.
    """
    kinds = list(source.rules)
    for _ in range(count):
        at = rng.randrange(len(source.grids))
        is_kept = rng.random() < 0.8
        left = np.ones(len(source.grids), dtype=bool)
        rules = []
        for name in rng.sample(kinds, rng.choice((1, 1, 2, 2, 3, 4, 6))):
            some = [one for one in source.rules[name] if one.obeyed[at] or not is_kept]
            if some:
                one = rng.choice(some)
                rules.append(one.rule)
                left = left & one.obeyed
        digits = bytearray(source.givens)
        for cell in rng.sample(range(len(digits)), rng.choice((0, 0, 1, 2, 4))):
            digits[cell] = source.grids[at][cell]
            left = left & (source.grids[:, cell] == digits[cell])
        layout = Layout(source.layout.size, source.layout.regions, rules)
        found = source.grids[left]
        yield Case(Grid(bytes(digits), layout=layout), {bytes(one) for one in found})


def difference(case: Case, seed: int | None) -> str | None:
    """What is wrong with the solutions that the engine finds, in words."""
    try:
        found = [one.digits for one in solutions(case.puzzle, seed=seed, time_limit=TIME_LIMIT)]
    except Contradiction:  # two equal givens in a house of a rule
        found = []
    if len(found) != len(set(found)):
        return "the same solution twice"
    if set(found) != case.expected:
        lost, added = len(case.expected - set(found)), len(set(found) - case.expected)
        return f"expected {len(case.expected)} solutions, found {lost} too few, {added} too many"
    return None


def run(count: int, seed: int, of_round: int, of_each: int) -> tuple[int, Counter[str]]:
    """Compare that number of puzzles; how many agree, and their verdicts."""
    agreed = done = number = 0
    verdicts: Counter[str] = Counter()
    start = last = time.monotonic()
    while done < count:
        rng = Random(f"{seed} {number}")
        source = puzzle_round(rng, of_each)
        for case in cases(source, min(of_round, count - done), rng):
            done += 1
            verdicts[("none", "unique", "several")[min(len(case.expected), 2)]] += 1
            wrong = difference(case, rng.choice((None, done)))
            agreed += wrong is None
            if wrong is not None:
                fields = write_neutral(case.puzzle.layout, case.puzzle.givens)
                print(f"{wrong}: {json.dumps(fields)}")
        number += 1
        if time.monotonic() - last > 30:
            last = time.monotonic()
            print(f"{agreed:,} of {done:,} after {last - start:.0f} s", flush=True)
    return agreed, verdicts


def main() -> int:
    """Run as asked; 0 if all agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000, help="puzzles")
    parser.add_argument("--seed", type=int, default=0, help="the same seed makes the same puzzles")
    options = parser.parse_args()
    agreed, verdicts = run(options.count, options.seed, of_round=5_000, of_each=4)
    print(", ".join(f"{name}: {number:,}" for name, number in sorted(verdicts.items())))
    print(f"{agreed} of {options.count} agree")
    return 0 if agreed == options.count else 1


if __name__ == "__main__":
    sys.exit(main())
