"""Verdicts: right answers are accepted, and wrong ones get the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, cycle
from random import Random

import pytest
from tests.each import each

from nonet.course import Exercise, exercise, stations
from nonet.course._patterns import pattern_cells
from nonet.course._target import target
from nonet.errors import NonetError
from nonet.layout import cell_name
from nonet.logic import LANGUAGES, steps, technique
from nonet.logic.languages import texts_of_course

NAMES = [one.name for one in stations()]


@each("name", NAMES)
def test_every_accepted_answer_is_right(name: str) -> None:
    """What a step concludes is a right and complete answer, and the message has its argument."""
    one = exercise(name, seed=11)
    for step in one.steps[:20]:
        for language in LANGUAGES:
            verdict = one.check(
                placed=step.placements, removed=step.eliminations, language=language
            )
            assert (verdict.right, verdict.complete) == (True, True)
            assert verdict.step is not None
            argument = verdict.step.explain("show", language, state=one.state)
            assert argument in verdict.message


@each("name", NAMES)
def test_cells_of_a_pattern_are_right(name: str) -> None:
    """The cells that a hint at depth "point" leads to are a right answer."""
    one = exercise(name, seed=12)
    step = one.steps[0]
    cells = {
        cell
        for group in step.groups
        if group.role not in {"conclusion", "restricted_common", "extra", "fin"}
        for cell in group.cells
    }
    verdict = one.check(cells=cells or {cell for cell, _ in step.placements})
    assert (verdict.right, verdict.complete) == (True, True)


@each("name", NAMES)
def test_no_false_answer_is_right(name: str) -> None:
    """No removal of the solution and no other digit is right, and no verdict gives one away."""
    one = exercise(name, seed=13)
    cells = [cell for cell, digit in enumerate(one.state.grid.digits) if not digit]
    for cell in cells[::5]:
        digit = one.solution.digits[cell]
        removal = one.check(removed=[(cell, digit)])
        assert not removal.right
        assert removal.message.startswith("That candidate is needed.")
        assert "solution" not in removal.message
        for other in set(one.state[divmod(cell, 9)]) - {digit}:
            entry = one.check(placed=[(cell, other)])
            assert not entry.right
            assert entry.message.startswith(f"{cell_name(cell, 9)} = {other} is wrong")


@pytest.mark.parametrize("name", [name for name in NAMES if not target(name).is_single])
def test_only_what_follows_is_right(name: str) -> None:
    """A removal is right exactly if some accepted step implies it."""
    made = (exercise(name, seed=seed) for seed in range(14, 34))
    one = next(one for one in made if not any(step.placements for step in one.steps))
    implied = {candidate for step in one.steps for candidate in step.eliminations}
    cells = [cell for cell, digit in enumerate(one.state.grid.digits) if not digit]
    candidates = {(cell, digit) for cell in cells for digit in one.state[divmod(cell, 9)]}
    right = sorted(implied)[:: 1 + len(implied) // 20]
    wrong = sorted(candidates - implied)[::27]
    assert all(one.check(removed=[candidate]).right for candidate in right)
    assert not any(one.check(removed=[candidate]).right for candidate in wrong)


def test_part_of_an_answer_says_what_is_left() -> None:
    """A part of the eliminations is right and not complete, and the rest is named."""
    one = larger("x_wing")
    first, *rest = one.steps[0].eliminations
    verdict = one.check(removed=[first])
    assert (verdict.right, verdict.complete) == (True, False)
    assert verdict.message.startswith("Right, and there is more: ")
    assert all(cell_name(first[0], 9) != cell_name(cell, 9) for cell, _ in rest)


def larger(name: str) -> Exercise:
    """An exercise whose step eliminates several candidates."""
    made = (exercise(name, seed=seed) for seed in range(50))
    return next(one for one in made if len(one.steps[0].eliminations) > 1)


def test_several_steps_at_once_are_right() -> None:
    """The conclusions of two steps together are a right answer."""
    made = (exercise("hidden_single_in_box", seed=seed) for seed in range(50))
    one = next(one for one in made if len({step.placements for step in one.steps}) > 1)
    both = [placed for step in one.steps for placed in step.placements]
    assert one.check(placed=both).right


def test_another_technique_is_named() -> None:
    """What is true and shown by another technique is refused with its name."""
    messages = set()
    for seed in range(30):
        one = exercise("naked_pair", seed=seed)
        implied = {candidate for step in one.steps for candidate in step.eliminations}
        for cell in range(81):
            for digit in one.state[divmod(cell, 9)]:
                if digit == one.solution.digits[cell] or (cell, digit) in implied:
                    continue
                verdict = one.check(removed=[(cell, digit)])
                assert not verdict.right
                messages.add(verdict.message.partition("another technique: ")[2])
        if "a hidden pair." in messages:
            break
    assert "a hidden pair." in messages


def test_hidden_single_in_a_house_of_the_other_kind() -> None:
    """At the station of boxes a hidden single in a line is refused, and the line named."""
    for one in (exercise("hidden_single_in_box", seed=seed) for seed in range(60)):
        boxes = {placed for step in one.steps for placed in step.placements}
        for cell, digit in enumerate(one.solution.digits):
            if not one.state.grid.digits[cell] and (cell, digit) not in boxes:
                message = one.check(placed=[(cell, digit)]).message
                if "as a hidden single in" in message:
                    assert one.check(cells=[cell]).message == message
                    assert "row" in message or "column" in message
                    assert message.endswith("here, look for one in a box.")
                    return
    pytest.fail("no such single in 60 exercises")


def pairs_without_effect(one: Exercise) -> Iterator[tuple[int, int]]:
    """Cells of a house with the same two candidates from which nothing follows."""
    steps = {group.cells for step in one.steps for group in step.groups}
    for house in one.state.layout.houses:
        for pair in combinations(house.cells, 2):
            masks = {one.state.masks[cell] for cell in pair}
            if len(masks) == 1 and masks.pop().bit_count() == 2 and pair not in steps:
                yield pair


def test_pair_from_which_nothing_follows() -> None:
    """A naked pair without effect is called that, in each language."""
    made = (exercise("naked_pair", seed=seed) for seed in range(200))
    one, pair = next((one, pair) for one in made for pair in pairs_without_effect(one))
    assert [one.check(cells=pair, language=language).message for language in LANGUAGES] == [
        "That is a naked pair, but nothing follows from it.",
        "Du hast ein nacktes Paar gefunden, aber es folgt nichts daraus.",
        "这确实是显性数对，但什么也排除不了。",
    ]


def test_removal_out_of_reach_of_a_pattern() -> None:
    """After a removal that the pattern does not reach, the cell that is not seen is named."""
    one = exercise("xy_wing", seed=1)
    [step, *_] = one.steps
    (_, digit) = step.eliminations[0]
    wrong = [
        (cell, digit)
        for cell in range(81)
        if one.solution.digits[cell] == digit and not one.state.grid.digits[cell]
    ]
    messages = [one.check(removed=[step.eliminations[0], other]).message for other in wrong]
    assert any("does not see" in message for message in messages)


@pytest.mark.parametrize(
    ("name", "cells", "expected"),
    [
        ("naked_pair", [0], "The pattern has 2 cells, and you marked 1."),
        ("naked_pair", [0, 80], "r1c1 does not see r9c9."),
        ("x_wing", [0, 10, 20, 30], "four rows and four columns; the pattern has two of each."),
        ("unique_rectangle", [0, 10, 20, 30], "not the corners of a rectangle"),
        ("unique_rectangle", [0, 8, 72, 80], "The corners lie in 4 boxes"),
        ("pointing", [0, 80], "are not in one box and one line"),
        ("xy_wing", [0, 4, 80], "does not see"),
        ("skyscraper", [0, 80], "The pattern has 4 cells, and you marked 2."),
        ("w_wing", [0, 20, 40, 60], "have the same two candidates"),
        ("aic", [0, 80], "These cells are not the pattern"),
    ],
)
def test_reasons_for_cells(name: str, cells: list[int], expected: str) -> None:
    """Cells that are no pattern get a reason that can be checked on the board."""
    made = (exercise(name, seed=seed) for seed in range(300))
    one = next(one for one in made if not any(one.state.grid.digits[cell] for cell in cells))
    verdict = one.check(cells=cells)
    assert not verdict.right
    assert expected in verdict.message


def test_cells_of_almost_the_pattern() -> None:
    """One cell too few or too many is said to be just that."""
    one = exercise("x_wing", seed=3)
    [cells] = [group.cells for group in one.steps[0].groups if group.role == "pattern"]
    assert one.check(cells=cells[:-1]).message == "Almost: one more cell belongs to the pattern."
    eliminated = {cell for cell, _ in one.steps[0].eliminations}
    empty = [cell for cell, digit in enumerate(one.state.grid.digits) if not digit]
    other = next(cell for cell in empty if cell not in {*cells, *eliminated})
    message = one.check(cells=[*cells, other]).message
    assert message == f"Almost: {cell_name(other, 9)} is not part of the pattern."


def test_answers_that_cannot_be() -> None:
    """Filled cells, candidates that are gone and empty answers get a sentence."""
    one = exercise("naked_pair", seed=1)
    filled = next(cell for cell, digit in enumerate(one.state.grid.digits) if digit)
    empty = one.state.grid.digits.index(0)
    gone = next(digit for digit in range(1, 10) if digit not in one.state[divmod(empty, 9)])
    name = cell_name(empty, 9)
    assert one.check(placed=[(filled, 1)]).message.endswith("is already filled.")
    assert one.check(cells=[filled, empty]).message.endswith("is already filled.")
    assert (
        one.check(removed=[(empty, gone)]).message == f"{gone} is no longer a candidate of {name}."
    )
    assert f"already has a {gone}." in one.check(placed=[(empty, gone)]).message
    words = one.check(cells=f"{cell_name(filled, 9)} {name}", cell_names="words").message
    assert words.startswith("Row ")
    assert one.check().message == "Remove a candidate, or select the cells of the pattern."


def test_answers_outside_the_grid() -> None:
    """Cells and digits outside the grid, and unknown languages, are refused."""
    one = exercise("naked_pair", seed=1)
    with pytest.raises(NonetError, match="expected a cell index from 0 to 80, found 81"):
        one.check(cells=[81])
    with pytest.raises(NonetError, match="expected a digit from 1 to 9, found 0"):
        one.check(removed=[(0, 0)])
    with pytest.raises(NonetError, match="expected the language"):
        one.check(cells=[0], language="fr")


def test_lines_of_a_skyscraper() -> None:
    """Where a line has a third place for the digit, that place is named."""
    messages = []
    for one in (exercise("skyscraper", seed=seed) for seed in range(20)):
        for digit in range(1, 10):
            places = {
                row: [col for col in range(9) if digit in one.state[row, col]] for row in range(9)
            }
            rows = [row for row in range(9) if len(places[row]) == 3][:2]
            if len(rows) == 2:
                cells = [row * 9 + col for row in rows for col in places[row][:2]]
                messages.append(one.check(cells=cells).message)
    assert any("can also go in" in message for message in messages)


def test_pattern_of_another_technique() -> None:
    """Cells of a pattern that works, but of another technique, are named as that."""
    made = (exercise("locked_pair", seed=seed) for seed in range(100))
    for one in made:
        for step in steps(one.state, "naked_pair"):
            [pair] = [group.cells for group in step.groups if group.role == "pattern"]
            message = one.check(cells=pair).message
            assert message == (
                "That works, as a case of a naked pair; here, look for a locked pair."
            )
            return
    pytest.fail("no naked pair beside a locked one in 100 exercises")


@pytest.mark.parametrize("name", ["naked_triple", "x_wing", "swordfish", "xy_wing", "skyscraper"])
def test_part_of_a_pattern_is_not_without_effect(name: str) -> None:
    """Of cells that are part of a pattern with an effect it is never said that nothing follows."""
    one = exercise(name, seed=6)
    core, _ = pattern_cells(one.steps[0])
    for size in range(1, len(core)):
        for cells in combinations(sorted(core), size):
            assert "nothing follows" not in one.check(cells=cells).message


@pytest.mark.parametrize("name", [name for name in NAMES if target(name).is_single])
def test_what_a_digit_excludes_may_be_removed(name: str) -> None:
    """Removing what a single excludes, in its cell or where it is seen, is right in part."""
    one = exercise(name, seed=15)
    [(cell, digit)] = one.steps[0].placements
    houses = [one.state.layout.houses[number] for number in one.state.layout.cell_houses[cell]]
    peers = {peer for house in houses for peer in house.cells} - {cell}
    excluded = [(peer, digit) for peer in peers if digit in one.state[divmod(peer, 9)]]
    excluded = [pair for pair in excluded if not one.state.grid.digits[pair[0]]]
    excluded += [(cell, other) for other in one.state[divmod(cell, 9)] if other != digit]
    for candidate in excluded:
        verdict = one.check(removed=[candidate])
        assert (verdict.right, verdict.complete) == (True, False)
        assert "there is more: " in verdict.message


def test_any_answer_gets_a_sentence() -> None:
    """Whatever is marked, entered and removed at once, there is a verdict, in any language."""
    rng = Random(1)
    for name, language in zip(NAMES, cycle(LANGUAGES), strict=False):
        one = exercise(name, seed=16)
        implied = [pair for step in one.steps for pair in (*step.eliminations, *step.placements)]
        some = [(rng.randrange(81), rng.randrange(1, 10)) for _ in range(4)]
        verdicts = [
            one.check(cells=[cell for cell, _ in some], language=language),
            one.check(removed=[rng.choice(implied), some[0]], language=language),
            one.check(placed=some[:1], removed=some[1:], language=language),
        ]
        assert all(verdict.message for verdict in verdicts)
        assert not any(verdict.complete and not verdict.right for verdict in verdicts)


def test_a_much_harder_technique_is_not_named() -> None:
    """Cells of a pattern two levels above the station are called that, and no name is given."""
    made = (exercise("hidden_single_in_box", seed=seed) for seed in range(60))
    for one in made:
        for step in steps(one.state, ("xy_wing", "x_wing", "skyscraper", "two_string_kite")):
            cells, _ = pattern_cells(step)
            said = [one.check(cells=cells, language=language).message for language in LANGUAGES]
            if said[0].startswith("That works"):
                assert said[0] == (
                    "That works, but it is a much harder technique. Here, look for a hidden single."
                )
                assert said[1].endswith("Suche hier einen versteckten Einer.")
                assert "难得多的技巧" in said[2]
                return
    pytest.fail("no such pattern in 60 exercises")


def test_german_techniques_are_objects() -> None:
    """A phrase, which is an accusative, is the subject of no sentence."""
    texts = texts_of_course("de")
    phrase = technique("x_wing", "de").phrase
    for message in (
        *("true-removed-by", "true-placed-by", "true-removed-harder", "true-placed-harder"),
        *("cells-other", "other-technique", "other-harder", "no-effect"),
    ):
        text = texts.say(message, phrase=phrase, wanted=phrase, cell="r1c1", digit=1)
        assert not re.search(r"\b(?:ist|sind|bleibt)(?: \w+)* einen\b", text), text


@pytest.mark.parametrize("seed", range(4))
def test_a_line_that_is_named_is_not_named_again(seed: int) -> None:
    """Where a sentence names a row or column, cells within it are named by what crosses it."""
    one = exercise("hidden_single_in_line", seed=seed)
    messages = []
    for cell in range(seed, 81, 5):
        for digit in one.state[divmod(cell, 9)]:
            verdict = one.check(placed=[(cell, digit)], cell_names="words")
            messages += re.findall(
                r"In (row|column) (\d) it can still go in (.*)", verdict.message, re.IGNORECASE
            )
    assert messages
    for kind, number, cells in messages:
        assert f"{kind} {number}" not in cells
