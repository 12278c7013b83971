"""Dask: workers and schedulers that are killed, with real processes; the bytes stay the same."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.cli.program import PROGRAM, run
from tests.dataset.data import digests

from nonet.dataset import Cluster, Recipe, Threads, make
from nonet.errors import NonetError

RECIPE = """\
count = 1200
seed = 2
partition = 100
labels = ["solution", "givens", "level", "rating", "minimal"]
minimal = true
"""

LONG = 60.0
"""Seconds after which what is waited for will not come."""

OPTIONS = ["--no-dashboard", "--host", "127.0.0.1"]


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process, which is killed at the end if it still runs."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def scheduler(file: Path) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """A Dask scheduler that writes its address to a file."""
    script = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", "0"]
    return started(*script, *OPTIONS, "--scheduler-file", str(file))


def worker(file: Path) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """A worker of one process and one thread."""
    script = [sys.executable, "-m", "distributed.cli.dask_worker", "--nthreads", "1"]
    return started(*script, "--no-nanny", *OPTIONS, "--scheduler-file", str(file))


def address(file: Path) -> str:
    """The address that a scheduler has written."""
    wait_for(lambda: file.exists() and file.read_text("utf-8").rstrip().endswith("}"))
    return str(json.loads(file.read_text("utf-8"))["address"])


def wait_for(condition: object) -> None:
    """Wait until something is so."""
    assert callable(condition)
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end, "it has taken too long"
        time.sleep(0.02)


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The dataset of the recipe, made by a thread; beside it the recipe."""
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "recipe.toml").write_text(RECIPE, "utf-8")
    with Threads(1) as runner:
        make(Recipe.parse(RECIPE), str(folder / "plain"), runner)
    return folder / "plain"


def parts(folder: Path) -> int:
    """Partitions that are there."""
    return len(list((folder / "_work" / "made").glob("k*.parquet")))


@pytest.mark.skipif(os.name == "nt", reason="processes are killed as POSIX has it")
def test_killed_workers_and_schedulers_change_nothing(plain: Path, tmp_path: Path) -> None:
    """After kill -9 of a worker, of the scheduler and of the command, the dataset is the same."""
    recipe = plain.with_name("recipe.toml")
    out = tmp_path / "out"
    with ExitStack() as stack:
        first = tmp_path / "first.json"
        boss = stack.enter_context(scheduler(first))
        hands = [stack.enter_context(worker(first)) for _ in range(2)]
        command = [*PROGRAM, "dataset", "make", str(recipe), str(out), "--cluster", address(first)]
        making = stack.enter_context(
            subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        )
        wait_for(lambda: parts(out) >= 1)
        hands[0].send_signal(signal.SIGKILL)
        before = parts(out)
        wait_for(lambda: parts(out) > before)
        boss.send_signal(signal.SIGKILL)
        _, error = making.communicate(timeout=LONG)
        assert making.returncode == 1
        assert b"run the same command again to resume" in error
        assert b"Traceback" not in error
    assert 2 <= parts(out) < 12, "the scheduler was to be killed in the middle"
    with ExitStack() as stack:
        second = tmp_path / "second.json"
        stack.enter_context(scheduler(second))
        for _ in range(2):
            stack.enter_context(worker(second))
        options = ["--cluster", address(second)]
        begun = parts(out)
        command = [*PROGRAM, "dataset", "make", str(recipe), str(out), *options]
        with started(*command) as making:
            wait_for(lambda: parts(out) > begun)
            making.send_signal(signal.SIGKILL)
        done = run("dataset", "make", str(recipe), str(out), *options)
        assert done.code == 0, done.err
    assert digests(out) == digests(plain)
    assert "in an earlier run" in (out / "run.md").read_text("utf-8")


@pytest.mark.skipif(os.name == "nt", reason="processes are killed as POSIX has it")
def test_the_partition_of_a_killed_worker_is_begun_once_more(tmp_path: Path) -> None:
    """A worker killed in mid-partition loses that partition alone, and the bytes stay the same."""
    recipe = Recipe.parse(RECIPE.replace("partition = 100", "partition = 300"))
    file, out = tmp_path / "scheduler.json", tmp_path / "out"
    with ExitStack() as stack:
        stack.enter_context(scheduler(file))
        hands = [stack.enter_context(worker(file)) for _ in range(2)]
        runner = stack.enter_context(Cluster(address(file)))
        wait_for(lambda: runner.workers == 2)
        pool = stack.enter_context(ThreadPoolExecutor(1))
        making = pool.submit(make, recipe, str(out), runner)
        # Both workers have reported parts as begun that are not written yet.
        wait_for(lambda: len(runner._begun) - parts(out) == 2)
        assert parts(out) < 3
        hands[0].send_signal(signal.SIGKILL)
        making.result(timeout=LONG)
        assert runner.retries == 1
    with Threads(1) as single:
        make(recipe, str(tmp_path / "plain"), single)
    assert digests(out) == digests(tmp_path / "plain")


def test_a_local_cluster_makes_the_same(plain: Path, tmp_path: Path) -> None:
    """Workers of this machine make the bytes that threads make, and the run log names them."""
    out = tmp_path / "out"
    recipe = str(plain.with_name("recipe.toml"))
    done = run("dataset", "make", recipe, str(out), "--workers", "2")
    assert done.code == 0, done.err
    assert digests(out) == digests(plain)
    assert "| 0 |" in (out / "run.md").read_text("utf-8")


def test_a_missing_scheduler_is_reported() -> None:
    """Without a scheduler the command ends with one line."""
    with pytest.raises(NonetError, match=r"expected a Dask scheduler at tcp://127\.0\.0\.1:9 "):
        Cluster("tcp://127.0.0.1:9")
