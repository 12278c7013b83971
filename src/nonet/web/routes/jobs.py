"""Jobs: work that takes its time, with progress and a way to stop it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import Path, Query
from starlette.responses import Response, StreamingResponse

from nonet.errors import FieldError, NotFound
from nonet.service import KINDS, Record
from nonet.service.exporting import FileAnswer
from nonet.service.generating import GenerateQuestion
from nonet.web.jobs import JobState
from nonet.web.routes._routing import (
    SCHEMAS,
    Sent,
    TheAsker,
    TheJobs,
    content_of,
    make_router,
)

router = make_router("jobs")

_TIME_LIMIT = 600.0
"""Seconds that a job may take."""

JobId = Annotated[str, Path(max_length=64)]

_KINDS = {
    kind: KINDS["export-file" if kind == "export" else kind]
    for kind in (
        "advise",
        "check",
        "count",
        "export",
        "generate",
        "grade",
        "hint",
        "import",
        "print",
        "propose",
        "rate",
        "solve",
        "steps",
        "survey",
        "true-candidates",
        "walkthrough",
        "worksheet",
    )
}


def _schema_of(kind: str) -> dict[str, Any]:
    """JSON Schema of a job: its kind, and the fields of the question."""
    question = _KINDS[kind].question
    question.schema(SCHEMAS)
    record = SCHEMAS[question.__name__]
    return record | {
        "title": kind,
        "properties": {"kind": {"const": kind}} | record["properties"],
        "required": ["kind", *record["required"]],
    }


@dataclass(frozen=True, slots=True)
class Started(Record):
    """A job, by the number that it is asked for."""

    id: str
    kind: str
    state: JobState


@router.post(
    "/jobs",
    status_code=202,
    openapi_extra={"requestBody": content_of({"oneOf": [_schema_of(kind) for kind in _KINDS]})},
)
async def start(fields: Sent[dict[str, Any]], asker: TheAsker, jobs: TheJobs) -> Started:
    """Start a job. It goes on while its events are listened to, from some seconds from now."""
    name = fields.pop("kind", None)
    kind = _KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise FieldError(f"expected one of {', '.join(_KINDS)}, at kind", "kind", {})
    question = kind.question.from_fields(fields)
    time_limit = question.time_limit if isinstance(question, GenerateQuestion) else _TIME_LIMIT
    job = jobs.start(str(name), asker.work(kind, question), time_limit=time_limit)
    return Started.from_attributes(job)


@router.get("/jobs/{job}")
async def look(job: JobId, jobs: TheJobs) -> Started:
    """Whether a job waits, works or is over."""
    return Started.from_attributes(jobs.get(job))


@router.get(
    "/jobs/{job}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}, "description": "The events."}},
)
async def events(
    job: JobId,
    jobs: TheJobs,
    seconds: Annotated[
        float | None, Query(ge=0, le=_TIME_LIMIT, description="When the stream ends, in seconds.")
    ] = None,
) -> StreamingResponse:
    """Events: `progress` again and again, then `done` with the answer, or `failed`.

    A job is stopped when no client listens to its events any more. With `seconds` the stream ends
    after that time and the job goes on until the next request for its events: a browser opens only
    six connections to a server, for all of its windows together.
    """
    found = jobs.get(job)
    return StreamingResponse(jobs.events(found, seconds), media_type="text/event-stream")


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
