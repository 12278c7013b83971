"""The image for containers: made of a wheel, without rights, and well when the app plays."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import time
import tomllib
from pathlib import Path

import pytest
from tests.cli.program import PROGRAM


@pytest.fixture(scope="module")
def instructions(root: Path) -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, in their order, each on one line."""
    text = (root / "Dockerfile").read_text("utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def of(instructions: list[tuple[str, str]], word: str) -> str:
    """What the only instruction of a kind says."""
    [rest] = [rest for one, rest in instructions if one == word]
    return rest


def test_the_image_is_made_of_a_wheel(instructions: list[tuple[str, str]], root: Path) -> None:
    """Nothing is compiled, and no file but wheels is sent to what builds it."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    base = of(instructions, "FROM")
    python = re.fullmatch(r"python:(3\.\d+)-slim", base)
    assert python is not None
    assert f"Programming Language :: Python :: {python[1]}" in project["project"]["classifiers"]
    assert "PIP_ONLY_BINARY=:all:" in of(instructions, "ENV")
    installs = [rest for word, rest in instructions if word == "RUN" and "pip install" in rest]
    [extras] = re.findall(r"nonet\[([a-z,]+)\]", "\n".join(installs))
    assert {*extras.split(",")} <= {*project["project"]["optional-dependencies"]}
    assert not {"ADD", "COPY"} & {word for word, _ in instructions}
    ignored = (root / ".dockerignore").read_text("utf-8").splitlines()
    assert [line for line in ignored if not line.startswith("#")] == ["*", "!dist/*.whl"]


def test_the_image_runs_without_rights(instructions: list[tuple[str, str]]) -> None:
    """Its user has a number that is not root's, and writes nowhere but in the volume."""
    words = [word for word, _ in instructions]
    user = of(instructions, "USER")
    assert int(user) >= 1000
    made = "\n".join(rest for word, rest in instructions if word == "RUN")
    assert f"useradd --uid {user} " in made
    assert "RUN" not in words[words.index("USER") :]
    assert of(instructions, "VOLUME") == of(instructions, "WORKDIR") == "/data"
    assert "XDG_DATA_HOME=/data" in of(instructions, "ENV")
    assert "PYTHONDONTWRITEBYTECODE=1" in of(instructions, "ENV")


@pytest.mark.skipif(os.name == "nt", reason="containers run Linux")
def test_the_app_of_the_image_is_well(instructions: list[tuple[str, str]], tmp_path: Path) -> None:
    """Its command plays, its check of health says so, and the library is in the volume."""
    entry = json.loads(of(instructions, "ENTRYPOINT"))
    command = json.loads(of(instructions, "CMD"))
    port = of(instructions, "EXPOSE")
    check = json.loads(of(instructions, "HEALTHCHECK").partition("CMD ")[2])
    assert (entry, check[0]) == (["nonet"], "python")
    assert command[command.index("--port") + 1] == port
    with socket.create_server(("127.0.0.1", 0)) as free:
        other = str(free.getsockname()[1])
    played = [other if one == port else one for one in command]
    asked = [PROGRAM[0], *(one.replace(f":{port}/", f":{other}/") for one in check[1:])]
    settings = {"XDG_DATA_HOME": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        [*PROGRAM, *played], cwd=tmp_path, env=os.environ | settings, stdout=subprocess.DEVNULL
    ) as process:
        try:
            for _ in range(60):
                done = subprocess.run(asked, check=False, capture_output=True, timeout=20)
                if done.returncode == 0 or process.poll() is not None:
                    break
                time.sleep(0.2)
            assert done.returncode == 0, done.stderr.decode()
        finally:
            process.terminate()
    assert [path.name for path in tmp_path.iterdir()] == ["nonet"]
    assert (tmp_path / "nonet" / "library.sqlite").stat().st_size > 0
    ill = subprocess.run(asked, check=False, capture_output=True, timeout=20)
    assert ill.returncode != 0
