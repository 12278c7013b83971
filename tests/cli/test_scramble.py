"""`nonet scramble`: equivalent puzzles, each with its own seed."""

from __future__ import annotations

import gzip
import json
import signal
import subprocess
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.program import FOUR, FOUR_OPEN, NINE, PROGRAM, SIX, Outcome, call, run
from tests.cli.test_process import PATIENCE, posix, start, wait_for_output

import nonet
from nonet import Grid, Layout
from nonet._seeds import SEEDS
from nonet.constraints.neutral import read_neutral

MANY = ("scramble", "--count", "10000000", "--seed", "7", NINE)
"""More scrambles than any test waits for."""


def scrambled(puzzle: str | Grid, seed: int) -> str:
    """What the library makes of it, as text."""
    return nonet.scramble(puzzle, seed=seed).to_text()


def test_each_puzzle_has_the_next_seed() -> None:
    """The first puzzle is scrambled by the seed, the next one by the seed and 1, and so on."""
    outcome = run("scramble", "--seed", "7", FOUR, "-", stdin=f"# two\n{NINE}\n{NINE}\n".encode())
    expected = [scrambled(FOUR, 7), scrambled(NINE, 8), scrambled(NINE, 9)]
    assert outcome == Outcome(0, "".join(f"{line}\n" for line in expected), "")


def test_several_of_each() -> None:
    """`--count N` prints N scrambles of each puzzle, one after the other."""
    outcome = call("scramble", "--count", "3", "--seed", "7", NINE, FOUR)
    nine = [scrambled(NINE, 7 + n) for n in range(3)]
    assert outcome.lines == [*nine, *(scrambled(FOUR, 10 + n) for n in range(3))]
    assert call("scramble", "--count", "0", NINE, FOUR) == Outcome(0, "", "")


@settings(max_examples=25)
@given(st.sampled_from([FOUR, FOUR_OPEN, NINE]), st.integers(0, SEEDS - 1))
def test_scrambles_are_essentially_equal(puzzle: str, seed: int) -> None:
    """A scramble has the canonical form of the puzzle."""
    (line,) = call("scramble", "--seed", str(seed), puzzle).lines
    assert nonet.canonical(line) == nonet.canonical(puzzle)


def test_without_a_seed_they_differ() -> None:
    """Without `--seed` each run gives other scrambles."""
    assert call("scramble", NINE).out != call("scramble", NINE).out


def test_what_cannot_be_read_takes_no_seed() -> None:
    """A puzzle that cannot be read is reported, and the next one has the next seed."""
    outcome = call("scramble", "--seed", "7", FOUR, "12x4............", FOUR)
    assert outcome.code == 1
    assert outcome.lines == [scrambled(FOUR, 7), scrambled(FOUR, 8)]
    assert outcome.err.startswith("argument 2: column 3: expected a digit")


def test_pencil_marks_are_refused() -> None:
    """Pencil marks have no scramble: a line on stderr says so."""
    marks = nonet.Candidates.of(Grid(FOUR)).to_text()
    outcome = call("scramble", marks)
    reason = "expected a puzzle with givens, found pencil marks"
    assert outcome == Outcome(1, "", f"argument 1: {reason}\n")


@pytest.mark.parametrize(
    ("options", "layout"),
    [
        (("--box", "2x3"), Layout.boxes(2, 3)),
        (("--latin", "--size", "6"), Layout.latin(6)),
        (("--latin", "--size", "6", "--diagonal"), Layout.latin(6, diagonals=True)),
    ],
)
def test_the_layout_is_kept(options: tuple[str, ...], layout: Layout) -> None:
    """Houses of the layout that was asked for stay houses."""
    outcome = call("scramble", "--seed", "3", *options, SIX)
    assert outcome.lines == [scrambled(Grid.parse(SIX, layout), 3)]


def test_drawn_grids() -> None:
    """`--format grid` draws the scrambles, with an empty line below each."""
    outcome = call("scramble", "--format", "grid", "--seed", "1", "--count", "2", FOUR)
    grids = [nonet.scramble(FOUR, seed=seed) for seed in (1, 2)]
    assert outcome.out == "".join(f"{grid}\n\n" for grid in grids)


def test_json_has_the_fields_that_the_guide_lists() -> None:
    """Each object has place, size, puzzle, scrambled, seed and constraints.

    After the last seed comes 0.
    """
    seeds = (SEEDS - 1, 0)
    outcome = call("scramble", "--format", "json", "--seed", str(seeds[0]), "--count", "2", FOUR)
    assert list(map(json.loads, outcome.lines)) == [
        {
            "place": "argument 1",
            "size": 4,
            "puzzle": list(Grid(FOUR).digits),
            "scrambled": list(nonet.scramble(FOUR, seed=seed).digits),
            "seed": seed,
            "constraints": [],
        }
        for seed in seeds
    ]


VARIANT = {"size": 4, "box": [2, 2], "regions": None, "givens": "1.....2..3......"}
RULES = [{"type": "thermometer", "cells": ["r4c2", "r4c3", "r4c4"]}, {"type": "anti_king"}]


def test_rules_move_with_the_grid(tmp_path: Path) -> None:
    """A puzzle with rules becomes another one with rules, which nonet reads back."""
    file = tmp_path / "variant.jsonl"
    file.write_text(json.dumps({**VARIANT, "constraints": RULES}) + "\n", "utf-8")
    puzzle = nonet.load(file).grid
    outcome = call("scramble", "--seed", "1", "--count", "3", file)
    assert (outcome.code, outcome.err) == (0, "")
    for seed, line in enumerate(outcome.lines, 1):
        scrambled = nonet.scramble(puzzle, seed=seed)
        layout, givens = read_neutral(json.loads(line))
        assert (layout, givens) == (scrambled.layout, scrambled.givens)
    assert outcome.lines[0] != outcome.lines[1]
    neutral = call("scramble", "--seed", "1", "--format", "neutral", NINE)
    _, givens = read_neutral(json.loads(neutral.out))
    assert givens == nonet.scramble(NINE, seed=1).givens


def test_rules_that_are_not_rotated_are_reported() -> None:
    """A rule with a direction of its own is named on stderr, once for each puzzle."""
    outcome = call("scramble", "--rule", "dutch-flatmates", "--rule", "odd r1c1", NINE, NINE)
    reason = "not rotated and reflected in all ways: dutch flatmates does not allow it"
    assert outcome.err.splitlines() == [f"argument {n}: {reason}" for n in (1, 2)]
    assert (outcome.code, len(outcome.lines)) == (0, 2)


def test_json_holds_a_seed_that_was_drawn() -> None:
    """Without `--seed` the seed is in the object, and makes the same scramble again."""
    made = json.loads(call("scramble", "--format", "json", NINE).out)
    assert made["scrambled"] == list(nonet.scramble(NINE, seed=made["seed"]).digits)


def test_an_alphabet_reads_and_writes() -> None:
    """`--alphabet` is that of the puzzles and of their scrambles."""
    lettered = FOUR.translate(str.maketrans("1234", "abcd"))
    outcome = call("scramble", "--alphabet", "abcd", "--seed", "1", lettered)
    assert outcome.lines == [scrambled(FOUR, 1).translate(str.maketrans("1234", "abcd"))]


def test_a_compressed_file_has_what_would_be_printed(tmp_path: Path) -> None:
    """`--output FILE.gz` holds the same lines."""
    file = tmp_path / "scrambles.gz"
    seeded = ("scramble", "--seed", "7", "--count", "100", NINE)
    assert call(*seeded, "--output", file) == Outcome(0, "", "")
    assert gzip.decompress(file.read_bytes()).decode() == call(*seeded).out


WRONG = {
    ("--count", "-1"): "'--count': expected a whole number from 0 to 2**63 - 1, found '-1'",
    ("--count", "1" * 5000): "'--count': expected a whole number from 0 to 2**63 - 1, found '11",
    ("--seed", "x"): "'--seed': expected a whole number from 0 to 2**64 - 1, found 'x'",
    ("--seed", str(SEEDS)): "'--seed': expected a whole number from 0 to 2**64 - 1",
    ("--format", "picture"): "'--format': 'picture' is not one of",
    ("--box", "2"): "--box: expected ROWSxCOLUMNS such as 2x3, found '2'",
    ("no/such/file",): "no/such/file: no such file",
}


@pytest.mark.parametrize("options", WRONG, ids=lambda options: " ".join(options)[:60])
def test_wrong_options_end_the_command(options: tuple[str, ...]) -> None:
    """Exit code 2, nothing printed, and a last line: the option and what it expects."""
    outcome = run("scramble", *options, FOUR)
    assert (outcome.code, outcome.out) == (2, "")
    assert WRONG[options] in outcome.err.splitlines()[-1]


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_keeps_what_is_printed(number: signal.Signals) -> None:
    """Ctrl-C and SIGTERM in the middle of one puzzle: its scrambles so far are printed."""
    with start(*MANY) as process:
        begun = wait_for_output(process)
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    said = b"nonet: interrupted\n" if number == signal.SIGINT else b""
    assert (process.returncode, err) == (128 + number, said)
    lines = (begun + out).decode().splitlines()
    assert lines == [scrambled(NINE, 7 + n) for n in range(len(lines))]


@posix
def test_a_run_that_is_ended_leaves_an_older_file(tmp_path: Path) -> None:
    """`-o FILE` is as it was after Ctrl-C, as with all commands that read puzzles."""
    file = tmp_path / "scrambles"
    file.write_text("older\n", "utf-8")
    with start(*MANY, "-o", file) as process:
        end = time.monotonic() + PATIENCE
        while len(list(tmp_path.iterdir())) == 1 and time.monotonic() < end:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text("utf-8") == "older\n"


@posix
def test_a_reader_that_leaves_ends_it_quietly() -> None:
    """`nonet scramble … | head -1` gives one line, and nothing is said."""
    command = f"{' '.join(PROGRAM)} {' '.join(MANY)} | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == (f"{scrambled(NINE, 7)}\n".encode(), b"")
