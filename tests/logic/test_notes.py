"""Steps that only note what rules leave are taken together, the smallest first."""

from __future__ import annotations

from itertools import pairwise

import pytest

import nonet
from nonet.logic import LANGUAGES, Hint, Language
from nonet.logic.notes import is_note, noted_together

KILLER = nonet.generate(kind="killer", difficulty="easy", seed=1).puzzle
CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_notes_in_a_row_are_one() -> None:
    """All steps are there, in their order; only notes of one technique are together."""
    steps = nonet.walkthrough(KILLER).steps
    together = [*noted_together(steps)]
    assert [step for part in together for step in part] == [*steps]
    for part in together:
        assert len({step.technique for step in part}) == 1
        assert len(part) == 1 or all(map(is_note, part))
    for part, following in pairwise(together):
        assert part[0].technique != following[0].technique or not is_note(part[0])
    assert len(together[0]) > 20
    assert len(together) < 0.75 * len(steps)


def test_a_puzzle_without_rules_has_no_notes() -> None:
    """Eliminations of houses, and digits, are steps of their own."""
    walked = nonet.walkthrough(CLASSIC)
    assert not any(map(is_note, walked.steps))
    assert not nonet.hint(CLASSIC).others


def test_a_hint_has_all_that_can_be_noted_now() -> None:
    """The smallest cage is first, the others are right in the same state, and none is missing."""
    hint = nonet.hint(KILLER)
    assert hint.step is not None
    steps = [hint.step, *hint.others]
    cells = [sum(len(group.cells) for group in step.groups if group.cells) for step in steps]
    assert cells == sorted(cells)
    assert {*steps} == {*nonet.steps(hint.candidates, hint.step.technique)}
    solution = nonet.solve(KILLER).digits
    for step in steps:
        assert all(solution[cell] != digit for cell, digit in step.eliminations)
    assert Hint.from_json(hint.to_json()) == hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_in_how_many_places(language: Language) -> None:
    """The argument of the first, then the number of the others; a nudge has neither."""
    hint = nonet.hint(KILLER)
    assert hint.step is not None
    alone = hint.step.explain("show", language, state=hint.candidates)
    said = hint.explain("show", language)
    assert said.startswith(alone)
    assert str(len(hint.others)) in said.removeprefix(alone)
    assert hint.explain("nudge", language) == hint.step.explain("nudge", language)
