"""What a rule needs: one file, and everything that asks a layout for its rules knows it."""

from __future__ import annotations

from tests.layout.centre_dot import CentreDot

import nonet
from nonet import Layout
from nonet.drawing import draw

LAYOUT = Layout.of_size(9, constraints=[CentreDot()])


def test_puzzles_with_a_new_rule_are_made_solved_and_explained() -> None:
    """The generator, the solver, the techniques and the equivalences obey it."""
    puzzle = nonet.generate(LAYOUT, seed=1, difficulty="medium").puzzle
    (solution,) = nonet.solutions(puzzle)
    assert sorted(solution.digits[cell] for cell in LAYOUT.houses[-1].cells) == list(range(1, 10))
    walkthrough = nonet.walkthrough(puzzle)
    assert walkthrough.solved
    scrambled = nonet.scramble(puzzle, seed=2)
    assert nonet.check(scrambled).is_unique
    classic = nonet.Grid(puzzle.digits)
    assert not nonet.check(classic).is_unique, "the rule is needed"


def test_a_broken_new_rule_is_named() -> None:
    """Two equal digits in its house are a contradiction of that house."""
    digits = bytearray(81)
    digits[10] = digits[40] = 5
    verdict = nonet.check(nonet.Grid(bytes(digits), layout=LAYOUT))
    assert verdict.status == "contradictory"
    assert {str(one) for one in verdict.conflicts} == {"two 5s in centre dot 1, at r2c2 and r5c5"}


def test_a_new_rule_is_drawn() -> None:
    """Its marks are in the picture."""
    grid = nonet.Grid.empty(LAYOUT)
    assert str(draw(grid)) != str(draw(nonet.Grid.empty(Layout.of_size(9))))
