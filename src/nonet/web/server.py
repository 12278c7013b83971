"""The server: a socket, the application, and an orderly end."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from nonet.library import Library, Players
from nonet.web.addresses import Addresses
from nonet.web.app import make_app
from nonet.web.connections import PromptProtocol
from nonet.web.players import LINK

_SWITCH = 0.0005
"""Seconds after which a thread lets another one run Python: a tenth of the usual, since a move
changes threads several times."""

_ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""The settings of NumPy's libraries of matrices: those of a photo are small, and on a busy machine
their threads wait for each other ten times as long as the work takes."""

_COLLECT = (10_000, 20, 50)
"""How seldom Python's collector looks at what was made of late, and at all since the start. With
the usual numbers fifty players caused the latter every few seconds, for 8 to 15 ms."""


class _Server(uvicorn.Server):
    """A server that reports when it is ready, and whose jobs stop when it shuts down."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], object], stop: Callable[[], object]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stop = stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what is there now stays: looking through it again and again takes 0.1 s
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; pages that listen to a job would otherwise be waited for."""
        self._stop()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes one that is free.

    Raises
    ------
    OSError
        The address is taken, or not of this computer.
    """
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(128)
    except OSError:
        bound.close()
        raise
    return bound


def serve(
    library: Library,
    bound: socket.socket,
    *,
    addresses: Addresses,
    players: Players | None = None,
    open_browser: bool,
    link_base: str | None = None,
) -> None:
    """Serve until the process is asked to stop; with `players` each browser has its own library.

    Raises
    ------
    NonetError
        The base of links is no address of a site.
    """
    logging.basicConfig(format="nonet: %(message)s", level=logging.WARNING)
    sys.setswitchinterval(_SWITCH)
    gc.set_threshold(*_COLLECT)
    for name in _ONE_THREAD:  # before NumPy is loaded, which is at the first photo
        os.environ.setdefault(name, "1")
    app = make_app(library, players=players, addresses=addresses, link_base=link_base)

    def begin() -> None:
        if open_browser:
            link = "" if players is None else f"?{LINK}={players.own_key()}"
            webbrowser.open(addresses.own + link)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="none",
        http=PromptProtocol,
        limit_concurrency=500,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=2,
    )
    _Server(
        config,
        begin,
        lambda: app.state.jobs.close(),  # noqa: PLW0108 (the jobs come with the app's start)
    ).run(sockets=[bound])
