"""What is written is written whole, by every command, whatever standard output is."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from functools import cache
from pathlib import Path

import pytest
from tests.cli.forked import Forked
from tests.cli.program import NINE, PROGRAM

fcntl = pytest.importorskip("fcntl", reason="needs the pipes, signals and devices of POSIX")

PATIENCE = 60
"""Seconds that a process may take at most before a test gives it up."""

SMALL_PIPE = 4096
"""Bytes in the smallest pipe there is: less than most commands write."""

WRITERS: dict[str, tuple[str, ...]] = {
    "solve": ("solve", "lines.txt"),
    "check": ("check", "lines.txt"),
    "count": ("count", "lines.txt"),
    "generate": ("generate", "--count", "100", "--seed", "1"),
    "minimize": ("minimize", "few.txt", "--format", "json"),
    "scramble": ("scramble", "--count", "100", "--seed", "1", NINE),
    "canonical": ("canonical", "few.txt"),
    "hint": ("hint", "--format", "svg", NINE),
    "walkthrough": ("walkthrough", "--format", "svg", NINE),
    "grade": ("grade", "lines.txt"),
    "rate": ("rate", "lines.txt"),
    "techniques": ("techniques",),
    "print": ("print", "few.txt"),
    "convert": ("convert", "lines.txt", "-"),
    "info": ("info", "few.txt"),
    "dataset info": ("dataset", "info", "few.txt"),
    "--help": ("--help",),
}
"""Each command that writes to standard output, with arguments that let it write much."""

TO_FILES = [name for name in WRITERS if name not in {"convert", "info", "dataset info", "--help"}]
"""Those that know `--output`."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two files: a few puzzles, and enough to be solved in blocks."""
    folder = tmp_path_factory.mktemp("puzzles")
    (folder / "lines.txt").write_text(f"{NINE}\n" * 1_000, "utf-8")
    (folder / "few.txt").write_text(f"{NINE}\n" * 60, "utf-8")
    return folder


@cache
def expected(name: str, folder: Path) -> bytes:
    """What a command writes to a plain file."""
    with (folder / "out").open("w+b") as file:
        with begun(WRITERS[name], folder, os.dup(file.fileno())) as process:
            process.communicate()
        assert process.returncode == 0
        file.seek(0)
        return file.read()


def begun(
    arguments: tuple[str, ...], folder: Path, out: int, **environment: str
) -> subprocess.Popen[bytes] | Forked:
    """A command at work whose standard output is this descriptor, which is closed here.

    One of them is started from the beginning, for what Python itself does to its streams.
    """
    process: subprocess.Popen[bytes] | Forked
    with Path(os.devnull).open("rb") as nothing:
        if arguments[0] == "solve":
            process = subprocess.Popen(
                [*PROGRAM, *arguments],
                cwd=folder,
                stdin=nothing,
                stdout=out,
                stderr=subprocess.PIPE,
                env={**os.environ, **environment},
            )
        else:
            process = Forked(
                list(arguments), stdin=nothing.fileno(), stdout=out, cwd=folder, env=environment
            )
    os.close(out)
    return process


def small_pipe() -> tuple[int, int]:
    """A pipe that is soon full."""
    reading, writing = os.pipe()
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, SMALL_PIPE)
    return reading, writing


def when_full(reading: int, process: subprocess.Popen[bytes] | Forked) -> None:
    """Wait until the process has filled the pipe, or written all that it has."""
    end = time.monotonic() + PATIENCE
    while not select.select([reading], [], [], 0.05)[0] and time.monotonic() < end:
        pass
    waited = 0
    while process.poll() is None and waited < 10:  # it may write a little more
        time.sleep(0.05)
        waited += 1


def all_of(reading: int) -> bytes:
    """What comes through a pipe until its end."""
    with os.fdopen(reading, "rb") as stream:
        return stream.read()


def same(found: bytes, expected: bytes) -> bool:
    """Whether the output is the same; a booklet has the time that it was made."""
    if expected.startswith(b"%PDF"):
        return len(found) == len(expected) and found.endswith(b"%%EOF\n")
    return found == expected


@pytest.mark.parametrize("name", WRITERS)
def test_a_full_non_blocking_pipe_is_waited_for(name: str, folder: Path) -> None:
    """All arrives through a pipe that refuses what it has no room for, without Python's buffer."""
    reading, writing = small_pipe()
    os.set_blocking(writing, False)
    with begun(WRITERS[name], folder, writing, PYTHONUNBUFFERED="1") as process:
        when_full(reading, process)
        found = all_of(reading)
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")
    assert same(found, expected(name, folder))


@pytest.mark.parametrize("name", ["solve", "generate", "walkthrough", "print", "--help"])
def test_a_stopped_process_goes_on_where_it_was(name: str, folder: Path) -> None:
    """Ctrl-Z and `fg` while the reader of a pipe is slow lose nothing of what is not buffered."""
    reading, writing = small_pipe()
    with begun(WRITERS[name], folder, writing, PYTHONUNBUFFERED="1") as process:
        when_full(reading, process)
        for number in (signal.SIGSTOP, signal.SIGCONT):
            process.send_signal(number)
            time.sleep(0.05)
        found = all_of(reading)
    assert process.returncode == 0
    assert same(found, expected(name, folder))


full_device = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")


@full_device
@pytest.mark.parametrize("name", WRITERS)
def test_a_full_disk_is_an_error_with_a_name(name: str, folder: Path) -> None:
    """Standard output on a full disk is one line on stderr, and exit code 1."""
    full = os.open("/dev/full", os.O_WRONLY)
    with begun(WRITERS[name], folder, full, PYTHONUNBUFFERED="1") as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert err == b"nonet: standard output: No space left on device\n"
    assert process.returncode == 1


@full_device
@pytest.mark.parametrize("name", [*TO_FILES, "convert"])
def test_a_file_on_a_full_disk_is_an_error_with_its_name(name: str, folder: Path) -> None:
    """`-o FILE` on a full disk is one line on stderr with the name, and exit code 1."""
    arguments = WRITERS[name][:-1] if name == "convert" else (*WRITERS[name], "-o")
    arguments = (*arguments, "/dev/full", *(("--to", "line") if name == "convert" else ()))
    out = folder / "out"
    with begun(arguments, folder, os.open(out, os.O_CREAT | os.O_TRUNC | os.O_WRONLY)) as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert err == b"nonet: /dev/full: No space left on device\n"
    assert (process.returncode, out.read_bytes()) == (1, b"")


@pytest.mark.parametrize("name", WRITERS)
def test_a_reader_that_has_left_is_no_error(name: str, folder: Path) -> None:
    """If the reader is gone, as after `| head`, the exit code is 0 and nothing is printed."""
    reading, writing = os.pipe()
    os.close(reading)
    with begun(WRITERS[name], folder, writing, PYTHONUNBUFFERED="1") as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")


@pytest.mark.parametrize("name", ["solve", "print", "info", "--help"])
def test_a_closed_standard_output_is_an_error(name: str, folder: Path) -> None:
    """A command that was started without a standard output says so, and the exit code is 1."""
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, *WRITERS[name]],
        cwd=folder,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, b"nonet: standard output is closed\n")
