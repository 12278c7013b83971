"""`nonet count`: how many solutions each puzzle has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

import nonet
from nonet.cli import options
from nonet.cli.work import Bulk, answer_all
from nonet.grid import Candidates, Grid


def count(
    puzzles: options.Puzzles = None,
    *,
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=0, help="Where to stop counting; 0: never.")
    ] = 1_000_000,
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
    """Print the number of solutions of each puzzle, at most the limit.

    A puzzle with two equal digits in a house is reported on stderr; the exit code is then 1.
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

    def answer(puzzle: Grid | Candidates, place: str) -> str:  # noqa: ARG001 (the shape of answers)
        return f"{nonet.count(puzzle, limit=limit or None, time_limit=time_limit)}\n"

    answer_all(
        puzzles,
        answer,
        chosen=chosen,
        alphabet=alphabet,
        output=output,
        # A puzzle with countless solutions would hold up all others of its block.
        bulk=Bulk(limit, _numbers) if 0 < limit <= 1_000 else None,
    )


def _numbers(counts: Sequence[int], _: bytearray) -> str:
    return "".join(f"{count}\n" for count in counts)
