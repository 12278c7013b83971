"""Puzzles, collections, tags and settings over the wire."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.cli.program import FOUR, FOUR_OPEN, NINE
from tests.web.asking import ask, run_job, state_of

import nonet
from nonet.library import NewPuzzle

HARDER = str(nonet.generate(difficulty=3.0, seed=1).puzzle.to_text())


def test_a_puzzle_is_added_and_changed(client: TestClient) -> None:
    """A puzzle is graded when it is added, and can be described, found, deleted and restored."""
    question = {"state": state_of(FOUR), "name": "Föur", "tags": ["t"], "collections": ["c"]}
    puzzle = ask(client, "puzzles", question, 201)
    number = puzzle["id"]
    assert (puzzle["level"], puzzle["name"], puzzle["progress"]) == ("Easy", "Föur", "new")
    changed = client.patch(f"/api/puzzles/{number}", json={"notes": "two\nlines", "tags": []})
    assert (changed.json()["notes"], changed.json()["tags"]) == ("two\nlines", [])
    assert client.get(f"/api/puzzles/{number}").json() == changed.json()
    found = client.get("/api/puzzles", params={"text": "föur", "collection": "c"}).json()
    assert (found["total"], found["puzzles"][0]["id"]) == (1, number)
    assert client.delete(f"/api/puzzles/{number}").status_code == 204
    assert client.get(f"/api/puzzles/{number}").status_code == 404
    assert client.get("/api/puzzles", params={"deleted": True}).json()["total"] == 1
    assert client.post(f"/api/puzzles/{number}/restore").status_code == 204
    assert client.get("/api/puzzles").json()["total"] == 1


def test_puzzles_are_found_by_their_rating(client: TestClient) -> None:
    """A puzzle carries its rating, can be found by it, and comes in its order."""
    puzzles = [ask(client, "puzzles", {"state": state_of(grid)}, 201) for grid in (NINE, HARDER)]
    ratings = [nonet.rate(NINE), nonet.rate(HARDER)]
    assert [puzzle["rating"]["er"] for puzzle in puzzles] == [rating.er for rating in ratings]
    low, high = (rating.er for rating in ratings)

    def found(**wanted: str | float) -> list[int]:
        answer = client.get("/api/puzzles", params=wanted).json()
        return [item["id"] for item in answer["puzzles"]]

    first, second = (puzzle["id"] for puzzle in puzzles)
    assert low < high
    assert found(sort="highest-er") == [second, first]
    assert found(leastEr=high) == [second]
    assert found(mostEr=low) == [first]
    for gem, kept in (("pearl", {"pearl", "diamond"}), ("diamond", {"diamond"})):
        expected = [puzzle["id"] for puzzle in puzzles if puzzle["rating"]["gem"] in kept]
        assert found(gem=gem, sort="oldest") == expected


def test_a_rating_is_kept_once_it_is_known(client: TestClient, app: Starlette) -> None:
    """A puzzle imported without a rating has one as soon as it is requested."""
    app.state.kept.puzzles.add([NewPuzzle(nonet.Grid(NINE))])
    [puzzle] = client.get("/api/puzzles").json()["puzzles"]
    assert puzzle["rating"] is None
    _, rating, _ = run_job(client, {"kind": "rate", "state": state_of(NINE)})
    [puzzle] = client.get("/api/puzzles").json()["puzzles"]
    assert puzzle["rating"] == rating | {"techniques": []}


def test_a_board_without_givens_is_a_puzzle_too(client: TestClient) -> None:
    """Digits that a setter entered become givens; a puzzle without one solution has no level."""
    state = state_of(nonet.Grid("." * 16, FOUR_OPEN))
    puzzle = ask(client, "puzzles", {"state": state}, 201)
    assert puzzle["state"]["givens"] == state["entries"]
    assert puzzle["level"] is None


@pytest.mark.parametrize("name", ["", "a\nb", "nul\0", "x" * 201])
def test_names_are_names(client: TestClient, name: str) -> None:
    """A collection has a name of one line that is not too long."""
    assert ask(client, "collections", {"name": name}, 422)["code"] == "invalid"


def test_collections(client: TestClient) -> None:
    """Collections are made, renamed and deleted; a name that is taken is refused."""
    number = ask(client, "collections", {"name": "a"}, 201)["id"]
    assert ask(client, "collections", {"name": "a"}, 409)["code"] == "library"
    renamed = client.patch(f"/api/collections/{number}", json={"name": "b"})
    assert renamed.status_code == 204
    assert client.get("/api/collections").json() == [
        {"id": number, "name": "b", "puzzles": 0, "finished": 0}
    ]
    assert client.delete(f"/api/collections/{number}").status_code == 204
    assert client.delete(f"/api/collections/{number}").status_code == 404


def test_tags_are_counted(client: TestClient) -> None:
    """Each tag has the number of its puzzles."""
    for text, tags in [(FOUR, ["a", "b"]), (NINE, ["b"])]:
        ask(client, "puzzles", {"state": state_of(text), "tags": tags}, 201)
    assert client.get("/api/tags").json() == [
        {"name": "a", "puzzles": 1},
        {"name": "b", "puzzles": 2},
    ]


def test_settings(client: TestClient) -> None:
    """Settings are kept by name; null forgets one; what is too long is refused."""
    assert client.get("/api/settings").json() == {}
    made = client.patch("/api/settings", json={"theme": "dark", "keys": {"a": [1, None]}})
    assert made.json() == {"theme": "dark", "keys": {"a": [1, None]}}
    assert client.patch("/api/settings", json={"theme": None}).json() == {"keys": {"a": [1, None]}}
    long = client.patch("/api/settings", json={"theme": "x" * 100_001})
    assert (long.status_code, "theme" in long.json()["message"]) == (422, True)
    assert client.patch("/api/settings", json={"no name": 1}).status_code == 422
