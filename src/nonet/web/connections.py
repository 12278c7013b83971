"""Connections: one that does not send a whole request soon is closed."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

WAIT = 10.0
"""Seconds for a request to begin, and for its head to be whole."""


class PromptProtocol(H11Protocol):
    """A connection that is closed when `wait` seconds pass without a request.

    Its body and its answer have limits of their own (security.py, jobs.py).
    """

    wait = WAIT
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """A client has connected; its request is to come."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Some of a request has come."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Wait for the head of a request where none is being answered; no byte prolongs that."""
        if self._is_answering():
            self._stop()
        elif self._late is None:
            self._late = self.loop.call_later(self.wait, self._close)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _close(self) -> None:
        self._late = None
        if not self._is_answering() and not self.transport.is_closing():
            self.transport.close()

    def _is_answering(self) -> bool:
        cycle = cast(RequestResponseCycle | None, self.cycle)  # None before the first request
        return cycle is not None and not cycle.response_complete
