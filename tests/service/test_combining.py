"""The sets of digits with which the sums of a cell can still be made."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonet.constraints import Arrow, Cage, LittleKiller, Sandwich, XSum
from nonet.layout import Constraint, House, Layout
from nonet.layout.primitives import EqualTotals
from nonet.running import Watch
from nonet.service import ask
from nonet.service.combining import Work, digit_sets
from nonet.service.states import LayoutRecord


def asked(
    rule: Constraint, cell: int = 0, digits: dict[int, int] | None = None, **marks: Any
) -> list[dict[str, Any]]:
    """The sums of a cell on a 9×9 board with one rule."""
    layout = LayoutRecord.of(Layout.of_size(9, constraints=[rule])).fields()
    entries = [(digits or {}).get(at, 0) for at in range(81)]
    state = {"layout": layout, "givens": [0] * 81, "entries": entries, **marks}
    rules: list[dict[str, Any]] = ask("combinations", {"state": state, "cell": cell}, Watch())[
        "rules"
    ]
    return rules


def test_a_cage_has_the_sets_that_its_candidates_leave() -> None:
    """Digits on the board and pencil marks take sets away; other cells have no sums."""
    cage = Cage("r1c1-3", total=8)
    [found] = asked(cage)
    assert (found["name"], found["sets"]) == ("cage of 8", [[1, 2, 5], [1, 3, 4]])
    assert asked(cage, 80) == []
    assert asked(cage, digits={8: 5})[0]["sets"] == [[1, 3, 4]]
    marks = [[1, 2], [1, 2], *[None] * 79]
    assert asked(cage, candidates=marks)[0]["sets"] == [[1, 2, 5]]
    assert asked(cage, digits={0: 9})[0]["sets"] == []


def test_an_arrow_and_a_diagonal_may_repeat_digits() -> None:
    """Cells that do not see each other may be equal, and the circle limits the total."""
    arrow = Arrow("r1c1", "r2c2 r3c4 r4c5")
    [found] = asked(arrow, digits={0: 4})
    assert found["sets"] == [[1, 1, 2]]
    [found] = asked(LittleKiller("r1c4 r2c3 r3c2", 5), 3)
    assert found["sets"] == [[1, 1, 3], [1, 2, 2]]


def test_a_sandwich_has_the_digits_between_1_and_9() -> None:
    """Digits and marks say where 1 and 9 can be, and which digits between them."""
    sandwich = Sandwich("r1c1-9", 6)
    [found] = asked(sandwich)
    assert (found["name"], found["cells"]) == ("Sandwich 6", list(range(9)))
    assert found["sets"] == [[2, 4], [6]]
    assert asked(sandwich, digits={0: 1, 2: 9})[0]["sets"] == [[6]]
    assert asked(sandwich, digits={0: 1, 2: 2, 3: 9})[0]["sets"] == [[2, 4]]
    assert asked(sandwich, digits={8: 6})[0]["sets"] == [[2, 4]]
    assert asked(sandwich, digits={0: 1, 1: 9})[0]["sets"] == []
    assert asked(Sandwich("r1-9c1", 2))[0]["sets"] == [[2]]


def test_an_x_sum_has_the_digits_of_the_first_cells() -> None:
    """The first digit says how many are added, and is one of them."""
    [found] = asked(XSum("r1c1-9", 10))
    assert found["sets"] == [[1, 2, 3, 4], [1, 3, 6], [2, 3, 5], [2, 8]]
    assert asked(XSum("r1c1-9", 45), digits={0: 9})[0]["sets"] == [list(range(1, 10))]
    assert asked(XSum("r1c1-9", 10), digits={0: 4})[0]["sets"] == [[1, 2, 3, 4]]
    assert asked(XSum("r1c1-9", 10), digits={0: 5})[0]["sets"] == []


def test_too_many_are_not_listed() -> None:
    """A long diagonal has no list, and is answered at once."""
    [found] = asked(LittleKiller("r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9", 45))
    assert (found["sets"], found["count"]) == ([], None)


@given(
    st.lists(st.sets(st.integers(1, 5), min_size=1).map(sorted), min_size=4, max_size=4),
    st.integers(3, 15),
    st.sets(st.sampled_from([(0, 1), (1, 2), (0, 2), (0, 3), (2, 3)])),
)
def test_sets_are_those_of_all_fillings(
    may: list[list[int]], total: int, pairs: set[tuple[int, int]]
) -> None:
    """No set is missing and none is wrong, with a fixed total and with that of one more cell."""
    houses = [House("pair", 0, pair) for pair in sorted(pairs)]
    for rule in (EqualTotals(((0, 1, 2),), totals=(total,)), EqualTotals(((3,), (0, 1, 2)))):
        expected = {
            tuple(sorted(digits[:3]))
            for digits in product(*may)
            if all(digits[one] != digits[other] for one, other in pairs)
            and sum(digits[:3]) == (total if rule.totals else digits[3])
        }
        if rule.totals:
            near = [pair for pair in pairs if 3 not in pair]
            expected = {
                tuple(sorted(digits))
                for digits in product(*may[:3])
                if all(digits[one] != digits[other] for one, other in near) and sum(digits) == total
            }
        assert digit_sets(rule, may, houses, Work()) == expected


@pytest.mark.parametrize("length", [2, 9])
def test_cages_of_any_length_are_fast(length: int) -> None:
    """The ways through a cage are counted by its digits, not by their order."""
    cage = Cage(f"r1c1-{length}", total=3 if length == 2 else 45)
    assert [one["count"] for one in asked(cage)] == ([1] if length == 2 else [])
