"""`nonet practise`: stations, exercises, and answers on a terminal."""

from __future__ import annotations

import json
import os
import shlex
import subprocess

import pytest
from tests.cli.program import PROGRAM, call, run

from nonet.course import chapter_title, exercise, exercise_set, station_text, stations
from nonet.logic.state import read_state

pty = pytest.importorskip("pty", reason="no pseudo-terminals on this system")


def typed(*lines: str, arguments: tuple[str, ...]) -> str:
    """What the command shows on a terminal where these lines are typed."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, "practise", *arguments], stdin=theirs, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        os.write(ours, "".join(f"{line}\n" for line in lines).encode())
        shown = b""
        while chunk := _read(ours):
            shown += chunk
        assert process.wait(60) == 0
    os.close(ours)
    return shown.decode().replace("\r\n", "\n")


def _read(terminal: int) -> bytes:
    """What comes next; nothing at the end, which Linux reports as an error."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def test_stations_are_listed() -> None:
    """Without a name all stations are listed, with title and chapter in each language."""
    lines = call("practise").lines
    assert [line.split()[0] for line in lines] == [one.name for one in stations()]
    title = station_text("naked_pair", "de").title
    assert title in call("practise", "--language", "de").lines[6]
    assert lines[6].endswith(f"({chapter_title('subsets')})")
    fields = json.loads(call("practise", "--format", "json").lines[6])
    assert fields["techniques"] == ["naked_pair", "locked_pair"]


def test_position_alone_without_a_terminal() -> None:
    """Where nobody can answer, the position is printed and nothing is read."""
    outcome = run("practise", "x_wing", "--seed", "1", stdin=b"r1c1=1\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"{exercise('x_wing', seed=1).state}\n"


def test_position_alone_without_standard_input() -> None:
    """Where standard input is closed nobody can answer either."""
    command = shlex.join([*PROGRAM, "practise", "x_wing", "--seed", "1"])
    done = subprocess.run(
        ["sh", "-c", f"{command} <&-"], capture_output=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == f"{exercise('x_wing', seed=1).state}\n"


def test_exercises_as_json() -> None:
    """There is a line for each exercise, of several those of the set of the seed."""
    outcome = call("practise", "hidden pair", "--seed", "5", "--count", "2", "--format", "json")
    made = [json.loads(line) for line in outcome.lines]
    expected = exercise_set("hidden_pair", 2, seed=5)
    assert [one["seed"] for one in made] == [one.seed for one in expected]
    assert read_state(made[1]["state"]) == exercise("hidden_pair", seed=made[1]["seed"]).state
    assert made[0]["steps"][0]["technique"] == made[0]["technique"] == "hidden_pair"


def test_exercise_as_picture() -> None:
    """With svg the position is drawn."""
    assert call("practise", "naked_single", "--seed", "1", "--format", "svg").out.startswith("<svg")


def test_answers_on_a_terminal() -> None:
    """Answers are judged, hints go deeper, and the score counts what was right at once."""
    first, second = exercise_set("x_wing", 2, seed=1)
    answer = " ".join(
        f"r{cell // 9 + 1}c{cell % 9 + 1}<>{digit}" for cell, digit in second.steps[0].eliminations
    )
    shown = typed(
        *("what?", "hint", "hint", "r1c1=0", "show", answer),
        arguments=("x_wing", "--seed", "1", "--count", "2"),
    )
    assert f"{first.state}\n" in shown
    assert f"Find: X-wing (seed {first.seed})" in shown
    assert "I do not understand “what?”" in shown
    assert first.hint("nudge") in shown
    assert first.hint("point") in shown
    assert "I do not understand “r1c1=0”. Type cells such as r4c79, or hint" in shown
    assert f"Right. {second.hint('show')}" in shown
    assert "Right at the first try: 1 of 2." in shown


def test_leaving_a_terminal() -> None:
    """`quit` and the end of input leave at once, in the language that was asked for."""
    shown = typed("quit", arguments=("naked_pair", "--seed", "1", "--language", "de"))
    assert "(Nr. 1)" in shown
    assert "Beim ersten" not in shown.rpartition("quit")[2]


def test_unknown_names_are_refused() -> None:
    """A name of neither a station nor a technique is wrong usage, with a guess."""
    outcome = run("practise", "x-wyng")
    assert outcome.code == 2
    assert "did you mean 'X-Wing'?" in outcome.err
