"""`nonet walkthrough`: solutions step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import nonet
from nonet.cli import options, teaching
from nonet.cli.groups import reads_puzzles
from nonet.cli.pipeline import Command, PuzzleTask, run
from nonet.cli.reading import InputOptions
from nonet.logic import Language, technique, texts_of
from nonet.logic.notes import noted_together, with_others

if TYPE_CHECKING:
    from rich.text import Text


@reads_puzzles
def walkthrough(
    puzzles: options.Puzzles = None,
    *,
    explain: Annotated[
        bool, typer.Option("--explain", help="Print whole sentences for each step.")
    ] = False,
    whole: teaching.Whole = False,
    language: teaching.Spoken = "en",
    form: teaching.Form = "text",
    order: teaching.TechniqueOrder = None,
    read: InputOptions,
    time_limit: options.TimeLimit = None,
    output: options.Output = None,
) -> None:
    """Solve each puzzle step by step, with human techniques.

    Each step is the easiest one available. Steps in a row that note what several rules leave, such
    as cages, are one line. Ends with level and score, or with the words that there
    are several solutions, and so no level. If no technique applies, nonet says so, and the exit
    code stays 0. A puzzle that cannot be read or has no solution is reported on stderr, and the
    others are processed; the exit code is then 1.
    """
    techniques = teaching.chosen_order(order)

    def answer(task: PuzzleTask) -> str:
        walked = nonet.walkthrough(
            task.puzzle, order=techniques, time_limit=time_limit, progress=task.progress
        )
        if form == "json":
            return walked.to_json() + "\n"
        if form == "svg":
            return nonet.drawing.draw(walked, digits=read.alphabet or "numbers")
        return _text(walked, output, language, explain=explain, whole=whole)

    run(
        Command(answer, in_numbers=form == "json"),
        puzzles,
        read=read,
        output=output,
    )


_HEADING = re.compile("[^:：]*")
"""The name before a sentence."""


def _text(
    walked: nonet.Walkthrough,
    output: Path | None,
    language: Language,
    *,
    explain: bool,
    whole: bool = False,
) -> str:
    return teaching.coloured(_lines(walked, language, explain=explain, whole=whole), output)


def _lines(
    walked: nonet.Walkthrough, language: Language, *, explain: bool, whole: bool
) -> Iterator[Text]:
    from rich.text import Text  # noqa: PLC0415 (only where it is needed)

    lines = [(step,) for step in walked.steps] if whole else [*noted_together(walked.steps)]
    width = len(str(len(lines)))
    states = walked.states()
    for number, steps in enumerate(lines, 1):
        step, *others = steps
        state, *_ = islice(states, len(steps))
        item = technique(step.technique, language)
        if explain:
            said = step.explain("show", language, whole=whole, state=state)
            line = teaching.with_tip(said, step, language, whole=whole)
            line = with_others(line, len(others), texts_of(language))
            end = len(_HEADING.findall(line)[0])
        else:
            line = f"{item.title}: {'; '.join(step.notation for step in steps)}"
            end = len(item.title)
        name = (line[:end], f"bold {teaching.style_of(item.level)}")
        yield Text.assemble((f"{number:>{width}}. ", "dim"), name, line[end:])
    summary = "walked" if walked.solved else "walked-in-part"
    if walked.level:
        yield teaching.with_level(summary, walked.level, language, score=walked.score)
    else:
        yield Text(texts_of(language).say("walked-without-level"))
    yield Text("")
