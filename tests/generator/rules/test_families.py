"""Clues of all families: true of their grids, with one solution, as brute force says."""

from __future__ import annotations

from functools import cache

import pytest
from tests.constraints.definitions import holds
from tests.each import each

import nonet
from nonet import Generated, Layout, generate_many
from nonet.constraints.fields import layout_fields
from nonet.errors import GenerationFailed
from nonet.generator.rules.families import family_names
from nonet.generator.rules.kinds import KINDS

FOUR = Layout.of_size(4)
SIX = Layout.boxes(2, 3)

ON_FOUR = [
    "killer",
    "killer 2-3",
    "killer sizes 2:3 3:1 symmetry half-turn",
    "killer length 1-3 hidden 30%",
    "all-different 1 length 3-4",
    "bounded-cage 3-4 length 2-3",
    "number-cage 2-3 length 2-3",
    "multi-sum-cage 2-3 symmetry half-turn",
    "thermometer 1-3",
    "slow-thermometer 2",
    "whisper 1-2 length 3",
    "renban 2-3 length 2-3",
    "nabner 1-2 length 2",
    "palindrome 1-2 length 3",
    "zipper 1-2 length 3",
    "between 1-2 length 3-4",
    "lockout 1 length 3 difference 1",
    "modular 1-2 length 3-4",
    "parity-line 1-2 length 3-4",
    "region-sum 1 length 3-4",
    "sum-line 1-2 length 3-4",
    "arrow 1-2 length 3",
    "double-arrow 1-2 length 3-4",
    "kropki all",
    "difference 2-4 value 2",
    "ratio 2-3",
    "xv all",
    "x 2 value 5",
    "greater-than all",
    "quadruple 2-3",
    "odd-even 4-6",
    "odd 3",
    "minimum 2",
    "maximum 1",
    "sandwich all",
    "skyscraper 6-8",
    "x-sum 4-6",
    "numbered-room 4-6",
    "little-killer 3-5 length 2-4",
]


@cache
def all_grids() -> tuple[bytes, ...]:
    """The 288 grids of 4×4."""
    return tuple(one.digits for one in nonet.solutions("." * 16))


def answers(made: Generated) -> list[bytes]:
    """The grids with the givens that obey all rules, by their definitions in plain Python."""
    puzzle = made.puzzle
    rules = layout_fields(puzzle.layout)["constraints"]
    return [
        digits
        for digits in all_grids()
        if all(given in (0, digit) for given, digit in zip(puzzle.digits, digits, strict=True))
        and all(holds(rule, puzzle.layout, digits) for rule in rules)
    ]


@each("text", ON_FOUR)
def test_brute_force_agrees(text: str) -> None:
    """A puzzle has the clues asked for and one solution, as all grids of 4×4 show."""
    for made in generate_many(3, FOUR, rules=[text], seed=5, threads=1):
        assert made.puzzle.layout.constraints
        assert answers(made) == [made.solution.digits]


@each("name", family_names())
def test_every_family_on_six(name: str) -> None:
    """Each family has clues on 6×6, and the engine finds one solution."""
    made = nonet.generate(SIX, rules=[name], seed=3, threads=1)
    assert made.puzzle.layout.constraints
    verdict = nonet.check(made.puzzle)
    assert verdict.is_unique
    assert verdict.solutions == (made.solution,)


@each("kind", KINDS)
def test_every_kind(kind: str) -> None:
    """Each kind has one solution, and as many givens as it says."""
    (made,) = generate_many(1, kind=kind, seed=2, threads=1)
    assert nonet.check(made.puzzle).is_unique
    assert next(made.puzzle.layout.violations(made.solution.digits), None) is None
    least, most = KINDS[kind].givens or (0, 81)
    assert least <= sum(map(bool, made.puzzle.digits)) <= most


def test_a_killer_covers_the_grid() -> None:
    """Each cell of a killer is in one cage of a size asked for, and cages hang together."""
    for made in generate_many(4, kind="killer", seed=1, threads=1):
        cages = [set(cage.scope(made.puzzle.layout)) for cage in made.puzzle.layout.constraints]
        assert sorted(cell for cage in cages for cell in cage) == list(range(81))
        assert {len(cage) for cage in cages} <= {2, 3, 4, 5}
        for cage in cages:
            reached = {min(cage)}
            for _ in cage:
                reached |= {
                    cell
                    for cell in cage
                    for other in reached
                    if abs(cell // 9 - other // 9) + abs(cell % 9 - other % 9) == 1
                }
            assert reached == cage


def test_shapes_keep_apart_and_are_symmetric() -> None:
    """Shapes share no cell, do not touch where that is asked for, and follow a symmetry."""
    made = nonet.generate(rules=["thermo 4 length 3-4 apart"], seed=4, threads=1)
    shapes = [one.scope(made.puzzle.layout) for one in made.puzzle.layout.constraints]
    near = [
        (one, other)
        for at, first in enumerate(shapes)
        for second in shapes[:at]
        for one in first
        for other in second
        if max(abs(one // 9 - other // 9), abs(one % 9 - other % 9)) < 2
    ]
    assert (len(shapes), near) == (4, [])
    for text in ("thermo 4 length 3 symmetry half-turn", "killer symmetry half-turn"):
        made = nonet.generate(rules=[text], seed=4, threads=1)
        found = {one.scope(made.puzzle.layout) for one in made.puzzle.layout.constraints}
        assert found == {frozenset(80 - cell for cell in shape) for shape in found}


def test_a_number_is_found_for_a_shape() -> None:
    """A clue whose place is given gets a number; other rules with cells are kept as they are."""
    rules = ["killer ? r1c1-3", "sandwich ? r2c1-9", "thermometer r5c1-4", "anti-knight"]
    made = nonet.generate(rules=rules, seed=1, threads=1)
    digits = made.solution.digits
    kinds = {one.name: one for one in made.puzzle.layout.constraints}
    assert set(kinds) == {"killer_cage", "sandwich", "thermometer", "anti_knight"}
    assert kinds["killer_cage"].fields()["sum"] == sum(digits[:3])
    assert next(made.puzzle.layout.violations(digits), None) is None
    assert nonet.check(made.puzzle).is_unique


@each("name", ["bounded-cage", "number-cage", "multi-sum-cage"])
def test_a_number_is_chosen_for_a_cage(name: str) -> None:
    """Cages that lie apart and one whose place is given get numbers that are true of the grid."""
    asked = [f"{name} 3-5 apart", f"{name} ? r1c1-3"]
    made = nonet.generate(rules=asked, seed=4, threads=1)
    rules = layout_fields(made.puzzle.layout)["constraints"]
    assert {rule["type"] for rule in rules} == {name.replace("-", "_")}
    assert rules[0]["cells"] == ["r1c1", "r1c2", "r1c3"]
    assert 4 <= len(rules) <= 6
    assert all(holds(rule, made.puzzle.layout, made.solution.digits) for rule in rules)
    assert nonet.check(made.puzzle).is_unique
    assert nonet.generate(rules=asked, seed=4, threads=1).puzzle == made.puzzle


def test_there_may_be_no_room() -> None:
    """What no grid has is refused with its reason, before any search."""
    for layout, options, reason in (
        (None, {"rules": ["renban 3 length 10"]}, "lengths from 2 to 9 on 9×9, found 10"),
        (None, {"rules": ["killer length 2"]}, "81 cells cannot be divided into cages of 2"),
        (None, {"rules": ["thermo 30 length 4"]}, "need 120 cells"),
        (None, {"rules": ["thermo 9999 overlap"]}, "up to 81 on 9×9, found 9999"),
        (None, {"rules": ["sandwich 19"]}, "up to 18 on 9×9, found 19"),
        (
            None,
            {"rules": ["arrow 1 symmetry half-turn"]},
            "one clue cannot have half-turn symmetry",
        ),
        (FOUR, {"rules": ["entropic"]}, "a size that 3 divides"),
        (Layout.of_size(16), {"rules": ["number-cage"]}, "a size of at most 9, found 16"),
        (Layout.latin(5), {"rules": ["region-sum"]}, "expected boxes or regions"),
        (FOUR, {"rules": ["whisper 1 length 2 difference 4"]}, "no two digits from 1 to 4"),
        (None, {"rules": ["whispers"], "givens": 0}, r"each digit d can be 10 − d"),
        (None, {"kind": "anti-knight", "givens": 7}, "8 givens or more, found 7"),
    ):
        with pytest.raises(GenerationFailed, match=reason) as caught:
            nonet.generate(layout, threads=1, **options)
        assert caught.value.tries == 0


def test_each_place_has_one_clue() -> None:
    """There are as many clues as requested, and dots and signs lie on different borders."""
    for text, count in (("skyscraper 36", 36), ("sandwich 18", 18), ("odd-even 16", 16)):
        layout = nonet.generate(rules=[text], seed=1, threads=1).puzzle.layout
        assert len(layout.constraints) == count
    layout = nonet.generate(rules=["kropki 12", "greater-than 30"], seed=1, threads=1).puzzle.layout
    assert len({one.scope(layout) for one in layout.constraints}) == 42
