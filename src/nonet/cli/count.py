"""`nonet count`: how many solutions each puzzle has."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated

import typer

import nonet
from nonet.cli import boxes, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, PuzzleTask, SolvedBatches, run
from nonet.cli.reading import InputOptions
from nonet.cli.rows import CommandRows, Form, FormOption, puzzle_cell, puzzle_fields


@reads_puzzles
def count(
    puzzles: options.Puzzles = None,
    *,
    limit: Annotated[
        int,
        typer.Option(
            "--limit",
            metavar="N",
            parser=options.whole_number(0),
            help="Where to stop counting; 0: never.",
        ),
    ] = 1_000_000,
    estimate: Annotated[
        int | None,
        typer.Option(
            "--estimate",
            metavar="SAMPLES",
            parser=options.whole_number(1),
            help="Estimate the number from random samples.",
            show_default=False,
        ),
    ] = None,
    seed: options.Seed = None,
    form: FormOption = "line",
    read: InputOptions,
    engine: options.Engine = "auto",
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Print the number of solutions of each puzzle.

    Counting stops at the limit; in JSON and CSV, exact is then false. A puzzle with two
    equal digits in a house is reported on stderr; the exit code is then 1.

    With --estimate the number comes from random walks through the search tree, with its
    standard error: for puzzles with more solutions than can be counted.
    """
    if estimate is not None:
        _print_estimates(estimate, seed, form, read, time_limit, puzzles, output)
        return
    rows = CommandRows(form, ("place", "puzzle", "count", "exact"))

    def answer(task: PuzzleTask) -> str:
        number = nonet.count(
            task.puzzle,
            limit=limit or None,
            engine=engine,
            time_limit=time_limit,
            progress=task.progress,
        )
        if number > 1 and boxes.may_lack(task.puzzle, read.chosen):
            task.suggest_boxes()
        fields = {"count": number, "exact": not 0 < limit <= number}
        return rows.row(
            puzzle_fields(task.place, task.puzzle) | fields,
            str(number),
            puzzle=puzzle_cell(task.puzzle, read.alphabet) if form == "csv" else None,
        )

    # A puzzle with countless solutions would hold up all others of its block.
    together = form == "line" and 0 < limit <= 1_000 and options.are_usual(engine, time_limit)
    bulk = SolvedBatches(limit, _numbers) if together else None
    command = Command(answer, bulk, head=rows.head, finds_boxes=True)
    run(command, puzzles, read=read, output=output)


def _print_estimates(
    samples: int,
    seed: int | None,
    form: Form,
    read: InputOptions,
    time_limit: float | None,
    puzzles: options.Puzzles,
    output: options.Output,
) -> None:
    rows = CommandRows(form, ("place", "puzzle", "count", "log10", "error", "samples"))

    def answer(task: PuzzleTask) -> str:
        found = nonet.estimate_count(
            task.puzzle,
            samples=samples,
            seed=seed,
            time_limit=time_limit,
            progress=task.progress,
        )
        numbers = {"count": found.count, "log10": found.log10, "error": found.error}
        fields = {
            name: number if math.isfinite(number) else None for name, number in numbers.items()
        }
        return rows.row(
            puzzle_fields(task.place, task.puzzle) | fields | {"samples": found.samples},
            str(found),
            puzzle=puzzle_cell(task.puzzle, read.alphabet) if form == "csv" else None,
        )

    run(Command(answer, None, head=rows.head), puzzles, read=read, output=output)


def _numbers(counts: Sequence[int], _: bytearray) -> str:
    return "".join(f"{count}\n" for count in counts)
