"""How the tests call nonet: in this process, or as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.cli.forked import Forked
from typer.testing import CliRunner

from nonet import Grid
from nonet.cli.app import app

PROGRAM = [sys.executable, "-m", "nonet"]

FOUR = "...4..3134..2..."
"""A 4×4 puzzle with one solution."""

FOUR_SOLVED = "1324423134122143"

FOUR_OPEN = "...4..31........"
"""A 4×4 puzzle with several solutions."""

SIX = ".....4.4.3.53..2....6..34.3.6.5....."
"""A 6×6 puzzle: one solution with boxes of 2×3, several without."""

SIX_SOLVED = "135624642315314256256143423561561432"

NINE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
"""A 9×9 puzzle with one solution."""

NINE_SOLVED = "183794256297165384645823719356471892479258631812936475528617943761349528934582167"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command has left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """Lines of standard output."""
        return self.out.splitlines()


def call(*arguments: str | Path) -> Outcome:
    """Run a command in this process; other exceptions than the end of a program go through."""
    result = CliRunner().invoke(
        app, [str(argument) for argument in arguments], catch_exceptions=False
    )
    return Outcome(result.exit_code, result.stdout, result.stderr)


def run(*arguments: str | Path, stdin: bytes = b"", **environment: str) -> Outcome:
    """Run a command as a process of its own, which must not end with a traceback."""
    if os.name == "nt" or any(name.startswith("PYTHON") for name in environment):
        return run_from_start(*arguments, stdin=stdin, **environment)
    with tempfile.TemporaryFile() as typed:
        typed.write(stdin)
        typed.seek(0)
        process = Forked([*map(str, arguments)], stdin=typed.fileno(), env=environment)
        out, err = process.communicate()
    assert process.returncode is not None
    return _outcome(process.returncode, out, err)


def run_from_start(*arguments: str | Path, stdin: bytes = b"", **environment: str) -> Outcome:
    """The same, from the start of Python on."""
    done = subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        check=False,
        env={**os.environ, **environment},
        timeout=120,
    )
    return _outcome(done.returncode, done.stdout, done.stderr)


def _outcome(code: int, out: bytes, err: bytes) -> Outcome:
    outcome = Outcome(code, out.decode(), err.decode())
    assert "Traceback" not in outcome.err, outcome.err
    return outcome


def completes(line: str, puzzle: Grid) -> bool:
    """Whether the line is a solution of the puzzle: full, without conflict, with its digits."""
    solution = Grid.parse(line, puzzle.layout)
    kept = all(new == old for new, old in zip(solution.digits, puzzle.digits, strict=True) if old)
    return kept and solution.is_full and not solution.conflicts()
