"""`nonet convert` and `nonet info`: files of any format on the command line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from tests.cli.program import FOUR, NINE, NINE_SOLVED, SIX, Outcome, call, run

import nonet
from nonet import Candidates, Grid, Layout, Puzzle
from nonet.constraints import Cage, Odd

TITLED = Puzzle(Grid(NINE), title="No 1", seconds=2.5)


def test_formats_are_recognised_by_content_and_name(tmp_path: Path) -> None:
    """A file goes to the format of the other name and back, with all that both can hold."""
    there, back = tmp_path / "there.opensudoku", tmp_path / "back.nonet"
    nonet.save([TITLED, Puzzle(Grid(NINE))], tmp_path / "in.nonet")
    assert call("convert", tmp_path / "in.nonet", there) == Outcome(0, "", "")
    assert call("convert", there, back) == Outcome(0, "", "")
    assert list(nonet.load_many(back)) == [TITLED, Puzzle(Grid(NINE))]


def test_what_is_lost_is_said(tmp_path: Path) -> None:
    """Title and timer have no place on a line: stderr says so, and the line is written."""
    source = tmp_path / "in.nonet"
    nonet.save(TITLED, source)
    outcome = call("convert", source, "-", "--to", "line")
    said = f"{source}: not written: the title (1 puzzle)\n"
    said += f"{source}: not written: the timer (1 puzzle)\n"
    assert outcome == Outcome(0, f"{NINE}\n", said)


def test_what_is_not_read_is_said() -> None:
    """The step of a library line belongs to no puzzle: stderr says that it is left out."""
    outcome = call("convert", f":0901:5:{NINE}::512::", "-")
    said = "argument 1: not read: the step of the line (0901) (1 puzzle)\n"
    assert outcome == Outcome(0, f"{NINE}\n", said)


def test_a_layout_is_not_lost_unless_asked_for() -> None:
    """Boxes that a line cannot say are a reason to stop; with `--lossy` they are left out."""
    outcome = call("convert", "--box", "2x3", SIX, "-", "--to", "line")
    assert (outcome.code, outcome.out) == (1, "")
    assert "cannot hold the layout" in outcome.err
    outcome = call("convert", "--box", "2x3", "--lossy", SIX, "-", "--to", "line")
    assert (outcome.code, outcome.out) == (0, f"{SIX}\n")
    assert "not written: the layout" in outcome.err
    solo = call("convert", "--box", "2x3", SIX, "-", "--to", "solo").out
    assert nonet.load(solo).layout == Layout.boxes(2, 3)


def test_wrong_puzzles_are_passed_over(tmp_path: Path) -> None:
    """What cannot be read or held is reported with its line, and the rest is written."""
    source = tmp_path / "in.txt"
    source.write_text(f"{NINE}\n{FOUR}\n{NINE[:-1]}x\n{NINE}\n", "utf-8")
    outcome = call("convert", source, tmp_path / "out.sdm")
    assert outcome.code == 1
    assert "expected a 9×9 grid" in outcome.err
    assert f"{source}:3: " in outcome.err
    assert (tmp_path / "out.sdm").read_text("utf-8") == f"{NINE.replace('.', '0')}\n" * 2


def test_compressed_files_and_pipes(tmp_path: Path) -> None:
    """Compressed files are read and written, and so are pipes."""
    packed = tmp_path / "in.opensudoku.gz"
    text = Puzzle(Grid(NINE)).to_text("opensudoku").encode()
    packed.write_bytes(gzip.compress(text))
    assert call("convert", packed, "-").out == f"{NINE}\n"
    assert run("convert", "-", "-", stdin=text).out == f"{NINE}\n"


def test_each_misfit_has_its_line(tmp_path: Path) -> None:
    """What cannot be read, and what the other format cannot hold, is reported with its line."""
    path = tmp_path / "mixed.txt"
    path.write_text(f"{NINE}\n{FOUR}\n# a comment\n1.?.5..\n{FOUR}\n", "utf-8")
    outcome = call("convert", path, tmp_path / "out.sdm")
    places = [line.split(": ")[0] for line in outcome.err.splitlines()]
    assert (outcome.code, places) == (1, [f"{path}:{number}" for number in (2, 4, 5)])
    assert (tmp_path / "out.sdm").read_text("utf-8") == NINE.replace(".", "0") + "\n"
    nonet.save([Puzzle(Grid(NINE)), Puzzle(Grid(FOUR))], tmp_path / "two.nonet")
    outcome = call("convert", tmp_path / "two.nonet", "-", "--to", "sdm")
    assert outcome.err.startswith(f"{tmp_path / 'two.nonet'}:2: expected a 9×9 grid")


def test_extra_houses_are_added_to_any_size(tmp_path: Path) -> None:
    """`--diagonal` adds its houses to a grid of its own size, and not to a jigsaw."""
    assert call("convert", FOUR, tmp_path / "out.nonet", "--diagonal").code == 0
    assert nonet.load(tmp_path / "out.nonet").layout == Layout.of_size(4, diagonals=True)
    jigsaw = "4j:1o,b__b__caa_aaa"
    outcome = call("solve", jigsaw, "--diagonal")
    assert outcome.code == 1
    assert outcome.err.startswith("argument 1: expected a puzzle without regions of its own")


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("kaggle", f"{NINE.replace('.', '0')},{NINE_SOLVED}"),
        ("sudoku-extreme", f",{NINE},{NINE_SOLVED},"),
    ],
)
def test_tables_have_all_solutions(name: str, row: str, tmp_path: Path) -> None:
    """No row of a table to train on has an empty label: what has none is reported and left out."""
    source = tmp_path / "in.txt"
    source.write_text(f"{NINE}\n{'.' * 81}\n12{NINE[2:]}\n{NINE}\n", "utf-8")
    outcome = call("convert", source, "-", "--to", name)
    assert outcome.code == 1
    assert outcome.lines[1:] == [row, row]
    several, none = outcome.err.splitlines()
    assert several.endswith(
        "expected exactly one solution for the column of solutions, found several"
    )
    assert none.endswith("expected exactly one solution for the column of solutions, found none")


def test_wrong_commands_end_with_2(tmp_path: Path) -> None:
    """A missing file and an unknown format are usage errors."""
    assert call("convert", "nowhere.sdm", "-").code == 2
    assert call("convert", NINE, tmp_path / "out.xyz").code == 2
    assert call("convert", NINE, "-", "--to", "docx").code == 2
    assert call("info", NINE, "--from", "docx").code == 2


def test_info_describes_a_file(tmp_path: Path) -> None:
    """Format, number, layouts and parts; of a single puzzle the texts and the grid."""
    path = tmp_path / "one.nonet"
    nonet.save(TITLED, path)
    outcome = call("info", path)
    assert outcome.code == 0
    assert outcome.lines[:3] == ["nonet: nonet's own JSON", "1 puzzle", "  Layout.of_size(9): 1"]
    assert "title: No 1" in outcome.lines
    assert "played: 2.5 s" in outcome.lines
    assert str(TITLED.grid) in outcome.out


def test_info_as_json(tmp_path: Path) -> None:
    """The same as one JSON object."""
    path = tmp_path / "several.txt"
    path.write_text(f"{NINE}\n{FOUR}\n{Candidates.of(Grid(FOUR)).to_text()}\n", "utf-8")
    assert json.loads(call("info", "--format", "json", path).out) == {
        "format": "line",
        "puzzles": 3,
        "layouts": {"Layout.of_size(9)": 1, "Layout.of_size(4)": 2},
        "rules": {},
        "with": {"marks": 1},
        "not read": {},
    }


def test_info_counts_rules_by_kind(tmp_path: Path) -> None:
    """Rules are not listed one by one: each kind has its number, and that of its puzzles."""
    rules = [Cage("r1c1-2", 5), Cage("r2c1-2", 5), Odd("r4c4")]
    both = Layout.of_size(4, diagonals=True, constraints=rules)
    one = Layout.of_size(4, constraints=rules[:1])
    path = tmp_path / "rules.nonet"
    nonet.save([Grid.empty(both), Grid.empty(one)], path)
    assert call("info", path).lines[1:] == [
        "2 puzzles",
        "  Layout.of_size(4, diagonals=True): 1",
        "  Layout.of_size(4): 1",
        "  killer cage ×3: 2",
        "  odd ×1: 1",
    ]
    assert json.loads(call("info", "--format", "json", path).out)["rules"] == {
        "killer_cage": {"rules": 3, "puzzles": 2},
        "odd": {"rules": 1, "puzzles": 1},
    }
    assert call("info", "--format", "csv", path).lines[-2:] == ["rule,killer_cage,2", "rule,odd,1"]


def test_info_of_a_damaged_file(tmp_path: Path) -> None:
    """Errors go to stderr with their lines, and the exit code is 1."""
    path = tmp_path / "bad.opensudoku"
    path.write_text("<opensudoku>\n<folder></opensudoku>", "utf-8")
    outcome = call("info", path)
    assert outcome.code == 1
    assert outcome.err.startswith(f"{path}:2: column 11: expected XML")


def test_what_is_only_read_is_not_written(tmp_path: Path) -> None:
    """A format that nonet does not write is refused before there is a file."""
    outcome = call("convert", NINE, tmp_path / "out.hsol")
    assert outcome.code == 2
    assert "'hsol' is only read" in " ".join(outcome.err.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", ["fpuzzles", "sudokupad", "nonet-link"])
def test_published_links_carry_the_solution(form: str) -> None:
    """The proved solution goes into a link, and stays out with `--no-solution`."""
    with_it = call("convert", NINE, "-", "--to", form)
    assert (with_it.code, with_it.err) == (0, "")
    assert nonet.load(with_it.out).solution == bytes(map(int, NINE_SOLVED))
    without = call("convert", NINE, "-", "--to", form, "--no-solution")
    assert (without.code, without.err) == (0, "")
    assert not nonet.load(without.out).solution
    again = call("convert", with_it.out.strip(), "-", "--to", "nonet", "--no-solution")
    assert not nonet.load(again.out).solution


def test_rules_that_are_lost_are_named() -> None:
    """Not only that the layout is lost is said, but which rules are."""
    grid = Grid("." * 16, layout=Layout.of_size(4, diagonals=True, constraints=[Odd("r1c1")]))
    outcome = call("convert", Puzzle(grid).to_text(), "-", "--to", "line", "--lossy")
    assert "not written: the rules 'diagonals' (1 puzzle)" in outcome.err
    assert "not written: the rules 'odd' (1 puzzle)" in outcome.err
