"""s3:// for real: the commands against a server that speaks the protocol of S3."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.program import PROGRAM
from tests.dataset.data import digests

from nonet.dataset import Recipe, Threads, make

WHY = "moto's server and s3fs are not installed; nonet needs s3fs only for s3://"
RECIPE = """\
count = 1500
seed = 4
partition = 100
labels = ["solution", "givens", "level"]
minimal = true
"""
LONG = 120.0
"""Seconds after which what is waited for will not come."""


@pytest.fixture(scope="module")
def bucket() -> Iterator[tuple[Any, dict[str, str]]]:
    """An empty bucket named "bucket", and the environment in which commands find it."""
    moto = pytest.importorskip("moto.server", reason=WHY)
    s3fs = pytest.importorskip("s3fs", reason=WHY)
    server = moto.ThreadedMotoServer("127.0.0.1", port=0)
    server.start()
    host, port = server.get_host_and_port()
    address = f"http://{host}:{port}"
    keys = {"AWS_ACCESS_KEY_ID": "key", "AWS_SECRET_ACCESS_KEY": "secret"}
    store = s3fs.S3FileSystem(key="key", secret="secret", endpoint_url=address)  # noqa: S106
    store.mkdir("bucket")
    yield store, {**os.environ, **keys, "AWS_ENDPOINT_URL": address}
    server.stop()


@pytest.mark.skipif(os.name == "nt", reason="processes are killed as POSIX has it")
def test_datasets_in_object_stores_are_those_of_files(
    bucket: tuple[Any, dict[str, str]], tmp_path: Path
) -> None:
    """A run into s3:// that is killed goes on to the same bytes; label and verify read them."""
    store, environment = bucket
    recipe = tmp_path / "recipe.toml"
    recipe.write_text(RECIPE, "utf-8")
    with Threads(2) as runner:
        make(Recipe.parse(RECIPE), str(tmp_path / "here"), runner)
    command = [*PROGRAM, "dataset", "make", str(recipe), "s3://bucket/made", "--threads", "1"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as making:
        end = time.monotonic() + LONG
        while len(store.glob("bucket/made/_work/made/*", refresh=True)) < 2:
            assert time.monotonic() < end, "it has taken too long"
            time.sleep(0.02)
        making.send_signal(signal.SIGKILL)
    assert len(store.glob("bucket/made/_work/made/*", refresh=True)) < 15, "it was to be killed"
    for arguments in (
        ["make", str(recipe), "s3://bucket/made"],
        ["verify", "s3://bucket/made"],
        ["label", "s3://bucket/made", "s3://bucket/labelled", "--labels", "canonical_id"],
    ):
        subprocess.run([*PROGRAM, "dataset", *arguments], env=environment, check=True)
    store.get("bucket/made", str(tmp_path / "there"), recursive=True)
    assert digests(tmp_path / "there") == digests(tmp_path / "here")
    assert json.loads(store.cat("bucket/labelled/dataset.json"))["rows"] == 1500
