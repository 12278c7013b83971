"""How a search ends before it is done, and what it lets others do meanwhile.

The bounds on time are generous, since machines may be busy; the promise is 0.1 s.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

import nonet
from nonet import Cancel, Grid, Layout, Progress
from nonet.running import Watch
from nonet.solver.solver import NativeSolver

SOON = 2.0
"""Seconds within which a stopped search must have ended, on a busy machine."""

ENDLESS = Grid.empty(Layout.of_size(9))
"""Its 6,670,903,752,021,072,936,960 solutions will not be counted today."""

LONG = 5.0
"""A time limit that ends the test, failed, where what it waits for does not happen."""

Work = Callable[..., object]
WORK: dict[str, Work] = {
    "count": lambda **options: nonet.count(ENDLESS, limit=None, **options),
    "solutions": lambda **options: sum(1 for _ in nonet.solutions(ENDLESS, **options)),
}


@pytest.fixture(params=list(WORK))
def work(request: pytest.FixtureRequest) -> Work:
    """Something that does not end by itself."""
    name: str = request.param
    return WORK[name]


def test_a_time_limit_ends_the_work(work: Work) -> None:
    """After its time limit a search raises TimeLimitReached with what it found."""
    start = time.monotonic()
    with pytest.raises(nonet.TimeLimitReached, match=r"0\.2 s") as caught:
        work(time_limit=0.2)
    assert 0.2 <= time.monotonic() - start < 0.2 + SOON
    assert caught.value.found > 0


def test_a_time_limit_of_zero_ends_at_once() -> None:
    """No time at all is a time limit, too."""
    with pytest.raises(nonet.TimeLimitReached):
        nonet.count(ENDLESS, limit=None, time_limit=0)


@pytest.mark.parametrize("time_limit", [-1, float("nan")])
def test_a_time_limit_is_no_less_than_zero(time_limit: float) -> None:
    """An invalid time limit is refused with a sentence."""
    with pytest.raises(nonet.NonetError, match="expected a time limit"):
        nonet.solve(ENDLESS, time_limit=time_limit)


def test_quick_work_keeps_to_its_time_limit() -> None:
    """A time limit that is not reached changes nothing."""
    assert nonet.solve(ENDLESS, time_limit=60) == nonet.solve(ENDLESS)


def test_another_thread_can_cancel(work: Work) -> None:
    """Cancelling from another thread raises Cancelled with what was found."""
    cancel = Cancel()
    timer = threading.Timer(0.2, cancel.cancel)
    start = time.monotonic()
    timer.start()
    with pytest.raises(nonet.Cancelled) as caught:
        work(cancel=cancel, time_limit=LONG)
    assert time.monotonic() - start < 0.2 + SOON
    assert caught.value.found > 0


def test_the_progress_callback_can_cancel(work: Work) -> None:
    """A progress callback that cancels, as a user's button would, is heard."""
    cancel = Cancel()
    start = time.monotonic()
    with pytest.raises(nonet.Cancelled):
        work(cancel=cancel, progress=lambda _: cancel.cancel(), time_limit=LONG)
    assert time.monotonic() - start < SOON


def test_an_error_of_the_progress_callback_comes_out(work: Work) -> None:
    """What a progress callback raises ends the work and reaches the caller."""

    def fail(_: Progress) -> None:
        raise KeyError("from the callback")

    start = time.monotonic()
    with pytest.raises(KeyError, match="from the callback"):
        work(progress=fail, time_limit=LONG)
    assert time.monotonic() - start < SOON


def test_progress_goes_forward(work: Work) -> None:
    """Time, solutions and nodes grow from one report to the next; the share done is a share."""
    reports: list[Progress] = []
    with pytest.raises(nonet.TimeLimitReached):
        work(time_limit=0.5, progress=reports.append)
    assert len(reports) >= 2
    for earlier, later in pairwise(reports):
        assert earlier.seconds <= later.seconds
        assert earlier.found <= later.found
        assert earlier.nodes <= later.nodes
    for report in reports:
        assert report.found >= 0
        assert 0 <= report.depth <= ENDLESS.layout.cell_count
        assert report.fraction is None or 0 <= report.fraction <= 1


def test_an_iterator_can_go_on_after_a_stop() -> None:
    """What a time limit interrupts is not lost: the iterator has given each solution once."""
    found = nonet.solutions(ENDLESS, time_limit=0.1)
    seen: list[Grid] = []
    with pytest.raises(nonet.TimeLimitReached) as caught:
        seen.extend(found)
    assert caught.value.found == len(seen) == len(set(seen))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process")
def test_ctrl_c_ends_the_work() -> None:
    """Ctrl-C ends a long search with KeyboardInterrupt."""
    # Python may drop a signal that comes while it imports, which the first call does.
    program = (
        "import nonet; nonet.count(nonet.Grid('1...2...3...4...')); print('ready', flush=True); "
        "nonet.count(nonet.Grid.empty(nonet.Layout.of_size(9)), limit=None)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        try:
            _, errors = process.communicate(timeout=30)
        finally:
            process.kill()
    assert time.monotonic() - start < SOON
    assert "KeyboardInterrupt" in errors
    assert process.returncode != 0


def test_other_threads_run_while_a_search_does() -> None:
    """A long slice of native work leaves the interpreter to the other threads."""
    with ThreadPoolExecutor(1) as pool:
        search = NativeSolver(ENDLESS, Watch(time_limit=1.0, slice_seconds=1.0))
        search_all = pool.submit(pytest.raises, nonet.TimeLimitReached, search.count, None)
        steps = 0
        while not search_all.done():
            time.sleep(0.01)
            steps += 1
        search_all.result()
    assert steps >= 5  # one or two while the interpreter is held


def test_threads_in_parallel_agree() -> None:
    """Eight threads at once get what one gets."""
    puzzles = [nonet.Grid.empty(Layout.boxes(2, 3)), ENDLESS, Grid.empty(Layout.latin(7))]
    tasks = [(puzzle, seed) for seed in range(40) for puzzle in puzzles]

    def run(task: tuple[Grid, int]) -> tuple[Grid, int]:
        puzzle, seed = task
        return nonet.solve(puzzle, seed=seed), nonet.count(puzzle, limit=seed + 1)

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(run, tasks)) == [run(task) for task in tasks]
