"""Who may ask, and how much: the door that every request comes through.

The page needs no password: only the computer's own user can reach it, or with `--host` those on
the network, each with a library of their own. What must be kept out are other web pages in the
user's browser: one that makes its own name point here (DNS rebinding, visible in the Host header),
and one that sends cross-site requests (visible in Origin and Sec-Fetch-Site).
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.service.library_file import MAX_LIBRARY
from nonet.service.problems import Problem
from nonet.web.addresses import Addresses
from nonet.web.errors import answer_of
from nonet.web.wrong_host import wrong_host_page

MAX_BODY = 8_500_000
"""Most bytes of a request."""

MAX_PHOTO = 1 << 26
"""Most bytes of a picture."""

MAX_BODIES = {"/api/library": 4 * MAX_LIBRARY // 3 + 100, "/api/photo": MAX_PHOTO}
"""Most bytes of requests to the addresses that take longer ones."""

_MOST_LISTENED = 200_000_000
"""Most bytes of an oversized request that are read and discarded: a client that is still sending
would otherwise see a broken connection instead of the answer."""

MOST_IN_FLIGHT = 256_000_000
"""Most bytes of all requests together that have come and are not answered."""

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
"""The headers of every answer: nothing is loaded from elsewhere, nothing is shown elsewhere."""


class Door:
    """Lets in only requests of the app's own page, and only so much of them.

    Parameters
    ----------
    app
        What is behind the door.
    addresses
        Where the page is, and the names of this computer that it is opened by. Numbers and
        localhost always may: no foreign page can have them as its name.
    most_in_flight
        Most bytes of requests that have come and are not answered, all together.
    """

    def __init__(
        self,
        app: ASGIApp,
        addresses: Addresses | None = None,
        most_in_flight: int = MOST_IN_FLIGHT,
    ) -> None:
        self._app = app
        self._left = most_in_flight
        self._addresses = addresses
        hosts = () if addresses is None else addresses.hosts
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
        headers = Headers(scope=scope)
        room = _Room(self)
        try:
            if problem is None:
                most = MAX_BODIES.get(scope["path"], MAX_BODY)
                body, problem, status = await _read(headers, receive, most, room)
            if problem is not None:
                # The connection closes: what is left of the request is not waited for.
                answer: Response = answer_of(problem, status, {"Connection": "close"})
                if problem.code == "host" and self._addresses and _is_opened(scope, headers):
                    answer = wrong_host_page(headers, self._addresses, status)
                await answer(scope, receive, send_with_headers)
                return
            await self._app(scope, _again(body, receive), send_with_headers)
        finally:
            room.leave()

    def take(self, count: int) -> bool:
        """Whether there is room for this number of bytes more, which are taken then."""
        if count > self._left:
            return False
        self._left -= count
        return True

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


class _Room:
    """The bytes of one request among those of all."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._taken = 0

    def take(self, count: int) -> bool:
        """Whether there is room for this number of bytes more, which are taken then."""
        if not self._door.take(count):
            return False
        self._taken += count
        return True

    def leave(self) -> None:
        """Give back all that was taken."""
        self._door.take(-self._taken)
        self._taken = 0


def _is_opened(scope: Scope, headers: Headers) -> bool:
    """Whether a person opens the address in a browser, rather than a page or a program asks."""
    return scope["method"] == "GET" and "text/html" in headers.get("accept", "")


async def _read(
    headers: Headers, receive: Receive, most: int, room: _Room
) -> tuple[bytes, Problem | None, int]:
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
                    room.leave()
                elif not room.take(len(body)):
                    reason = "too much is being sent; try again in some seconds"
                    busy = Problem(code="busy", message=reason)
                    return b"", busy, HTTPStatus.TOO_MANY_REQUESTS
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
