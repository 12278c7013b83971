"""`nonet canonical`: canonical forms of puzzles."""

from __future__ import annotations

import json
from typing import Annotated

import typer

import nonet
from nonet.cli import grid_text, options
from nonet.cli.pipeline import Command, PuzzleTask, run
from nonet.cli.reading import InputOptions
from nonet.grid import Grid


def canonical(
    puzzles: options.Puzzles = None,
    *,
    automorphisms: Annotated[
        bool,
        typer.Option(
            "--automorphisms",
            help="Print the number of automorphisms too, after a #.",
        ),
    ] = False,
    form: options.Form = "line",
    from_format: options.FromFormat = None,
    size: options.Size = None,
    alphabet: options.Alphabet = None,
    output: options.Output = None,
) -> None:
    """Print the canonical (minlex) form of each puzzle.

    Two puzzles are essentially equal when their canonical forms are the same. Works for 9x9 and 4x4
    with boxes; any other puzzle is reported on stderr and skipped, and the exit code is then 1.
    """

    def answer(task: PuzzleTask) -> str:
        puzzle = task.grid
        least = nonet.canonical(puzzle)
        if form == "json":
            return _json(task.place, puzzle, least)
        shown = grid_text.shown(least, form, alphabet)
        if not automorphisms:
            return shown
        moves = nonet.automorphisms(puzzle)
        return f"{shown[:-1]} # {moves}\n" if form == "line" else f"{shown[:-1]}# {moves}\n\n"

    read = InputOptions(options.chosen_layout(size=size), alphabet, from_format)
    run(Command(answer), puzzles, read=read, output=output)


def _json(place: str, puzzle: Grid, least: Grid) -> str:
    fields = {
        "place": place,
        "size": puzzle.size,
        "puzzle": list(puzzle.digits),
        "canonical": list(least.digits),
        "automorphisms": nonet.automorphisms(puzzle),
    }
    return json.dumps(fields) + "\n"
