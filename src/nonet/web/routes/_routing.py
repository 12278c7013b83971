"""What all routes share: strict JSON, the library, the jobs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any, TypeVar, cast

from fastapi import APIRouter, Depends, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.exceptions import HTTPException

from nonet.library import Library
from nonet.web.jobs import Answer, JobContext, Jobs
from nonet.web.models import Model, Problem

Question = TypeVar("Question", bound=Model)

_NOT_FOUND = {404: {"model": Problem, "description": "Nothing has this number."}}
_TURNED_AWAY = {
    400: {"model": Problem, "description": "The request is no JSON."},
    403: {"model": Problem, "description": "The request came from another page."},
    408: {"model": Problem, "description": "The request took too long to arrive."},
    409: {"model": Problem, "description": "It does not go with what is kept."},
    413: {"model": Problem, "description": "The request is too long."},
    421: {"model": Problem, "description": "The request was for another computer."},
    422: {"model": Problem, "description": "The request says what cannot be."},
    429: {"model": Problem, "description": "Too many are waiting."},
}


class _StrictRequest(Request):
    """A request whose JSON is what the standard says: no NaN, no half characters, not too deep."""

    is_plain = False

    async def json(self) -> Any:
        """The body."""
        try:
            value = from_json(await self.body(), allow_inf_nan=False)
        except ValueError as error:
            raise HTTPException(400, f"expected JSON: {error}") from error
        return _plain(value) if self.is_plain else value


def _plain(value: Any) -> Any:
    """The value with whole numbers as such: to JSON 1.0 and 1e2 are whole."""
    match value:
        case float():
            return int(value) if value.is_integer() else value
        case list():
            return [_plain(item) for item in value]
        case dict():
            return {name: _plain(item) for name, item in value.items()}
        case _:
            return value


def _is_whole(value: object) -> bool:
    return isinstance(value, float) and value.is_integer()


class _StrictRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            strict = _StrictRequest(request.scope, request.receive)
            try:
                return await handle(strict)
            except RequestValidationError as error:
                if strict.is_plain or not any(_is_whole(item["input"]) for item in error.errors()):
                    raise
            strict.is_plain = True
            return await handle(strict)

        return handle_strictly


def make_router(tag: str) -> APIRouter:
    """A router for one resource."""
    return APIRouter(
        prefix="/api",
        tags=[tag],
        route_class=_StrictRoute,
        responses=cast(dict[int | str, dict[str, Any]], _TURNED_AWAY | _NOT_FOUND),
    )


class JobRunner:
    """Where a request asks what it waits for."""

    def __init__(self, request: Request) -> None:
        self._request = request

    async def ask(
        self, work: Callable[[Question, JobContext], Answer], question: Question
    ) -> Answer:
        """The answer; see `Jobs.answer` for how long it may take."""
        jobs: Jobs = self._request.app.state.jobs
        return await jobs.answer(partial(work, question), self._request)


# What is not async would be called in a thread.
async def _library(request: Request) -> Library:
    return cast(Library, request.app.state.kept)


async def _jobs(request: Request) -> Jobs:
    return cast(Jobs, request.app.state.jobs)


async def _runner(request: Request) -> JobRunner:
    return JobRunner(request)


TheLibrary = Annotated[Library, Depends(_library)]
TheJobs = Annotated[Jobs, Depends(_jobs)]
TheRunner = Annotated[JobRunner, Depends(_runner)]
