"""Fog: puzzles that are solved by logic with nothing but what is seen at each moment."""

from __future__ import annotations

import json
from itertools import product

import pytest
from tests.cli.program import run

import nonet
from nonet.constraints import AllGiven, AntiKing, Cage, Difference, Negative
from nonet.generator import Generated
from nonet.generator.fog import fog_over
from nonet.layout import Constraint, Layout
from nonet.logic import TechniqueOrder
from nonet.running import Watch
from nonet.service import ask


def around(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Cells of 9×9 and those that touch them."""
    near = ((row + down, column + right) for row, column in cells for down, right in STEPS)
    return {(row, column) for row, column in near if 0 <= row < 9 and 0 <= column < 9}


STEPS = tuple(product((-1, 0, 1), repeat=2))


def cells_of(names: tuple[str, ...]) -> set[tuple[int, int]]:
    """Rows and columns, from 0, of names."""
    return {(int(name[1:].split("c")[0]) - 1, int(name.split("c")[1]) - 1) for name in names}


def visible(rules: tuple[Constraint, ...], seen: set[tuple[int, int]]) -> list[Constraint]:
    """What a player can know: cages and dots in the light, and that all dots are given there."""
    found: list[Constraint] = []
    for rule in rules:
        if isinstance(rule, Negative):
            pairs = (
                ((row, column), (row + down, column + right))
                for row, column in product(range(9), repeat=2)
                for down, right in ((0, 1), (1, 0))
            )
            dark = [pair for pair in pairs if not seen.issuperset(pair)]
            names = [[f"r{row + 1}c{column + 1}" for row, column in pair] for pair in dark]
            inside = [pair for pair in names if max(int(name[1]) for name in pair) <= 9]
            inside = [pair for pair in inside if not any("10" in name for name in pair)]
            exceptions = [*rule.exceptions, *inside]
            found.append(Negative(rule.relation, rule.value, exceptions))
        elif cells_of(tuple(rule.fields()["cells"])) <= seen:
            found.append(rule)
    return found


def is_solved_by_what_is_seen(made: Generated) -> bool:
    """A walkthrough of what is seen, again and again, without techniques that try digits out."""
    usual = TechniqueOrder.hodoku()
    levels = {"Easy", "Medium", "Hard"}
    order = usual.only(entry.name for entry in usual.enabled if entry.level in levels)
    start = cells_of(made.cosmetics.fog or ())
    found: dict[tuple[int, int], int] = {}
    while True:
        seen = start | around(set(found))
        digits = [0] * 81
        for row, column in product(range(9), repeat=2):
            given = made.givens[9 * row + column] if (row, column) in seen else 0
            digits[9 * row + column] = found.get((row, column), given)
        layout = Layout.of_size(9, constraints=visible(made.layout.constraints, seen))
        end = nonet.walkthrough(nonet.Grid(bytes(digits), layout=layout), order=order).end
        before = len(found)
        for cell, mask in enumerate(end.masks):
            if mask.bit_count() == 1 and not made.givens[cell]:
                assert mask.bit_length() == made.solution.digits[cell]
                found[divmod(cell, 9)] = mask.bit_length()
        if len(found) == before:
            return len(found) == made.givens.count(0)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_fog_is_cleared_by_logic(seed: int) -> None:
    """At each moment what is seen is enough for another digit, up to the last one."""
    made = nonet.generate(kind="fog", seed=seed)
    fog = made.cosmetics.fog
    assert fog
    assert len(fog) <= 36
    assert is_solved_by_what_is_seen(made)
    assert nonet.solve(made.puzzle, unique=True) == made.solution
    assert nonet.generate(kind="fog", seed=seed).cosmetics == made.cosmetics


def test_a_puzzle_that_needs_what_is_hidden_has_no_fog() -> None:
    """Where a few lamps are not enough to go on by logic, there is none."""
    hard = nonet.Grid(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    )
    assert fog_over(hard, 1) is None


def test_what_is_seen_of_a_rule() -> None:
    """A mark is seen where all its cells are, and *all dots are given* where both cells are."""
    rules = (Cage("r1c1-2", total=5), Difference("r2c1-2", 1), AntiKing(), AllGiven("dots"))
    layout = Layout.of_size(4, constraints=rules)
    cage, dot, king, dots = rules
    assert cage.seen(layout, {0, 1}) == (cage,)
    assert cage.seen(layout, {0}) == ()
    assert dot.seen(layout, {4, 5}) == (dot,)
    assert king.seen(layout, ()) == (king,)
    for part in dots.seen(layout, {8, 9, 12}):
        pairs = {frozenset(pair) for pair in part.fields()["except"]}
        assert len(pairs) == 22  # of 24 pairs, all but r3c1 r3c2 and r3c1 r4c1
        assert frozenset(("r3c1", "r3c2")) not in pairs


def test_the_command_prints_what_is_lit() -> None:
    """The puzzle of the command has its fog, and is read with it."""
    text = run("generate", "--kind", "fog", "--seed", "1").out
    made = nonet.generate(kind="fog", seed=1)
    assert json.loads(text)["cosmetics"]["fog"] == list(made.cosmetics.fog or ())
    assert nonet.load(text).cosmetics == made.cosmetics


def test_the_app_gets_what_is_lit() -> None:
    """The answer to a request for a puzzle has its fog."""
    answer = ask("generate", {"ruleKind": "fog", "seed": 1}, Watch())
    lit = nonet.generate(kind="fog", seed=1).cosmetics.fog
    assert answer["puzzles"][0]["cosmetics"] == {"fog": list(lit or ())}
