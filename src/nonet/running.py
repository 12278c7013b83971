"""How long-running calls report progress, stop and keep a time limit: one mechanism for all.

Native work runs in slices of `SLICE` seconds with the GIL released. Between two slices Python
handles Ctrl-C, looks at the caller's `Cancel` and time limit, and reports progress. So nothing
native ever calls back into Python, and every call stops well within 0.1 s.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import Thread
from typing import ClassVar, TypedDict

from nonet._arguments import described, instance, number
from nonet._json_form import JsonForm
from nonet.errors import Cancelled, NonetError, TimeLimitReached

SLICE = 0.04
"""Seconds of native work between two looks at the outside world."""


class Cancel:
    """A switch that stops calls: pass it as ``cancel=``, call `cancel()` from any thread.

    Examples
    --------
    >>> stop = Cancel()
    >>> stop.cancelled
    False
    >>> stop.cancel()
    >>> stop.cancelled
    True
    """

    __slots__ = ("_cancelled",)

    def __init__(self) -> None:
        self._cancelled = False

    def cancel(self) -> None:
        """Stop the calls that have this switch, within 0.1 s; they raise `nonet.Cancelled`."""
        self._cancelled = True

    @property
    def cancelled(self) -> bool:
        """True once `cancel` was called."""
        return self._cancelled


@dataclass(frozen=True, slots=True)
class Progress(JsonForm):
    """Progress of a long-running call.

    Attributes
    ----------
    seconds
        Time since the start.
    found
        What is complete so far, such as the solutions found.
    nodes
        Nodes of the search tree visited.
    depth
        Guesses in effect at the moment.
    fraction
        Share of the search tree that is done, from 0 to 1; None if unknown.
    note
        Further information, such as the closest puzzle generated so far; usually empty.

    Examples
    --------
    >>> import nonet
    >>> seen = []
    >>> nonet.count("." * 25, limit=None, progress=seen.append)
    161280
    >>> all(0 <= progress.fraction <= 1 for progress in seen)
    True
    """

    json_name: ClassVar[str] = "progress"

    seconds: float
    found: int
    nodes: int
    depth: int
    fraction: float | None
    note: str = ""


class Limits(TypedDict):
    """The three keywords of public functions that may take long."""

    time_limit: float | None
    progress: Callable[[Progress], object] | None
    cancel: Cancel | None


class Watch:
    """Keeps a long-running call within its time limit and responsive to its caller.

    Parameters
    ----------
    time_limit, progress, cancel
        As for `nonet.solve`.
    slice_seconds
        Seconds of native work between two looks at the outside world.

    Attributes
    ----------
    note
        The note of the next progress reports.
    """

    __slots__ = (
        "_cancel",
        "_deadline",
        "_next_look",
        "_progress",
        "_slice",
        "_start",
        "_time_limit",
        "note",
    )

    def __init__(
        self,
        *,
        time_limit: float | None = None,
        progress: Callable[[Progress], object] | None = None,
        cancel: Cancel | None = None,
        slice_seconds: float = SLICE,
    ) -> None:
        if time_limit is not None and not number(time_limit, "a time limit in seconds") >= 0:
            raise NonetError(f"expected a time limit of 0 seconds or more, found {time_limit!r}")
        if progress is not None and not callable(progress):
            raise TypeError(f"expected a function for progress, found {described(progress)}")
        if cancel is not None:
            instance(cancel, Cancel, "a Cancel for cancel")
        self.note = ""
        self._start = time.monotonic()
        self._time_limit = time_limit
        self._deadline = None if time_limit is None else self._start + time_limit
        self._progress = progress
        self._cancel = cancel
        self._slice = slice_seconds
        first = slice_seconds if time_limit is None else min(slice_seconds, time_limit)
        self._next_look = self._start + first

    @property
    def limits(self) -> Limits:
        """The arguments that the watch was made of, for a public function."""
        return {
            "time_limit": self._time_limit,
            "progress": self._progress,
            "cancel": self._cancel,
        }

    @property
    def seconds(self) -> float:
        """Time since the start."""
        return time.monotonic() - self._start

    @property
    def remaining(self) -> float | None:
        """Seconds until the time limit, at least 0; None without one."""
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())

    @property
    def is_due(self) -> bool:
        """True when `between_slices` was last called a slice ago, or the time limit has passed."""
        return time.monotonic() >= self._next_look

    @property
    def is_cancelled(self) -> bool:
        """True once its caller has cancelled the call."""
        return self._cancel is not None and self._cancel.cancelled

    def slice(self) -> float:
        """Seconds that the next slice of native work may take; 0 when it is time to look."""
        seconds = self._next_look - time.monotonic()
        return seconds if seconds > 0 else 0.0

    def between_slices(
        self, *, found: int, nodes: int, depth: int, fraction: float | None = None
    ) -> None:
        """Report progress; raise `Cancelled` or `TimeLimitReached` when it is time to stop."""
        self._next_look = time.monotonic() + self._slice
        if self._deadline is not None:
            self._next_look = min(self._next_look, self._deadline)
        if self._progress is not None:
            self._progress(Progress(self.seconds, found, nodes, depth, fraction, self.note))
        if self.is_cancelled:
            raise Cancelled(f"cancelled after {self.seconds:.1f} s", found=found)
        if self._deadline is not None and time.monotonic() >= self._deadline:
            raise TimeLimitReached(
                f"the time limit of {self._time_limit:g} s has passed", found=found
            )


@cache
def has_threads() -> bool:
    """Whether a thread can be started; in a browser there are none.

    Examples
    --------
    >>> has_threads()
    True
    """
    try:
        Thread(target=int).start()
    except RuntimeError:
        return False
    return True
