"""The first chapter: three grids that the learner fills, and why a digit is wrong."""

from __future__ import annotations

import pytest
from tests.logic.test_languages import EVERY_LANGUAGE, flaws

import nonet
from nonet import NonetError
from nonet.course.rules import RulesScreen, check_digit, rules_screens
from nonet.logic import Language, TechniqueOrder

SCREENS = rules_screens()
EVERY_SCREEN = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)


@EVERY_SCREEN
def test_a_screen_is_filled_house_by_house(screen: RulesScreen) -> None:
    """The grid has one solution, and there is always a house with a single gap."""
    order = TechniqueOrder.human().only({"full_house"})
    assert nonet.walkthrough(screen.puzzle, order=order).solved
    assert nonet.count(screen.puzzle) == 1


def test_each_screen_adds_its_rule() -> None:
    """Gaps are alone in their rows, then in their columns, then at first only in their boxes."""
    kinds = [
        {screen.puzzle.layout.houses[group.house].kind for group in step.groups if group.house}
        for screen in SCREENS[2:]
        for step in nonet.steps(screen.puzzle, "full_house")
    ]
    assert kinds == [{"box"}] * len(kinds) != []
    rows, columns, _ = (screen.puzzle for screen in SCREENS)
    assert [rows.givens[first : first + 4].count(0) for first in range(0, 16, 4)] == [1] * 4
    assert [columns.givens[first::4].count(0) for first in range(4)] == [1] * 4


@EVERY_SCREEN
@EVERY_LANGUAGE
def test_every_digit_has_its_sentence(screen: RulesScreen, language: Language) -> None:
    """The right digit is right; a wrong one repeats a digit that is shown, or comes to nothing."""
    puzzle = screen.puzzle
    solution = nonet.solve(puzzle)
    for cell, given in enumerate(puzzle.givens):
        for digit in range(1, 5) if not given else ():
            found = check_digit(screen.name, puzzle, cell, digit, language)
            assert found.right == (solution.digits[cell] == digit)
            assert flaws(found.message, language) == []
            assert [puzzle.digits[other] for other in found.cells] == [digit] * len(found.cells)


@EVERY_LANGUAGE
def test_the_last_digit_completes_the_screen(language: Language) -> None:
    """The last right digit brings the words for the end, unless another digit is wrong."""
    screen = rules_screens(language)[0]
    gaps = [cell for cell, given in enumerate(screen.puzzle.givens) if not given]
    solution = nonet.solve(screen.puzzle).digits
    grid = screen.puzzle
    for cell in gaps[:-1]:
        verdict = check_digit("rows", grid, cell, solution[cell], language)
        assert (verdict.right, verdict.complete) == (True, False)
        grid = grid.place(divmod(cell, 4), solution[cell])
    verdict = check_digit("rows", grid, gaps[-1], solution[gaps[-1]], language)
    assert (verdict.complete, verdict.message) == (True, screen.done)
    for text in (screen.title, screen.text, screen.done):
        assert flaws(text, language) == []


@pytest.mark.parametrize(
    ("name", "grid", "cell", "digit"),
    [
        ("nothing", SCREENS[0].puzzle, 2, 1),
        ("rows", SCREENS[1].puzzle, 2, 1),
        ("rows", SCREENS[0].puzzle, 0, 1),
        ("rows", SCREENS[0].puzzle, 16, 1),
        ("rows", SCREENS[0].puzzle, 2, 5),
    ],
    ids=["screen", "grid", "filled", "outside", "digit"],
)
def test_what_is_not_of_the_screen_is_refused(
    name: str, grid: nonet.Grid, cell: int, digit: int
) -> None:
    """Another screen, grid, cell or digit is refused in a sentence."""
    with pytest.raises(NonetError, match=r"expected .*, found"):
        check_digit(name, grid, cell, digit)


def test_each_screen_has_a_grid_of_its_own() -> None:
    """No two have the same solution, and the gaps of the second are alone in columns, not rows."""
    solutions = {nonet.solve(screen.puzzle).to_text() for screen in SCREENS}
    assert len(solutions) == len(SCREENS)
    gaps = [divmod(cell, 4) for cell, digit in enumerate(SCREENS[1].puzzle.digits) if not digit]
    assert len({column for _, column in gaps}) == len(gaps)
    assert len({row for row, _ in gaps}) < len(gaps)
