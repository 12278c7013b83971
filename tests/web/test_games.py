"""Games over the wire: every move is saved before it is acknowledged."""

from __future__ import annotations

import os
import signal
import threading
import time
from pathlib import Path

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from tests.cli.program import FOUR, NINE, NINE_SOLVED
from tests.web.asking import Json, ask, document_of, serving, state_of

import nonet

MARKS = {
    "corner": [[1, 2], *[[]] * 15],
    "centre": [[]] * 16,
    "colours": [[3], *[[]] * 15],
    "cornerMasks": "",
    "centreMasks": "f,,3",
    "candidateColours": {"0,1": 2},
    "letters": ["", "A", *[""] * 14],
    "pen": [[[1, 8]], *[[]] * 15],
}

SCENE = {
    "houses": [[0, 5, 10, 15]],
    "differ": [[1, 6]],
    "areas": [{"x": 1, "y": 1, "width": 2, "height": 2, "tint": None}],
    "strokes": [[0, 0, 4, 4]],
    "below": '<path d="M0 0"/>',
    "above": "",
    "rooms": [{"cell": 3, "free": [0.0, 0.2, 1.0, 1.0]}],
    "rim": [0.0, 1.0, 0.0, 0.0],
    "hasThreads": True,
}


def begin(client: TestClient | httpx2.Client, document: Json, **fields: Json) -> Json:
    """Acknowledgement of a new game."""
    answer = client.post("/api/games", json={"document": document, **fields})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_game_is_saved_and_gone_on_with(client: TestClient) -> None:
    """A game comes back with its marks, scene, history and settings as they were saved."""
    game = begin(client, document_of(FOUR), title="t", level="Easy")
    grid = nonet.Grid(FOUR).place("r1c1", 1)
    document = document_of(
        grid,
        marks=MARKS,
        scene=SCENE,
        rules="As I say.",
        author="Ada",
        message="Done.",
        cosmetics={"fog": ["r1c1"]},
        hasUnreadRules=True,
        solution=None,
        history=[{"undo": [1, None]}, "x"],
        times=[None, 7.5],
        savePoints=[{"name": "p", "elapsed": 3, "cells": [["e", 0, 1]]}],
        elapsed=12.5,
        settings={"a": {}},
    )
    save = {"revision": game["revision"], "document": document, "title": "t2"}
    saved = client.put(f"/api/games/{game['id']}", json=save).json()
    assert saved["revision"] == game["revision"] + 1
    whole = client.get(f"/api/games/{game['id']}").json()
    assert whole["document"] == document
    listed = client.get("/api/games").json()["games"][0]
    assert listed == whole["game"]
    assert (listed["title"], listed["level"], listed["elapsed"]) == ("t2", "Easy", 12.5)
    assert listed["filled"] == 1 / (16 - 6)


def test_a_game_begins_with_its_first_move(client: TestClient) -> None:
    """A puzzle that was opened and left alone is neither listed as begun nor counted."""
    game = begin(client, document_of(FOUR))
    begun = {"begun": True}
    assert client.get("/api/games", params=begun).json()["total"] == 0
    assert client.get("/api/statistics").json()["started"] == 0
    document = document_of(FOUR, history=[[["n", 0, [], [1]]]])
    save = {"revision": 1, "document": document, "level": "Hard"}
    client.put(f"/api/games/{game['id']}", json=save)
    [found] = client.get("/api/games", params=begun).json()["games"]
    assert (found["id"], found["level"]) == (game["id"], "Hard")
    assert client.get("/api/statistics").json()["started"] == 1


def test_a_game_may_be_finished_when_it_begins(client: TestClient) -> None:
    """The first save may hold the last move, too."""
    begin(client, document_of(FOUR), finished=True)
    assert client.get("/api/statistics").json()["finished"] == 1
    assert client.get("/api/games?finished=true").json()["total"] == 1


def test_two_pages_do_not_overwrite_each_other(client: TestClient) -> None:
    """A save from an older revision is a conflict that names the current one."""
    game = begin(client, document_of(FOUR))
    path = f"/api/games/{game['id']}"
    save = {"revision": 1, "document": document_of(FOUR, elapsed=1.0)}
    assert client.put(path, json=save).json()["revision"] == 2
    assert client.put(path, json=save).json()["revision"] == 2
    late = client.put(path, json=save | {"document": document_of(FOUR, elapsed=2.0)})
    assert late.status_code == 409
    assert late.json()["code"] == "outdated"
    assert late.json()["place"] == {"revision": 2}


def test_games_of_a_puzzle(client: TestClient) -> None:
    """A solved game counts for its puzzle and for the statistics."""
    puzzle = ask(client, "puzzles", {"state": state_of(NINE)}, 201)
    game = begin(client, document_of(NINE), puzzleId=puzzle["id"])
    document = document_of(nonet.solve(NINE), elapsed=300.0)
    save = {"revision": 1, "document": document, "finished": True}
    client.put(f"/api/games/{game['id']}", json=save)
    assert client.get(f"/api/puzzles/{puzzle['id']}").json()["progress"] == "finished"
    found = client.get("/api/games", params={"puzzle": puzzle["id"], "finished": True}).json()
    assert found["games"][0]["state"]["entries"] != [0] * 81
    digits = zip(puzzle["state"]["givens"], found["games"][0]["state"]["entries"], strict=True)
    assert "".join(str(given or entry) for given, entry in digits) == NINE_SOLVED
    statistics = client.get("/api/statistics", params={"offset": 60}).json()
    assert (statistics["finished"], statistics["streak"]) == (1, 1)
    assert statistics["times"][0]["best"] == 300.0


def test_a_deleted_game_can_be_restored(client: TestClient) -> None:
    """A deleted game is restored completely."""
    game = begin(client, document_of(FOUR))
    path = f"/api/games/{game['id']}"
    assert client.delete(path).status_code == 204
    assert client.get(path).status_code == 404
    assert client.get("/api/games").json()["total"] == 0
    assert client.get("/api/games", params={"deleted": True}).json()["total"] == 1
    assert client.post(f"{path}/restore").status_code == 204
    assert client.get(path).json()["game"]["id"] == game["id"]


@pytest.mark.parametrize(
    "change",
    [
        {"version": 4},
        {"marks": {"centreMasks": "1,g"}},
        {"state": {"layout": {"size": 4}, "givens": [1]}},
        {"marks": {"corner": [[101]]}},
        {"marks": {"candidateColours": {"x": 1}}},
        {"marks": {"letters": ["ABCDEFGHI"]}},
        {"marks": {"pen": [[[0, 1]]]}},
        {"savePoints": [0] * 101},
        {"elapsed": -1},
        {"elapsed": "1"},
        {"history": {}},
        {"stranger": 1},
    ],
)
def test_only_games_are_saved(client: TestClient, change: Json) -> None:
    """An invalid document is refused and not saved."""
    question = {"document": document_of(FOUR) | change}
    assert client.post("/api/games", json=question).status_code == 422
    assert client.get("/api/games").json()["total"] == 0


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner, max_size=3)
    ),
    max_leaves=20,
)


@given(history=st.lists(json_values, max_size=5))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
def test_any_history_comes_back(client: TestClient, history: Json) -> None:
    """Whatever JSON the page keeps as history is given back as it was."""
    game = begin(client, document_of(FOUR, history=history))
    assert client.get(f"/api/games/{game['id']}").json()["document"]["history"] == history


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """No player misses an acknowledged move after the server was killed in the middle of all."""
    acknowledged: dict[int, int] = {}

    def play(port: int) -> None:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}") as page:
            try:
                game = begin(page, document_of(NINE))
                acknowledged[game["id"]] = 1
                while True:
                    move = acknowledged[game["id"]]
                    document = document_of(NINE, elapsed=float(move), history=["x" * 2000])
                    save = {"revision": move, "document": document}
                    answer = page.put(f"/api/games/{game['id']}", json=save)
                    acknowledged[game["id"]] = answer.json()["revision"]
            except httpx2.HTTPError:
                return

    with serving(tmp_path) as (process, port):
        players = [threading.Thread(target=play, args=(port,)) for _ in range(6)]
        for player in players:
            player.start()
        while sum(acknowledged.values()) < 60:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        for player in players:
            player.join()
    with serving(tmp_path) as (_, port), httpx2.Client(base_url=f"http://127.0.0.1:{port}") as page:
        for number, revision in acknowledged.items():
            whole = page.get(f"/api/games/{number}").json()
            assert whole["game"]["revision"] >= revision
            assert whole["document"]["elapsed"] == whole["game"]["revision"] - 1 or revision == 1
