"""`nonet solve`: the solution of each puzzle."""

from __future__ import annotations

import json
from itertools import islice
from typing import Annotated

import typer

import nonet
from nonet.cli import boxes, grid_text, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, PuzzleTask, SolvedBatches, run
from nonet.cli.reading import InputOptions
from nonet.cli.rows import numbers_in, puzzle_fields
from nonet.grid import Candidates, Grid
from nonet.layout import cell_name
from nonet.puzzle import bare_cells


@reads_puzzles
def solve(
    puzzles: options.Puzzles = None,
    *,
    form: options.Form = "line",
    every: Annotated[
        int,
        typer.Option(
            "--all",
            metavar="N",
            parser=options.whole_number(1),
            help="Print up to N solutions of each puzzle.",
        ),
    ] = 1,
    unique: Annotated[
        bool, typer.Option("--unique", help="Report puzzles with several solutions as errors.")
    ] = False,
    stats: Annotated[
        bool, typer.Option("--stats", help="Report on stderr how much search each puzzle took.")
    ] = False,
    read: InputOptions,
    engine: options.Engine = "auto",
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Solve puzzles of any size.

    Reads one puzzle per line, or puzzles drawn over several lines. Prints the solutions in the
    order of the puzzles. A puzzle that cannot be read or solved is reported on stderr as
    file:line: message, and the others are processed; the exit code is then 1.
    """

    def answer(task: PuzzleTask) -> str:
        search = nonet.solutions(
            task.puzzle, engine=engine, time_limit=time_limit, progress=task.progress
        )
        # One more than is printed, where it matters whether there are more.
        hint = boxes.may_lack(task.puzzle, read.chosen)
        wanted = max(every, 2) if unique or hint or form == "json" else every
        found = list(islice(search, wanted))
        if not found:
            raise nonet.NoSolution(_no_solution(task.puzzle))
        if hint and len(found) > 1:
            task.suggest_boxes()
        if unique and len(found) > 1:
            first, second = found[:2]
            raise nonet.MultipleSolutions("several solutions", first=first, second=second)
        statistics = search.statistics
        if stats:
            task.report(
                f"nodes {statistics.nodes}, guesses {statistics.guesses}, "
                f"depth {statistics.depth}, {statistics.seconds:.6f} s, {statistics.engine}"
            )
        if form == "json":
            return "".join(
                _json(task, solution, len(found), statistics) for solution in found[:every]
            )
        return "".join(grid_text.shown(solution, form, read.alphabet) for solution in found[:every])

    bulk = SolvedBatches(2 if unique else 1, lambda _, text: text, proper=unique)
    as_lines = form == "line" and every == 1 and not stats and options.are_usual(engine, time_limit)
    command = Command(answer, bulk if as_lines else None, finds_boxes=True)
    run(command, puzzles, read=read, output=output)


def _no_solution(puzzle: Grid | Candidates) -> str:
    bare = bare_cells(puzzle) if isinstance(puzzle, Candidates) else ()
    if not bare:
        return "no solution"
    return f"no solution: {cell_name(bare[0], puzzle.size)} has no candidate left"


def _json(task: PuzzleTask, solution: Grid, count: int, statistics: nonet.SolverStatistics) -> str:
    layers = {layer.name: solution.layer(layer.name) for layer in solution.layout.layers}
    fields = {
        **puzzle_fields(task.place, task.puzzle),
        "solution": numbers_in(solution),
        **({"layers": layers} if layers else {}),
        "count": count,
        "statistics": {
            "nodes": statistics.nodes,
            "guesses": statistics.guesses,
            "depth": statistics.depth,
            "seconds": statistics.seconds,
            "engine": statistics.engine,
        },
    }
    return json.dumps(fields) + "\n"
