"""Questions about solutions get what the library says."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.cli.program import FOUR, FOUR_OPEN, FOUR_SOLVED, NINE, NINE_SOLVED, SIX, SIX_SOLVED
from tests.web.asking import ask, run_job, state_of

import nonet
from nonet.web.jobs import JobLimits

BOXES = nonet.Layout.boxes(2, 3)


def digits(text: str) -> list[int]:
    """Digits of a line."""
    return list(map(int, text))


@pytest.mark.parametrize(
    ("grid", "solution"),
    [
        (nonet.Grid(FOUR), FOUR_SOLVED),
        (nonet.Grid(SIX, layout=BOXES), SIX_SOLVED),
        (nonet.Grid(NINE), NINE_SOLVED),
    ],
)
def test_solve(client: TestClient, grid: nonet.Grid, solution: str) -> None:
    """A puzzle of any layout is solved."""
    assert ask(client, "solve", {"state": state_of(grid)}) == {"digits": digits(solution)}


def test_check_of_a_proper_puzzle(client: TestClient) -> None:
    """A puzzle with one solution is reported as such, with its solution."""
    answer = ask(client, "check", {"state": state_of(FOUR)})
    assert answer["status"] == "unique"
    assert answer["solutions"] == [digits(FOUR_SOLVED)]
    assert (answer["mistakes"], answer["conflicts"], answer["solved"]) == ([], [], False)


def test_check_shows_where_two_solutions_differ(client: TestClient) -> None:
    """Of a puzzle with several solutions there are two, and the cells in which they differ."""
    answer = ask(client, "check", {"state": state_of(FOUR_OPEN)})
    first, second = answer["solutions"]
    assert answer["status"] == "several"
    assert answer["differences"] == [cell for cell in range(16) if first[cell] != second[cell]]
    assert answer["differences"]


def test_check_shows_mistakes(client: TestClient) -> None:
    """Entries that differ from the solution are mistakes, while the puzzle itself stays good."""
    grid = nonet.Grid(FOUR).place("r1c1", 3)
    answer = ask(client, "check", {"state": state_of(grid)})
    assert answer["status"] == "unique"
    assert [mistake["kind"] for mistake in answer["mistakes"]] == ["conflict"]
    assert answer["conflicts"][0]["cells"] == [0, 8]
    answer = ask(client, "check", {"state": state_of(nonet.Grid(FOUR).place("r1c2", 2))})
    [mistake] = answer["mistakes"]
    assert (mistake["kind"], mistake["cells"]) == ("entry", [1])
    assert mistake["message"] == "The 2 in r1c2 is wrong."


def test_check_of_a_solved_grid(client: TestClient) -> None:
    """A full and right grid is solved; one without givens is judged by all its digits."""
    solved = nonet.solve(FOUR)
    assert ask(client, "check", {"state": state_of(solved)})["solved"]
    state = state_of(nonet.Grid("." * 16, FOUR_SOLVED))
    answer = ask(client, "check", {"state": state})
    assert (answer["solved"], answer["status"]) == (True, "unique")
    answer = ask(client, "check", {"state": state_of(nonet.Grid("11" + "." * 14))})
    assert (answer["status"], answer["solutions"]) == ("contradictory", [])


def test_count(client: TestClient) -> None:
    """All solutions are counted, or as many as are asked for."""
    empty = state_of("." * 16)
    # Number of 4 × 4 grids: OEIS A107739.
    question = {"kind": "count", "state": empty}
    assert run_job(client, question)[1] == {"count": 288, "complete": True}
    assert run_job(client, question | {"limit": 7})[1] == {"count": 7, "complete": True}


def test_candidates(client: TestClient) -> None:
    """Pencil marks are what the digits leave; true ones are what solutions have."""
    grid = nonet.Grid("12.. ..1. .3.. ....")
    left = ask(client, "candidates", {"state": state_of(grid)})["candidates"]
    _, answer, _ = run_job(client, {"kind": "true-candidates", "state": state_of(grid)})
    true = answer["candidates"]
    solutions = list(nonet.solutions(grid))
    for cell in range(16):
        if grid.digits[cell]:
            assert left[cell] == true[cell] == []
        else:
            assert true[cell] == sorted({found.digits[cell] for found in solutions})
            assert set(true[cell]) <= set(left[cell])


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (state_of("11" + "." * 14), "contradiction"),
        (state_of("12.. ..1. .3.. ...2"), "no-solution"),
        (state_of(FOUR) | {"givens": [1, 2, 3]}, "format"),
        (state_of(FOUR) | {"givens": [9] * 16}, "placement"),
        (state_of(FOUR) | {"entries": [1] * 16}, "placement"),
        (state_of(FOUR) | {"layout": {"size": 4, "box": [3, 3]}}, "layout"),
        (state_of(FOUR) | {"layout": {"size": 4, "box": [2, 2], "regions": [0] * 16}}, "layout"),
        (state_of(FOUR) | {"layout": {"size": 4, "regions": [0] * 16}}, "layout"),
        (state_of(FOUR) | {"layout": {"size": 4, "regions": [0]}}, "layout"),
        (state_of(FOUR) | {"layout": {"size": 4, "windows": True}}, "layout"),
        (state_of(FOUR) | {"layout": {"size": 4, "disjointGroups": True}}, "layout"),
        (state_of(FOUR) | {"layout": {"size": 101}}, "invalid"),
        (state_of(FOUR) | {"givens": ["1"] * 16}, "invalid"),
        (state_of(FOUR) | {"stranger": 1}, "invalid"),
        (None, "invalid"),
    ],
)
def test_impossible_questions_are_refused(client: TestClient, question: object, code: str) -> None:
    """A grid that cannot be has a code, a sentence and, where there is one, the place."""
    answer = ask(client, "solve", {"state": question}, 422)
    assert answer["code"] == code
    assert answer["message"]
    if code == "contradiction":
        assert answer["place"] == {"cells": [0, 1], "digit": 1, "house": "row 1"}
    if code == "invalid":
        assert answer["place"]["field"].startswith("state")


def test_impossible_marks_are_refused(client: TestClient) -> None:
    """Pencil marks beyond the size, or of too few cells, are refused."""
    state = state_of(FOUR) | {"candidates": [[5]] * 16}
    assert "found 5 in r1c1" in ask(client, "hint", {"state": state}, 422)["message"]
    state = state_of(FOUR) | {"candidates": [[1]]}
    assert "for 16 cells" in ask(client, "hint", {"state": state}, 422)["message"]


@pytest.mark.parametrize("limits", [JobLimits(at_once=0.1)])
def test_an_answer_takes_a_bounded_time(client: TestClient) -> None:
    """Work that takes longer than its time limit ends in time, and is refused."""
    assert ask(client, "steps", {"state": state_of("." * 81)}, 422)["code"] == "time-limit"


def test_check_explains_a_conflict_set_and_its_repairs(client: TestClient) -> None:
    """Asked for, a puzzle without solution has its conflict set, and the givens that may go."""
    grid = nonet.Grid(FOUR)
    wrong = next(
        grid.place(cell, digit).locked()
        for cell in ("r1c2", "r1c3", "r2c1")
        for digit in range(1, 5)
        if not grid[cell] and nonet.check(grid.place(cell, digit).locked()).status == "none"
    )
    answer = ask(client, "check", {"state": state_of(wrong), "explain": True})
    conflict_set = answer["conflictSet"]
    found = nonet.check(wrong, explain=True).conflict_set
    assert found is not None
    assert conflict_set["cells"] == list(found.cells)
    assert conflict_set["repairs"]
    for cell in conflict_set["cells"]:
        digits = bytearray(wrong.digits)
        digits[cell] = 0
        count = nonet.count(nonet.Grid(bytes(digits)), limit=2)
        expected = [{"cell": cell, "unique": count == 1}] if count else []
        assert [item for item in conflict_set["repairs"] if item["cell"] == cell] == expected
    assert ask(client, "check", {"state": state_of(wrong)})["conflictSet"] is None


def test_check_explains_several_solutions(client: TestClient) -> None:
    """Asked for, a puzzle with several solutions has givens that leave the first one."""
    answer = ask(client, "check", {"state": state_of(FOUR_OPEN), "explain": True})
    digits = bytearray(nonet.Grid(FOUR_OPEN).digits)
    for cell, digit in answer["ambiguity"]["givens"]:
        digits[cell] = digit
    assert list(nonet.solve(nonet.Grid(bytes(digits))).digits) == answer["solutions"][0]
    assert nonet.check(nonet.Grid(bytes(digits))).is_unique


def test_an_explanation_of_a_conflict_names_its_cells(client: TestClient) -> None:
    """Two equal digits are the conflict set; either may go."""
    answer = ask(client, "check", {"state": state_of("11" + "." * 14), "explain": True})
    assert answer["conflictSet"]["cells"] == [0, 1]
    assert [item["cell"] for item in answer["conflictSet"]["repairs"]] == [0, 1]
