"""The course over HTTP: what is asked, what is kept, and what is refused."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.cli.program import FOUR
from tests.web.asking import Json, ask, document_of, run_job

import nonet
from nonet.course import exercise, stations

ANSWER = {
    "station": "x_wing",
    "technique": "x_wing",
    "seed": 7,
    "right": True,
    "hints": 0,
    "seconds": 12.5,
    "at": "2026-03-01T12:00:00Z",
}
LATER = "2026-03-01T13:00:00+00:00"


def test_the_course_has_its_stations(client: TestClient) -> None:
    """Chapters and stations come in their order, with titles in the language asked for."""
    found = ask(client, "course", {"language": "de"})
    listed = [one["station"] for chapter in found["chapters"] for one in chapter["stations"]]
    assert listed == [one.name for one in stations()]
    assert found["chapters"][0]["title"] == "Einer"
    assert (found["following"], found["weakest"], found["learnt"]) == ("full_house", None, 0)


def test_answers_are_kept_and_count(client: TestClient) -> None:
    """Answers are kept once, come back, and raise what has been learnt of their station."""
    answers = [ANSWER | {"at": f"2026-03-01T12:0{minute}:00Z"} for minute in range(3)]
    assert ask(client, "keep-learning", {"answers": answers}) == {"answers": 3, "daily": 0}
    assert ask(client, "keep-learning", {"answers": answers[:1]}) == {"answers": 0, "daily": 0}
    learning = ask(client, "learning", {})
    assert learning["answers"] == [one | {"kind": "exercise"} for one in answers]
    found = ask(client, "course", {"now": LATER})
    [x_wing] = [
        one for chapter in found["chapters"] for one in chapter["stations"] if one["mastery"]
    ]
    assert (x_wing["station"], x_wing["answers"], x_wing["due"]) == (
        "x_wing",
        3,
        "2026-03-02T12:02:00Z",
    )
    assert (found["learnt"], found["weakest"]) == (1, "x_wing")
    assert sum(chapter["learnt"] for chapter in found["chapters"]) == 1
    given = ask(client, "course", {"now": LATER, "answers": answers[:1]})
    assert (given["learnt"], given["due"]) == (0, ["x_wing"])
    assert ask(client, "weekly", {"day": "2026-03-01"})["station"] == "x_wing"


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_puzzle_of_the_week_is_not_below_what_one_solves(
    client: TestClient, level: str
) -> None:
    """After a daily puzzle solved without help, that of the week is of its level at least."""
    order = ["Easy", "Medium", "Hard", "Expert", "Extreme"]
    wrong = ANSWER | {"station": "full_house", "technique": "full_house", "right": False}
    day = {"day": "2026-03-01", "level": level, "seconds": 300.0, "at": "2026-03-01T12:00:00Z"}
    ask(client, "keep-learning", {"answers": [wrong], "daily": [day | {"helped": True}]})
    assert ask(client, "weekly", {"day": "2026-03-01"})["station"] == "full_house"
    later = day | {"day": "2026-03-02", "helped": False}
    ask(client, "keep-learning", {"daily": [later]})
    found = ask(client, "weekly", {"day": "2026-03-01"})
    page = ask(client, "technique", {"name": found["station"]})
    assert order.index(page["level"]) >= order.index(level.title())


def test_a_station_is_explained(client: TestClient) -> None:
    """A station has its texts and an example link by link; a technique leads to its station."""
    page = ask(client, "station", {"name": "Wechselkette", "language": "de"}, 404)
    page = ask(client, "station", {"name": "AIC", "language": "de"})
    assert (page["station"], page["before"], page["after"]) == ("aic", "xy_chain", "grouped_aic")
    example = page["example"]
    assert example["step"]["technique"] == "aic"
    assert len(example["links"]) == len(example["step"]["links"]) >= 3
    assert example["links"][0]["words"].startswith("Wenn r")
    short = ask(client, "station", {"name": "AIC", "language": "de", "cellNames": "short"})
    assert not short["example"]["links"][0]["words"].startswith("Wenn r")
    ask(client, "station", {"name": "sk_loop"}, 404)


def test_an_exercise_is_asked_checked_and_hinted(client: TestClient) -> None:
    """An exercise by its seed is the same one again; answers and hints belong to it."""
    asked: Json = {"name": "naked_pair", "seed": 3}
    found = ask(client, "exercise", asked)
    one = exercise("naked_pair", seed=3)
    assert found["state"]["givens"] == list(one.puzzle.givens)
    assert (found["title"], found["answers"]) == ("Naked pair", len(one.steps))
    removed = [list(pair) for pair in one.steps[0].eliminations]
    right = ask(client, "exercise-check", asked | {"removed": removed})
    assert (right["right"], right["complete"]) == (True, True)
    assert right["step"]["technique"] in {"naked_pair", "locked_pair"}
    wrong = ask(client, "exercise-check", asked | {"cells": [0], "language": "zh"})
    assert (wrong["right"], wrong["message"] != "") == (False, True)
    hints = [
        ask(client, "exercise-hint", asked | {"depth": depth})
        for depth in ("nudge", "point", "show")
    ]
    assert [bool(hint["cells"]) for hint in hints] == [False, True, True]
    assert [hint["step"] is not None for hint in hints] == [False, False, True]
    words = asked | {"depth": "show", "cellNames": "words"}
    assert ask(client, "exercise-hint", words)["message"] != hints[2]["message"]
    other = ask(client, "exercise", {"name": "naked_pair"})
    assert 0 <= other["seed"] < 2**53
    several = ask(client, "exercise-set", asked | {"count": 3})
    assert several == ask(client, "exercise-set", asked | {"count": 3})
    assert len({one["seed"] for one in several["exercises"]}) == 3


def test_a_learner_is_placed(client: TestClient) -> None:
    """The test has eight exercises, and its results say where to begin."""
    found = ask(client, "placement", {"seed": 1})["exercises"]
    assert len(found) == 8
    again = ask(client, "exercise", {"name": found[0]["name"], "seed": found[0]["seed"]})
    assert again == found[0]
    placed = ask(client, "placement-result", {"results": [True, True, False]})
    assert placed == {"station": "pointing"}
    assert ask(client, "course", {})["start"] is None
    answers = [
        ANSWER | {"station": one["station"], "seed": one["seed"], "kind": "placement"}
        for one in found[:2]
    ]
    ask(client, "keep-learning", {"answers": answers})
    course = ask(client, "course", {"now": LATER})
    assert (course["start"], course["following"]) == ("pointing", "pointing")


def test_a_daily_puzzle_has_its_result(client: TestClient) -> None:
    """The puzzle of a day is the same again, and knows its first result."""
    question = {"day": "2026-03-01", "level": "easy"}
    found = ask(client, "daily", question)
    assert found["result"] is None
    assert found["grade"]["level"] == "Easy"
    result = question | {"seconds": 99.0, "helped": False}
    kept = {"daily": [result | {"at": LATER}]}
    assert ask(client, "keep-learning", kept) == {"answers": 0, "daily": 1}
    assert ask(client, "daily", question) == found | {"result": result}
    assert ask(client, "learning", {})["daily"] == [result | {"at": "2026-03-01T13:00:00Z"}]


def test_a_station_has_its_puzzle(client: TestClient) -> None:
    """The puzzle of a station needs it, and a seed makes it again."""
    found = ask(client, "station-puzzle", {"station": "naked_pair"})
    question = {"station": "naked_pair", "seed": found["seed"]}
    assert ask(client, "station-puzzle", question) == found


def test_the_rules_are_shown_and_checked(client: TestClient) -> None:
    """The three screens have grids to fill, and a wrong digit is explained."""
    first, *_ = ask(client, "rules-screens", {})["screens"]
    question = {"screen": "rows", "state": first["state"], "cell": 2, "digit": 1}
    verdict = ask(client, "rules-check", question)
    assert (verdict["right"], verdict["cells"]) == (False, [0])
    ask(client, "rules-check", question | {"cell": 0}, 422)


def test_a_game_is_looked_back_on(client: TestClient) -> None:
    """Of a game, given or kept, the coach says what was used, wrong and waited for."""
    solution = nonet.solve(FOUR)
    history = [
        [["e", 2, 0, solution.digits[2]], ["n", 1, [1, 2], [2]]],
        [["e", 1, 0, 1 + solution.digits[1] % 4]],
        [["e", 1, 1, 0]],
        "nothing",
        [["e", 99, 0, 1], ["e", 1, 0, "x"], [], ["e", True]],
        [["e", 1, 0, solution.digits[1]]],
        [["e", 0, 0, 1]],
    ]
    times = [5, 9, 12, None, 14, 100]
    settings = {"done": 6, "helped": True, "helps": 3, "filled": True}
    document = document_of(FOUR, history=history, times=times, settings=settings)
    found = ask(client, "coach", {"document": document, "language": "de"})
    # The second digit proves nothing: a full house stood beside it.
    assert [use["count"] for use in found["used"]] == [1]
    assert [(slip["move"], slip["cell"]) for slip in found["slips"]] == [(2, 1)]
    [wait] = found["waits"]
    assert (wait["move"], wait["seconds"]) == (6, 95.0)
    assert wait["step"]["name"] == "Volles Haus"
    assert found["practise"] == {"station": wait["station"], "title": "Volles Haus"}
    assert (found["helped"], found["helps"]) == (True, 3)
    game = ask(client, "games", {"document": document}, 201)["id"]
    assert ask(client, "coach", {"game": game, "language": "de"}) == found
    ask(client, "coach", {}, 404)


@pytest.mark.parametrize("helped", [False, True])
def test_what_a_game_used_counts_once(client: TestClient, *, helped: bool) -> None:
    """Stations that a solved game used are answered, unless it was helped; once a puzzle.

    Before any exercise on a station it is not answered by a game either.
    """
    solution = nonet.solve(FOUR)
    history = [
        [["e", cell, 0, digit]]
        for cell, digit in enumerate(solution.digits)
        if not nonet.Grid(FOUR).givens[cell]
    ]
    settings = {"done": len(history), "finished": True, "helped": helped}
    document = document_of(FOUR, history=history, settings=settings, elapsed=20.0)
    found = ask(client, "coach", {"document": document})
    assert ask(client, "learning", {})["answers"] == []
    opened = ANSWER | {"station": "full_house", "technique": "full_house"}
    ask(client, "keep-learning", {"answers": [opened]})
    assert ask(client, "coach", {"document": document}) == found
    assert ask(client, "coach", {"document": document}) == found
    answers = [one for one in ask(client, "learning", {})["answers"] if one["kind"] == "game"]
    assert "full_house" in [use["station"] for use in found["used"]]
    assert [one["station"] for one in answers] == ([] if helped else ["full_house"])
    assert all(one["seconds"] == 20.0 for one in answers)


def test_a_worksheet_is_a_file(client: TestClient) -> None:
    """A job makes the pages of a set, whose number can be given again."""
    question = {"kind": "worksheet", "name": "x_wing", "count": 2, "language": "zh"}
    kind, answer, _ = run_job(client, question)
    assert (kind, answer["mediaType"]) == ("done", "application/pdf")
    again = run_job(client, question | {"seed": answer["seed"]})[1]
    assert (again["fileName"], again["size"]) == (answer["fileName"], answer["size"])


@pytest.mark.parametrize(
    ("kind", "question"),
    [
        ("exercise", {"name": "nothing"}),
        ("exercise", {"name": "brute_force"}),
        ("exercise", {"name": "pointing", "seed": 2**53}),
        ("exercise-check", {"name": "pointing"}),
        ("exercise-check", {"name": "pointing", "seed": 1, "removed": [[90, 1]]}),
        ("exercise-check", {"name": "pointing", "seed": 1, "cells": [0] * 1001}),
        ("exercise-set", {"name": "pointing", "count": 31}),
        ("placement-result", {"results": [True] * 9}),
        ("daily", {"day": "2026-02-30"}),
        ("daily", {"day": "2026-02-01", "level": "gentle"}),
        ("keep-learning", {"answers": [ANSWER | {"at": "2026-03-01T12:00:00"}]}),
        ("keep-learning", {"answers": [ANSWER | {"at": "yesterday"}]}),
        ("keep-learning", {"answers": [ANSWER | {"hints": -1}]}),
        ("course", {"answers": [{}]}),
        ("rules-check", {"screen": "rows"}),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(client: TestClient, kind: str, question: Json) -> None:
    """Unknown names, numbers and times out of range are refused with a sentence."""
    assert ask(client, kind, question, 422)["message"]
