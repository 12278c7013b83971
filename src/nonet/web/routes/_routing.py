"""The base of all routes: records in and out, the library, the jobs."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, TypeVar, cast, get_type_hints

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet._names import camel
from nonet.errors import FieldError
from nonet.library import Library
from nonet.service import QuestionKind, Record
from nonet.service.limits import ValueLimits
from nonet.service.record import read_fields
from nonet.service.shapes import Names, ValueShape, shape_of
from nonet.service.texts import MAX_COUNT
from nonet.web.jobs import Answer, Jobs, Work
from nonet.web.players import library_of, opened_library_of
from nonet.web.store import LibraryStore
from nonet.web.strict_json import read_json, written_json

T = TypeVar("T")

_SENT = object()
Sent = Annotated[T, _SENT]
"""The body of a request: a record, or any value that `nonet.service.shapes` knows."""

Number = Annotated[int, ValueLimits(1, MAX_COUNT)]

Source = Callable[[Request], Awaitable[Any]]
"""Finds the value of a parameter for a request."""

_TRUTH: dict[str, bool] = {
    **dict.fromkeys(("true", "1", "yes", "on"), True),
    **dict.fromkeys(("false", "0", "no", "off"), False),
}


class Asker:
    """Where a request asks the service, and waits for the answer."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self.store = LibraryStore(partial(library_of, request))

    def work(self, kind: QuestionKind, question: Record) -> Work[Record]:
        """Work that answers a question."""
        return lambda watch: kind.answered(question, watch, self.store)

    async def run(self, work: Work[Answer], *, reads_text: bool = False) -> Answer:
        """The answer of the work; see `Jobs.answer` for how long it may take."""
        jobs: Jobs = self._request.app.state.jobs
        return await jobs.answer(work, self._request, reads_text=reads_text)

    async def read_picture(self, work: Work[Answer], *, is_drawn: bool) -> Answer:
        """The same for work that reads a picture; one that is first drawn may take longer."""
        jobs: Jobs = self._request.app.state.jobs
        return await jobs.read_picture(work, self._request, is_drawn=is_drawn)


async def _library(request: Request) -> Library:
    # To open one for the first time takes longer than any move may wait.
    opened = opened_library_of(request)
    return await run_in_threadpool(library_of, request) if opened is None else opened


async def _jobs(request: Request) -> Jobs:
    return cast(Jobs, request.app.state.jobs)


async def _asker(request: Request) -> Asker:
    return Asker(request)


async def _request(request: Request) -> Request:
    return request


_GIVEN: dict[object, Source] = {
    Library: _library,
    Jobs: _jobs,
    Asker: _asker,
    Request: _request,
}
"""The sources of parameters of these types."""


@dataclass(frozen=True, slots=True)
class AddressParameter:
    """A parameter in the address of a request.

    Attributes
    ----------
    name
        As the address has it.
    place
        "path" or "query".
    hint
        Its annotation: its shape, and what is said of it.
    default
        What it is where it is left out, which one of the path never is.
    """

    name: str
    place: str
    hint: Any
    default: Any

    @property
    def shape(self) -> ValueShape:
        """How its values look."""
        return shape_of(self.hint)

    @property
    def is_required(self) -> bool:
        """Whether it has to be there."""
        return self.default is inspect.Parameter.empty

    async def read(self, request: Request) -> Any:
        """Its value in a request."""
        given = request.path_params if self.place == "path" else request.query_params
        text = given.get(self.name)
        if text is None and not self.is_required:
            return self.default
        # The field of what is wrong is the parameter's name.
        return read_fields(self.hint, _value_of(text, self.shape), self.name)


def _value_of(text: str | None, shape: ValueShape) -> object:
    """A text of an address as JSON would have it, where its shape is no text."""
    if text is None or str in shape.types:
        return text
    if bool in shape.types:
        return _TRUTH.get(text.lower(), text)
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            pass
    return text


class Endpoint:
    """A function at an address: its parameters and its answer are those of the request.

    Parameters
    ----------
    method, path
        The address.
    function
        It gets what is sent, parts of the address, and what `_GIVEN` has. One that is not async is
        called in a thread.
    status
        Of its answers.
    body
        The content of what is sent, in the words of OpenAPI, where the annotations do not say it;
        records are added to the names.
    answer
        The content of the answer, likewise.
    """

    def __init__(
        self,
        method: str,
        path: str,
        function: Callable[..., Any],
        *,
        status: int = 200,
        body: Callable[[Names], dict[str, Any]] | None = None,
        answer: dict[str, Any] | None = None,
    ) -> None:
        self.method, self.path, self.function, self.status = method, path, function, status
        self.body, self.answer = body, answer
        self.sent: Any = None
        self.parameters: list[AddressParameter] = []
        hints = get_type_hints(function, include_extras=True)
        self.gives = hints["return"]
        self._is_async = inspect.iscoroutinefunction(function)
        self._sources = {
            name: self._source(name, hints[name], parameter.default)
            for name, parameter in inspect.signature(function).parameters.items()
        }
        is_response = isinstance(self.gives, type) and issubclass(self.gives, Response)
        self.shape = None if is_response or self.gives is type(None) else shape_of(self.gives)

    def _source(self, name: str, hint: Any, default: Any) -> Source:
        if hint in _GIVEN:
            return _GIVEN[hint]
        if _SENT in getattr(hint, "__metadata__", ()):
            self.sent = hint
            return self._body
        place = "path" if f"{{{name}}}" in self.path else "query"
        parameter = AddressParameter(camel(name), place, hint, default)
        self.parameters.append(parameter)
        return parameter.read

    async def _body(self, request: Request) -> Any:
        # A form or a script of another page can send any other type without asking.
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise FieldError("expected a body of the type application/json, at body", "body", {})
        return read_fields(self.sent, read_json(await request.body()))

    async def __call__(self, request: Request) -> Response:
        """The answer to a request."""
        given = {name: await source(request) for name, source in self._sources.items()}
        if self._is_async:
            answer = await self.function(**given)
        else:
            answer = await run_in_threadpool(self.function, **given)
        if isinstance(answer, Response):
            return answer
        if self.shape is None:
            return Response(status_code=self.status)
        content = written_json(self.shape.write(answer))
        return Response(content, self.status, media_type="application/json")

    @property
    def route(self) -> Route:
        """The address, as Starlette looks it up."""
        route = Route(self.path, self._answer)
        route.methods = {self.method}  # no HEAD beside GET
        return route

    async def _answer(self, request: Request) -> Response:
        return await self(request)


class Resource:
    """The addresses of one resource under /api.

    Parameters
    ----------
    tag
        What they are listed under.
    """

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.endpoints: list[Endpoint] = []

    def at(
        self, method: str, path: str, **options: Any
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Answer requests of a method to a path by the decorated function."""

        def add(function: Callable[..., Any]) -> Callable[..., Any]:
            self.endpoints.append(Endpoint(method, f"/api{path}", function, **options))
            return function

        return add

    def get(self, path: str, **options: Any) -> Callable[..., Any]:
        """Answer GET by the decorated function."""
        return self.at("GET", path, **options)

    def post(self, path: str, **options: Any) -> Callable[..., Any]:
        """Answer POST by the decorated function."""
        return self.at("POST", path, **options)

    def put(self, path: str, **options: Any) -> Callable[..., Any]:
        """Answer PUT by the decorated function."""
        return self.at("PUT", path, **options)

    def patch(self, path: str, **options: Any) -> Callable[..., Any]:
        """Answer PATCH by the decorated function."""
        return self.at("PATCH", path, **options)

    def delete(self, path: str, **options: Any) -> Callable[..., Any]:
        """Answer DELETE by the decorated function."""
        return self.at("DELETE", path, **options)
