"""The pages about the command line say what the command line does."""

from __future__ import annotations

import gzip
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.program import NINE, call
from tests.docs.shell import run_shell
from typer.core import TyperGroup
from typer.main import get_command

from nonet.cli.app import EXIT_CODES, app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))]
COMMANDS = sorted(
    {
        command
        for page in PAGES
        for command in re.findall(r"`(nonet [a-z]+(?: [^`]*)?)`", page.read_text("utf-8"))
    }
)
EXAMPLES = re.findall(
    r"^\| `([\w.]+)`\s*\|[^|]*\|\s*(?:`(.*)`)?\s*\|$",
    (ROOT / "examples" / "README.md").read_text("utf-8"),
    re.MULTILINE,
)


def test_guide_has_the_exit_codes() -> None:
    """The table of the guide lists all exit codes."""
    guide = (ROOT / "docs" / "guide" / "command-line.md").read_text("utf-8")
    table = guide.partition("## Exit codes")[2]
    assert [int(code) for code in re.findall(r"^\| (\d+)", table, re.MULTILINE)] == [*EXIT_CODES]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_in_the_text_exist(command: str, tmp_path: Path) -> None:
    """Each command named between the examples has the options it is shown with, and works."""
    _, name, *arguments = shlex.split(command.partition("<")[0])
    program = get_command(app)
    assert isinstance(program, TyperGroup)
    command_itself = program.get_command(program.make_context("nonet", [name]), name)
    assert command_itself is not None
    if "--help" not in arguments:
        command_itself.make_context(name, list(arguments))
    if "puzzles.txt" in command:
        (tmp_path / "puzzles.txt").write_text(f"{NINE}\n", "utf-8")
        (tmp_path / "puzzles.txt.gz").write_bytes(gzip.compress(NINE.encode()))
        done = run_shell(command, tmp_path)
        assert (done.returncode, done.stderr) == (0, "")


def test_examples_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `make run` executes goes well, and every command is followed by its output."""
    monkeypatch.chdir(ROOT)
    run_examples = runpy.run_path(str(ROOT / "examples" / "run.py"))
    script = subprocess.run(
        [sys.executable, ROOT / "examples" / "run.py"], capture_output=True, check=True, text=True
    )
    for sentence, command in run_examples["COMMANDS"]:
        output = call(*command.split())
        assert (output.code, output.err) == (0, "")
        assert f"{sentence}\n$ nonet {command}\n{output.out}" in script.stdout


def test_examples_tell_when_a_command_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that fails fails `make run`."""
    run_examples = runpy.run_path(str(ROOT / "examples" / "run.py"))
    main = run_examples["main"]
    monkeypatch.setitem(main.__globals__, "COMMANDS", [("A mistake:", "solve nowhere/puzzles")])
    assert main() == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_examples_say_what_they_cannot_write() -> None:
    """`make run` onto a full disk is one line on stderr, and exit code 1."""
    with Path("/dev/full").open("wb") as full:
        script = [sys.executable, str(ROOT / "examples" / "run.py")]
        done = subprocess.run(script, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.stderr == b"nonet: standard output: No space left on device\n"
    assert done.returncode == 1


def test_page_of_the_examples_lists_every_file() -> None:
    """examples/README.md has a line for each file of puzzles."""
    files = {path.name for path in (ROOT / "examples").glob("*.txt")}
    assert {name for name, _ in EXAMPLES} == files


@pytest.mark.parametrize(("name", "options"), EXAMPLES)
def test_examples_are_proper(name: str, options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the options of its page each example has one solution, but for one in mixed.txt."""
    monkeypatch.chdir(ROOT)
    outcome = call("check", *options.split(), f"examples/{name}")
    assert (outcome.code, outcome.err) == (0, "")
    expected = {"unique", "several"} if name == "mixed.txt" else {"unique"}
    assert set(outcome.lines) == expected
