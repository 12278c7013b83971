"""Long-running calls: time limits, progress and cancelling, one mechanism for all of it."""

from __future__ import annotations

import dataclasses
import math
import threading

import pytest

from nonet import Cancel, Cancelled, NonetError, Progress, TimeLimitReached
from nonet.running import SLICE, Watch


class Clock:
    """A clock that moves only when it is set."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        """What `time.monotonic` would say."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that a Watch looks at."""
    clock = Clock()
    monkeypatch.setattr("nonet.running.time", clock)
    return clock


def pause(watch: Watch, *, found: int = 0) -> None:
    """A pause between two slices of work."""
    watch.between_slices(found=found, nodes=7, depth=3, fraction=0.5)


def test_a_cancel_is_thrown_from_any_thread() -> None:
    """`cancel` may be called elsewhere, and more than once."""
    stop = Cancel()
    seen = [stop.cancelled]
    for _ in range(2):
        thread = threading.Thread(target=stop.cancel)
        thread.start()
        thread.join()
        seen.append(stop.cancelled)
    assert seen == [False, True, True]


def test_cancelled_work_reports_what_it_found(clock: Clock) -> None:
    """`Cancelled` carries what was complete, and says after what time."""
    stop = Cancel()
    watch = Watch(cancel=stop)
    pause(watch)
    clock.now += 1.25
    stop.cancel()
    with pytest.raises(Cancelled) as raised:
        pause(watch, found=4)
    assert raised.value.found == 4
    assert str(raised.value) == "cancelled after 1.2 s"


@pytest.mark.parametrize(("limit", "shown"), [(0, "0"), (0.5, "0.5"), (2, "2"), (1e-9, "1e-09")])
def test_the_time_limit_ends_the_work(clock: Clock, limit: float, shown: str) -> None:
    """Work goes on until the limit and not beyond; the error carries what was found."""
    watch = Watch(time_limit=limit)
    if limit:
        clock.now = math.nextafter(100.0 + limit, 0) if limit > 1e-6 else 100.0
        pause(watch)
    clock.now = 100.0 + 2 * limit
    with pytest.raises(TimeLimitReached) as raised:
        pause(watch, found=2)
    assert raised.value.found == 2
    assert str(raised.value) == f"the time limit of {shown} s has passed"


def test_slices_end_at_the_time_limit(clock: Clock) -> None:
    """A slice is never longer than what is left of the time, and never negative."""
    watch = Watch(time_limit=1.5 * SLICE)
    due = [watch.is_due]
    assert watch.slice() == pytest.approx(SLICE)
    clock.now += SLICE
    due.append(watch.is_due)
    pause(watch)
    due.append(watch.is_due)
    assert watch.slice() == pytest.approx(SLICE / 2)
    clock.now += 10
    due.append(watch.is_due)
    assert watch.slice() == 0
    assert due == [False, True, False, True]


def test_without_a_limit_work_goes_on(clock: Clock) -> None:
    """No limit, or an endless one, never ends the work."""
    for watch in (Watch(), Watch(time_limit=math.inf)):
        clock.now += 1e9
        pause(watch)
        assert watch.slice() == pytest.approx(SLICE)


def test_progress_is_reported_between_slices(clock: Clock) -> None:
    """Each pause reports seconds since the start and what the work says of itself."""
    seen: list[Progress] = []
    watch = Watch(progress=seen.append)
    clock.now += 0.5
    assert watch.seconds == 0.5
    pause(watch, found=1)
    watch.between_slices(found=2, nodes=9, depth=1)
    assert seen == [Progress(0.5, 1, 7, 3, 0.5), Progress(0.5, 2, 9, 1, None)]


def test_progress_is_reported_before_the_work_ends(clock: Clock) -> None:
    """The last report precedes the error, so a caller may cancel from it."""
    stop = Cancel()
    watch = Watch(progress=lambda _: stop.cancel(), cancel=stop)
    clock.now += 1
    with pytest.raises(Cancelled):
        pause(watch)


def test_an_error_of_the_callback_reaches_the_caller() -> None:
    """What a progress callback raises is not swallowed."""

    def fail(progress: Progress) -> None:
        raise RuntimeError(progress.found)

    with pytest.raises(RuntimeError, match="3"):
        pause(Watch(progress=fail), found=3)


@pytest.mark.parametrize("limit", [-1, -0.001, math.nan, -math.inf])
def test_a_time_limit_is_not_negative(limit: float) -> None:
    """A limit below 0, or one that is not a number, is refused at once."""
    with pytest.raises(NonetError) as raised:
        Watch(time_limit=limit)
    assert str(raised.value) == f"expected a time limit of 0 seconds or more, found {limit!r}"


def test_progress_cannot_be_changed() -> None:
    """A report is a value."""
    progress = Progress(0.5, 1, 7, 3, None)
    with pytest.raises(dataclasses.FrozenInstanceError):
        progress.found = 2  # type: ignore[misc]
