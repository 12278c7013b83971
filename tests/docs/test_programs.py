"""The short programs of examples/ run as they are, and print what they promise."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from tests.each import each

from nonet import Grid, Layout, drawing, hint, reference

FOLDER = Path(__file__).parents[2] / "examples"
OTHERS = {"board.py", "run.py", "train.py"}
"""What needs marimo, what shows the command line, and what needs PyTorch."""

PROGRAMS = sorted(path for path in FOLDER.glob("*.py") if path.name not in OTHERS)
NINE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
JIGSAW = Grid.empty(Layout.jigsaw("1112 1322 3324 3444"))

# Complete grids of 4×4: OEIS A107739. Latin squares: OEIS A002860. The rest is what the reference
# solver, the tests of hints and those of ratings say of the same puzzles.
PRINTED = {
    "solve_and_prove": (
        "+-----+-----+\n| 1 3 | 2 4 |\n| 4 2 | 3 1 |\n+-----+-----+\n"
        "| 3 4 | 1 2 |\n| 2 1 | 4 3 |\n+-----+-----+\nunique\n"
        "several without two of the givens, such as these:\n1324423131422413\n1324423134122143\n"
    ),
    "read_any_text": "".join(
        f"{kind}: ...4..3134..2...\n"
        for kind in ("a line of a list", "rows", "a frame", "a list of Python")
    ),
    "hint_in_three_depths": (
        "nudge: Look for a hidden single in row 1.\n"
        "point: Hidden single: look at r1c5 in row 1.\n"
        "show: Hidden single: in row 1, 9 can only go in r1c5: the 9s in column 4 and boxes 1 and "
        "3 block the rest. So r1c5 is 9.\n"
        "Suche einen versteckten Einer in Zeile 1.\n"
        "第1行可以用“排除法”。\n"
    ),
    "walk_through": (
        "52 steps to Easy; the first three:\n"
        "  Hidden Single: r1c5=9\n  Hidden Single: r2c1=2\n  Hidden Single: r2c4=1\n"
        " 23 naked_single\n 21 full_house\n  8 hidden_single\n"
    ),
    "grade_and_rate": (
        "53..7....6..195...…: Easy, score 204, ER 1.2\n"
        ".....42.6.97...3.4…: Easy, score 288, ER 1.5\n"
        "......58.43.8...7.…: Expert, score 848, ER 7.1\n"
    ),
    "generate_by_level": "Easy by hidden_single\nhalf-turn: True\nHard unique\nHard unique\n",
    "set_a_killer": (
        "Normal Sudoku rules apply: place the digits from 1 to 4 once each in every row, column "
        "and box. Digits in a cage do not repeat, and sum to the number in its corner.\n"
        "unique\n1234\n4312\n3421\n2143\n"
        "the first 3 alone: 5 solutions\nthe first 2 alone: 12 solutions\n"
        "the first 1 alone: 96 solutions\n"
    ),
    "count_grids": (
        "4x4 Sudoku: 288\n"
        "Latin squares of order 2: 2\nLatin squares of order 3: 12\n"
        "Latin squares of order 4: 576\nLatin squares of order 5: 161280\n"
        f"a 4x4 jigsaw: {reference.count(JIGSAW)}\n"
    ),
    "same_puzzle": (
        ".32.4571..6.9...3..1.7...8.5.....2.7........4...15936..56827...7........3.9.....5\n"
        "True\nFalse\n"
    ),
    "draw_a_hint": (
        "Hidden Single: r1c5=9: <svg…, "
        f"with {drawing.draw(hint(NINE)).count('<text')} digits and marks\n"
    ),
}


def name_of(program: Path) -> str:
    """The name of a program."""
    return program.stem


@pytest.mark.parametrize("program", PROGRAMS, ids=name_of)
def test_a_program_prints_what_it_promises(
    program: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each program runs to its end and prints what is known of its puzzles."""
    runpy.run_path(str(program), run_name="__main__")
    assert capsys.readouterr().out == PRINTED[program.stem]


def test_programs_need_only_nonet(tmp_path: Path) -> None:
    """They run from any folder, without NumPy, as in a browser, and write no file."""
    program = (
        "import runpy, sys\n"
        "for package in ('numpy', 'rich', 'typer'): sys.modules[package] = None\n"
        "for path in sys.argv[1:]: runpy.run_path(path, run_name='__main__')\n"
    )
    command = [sys.executable, "-X", "utf8", "-c", program, *map(str, PROGRAMS)]
    done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []


@each("program", PROGRAMS, name_of)
def test_programs_are_short(program: Path) -> None:
    """A program says in a sentence what it shows, and has at most 30 lines."""
    text = program.read_text("utf-8")
    assert re.fullmatch(r"[A-Z].+\.", ast.get_docstring(ast.parse(text)) or "")
    assert len(text.splitlines()) <= 30


def test_page_of_the_examples_lists_every_program() -> None:
    """examples/README.md has a line for each program, and there are ten."""
    page = (FOLDER / "README.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `(\w+\.py)`", page, re.MULTILINE))
    assert listed == {path.name for path in PROGRAMS} | {"train.py"}
    assert len(PROGRAMS) == len(PRINTED) == 10
