"""Errors as answers: one table from the error family to the status, one shape for all."""

from __future__ import annotations

import logging
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
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


async def _nonet(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NonetError)
    return answer_of(problem_of(error), status_of(error))


async def _busy(_: Request, error: Exception) -> JSONResponse:
    problem = Problem(code="busy", message=str(error))
    return answer_of(problem, HTTPStatus.TOO_MANY_REQUESTS, {"Retry-After": "5"})


async def _no_player(_: Request, error: Exception) -> JSONResponse:
    return answer_of(Problem(code="no-player", message=str(error)), HTTPStatus.UNAUTHORIZED)


async def _not_installed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, NotInstalled)
    problem = Problem(code=error.code, message=str(error))
    return answer_of(problem, HTTPStatus.NOT_IMPLEMENTED)


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code, message = _OF_HTTP.get(HTTPStatus(error.status_code), ("http", None))
    problem = Problem(code=code, message=message or str(error.detail))
    return answer_of(problem, error.status_code, dict(error.headers or {}))


async def _unexpected(_: Request, error: Exception) -> JSONResponse:
    del error  # the server writes it to the log
    return answer_of(unexpected(), HTTPStatus.INTERNAL_SERVER_ERROR)


ERROR_HANDLERS = {
    NonetError: _nonet,
    Busy: _busy,
    NoPlayer: _no_player,
    NotInstalled: _not_installed,
    HTTPException: _http,
    Exception: _unexpected,
}
"""The handler of each error, whose answer has the shape of `Problem`."""
