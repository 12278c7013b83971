"""Jobs: progress, outcome, and an end when no client waits."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.cli.program import FOUR, NINE
from tests.web.asking import Json, ask, read_events, run_job, serving, state_of

import nonet
from nonet.running import Watch
from nonet.service import KINDS
from nonet.service import ask as ask_service
from nonet.web.jobs import JobLimits

ENDLESS = {"kind": "count", "state": state_of("." * 81)}


def wait_until_over(client: TestClient | httpx2.Client, job: str, seconds: float) -> str:
    """The state of a job once it is over, or after this many seconds."""
    end = time.monotonic() + seconds
    while True:
        state: str = client.get(f"/api/jobs/{job}").json()["state"]
        if state in {"done", "failed"} or time.monotonic() > end:
            return state
        time.sleep(0.02)


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_one_address(client: TestClient, kind: str) -> None:
    """A quick question is one request and never a job; one that takes its time is always one."""
    at_once = client.post(f"/api/{kind}", json={"guess": 1}).status_code
    as_job = client.post("/api/jobs", json={"kind": kind, "guess": 1}).json()["place"]["field"]
    assert (at_once == 404, as_job == "kind") == (KINDS[kind].is_job, not KINDS[kind].is_job)


@pytest.mark.parametrize("kind", ["true-candidates", "count", "rate"])
def test_a_job_gives_the_answer(client: TestClient, kind: str) -> None:
    """A job gives the answer of the service."""
    question = {"state": state_of(NINE)}
    answer = ask_service(kind, question, Watch())
    assert run_job(client, question | {"kind": kind})[:2] == ("done", answer)


def test_puzzles_are_generated(client: TestClient) -> None:
    """Puzzles are as requested, with one solution and their grades; a seed reproduces them."""
    question: Json = {
        "kind": "generate",
        "layout": {"size": 6, "box": [2, 3]},
        "count": 3,
        "givens": [10, 14],
        "symmetry": "half-turn",
        "difficulty": "Easy",
        "seed": 7,
    }
    kind, answer, _ = run_job(client, question)
    assert kind == "done"
    assert (len(answer["puzzles"]), answer["seed"], answer["problem"]) == (3, 7, None)
    layout = nonet.Layout.boxes(2, 3)
    for made in answer["puzzles"]:
        givens = made["state"]["givens"]
        assert 10 <= 36 - givens.count(0) <= 14
        assert [bool(digit) for digit in givens] == [bool(digit) for digit in givens[::-1]]
        found = nonet.solve(nonet.Grid(givens, layout=layout), unique=True)
        assert list(found.digits) == made["solution"]
        assert made["grade"]["level"] == "Easy"
    again = run_job(client, question)[1]
    assert [made["state"] for made in again["puzzles"]] == [
        made["state"] for made in answer["puzzles"]
    ]


@pytest.mark.parametrize("difficulty", ["medium", 2.0, [2.5, 3.5]])
def test_puzzles_as_hard_as_asked_for(client: TestClient, difficulty: Json) -> None:
    """The puzzle has the level, the ER or one in the range; grade and rating are included."""
    question = {"kind": "generate", "difficulty": difficulty, "seed": 1, "timeLimit": 60}
    _, answer, _ = run_job(client, question)
    [made] = answer["puzzles"]
    grid = nonet.Grid(made["state"]["givens"])
    assert made["grade"]["level"] == nonet.grade(grid).level
    assert made["rating"]["er"] == nonet.rate(grid).er
    if isinstance(difficulty, str):
        assert made["grade"]["level"].lower() == difficulty
    else:
        least, most = difficulty if isinstance(difficulty, list) else (difficulty, difficulty)
        assert least <= made["rating"]["er"] <= most


def test_every_option_of_a_setter(client: TestClient) -> None:
    """Gems, techniques, an order of one's own and puzzles that differ can be asked for."""
    question = {"kind": "generate", "seed": 1, "timeLimit": 60}
    options: list[Json] = [
        {"gem": "diamond", "difficulty": [1.2, 1.5]},
        {"requires": ["naked pair"], "without": ["hidden pair"], "order": "hodoku"},
        {"order": nonet.TechniqueOrder.hodoku().to_toml(), "difficulty": "Easy", "method": "plant"},
        {"layout": {"size": 4, "box": [2, 2]}, "count": 3, "distinct": True, "tries": 1000},
    ]
    answers = [run_job(client, question | fields)[1] for fields in options]
    assert answers[0]["puzzles"][0]["rating"]["gem"] == "diamond"
    assert "naked_pair" in answers[1]["puzzles"][0]["grade"]["steps"]
    assert answers[2]["puzzles"][0]["grade"]["level"] == "Easy"
    forms = {nonet.canonical(nonet.Grid(made["state"]["givens"])) for made in answers[3]["puzzles"]}
    assert len(forms) == 3
    kind, problem, _ = run_job(client, question | {"order": "nonsense"})
    assert (kind, problem["code"]) == ("failed", "format")


def test_a_board_can_be_built_upon(client: TestClient) -> None:
    """Digits of the board are among the givens, which are all cells of the pattern."""
    start = nonet.Grid("12" + "." * 14)
    pattern = [0, 1, 4, 5, 10, 11, 13, 14]
    question = {"kind": "generate", "start": state_of(start), "pattern": pattern, "minimal": True}
    kind, answer, _ = run_job(client, question)
    assert kind == "done"
    givens = answer["puzzles"][0]["state"]["givens"]
    assert givens[:2] == [1, 2]
    assert {cell for cell, digit in enumerate(givens) if digit} <= set(pattern)


def test_an_impossible_request_is_reported(client: TestClient) -> None:
    """A job that fails says why, in the shape of every error."""
    kind, problem, _ = run_job(client, {"kind": "generate", "givens": [16, 16]})
    assert (kind, problem["code"]) == ("failed", "generation-failed")
    assert "17 givens or more" in problem["message"]


def test_what_was_made_in_time_is_not_lost(client: TestClient) -> None:
    """When the time is up the puzzles that were made are given, with the reason why no more are."""
    question = {"kind": "generate", "count": 100, "givens": [20, 20], "timeLimit": 0.5}
    kind, answer, progress = run_job(client, question)
    assert progress
    assert progress[-1]["seconds"] > 0
    if kind == "done":
        assert 0 < len(answer["puzzles"]) < 100
        assert answer["problem"]["code"] == "time-limit"
    else:
        assert answer["code"] == "time-limit"


def test_a_job_is_stopped(client: TestClient) -> None:
    """A job can be stopped at once, and returns what it has."""
    job = ask(client, "jobs", ENDLESS, 202)["id"]
    heard: list[str] = []
    listener = threading.Thread(
        target=lambda: heard.append(client.get(f"/api/jobs/{job}/events").text)
    )
    listener.start()
    time.sleep(0.3)
    began = time.monotonic()
    assert client.delete(f"/api/jobs/{job}").status_code == 204
    assert wait_until_over(client, job, 5) == "done"
    assert time.monotonic() - began < 2
    listener.join()
    events = read_events(heard[0])
    assert [name for name, _ in events[-2:]] == ["progress", "done"]
    assert events[-1][1]["complete"] is False
    found = [data["found"] for name, data in events if name == "progress"]
    assert found == sorted(found)


@pytest.mark.parametrize("limits", [JobLimits(unwatched=0.2)])
def test_a_job_that_nobody_watches_is_stopped(client: TestClient) -> None:
    """A job whose events are not requested ends by itself."""
    job = ask(client, "jobs", ENDLESS, 202)["id"]
    assert wait_until_over(client, job, 5) == "done"


def test_a_stream_that_ends_early_is_asked_for_again(client: TestClient) -> None:
    """A stream of some seconds ends with the job under way, and the next one goes on from there."""
    job = ask(client, "jobs", ENDLESS, 202)["id"]
    began = time.monotonic()
    text = client.get(f"/api/jobs/{job}/events?seconds=0.3").text
    assert 0.3 <= time.monotonic() - began < 2
    assert text.startswith("retry: ")
    assert {name for name, _ in read_events(text.split("\n\n", 1)[1])} == {"progress"}
    assert client.get(f"/api/jobs/{job}").json()["state"] == "working"
    client.delete(f"/api/jobs/{job}")
    assert "event: done" in client.get(f"/api/jobs/{job}/events?seconds=5").text


@pytest.mark.parametrize("limits", [JobLimits(unwatched=0.5)])
def test_a_job_ends_where_the_next_stream_is_not_asked_for(client: TestClient) -> None:
    """A page that does not listen again has gone."""
    job = ask(client, "jobs", ENDLESS, 202)["id"]
    client.get(f"/api/jobs/{job}/events?seconds=0.1")
    assert wait_until_over(client, job, 5) == "done"


@pytest.mark.parametrize("limits", [JobLimits(unwatched=0.3)])
def test_a_job_goes_on_from_stream_to_stream(client: TestClient) -> None:
    """Between two streams nobody listens, which is not for long."""
    job = ask(client, "jobs", ENDLESS, 202)["id"]
    for _ in range(6):
        client.get(f"/api/jobs/{job}/events?seconds=0.1")
        time.sleep(0.1)
    assert client.get(f"/api/jobs/{job}").json()["state"] == "working"
    client.delete(f"/api/jobs/{job}")


@pytest.mark.parametrize("limits", [JobLimits(kept=0.3)])
def test_results_are_kept_for_a_while(client: TestClient) -> None:
    """The outcome can be asked for again, until it is forgotten."""
    job = ask(client, "jobs", {"kind": "count", "state": state_of(FOUR)}, 202)["id"]
    first = client.get(f"/api/jobs/{job}/events").text
    assert client.get(f"/api/jobs/{job}/events").text.endswith(first.split("event: done")[1])
    time.sleep(0.6)
    assert client.get(f"/api/jobs/{job}").status_code == 404


@pytest.mark.parametrize("limits", [JobLimits(most=2)])
def test_too_many_jobs_are_turned_away(client: TestClient) -> None:
    """Beyond a number of jobs the next is asked to try again later."""
    jobs = [ask(client, "jobs", ENDLESS, 202)["id"] for _ in range(2)]
    answer = client.post("/api/jobs", json=ENDLESS)
    assert (answer.status_code, answer.json()["code"]) == (429, "busy")
    assert answer.headers["Retry-After"]
    for job in jobs:
        client.delete(f"/api/jobs/{job}")


def test_an_error_of_nonet_ends_the_job(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job that meets a fault of nonet itself fails with a message, and the server goes on."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("nonet.count", broken)
    kind, problem, _ = run_job(client, ENDLESS)
    assert (kind, problem["code"]) == ("failed", "internal")
    assert "secret" not in problem["message"]
    assert client.get("/api/about").status_code == 200


def test_the_end_of_the_server_stops_all_work(app: Starlette) -> None:
    """No thread works on when the server has ended."""
    with TestClient(app, base_url="http://localhost") as client:
        job = ask(client, "jobs", ENDLESS, 202)["id"]
        time.sleep(0.2)
        found = app.state.jobs.get(job)
        assert found.state == "working"
    end = time.monotonic() + 5
    while found.state == "working" and time.monotonic() < end:
        time.sleep(0.02)
    assert found.state == "done"


def test_a_page_that_leaves_stops_its_work(tmp_path: Path) -> None:
    """Closing the stream of a job stops it."""
    with serving(tmp_path) as (_, port), httpx2.Client(base_url=f"http://127.0.0.1:{port}") as page:
        job = page.post("/api/jobs", json=ENDLESS).json()["id"]
        with page.stream("GET", f"/api/jobs/{job}/events") as stream:
            lines = stream.iter_lines()  # the stream closes when this goes
            assert next(lines) == "event: progress"
            assert page.get(f"/api/jobs/{job}").json()["state"] == "working"
        assert wait_until_over(page, job, 3) == "done"


def test_generating_does_not_keep_hints_waiting(client: TestClient) -> None:
    """While all threads for jobs are taken a hint still comes at once."""
    jobs = [ask(client, "jobs", ENDLESS, 202)["id"] for _ in range(8)]
    began = time.monotonic()
    ask(client, "hint", {"state": state_of(NINE)})
    assert time.monotonic() - began < 2
    for job in jobs:
        client.delete(f"/api/jobs/{job}")


def test_symmetries_have_one_name_each(client: TestClient) -> None:
    """The page offers every symmetry once, and has words and moves for each."""
    offered = ask(client, "about", {})["symmetries"]
    assert {"top-bottom", "left-right"} <= set(offered)
    assert len(offered) == 8
    for file, key in (("locales/en/page.ftl", "symmetry-{} ="), ("js/setting/symmetry.js", '"{}"')):
        text = client.get(f"/static/{file}").text
        for name in set(offered) - {"none", "diagonal", "full"}:
            assert key.format(name) in text
