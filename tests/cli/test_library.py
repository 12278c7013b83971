"""`nonet library`: all that the app keeps, as one file."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.cli.program import FOUR, NINE, PROGRAM, call, run

import nonet
from nonet.library import Library, NewPuzzle, PuzzleFilter


@pytest.fixture
def urls(tmp_path: Path) -> tuple[str, str]:
    """A library with two puzzles, and one that is not there yet."""
    first, second = (f"sqlite:///{tmp_path / name}.sqlite" for name in "ab")
    with Library(first) as library:
        library.puzzles.add([NewPuzzle(nonet.Grid(grid)) for grid in (FOUR, NINE)])
    return first, second


def test_a_library_moves_in_a_file(urls: tuple[str, str], tmp_path: Path) -> None:
    """What is exported is imported elsewhere, once however often."""
    file = tmp_path / "mine.nonet"
    assert call("library", "export", file, "--database", urls[0]).code == 0
    first = call("library", "import", file, "--database", urls[1])
    assert first.out == "2 puzzles and 0 games added, 0 continued, 0 known already\n"
    again = call("library", "import", file, "--database", urls[1])
    assert again.out == "0 puzzles and 0 games added, 0 continued, 2 known already\n"
    with Library(urls[1]) as library:
        assert library.puzzles.find(PuzzleFilter())[1] == 2


def test_a_library_moves_through_a_pipe(urls: tuple[str, str], tmp_path: Path) -> None:
    """A dash is standard output and standard input, as in all commands."""
    command = [*PROGRAM, "library"]
    options: dict[str, Any] = {"cwd": tmp_path, "timeout": 120}
    made = subprocess.run(
        [*command, "export", "-", "--database", urls[0]],
        stdout=subprocess.PIPE,
        check=True,
        **options,
    )
    taken = subprocess.run(
        [*command, "import", "-", "--database", urls[1]],
        input=made.stdout,
        stdout=subprocess.PIPE,
        check=True,
        **options,
    )
    assert taken.stdout.startswith(b"2 puzzles and 0 games added")
    assert not (tmp_path / "-").exists()


def test_a_file_that_is_none_is_refused(urls: tuple[str, str], tmp_path: Path) -> None:
    """A puzzle, or half a file, is refused in one line; a file that is missing too."""
    whole, half, puzzle = (tmp_path / f"{name}.nonet" for name in ("whole", "half", "puzzle"))
    call("library", "export", whole, "--database", urls[0])
    half.write_bytes(whole.read_bytes()[:-20])
    puzzle.write_text(FOUR)
    for file, sentence in (
        (half, "expected a whole file, found one that is cut off"),
        (puzzle, "expected a library of nonet, found something else"),
    ):
        outcome = run("library", "import", str(file), "--database", urls[1])
        assert (outcome.code, outcome.err) == (1, f"nonet: {sentence}\n")
    missing = run("library", "import", str(tmp_path / "none.nonet"), "--database", urls[1])
    assert missing.code == 2
    assert "none.nonet" in missing.err
