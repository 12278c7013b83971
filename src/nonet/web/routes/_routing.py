"""What all routes share: strict JSON, the library, the jobs."""

from __future__ import annotations

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
    409: {"model": Problem, "description": "It does not go with what is kept."},
    413: {"model": Problem, "description": "The request is too long."},
    422: {"model": Problem, "description": "The request says what cannot be."},
    429: {"model": Problem, "description": "Too many are waiting."},
}


class _StrictRequest(Request):
    """A request whose JSON is what the standard says: no NaN, no half characters, not too deep."""

    async def json(self) -> Any:
        """The body."""
        try:
            return from_json(await self.body(), allow_inf_nan=False)
        except ValueError as error:
            raise HTTPException(400, f"expected JSON, found what is none: {error}") from error


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
