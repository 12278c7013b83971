"""The commands of nonet as a table: what their reference and their man page are made from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from nonet.cli.app import app


class Argument(NamedTuple):
    """What follows a command: a word for it, and its meaning."""

    metavar: str
    meaning: str


class Option(NamedTuple):
    """An option: its names, the shortest first, its value, its default, its meaning."""

    names: Sequence[str]
    value: str
    default: str
    meaning: str


class Command(NamedTuple):
    """A command with its full name, or nonet itself, whose name is empty."""

    name: str
    paragraphs: Sequence[str]
    arguments: Sequence[Argument]
    options: Sequence[Option]

    @property
    def usage(self) -> str:
        """How it is called."""
        words = [
            "nonet",
            self.name,
            "[OPTIONS]",
            *(argument.metavar for argument in self.arguments),
        ]
        return " ".join(filter(None, words))


def program() -> Command:
    """What nonet does without a command."""
    return _command("", get_command(app))


def commands() -> list[Command]:
    """All commands; groups are replaced by their commands."""
    return [*_commands(cast(TyperGroup, get_command(app)))]


def _commands(group: TyperGroup, prefix: str = "") -> Iterator[Command]:
    context = group.make_context("nonet", [], resilient_parsing=True)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, TyperGroup):
            yield from _commands(command, f"{prefix}{name} ")
        else:
            yield _command(f"{prefix}{name}", cast(TyperCommand, command))


def _command(name: str, command: Any) -> Command:
    return Command(
        name,
        [text.replace("\n", " ") for text in (command.help or "").split("\n\n")],
        [
            Argument(parameter.metavar or "", parameter.help or "")
            for parameter in command.params
            if isinstance(parameter, TyperArgument)
        ],
        [_option(parameter) for parameter in command.params if isinstance(parameter, TyperOption)],
    )


def _option(option: TyperOption) -> Option:
    value = option.metavar
    if value is None and not option.is_flag:
        value = "|".join(re.findall(r"'([\w-]+)'", repr(option.type)))
    default = "" if option.default is None or option.is_flag else str(option.default)
    return Option(sorted(option.opts, key=len), value or "", default, option.help or "")
