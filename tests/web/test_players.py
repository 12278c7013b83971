"""With players each browser is one of its own; a wrong name of the computer says the right ones."""

from __future__ import annotations

import html
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from tests.cli.program import FOUR
from tests.web.asking import ask, document_of

from nonet.library import Library, Players
from nonet.web.addresses import Addresses, addresses_of
from nonet.web.app import make_app

ADDRESSES = Addresses(
    "http://127.0.0.1:8017/",
    ("http://192.168.1.5:8017/", "http://den.local:8017/"),
    ("0.0.0.0", "den.local"),  # noqa: S104
)


@pytest.fixture
def shared(empty_library: Path, tmp_path: Path) -> Iterator[Starlette]:
    """The app as others on the network open it."""
    file = tmp_path / "library.sqlite"
    file.write_bytes(empty_library.read_bytes())
    url = f"sqlite:///{file}"
    with Library(url) as library, closing(Players(library, url)) as players:
        yield make_app(library, players=players, addresses=ADDRESSES)


@pytest.fixture
def browsers(shared: Starlette) -> Iterator[list[TestClient]]:
    """Three browsers: one on this computer, and two elsewhere, with the page open."""
    with ExitStack() as stack:
        opened = [
            stack.enter_context(
                TestClient(shared, base_url="http://192.168.1.5:8017", client=(address, 50_000))
            )
            for address in ("127.0.0.1", "192.168.1.20", "192.168.1.21")
        ]
        for browser in opened:
            assert browser.get("/").status_code == 200
        yield opened


def test_each_browser_is_a_player(browsers: list[TestClient]) -> None:
    """Games, settings, statistics and the course of one browser are not those of another."""
    for number, browser in enumerate(browsers):
        question = {"document": document_of(FOUR), "title": f"game {number}"}
        ask(browser, "games", question, 201)
        browser.patch("/api/settings", json={"number": number})
    answer = {
        "station": "pointing", "technique": "pointing", "seed": 1, "right": True, "hints": 0,
        "seconds": 1.0, "at": "2026-01-01T00:00:00Z",
    }  # fmt: skip
    ask(browsers[1], "keep-learning", {"answers": [answer]})
    for number, browser in enumerate(browsers):
        games = browser.get("/api/games").json()["games"]
        assert [game["title"] for game in games] == [f"game {number}"]
        assert browser.get("/api/settings").json() == {"number": number}
        chapters = ask(browser, "course", {})["chapters"]
        answers = sum(one["answers"] for chapter in chapters for one in chapter["stations"])
        assert answers == (number == 1)


def test_a_player_stays_the_same(browsers: list[TestClient]) -> None:
    """To open the page again, or at another of its tabs, changes no player."""
    for browser in browsers:
        before = dict(browser.cookies)
        browser.get("/")
        assert dict(browser.cookies) == before
    assert len({browser.cookies["nonet-player"] for browser in browsers}) == 3


def test_the_cookie_is_random_and_out_of_reach(shared: Starlette) -> None:
    """No script reads it, no other site sends it, and it is kept for a year."""
    with TestClient(shared, base_url="http://localhost") as browser:
        cookie = browser.get("/").headers["set-cookie"]
    assert re.match(r"nonet-player=[0-9a-f]{32};", cookie)
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in cookie
    assert int(re.findall(r"Max-Age=(\d+)", cookie)[0]) >= 365 * 86_400


def test_the_first_browser_here_is_the_owner(shared: Starlette) -> None:
    """What was there before goes to the first browser on this computer, and to nobody else."""
    shared.state.kept.settings.change({"was": "there"})
    found = []
    for address in ("192.168.1.20", "127.0.0.1", "127.0.0.1"):
        base = "http://192.168.1.5:8017"
        with TestClient(shared, base_url=base, client=(address, 50_000)) as browser:
            browser.get("/")
            found.append(browser.get("/api/settings").json())
    assert found == [{}, {"was": "there"}, {}]


def test_the_link_of_the_owner(shared: Starlette) -> None:
    """The link that the command opens makes a browser the owner's; a wrong one does not."""
    shared.state.kept.settings.change({"was": "there"})
    key = shared.state.players.own_key()
    found = []
    for link in (key, "0" * 32, "x"):
        with TestClient(
            shared, base_url="http://192.168.1.5:8017", client=("192.168.1.20", 50_000)
        ) as browser:
            browser.get("/")
            page = browser.get(f"/?player={link}")
            assert page.url.query == b""  # the key is not left in the address
            found.append(browser.get("/api/settings").json())
    assert found == [{"was": "there"}, {}, {}]


def test_a_request_without_a_player(shared: Starlette, tmp_path: Path) -> None:
    """What needs a library is refused without the cookie, and what does not is answered."""
    with TestClient(shared, base_url="http://localhost") as program:
        answer = program.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (401, "no-player")
        program.cookies["nonet-player"] = "../../etc"
        assert program.get("/api/games").status_code == 401
        assert ask(program, "solve", {"state": document_of(FOUR)["state"]})
    assert not list(tmp_path.rglob("*.players/*.sqlite"))


@pytest.mark.parametrize(
    ("accepted", "words"),
    [
        ("", "Open one of these"),
        ("fr-FR,fr;q=0.9", "Open one of these"),
        ("de-AT,de;q=0.9,en;q=0.8", "Öffne stattdessen"),
        ("fr, zh-CN;q=0.5", "请打开"),
    ],
)
def test_a_wrong_name_says_the_right_ones(shared: Starlette, accepted: str, words: str) -> None:
    """One who opens the page by a name that is not this computer's reads which to use."""
    with TestClient(shared, base_url="http://den.example:8017") as browser:
        headers = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": accepted}
        page = browser.get("/", headers=headers)
    assert page.status_code == 421
    assert words in page.text
    assert ('lang="zh-Hans"' in page.text) == (words == "请打开")
    assert "set-cookie" not in page.headers
    links = [html.unescape(url) for url in re.findall(r'href="([^"]*)"', page.text)]
    assert links == [*ADDRESSES.others, ADDRESSES.own]


def test_names_that_were_printed_are_answered(shared: Starlette) -> None:
    """Each address that the command prints opens the page."""
    with TestClient(shared) as browser:
        for url in (ADDRESSES.own, *ADDRESSES.others):
            assert browser.get(url).status_code == 200


def test_addresses_for_others() -> None:
    """Where the socket listens everywhere, numbers and names are given; on loopback, none."""
    with socket.create_server(("0.0.0.0", 0)) as bound:  # noqa: S104
        found = addresses_of(bound, "0.0.0.0")  # noqa: S104
        port = bound.getsockname()[1]
    assert found.own == f"http://127.0.0.1:{port}/"
    assert not any(word in url for url in found.others for word in ("127.", "0.0.0.0", "::1"))  # noqa: S104
    name = socket.gethostname().lower()
    if not name.startswith("localhost"):
        assert f"http://{name}:{port}/" in found.others
        assert name in found.hosts
    with socket.create_server(("127.0.0.1", 0)) as bound:
        assert addresses_of(bound, "127.0.0.1").others == ()
