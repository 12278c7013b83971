"""One puzzle and many, the command line and datasets agree on what has a rating."""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.program import call, run

import nonet
from nonet import Candidates, Grid, Layout, batch
from nonet.constraints import Cage
from nonet.grid import PuzzleLike

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FULL = nonet.solve(LINE).to_text()
MARKS = Candidates(Candidates.of(Grid(LINE)).masks, Layout.of_size(9))


def test_a_complete_grid_needs_no_step() -> None:
    """A complete grid has a rating of 0 by one call and by many, and is no diamond."""
    rating = nonet.rate(FULL)
    assert (rating.er, rating.ep, rating.ed, rating.solved, rating.gem) == (0, 0, 0, True, None)
    assert rating.steps == ()
    several = nonet.rate_many([LINE, FULL, Grid(FULL), 81 * "."])
    assert list(several)[1:3] == [rating, rating]
    assert several[0] == nonet.Rating(1.2, 1.2, 1.2)
    assert several[0] is not None
    assert several[0].gem == "diamond"
    assert several[3] is None


def test_the_rest_of_a_file_is_rated() -> None:
    """A complete grid in a file has its line, and so have the puzzles around it."""
    text = "\n".join([LINE, FULL, "11" + 79 * ".", FULL[::-1], LINE[::-1]])
    done = run("rate", "-", stdin=text.encode())
    assert done.code == 1
    assert done.lines == [
        f"{LINE} 1.2 1.2 1.2",
        f"{FULL} 0.0 0.0 0.0",
        f"{FULL[::-1]} 0.0 0.0 0.0",
        f"{LINE[::-1]} 1.2 1.2 1.2",
    ]
    assert done.err.count("\n") == 1
    assert "two 1s in row 1" in done.err


def test_a_dataset_has_the_same_ratings(tmp_path: Path) -> None:
    """`dataset label` gives a complete grid the rating that `rate` gives it."""
    pytest.importorskip("pyarrow")
    source, out = tmp_path / "puzzles.txt", tmp_path / "out"
    source.write_text("\n".join([LINE, FULL, 81 * ".", LINE[::-1]]), encoding="ascii")
    options = ("--labels", "rating,level", "--format", "csv")
    done = call("dataset", "label", source, out, *options)
    assert done.code == 1  # one puzzle has several solutions
    [part] = (out / "data").glob("*.csv")
    rows = part.read_text(encoding="utf-8").splitlines()
    at = rows[0].split(",").index("er")
    assert [row.split(",")[at : at + 3] for row in rows[1:]] == [
        ["1.2", "1.2", "1.2"],
        ["0", "0", "0"],
        ["", "", ""],
        ["1.2", "1.2", "1.2"],
    ]


@pytest.mark.parametrize("puzzle", [MARKS, MARKS.to_text()])
def test_pencil_marks_alone_are_refused_as_such(puzzle: PuzzleLike) -> None:
    """Pencil marks without givens are refused for being that, even with a single solution."""
    assert nonet.check(puzzle)
    with pytest.raises(nonet.FormatError, match="found pencil marks alone"):
        nonet.rate(puzzle)
    ratings = nonet.rate_many([puzzle, LINE])
    assert ratings[0] is None
    assert ratings[1] is not None


def test_the_pencil_marks_of_an_empty_grid_are_an_empty_grid() -> None:
    """All candidates in every cell is what an empty grid has: several solutions."""
    with pytest.raises(nonet.MultipleSolutions):
        nonet.rate(Candidates([511] * 81, MARKS.layout))


def test_the_command_line_gives_the_same_reason() -> None:
    """Pencil marks in a file are reported in the words of `rate`, and the rest is rated."""
    done = run("rate", "-", stdin=f"{MARKS.to_text()}\n{LINE}\n".encode())
    assert done.code == 1
    assert "expected a puzzle of givens for a rating, found pencil marks alone" in done.err
    assert done.out == f"{LINE} 1.2 1.2 1.2\n"


def test_pencil_marks_with_givens_are_rated_by_these() -> None:
    """A player's pencil marks change nothing about the puzzle, in any of its forms."""
    marks = Candidates.of(Grid(LINE)).without([(2, 4)])
    again = nonet.Puzzle(Grid(LINE), marks=marks.masks)
    line = Grid(LINE).to_text("pencilmarks")
    for puzzle in (marks, again, nonet.solve(LINE), line):
        assert str(nonet.rate(puzzle)) == "1.2/1.2/1.2"
    assert list(map(str, nonet.rate_many([marks, again, nonet.solve(LINE)]))) == 3 * ["1.2/1.2/1.2"]


@pytest.mark.parametrize("size", [1, 2, 4, 6, 8, 9, 12, 16, 25])
@pytest.mark.parametrize("call", [nonet.rate, nonet.grade, nonet.walkthrough])
def test_every_size_is_rated_or_refused_with_a_sentence(
    call: Callable[[PuzzleLike], object], size: int
) -> None:
    """Complete, contradictory and ruled grids of all sizes give a result or an error of nonet."""
    layout = Layout.of_size(size)
    full = nonet.solve(Grid.empty(layout))
    wrong = Grid(bytes(2 * [1]) + bytes(layout.cell_count - 2), layout=layout) if size > 1 else full
    ruled = Layout.of_size(size, constraints=[Cage("r1c1", full.digits[0])])
    for puzzle in (full, full.locked(), wrong, Grid(full.digits, layout=ruled)):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", nonet.LayoutWarning)
            with contextlib.suppress(nonet.NonetError):
                assert call(puzzle)
                assert puzzle.is_full


def test_a_puzzle_of_several_solutions_has_no_level() -> None:
    """An empty grid and other puzzles with several solutions have no level anywhere."""
    rules = Layout.of_size(4, constraints=[Cage("r1c1-2", 3)])
    for puzzle in (81 * ".", "1" + 80 * ".", 16 * ".", Grid.empty(rules)):
        walked = nonet.walkthrough(puzzle)
        assert (walked.level, walked.solved) == ("", False)
        assert str(walked).endswith(f"no level, {walked.score}, not solved")
        with pytest.raises(nonet.MultipleSolutions):
            nonet.grade(puzzle)
    assert batch.grade([81 * ".", LINE]).levels.tolist() == [batch.NOT_GRADED, 0]
    assert "No level" in nonet.drawing.draw(nonet.walkthrough("1" + 80 * "."))


def test_a_puzzle_of_one_solution_has_its_level() -> None:
    """What is proper has a level: solved by techniques or not, complete, of givens or marks."""
    hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    for puzzle, level in ((LINE, "Easy"), (FULL, "Easy"), (MARKS, "Easy"), (hardest, "Extreme")):
        assert nonet.walkthrough(puzzle).level == nonet.grade(puzzle).level == level


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Several solutions"), ("de", "Mehrere Lösungen"), ("zh", "多个解")],
)
def test_the_command_line_says_why_there_is_no_level(language: str, words: str) -> None:
    """`nonet walkthrough` names no level of a puzzle with several solutions."""
    done = call("walkthrough", 81 * ".", "--language", language)
    assert (done.code, done.err) == (0, "")
    assert words in done.out
    assert "Extreme" not in done.out
