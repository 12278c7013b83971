"""Only the app's own page is answered, and nothing it shows comes from elsewhere."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.cli.program import FOUR
from tests.web.asking import state_of

from nonet.library import Library
from nonet.web.addresses import Addresses
from nonet.web.app import make_app
from nonet.web.security import HEADERS

QUESTION = {"state": state_of(FOUR)}


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8017",
        "LOCALHOST",
        "127.0.0.1:1",
        "[::1]:8017",
        "192.168.1.5",
        "10.0.0.1.",
    ],
)
def test_this_computer_is_answered(client: TestClient, host: str) -> None:
    """The page may be opened by localhost and by any number, which no foreign page has as name."""
    assert client.get("/api/about", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "",
        "local host",
        "a@localhost",
        "[::1",
        "localhost:x",
        "1.2.3",
        "localhost/",
    ],
)
def test_other_names_are_turned_away(client: TestClient, host: str) -> None:
    """A foreign name that points here (DNS rebinding) gets nothing, not even the page."""
    for path in ("/api/about", "/", "/static/x.js"):
        answer = client.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "host")


def test_a_name_of_this_computer_can_be_given(app: Starlette) -> None:
    """A name given to --host is answered as well."""
    library: Library = app.state.kept
    addresses = Addresses("http://sudoku.lan:8017/", hosts=("Sudoku.lan",))
    with TestClient(make_app(library, addresses=addresses), base_url="http://x") as client:
        assert client.get("/api/about", headers={"Host": "sudoku.lan:8017"}).status_code == 200
        assert client.get("/api/about", headers={"Host": "lan:8017"}).status_code == 421


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:9999"},
        {"Origin": "https://localhost:8017"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_other_pages_are_turned_away(client: TestClient, headers: dict[str, str]) -> None:
    """A request that another page sends is refused, whether it asks or changes."""
    for answer in (
        client.post("/api/solve", json=QUESTION, headers=headers),
        client.get("/api/games", headers=headers),
        client.delete("/api/games/1", headers=headers),
        client.options("/api/games", headers=headers),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert "access-control-allow-origin" not in answer.headers


def test_the_own_page_is_answered(client: TestClient) -> None:
    """Requests of the app's own page, and addresses typed by hand, go through."""
    own = {"Origin": "http://localhost:8017", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/api/solve", json=QUESTION, headers=own).status_code == 200
    assert client.get("/api/about", headers={"Sec-Fetch-Site": "none"}).status_code == 200


def test_a_form_of_another_page_is_no_request(client: TestClient) -> None:
    """What a plain form or a plain script can send without asking is not taken for JSON."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = client.post(
            "/api/collections", content=b'{"name": "x"}', headers={"Content-Type": kind}
        )
        assert answer.status_code == 422
    assert client.get("/api/collections").json() == []


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/nothing", "/static/none.js"])
def test_every_answer_is_guarded(client: TestClient, path: str) -> None:
    """Each answer, errors too, forbids to load from elsewhere and to be shown elsewhere."""
    answer = client.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert "set-cookie" not in answer.headers
    assert "server" not in answer.headers


def test_answers_are_not_kept(client: TestClient) -> None:
    """No browser keeps what the library answers."""
    assert client.get("/api/games").headers["Cache-Control"] == "no-store"
