"""The library of the browser in node, with the tests as its service."""

from __future__ import annotations

import base64
import json
import re
import subprocess
from types import TracebackType
from typing import Any, Self

from tests.page.node import HERE, node_with_database, run_module

from nonet.errors import NonetError
from nonet.running import Watch
from nonet.service import ask
from nonet.service.held import HeldStore
from nonet.service.store import Store

_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z")
_OF_FILES = {"content", "size"}


class LibraryRefused(Exception):
    """What the library of the browser refuses."""


class KeptInNode:
    """A process with an empty library."""

    def __init__(self) -> None:
        node_with_database()
        self._process = subprocess.Popen(
            run_module(HERE / "kept_in_node.js"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._process:
            self._process.kill()

    def call(self, name: str, *given: Any) -> Any:
        """What a call gives, by its name: "games.create"."""
        self._send([name, *given])
        heard = self._hear()
        while "asks" in heard:
            kind, question = heard["asks"]
            try:
                self._send({"answer": ask(kind, question, Watch())})
            except NonetError as error:
                self._send({"error": str(error)})
            heard = self._hear()
        if "error" in heard:
            raise LibraryRefused(heard["error"])
        return heard["answer"]

    def take(self, file: bytes) -> Any:
        """Put a file into the library."""
        return self.call("take", base64.b64encode(file).decode())

    def give(self) -> bytes:
        """All of the library as a file."""
        return base64.b64decode(self.call("give"))

    def ask(self, kind: str, fields: dict[str, Any]) -> Any:
        """What a question gives that reads and writes the library, as in the worker."""
        store = HeldStore.from_json(self.call("held", kind, fields))
        found = outcome(kind, fields, store)
        self.call("write", store.written())
        return found

    def _send(self, value: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(value) + "\n")
        self._process.stdin.flush()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the process has ended"
        heard: dict[str, Any] = json.loads(line)
        return heard


def outcome(kind: str, fields: dict[str, Any], store: Store) -> Any:
    """The answer to a question, or the code of its refusal; of files only what does not change."""
    try:
        answer = ask(kind, fields, Watch(), store)
    except NonetError as error:
        return error.code
    return without_moments({name: one for name, one in answer.items() if name not in _OF_FILES})


def without_moments(value: Any) -> Any:
    """A value of JSON with the same word for all moments."""
    match value:
        case str():
            return _MOMENT.sub("moment", value)
        case list():
            return [without_moments(one) for one in value]
        case dict():
            return {name: without_moments(one) for name, one in value.items()}
        case _:
            return value
