"""`nonet canonical`: one puzzle for all that are essentially equal."""

from __future__ import annotations

import gzip
import json
import signal
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.program import FOUR, FOUR_OPEN, NINE, PROGRAM, SIX, Outcome, call, run
from tests.cli.test_process import PATIENCE, posix, start, wait_for_output

import nonet
from nonet import Grid

FORM = nonet.canonical(NINE).to_text()
EMPTY = "." * 81


def test_puzzles_are_answered_in_their_order() -> None:
    """Each puzzle, whatever its size, is answered with what `nonet.canonical` gives."""
    outcome = run("canonical", FOUR, "-", stdin=f"# two\n{NINE}\n{EMPTY}\n".encode())
    expected = [nonet.canonical(FOUR).to_text(), FORM, EMPTY]
    assert outcome == Outcome(0, "".join(f"{line}\n" for line in expected), "")


@settings(max_examples=25)
@given(st.sampled_from([FOUR, FOUR_OPEN, NINE]), st.integers(0, 1_000))
def test_scrambles_have_the_same_form(puzzle: str, seed: int) -> None:
    """All scrambles of a puzzle give one line."""
    other = nonet.scramble(puzzle, seed=seed).to_text()
    first, second = call("canonical", puzzle, other).lines
    assert first == second


def test_automorphisms_follow_a_number_sign() -> None:
    """`--automorphisms` adds their number to the line, as a comment to whatever reads it."""
    outcome = call("canonical", "--automorphisms", NINE, EMPTY, FOUR)
    forms = [nonet.canonical(puzzle).to_text() for puzzle in (NINE, EMPTY, FOUR)]
    moves = [nonet.automorphisms(puzzle) for puzzle in (NINE, EMPTY, FOUR)]
    assert outcome.lines == [f"{form} # {n}" for form, n in zip(forms, moves, strict=True)]
    assert moves[:2] == [1, 2 * 6**8]
    assert run("canonical", stdin=outcome.out.encode()).lines == forms


def test_drawn_grids() -> None:
    """`--format grid` draws the form, with the automorphisms below it."""
    form = nonet.canonical(FOUR)
    assert call("canonical", "--format", "grid", FOUR).out == f"{form}\n\n"
    drawn = call("canonical", "--format", "grid", "--automorphisms", FOUR).out
    assert drawn == f"{form}\n# {nonet.automorphisms(FOUR)}\n\n"
    assert run("canonical", stdin=(drawn * 2).encode()).lines == [form.to_text()] * 2


@pytest.mark.parametrize("options", [(), ("--automorphisms",)])
def test_json_has_the_fields_that_the_guide_lists(options: tuple[str, ...]) -> None:
    """Each object has place, size, puzzle, canonical and always automorphisms."""
    outcome = call("canonical", "--format", "json", *options, FOUR)
    assert json.loads(outcome.out) == {
        "place": "argument 1",
        "size": 4,
        "puzzle": list(Grid(FOUR).digits),
        "canonical": list(nonet.canonical(FOUR).digits),
        "automorphisms": nonet.automorphisms(FOUR),
    }


def test_an_alphabet_reads_and_writes() -> None:
    """`--alphabet` is that of the puzzles and of their forms."""
    letters = str.maketrans("1234", "abcd")
    outcome = call("canonical", "--alphabet", "abcd", FOUR.translate(letters))
    assert outcome.lines == [nonet.canonical(FOUR).to_text().translate(letters)]


@pytest.mark.parametrize(
    ("puzzle", "reason"),
    [
        (SIX, "expected a 9×9 or 4×4 grid with boxes and no other houses for a canonical form"),
        ("12x4............", "column 3: expected a digit from 1 to 4, found 'x' in r1c3"),
        (
            nonet.Candidates.of(Grid(FOUR)).to_text(),
            "expected a puzzle with givens, found pencil marks",
        ),
    ],
)
def test_what_has_no_form_is_reported(puzzle: str, reason: str) -> None:
    """A line on stderr says why, the others are processed, and the exit code is 1."""
    outcome = call("canonical", puzzle, NINE)
    assert (outcome.code, outcome.lines) == (1, [FORM])
    (said,) = (line for line in outcome.err.splitlines() if "use --box" not in line)
    assert said.startswith(f"argument 1: {reason}")


def test_a_size_is_the_only_one() -> None:
    """With `--size 9` a puzzle of another size is reported."""
    outcome = call("canonical", "--size", "9", FOUR, NINE)
    assert (outcome.code, outcome.lines) == (1, [FORM])
    assert "argument 1: expected 81 characters" in outcome.err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--size", "0"), "'--size': expected a whole number from 1 to 100, found '0'"),
        (("--format", "picture"), "'--format': 'picture' is not one of"),
        (("--box", "2x3"), "No such option: --box"),
        (("no/such/file",), "no/such/file: no such file"),
    ],
)
def test_wrong_options_end_the_command(options: tuple[str, ...], message: str) -> None:
    """Exit code 2, nothing printed, and a last line: the option and what it expects."""
    outcome = run("canonical", *options, FOUR)
    assert (outcome.code, outcome.out) == (2, "")
    assert message in outcome.err.splitlines()[-1]


def test_a_compressed_file_has_what_would_be_printed(tmp_path: Path) -> None:
    """`--output FILE.gz` holds the same lines."""
    file = tmp_path / "forms.gz"
    assert call("canonical", NINE, FOUR, "--output", file) == Outcome(0, "", "")
    assert gzip.decompress(file.read_bytes()).decode() == call("canonical", NINE, FOUR).out


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_keeps_what_is_printed(number: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C and SIGTERM in the middle of a file: the forms so far are printed, whole."""
    file = tmp_path / "puzzles"
    file.write_bytes(f"{NINE}\n".encode() * 1_000_000)
    with start("canonical", file) as process:
        begun = wait_for_output(process)
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    said = b"nonet: interrupted\n" if number == signal.SIGINT else b""
    assert (process.returncode, err) == (128 + number, said)
    assert set((begun + out).decode().splitlines()) == {FORM}


@posix
def test_forms_come_as_soon_as_they_are_known() -> None:
    """In a pipe that goes on, each puzzle is answered before the next one comes."""
    with start("canonical") as process:
        assert process.stdin is not None
        for _ in range(2):
            process.stdin.write(f"{NINE}\n".encode())
            process.stdin.flush()
            assert wait_for_output(process) == f"{FORM}\n".encode()
        process.stdin.close()
    assert process.returncode == 0


@posix
def test_equal_puzzles_are_dropped_by_a_pipe(tmp_path: Path) -> None:
    """`nonet scramble … | nonet canonical | sort -u` leaves one line of each puzzle."""
    puzzles = tmp_path / "puzzles"
    puzzles.write_text(f"{NINE}\n{EMPTY}\n", "utf-8")
    nonet_command = " ".join(PROGRAM)
    command = (
        f"{nonet_command} scramble --count 100 {puzzles} | {nonet_command} canonical | sort -u"
    )
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=True, timeout=PATIENCE)
    assert sorted(done.stdout.decode().split()) == sorted([FORM, EMPTY])


@posix
def test_a_reader_that_leaves_ends_it_quietly(tmp_path: Path) -> None:
    """`nonet canonical FILE | head -1` gives one line, and nothing is said."""
    file = tmp_path / "puzzles"
    file.write_bytes(f"{NINE}\n".encode() * 20_000)
    command = f"{' '.join(PROGRAM)} canonical '{file}' | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == (f"{FORM}\n".encode(), b"")
