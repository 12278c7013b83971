"""Scrambles of puzzles with rules: cages, lines and clues move with the grid."""

from __future__ import annotations

import json
import random
import re

import pytest
from tests.constraints.random_rules import LAYOUTS, layouts_for, random_rule
from tests.constraints.test_examples import EXAMPLES, Example, digits_of
from tests.constraints.test_rules import TRIES, Case, cases, every_rule, obeys
from tests.constraints.test_solver import SEVERAL
from tests.each import each

import nonet
from nonet import Grid, Layout
from nonet.constraints import (
    AntiKnight,
    Arrow,
    BoxIndex,
    Cage,
    Clone,
    ColumnIndex,
    Diagonal,
    DutchFlatmates,
    Even,
    Negative,
    Odd,
    RowIndex,
    Sandwich,
    Thermometer,
)
from nonet.constraints._base import Rule
from nonet.constraints.registry import NAMES, constraint_of
from nonet.equivalence import fixed_constraints
from nonet.equivalence._moves import keeps, moved, simple_moves
from nonet.layout import Constraint, Diagonals
from nonet.layout.moves import Move, symmetries

NINE = Layout.of_size(9)
STILL = tuple(range(9))
TURN = Move(STILL[::-1], STILL, transposed=True)
MIRROR = Move(STILL, STILL[::-1])
FLIP = Move(STILL[::-1], STILL)
TRANSPOSED = Move(STILL, STILL, transposed=True)
EXCHANGE = Move((1, 0, *STILL[2:]), STILL)
BANDS = Move((3, 4, 5, 0, 1, 2, 6, 7, 8), STILL)

FIXED = {"dutch_flatmates", "column_index", "row_index", "box_index"}
"""Rules that not all rotations and reflections keep."""


def moves_of(case: Case) -> list[Move]:
    """All symmetries of the square, and a few exchanges of lines, which may keep nothing."""
    size = case.layout.size
    found = list(symmetries(size))
    rng = random.Random(repr(case.rule))
    plain = Layout(size, case.layout.regions)
    others = [move for move in simple_moves(plain) if not move.is_symmetry]
    return found + rng.sample(others, min(6, len(others)))


@every_rule
def test_a_moved_grid_obeys_the_moved_rule_just_as_before(name: str) -> None:
    """Whatever move keeps a rule, a grid obeys it exactly where the moved grid obeys it moved."""
    seen = 0
    for case in cases(name, seed=2, count=TRIES // 2):
        layout = Layout(case.layout.size, case.layout.regions, [case.rule])
        for move in moves_of(case):
            if not keeps(layout)(move):
                continue
            after = moved(layout, move)
            (rule,) = after.constraints
            digits = bytes(case.digits[source] for source in move.sources())
            assert obeys(rule, after, digits) == obeys(case.rule, layout, case.digits), (case, move)
            seen += 1
    assert seen > 10


@pytest.mark.parametrize(
    "example",
    [one for one in EXAMPLES if isinstance(one.rule, Rule)],
    ids=lambda one: repr(one.rule),
)
def test_examples_are_moved(example: Example) -> None:
    """The good digits of each example obey the rule in every scramble, and the bad ones do not."""
    layout = Layout(example.layout.size, example.layout.regions, [example.rule])
    for seed in range(5):
        for text, is_good in ((example.good, True), (example.bad, False)):
            grid = Grid(digits_of(text, layout), layout=layout)
            scrambled = nonet.scramble(grid, seed=seed)
            assert (not any(scrambled.layout.violations(scrambled.digits))) == is_good


def puzzle(names: list[str], seed: int) -> Grid | None:
    """A puzzle with rules of these kinds and at least one solution; now and then there is none."""
    rng = random.Random(f"{names} {seed}")
    layouts = [one for one in LAYOUTS if all(one in layouts_for(name) for name in names)]
    layout = rng.choice(layouts)
    full = nonet.full_grid(layout, seed=seed)
    try:
        rules = [constraint_of(random_rule(name, layout, full.digits, rng), name) for name in names]
        ruled = layout.with_constraints(rules)
    except nonet.LayoutError:
        return None
    digits = bytes(digit if rng.random() < 0.5 else 0 for digit in full.digits)
    return None if any(ruled.violations(full.digits)) else Grid(digits, layout=ruled)


def test_the_number_of_solutions_stays() -> None:
    """A puzzle with random rules and its scramble have as many solutions, which are moved too."""
    rng = random.Random(5)
    seen = 0
    for seed in range(400):
        grid = puzzle(rng.sample(SEVERAL, rng.randint(1, 3)), seed)
        if grid is not None:
            seen += 1
            scrambled = nonet.scramble(grid, seed=seed)
            assert nonet.count(scrambled, limit=200) == nonet.count(grid, limit=200)
            full = nonet.scramble(nonet.solve(grid), seed=seed)
            assert full.layout == scrambled.layout
            assert not full.conflicts()
            assert not any(full.layout.violations(full.digits))
    assert seen > 50


def after(rule: Constraint, move: Move) -> Constraint | None:
    """A rule of a 9×9 grid after a move."""
    layout = NINE.with_constraints([rule])
    return moved(layout, move).constraints[0] if keeps(layout)(move) else None


MOVED: list[tuple[Constraint, Move, Constraint | None]] = [
    (Thermometer("r1c1-3"), TURN, Thermometer("r1-3c9")),
    (Thermometer("r1c1-3"), MIRROR, Thermometer("r1c9 r1c8 r1c7")),
    (Thermometer("r1c1-3"), EXCHANGE, None),
    (Cage("r1c1-2", 5), TURN, Cage("r1-2c9", 5)),
    (Cage("r1c1-2", 5), EXCHANGE, None),
    (Sandwich("r1c1-9", 8), TURN, Sandwich("r1-9c9", 8)),
    (Odd("r1c1 r3c2"), TURN, Odd("r1c9 r2c7")),
    (Odd("r1c1 r3c2"), EXCHANGE, Odd("r2c1 r3c2")),
    (AntiKnight(), TURN, AntiKnight()),
    (AntiKnight(), EXCHANGE, None),
    (Diagonal("main"), TURN, Diagonal("anti")),
    (Diagonal("main"), EXCHANGE, None),
    (Clone(["r1c1-2", "r5c1-2"]), TURN, Clone(["r1-2c9", "r1-2c5"])),
    (Negative("sum", 5, ["r1c1-2"]), TURN, Negative("sum", 5, ["r1-2c9"])),
    (DutchFlatmates(), MIRROR, DutchFlatmates()),
    (DutchFlatmates(), TURN, None),
    (DutchFlatmates(), EXCHANGE, None),
    (Arrow("r1c1", "r1c2-3"), MIRROR, Arrow("r1c9", "r1c8 r1c7")),
    (Arrow("r1c1-2", "r1c3-5"), MIRROR, None),
    (Arrow("r1c1-2", "r1c3-5"), FLIP, Arrow("r9c1-2", "r9c3-5")),
    (ColumnIndex("r1c2"), FLIP, ColumnIndex("r9c2")),
    (ColumnIndex("r1c2"), EXCHANGE, ColumnIndex("r2c2")),
    (ColumnIndex("r1c2"), MIRROR, None),
    (ColumnIndex("r1c2"), TRANSPOSED, RowIndex("r2c1")),
    (RowIndex("r1c2"), TRANSPOSED, ColumnIndex("r2c1")),
    (BoxIndex("r1c2"), TRANSPOSED, None),
    (BoxIndex("r1c2"), BANDS, BoxIndex("r4c2")),
]


@pytest.mark.parametrize(("rule", "move", "expected"), MOVED, ids=repr)
def test_rules_after_moves(rule: Constraint, move: Move, expected: Constraint | None) -> None:
    """Cells go with the move, and a move that does not keep the rule is refused."""
    assert after(rule, move) == expected


ARROWS = {"arrow", "product_arrow", "number_cage"}
"""Rules that may hold a number of several digits, which is read one way."""


HOUSES = {"diagonals", "windows", "disjoint_groups"}
"""Rules that are houses, which a rule made of rules does not say of."""


@each("name", sorted({*NAMES} - FIXED - ARROWS))
def test_all_other_rules_are_rotated_and_reflected(name: str) -> None:
    """Nearly every rule is kept by all symmetries of the square; of arrows, those without pills."""
    for case in cases(name, count=10):
        kinds = set(re.findall(r'"type": "(\w+)"', json.dumps(case.fields)))
        if kinds.isdisjoint(
            FIXED | ARROWS | HOUSES - {name}
        ):  # also of the rules that it may be made of
            layout = Layout(case.layout.size, case.layout.regions, [case.rule])
            assert fixed_constraints(layout) == ()


@pytest.mark.parametrize("name", sorted(FIXED))
def test_what_a_scramble_does_without_is_named(name: str) -> None:
    """Rules with a direction of their own are named, and those beside them are not."""
    rules = {
        "dutch_flatmates": DutchFlatmates(),
        "column_index": ColumnIndex("r1c2"),
        "row_index": RowIndex("r1c2"),
        "box_index": BoxIndex("r1c2"),
    }
    layout = NINE.with_constraints([Thermometer("r1c1-3"), rules[name], Diagonals()])
    assert fixed_constraints(layout) == (rules[name],)


def test_a_scramble_rotates_and_reflects_a_line() -> None:
    """A thermometer goes to eight places, with the givens in it; digits keep their values."""
    grid = Grid("12" + 79 * ".", layout=NINE.with_constraints([Thermometer("r1c1-3")]))
    found = {nonet.scramble(grid, seed=seed) for seed in range(60)}
    lines = {one.layout.constraints[0] for one in found}
    assert len(found) == len(lines) == 8
    for one in found:
        line = one.layout.constraints[0]
        assert isinstance(line, Thermometer)
        assert [one[cell] for cell in line.cells[:2]] == [1, 2]


def test_cells_that_need_not_touch_are_moved_like_givens() -> None:
    """With even cells rows and columns are exchanged, and digits keep their values."""
    grid = Grid("2" + 80 * ".", layout=NINE.with_constraints([Even("r1c1")]))
    found = {nonet.scramble(grid, seed=seed) for seed in range(80)}
    assert len(found) > 30
    for one in found:
        (rule,) = one.layout.constraints
        assert isinstance(rule, Even)
        assert one[rule.cells[0]] == 2


def test_digits_are_relabelled_where_no_rule_knows_them() -> None:
    """Anti-knight and clones do not tell digits apart; with one odd cell none is relabelled."""
    alike = [AntiKnight(), Clone(["r1c1-2", "r5c5-6"])]
    grid = Grid("12" + 79 * ".", layout=NINE.with_constraints(alike))
    digits = {bytes(sorted(nonet.scramble(grid, seed=seed).digits)) for seed in range(20)}
    assert len(digits) > 5
    odd = Grid(grid.digits, layout=NINE.with_constraints([*alike, Odd("r9c9")]))
    digits = {bytes(sorted(nonet.scramble(odd, seed=seed).digits)) for seed in range(20)}
    assert digits == {bytes(sorted(grid.digits))}


def test_a_seed_gives_one_result() -> None:
    """The same seed gives the same puzzle and the same rules on every machine: these."""
    layout = Layout.of_size(4, constraints=[Thermometer("r1c1-3"), Cage("r4c3-4", 5)])
    scrambled = nonet.scramble(Grid("1... .... .... ....", layout=layout), seed=5)
    assert scrambled.to_text() == "...1............"
    assert scrambled.layout.constraints == (Thermometer("r1-3c4"), Cage("r3-4c1", 5))
