"""`nonet minimize`: puzzles without the givens and rules that they can do without."""

from __future__ import annotations

import json
from typing import Annotated

import typer

import nonet
from nonet.cli import boxes, grid_text, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, PuzzleTask, run
from nonet.cli.reading import InputOptions
from nonet.grid import Grid


@reads_puzzles
def minimize(
    puzzles: options.Puzzles = None,
    *,
    drop_rules: Annotated[
        bool,
        typer.Option("--drop-rules", help="Also remove the rules that are not needed."),
    ] = False,
    seed: options.Seed = None,
    form: options.PuzzleForm = "line",
    read: InputOptions,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Remove the givens that are not needed for a unique solution.

    Prints the minimal puzzles in the order of the puzzles; those with rules as JSON objects. Givens
    are tried from the last cell to the first, then rules; with a seed, all in random order. A
    puzzle that cannot be read, or does not have exactly one solution, is reported on stderr, and
    the others are processed; the exit code is then 1.
    """

    def answer(task: PuzzleTask) -> str:
        puzzle = task.grid
        try:
            minimal = nonet.minimize(
                puzzle,
                drop_rules=drop_rules,
                seed=seed,
                time_limit=time_limit,
                progress=task.progress,
            )
        except nonet.MultipleSolutions:
            if boxes.may_lack(puzzle, read.chosen):
                task.suggest_boxes()
            raise
        if form == "json":
            return _json(task.place, puzzle, minimal)
        return grid_text.puzzle(minimal, form, read.alphabet, read.chosen)

    run(
        Command(answer, finds_boxes=True),
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
        "constraints": grid_text.rules(minimal.layout.constraints),
    }
    return json.dumps(fields) + "\n"
