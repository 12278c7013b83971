"""The command as a whole: help, a puzzle instead of a command, an early Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest
from tests.cli.program import FOUR, FOUR_SOLVED, NINE, NINE_SOLVED, PROGRAM, Outcome, call, run


@pytest.mark.parametrize("group", [(), ("dataset",)])
def test_the_list_of_commands_has_whole_sentences(group: tuple[str, ...]) -> None:
    """On 80 columns each command is described by a sentence that is not cut off."""
    outcome = run(*group, "--help", COLUMNS="80")
    listed = outcome.out.partition("Commands:\n")[2].partition("\n\n")[0].splitlines()
    assert len(listed) > 5
    assert [line for line in listed if not line.endswith(".") or line.endswith("...")] == []


def test_a_puzzle_in_place_of_a_command_is_solved() -> None:
    """`nonet PUZZLE` is `nonet solve PUZZLE`, with its options."""
    assert call(FOUR) == Outcome(0, f"{FOUR_SOLVED}\n", "")
    assert call(FOUR, NINE, "--format", "json").out.count('"solution"') == 2
    assert call("12.." * 4, "--unique") == call("solve", "12.." * 4, "--unique")


def test_a_file_in_place_of_a_command_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`nonet FILE` is `nonet solve FILE`, also where the name could be that of a command."""
    (tmp_path / "slove").write_text(f"{NINE}\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert call("slove") == Outcome(0, f"{NINE_SOLVED}\n", "")


def test_a_link_in_place_of_a_command_is_solved() -> None:
    """`nonet LINK` is `nonet solve LINK`."""
    link = "https://example.org/?puzzle"
    assert call(link) == call("solve", link)


@pytest.mark.parametrize(
    ("argument", "suggestion"),
    [
        ("slove", "Did you mean 'solve'?"),
        ("abcd", "No such command 'abcd'."),
        ("1234567", "Did you mean 'nonet solve PUZZLE'?"),
        ("no-such-file.txt", "no-such-file.txt: no such file"),
    ],
)
def test_what_is_neither_gets_a_suggestion(argument: str, suggestion: str) -> None:
    """A word like a command gets the nearest one, anything else `nonet solve`; exit code 2."""
    outcome = call(argument)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.rstrip().endswith(suggestion)


@pytest.mark.skipif(os.name == "nt", reason="needs signals of POSIX")
def test_ctrl_c_while_it_starts_is_no_traceback() -> None:
    """SIGINT in the middle of the imports: exit code 130 and one line."""
    interpreter, *module = PROGRAM
    with subprocess.Popen(
        [interpreter, "-X", "importtime", *module, "--version"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if line.endswith("nonet.errors\n"):
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    said = [line for line in err.splitlines() if not line.startswith("import time:")]
    assert (process.returncode, out, said) == (130, "", ["nonet: interrupted"])
