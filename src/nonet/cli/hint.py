"""`nonet hint`: what is wrong, or the next step."""

from __future__ import annotations

from typing import Annotated

import typer

import nonet
from nonet._digits import digit_text
from nonet.cli import completion, options, teaching
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, PuzzleTask, run
from nonet.cli.reading import InputOptions
from nonet.grid import Candidates, Grid
from nonet.layout import cell_name


@reads_puzzles
def hint(
    puzzles: options.Puzzles = None,
    *,
    depth: teaching.Depth = "nudge",
    whole: teaching.Whole = False,
    language: teaching.Spoken = "en",
    form: teaching.Form = "text",
    givens: Annotated[
        str | None,
        typer.Option(
            "--givens",
            metavar="PUZZLE",
            help="The original puzzle, so that entries can be distinguished from givens.",
            show_default=False,
        ),
    ] = None,
    allowed: Annotated[
        list[str] | None,
        typer.Option(
            "--allow",
            metavar="TECHNIQUE",
            autocompletion=completion.techniques,
            help="Use only this technique; may be repeated.",
            show_default=False,
        ),
    ] = None,
    without: teaching.Without = None,
    order: teaching.TechniqueOrder = None,
    read: InputOptions,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Print a hint for each puzzle: what is wrong or comes next.

    Reads partly solved grids, with or without pencil marks. A puzzle that cannot be read is
    reported on stderr, and the others are processed; the exit code is then 1.
    """
    techniques = teaching.chosen_order(order)
    only = None if allowed is None else _names(allowed, "--allow")
    never = _names(without or [], "--without")

    def answer(task: PuzzleTask) -> str:
        puzzle = task.puzzle
        if givens is not None:
            puzzle = _since(puzzle, nonet.Grid.parse(givens, puzzle.layout, alphabet=read.alphabet))
        found = nonet.hint(
            puzzle,
            allowed=only,
            without=never,
            order=techniques,
            time_limit=time_limit,
            progress=task.progress,
        )
        if form == "json":
            return found.to_json(language) + "\n"
        if form == "svg":
            return nonet.drawing.draw(found, digits=read.alphabet or "numbers")
        text = found.explain(depth, language, whole=whole)
        if depth == "show" and found.step is not None:
            text = teaching.with_tip(text, found.step, language, whole=whole)
        return text + "\n"

    run(
        Command(answer, in_play=True, in_numbers=form == "json"),
        puzzles,
        read=read,
        output=output,
    )


def _names(techniques: list[str], option: str) -> set[str]:
    return {item.name for item in teaching.chosen_techniques(techniques, option)}


def _since(puzzle: Grid | Candidates, givens: Grid) -> Grid | Candidates:
    """The puzzle with only these givens; its other digits are entries."""
    if isinstance(puzzle, Candidates):
        return Candidates(puzzle.masks, puzzle.layout, givens)
    for cell, (given, digit) in enumerate(zip(givens.digits, puzzle.digits, strict=True)):
        if given and given != digit:
            raise nonet.FormatError(
                f"expected the given {digit_text(given)} in {cell_name(cell, puzzle.size)}, "
                f"found {digit_text(digit) if digit else 'nothing'}"
            )
    entries = bytes(
        0 if given else digit for given, digit in zip(givens.digits, puzzle.digits, strict=True)
    )
    return Grid(givens.digits, entries, layout=puzzle.layout)
