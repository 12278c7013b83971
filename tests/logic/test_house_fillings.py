"""What the fillings of houses with the rules in them leave."""

from __future__ import annotations

from itertools import permutations
from random import Random

from tests.each import each
from tests.logic.rule_states import gone, state

from nonet import Candidates, Grid, Layout
from nonet.constraints import Cage, Thermometer, WhisperLine
from nonet.layout import Constraint, House
from nonet.logic import Step, steps


def in_house(found: list[Step], house: House) -> Step | None:
    """The step about this house."""
    return next((step for step in found if list(step.houses("house")) == [house]), None)


def random_rules(rng: Random) -> tuple[Constraint, ...]:
    """Two or three rules in row 1 of a grid of size 6."""
    cells = [f"r1c{column}" for column in range(1, 7)]
    rng.shuffle(cells)
    first, second, third = cells[:2], cells[2:4], cells[4:]
    return (
        Cage(" ".join(first), rng.randint(5, 9)),
        Thermometer(" ".join(second)),
        Cage(" ".join(third), rng.randint(5, 9)),
    )[: rng.randint(2, 3)]


@each("seed", range(30))
def test_the_fillings_of_a_row_leave_what_its_permutations_do(seed: int) -> None:
    """A candidate is removed where no permutation of the row obeys its rules, and nowhere else."""
    rng = Random(seed)
    layout = Layout.boxes(2, 3, constraints=random_rules(rng))
    masks = list(Candidates.of(Grid.empty(layout)).masks)
    for cell in range(6):
        masks[cell] &= ~(1 << rng.randrange(6))
    candidates = Candidates(masks, layout)
    possible: set[tuple[int, int]] = set()
    for row in permutations(range(1, 7)):
        digits = bytes(row) + bytes(30)
        if all(masks[cell] >> digit - 1 & 1 for cell, digit in enumerate(row)) and not any(
            any(rule.violations(layout, digits)) for rule in layout.constraints
        ):
            possible |= set(enumerate(row))
    if not possible:
        return
    step = in_house(steps(candidates, "house_fillings"), layout.houses[0])
    removed = set() if step is None else set(step.eliminations)
    present = {
        (cell, digit) for cell in range(6) for digit in range(1, 7) if masks[cell] >> digit - 1 & 1
    }
    assert removed == present - possible


def test_cages_of_a_house_compete_for_digits() -> None:
    """Beside 8 and 9 of a cage of 17, two cages of 10 have 3 and 7, and 4 and 6."""
    rules = (Cage("r1c1 r1c2", 17), Cage("r2c1 r2c2", 10), Cage("r3c1 r3c2", 10))
    candidates = state(*rules)
    step = in_house(steps(candidates, "house_fillings"), candidates.layout.houses[18])
    assert step is not None
    cages = {f"r{row}c{column}": "12589" for row in (2, 3) for column in (1, 2)}
    others = {f"r{row}c3": "346789" for row in (1, 2, 3)}
    assert gone(step) == cages | others | {"r1c1": "1234567", "r1c2": "1234567"}
    said = step.explain("show")
    assert "owever box 1 is filled so that" in said
    assert "17" in said


def test_only_rules_that_matter_are_named() -> None:
    """A rule that says nothing of the matter is in no argument."""
    rules = (
        WhisperLine("r1c1 r1c2 r1c3", 5),
        Thermometer("r1c4 r1c5"),
        Cage("r1c6 r1c7", 4),
    )
    for step in steps(state(*rules), "house_fillings"):
        assert step.rules()
        assert set(step.rules()) <= set(rules)
