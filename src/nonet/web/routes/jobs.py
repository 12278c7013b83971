"""Jobs: work that takes its time, with progress and a way to stop it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import quote

from starlette.responses import Response, StreamingResponse

from nonet.errors import FieldError, NotFound
from nonet.service import KINDS, Record
from nonet.service.asking import LONGEST
from nonet.service.exporting import FileAnswer
from nonet.service.generating import GenerateQuestion
from nonet.service.limits import ValueLimits
from nonet.service.shapes import Names
from nonet.web.jobs import Jobs, JobState
from nonet.web.routes._routing import Asker, Resource, Sent

router = Resource("jobs")

JobId = Annotated[str, ValueLimits(longest=64)]

_JOBS = {name: kind for name, kind in KINDS.items() if kind.is_job}


def _content(names: Names) -> dict[str, Any]:
    """A job: its kind, and the fields of the question."""
    schema = {"oneOf": [_schema_of(kind, names) for kind in _JOBS]}
    return {"application/json": {"schema": schema}}


def _schema_of(kind: str, names: Names) -> dict[str, Any]:
    question = _JOBS[kind].question
    question.schema(names)
    _JOBS[kind].answer.schema(names)  # comes as an event
    record = names[question.__name__]
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


@router.post("/jobs", status=202, body=_content)
async def start(fields: Sent[dict[str, Any]], asker: Asker, jobs: Jobs) -> Started:
    """Start a job. It goes on while its events are listened to, from some seconds from now."""
    name = fields.pop("kind", None)
    kind = _JOBS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise FieldError(f"expected one of {', '.join(_JOBS)}, at kind", "kind", {})
    question = kind.question.from_fields(fields)
    time_limit = question.time_limit if isinstance(question, GenerateQuestion) else LONGEST
    job = jobs.start(str(name), asker.work(kind, question), time_limit=time_limit)
    return Started.from_attributes(job)


@router.get("/jobs/{job}")
async def look(job: JobId, jobs: Jobs) -> Started:
    """Whether a job waits, works or is over."""
    return Started.from_attributes(jobs.get(job))


@router.get("/jobs/{job}/events", answer={"text/event-stream": {}})
async def events(
    job: JobId,
    jobs: Jobs,
    seconds: Annotated[
        float | None, ValueLimits(0, LONGEST), "When the stream ends, in seconds."
    ] = None,
) -> StreamingResponse:
    """Events: `progress` again and again, then `done` with the answer, or `failed`.

    A job is stopped when no client listens to its events any more. With `seconds` the stream ends
    after that time and the job goes on until the next request for its events: a browser opens only
    six connections to a server, for all of its windows together.
    """
    found = jobs.get(job)
    return StreamingResponse(jobs.events(found, seconds), media_type="text/event-stream")


@router.get("/jobs/{job}/file", answer={"application/octet-stream": {}})
async def file(job: JobId, jobs: Jobs) -> Response:
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


@router.delete("/jobs/{job}", status=204)
async def stop(job: JobId, jobs: Jobs) -> None:
    """Stop a job; its events end with what it has made so far, or with `failed`."""
    jobs.get(job).cancel.cancel()
