"""Full rank: brute force on small grids, puzzles of Interactive Sudoku Solver, and its forms."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest
from tests.constraints.definitions import holds
from tests.each import each

import nonet
from nonet import Grid, Layout, LayoutError, Puzzle
from nonet.constraints import AnyOf, FullRank, Odd
from nonet.constraints.full_rank import readings
from nonet.constraints.registry import fields_of
from nonet.errors import FormatError
from nonet.layout import cell_name
from nonet.layout.marks import OutsideClue

FOUR = Layout.of_size(4)


@cache
def grids() -> tuple[bytes, ...]:
    """All 288 grids of 4×4 cells with boxes."""
    return tuple(bytes(found.digits) for found in nonet.solutions(Grid.empty(FOUR)))


def clue(at: int, rank: int, ties: str = "", size: int = 4) -> FullRank:
    """The clue at one of the 4N readings."""
    return FullRank([cell_name(cell, size) for cell in readings(size)[at]], rank, ties)


def solutions(*rules: nonet.layout.Constraint) -> set[bytes]:
    """The grids of 4×4 cells that the solver finds."""
    layout = FOUR.with_constraints(rules)
    return {bytes(found.digits) for found in nonet.solutions(Grid.empty(layout))}


def expected(*rules: nonet.layout.Constraint) -> set[bytes]:
    """Those that obey the definition."""
    return {
        digits for digits in grids() if all(holds(fields_of(one), FOUR, digits) for one in rules)
    }


@each("ties", ["", "any", "none"])
def test_one_clue_has_the_solutions_of_its_definition(ties: str) -> None:
    """At each line and for each rank the solver finds the grids that the definition allows."""
    assert len(grids()) == 288
    for at in range(16):
        for rank in range(1, 17):
            rule = clue(at, rank, ties)
            assert solutions(rule) == expected(rule), rule


def pairs(seed: int, count: int) -> Iterator[list[FullRank]]:
    """Two to five clues of one grid, some of them wrong."""
    rng = random.Random(seed)
    for _ in range(count):
        digits = rng.choice(grids())
        ties = rng.choice(["", "any", "none"])
        places = rng.sample(range(16), rng.randint(2, 5))
        found = [clue(at, 1, ties).read_on(FOUR, digits) for at in places]
        if rng.random() < 0.3:
            found[0] = clue(places[0], rng.randint(1, 16), rng.choice(["", "any", "none"]))
        yield found


def test_several_clues_have_the_solutions_of_their_definitions() -> None:
    """Clues that are compared with each other allow the grids that each of them allows."""
    for rules in pairs(seed=1, count=150):
        assert solutions(*rules) == expected(*rules), rules


def test_violations_of_partly_filled_grids_are_true() -> None:
    """A clue is broken exactly where it is on full grids, and never before it must be."""
    rng = random.Random(2)
    for _ in range(400):
        full = rng.choice(grids())
        rule = clue(rng.randrange(16), rng.randint(1, 16), rng.choice(["", "any", "none"]))
        partly = bytes(digit if rng.random() < 0.7 else 0 for digit in full)
        is_open = any(
            all(not a or a == b for a, b in zip(partly, other, strict=True))
            and holds(fields_of(rule), FOUR, other)
            for other in grids()
        )
        assert not (is_open and any(rule.violations(FOUR, partly)))
        assert any(rule.violations(FOUR, full)) != holds(fields_of(rule), FOUR, full)


# Puzzles and solutions of Interactive Sudoku Solver, data/collections.js (e373f98)
ISS = {
    ".Shape~4x4.FullRank~C1~10~.FullRank~C2~15~.FullRank~R4~5~.FullRankTies~any": (
        "3421124341322314"
    ),
    ".Shape~4x4.FullRank~C1~10~.FullRank~C2~15~.FullRank~R4~5~.FullRank~R3~~5.FullRankTies~any": (
        "3421124341322314"
    ),
    ".Shape~4x4.FullRank~C1~10~.~R3C4_2~R4C3_1.FullRankTies~none": "3421213413424213",
    ".Shape~4x4.FullRank~R4~5~.~R3C2_1": "3241143241232314",
    ".FullRank~C2~9~.FullRank~C3~1~.FullRank~R6~24~..Shape~6x6": (
        "531246426315342561165432214653653124"
    ),
    ".FullRank~C1~33~.FullRank~C2~30~.FullRank~C3~26~.FullRank~C4~24~.FullRank~C5~13~"
    ".FullRank~R4~1~.FullRank~R5~17~.FullRank~R6~~36.FullRank~C6~~35.": (
        "987642153621835974345971628179283546568794312234156789852367491496518237713429865"
    ),
}


@each("text", ISS)
def test_puzzles_of_interactive_sudoku_solver_have_their_solutions(text: str) -> None:
    """They are read by name, have one solution, the one given there, and are written by name."""
    puzzle = nonet.load(text, format="iss")
    found = nonet.check(puzzle)
    assert found.is_unique
    assert found.solution is not None
    assert "".join(map(str, found.solution.digits)) == ISS[text]
    again = nonet.load(puzzle.to_text("iss"), format="iss")
    assert again.layout == puzzle.layout
    assert "FullRank" in puzzle.to_text("iss")


def test_ranks_are_written_for_interactive_sudoku_solver_with_their_ties() -> None:
    """The kind of ties is written once; clues that differ in it are lost, and inside Or too."""
    one, two = clue(0, 3, "any"), clue(5, 4)
    text = Puzzle(Grid.empty(FOUR.with_constraints([one]))).to_text("iss")
    assert "FullRank~R1~3.FullRankTies~any" in text
    for rules in ([one, two], [two, AnyOf([one, Odd("r1c1")])]):
        puzzle = Puzzle(Grid.empty(FOUR.with_constraints(rules)))
        with pytest.raises(FormatError, match="cannot hold"):
            puzzle.to_text("iss")


def test_unknown_ties_of_interactive_sudoku_solver_are_refused() -> None:
    """A word that the program does not have is an error that names those it has."""
    with pytest.raises(FormatError, match="only-unclued, any, none of FullRankTies, found 'most'"):
        nonet.load(".Shape~4x4.FullRank~C1~10~.FullRankTies~most", format="iss")


def test_it_is_typed_and_drawn() -> None:
    """A line makes the rule; a clue outside the grid shows the rank."""
    from nonet.constraints.shorthand import parse_rule, write_rule

    rule = parse_rule("full-rank 12 any r1c4-1")
    assert rule == FullRank("r1c4-1", 12, "any")
    assert write_rule(rule) == "full-rank 12 any r1c4 r1c3 r1c2 r1c1"
    [mark] = rule.marks(FOUR)
    assert isinstance(mark, OutsideClue)
    assert mark.text == "#12"


@each("line", ["0 r1c1-4", "17 r1c1-4", "3 r1c1-3", "3 r1c1 r1c3 r1c2 r1c4", "3 some r1c1-4"])
def test_what_is_no_rank_is_refused(line: str) -> None:
    """Ranks beyond 4N, other cells and other words for ties are errors."""
    from nonet.constraints.shorthand import parse_rule

    with pytest.raises(LayoutError, match="found"):
        parse_rule(f"full-rank {line}").check_fits(FOUR)


def test_puzzles_are_generated() -> None:
    """Generated puzzles have one solution, which all clues are true of."""
    made = nonet.generate(rules=["full-rank 6-10"], layout=Layout.boxes(2, 3), seed=1)
    assert made.puzzle.layout.constraints
    assert nonet.check(made.puzzle).is_unique
    assert not any(made.puzzle.layout.violations(bytes(made.solution.digits)))
