"""The desk of setters: what the server answers while a killer is made, cage by cage.

Usage: python benchmarks/setting.py [PUZZLES]

A killer is a random solution cut into cages of two to four cells. A quarter, half, three quarters
and all of its cages are on the board. *Survey* is what the page asks after each change: solutions,
how often each digit is in them, true candidates; *advice* what comes after it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

import nonet
from nonet.constraints import Cage
from nonet.layout import Layout
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import State

PUZZLES = 10


def main() -> None:
    """Print a line for each share of the cages."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("puzzles", nargs="?", type=int, default=PUZZLES, help="killers")
    puzzles = parser.parse_args().puzzles
    killers = [_killer(seed) for seed in range(puzzles)]
    print("cages     true candidates        survey                 advice       (median, slowest)")
    for share in (0.25, 0.5, 0.75, 1.0):
        grids = [
            nonet.Grid("." * 81, layout=Layout.of_size(9, constraints=cages[: _part(cages, share)]))
            for cages in killers
        ]
        times = [
            _times(grids, nonet.true_candidates),
            _times(grids, lambda grid: ask("survey", {"state": State.of(grid).fields()}, Watch())),
            _times(grids, lambda grid: ask("advise", {"state": State.of(grid).fields()}, Watch())),
        ]
        cells = [f"{median(series) * 1000:7.0f} {max(series) * 1000:7.0f} ms" for series in times]
        print(f"{share:5.0%}   {'     '.join(cells)}")


def _part(cages: list[Cage], share: float) -> int:
    return round(len(cages) * share)


def _times(grids: list[nonet.Grid], does: Callable[[nonet.Grid], object]) -> list[float]:
    found = []
    for grid in grids:
        start = time.perf_counter()
        does(grid)
        found.append(time.perf_counter() - start)
    return found


def _killer(seed: int) -> list[Cage]:
    """The cages of a killer, in random order."""
    digits = nonet.full_grid(seed=seed).digits
    rng = random.Random(seed)
    left = set(range(81))
    cages = []
    while left:
        cells = [min(left)]
        left.discard(cells[0])
        for _ in range(rng.randint(1, 3)):
            near = [
                cell
                for taken in cells
                for cell in _beside(taken)
                if cell in left and digits[cell] not in {digits[other] for other in cells}
            ]
            if near:
                cells.append(rng.choice(near))
                left.discard(cells[-1])
        cages.append(Cage(cells, total=sum(digits[cell] for cell in cells)))
    return sorted(cages, key=lambda _: rng.random())


def _beside(cell: int) -> list[int]:
    row, column = divmod(cell, 9)
    places = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * 9 + c for r, c in places if 0 <= r < 9 and 0 <= c < 9]


if __name__ == "__main__":
    main()
