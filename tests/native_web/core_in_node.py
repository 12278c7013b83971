"""The core as WebAssembly in node, asked through a pipe."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path
from threading import RLock

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "build" / "web" / "nonet.wasm"

_DESCRIBE, _CALL, _RELEASE = range(3)


def what_is_missing() -> str | None:
    """Why the core cannot run here."""
    if shutil.which("node") is None:
        return "there is no node here"
    return None if MODULE.exists() else "there is no build/web/nonet.wasm: `make wasm` builds it"


class CoreInNode:
    """A process of node with the core."""

    def __init__(self) -> None:
        here = Path(__file__).with_suffix(".mjs")
        self._one_at_a_time = RLock()
        self._process = subprocess.Popen(
            ["node", here, ROOT / "browser" / "core.js", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def describe(self) -> bytes:
        """What the module offers."""
        answer = self._ask(_DESCRIBE, 0, b"")
        assert isinstance(answer, bytes)
        return answer

    def call(self, number: int, question: bytes) -> bytes | str:
        """The answer of a function."""
        return self._ask(_CALL, number, question)

    def release(self, number: int) -> None:
        """Let go of an object."""
        with self._one_at_a_time:
            if self._process.poll() is None:
                self._send(_RELEASE, number, b"")

    def close(self) -> None:
        """End the process."""
        with self._process:
            self._process.kill()

    def _send(self, code: int, number: int, question: bytes) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        pipe.write(struct.pack("<III", code, number, len(question)) + question)
        pipe.flush()

    def _ask(self, code: int, number: int, question: bytes) -> bytes | str:
        with self._one_at_a_time:
            self._send(code, number, question)
            pipe = self._process.stdout
            assert pipe is not None
            is_text, length = struct.unpack("<II", pipe.read(8))
            answer = pipe.read(length)
        return answer.decode() if is_text else answer
