"""`nonet rules`: the constraints that a layout can have."""

from __future__ import annotations

import inspect
import json
import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import typer

from nonet.cli import completion, options
from nonet.cli.output import opened_output
from nonet.constraints.naming import aliases, named, of_layers, search, split_name
from nonet.constraints.registry import OF_LAYERS
from nonet.constraints.registry import names as all_names
from nonet.constraints.shorthand import usage
from nonet.constraints.words import kind_called, tool_named, tool_words, tools, words_of
from nonet.errors import LayoutError
from nonet.layout import Constraint

_PICTURE = re.compile(r"^::\n\n((?:[ ]{4}.*\n|\n)+)", re.MULTILINE)
_SECTION = re.compile(r"^(Attributes|Examples)\n-+$", re.MULTILINE)
_CALLED = 3
"""The rank of hits up to which a text is a name, with an error of typing at most."""


def rules(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME]...",
            autocompletion=completion.rules,
            help="Rules by any of their names; without any: all.",
            show_default=False,
        ),
    ] = None,
    *,
    form: Annotated[
        Literal["text", "json"], typer.Option("--format", help="How to print.")
    ] = "text",
    output: options.Output = None,
) -> None:
    """Print the rules of variants, or the details of some.

    The list has name, class and meaning. The details have the full meaning, a drawn example, and
    how the rule is written for --rule. A word that several rules have shows all of them.
    """
    try:
        chosen = dict.fromkeys(
            found
            for name in _each_name(names or [])
            for found in of_layers(name) or [hit.name for hit in named(name)]
        )
    except LayoutError as error:
        raise typer.BadParameter(str(error), param_hint="NAME") from error
    tool_names = [tool.name for tool in tools()]
    with opened_output(output) as out:
        for name in chosen or (*all_names(), *OF_LAYERS):
            is_tool = name in tool_names
            fields = _tool_fields(name) if is_tool else _fields(kind_called(name))
            if form == "json":
                out.write(json.dumps(fields, ensure_ascii=False) + "\n")
            elif is_tool:
                out.write("{name}\n\n{meaning}\n\n".format(**fields))
            elif chosen:
                out.write(_details(fields))
            else:
                out.write("{name:<18} {class:<17} {meaning}\n".format(**fields))


def _each_name(words: Sequence[str]) -> Iterator[str]:
    """The names among the words of a command, of which some are of several words."""
    while words:
        name, words = split_name(words, _is_called)
        yield name


def _is_called(text: str) -> bool:
    """Whether rules or tools are called so."""
    return bool(of_layers(text)) or any(hit.rank <= _CALLED for hit in search(text))


def _fields(kind: type[Constraint]) -> dict[str, object]:
    """The docstring of a class, by parts."""
    text = inspect.getdoc(kind) or ""
    text = text[: match.start()] if (match := _SECTION.search(text)) else text
    text += "\n"
    picture = _PICTURE.search(text)
    described = _PICTURE.sub("", text).strip()
    summary, _, more = described.partition("\n\n")
    return {
        "name": kind.name,
        "class": kind.__name__,
        "aliases": list(aliases(kind)),
        "words": list(words_of(kind.name)),
        "meaning": " ".join(summary.split()),
        "description": more,
        "example": textwrap.dedent(picture[1]).strip("\n") if picture else "",
        "usage": usage(kind.name),
    }


def _tool_fields(name: str) -> dict[str, object]:
    """A tool of the app as a rule is printed: it has no class, and is not typed."""
    tool = tool_named(name)
    assert tool is not None
    nothing = dict.fromkeys(("class", "description", "example", "usage"), "")
    words = list(tool_words(tool))
    return {"name": tool.name, "aliases": [], "words": words, "meaning": tool.where, **nothing}


def _details(fields: dict[str, object]) -> str:
    others, words = (
        ", ".join(found) if isinstance(found := fields[key], list) else ""
        for key in ("aliases", "words")
    )
    parts = [
        f"{fields['class']} ({fields['name']})" + (f", also called {others}" if others else ""),
        str(fields["meaning"]),
        textwrap.indent(str(fields["example"]), "    "),
        str(fields["description"]),
        f"Command line: --rule {_quoted(str(fields['usage']))}",
        textwrap.fill(f"Found by: {words}", 88),
    ]
    return "\n\n".join(part for part in parts if part) + "\n\n"


def _quoted(usage: str) -> str:
    return f"'{usage}'" if '"' in usage else f'"{usage}"'
