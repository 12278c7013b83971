"""Fireworks, multi-sector locked sets, exocets and oddagons: published cases, proofs, soundness."""

from __future__ import annotations

from itertools import combinations, islice, pairwise, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.logic.marks import (
    LAYOUTS,
    Cells,
    cells_of,
    full,
    gone,
    part,
    peers,
    places,
    sparse,
    states_of,
    with_digits,
    wrong_steps,
)
from tests.logic.soundness import all_steps, is_sound

from nonet import Candidates, Grid, Layout
from nonet.grid import read_puzzles
from nonet.logic import Step, steps

FIREWORKS = ["fireworks_triple", "fireworks_quadruple"]
LOCKED = ["sk_loop", "multi_sector_locked_set"]
EXOCETS = ["junior_exocet", "senior_exocet"]
ODDAGONS = ["tridagon", "bivalue_oddagon"]
ALL = FIREWORKS + LOCKED + EXOCETS + ODDAGONS
USUAL = LAYOUTS["9x9"]


def table(text: str) -> Candidates:
    """Candidates of a table, cell by cell."""
    masks = [sum(1 << int(digit) - 1 for digit in cell) for cell in text.split()]
    return Candidates(masks, USUAL)


def linked(step: Step) -> dict[str, str]:
    """Houses of the cover and the digits that they link."""
    return {
        step.layout.houses[group.house].name: "".join(map(str, group.digits))
        for group in step.groups
        if group.role == "cover" and group.house is not None and group.digits
    }


# Stem r7c3, leaves r6c3 and r7c4, digits 1, 2, 4:
# https://gidoo-code.github.io/Sudoku_Solver_Generator_v6/page58.html, "Firework triple".
def test_a_published_triple() -> None:
    """Three cells with three fireworks hold nothing else."""
    puzzle = "1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42"
    (step,) = steps(puzzle, "fireworks_triple")
    assert part(step, "pivot") == ["124 r7c3"]
    assert part(step, "pincer") == ["124 r7c4", "124 r6c3"]
    assert part(step, "house") == ["row 7", "column 3", "box 7"]
    assert gone(step) == {"5r7c3", "9r7c3", "5r7c4", "6r7c4", "8r7c4", "7r6c3", "8r6c3"}


# "Firework Quadruple: 16r8c2b7, 25r1c4b2 is firework => r8c2<>2": yzfwsf, 1 August 2022,
# http://forum.enjoysudoku.com/fireworks-t39513-60.html
def test_a_published_quadruple() -> None:
    """Two pairs of fireworks on four cells keep to themselves."""
    state = table("""
        1  26  3   25 9  568  7 46 48
        5  9   4   3  7  68   1 26 28
        26 8   7   12 16 4    5 3  9
        9  5   6   4  3  2    8 1  7
        8  4   2   7  5  1    3 9  6
        3  7   1   6  8  9    2 45 45
        7  12  9   8  16 56   4 25 3
        26 126 8   15 4  3    9 7  25
        4  3   5   9  2  7    6 8  1
    """)
    (step,) = steps(state, "fireworks_quadruple")
    assert gone(step) == {"2r8c2"}
    assert set(part(step, "pivot")) == {"16 r8c2", "25 r1c4"}


# Easter Monster, its loop and the digits of each link: https://www.sudokuwiki.org/SK_Loops
def test_the_loop_of_easter_monster() -> None:
    """Eight pairs of cells in a ring are linked by two digits each."""
    puzzle = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
    (step,) = steps(puzzle, "sk_loop")
    assert linked(step) == {
        "box 1": "27",
        "row 2": "38",
        "box 3": "16",
        "column 8": "39",
        "box 9": "27",
        "row 8": "45",
        "box 7": "16",
        "column 2": "48",
    }
    ring = "r1c2 r3c2 r2c1 r2c3 r2c7 r2c9 r1c8 r3c8 r7c8 r9c8 r8c7 r8c9 r8c1 r8c3 r7c2 r9c2"
    cells = {cell for group in step.groups for cell in group.cells}
    assert cells == cells_of(ring, USUAL)
    assert {"3r2c5", "8r2c5", "8r2c6", "1r7c3", "6r9c1", "7r1c3", "2r3c1"} <= gone(step)


# The puzzle of Leren's example in "Using Multi-Sector Locked Sets", forum.enjoysudoku.com.
def test_a_multi_sector_locked_set() -> None:
    """Sixteen cells in four rows and four columns have sixteen links of either kind."""
    puzzle = "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2"
    found = steps(puzzle, "multi_sector_locked_set")
    links = {
        "row 1": "5",
        "row 2": "79",
        "row 5": "78",
        "row 7": "68",
        "column 5": "124",
        "column 6": "34",
        "column 8": "12",
        "column 9": "34",
    }
    (step,) = (step for step in found if linked(step) == links)
    (cells,) = (group.cells for group in step.groups if group.role == "pattern")
    assert len(cells) == sum(map(len, links.values()))
    assert {"7r2c4", "4r3c5", "4r3c9", "8r5c1", "6r7c2"} <= gone(step)


# David P Bird, JExocet Compendium, example 2: base r1c12, targets r2c4, r3c7; r2c4 loses 2, 5, 9:
# http://forum.enjoysudoku.com/exocet-example-2-from-jexocet-compendium-t35505.html
def test_a_published_exocet() -> None:
    """Targets hold two of the base digits, and no digit that would use up too many places."""
    state = table("""
        1359  139  2    149  8    349   359 6   7
        6     7    349  1259 239  2359  8   24  139
        13589 1389 349  6    7    239   359 24  139
        139   1349 6    259  2349 2359  7   8   39
        78    2    39   78   1    6     39  5   4
        3789  3489 5    79   349  3789  6   1   2
        239   6    1    2789 29   2789  4   37  5
        239   39   8    247  5    2479  1   37  6
        4     5    7    3    6    1     2   9   8
    """)
    (step,) = steps(state, "junior_exocet")
    assert gone(step) == {"2r2c4", "5r2c4", "9r2c4"}
    assert part(step, "base_cells") == ["1359 r1c1 r1c2"]
    assert part(step, "target") == ["159 r2c4", "359 r3c7"]
    assert part(step, "cross_line") == ["column 3", "column 4", "column 7"]


# "r8c8 is the only cell in the pattern with the extra candidate": Yogi, 14 September 2023,
# http://forum.enjoysudoku.com/help-a-player-to-spot-a-tridagon-t41955.html
def test_a_published_tridagon() -> None:
    """The one cell of twelve with a further digit holds it."""
    state = table("""
        5      7     3468    238   346   13     9    123    136
        23469  2349  3469    2357  34567 13579  3457 12357  8
        234689 1     34689   23578 34567 3579   3457 2357   3567
        379    359   1       6     8     357    357  4      2
        3467   345   34567   1     357   2      8    357    9
        378    358   2       357   9     4      1    6      357
        134789 34589 345789  357   2     6      357  135789 1357
        137    6     357     9     357   8      2    1357   4
        23789  23589 35789   4     1     357    6    35789  357
    """)
    (step,) = steps(state, "tridagon")
    assert gone(step) == {"3r8c8", "5r8c8", "7r8c8"}
    assert part(step, "guardian") == ["1 r8c8"]
    assert part(step, "floor")[0].count("r") == 11


@pytest.mark.parametrize("last", ["r8c8", "r9c7"])
def test_half_of_the_tridagons(last: str) -> None:
    """Three boxes that run alike and a fourth that runs the other way: only then nothing fits."""
    alike = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3"
    fourth = {"r8c8": "r4c4 r5c5 r6c6", "r9c7": "r4c6 r5c5 r6c4"}[last]
    *cells, roof = f"{alike} {fourth}".split()
    state = with_digits({" ".join(cells): "123", roof: "1238"}, full(USUAL))
    found = steps(state, "tridagon")
    assert bool(found) == (last == "r9c7")


def test_an_odd_loop() -> None:
    """A further digit of cells of an odd loop goes from all that see them all."""
    state = with_digits({"r1c1 r1c5 r6c5": "12", "r6c2 r3c2": "129"}, full(USUAL))
    (step,) = steps(state, "bivalue_oddagon")
    assert gone(step) == {f"9r{row}c2" for row in (1, 2, 4, 5, 7, 8, 9)}
    assert part(step, "floor") == ["12 r1c1 r1c5 r6c5"]
    assert set(part(step, "guardian")) == {"9 r6c2", "9 r3c2"}


def test_an_even_loop_says_nothing() -> None:
    """Loops with as many cells as can be filled in turn are no oddagons."""
    cells = "r1c1 r1c4 r3c4 r3c7 r2c7"
    state = with_digits({cells: "12", "r2c1": "129"}, full(USUAL))
    assert steps(state, "bivalue_oddagon") == []


def can_be_filled(state: Candidates, cells: Cells, chosen: dict[int, int]) -> bool:
    """True if the cells can take their candidates, some chosen, without equal peers."""
    left = [cell for cell in cells if cell not in chosen]
    open_digits = {
        cell: [
            digit
            for digit in range(1, state.size + 1)
            if state.masks[cell] >> digit - 1 & 1
            and all(chosen.get(peer) != digit for peer in peers(state.layout, cell))
        ]
        for cell in left
    }
    if not left:
        return True
    cell = min(left, key=lambda cell: len(open_digits[cell]))
    return any(can_be_filled(state, cells, {**chosen, cell: digit}) for digit in open_digits[cell])


@pytest.mark.parametrize("layout", ["9x9", "jigsaw", "diagonal", "latin"])
def test_locked_sets_leave_no_choice(layout: str) -> None:
    """With a candidate that goes the cells of a multi-sector locked set cannot be filled."""
    found = [
        (step, state)
        for state in states_of(LAYOUTS[layout], 1)
        for step in steps(state, LOCKED)[:3]
    ]
    assert found
    for step, state in found[:20]:
        cells = frozenset(
            cell for group in step.groups if group.role == "pattern" for cell in group.cells
        )
        for cell, digit in step.eliminations[:4]:
            assert not can_be_filled(state, cells, {cell: digit})


def triples(state: Candidates) -> set[frozenset[tuple[int, int]]]:
    """What triples of fireworks eliminate."""
    layout = state.layout
    houses = [frozenset(house.cells) for house in layout.houses]
    held = {digit: places(state, digit) for digit in range(1, state.size + 1)}
    found = set()
    for centre in range(layout.cell_count):
        own = [houses[house] for house in layout.cell_houses[centre]]
        for (first, second), box in product(combinations(own, 2), own):
            inside = first & box, second & box
            if box in (first, second) or inside[0] & inside[1] != {centre} or {centre} in inside:
                continue
            digits = {
                digit: (cells & first - box, cells & second - box)
                for digit, cells in held.items()
                if len(cells & first - box) < 2 and len(cells & second - box) < 2
            }
            wings = [
                frozenset().union(*(ends[side] for ends in digits.values())) for side in (0, 1)
            ]
            for y, z in product(*wings):
                cells = frozenset({centre, y, z})
                real = {d for d, ends in digits.items() if ends[0] <= {y} and ends[1] <= {z}}
                extra = {
                    digit
                    for digit, all_cells in held.items()
                    if any(all_cells & house and all_cells & house <= cells for house in houses)
                }
                if real and len(real | extra) == 3:
                    found.add(
                        frozenset(
                            (cell, digit)
                            for cell in cells
                            for digit in held
                            if cell in held[digit] and digit not in real | extra
                        )
                    )
    return found - {frozenset()}


@given(sparse())
@settings(deadline=None, max_examples=60)
def test_all_triples_are_found(state: Candidates) -> None:
    """Steps are exactly those of the definition, whatever the layout and the marks."""
    assert {frozenset(step.eliminations) for step in steps(state, "fireworks_triple")} == triples(
        state
    )


@given(sparse())
@settings(deadline=None)
def test_oddagons_are_odd_loops(state: Candidates) -> None:
    """Floor and guardians form a loop of odd length, in which a cell sees its neighbours alone."""
    for step in steps(state, "bivalue_oddagon"):
        cells = {c for g in step.groups if g.role in {"floor", "roof"} for c in g.cells}
        assert len(cells) % 2 == 1
        assert all(len(peers(state.layout, cell) & cells) == 2 for cell in cells)
        path = [min(cells)]
        while len(path) < len(cells):
            path.append(min((peers(state.layout, path[-1]) & cells) - set(path)))
        assert all(b in peers(state.layout, a) for a, b in pairwise([*path, path[0]]))


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, ALL) == []


def test_sound_on_the_hardest(shared: Path) -> None:
    """No step contradicts the solution of puzzles that are full of these patterns."""
    with (shared / "corpora" / "hardest.txt").open() as file:
        puzzles = [item.puzzle for item in islice(read_puzzles(file), 0, 400, 40)]
    grids = [puzzle for puzzle in puzzles if isinstance(puzzle, Grid)]
    found = list(all_steps(grids, ALL))
    assert {step.technique for step, _, _ in found} >= {"junior_exocet", "senior_exocet"}
    assert [step for step, _, solution in found if not is_sound(step, solution)] == []
