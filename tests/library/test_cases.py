"""The library keeps what the cases say that both libraries share: this one and the browser's."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from nonet.library import Library
from nonet.running import Watch
from nonet.service import ask
from nonet.web.app import make_app

HERE = Path(__file__).parent
CASES = sorted((HERE / "cases").glob("*.json"))

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z")

PATHS = {
    "puzzles.add": ("POST", "puzzles"),
    "puzzles.get": ("GET", "puzzles/{}"),
    "puzzles.change": ("PATCH", "puzzles/{}"),
    "puzzles.find": ("GET", "puzzles"),
    "puzzles.delete": ("DELETE", "puzzles/{}"),
    "puzzles.restore": ("POST", "puzzles/{}/restore"),
    "games.create": ("POST", "games"),
    "games.get": ("GET", "games/{}"),
    "games.save": ("PUT", "games/{}"),
    "games.find": ("GET", "games"),
    "games.delete": ("DELETE", "games/{}"),
    "games.restore": ("POST", "games/{}/restore"),
    "collections.all": ("GET", "collections"),
    "collections.add": ("POST", "collections"),
    "collections.rename": ("PATCH", "collections/{}"),
    "collections.delete": ("DELETE", "collections/{}"),
    "settings.all": ("GET", "settings"),
    "settings.change": ("PATCH", "settings"),
    "tags": ("GET", "tags"),
    "statistics": ("GET", "statistics"),
}
"""Each call as the local edition asks it over HTTP."""


@pytest.fixture
def client(library: Library) -> Iterator[TestClient]:
    """A browser that has the app's page open, on an empty library."""
    with TestClient(make_app(library), base_url="http://localhost:8017") as client:
        yield client


def spelt(value: Any, values: dict[str, Any]) -> Any:
    """A value as it is meant: `@name` is one of `values`, and what is repeated is written out."""
    match value:
        case str() if value.startswith("@"):
            return values[value[1:]]
        case {"repeat": [part, count]}:
            return part * count
        case list():
            return [spelt(one, values) for one in value]
        case dict():
            return {name: spelt(one, values) for name, one in value.items()}
    return value


def without_moments(value: Any) -> Any:
    """An answer with the same word for all moments."""
    match value:
        case str() if MOMENT.fullmatch(value):
            return "a moment"
        case list():
            return [without_moments(one) for one in value]
        case dict():
            return {name: without_moments(one) for name, one in value.items()}
    return value


def numbered(answer: dict[str, Any]) -> dict[str, Any]:
    """What was found, by numbers alone."""
    return {
        name: [one["id"] for one in found] if isinstance(found, list) else found
        for name, found in answer.items()
    }


def asked(client: TestClient, call: str, given: list[Any]) -> dict[str, Any]:
    """What a call gives, or how it is refused."""
    method, path = PATHS[call]
    if "{}" in path:
        path = path.format(given[0])
        given = given[1:]
    body = given[0] if given else None
    if call in {"collections.add", "collections.rename"}:
        body = {"name": body}
    how: dict[str, Any] = {}
    if call == "statistics":
        how["params"] = {"offset": body}
    elif method == "GET":
        how["params"] = {name: _text(one) for name, one in (body or {}).items() if one != ""}
    elif isinstance(body, dict) and isinstance(body.get("document"), str):
        rest = json.dumps({name: one for name, one in body.items() if name != "document"})
        how["headers"] = {"Content-Type": "application/json"}
        how["content"] = f'{rest[:-1]},"document":{body["document"]}}}'
    elif body is not None:
        how["json"] = body
    answer = client.request(method, f"/api/{path}", **how)
    if answer.is_success:
        return {"answer": answer.json() if answer.content else None}
    problem = answer.json()
    revision = (problem.get("place") or {}).get("revision")
    refused = {"status": answer.status_code, "code": problem["code"]}
    return refused if revision is None else {**refused, "revision": revision}


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_the_library_keeps_the_shared_cases(client: TestClient, file: Path) -> None:
    """Each call has the answer, or is refused as it says; the browser's library has the same."""
    case = json.loads(file.read_text("utf-8"))
    for number, one in enumerate(case["calls"], 1):
        expected = spelt(
            {name: one[name] for name in one if name not in {"call", "given"}}, case["values"]
        )
        found = without_moments(asked(client, one["call"], spelt(one["given"], case["values"])))
        if one["call"].endswith(".find") and one["given"] != [{}] and "answer" in found:
            found["answer"] = numbered(found["answer"])
        assert found == expected, (number, one["call"], one["given"])


def test_there_are_cases_of_all_calls() -> None:
    """No call of a library is without a case, but those of the whole library as a file."""
    calls = {one["call"] for file in CASES for one in json.loads(file.read_text("utf-8"))["calls"]}
    assert calls == set(PATHS)


def test_the_cases_know_what_the_service_finds() -> None:
    """What the tests of the browser's library know of a puzzle is what the service says."""
    for one in json.loads((HERE / "found.json").read_text("utf-8")):
        question = {"state": one["state"], "name": "x", "author": "y", "notes": "z"}
        found = json.loads(json.dumps(ask("keep", question, Watch())))
        assert found == {**one["found"], "name": "x", "author": "y", "notes": "z"}
