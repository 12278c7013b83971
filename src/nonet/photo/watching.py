"""The watch of a reading, which every step of it looks at: however it is come to, it stops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from nonet.running import Limits, Watch

_watch: ContextVar[Watch | None] = ContextVar("nonet.photo.watch", default=None)


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """Let everything that is done for a picture in this block look at a watch."""
    before = _watch.set(watch)
    try:
        yield
    finally:
        _watch.reset(before)


def look() -> None:
    """Report progress where that is due, and stop where it is time.

    Raises
    ------
    Cancelled, TimeLimitReached
        Of the watch.
    """
    watch = _watch.get()
    if watch is not None and watch.is_due:
        watch.between_slices(found=0, nodes=0, depth=0)


def limits_of(seconds: float) -> Limits:
    """The limits of work that may take some seconds, but no longer than the watch allows."""
    watch = _watch.get()
    if watch is None:
        return {"time_limit": seconds, "progress": None, "cancel": None}
    left = watch.remaining
    time_limit = seconds if left is None else min(seconds, left)
    return {"time_limit": time_limit, "progress": None, "cancel": watch.limits["cancel"]}
