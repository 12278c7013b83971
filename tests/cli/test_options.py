"""Options that make no sense end the command before it begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.program import FOUR, FOUR_SOLVED, NINE, call

WRONG = {
    ("--box", "2"): "expected ROWSxCOLUMNS such as 2x3, found '2'",
    ("--box", "2x"): "expected ROWSxCOLUMNS",
    ("--box", "0x3"): "expected box sides of 1 or more",
    ("--box", "11x11"): "expected a size from 1 to 100",
    ("--box", "2x3", "--size", "9"): "--size 9 does not match a layout of size 6",
    ("--box", "2x3", "--latin"): "--box and --latin cannot be used together",
    ("--box", "2x3", "--regions", "map"): "--box and --regions cannot be used together",
    ("--regions", "map", "--disjoint-groups"): "cannot be used together",
    ("--regions", "no-such-map"): "no-such-map: No such file or directory",
    ("--latin",): "--latin needs --size",
    ("--latin", "--size", "9", "--windows"): "--latin cannot be used with --windows",
    ("--size", "0"): "'--size': expected a whole number from 1 to 100, found '0'",
    ("--size", "101"): "'--size': expected a whole number from 1 to 100, found '101'",
    ("--size", "nine"): "'--size': expected a whole number from 1 to 100, found 'nine'",
    ("--size", "1" * 5000): "'--size': expected a whole number from 1 to 100, found '1111",
    ("--size", "5", "--windows"): "windows need a size that is a square",
    ("--time-limit", "-1"): "expected 0 or more seconds, found -1",
    ("--time-limit", "nan"): "expected 0 or more seconds, found nan",
    ("--nothing",): "No such option: --nothing",
}


@pytest.mark.parametrize("command", ["solve", "check", "count"])
@pytest.mark.parametrize("options", WRONG, ids=lambda options: " ".join(options)[:40])
def test_wrong_options_end_the_command(command: str, options: tuple[str, ...]) -> None:
    """Exit code 2, nothing printed, and a last line that says what was expected."""
    outcome = call(command, *options, FOUR)
    assert (outcome.code, outcome.out) == (2, "")
    assert WRONG[options] in outcome.err.splitlines()[-1]


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("solve", ("--all", "0")),
        ("solve", ("--all", "many")),
        ("solve", ("--all", str(2**63))),
        ("solve", ("--format", "picture")),
        ("count", ("--limit", "-1")),
        ("count", ("--limit", "1" * 5000)),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value)[:40],
)
def test_wrong_values_of_one_command_end_it(command: str, option: tuple[str, str]) -> None:
    """The options of single commands are checked, too, and the last line names the option."""
    outcome = call(command, *option, FOUR)
    assert (outcome.code, outcome.out) == (2, "")
    assert f"Invalid value for '{option[0]}'" in outcome.err.splitlines()[-1]


def test_the_greatest_values_do_no_harm() -> None:
    """Numbers up to the greatest that the message names are taken."""
    most = str(2**63 - 1)
    assert call("solve", "--all", most, FOUR).lines == [FOUR_SOLVED]
    assert call("count", "--limit", most, FOUR).lines == ["1"]
    assert call("generate", "--tries", most, "--size", "4").code == 0


@pytest.mark.parametrize("command", ["solve", "check", "count"])
@pytest.mark.parametrize("seconds", ["0", "1e-9"])
def test_a_time_limit_holds_for_lines_of_a_file(command: str, seconds: str, tmp_path: Path) -> None:
    """A limit that is too short is reported for 9×9 lines as for any other puzzle."""
    file = tmp_path / "puzzles"
    file.write_text(f"{NINE}\n" * 100 + f"{FOUR}\n", "utf-8")
    outcome = call(command, "--time-limit", seconds, file)
    assert (outcome.code, outcome.out) == (1, "")
    assert len(outcome.err.splitlines()) == 101
    assert all("the time limit of" in line for line in outcome.err.splitlines())
    assert call(command, "--time-limit", "1", file).code == 0


def test_a_map_that_is_none_is_refused(tmp_path: Path) -> None:
    """A file that holds no region map is named as what is wrong with the command."""
    regions = tmp_path / "regions"
    regions.write_text("1112\n1322\n3324\n3334\n", "utf-8")
    outcome = call("solve", "--regions", regions, FOUR)
    assert outcome.code == 2
    assert "expected 4 cells in region '3'" in outcome.err


def test_extra_houses_a_size_cannot_have_are_reported_for_it() -> None:
    """Windows need a square size: other puzzles of the same run are reported one by one."""
    outcome = call("solve", "--windows", "." * 25, "." * 16)
    assert outcome.code == 1
    assert outcome.err.startswith("argument 1: windows need a size that is a square")
    assert len(outcome.lines) == 1


@pytest.mark.parametrize("command", ["solve", "check", "count"])
def test_nine_by_nine_by_its_size_is_the_usual_one(command: str) -> None:
    """`--size 9` and `--box 3x3` change nothing for a 9×9 puzzle."""
    plain = call(command, NINE)
    assert call(command, "--size", "9", NINE) == plain
    assert call(command, "--box", "3x3", NINE) == plain
