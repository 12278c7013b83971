"""The group of all commands, where it differs from Typer's."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from nonet.cli import output
from nonet.cli.options import shortened
from nonet.errors import FormatError
from nonet.grid.text import parse_puzzle

Context = Any
"""Typer's context, whose own type has moved between its versions."""


class Commands(TyperGroup):
    """The commands of nonet."""

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
        if first not in self.commands and not ctx.resilient_parsing:
            if _is_puzzle(first):
                return super().resolve_command(ctx, ["solve", *args])
            if not _NAME.fullmatch(first):
                ctx.fail(f"No such command {shortened(first)}. Did you mean 'nonet solve PUZZLE'?")
        return super().resolve_command(ctx, args)


_NAME = re.compile("[A-Za-z-]+")
"""What may be meant as the name of a command."""


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


@contextlib.contextmanager
def _readers_may_leave() -> Iterator[None]:
    """Typer takes every broken pipe for an error, and says nothing."""
    try:
        yield
    except BrokenPipeError as error:
        raise typer.Exit(output.failed(error)) from error
