"""The application: its routes, its page, and who may ask."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

import nonet
from nonet.library import Library, Players
from nonet.web.addresses import Addresses
from nonet.web.errors import add_error_handlers
from nonet.web.jobs import USUAL_LIMITS, JobLimits, Jobs
from nonet.web.players import greeted
from nonet.web.routes import ROUTERS, describe_records
from nonet.web.security import Door
from nonet.web.static_files import StaticFiles


def make_app(
    library: Library,
    *,
    players: Players | None = None,
    addresses: Addresses | None = None,
    limits: JobLimits = USUAL_LIMITS,
    link_base: str | None = None,
) -> FastAPI:
    """The application on a library.

    With `players` each browser has a library of its own. `addresses` are those that its page may
    be opened by; links begin with `link_base`, or with the address of the page.

    Raises
    ------
    NonetError
        The base of links is no address of a site.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.jobs = Jobs(limits)
        yield
        app.state.jobs.close()

    app = FastAPI(
        title="nonet",
        version=nonet.__version__,
        summary="Play, solve, teach and make Sudoku.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.kept = library
    app.state.players = players
    files = StaticFiles(link_base=link_base)

    @app.api_route("/", methods=["GET", "HEAD"], include_in_schema=False)
    def page(request: Request) -> Response:
        return greeted(request, files.page(request) or _missing())

    @app.api_route("/static/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        # Files are in memory: to hand one to a thread takes longer than to answer.
        return files.file(request, path) or _missing()

    for router in ROUTERS:
        app.include_router(router)
    describe_records(app)
    add_error_handlers(app)
    app.add_middleware(Door, addresses=addresses)
    return app


def _missing() -> Response:
    raise HTTPException(404)
