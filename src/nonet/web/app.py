"""The application: its routes, its page, and who may ask."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet.library import Library, Players
from nonet.web.addresses import Addresses
from nonet.web.errors import ERROR_HANDLERS
from nonet.web.jobs import USUAL_LIMITS, JobLimits, Jobs
from nonet.web.players import greeted
from nonet.web.routes import ROUTES, openapi, photo_reader
from nonet.web.security import Door
from nonet.web.static_files import StaticFiles
from nonet.web.strict_json import written_json


def make_app(
    library: Library,
    *,
    players: Players | None = None,
    addresses: Addresses | None = None,
    limits: JobLimits = USUAL_LIMITS,
    link_base: str | None = None,
) -> Starlette:
    """The application on a library.

    With `players` each browser has a library of its own. `addresses` are those that its page may
    be opened by; links begin with `link_base`, or with the address of the page.

    Raises
    ------
    NonetError
        The base of links is no address of a site.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.jobs = Jobs(limits)
        yield
        app.state.jobs.close()

    files = StaticFiles(link_base=link_base)

    def page(request: Request) -> Response:
        return greeted(request, files.page(request) or _missing())

    async def file(request: Request) -> Response:
        # Files are in memory: to hand one to a thread takes longer than to answer.
        return files.file(request, request.path_params["path"]) or _missing()

    app = Starlette(
        routes=[
            Route("/", page),
            Route("/static/{path:path}", file),
            *ROUTES,
            Route("/api/openapi.json", _document),
        ],
        middleware=[Middleware(Door, addresses=addresses)],
        exception_handlers=ERROR_HANDLERS,
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.kept = library
    app.state.players = players
    app.state.photo_reader = photo_reader
    return app


def _document(_: Request) -> Response:
    return Response(written_json(openapi()), media_type="application/json")


def _missing() -> Response:
    raise HTTPException(404)
