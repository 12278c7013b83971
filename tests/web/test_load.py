"""Many players and setters at once: no error, and no move waits for what another one asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx2
from tests.cli.program import NINE
from tests.web.asking import document_of, serving
from tests.web.own_loop import run_alone

PLAYERS = 50
MOVES = 4
GENERATING = 4
SETTERS = 5
LINES = ["cage 10 r1c1-4", "thermometer r3c3 r4c4 r5c5", "arrow r7c2 r7c3 r7c4", "anti-knight"]
"""The rules of a setter, placed one after another."""


async def play(page: httpx2.AsyncClient, number: int, seconds: list[float]) -> None:
    """A player who makes a move a second."""
    game = (await page.post("/api/games", json={"document": document_of(NINE)})).json()
    await asyncio.sleep(number / PLAYERS)
    for move in range(1, MOVES + 1):
        document = document_of(NINE, elapsed=float(move), history=[{"cell": 1}] * 200)
        began = time.monotonic()
        answer = await page.put(
            f"/api/games/{game['id']}", json={"revision": move, "document": document}
        )
        seconds.append(time.monotonic() - began)
        assert answer.status_code == 200, answer.text
        await asyncio.sleep(1)


async def generate(page: httpx2.AsyncClient) -> None:
    """A player who has puzzles generated all the time."""
    question = {"kind": "generate", "count": 100, "givens": [22, 22], "timeLimit": 3}
    job = (await page.post("/api/jobs", json=question)).json()["id"]
    answer = await page.get(f"/api/jobs/{job}/events")
    assert "event: done" in answer.text or "time-limit" in answer.text


async def set_puzzle(page: httpx2.AsyncClient) -> None:
    """A setter who places a rule a second, and sees what solutions are left."""
    for count in range(1, len(LINES) + 1):
        question = {"layout": {"size": 9, "box": [3, 3]}, "lines": LINES[:count]}
        answer = await page.post("/api/set-rules", json=question)
        assert answer.status_code == 200, answer.text
        state = {"layout": answer.json()["layout"], "givens": [0] * 81}
        survey = {"kind": "survey", "state": state}
        job = (await page.post("/api/jobs", json=survey)).json()["id"]
        events = await page.get(f"/api/jobs/{job}/events")
        assert "event: done" in events.text or "time-limit" in events.text
        await asyncio.sleep(1)


async def crowd(port: int) -> list[float]:
    """Seconds of all moves."""
    seconds: list[float] = []
    limits = httpx2.Limits(max_connections=100)
    url = f"http://127.0.0.1:{port}"
    async with (
        httpx2.AsyncClient(base_url=url, timeout=30, limits=limits) as page,
        asyncio.TaskGroup() as group,
    ):
        for number in range(PLAYERS):
            group.create_task(play(page, number, seconds))
        for _ in range(GENERATING):
            group.create_task(generate(page))
        for _ in range(SETTERS):
            group.create_task(set_puzzle(page))
    return sorted(seconds)


def test_a_crowd(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    """Players, some generating, and setters get no error; the times are put on record."""
    with serving(tmp_path) as (_, port):
        seconds = run_alone(crowd(port))
    assert len(seconds) == PLAYERS * MOVES
    median, last = seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100]
    record_property("a move", f"median {median:.4f} s, 99 % within {last:.4f} s")
