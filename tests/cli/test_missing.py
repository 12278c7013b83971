"""Files that are not there, and boxes that a size alone does not have."""

from __future__ import annotations

import pytest
from tests.cli.program import FOUR, FOUR_SOLVED, SIX, call


@pytest.mark.parametrize("name", ["nofile.txt", "nofile.xyz", "no-file_2.json", "folder/nofile"])
@pytest.mark.parametrize("command", [[], ["solve"], ["check"], ["rate"], ["draw"], ["info"]])
def test_a_missing_file_is_named(command: list[str], name: str) -> None:
    """What reads like the name of a file and is none is said to be missing, by every command."""
    outcome = call(*command, name)
    assert outcome.code == 2
    assert outcome.err == f"nonet: {name}: no such file\n"


def test_a_puzzle_in_letters_is_no_file() -> None:
    """A grid whose letters and dots look like an ending is read."""
    letters = FOUR.translate(str.maketrans("1234", "ABCD"))
    outcome = call("solve", "--alphabet", "ABCD", letters)
    assert outcome.out.strip() == FOUR_SOLVED.translate(str.maketrans("1234", "ABCD"))


@pytest.mark.parametrize(
    "command", ["solve", "check", "count", "grade", "hint", "scramble", "info"]
)
def test_every_command_names_missing_boxes(command: str) -> None:
    """A 6×6 puzzle that is proper only with boxes is said to lack them, once."""
    assert call(command, SIX).err.count("exactly one with boxes of 2x3") == 1


@pytest.mark.parametrize("command", ["check", "grade", "scramble"])
def test_chosen_layouts_are_not_questioned(command: str) -> None:
    """Nothing is said of boxes where the boxes, or a Latin square, were asked for."""
    assert "boxes" not in call(command, "--box", "2x3", SIX).err
    assert "with boxes" not in call(command, "--size", "6", "--latin", SIX).err


@pytest.mark.parametrize(("size", "box"), [(6, "2x3"), (8, "2x4"), (10, "2x5"), (12, "3x4")])
def test_a_size_alone_is_said_to_have_no_boxes(size: int, box: str) -> None:
    """`generate` says that the usual boxes are missing, and how to have them."""
    outcome = call("generate", "--full", "--size", f"{size}", "--seed", "1")
    assert outcome.code == 0
    assert f"use --box {box}" in outcome.err
    assert call("generate", "--full", "--size", f"{size}", "--latin", "--seed", "1").err == ""
    assert call("generate", "--full", "--box", box, "--seed", "1").err == ""
