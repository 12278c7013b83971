"""The commands, each loaded when it is called, so that one does not wait for all others."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from nonet.cli import output
from nonet.cli.files import is_like_name, seems_file
from nonet.cli.options import shortened
from nonet.cli.shells import with_shell
from nonet.errors import FormatError
from nonet.grid.reading import parse_puzzle

Context = Any
"""Typer's context, whose own type has moved between its versions."""

COMMANDS = {
    "solve": "solve:solve",
    "check": "check:check",
    "count": "count:count",
    "generate": "generate:generate",
    "minimize": "minimize:minimize",
    "scramble": "scramble:scramble",
    "canonical": "canonical:canonical",
    "hint": "hint:hint",
    "walkthrough": "walkthrough:walkthrough",
    "grade": "grade:grade",
    "rate": "rate:rate",
    "techniques": "techniques:techniques",
    "practise": "practise:app",
    "rules": "rules:rules",
    "draw": "draw:draw",
    "print": "print:print_booklet",
    "convert": "convert:convert",
    "info": "info:info",
    "read": "read:read",
    "dataset": "dataset:app",
    "library": "library:app",
    "play": "play:play",
    "site": "site:site",
}
"""Where each command is, by its name: a module of `nonet.cli` and what is in it."""


class Commands(TyperGroup):
    """The commands of nonet."""

    def list_commands(self, ctx: Context) -> list[str]:
        """Their names, in the order in which help lists them."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Any:
        """A command by its name; None where there is none."""
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = _loaded(cmd_name)
        return super().get_command(ctx, cmd_name)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read the options; Typer has none whose value may be left out."""
        return super().parse_args(ctx, args if ctx.resilient_parsing else with_shell(args))

    def make_context(self, *arguments: Any, **extra: Any) -> Context:
        """Read the options, and act on those that need no command."""
        with _readers_may_leave():
            return super().make_context(*arguments, **extra)

    def invoke(self, ctx: Context) -> Any:
        """Run the command."""
        with _readers_may_leave():
            return super().invoke(ctx)

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        """The command that is meant: `solve`, where a puzzle or a file is named without one."""
        first = args[0]
        if first not in COMMANDS and not ctx.resilient_parsing:
            if _is_puzzle(first):
                return super().resolve_command(ctx, ["solve", *args])
            _refuse_missing_file(first)
            if not _NAME.fullmatch(first):
                ctx.fail(f"No such command {shortened(first)}. Did you mean 'nonet solve PUZZLE'?")
            for name in COMMANDS:  # among which Typer looks for similar ones
                self.get_command(ctx, name)
        return super().resolve_command(ctx, args)


@cache  # who runs several commands in one process makes the options of each once
def _loaded(name: str) -> TyperCommand | TyperGroup:
    module, _, attribute = COMMANDS[name].partition(":")
    found = getattr(import_module(f"nonet.cli.{module}"), attribute)
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(rich_markup_mode=None, add_completion=False)
        alone.command(name)(found)
        found = alone
    return cast(TyperCommand | TyperGroup, get_command(found))


_NAME = re.compile("[A-Za-z-]+")
"""A possible name of a command."""


def _is_puzzle(argument: str) -> bool:
    """Whether an argument is a link, a file or a puzzle."""
    with contextlib.suppress(OSError, ValueError):  # a puzzle may be no possible name
        if "://" in argument or (Path(argument).exists() and not Path(argument).is_dir()):
            return True
    try:
        parse_puzzle(argument)
    except FormatError:
        return False
    return not _NAME.fullmatch(argument)


def _refuse_missing_file(argument: str) -> None:
    """Say that there is no such file, where an argument must be meant as the name of one."""
    if argument.startswith("-"):
        return
    with contextlib.suppress(OSError, ValueError):
        if Path(argument).is_dir() and not _NAME.fullmatch(argument):
            output.refuse(argument, "expected a file, found a folder")
    if seems_file(argument) or is_like_name(argument):
        output.refuse(argument, "no such file")


@contextlib.contextmanager
def _readers_may_leave() -> Iterator[None]:
    """Typer takes every broken pipe for an error, and says nothing."""
    try:
        yield
    except BrokenPipeError as error:
        raise typer.Exit(output.failed(error)) from error
