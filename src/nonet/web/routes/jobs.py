"""Jobs: work that takes its time, with progress and a way to stop it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal
from urllib.parse import quote

from fastapi import Body, Path
from starlette.responses import Response, StreamingResponse

from nonet.errors import NotFound
from nonet.library import Library
from nonet.web import answers, checking
from nonet.web.answers import (
    CountQuestion,
    GenerateQuestion,
    HintQuestion,
    Question,
    StepsQuestion,
    TeachQuestion,
)
from nonet.web.checking import CheckQuestion
from nonet.web.files import ExportQuestion, export_file
from nonet.web.importing import ImportQuestion, import_puzzles
from nonet.web.jobs import FileAnswer, Job, JobContext, JobState
from nonet.web.models import Model
from nonet.web.printing import PrintQuestion, print_puzzles
from nonet.web.routes._routing import TheJobs, TheLibrary, make_router

router = make_router("jobs")

_TIME_LIMIT = 600.0
"""Seconds that a job may take."""

JobId = Annotated[str, Path(max_length=64)]


class GenerateJob(GenerateQuestion):
    """Make puzzles."""

    kind: Literal["generate"]


class SolveJob(Question):
    """Solve a grid."""

    kind: Literal["solve", "true-candidates", "grade", "rate"]


class CheckJob(CheckQuestion):
    """Check what is right or wrong with a grid."""

    kind: Literal["check"]


class CountJob(CountQuestion):
    """Count the solutions of a grid in its current state."""

    kind: Literal["count"]


class WalkthroughJob(TeachQuestion):
    """Find the way to the solution."""

    kind: Literal["walkthrough"]


class HintJob(HintQuestion):
    """Look for the easiest step."""

    kind: Literal["hint"]


class StepsJob(StepsQuestion):
    """Look for all steps."""

    kind: Literal["steps"]


class ImportJob(ImportQuestion):
    """Read puzzles into the library."""

    kind: Literal["import"]


class ExportJob(ExportQuestion):
    """Write puzzles into a file."""

    kind: Literal["export"]


class PrintJob(PrintQuestion):
    """Make a PDF of puzzles."""

    kind: Literal["print"]


AnyJob = Annotated[
    GenerateJob
    | SolveJob
    | CheckJob
    | CountJob
    | HintJob
    | StepsJob
    | WalkthroughJob
    | ImportJob
    | ExportJob
    | PrintJob,
    Body(discriminator="kind"),
]

_WORK: dict[str, Callable[[Any, JobContext], Model]] = {
    "check": checking.check,
    "count": answers.count,
    "generate": answers.generate,
    "grade": answers.grade,
    "hint": answers.hint,
    "solve": answers.solve,
    "steps": answers.steps,
    "true-candidates": answers.true_candidates,
    "walkthrough": answers.walkthrough,
}
"""What a job of a kind does."""

_WORK_WITH_LIBRARY: dict[str, Callable[[Library, Any, JobContext], Model]] = {
    "export": export_file,
    "import": import_puzzles,
    "print": print_puzzles,
    "rate": answers.rate,
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
    with_library = _WORK_WITH_LIBRARY.get(question.kind)
    work = partial(with_library, library) if with_library else _WORK[question.kind]
    return _started(jobs.start(question.kind, partial(work, question), time_limit=time_limit))


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

    A job is stopped when no client listens to its events any more.
    """
    found = jobs.get(job)
    return StreamingResponse(jobs.events(found), media_type="text/event-stream")


@router.get(
    "/jobs/{job}/file",
    response_class=Response,
    responses={200: {"content": {"application/octet-stream": {}}, "description": "The file."}},
)
async def file(job: JobId, jobs: TheJobs) -> Response:
    """The file that a job has made, for some minutes after its end."""
    made = jobs.get(job).result
    if not isinstance(made, FileAnswer):
        raise NotFound("this job has made no file")
    name = re.sub(r'[\x00-\x1f\x7f"\\\\/:*?<>|]+', " ", made.file_name).strip(" .")
    plain = name.encode("ascii", "replace").decode().replace("?", "_")
    disposition = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"
    return Response(
        made.content, media_type=made.media_type, headers={"Content-Disposition": disposition}
    )


@router.delete("/jobs/{job}", status_code=204)
async def stop(job: JobId, jobs: TheJobs) -> None:
    """Stop a job; its events end with what it has made so far, or with `failed`."""
    jobs.get(job).cancel.cancel()


def _started(job: Job) -> Started:
    return Started(id=job.id, kind=job.kind, state=job.state)
