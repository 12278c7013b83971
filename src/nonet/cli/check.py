"""`nonet check`: what is right or wrong with each puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

import nonet
from nonet.cli import boxes, options
from nonet.cli.work import Bulk, Command, Task, run

_MOST_CONFLICTS = 3
"""Conflicts that are named; a grid can have thousands."""


def check(
    puzzles: options.Puzzles = None,
    *,
    explain: Annotated[
        bool,
        typer.Option(
            "--explain",
            help="Say which digits cannot stand together, or which further givens leave one "
            "solution.",
        ),
    ] = False,
    from_format: options.FromFormat = None,
    size: options.Size = None,
    box: options.Box = None,
    latin: options.Latin = False,
    diagonal: options.Diagonal = False,
    windows: options.Windows = False,
    disjoint_groups: options.Groups = False,
    regions: options.Regions = None,
    alphabet: options.Alphabet = None,
    engine: options.Engine = "auto",
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Check whether each puzzle has exactly one solution.

    Prints unique, several, none or "invalid: why". Unique is a puzzle with exactly one solution;
    invalid one with two equal digits in a house, or one that cannot be read: that is also reported
    on stderr, and the exit code is then 1. With --explain, none and several are followed by a colon
    and the reason.
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

    def answer(task: Task) -> str:
        verdict = nonet.check(
            task.puzzle,
            explain=explain,
            engine=engine,
            time_limit=time_limit,
            progress=task.progress,
        )
        if verdict.conflicts:
            return f"invalid: {_listed(verdict.conflicts)}\n"
        if verdict.status == "several" and boxes.may_lack(task.puzzle, chosen):
            boxes.suggest(task)
        reason = verdict.clash or verdict.ambiguity
        return f"{verdict.status}: {reason}\n" if reason else f"{verdict.status}\n"

    bulk = Bulk(2, _verdicts) if not explain and options.are_usual(engine, time_limit) else None
    command = Command(answer, bulk, lambda reason: f"invalid: {reason}\n")
    run(command, puzzles, chosen=chosen, alphabet=alphabet, from_format=from_format, output=output)


def _listed(conflicts: Sequence[nonet.Conflict]) -> str:
    named = "; ".join(map(str, conflicts[:_MOST_CONFLICTS]))
    rest = len(conflicts) - _MOST_CONFLICTS
    return named if rest <= 0 else f"{named}; and {rest} more"


def _verdicts(counts: Sequence[int], _: bytearray) -> str:
    return "".join("unique\n" if count == 1 else "several\n" for count in counts)
