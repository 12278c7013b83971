"""nonet as a process among others: pipes, signals, memory, start."""

from __future__ import annotations

import gzip
import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.forked import Forked
from tests.cli.program import (
    FOUR,
    FOUR_SOLVED,
    NINE,
    NINE_SOLVED,
    PROGRAM,
    Outcome,
    run,
    run_from_start,
)

import nonet

posix = pytest.mark.skipif(os.name == "nt", reason="needs signals and shells of POSIX")
ENDLESS = "." * 81
"""Has too many solutions to count."""

COMMANDS = ["solve", "check", "count", "generate", "minimize", "scramble", "canonical"]

PATIENCE = 30
"""Seconds that a process may take at most before a test gives it up."""


def start(*arguments: str | Path) -> Forked:
    """A process that is still at work."""
    return Forked([*map(str, arguments)])


def wait_for_output(process: subprocess.Popen[bytes] | Forked, amount: int = 1) -> bytes:
    """Its output, once that is at least this many bytes."""
    assert process.stdout is not None
    data = b""
    end = time.monotonic() + PATIENCE
    while len(data) < amount and time.monotonic() < end:
        if select.select([process.stdout], [], [], 0.1)[0]:
            data += os.read(process.stdout.fileno(), 1 << 16)
    return data


def test_the_version_is_printed() -> None:
    """`nonet --version` is the version of the package, on one line."""
    assert run_from_start("--version") == Outcome(0, f"nonet {nonet.__version__}\n", "")


def test_nonet_alone_explains_itself() -> None:
    """Without a command the commands are listed, and nothing is taken for an answer."""
    outcome = run()
    assert (outcome.code, outcome.out) == (2, "")
    assert set(COMMANDS) <= set(outcome.err.split())


@pytest.mark.parametrize("columns", ["80", "120"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_the_terminal(command: str, columns: str) -> None:
    """No line of a command's help is wider than the terminal."""
    outcome = run(command, "-h", COLUMNS=columns)
    assert outcome.code == 0
    assert max(map(len, outcome.lines)) <= int(columns)


@pytest.mark.parametrize("arguments", [("sovle", FOUR), ("solve", "--boxes", "2x3", FOUR)])
def test_a_wrong_command_is_explained(arguments: tuple[str, ...]) -> None:
    """Exit code 2 and a suggestion, on stderr only."""
    outcome = run(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert re.search(r"solve|--box\b", outcome.err.splitlines()[-1])


@pytest.mark.parametrize(
    ("command", "packages"),
    [
        ("solve", {"numpy", "rich", "asyncio", "zstandard", "pydantic"}),
        ("solve", {"nonet.generator", "nonet.logic", "nonet.drawing"}),
        ("hint", {"nonet.generator", "nonet.course", "nonet.drawing"}),
        ("draw", {"nonet.generator", "nonet.course"}),
    ],
)
def test_the_start_is_light(command: str, packages: set[str]) -> None:
    """A command loads no package that it does not need, which would take longer than its work."""
    code = (
        "import sys\n"
        "from nonet.cli.app import main\n"
        "try:\n    main()\n"
        "except SystemExit as end:\n    assert end.code == 0\n"
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, command, FOUR], capture_output=True, check=True, text=True
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert f"nonet.cli.{command}" in loaded
    assert loaded & packages == set()


@posix
def test_answers_come_as_soon_as_they_are_known() -> None:
    """In a pipe that goes on, each puzzle is answered before the next one comes."""
    with start("solve") as process:
        assert process.stdin is not None
        for _ in range(3):
            process.stdin.write(f"{NINE}\n".encode())
            process.stdin.flush()
            assert wait_for_output(process) == f"{NINE_SOLVED}\n".encode()
        process.stdin.close()
    assert process.returncode == 0


@posix
def test_a_whole_block_is_answered_before_the_pipe_goes_on() -> None:
    """Many lines at once are answered although the pipe stays open."""
    with start("check") as process:
        assert process.stdin is not None
        process.stdin.write(f"{NINE}\n".encode() * 500)
        process.stdin.flush()
        assert wait_for_output(process, 3_500) == b"unique\n" * 500
        process.stdin.close()


@posix
def test_ctrl_c_ends_it_and_keeps_what_is_finished() -> None:
    """SIGINT: exit code 130, one line on stderr, and the answers so far are printed."""
    with subprocess.Popen(
        [*PROGRAM, "count", "--limit", "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        process.stdin.write(f"{NINE}\n".encode())
        process.stdin.flush()
        assert wait_for_output(process) == b"1\n"
        process.stdin.write(f"{NINE}\n{ENDLESS}\n".encode())
        process.stdin.flush()
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, b"1\n", b"nonet: interrupted\n")


@posix
def test_ctrl_c_ends_blocks(tmp_path: Path) -> None:
    """SIGINT while blocks are solved in the background: what was written is right, then the end."""
    file = tmp_path / "puzzles"
    file.write_bytes(f"{NINE}\n".encode() * 1_000_000)
    with start("solve", file) as process:
        begun = wait_for_output(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"nonet: interrupted\n")
    *lines, last = (begun + out).decode().split("\n")
    assert len(lines) < 1_000_000
    assert set(lines) == {NINE_SOLVED}
    assert NINE_SOLVED.startswith(last)


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_ended_leaves_an_older_file(number: signal.Signals, tmp_path: Path) -> None:
    """`-o FILE` is as it was after a run that did not come to its end, with nothing beside it."""
    out = tmp_path / "solutions"
    out.write_text("older\n", "utf-8")
    with start("count", "--limit", "0", FOUR, ENDLESS, "-o", out) as process:
        end = time.monotonic() + PATIENCE
        while len(list(tmp_path.iterdir())) == 1 and time.monotonic() < end:
            time.sleep(0.02)
        process.send_signal(number)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert [path.name for path in tmp_path.iterdir()] == ["solutions"]
    assert out.read_text("utf-8") == "older\n"


@posix
def test_a_reader_that_leaves_ends_it_quietly(tmp_path: Path) -> None:
    """`nonet solve FILE | head -1` gives one line, and nothing is said."""
    file = tmp_path / "puzzles"
    file.write_bytes(f"{NINE}\n".encode() * 20_000)
    command = f"{' '.join(PROGRAM)} solve '{file}' | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=PATIENCE)
    assert done.stdout == f"{NINE_SOLVED}\n".encode()
    assert done.stderr == b""


@posix
@pytest.mark.parametrize(
    ("redirection", "message"),
    [
        (">&-", "nonet: standard output is closed"),
        ("<&- -", "name a file, pipe them in, or give one as text"),
    ],
)
def test_closed_streams_are_reported(redirection: str, message: str) -> None:
    """A closed standard stream is a line on stderr."""
    arguments = FOUR if ">" in redirection else ""
    command = f"{' '.join(PROGRAM)} solve {arguments} {redirection}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode in {1, 2}
    assert done.stderr.decode().rstrip().endswith(message)
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("arguments", [("solve", FOUR), ("--version",)])
def test_a_full_disk_is_reported(arguments: tuple[str, ...]) -> None:
    """Output that cannot be written is a line on stderr, and exit code 1."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (
        1,
        b"nonet: standard output: No space left on device\n",
    )


def test_characters_that_the_output_lacks_are_reported() -> None:
    """An alphabet that the output's encoding lacks is a line on stderr, not a wrong letter."""
    outcome = run("solve", "--alphabet", "αβγδ", "." * 16, PYTHONIOENCODING="ascii")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err == (
        "nonet: standard output, in ascii, has no 'α': use --output, or set PYTHONUTF8=1\n"
    )


_PEAK = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def peak_memory(*arguments: str | Path) -> int:
    """Bytes that a command takes at most, which must go well."""
    command = [sys.executable, "-c", _PEAK, *PROGRAM, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, check=True, timeout=120)
    return int(done.stdout) * (1 if sys.platform == "darwin" else 1024)


@posix
@pytest.mark.parametrize(
    "arguments",
    [["solve"], ["check", "--size", "9"], ["solve", "--all", "2"], ["canonical"], ["scramble"]],
    ids=" ".join,
)
@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_memory_does_not_grow_with_the_file(
    suffix: str, arguments: list[str], tmp_path: Path
) -> None:
    """Many more lines take no more memory, give or take a few chunks."""
    slow = arguments not in (["solve"], ["check", "--size", "9"])
    peaks = []
    for lines in (3_000, 15_000) if slow else (100_000, 1_000_000):
        file = tmp_path / f"{lines}{suffix}"
        data = f"{NINE}\n".encode() * lines
        file.write_bytes(gzip.compress(data, 1) if suffix else data)
        peaks.append(peak_memory(*arguments, file))
    # The larger file has 82 MB; one by one, 12,000 puzzles more would be kept.
    assert peaks[1] - peaks[0] < (4 << 20 if slow else 32 << 20)


def on_a_terminal(command: str, columns: int = 80) -> tuple[int, str]:
    """Exit code of a shell command on a terminal of its own, and all that it wrote there."""
    import fcntl
    import pty
    import struct
    import termios

    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    with subprocess.Popen(
        ["sh", "-c", command],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**os.environ, "TERM": "xterm"},
        start_new_session=True,
    ) as process:
        os.close(follower)
        shown = io.BytesIO()
        while True:
            try:
                piece = os.read(leader, 1 << 16)
            except OSError:  # how Linux reports the end
                break
            if not piece:
                break
            shown.write(piece)
        os.close(leader)
        process.wait(timeout=PATIENCE)
    return process.returncode, shown.getvalue().decode()


LONG_WORK = f"{' '.join(PROGRAM)} count --limit 0 --time-limit 1.6 {FOUR} {ENDLESS} {FOUR}"
TIMED_OUT = "argument 2: the time limit of 1.6 s has passed"


def lines_on_screen(shown: str) -> list[str]:
    """What was written from the start of a line on, without the codes that move and colour."""
    return re.split(r"[\r\n]+", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown))


@posix
def test_long_work_shows_a_bar(tmp_path: Path) -> None:
    """After a second a terminal shows a progress bar, with reports above it."""
    code, shown = on_a_terminal(f"{LONG_WORK} >{tmp_path}/counts")
    lines = lines_on_screen(shown)
    assert code == 1
    assert any(re.search(r" 14% puzzle 2: [\d,]+ nodes", line) for line in lines)  # 16 of 113 bytes
    assert TIMED_OUT in lines
    assert (tmp_path / "counts").read_text("utf-8") == "1\n1\n"


@posix
def test_answers_and_the_bar_share_a_terminal() -> None:
    """Answers on the same terminal have lines of their own."""
    _, shown = on_a_terminal(LONG_WORK)
    lines = lines_on_screen(shown)
    assert lines.count("1") == 2
    assert TIMED_OUT in lines


@posix
def test_there_is_no_bar_in_a_pipe() -> None:
    """If standard error is not a terminal, it has only the reports."""
    done = subprocess.run(["sh", "-c", LONG_WORK], capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"1\n1\n", f"{TIMED_OUT}\n".encode())


@posix
def test_quick_work_shows_no_bar() -> None:
    """What is done within a second leaves nothing on the terminal but its answers."""
    assert on_a_terminal(f"{' '.join(PROGRAM)} solve {FOUR}") == (0, f"{FOUR_SOLVED}\r\n")


@posix
def test_without_arguments_a_terminal_gets_instructions() -> None:
    """`nonet solve` typed alone does not wait for a puzzle to be typed."""
    code, shown = on_a_terminal(f"{' '.join(PROGRAM)} solve")
    assert code == 2
    assert "name a file, pipe them in, or give one as text" in shown


@posix
def test_a_rare_request_is_reported_at_once() -> None:
    """On a terminal a search that may take hours begins with a warning, and ends with its tries."""
    options = "--requires 'junior exocet' --time-limit 3"
    code, shown = on_a_terminal(f"{' '.join(PROGRAM)} generate {options}", columns=160)
    first, *_, last = lines_on_screen(shown)
    assert code == 1
    assert first.startswith("nonet: Junior Exocet is very rare: none of 10,000 random 9×9 puzzles")
    assert "the closest is" in shown
    assert re.search(r"[\d,]+ tries", last + shown)
