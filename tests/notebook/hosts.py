"""Notebooks that show a board: JupyterLab and marimo, each as a server of its own."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

PATIENCE = 60
"""Seconds that a server may take to answer."""


def need(*modules: str) -> None:
    """Skip where one of these cannot be imported: the group `notebook-test` has them."""
    for module in modules:
        if find_spec(module) is None:
            reason = f"there is no {module} here: the group notebook-test has it"
            pytest.skip(reason, allow_module_level=True)


def need_bundle() -> None:
    """Skip where the scripts of the board were not built."""
    bundle = Path(__file__).parents[2] / "src" / "nonet" / "notebook" / "board.mjs"
    need("anywidget")
    if not bundle.exists():
        pytest.skip("the board was not bundled: `make widget` does", allow_module_level=True)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def notebook_of(*cells: str) -> str:
    """A notebook with these cells of code."""
    code: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": f"cell-{number}",
            "metadata": {},
            "outputs": [],
            "source": source,
        }
        for number, source in enumerate(cells)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return json.dumps(
        {"cells": code, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    )


@contextmanager
def serving(command: Sequence[str], address: str, folder: Path) -> Iterator[str]:
    """Run a server in a folder, which keeps all that it writes, until it is not needed."""
    own = {f"JUPYTER_{kind}_DIR": str(folder / kind) for kind in ("CONFIG", "RUNTIME")}
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config")}
    with (
        (folder / "server.log").open("wb") as log,
        subprocess.Popen(
            [sys.executable, *command],
            cwd=folder,
            env={**os.environ, **own, **home},
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
        ) as server,
    ):
        try:
            wait_for(address, folder / "server.log")
            yield address
        finally:
            server.terminate()


def wait_for(address: str, log: Path) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address):  # noqa: S310 (our own server)
                return
        except (URLError, ConnectionError, TimeoutError):
            assert time.monotonic() < end, log.read_text("utf-8", errors="replace")
            time.sleep(0.2)
