"""`nonet print`: a booklet that is there as a whole or not at all."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.cli.program import FOUR, FOUR_OPEN, NINE, PROGRAM, call, run

import nonet
from nonet.cli import print as command
from nonet.constraints import Thermometer


def pages_of(path: Path) -> list[str]:
    """The words of each page."""
    return [page.extract_text() for page in PdfReader(path).pages]


def test_a_booklet_of_files_and_arguments(tmp_path: Path) -> None:
    """Cover, puzzles and solutions are in the file that was named."""
    path = tmp_path / "book.pdf"
    outcome = call("print", NINE, FOUR, "-o", path, "--title", "Two", "--per-page", "1")
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")
    cover, first, second, *solutions = pages_of(path)
    assert "2 puzzles" in cover
    assert "4×4" in second
    assert "4×4" not in first
    assert solutions


def test_options_are_those_of_the_library(tmp_path: Path) -> None:
    """The same booklet comes from the command line and from Python."""
    path = tmp_path / "book.pdf"
    call("print", NINE, "-o", path, "--paper", "letter", "--large-print", "--solutions", "none")
    book = nonet.drawing.booklet([NINE], paper="letter", large_print=True, solutions="none")
    assert path.read_bytes() == book


def test_standard_output_takes_it() -> None:
    """Without a file the booklet goes down the pipe."""
    done = subprocess.run([*PROGRAM, "print", FOUR], capture_output=True, check=True)
    assert done.stdout == nonet.drawing.booklet([FOUR])


def test_improper_puzzles_are_left_out(tmp_path: Path) -> None:
    """They are reported with their line, the rest is printed, and the exit code is 1."""
    puzzles, path = tmp_path / "puzzles.txt", tmp_path / "book.pdf"
    puzzles.write_text(f"{FOUR}\n{FOUR_OPEN}\n?5?\n{FOUR}\n", "utf-8")
    outcome = call("print", puzzles, "-o", path, "--per-page", "1", "--solutions", "none")
    assert outcome.code == 1
    second, third = outcome.err.splitlines()
    assert second.startswith(f"{puzzles}:2: ")
    assert third.startswith(f"{puzzles}:3: ")
    assert len(pages_of(path)) == 2


def test_nothing_to_print_leaves_an_older_file(tmp_path: Path) -> None:
    """A booklet without puzzles is refused."""
    path = tmp_path / "book.pdf"
    path.write_text("older")
    outcome = run("print", FOUR_OPEN, "-o", path)
    assert outcome.code == 1
    assert outcome.err.endswith("expected at least one puzzle for a booklet, found none\n")
    assert path.read_text() == "older"
    assert [file.name for file in tmp_path.iterdir()] == ["book.pdf"]


def test_an_interrupt_leaves_an_older_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves no partial booklet."""
    path = tmp_path / "book.pdf"
    path.write_text("older")

    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "bind", interrupted)
    assert call("print", FOUR, "-o", path).code in (1, 130)
    assert [file.name for file in tmp_path.iterdir()] == ["book.pdf"]
    assert path.read_text() == "older"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--per-page", "3"], "expected puzzles a page 1, 2, 4 or 6, found 3"),
        (["--per-page", "many"], "expected a whole number from 1 to 6"),
        (["--large-print", "--per-page", "6"], "expected 1 or 2 puzzles a page in large print"),
    ],
)
def test_impossible_options_are_refused(arguments: list[str], message: str) -> None:
    """The message names what there is, and the exit code is 2."""
    outcome = run("print", FOUR, *arguments)
    assert outcome.code == 2
    assert message in " ".join(outcome.err.split())


def test_missing_libraries_are_named(tmp_path: Path) -> None:
    """Without ReportLab one sentence says how to install it."""
    program = (
        "import sys; sys.modules['reportlab.pdfgen.canvas'] = None; "
        "from nonet.cli.app import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "print", FOUR, "-o", str(tmp_path / "book.pdf")],
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 1
    assert (
        done.stderr == "nonet: a PDF needs reportlab: install it with pip install 'nonet[print]'\n"
    )


def test_rules_are_printed_in_a_language(tmp_path: Path) -> None:
    """Rules from a file are said in German, and the author's own as they are."""
    solved = nonet.solve(nonet.Grid(NINE))
    rule = Thermometer("r1c1-2" if solved["r1c1"] < solved["r1c2"] else "r1c2-1")
    layout = nonet.Layout.of_size(9, constraints=[rule])
    puzzle = nonet.Puzzle(nonet.Grid(NINE, layout=layout))
    path, file = tmp_path / "book.pdf", tmp_path / "puzzles.json"
    nonet.save(puzzle, file, format="nonet")
    options = ("--no-codes", "--no-grades", "--language", "de")
    assert call("print", file, "-o", path, *options).code == 0
    assert "Thermometer" in pages_of(path)[0]
    nonet.save(dataclasses.replace(puzzle, rules="It gets hotter."), file, format="nonet")
    assert call("print", file, "-o", path, *options).code == 0
    assert "It gets hotter." in pages_of(path)[0]
