"""Whatever is sent, the answer is an error of the sender, and the server stays well."""

from __future__ import annotations

import http.client
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.cli.program import FOUR
from tests.each import each
from tests.web.asking import document_of, serving, state_of

from nonet.web.routes import openapi

JSON = {"Content-Type": "application/json"}
TAKING_BODIES = [
    (method.upper(), re.sub(r"\{\w+\}", "1", path))
    for path, methods in openapi()["paths"].items()
    for method, operation in methods.items()
    if "requestBody" in operation
]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"\xef\xbb\xbf{}",
        b"[" * 100_000,
        b'{"state":' * 50_000,
        b"NaN",
        b'{"state": Infinity}',
        b'{"state": 1e999}',
        b'{"state": ' + b"9" * 5_000 + b"}",
        b'{"state": "\\ud800"}',
        b"null",
        b"0",
        b'"x"',
        b"[]",
        b"{}",
    ],
    ids=lambda body: repr(body[:20]),
)
@each("path", ["solve", "jobs", "games", "puzzles", "parse", "export"])
def test_bodies_that_are_no_question(client: TestClient, path: str, body: bytes) -> None:
    """A body that is not JSON, or of the wrong form, is refused in the shape of every error."""
    answer = client.post(f"/api/{path}", content=body, headers=JSON)
    assert answer.status_code in {400, 422}
    assert set(answer.json()) <= {"code", "message", "place"}
    assert len(answer.text) < 2_000


@pytest.mark.parametrize(("method", "path"), TAKING_BODIES)
@each("body", [b"", b"[" * 1_000, b"[]", b'{"x": "\\ud800"}'], lambda body: repr(body[:20]))
def test_no_address_takes_what_is_no_question(
    client: TestClient, method: str, path: str, body: bytes
) -> None:
    """Every route with a body refuses an invalid one in the shape of every error."""
    answer = client.request(method, path, content=body, headers=JSON)
    assert answer.status_code in {400, 422}
    assert set(answer.json()) <= {"code", "message", "place"}


@pytest.mark.parametrize(
    "history",
    [
        "[NaN]",
        "[1e999]",
        '["\\ud800"]',
        "[" * 300 + "]" * 300,
        "[" + "9" * 5_000 + "]",
        "[" + "9" * 400 + ".5]",
    ],
    ids=lambda text: text[:12],
)
def test_histories_that_could_not_be_read_back(client: TestClient, history: str) -> None:
    """Text that is not strict JSON is not saved as part of a game."""
    text = json.dumps({"document": document_of(FOUR, history=["here"])})
    answer = client.post("/api/games", content=text.replace('["here"]', history), headers=JSON)
    assert answer.status_code in {400, 422}


def test_whole_numbers_may_be_written_otherwise(client: TestClient) -> None:
    """To JSON 4.0 and 4e0 are whole numbers, and 4.5 is not."""
    text = json.dumps({"state": state_of(FOUR)})
    for number, status in (("4", 200), ("4.0", 200), ("4e0", 200), ("4.5", 422), ('"4"', 422)):
        body = text.replace('"size": 4', f'"size": {number}')
        assert client.post("/api/solve", content=body, headers=JSON).status_code == status


def test_a_large_number_comes_back(client: TestClient) -> None:
    """A number beyond those of computers is kept digit by digit."""
    large = 10**400 + 1
    game = client.post("/api/games", json={"document": document_of(FOUR, history=[large])}).json()
    assert client.get(f"/api/games/{game['id']}").json()["document"]["history"] == [large]


def test_a_body_that_is_too_long(client: TestClient) -> None:
    """Ten megabytes are refused, whether their length is declared or not."""
    body = json.dumps({"text": "x" * 10_000_000}).encode()
    pieces = (body[start : start + 65_536] for start in range(0, len(body), 65_536))
    for content in (body, pieces):
        answer = client.post("/api/parse", content=content, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


@pytest.mark.parametrize("length_known", [True, False])
def test_a_long_body_is_answered_over_the_wire(tmp_path: Path, *, length_known: bool) -> None:
    """A client that sends all of an oversized body gets an answer, not a broken connection."""
    piece = b"x" * 65_536
    body = piece * 600 if length_known else (piece for _ in range(600))
    with serving(tmp_path) as (_, port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("POST", "/api/parse", body, JSON, encode_chunked=not length_known)
        answer = connection.getresponse()
        assert answer.status == 413
        assert json.load(answer)["code"] == "too-long"
        connection.close()


def test_fields_are_bounded(client: TestClient) -> None:
    """Lists and texts that are too long for what they are get an error that names the field."""
    state = state_of(FOUR)
    for path, question in [
        ("solve", {"state": state | {"givens": [0] * 10_001}}),
        ("hint", {"state": state | {"candidates": [[1] * 101] * 16}}),
        ("hint", {"state": state, "allowed": ["x"] * 201}),
        ("hint", {"state": state, "allowed": ["x" * 101]}),
        ("export", {"states": [state] * 1_001}),
        ("parse", {"text": "x" * 6_000_001}),
        ("puzzles", {"state": state, "name": "x" * 201}),
        ("jobs", {"kind": "generate", "count": 101}),
        ("jobs", {"kind": "generate", "timeLimit": 601}),
        ("jobs", {"kind": "guess"}),
    ]:
        answer = client.post(f"/api/{path}", json=question)
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid"), path


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/0",
        "/api/games/-1",
        "/api/games/x",
        "/api/games/99999999999999999999",
        "/api/games?limit=0",
        "/api/games?offset=-1",
        "/api/puzzles?size=x",
        "/api/puzzles?sort=x",
        "/api/puzzles?text=%00",
        "/api/statistics?offset=9999",
    ],
)
def test_addresses_that_make_no_sense(client: TestClient, path: str) -> None:
    """A number or a query that cannot be is refused."""
    assert client.get(path).status_code == 422


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/games/",
        "/docs",
        "/redoc",
        "/%2e%2e/etc/passwd",
        "/api/techniques/%2e%2e%2f",
        "/api/jobs/%00",
        "//api/about",
    ],
)
def test_addresses_that_lead_nowhere(client: TestClient, path: str) -> None:
    """An unknown address is not found."""
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_methods_that_do_not_go(client: TestClient) -> None:
    """A method that an address does not take is refused, and TRACE everywhere."""
    for method, path in [
        ("DELETE", "/api/about"),
        ("TRACE", "/api/about"),
        ("PUT", "/"),
        ("X", "/"),
    ]:
        answer = client.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (405, "method")


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Port of a server to be mistreated."""
    with serving(tmp_path_factory.mktemp("hostile")) as (_, port):
        yield port


def send(port: int, data: bytes) -> bytes:
    """What comes back for raw bytes, until the server hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        answer = b""
        try:
            while part := connection.recv(65_536):
                answer += part
        except OSError:
            pass
    return answer


@pytest.mark.parametrize(
    "data",
    [
        b"\0" * 1_000,
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /\r\nX: 1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nBad Header: 1\r\n\r\n",
        b"GET /api/about HTTP/1.1\r\nHost: localhost\nX: 1\r\r\n\r\n",
        b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1e3\r\n\r\n",
        b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n{",
        (
            b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n"
        ),
        b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    ],
    ids=lambda data: repr(data[:40]),
)
def test_raw_nonsense(port: int, data: bytes) -> None:
    """Split headers, smuggled requests and nonsense get an error, and the next is answered."""
    answer = send(port, data)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")
    assert answer.count(b"HTTP/1.1 ") <= 1
    fine = send(port, b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert fine.startswith(b"HTTP/1.1 200")


def test_smuggled_request(port: int) -> None:
    """A request with two lengths is refused, and what follows it on the connection is not read."""
    data = (
        b"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(data)
        answer = b""
        while part := connection.recv(65_536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1 ") == 1


def test_nothing_is_said_of_the_inside(tmp_path: Path, client: TestClient) -> None:
    """No error shows a path of the disk or a line of the program."""
    for path in ("/api/games/77", "/api/nothing"):
        text = client.get(path).text
        assert str(tmp_path) not in text
        assert "Traceback" not in text
