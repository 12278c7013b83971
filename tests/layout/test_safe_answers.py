"""A constraint that keeps nothing: whatever rests on houses alone honours it, or refuses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest
from tests.unknown_constraints import Rising, Stubborn

import nonet
from nonet import Grid, Layout, LayoutError, drawing, reference
from nonet.dataset._labels import LabelBatch
from nonet.drawing.codes import codes_of
from nonet.drawing.wording import Wording
from nonet.errors import GenerationFailed, NonetError
from nonet.formats import FORMATS
from nonet.formats.format import Format, is_of_layout
from nonet.logic import Language, house_title, steps, techniques
from nonet.puzzle import Puzzle
from nonet.running import Watch

FOUR = Layout.of_size(4, constraints=[Stubborn()])
NINE = Layout.of_size(9, constraints=[Stubborn()])
UNKNOWN = Layout.of_size(4, constraints=[Rising(0, 1)])
UNIQUENESS = [one.name for one in techniques() if one.family == "Uniqueness"]


def generated(seed: int) -> Grid:
    """A puzzle with the constraint."""
    return nonet.generate(NINE, seed=seed).puzzle


def test_its_houses_are_solved() -> None:
    """What the constraint lowers to holds in all solutions, as in the plain solver."""
    empty = Grid.empty(FOUR)
    found = {one.digits for one in nonet.solutions(empty)}
    assert found == {one.digits for one in reference.solutions(empty)}
    assert 0 < len(found) < nonet.count(Grid.empty(Layout.of_size(4)), limit=None)
    assert not any(list(FOUR.violations(digits)) for digits in found)


def test_what_is_no_house_is_solved_by_the_plain_solver() -> None:
    """The solver in plain Python checks a constraint that no other solver knows."""
    found = {one.digits for one in reference.solutions(Grid.empty(UNKNOWN))}
    assert len(found) == 288 // 2
    assert all(digits[0] < digits[1] for digits in found)


@pytest.mark.parametrize(
    "work",
    [
        nonet.solve,
        nonet.check,
        lambda grid: nonet.count(grid, limit=None),
        lambda grid: next(nonet.solutions(grid)),
        nonet.true_candidates,
        nonet.minimize,
        nonet.hint,
        nonet.walkthrough,
        nonet.grade,
        steps,
        nonet.rate,
        lambda grid: nonet.generate(grid.layout, seed=1),
        lambda grid: nonet.full_grid(grid.layout, seed=1),
    ],
)
def test_what_no_solver_knows_is_refused(work: Callable[[Grid], object]) -> None:
    """A constraint without a form for the solvers is never left out: it raises LayoutError."""
    with pytest.raises(LayoutError):
        work(Grid("1...............", layout=UNKNOWN))


@pytest.mark.parametrize("seed", range(5))
def test_a_scramble_moves_and_relabels_nothing(seed: int) -> None:
    """No move of cells and no relabelling is known to keep the rules, so all stays in place."""
    puzzle = Grid("1... .2.. ..3. ...4", layout=FOUR)
    assert nonet.scramble(puzzle, seed=seed) == puzzle
    assert nonet.scramble(puzzle.without_entries(), seed=seed) == puzzle


@pytest.mark.parametrize("layout", [FOUR, NINE])
def test_there_is_no_canonical_form(layout: Layout) -> None:
    """Canonical forms, automorphisms and distinctness are for boxes and no constraints."""
    empty = Grid.empty(layout)
    for work in (nonet.canonical, nonet.automorphisms):
        with pytest.raises(LayoutError, match="no other houses"):
            work(empty)
    with pytest.raises(LayoutError, match="no other houses"):
        next(nonet.generate_many(1, layout, distinct=True, seed=1))


def test_no_dataset_takes_two_puzzles_for_the_same() -> None:
    """Without a JSON form there is no fingerprint, by which splits and distinctness go."""
    digits = Grid.empty(FOUR).to_array().reshape(1, -1)
    with pytest.raises(LayoutError, match=r"nonet knows, found Stubborn\(\)"):
        _ = LabelBatch(FOUR, digits, 1, Watch()).fingerprints


def failure(layout: Layout, **options: int | str) -> str:
    """Why no puzzle is generated."""
    with pytest.raises(GenerationFailed) as raised:
        nonet.generate(layout, tries=1, seed=1, **options)  # type: ignore[arg-type]
    return str(raised.value)


def test_few_givens_are_not_proved_impossible() -> None:
    """Neither two missing digits nor two empty rows of a band can be exchanged for certain."""
    windoku = Layout.of_size(9, windows=True)
    assert "can be exchanged" in failure(windoku, givens=7)
    assert "no matching puzzle in 1 tries" in failure(NINE, givens=7)
    pattern = "." * 18 + "x" * 63
    assert "can be exchanged" in failure(Layout.of_size(9), pattern=pattern)
    assert "can be exchanged" not in failure(NINE, pattern=pattern, givens=20)


def test_no_technique_argues_from_exchanges() -> None:
    """Rectangles, loops and graves that say much without the constraint say nothing with it."""
    walked = nonet.walkthrough(nonet.generate(minimal=True, seed=2).puzzle)
    states = [state for state, _ in zip(walked.states(), walked.steps, strict=False)]
    found = [len(steps(state, UNIQUENESS)) for state in states]
    assert sum(found) > 0
    for state in states:
        other = nonet.Candidates(
            state.masks, NINE, Grid(state.grid.givens, state.grid.entries, layout=NINE)
        )
        assert steps(other, UNIQUENESS) == []


@pytest.mark.parametrize("seed", range(2))
def test_no_step_contradicts_the_solution(seed: int) -> None:
    """Each technique, exocets and oddagons included, holds with a house that it does not know."""
    puzzle = generated(seed)
    solution = nonet.solve(puzzle, unique=True).digits
    for state in islice(nonet.walkthrough(puzzle).states(), 0, None, 8):
        for step in steps(state):
            assert all(solution[cell] == digit for cell, digit in step.placements)
            assert all(solution[cell] != digit for cell, digit in step.eliminations)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_house_without_a_word_keeps_its_name(language: Language) -> None:
    """The sentences name a house of an unknown constraint by its kind."""
    assert "stubborn" in house_title(NINE.houses[-1], language)


@pytest.mark.parametrize("form", [one for one in FORMATS if one.write], ids=lambda one: one.name)
def test_no_format_drops_it_in_silence(form: Format) -> None:
    """Every format says that it cannot hold the layout, or refuses the puzzle."""
    for layout in (NINE, Layout.of_size(9, constraints=[Rising(0, 1)])):
        try:
            lost = form.lost(Puzzle(Grid.empty(layout)))
        except NonetError:
            continue
        assert any(map(is_of_layout, lost))


def test_its_pictures_name_it() -> None:
    """A picture names the constraint; a booklet has no task or code that would leave it out."""
    puzzle = generated(0)
    assert "9×9 Sudoku, stubborn" in drawing.draw(puzzle)
    assert Wording().task(puzzle.layout) == ""
    assert codes_of(puzzle) == ()
