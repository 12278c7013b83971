"""The modules that run examples are tested in node, where they need no page."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from tests.page.node import node

HERE = Path(__file__).parent


def test_the_modules_do_what_they_promise() -> None:
    """All tests in node pass; one test, so that node runs once."""
    command = [node(), "--no-warnings", "--test", "--test-reporter=spec"]
    done = subprocess.run(
        [*command, *sorted(map(str, HERE.glob("*.test.js")))],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout[done.stdout.find("failing tests") :] + done.stderr, pytrace=False)
    titles = re.findall(r"^✔ (.*) \([0-9.]+ms\)", done.stdout, re.MULTILINE)
    assert len(titles) >= 20
    assert [title for title in titles if not re.fullmatch(r"[A-Z].*[.]", title)] == []
