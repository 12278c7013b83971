"""Links by which puzzles are published carry the solution that is proved, and no wrong one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from tests.cli.program import NINE

import nonet
from nonet.constraints import Cage, Thermometer
from nonet.formats.format import Format
from nonet.formats.published import WRONG
from nonet.formats.registry import FORMATS, written
from nonet.layout import Cosmetics
from nonet.puzzle import Puzzle
from nonet.solver.proof import proved_solution

PUBLISHED = [known for known in FORMATS if known.is_published]

every_link = pytest.mark.parametrize("known", PUBLISHED, ids=lambda known: known.name)

SOLVED = nonet.solve(NINE).digits
KILLER = nonet.generate(kind="killer", seed=1)
FOGGY = Puzzle(nonet.Grid(NINE), cosmetics=Cosmetics(fog=("r1c1",)))
TWICE = Puzzle(nonet.Grid("1..............."))


def test_the_links_are_those_of_three_programs() -> None:
    """f-puzzles, SudokuPad and nonet have links by which puzzles are published."""
    assert {known.name for known in PUBLISHED} == {"fpuzzles", "sudokupad", "nonet-link"}


@every_link
@pytest.mark.parametrize(
    ("puzzle", "solution"),
    [
        (Puzzle(nonet.Grid(NINE)), SOLVED),
        (Puzzle(nonet.Grid(NINE).place("r1c1", 9)), SOLVED),
        (FOGGY, SOLVED),
        (Puzzle(KILLER.puzzle), KILLER.solution.digits),
        (Puzzle(nonet.Grid("1... .2.. ..3. ...4").place("r1c2", 3)), b""),
    ],
    ids=["classic", "entries", "fog", "killer", "several solutions"],
)
def test_a_link_carries_the_only_solution(known: Format, puzzle: Puzzle, solution: bytes) -> None:
    """Entries count for nothing, and a puzzle with several solutions has none in its link."""
    assert nonet.load(puzzle.to_text(known.name, lossy=True)).solution == solution


@every_link
def test_the_solution_can_be_left_out(known: Format) -> None:
    """Without the solution a link has none, be it known or not."""
    puzzle = Puzzle(nonet.Grid(NINE), title="T")
    for one in (puzzle, replace(puzzle, solution=SOLVED)):
        assert not nonet.load(one.to_text(known.name, solution=False)).solution


@every_link
def test_a_wrong_solution_is_never_given_away(known: Format) -> None:
    """A wrong one is replaced by the proved one, or left out, which is said."""
    wrong = bytes([1, 2, 3, 4, 2, 1, 4, 3, 3, 4, 2, 1, 4, 3, 1, 2])
    unique = Puzzle(nonet.Grid("1... ..2. .3.. ...4"), solution=wrong)
    [right] = nonet.solutions(unique.grid)
    assert nonet.load(unique.to_text(known.name)).solution == right.digits
    lost: Counter[str] = Counter()
    twice = replace(TWICE, solution=wrong[::-1])
    link = "".join(written([twice], known, lossy=True, lost=lost))
    assert not nonet.load(link).solution
    assert lost == {WRONG: 1}


@every_link
def test_a_solution_that_breaks_nothing_stays(known: Format) -> None:
    """The author may know rules that nonet does not, by which there is one solution."""
    right = nonet.solve(TWICE.grid).digits
    again = nonet.load(replace(TWICE, solution=right).to_text(known.name))
    assert again.solution == right


def test_other_formats_have_the_solution_that_is_known() -> None:
    """Files are not published: they hold the solution that came with the puzzle, or none."""
    puzzle = Puzzle(nonet.Grid(NINE))
    assert not nonet.load(puzzle.to_text("nonet")).solution
    known = replace(puzzle, solution=SOLVED)
    assert nonet.load(known.to_text("nonet")).solution == SOLVED
    assert not nonet.load(known.to_text("nonet", solution=False)).solution


def test_a_large_grid_has_its_solution_in_the_links_that_hold_it() -> None:
    """Digits above nine are in the links of f-puzzles and of nonet, however long these become."""
    full = nonet.full_grid(nonet.Layout.of_size(16), seed=1)
    puzzle = Puzzle(nonet.Grid(bytes(full.digits[:-16]) + bytes(16), layout=full.layout))
    for name in ("fpuzzles", "nonet-link"):
        assert nonet.load(puzzle.to_text(name)).solution == full.digits


def test_a_proof_ends_in_time() -> None:
    """Grids with very many solutions, or too large to learn on, have none soon."""
    for layout in (nonet.Layout.of_size(9), nonet.Layout.of_size(25), nonet.Layout.latin(80)):
        assert proved_solution(nonet.Grid.empty(layout)) is None


def test_the_solutions_of_rules_are_those_of_the_check() -> None:
    """With rules the proof says what `nonet.check` does."""
    layout = nonet.Layout.of_size(4, constraints=[Thermometer("r1c1-4"), Cage("r4c3-4", total=3)])
    for text in ("." * 16, "........2......."):
        grid = nonet.Grid(text, layout=layout)
        verdict = nonet.check(grid)
        expected = verdict.solutions[0].digits if verdict.is_unique else None
        assert proved_solution(grid) == expected
