"""What the worker of a page relies on: progress, stopping, and starting again."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ENGINE = HERE.parents[1] / "src" / "nonet" / "site" / "engine"

pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here"),
    pytest.mark.skipif(not ENGINE.exists(), reason="there is no engine: `make site` packs it"),
]


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """What happened in node."""
    command = ["node", str(HERE / "site_service.mjs")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def test_long_work_reports_and_is_stopped(found: dict[str, Any]) -> None:
    """Between two slices progress is reported, and work that is not wanted any more ends."""
    assert found["generated"]["error"]["code"] == "cancelled"
    reports = found["generated"]["progress"]
    assert reports
    assert set(reports[0]) == {"seconds", "found", "nodes", "depth", "fraction", "note"}
    assert all(one["seconds"] >= 0 for one in reports)


def test_the_core_is_stopped_within_a_call(found: dict[str, Any]) -> None:
    """A rating has no slices: the core itself looks whether it is to end."""
    assert found["rated"]["error"]["code"] == "cancelled"
    assert found["rated"]["looks"] < 1_000


def test_what_was_stopped_leaves_no_trace(found: dict[str, Any]) -> None:
    """The next question is answered; one of no kind is refused."""
    assert found["after"]["answer"]["step"] is not None
    assert found["unknown"]["error"]["code"] == "not-found"


def test_an_image_outlives_the_interpreter(found: dict[str, Any]) -> None:
    """What ends the interpreter throws, and one that is started from the image answers."""
    assert found["died"]
    assert found["again"]["answer"] == found["after"]["answer"]
