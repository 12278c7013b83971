"""`nonet minimize`: puzzles without the givens that they can do without."""

from __future__ import annotations

import json

import nonet
from nonet.cli import boxes, grid_text, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, Task, run
from nonet.cli.reading import ReadOptions
from nonet.grid import Grid


@reads_puzzles
def minimize(
    puzzles: options.Puzzles = None,
    *,
    seed: options.Seed = None,
    form: options.Form = "line",
    read: ReadOptions,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Remove the givens that are not needed for a unique solution.

    Prints the minimal puzzles in the order of the puzzles. Givens are tried from the last cell to
    the first; with a seed, in random order. A puzzle that cannot be read, or does not have exactly
    one solution, is reported on stderr, and the others are processed; the exit code is then 1.
    """

    def answer(task: Task) -> str:
        puzzle = task.grid
        try:
            minimal = nonet.minimize(
                puzzle, seed=seed, time_limit=time_limit, progress=task.progress
            )
        except nonet.MultipleSolutions:
            if boxes.may_lack(puzzle, read.chosen):
                boxes.suggest(task)
            raise
        if form == "json":
            return _json(task.place, puzzle, minimal)
        return grid_text.shown(minimal, form, read.alphabet)

    run(
        Command(answer),
        puzzles,
        read=read,
        output=output,
    )


def _json(place: str, puzzle: Grid, minimal: Grid) -> str:
    fields = {
        "place": place,
        "size": puzzle.size,
        "puzzle": list(puzzle.digits),
        "minimal": list(minimal.digits),
        "givens": sum(1 for digit in minimal.digits if digit),
    }
    return json.dumps(fields) + "\n"
