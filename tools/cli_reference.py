"""Write docs/reference/cli.md from the commands themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from nonet.cli.app import EXIT_CODES, app

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "cli.md"


def page() -> str:
    """The whole page."""
    return "\n".join(_page()).rstrip() + "\n"


def _page() -> Iterator[str]:
    program = cast(TyperGroup, get_command(app))
    commands = [*_commands(program)]
    yield "# Command line reference"
    yield ""
    yield "Written by `make docs` from the commands themselves: change those, not this page. The"
    yield "[guide](../guide/command-line.md) shows them at work."
    yield ""
    for name, command in commands:
        yield f"- [nonet {name}](#nonet-{name.replace(' ', '-')}): {_first_sentence(command)}"
    yield "- [Exit codes](#exit-codes)"
    yield ""
    yield "`nonet --version` prints the version; `-h` or `--help` after any command explains it."
    for name, command in commands:
        yield ""
        yield f"## nonet {name}"
        yield ""
        yield from _command(name, command)
    yield ""
    yield "## Exit codes"
    yield ""
    yield from _table(
        ("code", "meaning"), [(str(code), meaning) for code, meaning in EXIT_CODES.items()]
    )


def _commands(group: TyperGroup, prefix: str = "") -> Iterator[tuple[str, TyperCommand]]:
    """All commands with their full names, those of groups in the place of the group."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from _commands(command, f"{prefix}{name} ")
        else:
            yield f"{prefix}{name}", cast(TyperCommand, command)


def _first_sentence(command: TyperCommand) -> str:
    return (command.help or "").split("\n\n")[0].replace("\n", " ")


def _command(name: str, command: TyperCommand) -> Iterator[str]:
    arguments = [p for p in command.params if isinstance(p, TyperArgument)]
    options = [p for p in command.params if isinstance(p, TyperOption)]
    usage = " ".join(argument.metavar or "" for argument in arguments)
    yield "```text"
    yield f"nonet {name} [OPTIONS] {usage}".rstrip()
    yield "```"
    yield ""
    for paragraph in (command.help or "").split("\n\n"):
        yield paragraph.replace("\n", " ")
        yield ""
    if arguments:
        yield from _table(
            ("argument", "meaning"),
            [(_code(argument.metavar), argument.help or "") for argument in arguments],
        )
        yield ""
    yield from _table(
        ("option", "default", "meaning"),
        [(_spelling(option), _default(option), option.help or "") for option in options],
    )


def _spelling(option: TyperOption) -> str:
    names = sorted(option.opts, key=len)
    value = option.metavar
    if value is None and not option.is_flag:
        choices = re.findall(r"'([\w-]+)'", repr(option.type))
        value = "|".join(choices)
    return ", ".join(_code(f"{name} {value}" if value else name) for name in names)


def _default(option: TyperOption) -> str:
    return "" if option.default is None or option.is_flag else _code(str(option.default))


def _code(text: str | None) -> str:
    return f"`{text}`".replace("|", r"\|")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    for row in (head, ["-" * width for width in widths], *rows):
        yield (
            "| "
            + " | ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
            + " |"
        )


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.name)
