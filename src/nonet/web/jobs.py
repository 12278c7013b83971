"""Long-running jobs: done in threads, watched, and stopped when no client is waiting."""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, Self, TypeVar

from starlette.requests import Request

from nonet.errors import NonetError, NotFound, TimeLimitReached
from nonet.running import Cancel, Progress, Watch
from nonet.service import Record
from nonet.service.asking import LONGEST
from nonet.service.exporting import FileAnswer
from nonet.service.problems import Problem, problem_of
from nonet.web.errors import Busy, log_unexpected, unexpected
from nonet.web.lanes import Lane
from nonet.web.strict_json import written_json

_LOOK = 0.1
"""Seconds between two looks whether the page is still there, and two reports of progress."""

_BRIEF = 0.2
"""Seconds after which an answer does not count any more among those that are worked on at a time:
answers that take long, however many they are, keep none waiting that does not."""

_LONG = 2.0
"""The same of jobs."""

_GRACE = 0.5
"""Seconds after its time limit that an answer is still waited for."""

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
        Seconds that an answer may take which is waited for.
    text
        Seconds that a text may take to be read.
    picture, drawn
        Seconds that a picture may take to be read, and one that is first drawn.
    most
        Most jobs, and most answers, that are worked on or wait.
    unwatched
        Seconds after which an unwatched job is stopped.
    kept
        Seconds that the result of a job is kept.
    files
        Files of jobs that are kept, each of some megabytes.
    """

    at_once: float = LONGEST
    text: float = 5.0
    picture: float = 2.0
    drawn: float = 5.0
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

    Short answers, pictures and jobs have lanes of their own, so that a hint does not wait for
    another page's photo to be read.
    """

    def __init__(self, limits: JobLimits = USUAL_LIMITS) -> None:
        self._limits = limits
        processors = os.cpu_count() or 1
        self._quick = Lane("quick", max(4, 2 * processors), brief=_BRIEF)
        self._pictures = Lane("picture", max(1, processors // 2), gives_way=True)
        self._long = Lane("job", max(2, processors), brief=_LONG, gives_way=True)
        # Moves are written one after the other: more threads would only wait for each other.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="nonet-writer")
        self._jobs: dict[str, Job] = {}
        self._answers: set[Cancel] = set()

    async def answer(
        self, work: Work[Answer], request: Request, *, reads_text: bool = False
    ) -> Answer:
        """The answer of the work; it is stopped when the page has gone, or after a time limit.

        Raises
        ------
        NonetError
            Of the work.
        Busy
            Too many wait already.
        """
        seconds = self._limits.text if reads_text else self._limits.at_once
        return await self._answer(work, request, self._quick, seconds)

    async def read_picture(
        self, work: Work[Answer], request: Request, *, is_drawn: bool = False
    ) -> Answer:
        """The same for work that reads a picture; one that is first drawn may take longer."""
        seconds = self._limits.drawn if is_drawn else self._limits.picture
        return await self._answer(work, request, self._pictures, seconds)

    async def _answer(
        self, work: Work[Answer], request: Request, lane: Lane, seconds: float
    ) -> Answer:
        if len(self._answers) >= self._limits.most:
            raise Busy("too many are waiting; try again in some seconds")
        cancel = Cancel()
        self._answers.add(cancel)

        def run() -> Answer:
            return work(Watch(time_limit=seconds, cancel=cancel))

        task = lane.begin(run)
        try:
            while not (await asyncio.wait([task.outcome], timeout=_LOOK))[0]:
                if await request.is_disconnected():
                    cancel.cancel()
                if task.seconds > seconds + _GRACE:
                    raise TimeLimitReached(f"the time limit of {seconds:g} s has passed")
            return task.outcome.result()
        finally:
            cancel.cancel()
            task.outcome.cancel()
            self._answers.discard(cancel)

    async def write(self, work: Callable[[], Answer]) -> Answer:
        """The answer of work that writes a move, done after those before it."""
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
            files = [own.id for own in self._jobs.values() if isinstance(own.result, FileAnswer)]
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

        self._long.begin(run)
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
        for lane in (self._quick, self._pictures, self._long):
            lane.close()


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
    return f"event: {kind}\ndata: {written_json(fields).decode()}\n\n"
