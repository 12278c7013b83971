"""`nonet techniques`: the catalogue."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

import typer

import nonet
from nonet._project import project_address
from nonet.cli import completion, options, teaching
from nonet.cli.output import opened_output
from nonet.cli.rows import csv_line
from nonet.logic import Language, example_of, level_title, texts_of
from nonet.logic.state import ruled_state_text

if TYPE_CHECKING:
    from rich.text import Text

_COLUMNS = ("name", "title", "family", "level", "score", "graded", "description", "example")


def techniques(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME]...",
            autocompletion=completion.techniques,
            help="Techniques by any of their names; without any: all.",
            show_default=False,
        ),
    ] = None,
    *,
    language: teaching.Spoken = "en",
    form: Annotated[
        Literal["text", "json", "csv", "svg"], typer.Option("--format", help="How to print.")
    ] = "text",
    output: options.Output = None,
) -> None:
    """Print the catalogue of techniques, or the details of some.

    The list has name, level, score and title; those that do not count for grades have their level
    and score in brackets. With svg, an example of the technique is drawn.
    """
    chosen = teaching.chosen_techniques(names or [], "NAME", language)
    if form == "svg" and not chosen:
        raise typer.BadParameter("expected a technique to draw", param_hint="NAME")
    with opened_output(output) as out:
        if form == "json":
            for item in chosen or nonet.techniques(language):
                out.write(json.dumps(_fields(item)) + "\n")
        elif form == "csv":
            out.write(csv_line(_COLUMNS))
            for item in chosen or nonet.techniques(language):
                fields = _fields(item)
                out.write(csv_line(fields[name] for name in _COLUMNS))
        elif form == "svg":
            for item in chosen:
                out.write(_picture(item))
        else:
            lines = _details(chosen, language) if chosen else _list(language)
            out.write(teaching.coloured(lines, output))


def _picture(item: nonet.Technique) -> str:
    example = example_of(item)
    if example is None:
        raise typer.BadParameter(f"there is no example of {item.name} to draw", param_hint="NAME")
    state, step = example
    return nonet.drawing.draw(step, state)


def _fields(item: nonet.Technique) -> dict[str, object]:
    return {
        "name": item.name,
        "title": item.title,
        "family": item.family,
        "level": item.level,
        "score": item.score,
        "graded": item.is_graded,
        "aliases": list(item.aliases),
        "description": item.description,
        "example": None if item.example is None else ruled_state_text(item.example),
    }


def _list(language: Language) -> Iterator[Text]:
    from rich.text import Text  # noqa: PLC0415 (only where it is needed)

    for item in nonet.techniques(language):
        cost = f"{level_title(item.level, language)} {item.score}"
        shown = Text(cost if item.is_graded else f"({cost})")
        shown.pad_right(17 - shown.cell_len)
        shown.stylize(teaching.style_of(item.level))
        yield Text.assemble(f"{item.name:<32}", shown, item.title)


def _details(chosen: list[nonet.Technique], language: Language) -> Iterator[Text]:
    from rich.text import Text  # noqa: PLC0415 (only where it is needed)

    texts = texts_of(language)
    for item in chosen:
        yield Text.assemble(
            (item.title, f"bold {teaching.style_of(item.level)}"), f" ({item.name})"
        )
        graded = "graded" if item.is_graded else "not-graded"
        yield teaching.with_level(
            graded, item.level, language, family=item.family, score=item.score
        )
        if item.aliases:
            yield Text(texts.say("also-called", names=texts.say("comma").join(item.aliases)))
        yield Text(item.description)
        example = example_of(item)
        if example is not None:
            yield Text(texts.say("example", state=ruled_state_text(example[0])))
            yield Text(example[1].explain("show", language, state=example[0]))
        site = project_address("Homepage")
        if site is not None:
            yield Text(site + item.url)
        yield Text("")
