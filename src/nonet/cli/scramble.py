"""`nonet scramble`: equivalent puzzles."""

from __future__ import annotations

import json
from itertools import count as numbers
from itertools import islice
from typing import Annotated

import typer

import nonet
from nonet._seeds import SEEDS, chosen_seed
from nonet.cli import grid_text, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, PuzzleTask, run
from nonet.cli.reading import InputOptions
from nonet.equivalence import fixed_constraints
from nonet.grid import Grid


@reads_puzzles
def scramble(
    puzzles: options.Puzzles = None,
    *,
    count: Annotated[
        int,
        typer.Option(
            "--count", metavar="N", parser=options.whole_number(0), help="Scrambles of each puzzle."
        ),
    ] = 1,
    seed: options.Seed = None,
    form: options.PuzzleForm = "line",
    read: InputOptions,
    output: options.Output = None,
) -> None:
    """Print puzzles that look different but are essentially equal.

    Relabels digits and permutes rows and columns at random, so that houses stay houses. Rules move
    with the grid, and such a puzzle is printed as a JSON object; rules that a rotation or
    reflection would break are reported on stderr. With --seed N the first puzzle printed has that
    seed, the next one N + 1, and so on.
    """
    first = chosen_seed(seed)
    made = numbers()

    def answer(task: PuzzleTask) -> str:
        puzzle = task.grid
        if fixed := fixed_constraints(puzzle.layout):
            names = ", ".join(dict.fromkeys(rule.name.replace("_", " ") for rule in fixed))
            task.report(f"not rotated and reflected in all ways: {names} does not allow it")
        for done, number in enumerate(islice(made, count), 1):
            own_seed = (first + number) % SEEDS
            scrambled = nonet.scramble(puzzle, seed=own_seed)
            if form == "json":
                task.write(_json(task.place, puzzle, scrambled, own_seed))
            else:
                task.write(grid_text.puzzle(scrambled, form, read.alphabet, read.chosen))
            task.progress_line.show(f"{done:,} of {count:,} scrambles")
        return ""

    run(
        Command(answer),
        puzzles,
        read=read,
        output=output,
    )


def _json(place: str, puzzle: Grid, scrambled: Grid, seed: int) -> str:
    fields = {
        "place": place,
        "size": puzzle.size,
        "puzzle": list(puzzle.digits),
        "scrambled": list(scrambled.digits),
        "seed": seed,
        "constraints": grid_text.rules(scrambled.layout.constraints),
    }
    return json.dumps(fields) + "\n"
