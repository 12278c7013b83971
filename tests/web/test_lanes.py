"""Lanes: work that takes long keeps none waiting that does not."""

from __future__ import annotations

import asyncio
import os
import sys
import threading

import pytest
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


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has no priority of its own")
def test_long_work_gives_way() -> None:
    """Work that is longer than brief has a lower priority from then on, and quick work has not."""
    usual = os.getpriority(os.PRIO_PROCESS, 0)

    def after(seconds: float) -> int:
        threading.Event().wait(seconds)
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) - usual

    async def all_of_it() -> tuple[int, int]:
        lane = Lane("test", 2, brief=0.2)
        long, quick = lane.begin(lambda: after(1)), lane.begin(lambda: after(0))
        return await long.outcome, await quick.outcome

    long, quick = run_alone(all_of_it())
    assert long > quick == 0


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
