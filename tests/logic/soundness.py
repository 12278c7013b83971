"""Whether steps keep to the solution, in every state on the way to it.

    python tests/logic/soundness.py FILE COUNT TECHNIQUE …

walks through the first puzzles of a file and looks at all steps of these techniques in every state;
it prints how many there were and every step that is wrong.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import nonet
from nonet.grid import Candidates, Grid, read_puzzles
from nonet.logic import Step, TechniqueOptions, steps

EASY = (
    "full_house",
    "naked_single",
    "hidden_single",
    "pointing",
    "claiming",
    "naked_pair",
    "hidden_pair",
    "naked_triple",
    "hidden_triple",
)


def states(puzzle: Grid) -> Iterator[tuple[Candidates, Grid]]:
    """States on the way to the solution, and the solution; guesses right where nothing easy is."""
    solution = nonet.solve(puzzle)
    candidates = Candidates.of(puzzle)
    while not candidates.grid.is_full:
        yield candidates, solution
        found = next((step for name in EASY for step in steps(candidates, name)[:1]), None)
        if found is not None:
            candidates = found.apply(candidates)
            continue
        cell = min(
            (cell for cell, digit in enumerate(candidates.grid.digits) if not digit),
            key=lambda cell: (candidates.masks[cell].bit_count(), cell),
        )
        # A wrong candidate goes, so that few states are skipped.
        wrong = candidates.masks[cell] & ~(1 << solution.digits[cell] - 1)
        if wrong:
            candidates = candidates.without([(cell, wrong.bit_length())])
        else:
            candidates = candidates.place(cell, solution.digits[cell])


def is_sound(step: Step, solution: Grid) -> bool:
    """True if no digit of the solution is eliminated, and none is placed that is not there."""
    return not any(solution.digits[cell] == digit for cell, digit in step.eliminations) and all(
        solution.digits[cell] == digit for cell, digit in step.placements
    )


def all_steps(
    puzzles: Iterable[Grid], techniques: Iterable[str], options: TechniqueOptions | None = None
) -> Iterator[tuple[Step, Candidates, Grid]]:
    """Every step of the techniques in every state of the puzzles, with state and solution."""
    names = list(techniques)
    for puzzle in puzzles:
        for candidates, solution in states(puzzle):
            for step in steps(candidates, names, options=options):
                yield step, candidates, solution


def main(path: Path, count: int, techniques: list[str]) -> None:
    """Print numbers of steps, and what is wrong."""
    seen: Counter[str] = Counter()
    with path.open() as file:
        puzzles = (item.puzzle for item in islice(read_puzzles(file), count))
        grids = (puzzle for puzzle in puzzles if isinstance(puzzle, Grid))
        for step, candidates, solution in all_steps(grids, techniques):
            seen[step.technique] += 1
            if not is_sound(step, solution):
                print("WRONG", step, step.groups, step.links, candidates, sep="\n    ")
    print(dict(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
