"""`nonet minimize`: puzzles without the givens that they can do without."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.program import FOUR, FOUR_OPEN, NINE, PROGRAM, SIX, Outcome, call, run
from tests.cli.test_process import PATIENCE, posix, start, wait_for_output

import nonet

NINE_MINIMAL = nonet.minimize(NINE).to_text()
LARGE = " ".join(
    str((row % 8 * 8 + row // 8 + column) % 64 + 1) for row in range(64) for column in range(64)
)
"""A full 64×64 grid: takes half a minute."""


def test_puzzles_are_minimized_in_their_order() -> None:
    """Each puzzle read is answered with what `nonet.minimize` leaves of it, line by line."""
    outcome = run("minimize", FOUR, "-", stdin=f"# a comment\n{NINE}\n{NINE_MINIMAL}\n".encode())
    expected = [nonet.minimize(FOUR).to_text(), NINE_MINIMAL, NINE_MINIMAL]
    assert outcome == Outcome(0, "".join(f"{line}\n" for line in expected), "")


def test_a_seed_is_that_of_the_library() -> None:
    """`--seed N` takes the order of `nonet.minimize(…, seed=N)`, which is not the usual one."""
    full = nonet.solve(NINE).to_text()
    outcome = call("minimize", "--seed", "5", full, full)
    assert outcome.lines == [nonet.minimize(full, seed=5).to_text()] * 2
    assert outcome.lines[0] != nonet.minimize(full).to_text()


def test_the_layout_is_the_one_asked_for() -> None:
    """With `--box 2x3` the 6×6 puzzle has one solution; without it the boxes are suggested."""
    six = nonet.Layout.boxes(2, 3)
    minimal = nonet.minimize(nonet.Grid.parse(SIX, six)).to_text()
    assert call("minimize", "--box", "2x3", SIX) == Outcome(0, f"{minimal}\n", "")
    outcome = call("minimize", SIX)
    assert (outcome.code, outcome.out) == (1, "")
    assert "use --box 2x3" in outcome.err


def test_drawn_grids() -> None:
    """`--format grid` draws the minimal puzzle, with an empty line below."""
    assert call("minimize", "--format", "grid", NINE).out == f"{nonet.Grid(NINE_MINIMAL)}\n\n"


def test_json_has_the_fields_that_the_guide_lists() -> None:
    """Each object has place, size, puzzle, minimal, givens and constraints."""
    outcome = call("minimize", "--format", "json", FOUR)
    minimal = nonet.minimize(FOUR)
    assert json.loads(outcome.out) == {
        "place": "argument 1",
        "size": 4,
        "puzzle": list(nonet.Grid(FOUR).digits),
        "minimal": list(minimal.digits),
        "givens": sum(map(bool, minimal.digits)),
        "constraints": [],
    }


ODD = {"type": "odd", "cells": ["r1c1"]}
THERMOMETER = {"type": "thermometer", "cells": ["r4c2", "r4c3", "r4c4"]}
VARIANT = {"size": 4, "box": [2, 2], "regions": None, "givens": "1.....2..3......"}


def test_rules_go_where_they_are_asked_to(tmp_path: Path) -> None:
    """With `--drop-rules` redundant rules are left out, and without it none is."""
    variant = tmp_path / "variant.jsonl"
    variant.write_text(json.dumps({**VARIANT, "constraints": [ODD, THERMOMETER]}), "utf-8")
    kept = json.loads(call("minimize", variant).out)
    assert kept == {**VARIANT, "constraints": [ODD, THERMOMETER]}
    dropped = json.loads(call("minimize", "--drop-rules", variant).out)
    assert dropped == {**VARIANT, "constraints": [THERMOMETER]}
    fields = json.loads(call("minimize", "--drop-rules", "--format", "json", variant).out)
    assert fields["constraints"] == [THERMOMETER]


def test_a_line_of_digits_does_not_hide_rules() -> None:
    """Digits alone are printed where the options say the rest; else a JSON object says it."""
    full = "1234341243212143"
    assert len(call("minimize", "--diagonal", full).lines[0]) == 16
    neutral = json.loads(call("minimize", "--diagonal", "--format", "neutral", full).out)
    assert [one["type"] for one in neutral["constraints"]] == ["diagonal", "diagonal"]
    dropped = call("minimize", "--diagonal", "--drop-rules", "--seed", "1", full)
    assert json.loads(dropped.out)["constraints"] == []


@pytest.mark.parametrize(
    ("puzzle", "reason"),
    [
        (FOUR_OPEN, "the grid has more than one solution"),
        ("12.4..3134..2...", "the grid has no solution"),
        ("11..............", "two 1s in row 1, at r1c1 and r1c2"),
        ("1234" * 16, "expected a puzzle with givens, found pencil marks"),
        ("12x4............", "column 3: expected a digit from 1 to 4, found 'x' in r1c3"),
    ],
)
def test_what_is_no_proper_puzzle_is_reported(puzzle: str, reason: str) -> None:
    """A line on stderr says why, the others are processed, and the exit code is 1."""
    outcome = call("minimize", "--size", "4", puzzle, FOUR)
    assert (outcome.code, outcome.lines) == (1, [nonet.minimize(FOUR).to_text()])
    assert outcome.err.startswith("argument 1: ")
    assert reason in outcome.err


def test_a_time_limit_holds_for_each_puzzle() -> None:
    """A puzzle that takes longer is reported, and the others are processed."""
    outcome = call("minimize", "--time-limit", "0.2", "--size", "64", LARGE, f"{LARGE} 1")
    assert (outcome.code, outcome.out) == (1, "")
    assert "argument 1: the time limit of 0.2 s has passed\n" in outcome.err


@posix
def test_ctrl_c_keeps_what_is_finished() -> None:
    """SIGINT: exit code 130, one line on stderr, and the puzzles so far are printed."""
    with start("minimize") as process:
        assert process.stdin is not None
        process.stdin.write(f"{NINE}\n".encode())
        process.stdin.flush()
        assert wait_for_output(process) == f"{NINE_MINIMAL}\n".encode()
        process.stdin.write(f"{NINE}\n{LARGE}\n".encode())
        process.stdin.flush()
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"nonet: interrupted\n")
    assert out == f"{NINE_MINIMAL}\n".encode()


@posix
def test_it_works_in_a_pipe() -> None:
    """What `nonet generate` makes, `nonet minimize` takes: here it is minimal already."""
    nonet_command = " ".join(PROGRAM)
    making = f"{nonet_command} generate --minimal --count 20 --seed 1"
    made = run("generate", "--minimal", "--count", "20", "--seed", "1")
    done = subprocess.run(
        ["sh", "-c", f"{making} | {nonet_command} minimize --seed 3"],
        capture_output=True,
        check=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.stdout, done.stderr) == (made.out, "")
    assert len(made.lines) == 20
