"""What all routes share: strict JSON, the library, the jobs."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Annotated, Any, TypeVar, cast

from fastapi import APIRouter, Depends, Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json
from starlette.exceptions import HTTPException

from nonet.keeping import Library
from nonet.web.jobs import Answer, Jobs, Reins
from nonet.web.models import Model, Problem

Question = TypeVar("Question", bound=Model)

_NOT_FOUND = {404: {"model": Problem, "description": "There is no such thing."}}
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


_MAYBE_WHOLE = re.compile(rb"\.0|[0-9][eE]")
"""In a text with neither, each whole number is written as one."""


class _StrictRequest(Request):
    """A request whose JSON is what the standard says: no NaN, no half characters, not too deep."""

    async def json(self) -> Any:
        """The body."""
        body = await self.body()
        try:
            value = from_json(body, allow_inf_nan=False)
        except ValueError as error:
            raise HTTPException(400, f"expected JSON, found what is none: {error}") from error
        return _whole(value) if _MAYBE_WHOLE.search(body) else value


def _whole(value: Any) -> Any:
    """The value with whole numbers as such: to JSON 1.0 and 1e2 are whole."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {name: _whole(item) for name, item in value.items()}
    return value


class _StrictRoute(APIRoute):
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_strictly(request: Request) -> Response:
            return await handle(_StrictRequest(request.scope, request.receive))

        return handle_strictly


def make_router(tag: str) -> APIRouter:
    """A router for one resource."""
    return APIRouter(
        prefix="/api",
        tags=[tag],
        route_class=_StrictRoute,
        responses=cast(dict[int | str, dict[str, Any]], _TURNED_AWAY | _NOT_FOUND),
    )


def _library(request: Request) -> Library:
    return cast(Library, request.app.state.library)


def _jobs(request: Request) -> Jobs:
    return cast(Jobs, request.app.state.jobs)


TheLibrary = Annotated[Library, Depends(_library)]
TheJobs = Annotated[Jobs, Depends(_jobs)]


class Desk:
    """Where a request asks what it waits for."""

    def __init__(self, request: Request, jobs: TheJobs) -> None:
        self._request = request
        self._jobs = jobs

    async def ask(self, work: Callable[[Question, Reins], Answer], question: Question) -> Answer:
        """The answer; see `Jobs.answer` for how long it may take."""
        return await self._jobs.answer(partial(work, question), self._request)


TheDesk = Annotated[Desk, Depends()]
