"""How the tests ask: states to send, answers to read, and the app as a process."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

import nonet
from nonet.service.states import State

Json = Any


def state_of(grid: nonet.Grid | nonet.Candidates | str) -> Json:
    """A grid as requests have it."""
    puzzle = nonet.Grid(grid) if isinstance(grid, str) else grid
    return State.of(puzzle).fields()


def document_of(grid: nonet.Grid | str, **fields: Json) -> Json:
    """A game as requests have it."""
    return {"version": 1, "state": state_of(grid), **fields}


def ask(client: TestClient, path: str, question: Json, status: int = 200) -> Json:
    """Answer to a question."""
    answer = client.post(f"/api/{path}", json=question)
    assert answer.status_code == status, answer.text
    return answer.json()


def run_job(client: TestClient, question: Json) -> tuple[str, Json, list[Json]]:
    """How a job ends, its answer, and the progress before."""
    job = ask(client, "jobs", question, 202)
    events = read_events(client.get(f"/api/jobs/{job['id']}/events").text)
    kind, answer = events[-1]
    assert [name for name, _ in events[:-1]] == ["progress"] * (len(events) - 1)
    return kind, answer, [data for _, data in events[:-1]]


def read_events(text: str) -> list[tuple[str, Json]]:
    """Server-sent events, by name and data."""
    blocks = re.findall(r"event: (\w+)\ndata: (.*)\n\n", text)
    return [(name, json.loads(data)) for name, data in blocks]


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server as a process of its own, and its port."""
    command = [sys.executable, "-m", "nonet", "play", "--no-browser", "--port", "0"]
    url = f"sqlite:///{folder / 'library.sqlite'}"
    with subprocess.Popen(
        [*command, "--database", url, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            match = re.search(r":([0-9]+)/", line)
            assert match is not None, line
            yield process, int(match[1])
        finally:
            process.kill()
