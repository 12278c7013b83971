"""Lanes: where work is done in threads, a number at a time; slow work makes room for others."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_NICENESS = 10
"""Of threads that give way to others."""


@dataclass(slots=True, eq=False)
class Task(Generic[T]):
    """Work in a lane: its outcome, and since when it has been worked on.

    Attributes
    ----------
    work
        What is to be done.
    outcome
        What it gives; once that is cancelled, nobody waits for it.
    began
        When its thread was started; None while it waits.
    has_left
        Whether it does not count any more.
    """

    work: Callable[[], T]
    outcome: asyncio.Future[T]
    began: float | None = None
    has_left: bool = False

    @property
    def seconds(self) -> float:
        """How long it has been worked on; 0 while it waits."""
        return 0.0 if self.began is None else time.monotonic() - self.began


class Lane:
    """Threads for one kind of work. Used from one event loop.

    Each piece of work has a thread of its own, since no pool knows how many have left.

    Parameters
    ----------
    name
        Of its threads.
    count
        How many pieces of work are done at a time.
    brief
        Seconds after which work leaves the lane: it goes on, but does not count any more, and gives
        way. None: it stays.
    gives_way
        Whether its work gives way to that of other lanes.
    """

    def __init__(
        self, name: str, count: int, *, brief: float | None = None, gives_way: bool = False
    ) -> None:
        self._name = name
        self._free = count
        self._brief = brief
        self._gives_way = gives_way
        self._waiting: deque[Task[Any]] = deque()

    def begin(self, work: Callable[[], T]) -> Task[T]:
        """Work that is done as soon as there is room; that whose outcome is cancelled is not."""
        task = Task(work, asyncio.get_running_loop().create_future())
        self._waiting.append(task)
        self._advance()
        return task

    def close(self) -> None:
        """Drop what waits; what has begun is not waited for."""
        self._waiting.clear()

    def _advance(self) -> None:
        while self._free and self._waiting:
            task = self._waiting.popleft()
            if not task.outcome.cancelled():
                self._start(task)

    def _start(self, task: Task[Any]) -> None:
        self._free -= 1
        task.began = time.monotonic()
        loop = asyncio.get_running_loop()
        thread = threading.Thread(target=self._run, args=(task, loop), name=f"nonet-{self._name}")
        thread.start()
        if self._brief is not None:
            loop.call_later(self._brief, self._leave, task, thread)

    def _run(self, task: Task[Any], loop: asyncio.AbstractEventLoop) -> None:
        if self._gives_way:
            _give_way(threading.get_native_id())
        result: object = None
        error: BaseException | None = None
        try:
            result = task.work()
        except BaseException as raised:  # noqa: BLE001 (who waits for the outcome gets it)
            error = raised
        with suppress(RuntimeError):  # the server has ended meanwhile
            loop.call_soon_threadsafe(self._end, task, result, error)

    def _end(self, task: Task[Any], result: object, error: BaseException | None) -> None:
        if not task.outcome.done():
            if error is None:
                task.outcome.set_result(result)
            else:
                task.outcome.set_exception(error)
        self._make_room(task)

    def _leave(self, task: Task[Any], thread: threading.Thread) -> None:
        """Let work that takes long go on beside the lane."""
        if not task.has_left and thread.native_id is not None:
            with suppress(ProcessLookupError):  # it ends at this moment
                _give_way(thread.native_id)
        self._make_room(task)

    def _make_room(self, task: Task[Any]) -> None:
        if not task.has_left:
            task.has_left = True
            self._free += 1
            self._advance()


def _give_way(thread: int) -> None:
    """Let a thread work only where no move or hint wants the processor."""
    if sys.platform == "linux":  # elsewhere a thread has no priority of its own
        os.sched_setscheduler(thread, os.SCHED_BATCH, os.sched_param(0))
        os.setpriority(os.PRIO_PROCESS, thread, _NICENESS)
