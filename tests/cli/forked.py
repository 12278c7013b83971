"""Processes of nonet that are forked from one which has loaded it: most of a start is loading.

Otherwise they are as those that are started: with streams, signals, a folder and an environment of
their own, up to the end of the interpreter. What Python reads of its environment as it starts is
that of this process, but for `PYTHONUNBUFFERED`.
"""

from __future__ import annotations

import atexit
import gc
import io
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Timer
from types import TracebackType
from typing import IO, Self, cast

PATIENCE = 120
"""Seconds after which a process that does not end is killed."""

WIDTH = 20
"""Characters of a number in the status: its two numbers may both be there when one is read."""


class Forked:
    """A command at work, as `subprocess.Popen` has it; standard error goes to a file."""

    def __init__(
        self,
        arguments: list[str],
        *,
        stdin: int | None = None,
        stdout: int | None = None,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self._error = tempfile.TemporaryFile()  # noqa: SIM115 (closed at the end)
        self._status, status = os.pipe()
        theirs = [status]
        self.stdin: IO[bytes] | None = None
        self.stdout: IO[bytes] | None = None
        if stdin is None:
            stdin, ours = os.pipe()
            theirs.append(stdin)
            self.stdin = os.fdopen(ours, "wb")
        if stdout is None:
            ours, stdout = os.pipe()
            theirs.append(stdout)
            self.stdout = os.fdopen(ours, "rb")
        request = {
            "arguments": arguments,
            "cwd": str(cwd or Path.cwd()),
            "environment": {**os.environ, **(env or {})},
        }
        streams = [stdin, stdout, self._error.fileno(), status]
        socket.send_fds(_server(), [json.dumps(request).encode()], streams)
        for descriptor in theirs:
            os.close(descriptor)
        self.pid = int(os.read(self._status, WIDTH))
        self.returncode: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            self.send_signal(signal.SIGKILL)
        self.communicate()

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self, timeout: float | None = 0) -> int | None:
        """Its exit code, as soon as it has one."""
        if self.returncode is None and select.select([self._status], [], [], timeout)[0]:
            self.returncode = int(os.read(self._status, WIDTH))
            os.close(self._status)
        return self.returncode

    def communicate(self, timeout: float = PATIENCE) -> tuple[bytes, bytes]:
        """What it has still to write, and all that it wrote on standard error, at its end."""
        timer = Timer(timeout, self.send_signal, [signal.SIGKILL])
        timer.start()
        out = b""
        if self.stdin is not None and not self.stdin.closed:
            self.stdin.close()
        if self.stdout is not None and not self.stdout.closed:
            with self.stdout:
                out = self.stdout.read()
        self.poll(None)
        timer.cancel()
        if self._error.closed:
            return out, b""
        with self._error:
            self._error.seek(0)
            return out, self._error.read()


@cache
def _server() -> socket.socket:
    """Where requests go; the server ends when this is closed."""
    ours, theirs = socket.socketpair()
    with theirs:
        command = [sys.executable, __file__, str(theirs.fileno())]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def serve(requests: socket.socket) -> None:
    """Fork a process for each request; it returns from here and is nonet."""
    commands = import_module("nonet.cli.group").COMMANDS.values()
    for module in {name.partition(":")[0] for name in commands}:
        import_module(f"nonet.cli.{module}")
    gc.freeze()  # so that the forks share it
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        message, descriptors, _, _ = socket.recv_fds(requests, 1 << 16, 4)
        if not message:
            sys.exit()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            *streams, status = descriptors
            if pid := os.fork():
                _report(pid, streams, status)
            os.close(status)
            _become(streams, **json.loads(message))
            return
        for descriptor in descriptors:
            os.close(descriptor)


def _report(pid: int, streams: list[int], status: int) -> None:
    """Tell the process and, at its end, the exit code."""
    for descriptor in streams:
        os.close(descriptor)
    os.write(status, b"%*d" % (WIDTH, pid))
    _, ended = os.waitpid(pid, 0)
    os.write(status, b"%*d" % (WIDTH, os.waitstatus_to_exitcode(ended)))
    os._exit(0)


def _become(
    streams: list[int], arguments: list[str], cwd: str, environment: dict[str, str]
) -> None:
    """Take what belongs to a process."""
    for number, descriptor in enumerate(streams):
        os.dup2(descriptor, number)
        os.close(descriptor)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(environment)
    raw = "PYTHONUNBUFFERED" in environment
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    out, error = _text(1, "strict", raw=raw), _text(2, "backslashreplace", raw=raw)
    vars(sys).update(stdout=out, __stdout__=out, stderr=error, __stderr__=error)
    sys.argv = ["nonet", *arguments]


def _text(descriptor: int, errors: str, *, raw: bool) -> io.TextIOWrapper:
    """A standard stream as Python opens it."""
    stream = io.FileIO(descriptor, "wb", closefd=False)
    buffered = cast(IO[bytes], stream) if raw else io.BufferedWriter(stream)
    return io.TextIOWrapper(buffered, "utf-8", errors, write_through=raw)


if __name__ == "__main__":
    from nonet.__main__ import main

    with socket.socket(fileno=int(sys.argv[1])) as asked:
        serve(asked)
    main()
