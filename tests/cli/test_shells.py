"""Completion in shells: what is offered after Tab, and the scripts, each sourced in its shell."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import shellingham
from tests.cli.program import PROGRAM, call, run
from tests.docs.shell import run_shell

from nonet.logic import techniques

NAMED = [
    PROGRAM[0],
    "-c",
    "import sys; sys.argv[0] = 'nonet'; from nonet.__main__ import main; main()",
]
"""The program by the name that shells know it by."""

SOURCED = {
    "bash": """
        eval "$(nonet --show-completion bash)"
        complete -p nonet
        COMP_WORDS=(nonet so) COMP_CWORD=1
        _nonet_completion nonet
        echo "${COMPREPLY[@]}"
    """,
    # What would be offered is shown instead: only an interactive zsh offers anything.
    "zsh": """
        autoload -Uz compinit
        compinit -D
        eval "$(nonet --show-completion zsh)"
        print -r -- $_comps[nonet]
        _arguments() { print -r -- "$@" }
        words=(nonet so) CURRENT=2
        _nonet_completion
    """,
    "fish": """
        nonet --show-completion fish | source
        complete --command nonet
        complete --do-complete "nonet so"
    """,
}
"""For each shell: source the script, show that it is for nonet, and complete `nonet so`."""


def completed(line: str) -> list[str]:
    """What bash offers after a line."""
    words = line.split(" ")
    return run(
        _NONET_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1)
    ).out.split()


@pytest.fixture(autouse=True)
def _bash(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shell that runs the tests is bash, whatever it is."""
    monkeypatch.setattr(shellingham, "detect_shell", lambda: ("bash", "/bin/bash"))


@pytest.mark.parametrize("shell", SOURCED)
def test_a_script_works_in_its_shell(shell: str, tmp_path: Path) -> None:
    """Sourced in its shell, what is printed is taken for nonet's completion, and completes."""
    if os.name == "nt" or shutil.which(shell) is None:
        pytest.skip(f"no {shell} here")
    script = tmp_path / "script"
    script.write_text(SOURCED[shell], "utf-8")
    plain = {"bash": "--norc", "zsh": "-f", "fish": "--no-config"}[shell]
    done = run_shell(f'{shell} {plain} -c "$(cat script)"', tmp_path)
    assert done.stderr == ""
    first, *_, last = done.stdout.splitlines()
    assert "nonet" in first
    offered = {
        "bash": "solve",
        "zsh": '*: :(("solve":"Solve puzzles of any size."))',
        "fish": "solve\tSolve puzzles of any size.",
    }
    assert last == offered[shell]


def test_the_first_tab_is_answered_in_zsh(tmp_path: Path) -> None:
    """In a folder of functions, where zsh loads it with the first Tab, the script answers it."""
    if os.name == "nt" or shutil.which("zsh") is None:
        pytest.skip("no zsh here")
    (tmp_path / "script").write_text(
        """
        mkdir functions
        nonet --show-completion zsh > functions/_nonet
        fpath=($PWD/functions $fpath)
        autoload -Uz compinit
        compinit -u -D
        print -r -- $_comps[nonet]
        _arguments() { print -r -- "$@" }
        words=(nonet so) CURRENT=2
        $_comps[nonet]
        $_comps[nonet]
        """,
        "utf-8",
    )
    done = run_shell('zsh -f -c "$(cat script)"', tmp_path)
    assert done.stderr == ""
    offered = '*: :(("solve":"Solve puzzles of any size."))'
    assert done.stdout.splitlines() == ["_nonet", offered, offered]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_the_shell_that_is_named_is_the_one(shell: str) -> None:
    """`--show-completion SHELL` prints the script of SHELL, whichever shell asks."""
    shown = call("--show-completion", shell)
    assert (shown.code, shown.err) == (0, "")
    assert f"complete_{shell}" in shown.out
    assert call(f"--show-completion={shell}") == shown


def test_no_name_is_this_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a name the script is that of the shell that asks, also before another option."""
    assert call("--show-completion") == call("--show-completion", "bash")
    assert call("--show-completion", "--version") == call("--show-completion", "bash")
    monkeypatch.setattr(shellingham, "detect_shell", lambda: ("fish", "/bin/fish"))
    assert call("--show-completion") == call("--show-completion", "fish")


def test_other_shells_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shell without a script, or none that could be found, is wrong usage that says which are."""
    refused = call("--show-completion", "ksh")
    assert (refused.code, refused.out) == (2, "")
    assert "'ksh' is not one of 'bash', 'zsh', 'fish', 'powershell', 'pwsh'" in refused.err

    def nowhere() -> tuple[str, str]:
        raise shellingham.ShellDetectionFailure

    monkeypatch.setattr(shellingham, "detect_shell", nowhere)
    unknown = call("--show-completion")
    assert (unknown.code, unknown.out) == (2, "")
    assert "--show-completion bash|zsh|fish|powershell|pwsh" in unknown.err


@pytest.mark.parametrize(
    ("shell", "file"),
    [
        ("bash", ".bash_completions/nonet.sh"),
        ("zsh", ".zfunc/_nonet"),
        ("fish", ".config/fish/completions/nonet.fish"),
    ],
)
def test_what_is_installed_is_what_is_shown(
    shell: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--install-completion SHELL` writes that script where SHELL looks for it, and says where."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    done = call("--install-completion", shell)
    assert (done.code, done.err) == (0, "")
    assert str(tmp_path / file) in done.out.replace("\n", "")
    shown = call("--show-completion", shell).out
    assert (tmp_path / file).read_text("utf-8").strip() == shown.strip()


def test_the_program_is_nonet_however_it_is_started() -> None:
    """`python -m nonet` shows the script of `nonet`, not one of Python."""
    assert run("--show-completion", "bash") == call("--show-completion", "bash")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_the_shells(shell: str) -> None:
    """`_NONET_COMPLETE=source_SHELL nonet` prints a script for the shell."""
    done = subprocess.run(
        NAMED,
        env={**os.environ, "_NONET_COMPLETE": f"source_{shell}"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert f"complete_{shell}" in done.stdout


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("nonet so", ["solve"]),
        ("nonet dataset ma", ["make"]),
        ("nonet solve --form", ["--format"]),
        ("nonet solve --format ", ["line", "grid", "json"]),
        ("nonet generate --difficulty ", ["easy", "medium", "hard", "expert", "extreme"]),
        ("nonet generate --gem ", ["pearl", "diamond"]),
        ("nonet grade --order h", ["hodoku"]),
        ("nonet convert a b --to sd", ["sdk", "sdx", "sdm"]),
        ("nonet --show-completion z", ["zsh"]),
        ("nonet techniques ", [technique.name for technique in techniques()]),
    ],
)
def test_names_are_completed(line: str, offered: list[str]) -> None:
    """Commands, options and values of closed lists are offered after Tab."""
    assert completed(line) == offered
