"""The modules of the page are tested in node, where they need no page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest
from tests.page.node import HERE, ROOT, SCRIPTS, STAND_IN, node_with_database

LEAST = 0.6
"""Share of the lines of modules that need no page which their tests run."""

COMMENTS = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)

OF_PAGE = re.compile(
    r"""
    \bdocument\.(?:querySelector|createElement|documentElement|body|addEventListener|hidden
      |visibilityState|activeElement|fullscreenElement|exitFullscreen|fonts)
    | \b(?:window|location|navigator|localStorage|sessionStorage|matchMedia|requestAnimationFrame
      |getComputedStyle|createImageBitmap|serviceWorker|FileReader|BroadcastChannel|EventSource
      |Worker|AudioContext|\w+Observer|DOM[A-Z]\w+|HTML\w*Element|SVG\w*Element)\b
    """,
    re.VERBOSE,
)
"""What only a page has."""

FROM_DOM = re.compile(r'import \{([^}]*)\} from "[./\w]*/dom\.js"')

CONSTANTS = {"MAX_NAME", "LONG", "afterPaint"}
"""What a module may take of dom.js that makes and finds no element."""

ALSO = {
    "board/select.js",
    "library/share.js",
    "page/settings.js",
    "page/words.js",
    "play/commands.js",
    "play/keys.js",
    "service/kept/database.js",
}
"""Modules that name something of the page, and are tested without one all the same."""


def code_of(path: Path) -> set[int]:
    """The numbers of the lines of a module that are neither empty nor comments."""
    text = path.read_text("utf-8")
    blank = COMMENTS.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    return {number for number, line in enumerate(blank.splitlines(), 1) if line.strip()}


def needs_page(path: Path) -> bool:
    """Whether a module makes elements, or names what only a page has."""
    text = COMMENTS.sub("", path.read_text("utf-8"))
    names = {name.strip() for found in FROM_DOM.findall(text) for name in found.split(",")} - {""}
    return bool(names - CONSTANTS or OF_PAGE.search(text))


def measured() -> list[Path]:
    """The modules that need no page."""
    return [
        path
        for path in sorted(SCRIPTS.rglob("*.js"))
        if path.relative_to(SCRIPTS).as_posix() in ALSO or not needs_page(path)
    ]


def covered_lines(report: str) -> dict[Path, set[int]]:
    """The lines that were run, by file, of a report of lcov."""
    found: dict[Path, set[int]] = defaultdict(set)
    file = Path()
    for line in report.splitlines():
        kind, _, rest = line.partition(":")
        if kind == "SF":
            file = (ROOT / rest).resolve()
        elif kind == "DA":
            number, count = map(int, rest.split(",")[:2])
            if count:
                found[file].add(number)
    return found


def test_the_modules_do_what_they_promise(tmp_path: Path) -> None:
    """All tests in node pass, and run at least 60 % of the lines that need no page.

    One test, so that node runs once.
    """
    report = tmp_path / "lcov.info"
    command = [node_with_database(), "--no-warnings", "--test", "--experimental-test-coverage"]
    for name, place in (("spec", "stdout"), ("lcov", str(report))):
        command += [f"--test-reporter={name}", f"--test-reporter-destination={place}"]
    done = subprocess.run(
        [*command, f"--import={STAND_IN.as_uri()}", *sorted(map(str, HERE.glob("*.test.js")))],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
        env={**os.environ, "NONET_PYTHON": sys.executable},
    )
    if done.returncode:
        pytest.fail(done.stdout[done.stdout.find("failing tests") :] + done.stderr, pytrace=False)
    titles = re.findall(r"^✔ (.*) \([0-9.]+ms\)", done.stdout, re.MULTILINE)
    assert len(titles) > 300
    assert [title for title in titles if not re.fullmatch(r"[A-Z].*[.]", title)] == []
    assert len(set(titles)) == len(titles)
    covered = covered_lines(report.read_text("utf-8"))
    lines = {path: code_of(path) for path in measured()}
    assert len(lines) > 40
    ran = {path: code & covered[path] for path, code in lines.items()}
    shares = {
        path.relative_to(SCRIPTS).as_posix(): f"{len(ran[path])} of {len(code)}"
        for path, code in lines.items()
    }
    assert sum(map(len, ran.values())) >= LEAST * sum(map(len, lines.values())), shares
