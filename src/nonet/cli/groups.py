"""Options that many commands share, as one parameter of each.

A command takes what a group makes of its options, and a decorator lists the options in their place:

    @reads_puzzles
    def solve(puzzles: options.Puzzles = None, *, read: ReadOptions, ...) -> None: ...
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from nonet.cli import options
from nonet.cli.options import LayoutChoice, chosen_layout
from nonet.cli.reading import InputOptions

Made = TypeVar("Made")


def expands(
    parameter: str, group: Callable[..., object]
) -> Callable[[Callable[..., Made]], Callable[..., Made]]:
    """Decorator that puts the options of a group in the place of a parameter."""
    grouped = tuple(inspect.signature(group, eval_str=True).parameters.values())

    def decorate(command: Callable[..., Made]) -> Callable[..., Made]:
        signature = inspect.signature(command, eval_str=True)

        @wraps(command)
        def expanded(**given: object) -> Made:
            taken = {option.name: given.pop(option.name) for option in grouped}
            return command(**given, **{parameter: group(**taken)})

        parameters = [
            option
            for own in signature.parameters.values()
            for option in (grouped if own.name == parameter else (own,))
        ]
        expanded.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        expanded.__annotations__ = {option.name: option.annotation for option in parameters}
        return expanded

    return decorate


takes_layout = expands("chosen", chosen_layout)
"""The options of a layout."""


@takes_layout
def _read_options(
    *,
    from_format: options.FromFormat = None,
    chosen: LayoutChoice,
    alphabet: options.Alphabet = None,
    accept_proved: options.AcceptProved = False,
) -> InputOptions:
    return InputOptions(chosen, alphabet, from_format, accept_proved=accept_proved)


def _file_options(
    *,
    from_format: options.FromFormat = None,
    alphabet: options.Alphabet = None,
    accept_proved: options.AcceptProved = False,
) -> InputOptions:
    chosen = LayoutChoice(None, ())
    return InputOptions(chosen, alphabet, from_format, accept_proved=accept_proved)


reads_puzzles = expands("read", _read_options)
"""The options of input: its format, its layout, its alphabet, its proposed rules."""

reads_files = expands("read", _file_options)
"""The same without the layout."""
