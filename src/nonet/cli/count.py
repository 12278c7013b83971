"""`nonet count`: how many solutions each puzzle has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

import nonet
from nonet.cli import boxes, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, SolvedBatches, Task, run
from nonet.cli.reading import ReadOptions
from nonet.cli.rows import FormOption, Rows, puzzle_cell, puzzle_fields


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
    form: FormOption = "line",
    read: ReadOptions,
    engine: options.Engine = "auto",
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Print the number of solutions of each puzzle.

    Counting stops at the limit; in JSON and CSV, exact is then false. A puzzle with two
    equal digits in a house is reported on stderr; the exit code is then 1.
    """
    rows = Rows(form, ("place", "puzzle", "count", "exact"))

    def answer(task: Task) -> str:
        number = nonet.count(
            task.puzzle,
            limit=limit or None,
            engine=engine,
            time_limit=time_limit,
            progress=task.progress,
        )
        if number > 1 and boxes.may_lack(task.puzzle, read.chosen):
            boxes.suggest(task)
        fields = {"count": number, "exact": not 0 < limit <= number}
        return rows.row(
            puzzle_fields(task.place, task.puzzle) | fields,
            str(number),
            puzzle=puzzle_cell(task.puzzle, read.alphabet) if form == "csv" else None,
        )

    # A puzzle with countless solutions would hold up all others of its block.
    together = form == "line" and 0 < limit <= 1_000 and options.are_usual(engine, time_limit)
    bulk = SolvedBatches(limit, _numbers) if together else None
    command = Command(answer, bulk, head=rows.head)
    run(command, puzzles, read=read, output=output)


def _numbers(counts: Sequence[int], _: bytearray) -> str:
    return "".join(f"{count}\n" for count in counts)
