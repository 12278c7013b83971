"""Connections that send no request are closed, and bodies in flight are bounded together."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from tests.web.own_loop import run_alone

from nonet.web.connections import PromptProtocol
from nonet.web.security import Door


class Hasty(PromptProtocol):
    """A protocol with less patience, for tests."""

    wait = 0.3


async def slow_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers after the whole body has come and twice the patience has passed."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(2 * Hasty.wait)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"right"})


@contextmanager
def answering() -> Iterator[int]:
    """The port of a server with that app."""
    config = uvicorn.Config(slow_app, port=0, http=Hasty, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.01)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nA"])
def test_a_connection_without_a_request_is_closed(sent: bytes) -> None:
    """One that sends nothing, or not the whole head of a request, is closed."""
    with answering() as port, socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        line.sendall(sent)
        assert line.recv(100) == b""


def test_drops_of_a_request_prolong_nothing() -> None:
    """A byte now and then does not keep a connection open."""
    with answering() as port, socket.create_connection(("127.0.0.1", port), timeout=0.05) as line:
        began = time.monotonic()
        while time.monotonic() - began < 30:
            try:
                line.sendall(b"G")
                if line.recv(100) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
        pytest.fail("it was not closed")


def test_a_request_is_answered_however_long_that_takes() -> None:
    """Patience is with those who send: an answer that takes longer comes, and so does the next."""
    request = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n"
    with answering() as port, socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        for _ in range(2):
            line.sendall(request)
            time.sleep(1.5 * Hasty.wait)  # the body may come later than the head
            line.sendall(b"ab")
            answer = b""
            while b"right" not in answer:
                piece = line.recv(1000)
                assert piece
                answer += piece


def test_bodies_in_flight_are_bounded_together() -> None:
    """What would be too much with those before is refused, and let in when they are answered."""
    free = asyncio.Event()

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await free.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    door = Door(app, most_in_flight=1000)
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/solve",
        "scheme": "http",
        "headers": [(b"host", b"localhost")],
    }

    async def post(size: int) -> int:
        parts = iter([{"type": "http.request", "body": bytes(size), "more_body": False}])
        statuses: list[int] = []

        async def receive() -> Message:
            return next(parts)

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        await door(scope, receive, send)
        return statuses[0]

    async def all_of_it() -> list[int]:
        first = asyncio.create_task(post(700))
        await asyncio.sleep(0)
        late = await post(400)
        small = asyncio.create_task(post(300))
        await asyncio.sleep(0)
        free.set()
        return [await first, late, await small, await post(1000), await post(1001)]

    assert run_alone(all_of_it()) == [200, 429, 200, 200, 429]
