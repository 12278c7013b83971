"""`nonet practise`: the stations of the course, and exercises that are answered."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import typer

import nonet
from nonet.cli import completion, options, teaching
from nonet.cli.output import opened_output
from nonet.cli.worksheet import Worksheet, write_worksheet
from nonet.constraints.shorthand import write_rule
from nonet.course import Exercise, chapter_title, exercise, exercise_set, station_text, stations
from nonet.course.answers import read_reply
from nonet.course.sets import MOST_EXERCISES
from nonet.course.texts import exercise_title
from nonet.errors import FormatError, NonetError
from nonet.logic import Depth, Language
from nonet.logic.fields import step_fields
from nonet.logic.languages import texts_of_course
from nonet.logic.state import ruled_state_text

_DEPTHS: tuple[Depth, ...] = ("nudge", "point", "show")

_EPILOG = """\b
Examples:
  nonet practise                       the stations
  nonet practise x_wing                an exercise on the X-wing
  nonet practise naked_pair --count 5  five in a row
  nonet practise "sue de coq" --seed 7 --format svg > exercise.svg
  nonet practise x_wing --count 8 --seed 42 --worksheet x_wing.pdf
"""

app = typer.Typer(rich_markup_mode=None, add_completion=False)
"""The command, with examples below its help."""


@app.command("practise", epilog=_EPILOG)
def practise(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[STATION|TECHNIQUE]",
            autocompletion=completion.exercises,
            help="A station of the course, or a technique by any of its names; without it the "
            "stations are listed.",
            show_default=False,
        ),
    ] = None,
    *,
    count: Annotated[
        int,
        typer.Option(
            "--count",
            metavar="N",
            parser=options.whole_number(1, MOST_EXERCISES),
            help=f"Number of exercises, up to {MOST_EXERCISES}.",
        ),
    ] = 1,
    seed: options.Seed = None,
    language: teaching.Spoken = "en",
    form: Annotated[
        Literal["text", "json", "svg"], typer.Option("--format", help="How to print.")
    ] = "text",
    worksheet: Worksheet = None,
    font: options.Font = None,
    output: options.Output = None,
) -> None:
    """Practise a technique in positions that need it.

    Each position has this technique and nothing easier. On a terminal an answer is read: r4c5=7,
    r4c79<>35 or the cells of the pattern, or hint, show or quit; it says whether the answer is
    right, and if not, why. Elsewhere the position alone is printed. With a count and a seed the
    exercises are those of the worksheet.
    """
    if worksheet is not None:
        write_worksheet(worksheet, name, count=count, seed=seed, language=language, font=font)
        return
    if name is None:
        with opened_output(output) as out:
            out.writelines(_listed(form, language))
        return
    made = _exercises(name, count, seed)
    can_answer = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if form == "text" and output is None and can_answer:
        _practise(made, language)
        return
    with opened_output(output) as out:
        for number, exercise in enumerate(made):
            out.write(_printed(exercise, form, "\n" if number else ""))


def _exercises(name: str, count: int, seed: int | None) -> Sequence[Exercise]:
    """The exercise of a seed; of several, the set that a worksheet of the seed has."""
    try:
        if count == 1:
            return [exercise(name, seed=seed)]
        return exercise_set(name, count, seed=seed)
    except NonetError as error:
        raise typer.BadParameter(str(error), param_hint="NAME") from error


def _listed(form: str, language: Language) -> Iterator[str]:
    """A line for each station."""
    for station in stations():
        title, chapter = (
            station_text(station.name, language).title,
            chapter_title(station.chapter, language),
        )
        if form == "json":
            fields = {
                "name": station.name,
                "chapter": station.chapter,
                "techniques": [*station.techniques],
            }
            yield json.dumps(fields) + "\n"
        else:
            yield f"{station.name:<22} {title} ({chapter})\n"


def _printed(exercise: Exercise, form: str, before: str) -> str:
    if form == "svg":
        return nonet.drawing.draw(exercise.state)
    if form == "text":
        return f"{before}{_shown(exercise)}\n"
    fields = {
        "name": exercise.name,
        "technique": exercise.technique,
        "seed": exercise.seed,
        "puzzle": exercise.puzzle.to_text(lossy=True),
        "state": ruled_state_text(exercise.state),
        "solution": exercise.solution.to_text(lossy=True),
        "steps": [step_fields(step) for step in exercise.steps],
    }
    return json.dumps(fields) + "\n"


def _shown(exercise: Exercise) -> str:
    """The position, and the rules beyond houses, one a line."""
    rules = [write_rule(rule) for rule in exercise.state.layout.constraints]
    return "\n".join([str(exercise.state), *rules])


def _practise(exercises: Sequence[Exercise], language: Language) -> None:
    """Show exercises and read their answers, until all are done or the learner leaves."""
    texts = texts_of_course(language)
    asked = right = 0
    typer.echo(texts.say("how-to-answer"))
    for task in exercises:
        title = exercise_title(task, language)
        typer.echo(f"\n{_shown(task)}\n\n{texts.say('find', title=title, seed=task.seed)}")
        if not task.state.layout.is_house_only:
            typer.echo(texts.say("drawing-tip"))
        outcome = _ask(task, language)
        if outcome is None:
            break
        asked += 1
        right += outcome
    if asked:
        typer.echo(texts.say("score", right=right, asked=asked))


def _ask(exercise: Exercise, language: Language) -> bool | None:
    """Whether the first answer to an exercise was right; None if the learner leaves."""
    unaided = True
    hints = 0
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            typer.echo()
            return None
        if text == "quit":
            return None
        if text == "show":
            typer.echo(exercise.hint("show", language))
            return False
        if text in {"", "hint"}:
            unaided = False
            if hints < len(_DEPTHS):
                typer.echo(exercise.hint(_DEPTHS[hints], language))
            else:
                typer.echo(texts_of_course(language).say("end-of-hints"))
            hints += 1
            continue
        try:
            reply = read_reply(text, exercise.state.size)
        except FormatError:
            typer.echo(texts_of_course(language).say("not-understood", text=text))
            continue
        verdict = exercise.check(
            cells=reply.cells, placed=reply.placed, removed=reply.removed, language=language
        )
        typer.echo(verdict.message)
        if verdict.right:
            return unaided
        # What is true by another technique is no mistake: what was asked for can still be found.
        unaided = unaided and verdict.is_true
