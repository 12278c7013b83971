"""Long-running jobs: done in threads, watched, and stopped when no client is waiting."""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, Self, TypeVar

from fastapi import Request
from pydantic_core import to_json

from nonet.errors import NonetError, NotFound
from nonet.running import Cancel, Progress, Watch
from nonet.service import Record
from nonet.service.exporting import FileAnswer
from nonet.service.problems import Problem, problem_of
from nonet.web.errors import Busy, log_unexpected, unexpected

_LOOK = 0.1
"""Seconds between two looks whether the page is still there, and two reports of progress."""

_BETWEEN_STREAMS = 20
"""Milliseconds until a page asks for the next stream of a job that goes on."""

JobState = Literal["waiting", "working", "done", "failed"]


Answer = TypeVar("Answer")

Work = Callable[[Watch], Answer]
"""Work that gives an answer, under a watch that stops it."""


@dataclass(frozen=True, slots=True)
class JobLimits:
    """How much work a server takes on, and for how long.

    Attributes
    ----------
    at_once
        Seconds that an answer may take which is waited for; what takes longer is a job.
    most
        Most jobs, and most answers, that are worked on or wait.
    unwatched
        Seconds after which an unwatched job is stopped.
    kept
        Seconds that the result of a job is kept.
    files
        Files of jobs that are kept, each of some megabytes.
    """

    at_once: float = 5.0
    most: int = 200
    unwatched: float = 15.0
    kept: float = 300.0
    files: int = 20


USUAL_LIMITS = JobLimits()


@dataclass(slots=True)
class Job:
    """Work under way, or its outcome."""

    id: str
    kind: str
    cancel: Cancel
    state: JobState = "waiting"
    progress: Progress | None = None
    result: Record | None = None
    problem: Problem | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)
    watchers: int = 0
    streams: int = 0


class Jobs:
    """All work of a server. Used from one event loop; the work itself is done in threads.

    Short answers and jobs have separate threads, so that a hint does not wait for another page's
    puzzle to be generated.
    """

    def __init__(self, limits: JobLimits = USUAL_LIMITS) -> None:
        self._limits = limits
        processors = os.cpu_count() or 1
        self._quick = ThreadPoolExecutor(max(4, 2 * processors), thread_name_prefix="nonet-quick")
        self._long = ThreadPoolExecutor(
            max(2, processors), thread_name_prefix="nonet-job", initializer=_step_back
        )
        # Moves are written one after the other: more threads would only wait for each other.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="nonet-writer")
        self._jobs: dict[str, Job] = {}
        self._answers: set[Cancel] = set()

    async def answer(self, work: Work[Answer], request: Request) -> Answer:
        """What the work gives; it is stopped when the page has gone, or after some seconds.

        Raises
        ------
        NonetError
            Of the work.
        Busy
            Too many wait already.
        """
        if len(self._answers) >= self._limits.most:
            raise Busy("too many are waiting; try again in some seconds")
        cancel = Cancel()
        self._answers.add(cancel)

        def run() -> Answer:
            return work(Watch(time_limit=self._limits.at_once, cancel=cancel))

        try:
            done = asyncio.get_running_loop().run_in_executor(self._quick, run)
            while not (await asyncio.wait([done], timeout=_LOOK))[0]:
                if await request.is_disconnected():
                    cancel.cancel()
            return done.result()
        finally:
            cancel.cancel()
            self._answers.discard(cancel)

    async def write(self, work: Callable[[], Answer]) -> Answer:
        """What the work gives that writes a move, done after those before it."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    def start(self, kind: str, work: Work[Record], *, time_limit: float) -> Job:
        """A new job; it is stopped unless a client watches it soon.

        Raises
        ------
        Busy
            Too many wait already.
        """
        if sum(not job.over.is_set() for job in self._jobs.values()) >= self._limits.most:
            raise Busy("too many jobs are waiting; try again in some seconds")
        loop = asyncio.get_running_loop()
        job = Job(secrets.token_urlsafe(16), kind, Cancel())
        self._jobs[job.id] = job

        def report(progress: Progress) -> None:
            job.progress = progress

        def end() -> None:
            job.over.set()
            files = [one.id for one in self._jobs.values() if isinstance(one.result, FileAnswer)]
            for old in files[: -self._limits.files]:
                del self._jobs[old]
            loop.call_later(self._limits.kept, self._jobs.pop, job.id, None)

        def run() -> None:
            job.state = "working"
            try:
                Watch(cancel=job.cancel).between_slices(found=0, nodes=0, depth=0)
                job.result = work(Watch(time_limit=time_limit, progress=report, cancel=job.cancel))
                job.state = "done"
            except NonetError as error:
                job.problem = problem_of(error)
                job.state = "failed"
            except Exception:  # noqa: BLE001 (whatever happens, the page must hear of it)
                log_unexpected()
                job.problem = unexpected()
                job.state = "failed"
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(end)

        self._long.submit(run)
        loop.call_later(self._limits.unwatched, _stop_unwatched, job, job.streams)
        return job

    def get(self, number: str) -> Job:
        """The job of this number.

        Raises
        ------
        NotFound
            There is none, or not any more.
        """
        job = self._jobs.get(number)
        if job is None:
            raise NotFound("no job has this number")
        return job

    async def events(self, job: Job, seconds: float | None = None) -> AsyncIterator[str]:
        """Progress and outcome of a job as server-sent events; it stops when the page leaves.

        With `seconds` the stream ends after that time but the job goes on; browsers ask for the
        next stream by themselves.
        """
        job.watchers += 1
        job.streams += 1
        is_paused = False
        until = math.inf if seconds is None else time.monotonic() + seconds
        try:
            last = ""
            if seconds is not None:
                yield f"retry: {_BETWEEN_STREAMS}\n\n"
            while not job.over.is_set():
                news = _event("progress", JobProgress.of(job))
                if news != last:
                    yield news
                    last = news
                if time.monotonic() >= until:
                    is_paused = True
                    return
                with suppress(TimeoutError):
                    await asyncio.wait_for(job.over.wait(), _LOOK)
            if job.problem is not None:
                yield _event("failed", job.problem)
            elif job.result is not None:
                yield _event("done", job.result)
        finally:
            job.watchers -= 1
            if is_paused:
                loop = asyncio.get_running_loop()
                loop.call_later(self._limits.unwatched, _stop_unwatched, job, job.streams)
            elif job.watchers == 0:
                job.cancel.cancel()

    def close(self) -> None:
        """Stop everything."""
        for cancel in self._answers:
            cancel.cancel()
        for job in self._jobs.values():
            job.cancel.cancel()
            job.over.set()
        self._writer.shutdown(wait=True)
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._long.shutdown(wait=False, cancel_futures=True)


def _step_back() -> None:
    """Let this thread work only where no move or hint wants the processor."""
    if sys.platform == "linux":  # elsewhere a thread has no priority of its own
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


@dataclass(frozen=True, slots=True)
class JobProgress(Record):
    """Progress of a job."""

    state: JobState
    seconds: float = 0.0
    found: int = 0
    nodes: int = 0
    depth: int = 0
    fraction: float | None = None

    @classmethod
    def of(cls, job: Job) -> Self:
        """The progress that a job last reported."""
        last = job.progress
        if last is None:
            return cls(job.state)
        return cls.from_attributes(last, state=job.state)


def _stop_unwatched(job: Job, streams: int) -> None:
    """Stop a job whose events nobody has asked for since it had this number of streams."""
    if job.watchers == 0 and job.streams == streams:
        job.cancel.cancel()


def _event(kind: str, record: Record) -> str:
    fields = record.fields()
    fields.pop("content", None)  # a file is fetched by itself
    return f"event: {kind}\ndata: {to_json(fields).decode()}\n\n"
