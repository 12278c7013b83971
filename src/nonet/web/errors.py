"""Errors as answers: one table from the error family to the status, one shape for all."""

from __future__ import annotations

import logging
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from nonet import errors
from nonet.errors import NonetError
from nonet.service.problems import Problem, problem_of

_LOG = logging.getLogger("nonet.web")

STATUS: dict[type[NonetError], HTTPStatus] = {
    errors.NonetError: HTTPStatus.UNPROCESSABLE_ENTITY,
    errors.Stopped: HTTPStatus.CONFLICT,
    errors.TimeLimitReached: HTTPStatus.UNPROCESSABLE_ENTITY,
    errors.LibraryError: HTTPStatus.CONFLICT,
    errors.NotFound: HTTPStatus.NOT_FOUND,
    errors.Outdated: HTTPStatus.CONFLICT,
}
"""The status of the answer; a class that is not here has that of its base."""

_OF_HTTP: dict[int, tuple[str, str | None]] = {
    HTTPStatus.BAD_REQUEST: ("bad-request", None),
    HTTPStatus.NOT_FOUND: ("not-found", "there is nothing at this address"),
    HTTPStatus.METHOD_NOT_ALLOWED: ("method", "this address does not take requests of this kind"),
}


_LIMITS = {
    "ge": "least",
    "gt": "least",
    "le": "most",
    "lt": "most",
    "min_length": "shortest",
    "max_length": "longest",
}
"""The names of a field's limits in pydantic, and in answers."""


class Busy(Exception):
    """More is being worked on than can be done."""


class NoPlayer(Exception):
    """Each browser is a player of its own, and the request does not say which."""


class NotInstalled(Exception):
    """The answer needs an extra that is not installed.

    Parameters
    ----------
    message
        A sentence for people, which says how it is installed.
    code
        For programs.
    """

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


def status_of(error: NonetError) -> HTTPStatus:
    """Status of the answer to a request that ended with this error."""
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def unexpected() -> Problem:
    """The problem report for an unexpected error; the log has the details."""
    message = "an error of nonet, please report it; the terminal says more"
    return Problem(code="internal", message=message)


def log_unexpected() -> None:
    """Log the unexpected error that is being handled."""
    _LOG.exception("an error of nonet, please report it")


def answer_of(problem: Problem, status: int, headers: dict[str, str] | None = None) -> JSONResponse:
    """The answer that says what is wrong."""
    fields = {name: value for name, value in problem.fields().items() if value is not None}
    return JSONResponse(fields, status, headers)


def add_error_handlers(app: FastAPI) -> None:
    """Let `app` answer every error in the shape of `Problem`."""

    @app.exception_handler(NonetError)
    def _nonet(_: Request, error: NonetError) -> JSONResponse:
        return answer_of(problem_of(error), status_of(error))

    @app.exception_handler(Busy)
    def _busy(_: Request, error: Busy) -> JSONResponse:
        problem = Problem(code="busy", message=str(error))
        return answer_of(problem, HTTPStatus.TOO_MANY_REQUESTS, {"Retry-After": "5"})

    @app.exception_handler(NoPlayer)
    def _no_player(_: Request, error: NoPlayer) -> JSONResponse:
        problem = Problem(code="no-player", message=str(error))
        return answer_of(problem, HTTPStatus.UNAUTHORIZED)

    @app.exception_handler(NotInstalled)
    def _not_installed(_: Request, error: NotInstalled) -> JSONResponse:
        problem = Problem(code=error.code, message=str(error))
        return answer_of(problem, HTTPStatus.NOT_IMPLEMENTED)

    @app.exception_handler(RequestValidationError)
    def _invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"][1:])) or "body"
        limits = {
            _LIMITS[name]: limit for name, limit in first.get("ctx", {}).items() if name in _LIMITS
        }
        problem = Problem(
            code="invalid",
            message=f"{field}: {first['msg']}"[:500],
            place={"field": field[:200], **limits},
        )
        return answer_of(problem, HTTPStatus.UNPROCESSABLE_ENTITY)

    @app.exception_handler(HTTPException)
    def _http(_: Request, error: HTTPException) -> JSONResponse:
        code, message = _OF_HTTP.get(HTTPStatus(error.status_code), ("http", None))
        problem = Problem(code=code, message=message or str(error.detail))
        headers = dict(error.headers) if error.headers else None
        return answer_of(problem, error.status_code, headers)

    @app.exception_handler(Exception)
    def _unexpected(_: Request, error: Exception) -> JSONResponse:
        del error  # the server writes it to the log
        return answer_of(unexpected(), HTTPStatus.INTERNAL_SERVER_ERROR)
