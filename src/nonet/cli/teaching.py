"""The common part of commands about techniques: their options, and colours on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

import nonet
from nonet.cli import completion
from nonet.errors import FormatError
from nonet.logic import Language, level_title, named_links, technique, texts_of

if TYPE_CHECKING:
    from rich.text import Text

Depth = Annotated[
    Literal["nudge", "point", "show"],
    typer.Option(
        "--depth",
        help="The technique and where to look; the cells, too; or the whole argument.",
    ),
]
Form = Annotated[Literal["text", "json", "svg"], typer.Option("--format", help="How to print.")]
Spoken = Annotated[
    Language,
    typer.Option("--language", help="Language of the text; drawings are labelled in English."),
]
Whole = Annotated[
    bool,
    typer.Option(
        "--whole", help="Leave nothing out of long arguments, such as those of forcing nets."
    ),
]
Without = Annotated[
    list[str] | None,
    typer.Option(
        "--without",
        metavar="TECHNIQUE",
        autocompletion=completion.techniques,
        help="Exclude this technique; may be repeated.",
        show_default=False,
    ),
]
TechniqueOrder = Annotated[
    str | None,
    typer.Option(
        "--order",
        metavar="hodoku|everything|FILE",
        autocompletion=completion.orders,
        help="Techniques from easy to hard, with scores and levels: a TOML file, or one of these.",
        show_default=False,
    ),
]

_STYLES = {
    "Easy": "green",
    "Medium": "cyan",
    "Hard": "yellow",
    "Expert": "magenta",
    "Extreme": "red",
}


def chosen_order(text: str | None) -> nonet.TechniqueOrder | None:
    """The order that an option names; None where there is no option."""
    if text is None:
        return None
    if text in {"hodoku", "everything"}:
        return (
            nonet.TechniqueOrder.hodoku() if text == "hodoku" else nonet.TechniqueOrder.everything()
        )
    try:
        return nonet.TechniqueOrder.load(Path(text))
    except OSError as error:
        raise typer.BadParameter(f"{text}: {error.strerror}", param_hint="--order") from error
    except (FormatError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"{text}: {error}", param_hint="--order") from error


def chosen_techniques(
    names: Iterable[str], hint: str, language: Language = "en"
) -> list[nonet.Technique]:
    """The techniques that an option or an argument names."""
    try:
        return [technique(name, language) for name in names]
    except nonet.NonetError as error:
        raise typer.BadParameter(str(error), param_hint=hint) from error


def with_tip(text: str, step: nonet.Step, language: Language, *, whole: bool) -> str:
    """The sentences of a step, and the option that prints what was left out of them."""
    if whole or named_links(step) == step.links:
        return text
    return texts_of(language).say("whole-tip", text=text)


def style_of(level: str) -> str:
    """Colour of a level; none where it is not one of the usual levels."""
    return _STYLES.get(level, "")


def with_level(message: str, level: str, language: Language, **values: object) -> Text:
    """A message that names a level, this in its colour."""
    from rich.text import Text  # noqa: PLC0415 (only where it is needed)

    before, _, after = texts_of(language).say(message, level="\0", **values).partition("\0")
    return Text.assemble(before, (level_title(level, language), f"bold {style_of(level)}"), after)


def coloured(lines: Iterable[Text], output: Path | None) -> str:
    """Lines as they are printed: in colour where they go to a terminal."""
    from rich.console import Console  # noqa: PLC0415 (only where it is needed)

    to_terminal = output is None and sys.stdout.isatty()
    text = StringIO()
    console = Console(
        file=text, force_terminal=to_terminal, width=10_000, highlight=False, soft_wrap=True
    )
    for line in lines:
        console.print(line)
    return text.getvalue()
