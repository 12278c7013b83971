"""Puzzles from text and as text."""

from __future__ import annotations

import json

import pytest
from fastapi.testclient import TestClient
from tests.cli.program import FOUR, FOUR_OPEN, NINE, SIX
from tests.web.asking import ask, run_job, state_of

import nonet


def test_a_text_is_read_line_by_line(client: TestClient) -> None:
    """A line that is no puzzle is told with its number, and the rest goes on."""
    answer = ask(client, "parse", {"text": f"{NINE}\n# comment\n12x\n{FOUR}\n"})
    assert [item["state"]["layout"]["size"] for item in answer["puzzles"]] == [9, 4]
    [problem] = answer["problems"]
    assert (problem["code"], problem["place"]["line"]) == ("format", 3)
    assert answer["more"] is False


def test_a_layout_can_be_given(client: TestClient) -> None:
    """Puzzles whose text lacks the boxes get them from the question."""
    layout = {"size": 6, "box": [2, 3]}
    [puzzle] = ask(client, "parse", {"text": SIX, "layout": layout})["puzzles"]
    assert puzzle["state"]["layout"]["box"] == [2, 3]


def test_a_long_text_is_shown_in_part(client: TestClient) -> None:
    """Of very many puzzles some are shown, and that there are more is told."""
    answer = ask(client, "parse", {"text": f"{FOUR}\n" * 300})
    assert (len(answer["puzzles"]), answer["more"]) == (200, True)


def test_a_state_is_read(client: TestClient) -> None:
    """A line with entries and eliminations is read as the state that it tells."""
    grid = nonet.Grid(FOUR).place("r1c1", 1)
    text = ask(client, "export", {"states": [state_of(grid)], "form": "state"})["text"]
    [puzzle] = ask(client, "parse", {"text": text})["puzzles"]
    assert puzzle["state"]["entries"] == list(grid.entries)


@pytest.mark.parametrize("form", ["line", "rows", "frame", "numbers", "pencilmarks"])
def test_what_is_written_can_be_read(client: TestClient, form: str) -> None:
    """Each text form of a puzzle is read back as the same puzzle."""
    states = [state_of(NINE), state_of(nonet.Grid(FOUR))]
    answer = ask(client, "export", {"states": states, "form": form})
    assert (answer["mediaType"], answer["fileName"]) == ("text/plain", "sudoku.txt")
    read = ask(client, "parse", {"text": answer["text"]})
    assert [puzzle["state"]["givens"] for puzzle in read["puzzles"]] == [
        state["givens"] for state in states
    ]


def test_other_forms(client: TestClient) -> None:
    """JSON holds the states themselves, SVG is a picture."""
    states = [state_of(FOUR)]
    answer = ask(client, "export", {"states": states, "form": "json"})
    assert json.loads(answer["text"]) == states
    answer = ask(client, "export", {"states": states, "form": "svg"})
    assert answer["text"].startswith("<svg")
    assert answer["mediaType"] == "image/svg+xml"


def test_a_grid_too_large_to_play_is_told(client: TestClient) -> None:
    """A grid beyond size 36 is a problem of its line."""
    text = nonet.Grid.empty(nonet.Layout.of_size(49)).to_text()
    answer = ask(client, "parse", {"text": text})
    assert answer["puzzles"] == []
    assert "at most 36" in answer["problems"][0]["message"]


def test_puzzles_are_imported(client: TestClient) -> None:
    """An import adds new puzzles with their grades, and tells which were known or no puzzles."""
    question = {"kind": "import", "text": f"{NINE}\n{FOUR}\n{NINE}\nnonsense\n{FOUR_OPEN}"}
    kind, answer, _ = run_job(client, question | {"collections": ["c"], "tags": ["t"]})
    assert kind == "done"
    assert (answer["added"], answer["known"]) == (3, 1)
    assert [problem["place"]["line"] for problem in answer["problems"]] == [4]
    found = client.get("/api/puzzles", params={"collection": "c", "tag": "t", "sort": "oldest"})
    assert [puzzle["level"] for puzzle in found.json()["puzzles"]] == [
        nonet.grade(NINE).level,
        "Easy",
        None,
    ]
