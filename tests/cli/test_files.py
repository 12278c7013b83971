"""Where puzzles come from and where answers go."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest
from tests.cli.program import (
    FOUR,
    FOUR_SOLVED,
    NINE,
    NINE_SOLVED,
    Outcome,
    call,
    run,
)

from nonet import Grid


@pytest.fixture
def puzzles(tmp_path: Path) -> Path:
    """A file of two puzzles of different sizes."""
    file = tmp_path / "puzzles.txt"
    file.write_text(f"# two puzzles\n{NINE}\n{FOUR}\n", "utf-8")
    return file


def test_files_pipes_and_puzzles_are_recognised(puzzles: Path) -> None:
    """Arguments are read in their order: a file, standard input, a puzzle."""
    outcome = run("solve", FOUR, "-", puzzles, stdin=NINE.encode())
    assert outcome.lines == [FOUR_SOLVED, NINE_SOLVED, NINE_SOLVED, FOUR_SOLVED]


def test_without_arguments_standard_input_is_read() -> None:
    """A pipe needs no argument."""
    assert run("solve", stdin=f"{FOUR}\n".encode()) == Outcome(0, f"{FOUR_SOLVED}\n", "")


@pytest.mark.parametrize(
    "text",
    [
        f"{NINE}\r\n{FOUR}\r\n",
        f"{NINE}\n{FOUR}",
        f"\ufeff{NINE}\n{FOUR}\n",
        f"\n\n{NINE}\n   \n{FOUR}\n\n",
        f"{NINE} # a comment\n# another\n{FOUR}\n",
        f"{Grid(NINE)}\n{Grid(FOUR)}\n",
        f"{Grid(NINE).to_text('rows')}\n\n{FOUR}\n",
    ],
    ids=["CRLF", "no end", "BOM", "blank lines", "comments", "drawn", "rows"],
)
def test_all_manners_of_writing_lines_are_read(text: str, tmp_path: Path) -> None:
    """Line ends, blank lines, comments and drawings do not matter."""
    file = tmp_path / "puzzles"
    file.write_bytes(text.encode())
    assert call("solve", file) == Outcome(0, f"{NINE_SOLVED}\n{FOUR_SOLVED}\n", "")


def test_a_bad_line_is_reported_at_its_place_and_the_rest_goes_on(tmp_path: Path) -> None:
    """``file:line: message`` on stderr, the other answers on stdout, exit code 1."""
    file = tmp_path / "puzzles.txt"
    file.write_text(f"# bad lines\n{FOUR}\n12?4............\n{NINE[:-1]}\n{NINE}\n", "utf-8")
    outcome = call("solve", file)
    assert outcome.code == 1
    assert outcome.lines == [FOUR_SOLVED, NINE_SOLVED]
    first, second = outcome.err.splitlines()
    assert first == f"{file}:3: column 3: expected digits and blanks, found '?'"
    assert second.startswith(f"{file}:4: expected ")
    assert second.endswith("found 80")


def test_lines_of_a_drawn_puzzle_are_counted_on(tmp_path: Path) -> None:
    """An error inside a drawn grid names its own line, not the first of the grid."""
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{FOUR}\n" + str(Grid(FOUR)).replace("3 4", "3 x"), "utf-8")
    assert call("check", file).err.startswith(f"{file}:6: column 5: ")


def test_errors_name_the_line_of_an_argument_from_the_second_on() -> None:
    """The error of an argument of several lines names the line where it is wrong."""
    err = call("solve", str(Grid(FOUR)).replace("3 4", "3 x")).err
    assert err.startswith("argument 1, line 5: column 5: ")


WRONG_CELL = "12x4............"


@pytest.mark.parametrize("command", [("solve",), ("rate",), ("info",), ("convert", "--to", "line")])
def test_all_commands_name_a_place_in_the_same_way(command: tuple[str, ...]) -> None:
    """An argument is `argument 1`, a line after the first one too, and the column comes next."""
    target = ("-",) if command[0] == "convert" else ()
    err = call(*command, WRONG_CELL, *target).err
    assert err.startswith("argument 1: column 3: expected a digit from 1 to 4, found 'x'")
    err = call(*command, f"{FOUR}\n{WRONG_CELL}", *target).err
    assert "argument 1, line 2: column 3: expected a digit from 1 to 4, found 'x'" in err


def test_bytes_that_are_no_text_are_reported(tmp_path: Path) -> None:
    """What is not UTF-8 is a bad line like others."""
    file = tmp_path / "puzzles"
    file.write_bytes(b"\xff\xfd" + FOUR.encode() + f"\n{NINE}\n".encode() + b"\x00\xc3\n")
    outcome = call("solve", file)
    assert outcome.code == 1
    assert outcome.lines == [NINE_SOLVED]
    assert [line.split(": ")[0] for line in outcome.err.splitlines()] == [f"{file}:1", f"{file}:3"]


def test_a_file_that_is_no_text_is_refused_as_a_whole(tmp_path: Path) -> None:
    """A picture or a program gives one message that it holds no puzzles."""
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\n\n\n")
    message = f"{file}: expected a file of puzzles, found one in no format that nonet knows\n"
    assert call("solve", file) == Outcome(1, "", message)


def test_a_comment_may_have_any_bytes(tmp_path: Path) -> None:
    """Old files have comments in other encodings: they are skipped."""
    file = tmp_path / "puzzles"
    file.write_bytes(b"# caf\xe9\n" + FOUR.encode() + b"\n")
    assert call("solve", file) == Outcome(0, f"{FOUR_SOLVED}\n", "")


def test_an_empty_file_has_no_answers(tmp_path: Path) -> None:
    """No puzzle, no answer, no error."""
    file = tmp_path / "empty"
    file.touch()
    assert call("solve", file) == Outcome(0, "", "")


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ("no-such-file.txt", "nonet: no-such-file.txt: no such file\n"),
        ("nowhere/puzzles", "nonet: nowhere/puzzles: no such file\n"),
        ("", "nonet: argument 2: expected a file or a puzzle, found an empty text\n"),
        (
            Path(__file__).parent,
            f"nonet: {Path(__file__).parent}: expected a file, found a folder\n",
        ),
    ],
)
def test_what_cannot_be_opened_ends_the_command_before_it_begins(
    argument: str | Path, message: str
) -> None:
    """One line on stderr, exit code 2, and no answer to what came before."""
    assert call("solve", FOUR, argument) == Outcome(2, "", message)


def test_an_argument_that_looks_like_a_name_is_reported_as_a_missing_file() -> None:
    """For a mistyped file name the error says that it was read as a puzzle."""
    assert call("solve", "puzzles").err.endswith("(and there is no file 'puzzles')\n")


def test_a_file_that_may_not_be_read_is_reported(
    puzzles: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that the system refuses is a line on stderr; the others are processed."""

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(puzzles))

    monkeypatch.setattr(Path, "open", refuse)
    outcome = call("solve", puzzles, FOUR)
    assert outcome == Outcome(1, f"{FOUR_SOLVED}\n", f"{puzzles}: Permission denied\n")


def test_output_goes_to_a_file(puzzles: Path, tmp_path: Path) -> None:
    """`-o FILE` holds what standard output would have, with the usual permissions."""
    out = tmp_path / "solutions.txt"
    assert call("solve", puzzles, "-o", out) == Outcome(0, "", "")
    assert out.read_bytes() == f"{NINE_SOLVED}\n{FOUR_SOLVED}\n".encode()
    plain = tmp_path / "plain"
    plain.touch()
    assert out.stat().st_mode == plain.stat().st_mode
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "plain",
        "puzzles.txt",
        "solutions.txt",
    ]


@pytest.mark.parametrize("command", ["solve", "convert", "draw", "print", "rate", "grade"])
def test_output_never_takes_the_place_of_the_input(command: str, puzzles: Path) -> None:
    """A command that would write into the file that it reads is refused, and the file stays."""
    before = puzzles.read_bytes()
    out: list[str | Path] = [puzzles] if command == "convert" else ["-o", puzzles]
    out += ["--format", "svg"] if command == "draw" else []
    outcome = call(command, puzzles, *out)
    assert (outcome.code, puzzles.read_bytes()) == (2, before)
    assert "expected another file to write than the one that is read" in outcome.err


def test_a_dash_is_standard_output() -> None:
    """`-o -` writes where the answers go anyway."""
    assert call("solve", FOUR, "-o", "-").lines == [FOUR_SOLVED]


@pytest.mark.parametrize("wrong", ["no-folder/solutions", "."])
def test_output_that_cannot_be_written_ends_the_command(wrong: str, tmp_path: Path) -> None:
    """One line on stderr that names the file as it was given, exit code 2."""
    outcome = call("solve", FOUR, "-o", tmp_path / wrong)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"nonet: {tmp_path / wrong}: ")
    assert len(outcome.err.splitlines()) == 1


def test_output_follows_a_link(puzzles: Path, tmp_path: Path) -> None:
    """A link stays a link: the file that it leads to is replaced."""
    target, link = tmp_path / "target", tmp_path / "link"
    target.touch()
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links on this system")
    call("solve", puzzles, "-o", link)
    assert link.is_symlink()
    assert target.read_text("utf-8").startswith(NINE_SOLVED)


@pytest.mark.skipif(os.name == "nt", reason="no devices in the file system")
def test_output_does_not_replace_a_device(tmp_path: Path) -> None:
    """A named pipe or a device is written to, never replaced by a file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        call("solve", FOUR, "-o", pipe)
        assert os.read(reading, 100) == f"{FOUR_SOLVED}\n".encode()
    finally:
        os.close(reading)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
