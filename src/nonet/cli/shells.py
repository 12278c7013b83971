"""Completion of the command line in a shell: the script for it, printed or installed."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import shellingham
import typer
from typer.completion import get_completion_inspect_parameters, install_callback, show_callback

Shell = Literal["bash", "zsh", "fish", "powershell", "pwsh"]
"""A shell that there is a script for."""

_INSTALL, _SHOW = "--install-completion", "--show-completion"

# Typer answers only the shells that it knows, which it learns here.
get_completion_inspect_parameters()


def with_shell(arguments: list[str]) -> list[str]:
    """The arguments with the name of this shell after an option that names none.

    Raises
    ------
    typer.BadParameter
        No shell is named, and the one that runs this command is not known.
    """
    named: list[str] = []
    for position, argument in enumerate(arguments, start=1):
        named.append(argument)
        following = arguments[position : position + 1]
        if argument in {_INSTALL, _SHOW} and (not following or following[0].startswith("-")):
            named.append(_this_shell(argument))
    return named


def _this_shell(option: str) -> str:
    try:
        return str(shellingham.detect_shell()[0])
    except shellingham.ShellDetectionFailure as error:
        raise typer.BadParameter(
            f"expected a shell, found none that runs this command: {option} "
            + "|".join(get_args(Shell))
        ) from error


def _install(context: typer.Context, shell: Shell | None) -> None:
    if shell is not None and not context.resilient_parsing:
        context.find_root().info_name = "nonet"  # also where Python runs it as a module
        with suppress(SystemExit):
            install_callback(context, _NO_PARAMETER, shell)
        if shell == "zsh":
            with (Path.home() / ".zfunc" / "_nonet").open("a", encoding="utf-8") as script:
                script.write(f"\n{_FIRST_TAB}\n")
        raise typer.Exit


def _show(context: typer.Context, shell: Shell | None) -> None:
    if shell is not None and not context.resilient_parsing:
        context.find_root().info_name = "nonet"
        with suppress(SystemExit):
            show_callback(context, _NO_PARAMETER, shell)
        if shell == "zsh":
            typer.echo(_FIRST_TAB)
        raise typer.Exit


_FIRST_TAB = """
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _nonet_completion "$@"
fi"""
"""The end of zsh's script: the first Tab loads it from a folder of functions, and is answered."""

_NO_PARAMETER: Any = None
"""Typer asks for the parameter of a callback, and does not look at it."""

Install = Annotated[
    Shell | None,
    typer.Option(
        _INSTALL,
        metavar="[SHELL]",
        help="Install Tab completion for bash, zsh, fish, powershell or pwsh; default: this shell.",
        callback=_install,
        is_eager=True,
    ),
]
Show = Annotated[
    Shell | None,
    typer.Option(
        _SHOW,
        metavar="[SHELL]",
        help="Print the script that would be installed.",
        callback=_show,
        is_eager=True,
    ),
]
