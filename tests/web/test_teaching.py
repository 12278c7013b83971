"""Hints, steps, walkthroughs and the catalogue, ready to be drawn."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient
from tests.cli.program import FOUR, FOUR_OPEN, NINE
from tests.each import each
from tests.web.asking import Json, ask, run_job, state_of

import nonet
from nonet.logic import LANGUAGES, Language, example_of, technique

SINGLES = ".9..1..3......4169...7.24.....2..38..28.7.54..76..8.....75.6...2138......6..2..7."
"""Both kinds of singles are there at once; our own."""


def replayed(grid: nonet.Grid, marks: Json, steps: Json) -> nonet.Candidates:
    """The state after steps as a page plays them: placements, eliminations."""
    masks = [sum(1 << digit - 1 for digit in digits) for digits in marks]
    state = nonet.Candidates(masks, grid.layout, grid)
    for step in steps:
        for cell, digit in step["placements"]:
            state = state.place(cell, digit)
        state = state.without([(cell, digit) for cell, digit in step["eliminations"]])
    return state


def test_a_hint_has_three_depths(client: TestClient) -> None:
    """A hint is the library's, with all its sentences and what they speak of."""
    answer = ask(client, "hint", {"state": state_of(NINE)})
    expected = nonet.hint(NINE, order=nonet.TechniqueOrder.human())
    assert expected.step is not None
    step = answer["step"]
    assert step["technique"] == expected.step.technique
    assert [step[depth] for depth in ("nudge", "point", "show")] == [
        expected.explain("nudge"),
        expected.explain("point"),
        expected.explain("show"),
    ]
    assert answer["message"] == step["nudge"]
    assert (answer["solved"], answer["mistakes"]) == (False, [])


def test_hints_are_in_the_order_of_people(client: TestClient) -> None:
    """A hidden single comes before a naked one, and in a box before a line."""
    grid = nonet.Grid("1... .... ..1. ...4")
    assert nonet.hint(grid).step != nonet.hint(grid, order=nonet.TechniqueOrder.human()).step
    answer = ask(client, "hint", {"state": state_of(grid)})
    assert answer["step"]["technique"] == "hidden_single"
    assert answer["step"]["nudgeHouses"][0]["name"] == "box 2"


def test_singles_come_with_the_digits_that_show_them(client: TestClient) -> None:
    """Eight digits close the cell of a naked single, and some the house of a hidden one."""
    question = {"state": state_of(SINGLES), "techniques": ["full house", "h1", "n1"]}
    steps = ask(client, "steps", question)["steps"]
    digits = nonet.Grid(SINGLES).digits
    kinds = {step["technique"] for step in steps} & {"naked_single", "hidden_single"}
    assert kinds == {"naked_single", "hidden_single"}
    for step in steps:
        if step["technique"] == "naked_single":
            [[cell, digit]] = step["placements"]
            seen = {digits[blocker] for blocker, _ in step["blocks"]}
            assert seen == set(range(1, 10)) - {digit}
            assert {closed for _, closed in step["blocks"]} == {cell}
        elif step["technique"] == "hidden_single":
            [[cell, digit]] = step["placements"]
            empty = {one for one in step["houses"][0]["cells"] if not digits[one]} - {cell}
            assert {closed for _, closed in step["blocks"]} == empty
            assert {digits[blocker] for blocker, _ in step["blocks"]} <= {digit}
        else:
            assert step["blocks"] == []


def test_a_mistake_comes_with_a_nudge(client: TestClient) -> None:
    """Before it is named, only its box is, in the language of the page."""
    wrong = state_of(nonet.Grid(FOUR).place("r1c2", 2))
    for language, nudge in (
        ("en", "One of your digits in box 1 is wrong."),
        ("de", "Eine deiner Ziffern in Block 1 ist falsch."),
        ("zh", "第1宫中有一个数字填错了。"),
    ):
        [mistake] = ask(client, "hint", {"state": wrong, "language": language})["mistakes"]
        assert mistake["nudge"] == nudge
        assert mistake["house"]["cells"] == [0, 1, 4, 5]


def test_a_grade_says_where_the_length_made_it(client: TestClient) -> None:
    """A level above that of every step comes from their number."""
    for puzzle in (NINE, FOUR):
        grade = nonet.grade(puzzle)
        entries = {entry.name: entry.level for entry in nonet.TechniqueOrder.hodoku().entries}
        answer = ask(client, "grade", {"state": state_of(puzzle)})
        assert answer["byLength"] == (grade.level not in {entries[name] for name in grade.steps})


def test_a_grade_says_at_how_many_places(client: TestClient) -> None:
    """It is the number of places of the hardest step; singles have none."""
    hard = ".42.......3....6516.......................48648...619...95..8...5..29.6....76..25"
    for puzzle, places in ((hard, 3), (FOUR, 0)):
        assert ask(client, "grade", {"state": state_of(puzzle)})["places"] == places


def test_a_grade_estimates_the_time(client: TestClient) -> None:
    """Each step of a person takes its seconds, and searching a larger board takes longer."""
    seconds = {"Easy": 10, "Medium": 45, "Hard": 120, "Expert": 240, "Extreme": 420}
    levels = {entry.name: entry.level for entry in nonet.TechniqueOrder.everything().entries}
    twelve = nonet.generate(layout=nonet.Layout.of_size(12), seed=1).puzzle
    for puzzle, scale in ((NINE, 1), (FOUR, 1), (twelve, 12 / 9)):
        steps = nonet.grade(puzzle).steps
        last = 4 * steps.get("full_house", 0)
        others = sum(seconds[levels[name]] * n for name, n in steps.items() if name != "full_house")
        found = ask(client, "grade", {"state": state_of(puzzle)})["seconds"]
        assert found == round(last + others * scale)


def test_a_hint_reports_mistakes_first(client: TestClient) -> None:
    """A grid with a mistake has no step but the mistake."""
    answer = ask(client, "hint", {"state": state_of(nonet.Grid(FOUR).place("r1c2", 2))})
    assert answer["step"] is None
    assert answer["mistakes"][0]["cells"] == [1]


def test_a_hint_minds_pencil_marks(client: TestClient) -> None:
    """Marks that the player struck out are gone; cells without marks may be anything."""
    state = state_of(FOUR) | {"candidates": [[1], *[None] * 15]}
    answer = ask(client, "steps", {"state": state, "techniques": ["naked single"]})
    assert [[0, 1]] in [step["placements"] for step in answer["steps"]]
    state["candidates"][0] = [1, 2]
    answer = ask(client, "steps", {"state": state, "techniques": ["naked single"]})
    assert [[0, 1]] not in [step["placements"] for step in answer["steps"]]
    state["candidates"][:2] = [[1], [1, 2]]
    assert ask(client, "hint", {"state": state})["mistakes"][0]["kind"] == "mark"


def test_a_hint_of_a_solved_grid(client: TestClient) -> None:
    """For a solved grid, the hint says that it is solved."""
    answer = ask(client, "hint", {"state": state_of(nonet.solve(FOUR))})
    assert (answer["solved"], answer["step"]) == (True, None)


def test_unknown_techniques_are_refused(client: TestClient) -> None:
    """An unknown technique is named in the message."""
    answer = ask(client, "hint", {"state": state_of(FOUR), "allowed": ["guessing"]}, 422)
    assert "guessing" in answer["message"]


def test_steps_are_those_of_the_library(client: TestClient) -> None:
    """All steps are returned, or the requested number of them with the number of all."""
    expected = nonet.steps(NINE)
    answer = ask(client, "steps", {"state": state_of(NINE), "limit": 3})
    assert answer["total"] == len(expected)
    assert [step["notation"] for step in answer["steps"]] == [
        step.notation for step in expected[:3]
    ]
    answer = ask(client, "steps", {"state": state_of(NINE), "techniques": ["hidden single"]})
    assert {step["technique"] for step in answer["steps"]} == {"hidden_single"}


def test_there_are_no_steps_where_something_is_wrong(client: TestClient) -> None:
    """A grid with a conflict, or a wrong digit, has no steps but what is wrong with it."""
    for cell, digit, kind in (("r1c1", 3, "conflict"), ("r1c2", 2, "entry")):
        state = state_of(nonet.Grid(FOUR).place(cell, digit))
        answer = ask(client, "steps", {"state": state})
        assert (answer["steps"], answer["total"]) == ([], 0)
        assert {mistake["kind"] for mistake in answer["mistakes"]} == {kind}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_language_of_the_page(client: TestClient, language: Language) -> None:
    """Hints, mistakes, steps, walkthroughs and the catalogue speak the language asked for."""
    question = {"state": state_of(NINE), "language": language}
    hint = nonet.hint(NINE)
    assert hint.step is not None
    title = technique(hint.step.technique, language).title
    steps = [
        ask(client, "walkthrough", question)["steps"][0],
        ask(client, "steps", question)["steps"][0],
    ]
    for step in steps:
        assert step["name"] == title
        assert step["show"] == hint.explain("show", language)
    wrong = state_of(nonet.Grid(FOUR).place("r1c2", 2))
    [mistake] = ask(client, "hint", {"state": wrong, "language": language})["mistakes"]
    assert mistake["message"] == nonet.hint(nonet.Grid(FOUR).place("r1c2", 2)).mistakes[0].explain(
        language
    )
    pages = ask(client, "techniques", {"language": language})["techniques"]
    assert [page["name"] for page in pages] == [item.title for item in nonet.techniques(language)]
    name = hint.step.technique
    page = ask(client, "technique", {"name": name, "language": language})
    assert page["description"] == technique(name, language).description
    assert page["example"]["step"]["name"] == title
    assert ask(client, "hint", question | {"language": "fr"}, 422)["code"] == "invalid"


def test_a_walkthrough_can_be_played(client: TestClient) -> None:
    """The steps of a walkthrough, played one after the other, lead to the solution."""
    answer = ask(client, "walkthrough", {"state": state_of(NINE)})
    assert answer["solved"]
    grid = nonet.Grid(NINE)
    end = replayed(grid, answer["candidates"], answer["steps"])
    assert end.grid.digits == nonet.solve(grid).digits
    assert answer["grade"] == ask(client, "grade", {"state": state_of(NINE)})


def test_only_proper_puzzles_have_a_grade(client: TestClient) -> None:
    """A puzzle with several solutions has no grade; the error says where they differ."""
    answer = ask(client, "grade", {"state": state_of(FOUR_OPEN)}, 422)
    assert answer["code"] == "multiple-solutions"
    assert answer["place"]["cells"]


def test_a_rating_names_its_techniques(client: TestClient) -> None:
    """A rating has ER, EP and ED of the library, and what it needed, the hardest first."""
    expected = nonet.rate(NINE)
    _, answer, _ = run_job(client, {"kind": "rate", "state": state_of(NINE)})
    assert [answer["er"], answer["ep"], answer["ed"]] == [expected.er, expected.ep, expected.ed]
    assert answer["gem"] == expected.gem
    ratings = [item["rating"] for item in answer["techniques"]]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] == expected.er
    assert sum(item["steps"] for item in answer["techniques"]) == len(expected.steps)


def test_only_the_usual_grid_has_a_rating(client: TestClient) -> None:
    """The scale is defined for 9×9 with boxes alone, and that is said."""
    kind, problem, _ = run_job(client, {"kind": "rate", "state": state_of(FOUR)})
    assert (kind, problem["code"]) == ("failed", "layout")


def test_the_catalogue(client: TestClient) -> None:
    """All techniques are listed, and found by any of their names."""
    listed = ask(client, "techniques", {})["techniques"]
    assert [item["technique"] for item in listed] == [item.name for item in nonet.techniques()]
    page = ask(client, "technique", {"name": "X-Wing"})
    assert (page["technique"], page["name"]) == ("x_wing", "X-Wing")
    assert ask(client, "technique", {"name": "guessing"}, 404)["code"] == "not-found"


@each("item", nonet.techniques(), lambda item: item.name)
def test_each_technique_has_a_page_to_draw(client: TestClient, item: nonet.Technique) -> None:
    """The example of a technique has groups of existing candidates, and links between groups."""
    page = ask(client, "technique", {"name": item.name})
    if example_of(item) is None:
        assert page["example"] is None
        return
    state, step = page["example"]["state"], page["example"]["step"]
    marks = state["candidates"]
    for group in step["groups"]:
        for cell, digit in group["candidates"]:
            assert digit in marks[cell] or state["givens"][cell] or state["entries"][cell]
        # The kinds of digits that a colour may have are of no cell by itself.
        is_kind = group["role"] == "assumption" and not group["candidates"]
        assert is_kind or any(group[part] for part in ("candidates", "house", "cells", "rule"))
    for link in step["links"]:
        assert 0 <= min(link["from"], link["to"]) <= max(link["from"], link["to"])
        assert max(link["from"], link["to"]) < len(step["groups"])
    assert all(digit in marks[cell] for cell, digit in step["eliminations"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nudge_frames_only_the_houses_that_it_names(
    client: TestClient, language: Language
) -> None:
    """Of every technique, the houses of the first depth are those in its sentence."""
    for item in nonet.techniques(language):
        page = ask(client, "technique", {"name": item.name, "language": language})
        if page["example"] is None:
            continue
        step = page["example"]["step"]
        names = [house["name"] for house in step["nudgeHouses"]]
        numbers = set(re.findall(r"\d+", " ".join(names)))
        assert numbers <= set(re.findall(r"\d+", step["nudge"]))
        english = ("row", "column", "box")
        if language == "en" and any(f"{kind} " in step["nudge"] for kind in english):
            assert names
        if language == "en" and not any(kind in step["nudge"] for kind in english):
            assert names == []


def test_notes_are_taken_together(client: TestClient) -> None:
    """One hint removes all that the cages leave out, and the walkthrough has it as one step."""
    puzzle = nonet.generate(kind="killer", difficulty="easy", seed=1).puzzle
    hint = nonet.hint(puzzle)
    assert hint.step is not None
    removed = {pair for step in (hint.step, *hint.others) for pair in step.eliminations}
    for kind in ("hint", "walkthrough"):
        answer = ask(client, kind, {"state": state_of(puzzle)})
        step = answer["step"] if kind == "hint" else answer["steps"][0]
        assert {(cell, digit) for cell, digit in step["eliminations"]} == removed
        assert str(len(hint.others)) in step["show"]
    steps = nonet.walkthrough(puzzle).steps
    assert sum(len(step["placements"]) for step in answer["steps"]) == sum(
        len(step.placements) for step in steps
    )
