"""The man page says what the reference of the command line says, and man shows it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.each import each

import cli_table
import man_page
from nonet.cli.app import EXIT_CODES


def plain(roff: str) -> str:
    """The text of a page without its macros and escapes."""
    text = re.sub(r"\\f[BIR]|\\&", "", roff)
    for name, sign in (
        (r"\-", "-"),
        (r"\(aq", "'"),
        (r"\(ha", "^"),
        (r"\(ti", "~"),
        (r"\(ga", "`"),
    ):
        text = text.replace(name, sign)
    text = re.sub(r"\\\[u([\dA-F]+)\]", lambda code: chr(int(code[1], 16)), text)
    return text.replace(r"\e", "\\")


@pytest.fixture(scope="module")
def roff() -> str:
    """The page as man reads it."""
    return man_page.page()


@pytest.fixture(scope="module")
def sections(roff: str) -> dict[str, str]:
    """The text under each heading."""
    parts = re.split(r"^\.S[HS] (.*)\n", roff, flags=re.MULTILINE)
    return {plain(name): plain(text) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def entries(text: str) -> dict[str, str]:
    """What is explained in a section, and its explanation."""
    return dict(re.findall(r"^\.TP\n(.+)\n(.*)$", text, re.MULTILINE))


@each("command", [cli_table.program(), *cli_table.commands()], lambda command: command.name)
def test_each_command_is_there_with_its_options(
    command: cli_table.Command, sections: dict[str, str]
) -> None:
    """Each command has its heading, its sentences, its arguments, and each option its meaning."""
    text = sections[command.usage if command.name else "OPTIONS"]
    listed = entries(text)
    for option in command.options:
        tag = ", ".join(f"{name} {option.value}".rstrip() for name in option.names)
        assert listed.pop(tag).startswith(option.meaning)
    assert listed == dict(command.arguments)
    if command.name:
        assert [one for one in command.paragraphs if f"\n{one}\n" not in f"\n{text}"] == []


def test_the_page_has_the_sections_of_a_man_page(sections: dict[str, str]) -> None:
    """Name, synopsis, description and exit status stand where people look for them."""
    names = [name for name in sections if not name.startswith("nonet ")]
    assert names == ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXIT STATUS"]
    assert sections["NAME"] == "nonet - solve, check, count, make and explain Sudoku of any size\n"
    assert entries(sections["EXIT STATUS"]) == {
        str(code): meaning for code, meaning in EXIT_CODES.items()
    }


def test_any_text_is_shown_as_it_is() -> None:
    """Signs that mean something to man are escaped, others are named: pages are plain ASCII."""
    for text in (".TH", "'quoted'", r"a \fB path", "--no-browser", "10^2 ~ `x`", "s3://…", "9×9"):
        escaped = man_page.escaped(text)
        assert plain(escaped) == text
        assert escaped.isascii()
        assert not escaped.startswith((".", "'"))


@pytest.mark.parametrize(
    "command",
    [["groff", "-man", "-Tutf8", "-ww"], ["mandoc", "-T", "lint", "-W", "warning"]],
    ids=lambda command: str(command[0]),
)
def test_readers_of_man_pages_find_no_fault(
    command: Sequence[str], roff: str, tmp_path: Path
) -> None:
    """Groff and mandoc read the page without a warning."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {command[0]} here")
    page = tmp_path / "nonet.1"
    page.write_text(roff, "utf-8")
    done = subprocess.run([*command, str(page)], check=False, capture_output=True, text=True)
    shown = done.stderr + (done.stdout if command[0] == "mandoc" else "")
    assert shown == ""


def test_the_tool_writes_the_page(tmp_path: Path, root: Path, roff: str) -> None:
    """`tools/man_page.py FILE` writes the page there, and makes the folder."""
    file = tmp_path / "man" / "nonet.1"
    tool = [sys.executable, str(root / "tools" / "man_page.py"), str(file)]
    subprocess.run(tool, check=True, capture_output=True)
    assert file.read_text("utf-8") == roff
