"""`--alphabet`: what is read in letters is answered in letters, by every command."""

from __future__ import annotations

import json

import pytest
from tests.cli.program import NINE, NINE_SOLVED, call

LETTERS = "ABCDEFGHI"
IN_LETTERS = str.maketrans("123456789", LETTERS)
PUZZLE = NINE.translate(IN_LETTERS)


@pytest.mark.parametrize("command", ["rate", "minimize", "scramble", "canonical", "solve"])
def test_lines_are_in_letters(command: str) -> None:
    """A puzzle that a command prints on a line has no digit where the input had letters."""
    outcome = call(command, "--alphabet", LETTERS, PUZZLE)
    assert outcome.code == 0
    line = outcome.lines[0].split()[0]
    assert len(line) == 81
    assert set(line) <= set(LETTERS + ".")


@pytest.mark.parametrize("command", ["check", "count", "grade", "rate"])
def test_tables_are_in_letters(command: str) -> None:
    """A CSV table has the puzzle as it was read."""
    outcome = call(command, "--alphabet", LETTERS, "--format", "csv", PUZZLE)
    assert PUZZLE in outcome.lines[-1]


@pytest.mark.parametrize("form", ["line", "frame", "sukaku"])
def test_text_formats_are_converted_in_letters(form: str) -> None:
    """`convert` to plain text writes letters, which the same option reads back."""
    outcome = call("convert", "--alphabet", LETTERS, "--to", form, PUZZLE, "-")
    assert outcome.code == 0
    again = call("solve", "--alphabet", LETTERS, outcome.out)
    assert again.lines == [NINE_SOLVED.translate(IN_LETTERS)]


def test_steps_are_in_letters() -> None:
    """Notation and sentences of steps name digits by their letters."""
    steps = call("walkthrough", "--alphabet", LETTERS, PUZZLE).lines
    plain = call("walkthrough", NINE).lines
    first = next(line for line in plain if "=" in line).rpartition("=")
    letter = first[2].translate(IN_LETTERS)
    assert f"{first[0]}={letter}".endswith(steps[0].rpartition("=> ")[2])
    hint = call("hint", "--depth", "show", "--alphabet", LETTERS, PUZZLE).out
    assert any(f" {sign} " in hint for sign in LETTERS)


def test_reasons_are_in_letters() -> None:
    """What is wrong with a puzzle names the letter."""
    outcome = call("check", "--alphabet", LETTERS, "AA" + "." * 79)
    assert outcome.lines == ["invalid: two As in row 1, at r1c1 and r1c2; " + outcome.lines[0][44:]]
    assert "two As in box 1" in outcome.lines[0]


def test_pictures_are_in_letters() -> None:
    """`draw` shows the letters of the input, or the digits that are asked for."""
    drawn = call("draw", "--alphabet", LETTERS, PUZZLE).out
    assert ">A</text>" in drawn
    assert ">1</text>" not in drawn
    numbers = call("draw", "--alphabet", LETTERS, "--digits", "numbers", PUZZLE).out
    assert ">1</text>" in numbers
    assert ">0</text>" in call("draw", "--digits", "hexadecimal", NINE).out


def test_json_has_numbers() -> None:
    """JSON holds digits as numbers, whatever the alphabet."""
    outcome = call("solve", "--format", "json", "--alphabet", LETTERS, PUZZLE)
    assert json.loads(outcome.out)["solution"] == [int(digit) for digit in NINE_SOLVED]
    reason = call("check", "--format", "json", "--alphabet", LETTERS, "AA" + "." * 79).out
    assert "two 1s in row 1" in json.loads(reason)["reason"]


def test_hexadecimal_digits_stay_hexadecimal() -> None:
    """A 16×16 grid read with 0 to F is answered with 0 to F."""
    signs = "0123456789ABCDEF"
    full = call(
        "generate", "--full", "--size", "16", "--seed", "1", "--alphabet", signs
    ).out.strip()
    assert set(full) == set(signs)
    # Two blanks, so that 0 is a digit.
    puzzle = ".." + full[2:]
    assert call("solve", "--alphabet", signs, puzzle).out.strip() == full
    assert call("convert", "--alphabet", signs, puzzle, "-").out.strip() == puzzle
    assert ">0</text>" in call("draw", "--alphabet", signs, puzzle).out
