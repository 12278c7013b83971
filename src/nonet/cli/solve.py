"""`nonet solve`: the solution of each puzzle."""

from __future__ import annotations

import json
from itertools import islice
from typing import Annotated, Literal

import typer

import nonet
from nonet.cli import options
from nonet.cli.work import Bulk, answer_all, report
from nonet.grid import Candidates, Grid
from nonet.layout import Layout
from nonet.layout.regions import customary_box_shape

_HINT_LIMIT = 1.0
"""Seconds for finding out whether other boxes would make the puzzle unique."""


def solve(
    puzzles: options.Puzzles = None,
    *,
    form: Annotated[
        Literal["line", "grid", "json"], typer.Option("--format", help="How to print solutions.")
    ] = "line",
    every: Annotated[
        int, typer.Option("--all", metavar="N", min=1, help="Print up to N solutions of each.")
    ] = 1,
    unique: Annotated[
        bool, typer.Option("--unique", help="Report puzzles with several solutions as errors.")
    ] = False,
    stats: Annotated[bool, typer.Option("--stats", help="Tell the work on stderr.")] = False,
    size: options.Size = None,
    box: options.Box = None,
    latin: options.Latin = False,
    diagonal: options.Diagonal = False,
    windows: options.Windows = False,
    disjoint_groups: options.Groups = False,
    regions: options.Regions = None,
    alphabet: options.Alphabet = None,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Solve puzzles, one a line or drawn over several lines, of any size.

    Prints the solutions in the order of the puzzles. A puzzle that cannot be read or solved is
    reported on stderr as file:line: message, and the rest goes on; the exit code is then 1.
    """
    chosen = options.chosen_layout(
        size=size,
        box=box,
        latin=latin,
        diagonal=diagonal,
        windows=windows,
        disjoint_groups=disjoint_groups,
        regions=regions,
    )

    def answer(puzzle: Grid | Candidates, place: str) -> str:
        search = nonet.solutions(puzzle, time_limit=time_limit)
        # One more than is printed, where it matters whether there are more.
        hint = chosen.is_open and _may_want_boxes(puzzle)
        wanted = max(every, 2) if unique or hint or form == "json" else every
        found = list(islice(search, wanted))
        if not found:
            raise nonet.NoSolution("no solution")
        if hint and len(found) > 1:
            _suggest_boxes(puzzle, place)
        if unique and len(found) > 1:
            first, second = found[:2]
            raise nonet.MultipleSolutions("several solutions", first=first, second=second)
        statistics = search.statistics
        if stats:
            report(
                place,
                f"{statistics.nodes} nodes, {statistics.guesses} guesses, "
                f"depth {statistics.depth}, {statistics.seconds:.6f} s",
            )
        if form == "json":
            return "".join(
                json.dumps(
                    {
                        "place": place,
                        "size": puzzle.size,
                        "puzzle": list(puzzle.digits) if isinstance(puzzle, Grid) else None,
                        "solution": list(solution.digits),
                        "count": len(found),
                        "nodes": statistics.nodes,
                        "guesses": statistics.guesses,
                        "depth": statistics.depth,
                        "seconds": statistics.seconds,
                    }
                )
                + "\n"
                for solution in found[:every]
            )
        if form == "grid":
            return "".join(f"{solution}\n\n" for solution in found[:every])
        return "".join(_line(solution, alphabet) for solution in found[:every])

    limit = 2 if unique else 1
    bulk = Bulk(limit, lambda _, text: text.decode("ascii"), proper=unique)
    as_lines = form == "line" and every == 1 and not stats
    answer_all(
        puzzles,
        answer,
        chosen=chosen,
        alphabet=alphabet,
        output=output,
        bulk=bulk if as_lines else None,
    )


def _line(solution: Grid, alphabet: str | None) -> str:
    if solution.size > 61 and alphabet is None:
        return " ".join(map(str, solution.digits)) + "\n"
    return solution.to_text(alphabet=alphabet) + "\n"


def _may_want_boxes(puzzle: Grid | Candidates) -> bool:
    """Whether the puzzle was read without boxes although its size has customary ones."""
    return (
        isinstance(puzzle, Grid)
        and puzzle.layout.regions is None
        and customary_box_shape(puzzle.size) is not None
    )


def _suggest_boxes(puzzle: Grid | Candidates, place: str) -> None:
    """Say so where the customary boxes would give exactly one solution."""
    shape = customary_box_shape(puzzle.size)
    if shape is None or not isinstance(puzzle, Grid):
        return
    rows, columns = shape
    boxed = Grid(puzzle.digits, layout=Layout.boxes(rows, columns))
    try:
        proper = nonet.check(boxed, time_limit=_HINT_LIMIT).is_unique
    except nonet.Stopped:
        return
    if proper:
        report(
            place,
            f"several solutions without boxes, exactly one with boxes of {rows}x{columns}: "
            f"use --box {rows}x{columns}",
        )
