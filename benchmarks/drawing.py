"""What pictures cost: milliseconds a picture, as SVG.

Usage: python benchmarks/drawing.py

A grid is drawn again and again with a layout whose marks are known, and with a new layout each
time, whose marks have to be placed first. The best of five passes.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from nonet import Candidates, Grid, Layout
from nonet.constraints.shorthand import parse_rules
from nonet.drawing import draw

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PICTURES = 50
PASSES = 5

RULES = """\
anti_knight
thermometer r1c1 r2c1 r3c1 r4c2
thermometer r9c9 r8c9 r7c8
slow_thermometer r1c9 r2c9 r3c8
arrow r5c5 / r4c5 r3c5 r3c4
arrow r7c2-3 / r6c3 r5c3
whisper_line 5 r1c4-7
whisper_line 4 r9c1-4
renban_line r2c3 r3c3 r4c4
region_sum_line r6c6 r6c7 r5c8 r4c8
palindrome_line r8c4 r8c5 r7c6
zipper_line r2c5 r2c6 r3c7 r4c7 r4c6
between_line r5c1 r6c1 r7c1
lockout_line r9c5-7
modular_line 3 r8c1 r8c2 r8c3
entropic_line r5c7 r5c6 r6c5
parity_line r6c9 r5c9 r4c9
double_arrow r7c4 r7c5 r7c7
killer_cage 15 r1c1-2 r2c2
killer_cage 7 r1c8-9
killer_cage 12 r4c1 r5c1-2
killer_cage 20 r7c9 r8c8-9 r9c9
killer_cage 9 r5c4 r6c4
difference 1 r1c3-4
difference 1 r6-7c2
ratio 2 r3-4c6
ratio 3 r8c6-7
pair_sum 10 r9c7-8
pair_sum 5 r2-3c4
greater_than r4c3-4
quadruple 1 2 5 r2-3c7-8
quadruple 3 7 r6-7c4-5
odd r9c6 r4c5
even r1c5 r6c8
minimum r3c9
maximum r8c7
sandwich 12 r1-9c2
x_sum 20 r3c1-9
skyscraper 3 r9-1c5
little_killer 30 r1c4 r2c5 r3c6 r4c7 r5c8 r6c9
"""
"""Forty rules, most of them with something to draw."""


def layout_with_rules() -> Layout:
    """A 9×9 grid with forty rules."""
    return Layout.of_size(9, constraints=parse_rules(RULES.splitlines()))


def main() -> None:
    """Print a line for each kind of picture."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    plain = Grid(PUZZLE)
    known = Grid(PUZZLE, layout=layout_with_rules())
    print(f"{'picture':<40} ms")
    _row("classic", lambda: plain)
    _row("classic, pencil marks", lambda: Candidates.of(plain))
    _row("40 rules", lambda: known)
    _row("40 rules, new layout each time", lambda: Grid(PUZZLE, layout=layout_with_rules()))
    _row("40 rules, the new layout alone", layout_with_rules, is_drawn=False)


def _row(
    name: str, subject: Callable[[], Grid | Candidates | Layout], *, is_drawn: bool = True
) -> None:
    best = float("inf")
    for _ in range(PASSES):
        begin = time.perf_counter()
        for _ in range(PICTURES):
            made = subject()
            if is_drawn:
                draw(made)
        best = min(best, (time.perf_counter() - begin) / PICTURES)
    print(f"{name:<40} {1000 * best:.2f}")


if __name__ == "__main__":
    main()
