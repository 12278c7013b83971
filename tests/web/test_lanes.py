"""Lanes: work that takes long keeps none waiting that does not."""

from __future__ import annotations

import asyncio
import threading

from tests.web.own_loop import run_alone

from nonet.web.lanes import Lane


def test_long_work_makes_room() -> None:
    """Work that is longer than brief goes on, and what waits behind it is done."""
    free = threading.Event()

    async def all_of_it() -> list[str]:
        lane = Lane("test", 2, brief=0.05)
        long = [lane.begin(lambda: "long" if free.wait(60) else "late") for _ in range(4)]
        quick = await lane.begin(lambda: "quick").outcome
        free.set()
        return [quick, *[await task.outcome for task in long]]

    assert run_alone(all_of_it()) == ["quick", *["long"] * 4]


def test_work_without_brief_is_done_a_number_at_a_time() -> None:
    """No more than the number is worked on at once, and what is cancelled is not begun."""
    most = working = 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal most, working
        with lock:
            working += 1
            most = max(most, working)
        threading.Event().wait(0.02)
        with lock:
            working -= 1

    async def all_of_it() -> bool:
        lane = Lane("test", 2)
        tasks = [lane.begin(work) for _ in range(6)]
        dropped = lane.begin(work)
        dropped.outcome.cancel()
        for task in tasks:
            await task.outcome
        await asyncio.sleep(0.05)
        return dropped.began is None

    assert run_alone(all_of_it())
    assert most == 2
