"""The base of all routes: records in and out, strict JSON, the library, the jobs."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any, TypeVar, cast, get_type_hints

from fastapi import APIRouter, Depends, FastAPI, Path, Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json, to_json
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from nonet.errors import FieldError
from nonet.library import Library
from nonet.service import QuestionKind, Record
from nonet.service.problems import Problem
from nonet.service.record import read_fields
from nonet.service.shapes import Names, shape_of
from nonet.service.texts import MAX_COUNT
from nonet.web.jobs import Answer, Jobs, Work
from nonet.web.players import library_of, opened_library_of
from nonet.web.store import LibraryStore

T = TypeVar("T")

_SENT = object()
Sent = Annotated[T, _SENT]
"""The body of a request: a record, or any value that `nonet.service.shapes` knows."""

Number = Annotated[int, Path(ge=1, le=MAX_COUNT)]

SCHEMAS: Names = {}
"""JSON Schema of every record in a request or an answer."""


def content_of(schema: dict[str, Any]) -> dict[str, Any]:
    """JSON as the OpenAPI document describes it."""
    return {"content": {"application/json": {"schema": schema}}}


_PROBLEMS = {
    400: "The request is no JSON.",
    401: "The request has no cookie to say who plays.",
    403: "The request came from another page.",
    404: "Nothing has this number.",
    408: "The request took too long to arrive.",
    409: "It does not go with what is kept.",
    413: "The request is too long.",
    421: "The request was for another computer.",
    422: "The request says what cannot be.",
    429: "Too many are waiting.",
    501: "What it needs is not installed.",
}
_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"description": description} | content_of(Problem.schema(SCHEMAS))
    for status, description in _PROBLEMS.items()
}


class _RecordRoute(APIRoute):
    """A route whose function takes its body, and gives its answer, as annotated."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        hints = get_type_hints(endpoint, include_extras=True)
        gives = hints["return"]
        status = options["status_code"] or 200
        if gives not in {type(None), Response} and not _is_response(gives):
            schema = content_of(shape_of(gives).schema(SCHEMAS))
            described = {"description": "Successful Response"} | schema
            options["responses"] = {**(options["responses"] or {}), status: described}
        for name, hint in hints.items():
            if _SENT in getattr(hint, "__metadata__", ()):
                body = content_of(shape_of(hint).schema(SCHEMAS)) | {"required": True}
                options["openapi_extra"] = {"requestBody": body} | (options["openapi_extra"] or {})
                hints[name] = Annotated[Any, Depends(_reader(hint))]
        options |= {"response_model": None}
        super().__init__(path, _answering(endpoint, hints, status), **options)


def _is_response(gives: object) -> bool:
    return isinstance(gives, type) and issubclass(gives, Response)


def _reader(annotation: Any) -> Callable[[Request], Coroutine[Any, Any, Any]]:
    """Reads the body: JSON as the standard says, no NaN, no half characters, not too deep."""

    async def read(request: Request) -> Any:
        # A form or a script of another page can send any other type without asking.
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise FieldError("expected a body of the type application/json, at body", "body", {})
        try:
            fields = from_json(await request.body(), allow_inf_nan=False)
        except ValueError as error:
            raise HTTPException(400, f"expected JSON: {error}") from error
        return read_fields(annotation, fields)

    return read


def _answering(
    endpoint: Callable[..., Any], hints: dict[str, Any], status: int
) -> Callable[..., Any]:
    """The function, which answers in JSON and whose parameters FastAPI understands."""
    gives = hints["return"]

    def response(answer: Any) -> Any:
        if answer is None or isinstance(answer, Response):
            return answer
        content = to_json(shape_of(gives).write(answer))
        return Response(content, status, media_type="application/json")

    async def answer_at_once(**given: Any) -> Any:
        return response(await endpoint(**given))

    def answer_in_a_thread(**given: Any) -> Any:
        return response(endpoint(**given))

    is_async = inspect.iscoroutinefunction(endpoint)
    answering: Any = answer_at_once if is_async else answer_in_a_thread
    signature = inspect.signature(endpoint)
    answering.__signature__ = signature.replace(
        parameters=[
            parameter.replace(annotation=hints[name])
            for name, parameter in signature.parameters.items()
        ],
        return_annotation=inspect.Signature.empty,
    )
    answering.__name__, answering.__doc__ = endpoint.__name__, endpoint.__doc__
    return cast(Callable[..., Any], answering)


def make_router(tag: str) -> APIRouter:
    """A router for one resource."""
    return APIRouter(prefix="/api", tags=[tag], route_class=_RecordRoute, responses=_RESPONSES)


def describe_records(app: FastAPI) -> None:
    """Add the records to the OpenAPI document of the app."""
    document_of = app.openapi

    def openapi() -> dict[str, Any]:
        document = document_of()
        document.setdefault("components", {})["schemas"] = SCHEMAS
        return document

    app.openapi = openapi  # type: ignore[method-assign]


class Asker:
    """Where a request asks the service, and waits for the answer."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self.store = LibraryStore(partial(library_of, request))

    def work(self, kind: QuestionKind, question: Record) -> Work[Record]:
        """Work that answers a question."""
        return lambda watch: kind.answered(question, watch, self.store)

    async def run(self, work: Work[Answer]) -> Answer:
        """The answer of the work; see `Jobs.answer` for how long it may take."""
        jobs: Jobs = self._request.app.state.jobs
        return await jobs.answer(work, self._request)

    async def read_picture(self, work: Work[Answer], *, is_drawn: bool) -> Answer:
        """The same for work that reads a picture; one that is first drawn may take longer."""
        jobs: Jobs = self._request.app.state.jobs
        return await jobs.read_picture(work, self._request, is_drawn=is_drawn)


# What is not async would be called in a thread.
async def _library(request: Request) -> Library:
    # To open one for the first time takes longer than any move may wait.
    opened = opened_library_of(request)
    return await run_in_threadpool(library_of, request) if opened is None else opened


async def _jobs(request: Request) -> Jobs:
    return cast(Jobs, request.app.state.jobs)


async def _asker(request: Request) -> Asker:
    return Asker(request)


TheLibrary = Annotated[Library, Depends(_library)]
TheJobs = Annotated[Jobs, Depends(_jobs)]
TheAsker = Annotated[Asker, Depends(_asker)]
