"""Who may ask, and how much: the door that every request comes through.

The page needs no cookies and no password, since only the computer's own user can reach it. What
must be kept out are other web pages in the user's browser: one that makes its own name point here
(DNS rebinding, visible in the Host header), and one that sends cross-site requests (visible in
Origin and Sec-Fetch-Site).
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Iterable
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.service.library_file import MAX_LIBRARY
from nonet.service.problems import Problem
from nonet.web.errors import answer_of

MAX_BODY = 8_500_000
"""Most bytes of a request."""

MAX_PHOTO = 1 << 26
"""Most bytes of a picture."""

MAX_BODIES = {"/api/library": 4 * MAX_LIBRARY // 3 + 100, "/api/photo": MAX_PHOTO}
"""Most bytes of requests to the addresses that take longer ones."""

_MOST_LISTENED = 200_000_000
"""Most bytes of an oversized request that are read and discarded: a client that is still sending
would otherwise see a broken connection instead of the answer."""

_BODY_SECONDS = 20.0
"""Time for a request to arrive."""

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(?::([0-9]{1,5}))?")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self'; img-src 'self' data:; script-src 'self'; "
        "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""What every answer carries: nothing is loaded from elsewhere, nothing is shown elsewhere."""


class Door:
    """Lets in only requests of the app's own page, and only so much of them.

    Parameters
    ----------
    app
        What is behind the door.
    hosts
        Names of this computer that the page is opened by. Numbers and localhost always may: no
        foreign page can have them as its name.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self._app = app
        self._hosts = {"localhost", *(host.lower().rstrip(".") for host in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or turn it away."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if "Cache-Control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        problem, status = self._refused(scope)
        body = b""
        if problem is None:
            body, problem, status = await _read(
                Headers(scope=scope), receive, MAX_BODIES.get(scope["path"], MAX_BODY)
            )
        if problem is not None:
            # The connection closes: what is left of the request is not waited for.
            answer = answer_of(problem, status, {"Connection": "close"})
            await answer(scope, receive, send_with_headers)
            return
        await self._app(scope, _again(body, receive), send_with_headers)

    def _refused(self, scope: Scope) -> tuple[Problem | None, int]:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._is_own(hosts[0]):
            message = (
                "expected the address of this computer as Host; nonet play --host names others"
            )
            return Problem(code="host", message=message), HTTPStatus.MISDIRECTED_REQUEST
        if "content-length" in headers and "transfer-encoding" in headers:
            # Which of the two counts is where smuggled requests hide (RFC 9112, 6.3).
            message = "expected Content-Length or Transfer-Encoding, found both"
            return Problem(code="bad-request", message=message), HTTPStatus.BAD_REQUEST
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site")
        is_page = scope["method"] in {"GET", "HEAD"} and not scope["path"].startswith("/api/")
        foreign = origin is not None and origin != f"{scope['scheme']}://{hosts[0]}"
        if not is_page and (foreign or site not in {None, "same-origin", "none"}):
            message = "expected a request of nonet's own page, found one of another page"
            return Problem(code="origin", message=message), HTTPStatus.FORBIDDEN
        return None, 0

    def _is_own(self, host: str) -> bool:
        match = _HOST.fullmatch(host)
        if match is None:
            return False
        name = match[1].lower().rstrip(".")
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return name in self._hosts
        return True


async def _read(headers: Headers, receive: Receive, most: int) -> tuple[bytes, Problem | None, int]:
    """The whole body, or what is wrong with it."""
    too_long = Problem(code="too-long", message=f"expected at most {most} bytes, found more")
    length = headers.get("content-length", "0")
    is_long = length.isdecimal() and int(length[:20]) > most
    if is_long and "expect" in headers:  # it waits for leave to send
        return b"", too_long, HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    parts: list[bytes] = []
    total = 0
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            while total <= _MOST_LISTENED:
                message = await receive()
                if message["type"] != "http.request":
                    break
                body = message.get("body", b"")
                total += len(body)
                if is_long or total > most:
                    is_long = True
                    parts.clear()
                else:
                    parts.append(body)
                if not message.get("more_body", False):
                    break
    except TimeoutError:
        problem = Problem(code="too-slow", message="the request took too long to arrive")
        return b"", problem, HTTPStatus.REQUEST_TIMEOUT
    if is_long:
        return b"", too_long, HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    return b"".join(parts), None, 0


def _again(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was read, and then whatever comes."""
    is_given = False

    async def again() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
