"""Jobs: work that takes its time, with progress and a way to stop it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import Body, Path
from starlette.responses import StreamingResponse

from nonet.web import answers
from nonet.web.answers import (
    CountQuestion,
    GenerateQuestion,
    HintQuestion,
    Question,
    StepsQuestion,
)
from nonet.web.importing import ImportQuestion, import_puzzles
from nonet.web.jobs import Job, JobState, Work
from nonet.web.models import Model
from nonet.web.routes._routing import TheJobs, TheLibrary, make_router

router = make_router("jobs")

_TIME_LIMIT = 600.0
"""Seconds that a job may take."""

JobId = Annotated[str, Path(max_length=64)]


class GenerateJob(GenerateQuestion):
    """Make puzzles."""

    kind: Literal["generate"]


class SolveJob(Question):
    """Solve a grid as it stands."""

    kind: Literal["solve", "check", "true-candidates", "walkthrough", "grade"]


class CountJob(CountQuestion):
    """Count the solutions of a grid as it stands."""

    kind: Literal["count"]


class HintJob(HintQuestion):
    """Look for the easiest step."""

    kind: Literal["hint"]


class StepsJob(StepsQuestion):
    """Look for all steps."""

    kind: Literal["steps"]


class ImportJob(ImportQuestion):
    """Read puzzles into the library."""

    kind: Literal["import"]


AnyJob = Annotated[
    GenerateJob | SolveJob | CountJob | HintJob | StepsJob | ImportJob, Body(discriminator="kind")
]

_OF_A_GRID = {
    "solve": answers.solve,
    "check": answers.check,
    "true-candidates": answers.true_candidates,
    "walkthrough": answers.walkthrough,
    "grade": answers.grade,
}


class Started(Model):
    """A job, by the number that it is asked for."""

    id: str
    kind: str
    state: JobState


@router.post("/jobs", status_code=202)
async def start(question: AnyJob, jobs: TheJobs, library: TheLibrary) -> Started:
    """Start a job. It goes on while its events are listened to, from some seconds from now."""
    time_limit = question.time_limit if isinstance(question, GenerateJob) else _TIME_LIMIT
    work: Work
    match question:
        case GenerateJob():
            work = partial(answers.generate, question)
        case CountJob():
            work = partial(answers.count, question)
        case HintJob():
            work = partial(answers.hint, question)
        case StepsJob():
            work = partial(answers.steps, question)
        case ImportJob():
            work = partial(import_puzzles, question, library)
        case SolveJob():
            work = partial(_OF_A_GRID[question.kind], question)
    return _started(jobs.start(question.kind, work, time_limit=time_limit))


@router.get("/jobs/{job}")
async def look(job: JobId, jobs: TheJobs) -> Started:
    """Whether a job waits, works or is over."""
    return _started(jobs.get(job))


@router.get(
    "/jobs/{job}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}, "description": "The events."}},
)
async def events(job: JobId, jobs: TheJobs) -> StreamingResponse:
    """Events: `progress` again and again, then `done` with the answer, or `failed`.

    A job whose events nobody listens to any more is stopped.
    """
    found = jobs.get(job)
    return StreamingResponse(jobs.events(found), media_type="text/event-stream")


@router.delete("/jobs/{job}", status_code=204)
async def stop(job: JobId, jobs: TheJobs) -> None:
    """Stop a job; its events end with what it made by then, or with `failed`."""
    jobs.get(job).cancel.cancel()


def _started(job: Job) -> Started:
    return Started(id=job.id, kind=job.kind, state=job.state)
