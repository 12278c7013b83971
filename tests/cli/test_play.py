"""`nonet play`: the app starts, says where it is, and ends in order."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from tests.cli.program import PROGRAM, call
from tests.web.asking import serving


def test_the_app_answers_where_it_says(tmp_path: Path) -> None:
    """The line on standard output names the address of the page."""
    with serving(tmp_path) as (_, port):
        about = httpx2.get(f"http://localhost:{port}/api/about").json()
    assert about["name"] == "nonet"


@pytest.mark.skipif(os.name == "nt", reason="needs signals of POSIX")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_the_app_ends_in_order(tmp_path: Path, end: signal.Signals) -> None:
    """Ctrl-C and the end of the system stop the app soon, even while a page listens to a job."""
    with serving(tmp_path) as (process, port):
        page = httpx2.Client(base_url=f"http://127.0.0.1:{port}")
        state = {"layout": {"size": 9, "box": [3, 3]}, "givens": [0] * 81}
        job = page.post("/api/jobs", json={"kind": "count", "state": state}).json()["id"]
        with page.stream("GET", f"/api/jobs/{job}/events") as stream:
            lines = stream.iter_lines()
            assert next(lines)
            process.send_signal(end)
            _, err = process.communicate(timeout=20)
        page.close()
        assert process.returncode in {0, 130, 128 + end, -end}
        assert "Traceback" not in err


def test_a_port_that_is_taken_is_reported(tmp_path: Path) -> None:
    """Where something listens already the message says so and what to do."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        url = f"sqlite:///{tmp_path / 'library.sqlite'}"
        outcome = call("play", "--no-browser", "--port", port, "--database", url)
    assert outcome.code == 1
    assert f"port {port}" in outcome.err
    assert "--port takes another one" in outcome.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_an_address_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    """Where the address cannot be printed, that is one line on standard error, and the end."""
    url = f"sqlite:///{tmp_path / 'library.sqlite'}"
    command = [*PROGRAM, "play", "--no-browser", "--port", "0", "--database", url]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.stderr == b"nonet: standard output: No space left on device\n"
    assert done.returncode == 1


def test_a_library_that_cannot_be_opened_is_reported() -> None:
    """A wrong URL is one line on standard error."""
    command = [*PROGRAM, "play", "--no-browser", "--port", "0", "--database", "mysql://x/y"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert ended.stderr == "nonet: expected a database of SQLite or PostgreSQL, found 'mysql'\n"


@pytest.mark.parametrize(
    ("addresses", "further"),
    [
        ("", ""),
        ("Project-URL: Issues, https://example.org/issues\n", ""),
        (
            "Project-URL: Play, https://example.org/play/\nProject-URL: Issues, https://a.b/\n",
            "; or play in the browser: https://example.org/play/",
        ),
    ],
)
def test_missing_packages_are_reported(addresses: str, further: str, tmp_path: Path) -> None:
    """Without the packages of the app the message says what to type, and where the site is."""
    folder = tmp_path / "nonet-0.dist-info"
    folder.mkdir()
    described = f"Metadata-Version: 2.1\nName: nonet\nVersion: 0\n{addresses}"
    (folder / "METADATA").write_text(described, "utf-8")
    program = (
        f"import sys; sys.modules['starlette'] = None; sys.path.insert(0, {str(tmp_path)!r})\n"
        "sys.argv = ['nonet', 'play', '--no-browser', '--port', '0']\n"
        "from nonet.cli.app import main; main()\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    ways = "uvx --from 'nonet[app]' nonet play, or pip install 'nonet[app]'"
    assert ended.stderr == f"nonet: play needs starlette: {ways}{further}\n"


def test_the_browser_opens_when_the_page_is_there(tmp_path: Path) -> None:
    """By default, the browser is opened once the app answers."""
    seen = tmp_path / "seen"
    program = (
        "import sys, webbrowser, urllib.request, os, signal\n"
        "def look(url):\n"
        "    urllib.request.urlopen(url + 'api/about', timeout=10)\n"
        f"    open({str(seen)!r}, 'w').write(url)\n"
        "    os.kill(os.getpid(), signal.SIGTERM)\n"
        "import threading\n"
        "webbrowser.open = lambda url: threading.Thread(target=look, args=(url,)).start()\n"
        f"url = 'sqlite:///{tmp_path / 'library.sqlite'}'\n"
        "sys.argv = ['nonet', 'play', '--port', '0', '--database', url]\n"
        "from nonet.cli.app import main; main()\n"
    )
    subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60, check=False)
    assert seen.read_text().startswith("http://127.0.0.1:")


def test_every_address_for_others_is_printed(tmp_path: Path) -> None:
    """With `--host` of all addresses, those that others can type follow, one a line, and a code."""
    zxingcpp = pytest.importorskip("zxingcpp", reason="reads QR codes")
    image = pytest.importorskip("PIL.Image", reason="draws them")
    with serving(tmp_path, "--host", "0.0.0.0", "--qr") as (process, port):  # noqa: S104
        assert process.stdout is not None
        lines: list[str] = []
        while not (lines and lines[-1].isspace() and any("█" in line for line in lines)):
            lines.append(process.stdout.readline())
        about = httpx2.get(f"http://127.0.0.1:{port}/api/about").json()
    assert about["name"] == "nonet"
    assert "each browser is a player of its own" in lines[0]
    urls = [line.strip() for line in lines if line.startswith("  http://")]
    assert urls
    assert all(url.endswith(f":{port}/") for url in urls)
    code = [line.rstrip("\n") for line in lines if line.strip(" \n") and set(line) <= set(" ▀▄█\n")]
    picture = image.new("L", (len(code[0]) + 8, 2 * len(code) + 8), 255)
    for y, line in enumerate(code):
        for x, character in enumerate(line):
            if character in "▀█":
                picture.putpixel((x + 4, 2 * y + 4), 0)
            if character in "▄█":
                picture.putpixel((x + 4, 2 * y + 5), 0)
    big = picture.resize((8 * picture.width, 8 * picture.height), 0)
    assert [found.text for found in zxingcpp.read_barcodes(big)] == [urls[0]]


def test_a_code_for_nobody_is_refused(tmp_path: Path) -> None:
    """Where no other device can open the page, `--qr` says what to add."""
    url = f"sqlite:///{tmp_path / 'library.sqlite'}"
    outcome = call("play", "--no-browser", "--port", "0", "--qr", "--database", url)
    assert outcome.code == 1
    assert "--host 0.0.0.0" in outcome.err
