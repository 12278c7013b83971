"""The group of all commands, where it differs from Typer's."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import typer
from typer.core import TyperGroup

from nonet.cli import output

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


@contextlib.contextmanager
def _readers_may_leave() -> Iterator[None]:
    """Typer takes every broken pipe for an error, and says nothing."""
    try:
        yield
    except BrokenPipeError as error:
        raise typer.Exit(output.failed(error)) from error
