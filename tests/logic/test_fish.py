"""Fish of all shapes: what they find, why, and where they say nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.logic.fish_definition import (
    COMPLEX,
    LINES,
    SIZES,
    all_fish,
    cell_bits,
    fish_of,
    held,
    name_of,
    peer_bits,
)
from tests.logic.marks import (
    LAYOUTS,
    full,
    gone,
    part,
    places,
    sparse,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import Step, TechniqueOptions, steps

NINE = full(LAYOUTS["9x9"])
NO_LIMITS = TechniqueOptions(fins=1_000, endo_fins=1_000)


def techniques(shapes: tuple[str, ...], largest: int) -> list[str]:
    """Fish of these shapes up to a size."""
    return [shape + size for size in SIZES[: largest - 1] for shape in shapes]


def column(number: int, *, rows: str) -> set[str]:
    """Candidates of digit 5 in a column."""
    return {f"5r{row}c{number}" for row in rows}


def is_as_defined(step: Step, state: Candidates) -> bool:
    """Whether the definition makes the same of the step's houses."""
    digit = step.groups[0].digits[0]
    base = held(state, digit, step.houses("base"))
    cover = held(state, digit, step.houses("cover"))
    fish = fish_of(state.layout, base, cover)
    roles = [
        cell_bits(cell for group in step.groups if group.role == role for cell in group.cells)
        for role in ("pattern", "fin", "endo_fin")
    ]
    return (
        step.technique == name_of(fish, base, cover)
        and not set(base) & set(cover)
        and roles == [fish.vertices, fish.fins, fish.endo_fins]
        and {at for _, at in step.eliminations} == {digit}
        and cell_bits(cell for cell, _ in step.eliminations) == fish.eliminations
    )


def eliminated(found: list[Step], state: Candidates) -> int:
    """Where digit 1 goes by the steps, or since its cell sees all places of some house."""
    gone = cell_bits({cell for step in found for cell, digit in step.eliminations if digit == 1})
    for _, here in held(state, 1, state.layout.houses):
        if here:
            gone |= cell_bits(
                cell for cell in places(state, 1) if not here & ~peer_bits(state.layout, cell)
            )
    return gone


def test_an_x_wing() -> None:
    """Two rows with a digit in the same two columns take it from the rest of these."""
    state = with_places(5, {"row 2": "r2c3 r2c7", "row 7": "r7c3 r7c7"}, NINE)
    (step,) = steps(state, techniques(LINES, 4))
    assert step.technique == "x_wing"
    assert gone(step) == column(3, rows="1345689") | column(7, rows="1345689")
    assert part(step, "base") == ["row 2", "row 7"]
    assert part(step, "cover") == ["column 3", "column 7"]
    assert part(step, "pattern") == ["5 r2c3 r2c7 r7c3 r7c7"]
    assert not part(step, "fin")


def test_a_finned_x_wing() -> None:
    """A fin leaves only what sees it."""
    state = with_places(5, {"row 2": "r2c3 r2c7", "row 7": "r7c3 r7c7 r7c8"}, NINE)
    (step,) = steps(state, techniques(LINES, 2))
    assert step.technique == "finned_x_wing"
    assert gone(step) == column(7, rows="89")
    assert part(step, "pattern") == ["5 r2c3 r2c7 r7c3 r7c7"]
    assert part(step, "fin") == ["5 r7c8"]


def test_a_sashimi_swordfish_of_columns() -> None:
    """A fish is sashimi if a base line has one place without its fins."""
    state = with_places(
        5, {"column 1": "r1c1 r5c1", "column 4": "r5c4 r9c4", "column 8": "r1c8 r7c8 r8c8"}, NINE
    )
    (step,) = steps(state, techniques(LINES, 3))
    assert step.technique == "sashimi_swordfish"
    assert gone(step) == {"5r9c7", "5r9c9"}
    assert part(step, "base") == ["column 1", "column 4", "column 8"]
    assert part(step, "cover") == ["row 1", "row 5", "row 9"]
    assert part(step, "fin") == ["5 r7c8 r8c8"]


def test_two_fish_with_one_base_make_a_siamese_one() -> None:
    """On request, two covers of one base are one step, in addition to one step for each."""
    state = with_places(5, {"row 2": "r2c3 r2c7", "row 7": "r7c3 r7c8"}, NINE)
    single = [column(8, rows="13"), column(7, rows="89")]
    assert [gone(step) for step in steps(state, "sashimi_x_wing")] == single
    both = steps(state, "sashimi_x_wing", options=TechniqueOptions(siamese=True))
    assert [gone(step) for step in both] == [*single, single[0] | single[1]]
    assert part(both[-1], "base") == ["row 2", "row 7"]
    assert part(both[-1], "cover") == ["column 3", "column 7", "column 3", "column 8"]
    assert part(both[-1], "fin") == ["5 r7c8", "5 r2c7"]


def test_a_franken_x_wing() -> None:
    """Boxes may be base or cover."""
    state = with_places(5, {"box 1": "r1c1 r2c2 r3c1", "row 8": "r8c1 r8c2"}, NINE)
    step = steps(state, "franken_x_wing")[0]
    assert gone(step) == column(1, rows="45679") | column(2, rows="45679")
    assert part(step, "base") == ["row 8", "box 1"]
    assert part(step, "cover") == ["column 1", "column 2"]


def test_a_mutant_x_wing() -> None:
    """Rows and columns may be base together."""
    state = with_places(5, {"row 8": "r8c1 r8c2", "column 3": "r4c3 r7c3 r9c3"}, NINE)
    step = steps(state, "mutant_x_wing")[0]
    outside = {f"5r4c{number}" for number in (1, 2, 4, 5, 6, 7, 8, 9)}
    assert gone(step) == outside | {"5r7c1", "5r7c2", "5r9c1", "5r9c2"}
    assert part(step, "base") == ["row 8", "column 3"]
    assert part(step, "cover") == ["row 4", "box 7"]


def test_an_endo_fin() -> None:
    """A candidate that two base houses share is a fin, though the cover holds it."""
    houses = {"row 8": "r8c3 r8c6", "column 3": "r2c3 r8c3", "box 2": "r2c4 r3c6"}
    state = with_places(5, houses, NINE)
    found = steps(state, "finned_mutant_swordfish")
    step = next(step for step in found if part(step, "cover") == ["row 2", "column 6", "box 7"])
    assert gone(step) == {"5r7c1", "5r7c2", "5r9c1", "5r9c2"}
    assert part(step, "base") == ["row 8", "column 3", "box 2"]
    assert part(step, "pattern") == ["5 r2c3 r2c4 r3c6 r8c6"]
    assert part(step, "endo_fin") == ["5 r8c3"]
    without = steps(state, "finned_mutant_swordfish", options=TechniqueOptions(endo_fins=0))
    assert not any(part(step, "endo_fin") for step in without)


def test_no_more_fins_than_allowed() -> None:
    """Fish with more fins than the options say are not found."""
    state = with_places(5, {"row 2": "r2c3 r2c7", "row 7": "r7c3 r7c7 r7c8 r7c9"}, NINE)
    assert steps(state, "finned_x_wing", options=TechniqueOptions(fins=1)) == []
    assert len(steps(state, "finned_x_wing", options=TechniqueOptions(fins=2))) == 1


def test_nothing_without_marks() -> None:
    """No fish is in an empty grid, nor where a wrong digit has left no candidate at all."""
    assert steps(NINE, techniques((*LINES, *COMPLEX), 3)) == []
    assert steps(Candidates([0] * 81, NINE.layout), techniques((*LINES, *COMPLEX), 7)) == []


@given(sparse())
@settings(max_examples=40)
def test_all_line_fish_are_found(state: Candidates) -> None:
    """Steps are as defined, and eliminate whatever some fish of lines does."""
    found = steps(state, techniques(LINES, 3), options=NO_LIMITS)
    assert all(is_as_defined(step, state) for step in found)
    reached = eliminated(found, state)
    for size in (2, 3):
        for fish in all_fish(state, 1, size, lines=True):
            assert not fish.eliminations & ~reached


@given(sparse())
@settings(max_examples=20)
def test_all_complex_fish_are_found(state: Candidates) -> None:
    """Steps are as defined, and eliminate whatever some fish of any houses does."""
    found = steps(state, techniques((*LINES, *COMPLEX), 2), options=NO_LIMITS)
    assert all(is_as_defined(step, state) for step in found)
    reached = eliminated(found, state)
    for fish in all_fish(state, 1, 2, lines=False):
        assert not fish.eliminations & ~reached


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    names = [*techniques(LINES, 7), *techniques(COMPLEX, 3)]
    assert wrong_steps(layout, names) == []
    assert wrong_steps(layout, techniques(LINES, 4), TechniqueOptions(siamese=True)) == []
