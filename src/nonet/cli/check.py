"""`nonet check`: what is right or wrong with each puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

import typer

import nonet
from nonet.cli import boxes, grid_text, options
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, PuzzleTask, SolvedBatches, run
from nonet.cli.reading import InputOptions
from nonet.cli.rows import CommandRows, FormOption, puzzle_cell, puzzle_fields
from nonet.layout import Layout

_MOST_CONFLICTS = 3
"""Conflicts that are named; a grid can have thousands."""


@reads_puzzles
def check(
    puzzles: options.Puzzles = None,
    *,
    explain: Annotated[
        bool,
        typer.Option(
            "--explain",
            help="Show which digits and rules contradict each other, or which extra givens, or "
            "extra rule, make the solution unique.",
        ),
    ] = False,
    form: FormOption = "line",
    read: InputOptions,
    engine: options.Engine = "auto",
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Check whether each puzzle has exactly one solution.

    Prints unique, several, none or "invalid: why". A puzzle is unique if it has exactly one
    solution, and invalid if it has two equal digits in a house or cannot be read; the latter is
    also reported on stderr, and the exit code is then 1. With --explain, none and several are
    followed by a colon and the reason;
    so is none where a cell has no candidate left.
    """
    rows = CommandRows(form, ("place", "puzzle", "status", "reason"))

    def answer(task: PuzzleTask) -> str:
        verdict = nonet.check(
            task.puzzle,
            explain=explain,
            engine=engine,
            time_limit=time_limit,
            progress=task.progress,
        )
        if verdict.status == "several" and boxes.may_lack(task.puzzle, read.chosen):
            task.suggest_boxes()
        fields = _fields(verdict, task.puzzle.layout)
        return rows.row(
            puzzle_fields(task.place, task.puzzle) | fields,
            _line(fields),
            puzzle=puzzle_cell(task.puzzle, read.alphabet) if form == "csv" else None,
        )

    def unreadable(place: str, reason: str) -> str:
        fields: dict[str, object] = {"place": place, "size": None, "puzzle": None}
        fields |= {"status": "invalid", "reason": reason}
        return rows.row(fields, _line(fields))

    plain = form == "line" and not explain and options.are_usual(engine, time_limit)
    command = Command(
        answer,
        SolvedBatches(2, _verdicts) if plain else None,
        unreadable,
        head=rows.head,
        finds_boxes=True,
        in_numbers=form == "json",
    )
    run(command, puzzles, read=read, output=output)


def _fields(verdict: nonet.Check, layout: Layout) -> dict[str, object]:
    """The verdict, its reason in words, and the same for programs."""
    shift, known = layout.digits[0] - 1, list(layout.indices)

    def names(cells: Iterable[int]) -> list[str]:
        return [known[cell] for cell in cells]

    def pair(cell: int, digit: int) -> dict[str, object]:
        return {"cell": known[cell], "digit": digit + shift}

    reason = verdict.conflict_set or verdict.ambiguity
    fields: dict[str, object] = {"status": verdict.status, "reason": reason and str(reason)}
    if verdict.conflicts:
        fields = {"status": "invalid", "reason": _listed(verdict.conflicts)}
        fields["conflicts"] = [
            {"digit": conflict.digit, "house": conflict.house, "cells": names(conflict.cells)}
            for conflict in verdict.conflicts
        ]
    elif verdict.emptied:
        fields["reason"] = verdict.reason
        fields["emptied"] = names(verdict.emptied)
    elif (conflict_set := verdict.conflict_set) is not None:
        fields["conflict_set"] = {
            "cells": names(conflict_set.cells),
            "minimal": conflict_set.is_minimal,
            "rules": grid_text.rules(conflict_set.constraints),
        }
    elif (ambiguity := verdict.ambiguity) is not None:
        fields["ambiguity"] = {
            "cells": names(ambiguity.cells),
            "givens": [pair(*given) for given in ambiguity.givens],
            "smallest": ambiguity.is_smallest,
            "single": ambiguity.single and pair(*ambiguity.single),
            "has_single": ambiguity.has_single,
            "rules": grid_text.rules([ambiguity.rule] if ambiguity.rule else []),
        }
    return fields


def _line(fields: Mapping[str, object]) -> str:
    reason = fields["reason"]
    return f"{fields['status']}: {reason}" if reason else str(fields["status"])


def _listed(conflicts: Sequence[nonet.Conflict]) -> str:
    named = "; ".join(map(str, conflicts[:_MOST_CONFLICTS]))
    rest = len(conflicts) - _MOST_CONFLICTS
    return named if rest <= 0 else f"{named}; and {rest} more"


def _verdicts(counts: Sequence[int], _: bytearray) -> str:
    return "".join("unique\n" if count == 1 else "several\n" for count in counts)
