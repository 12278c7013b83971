"""The run log: the progress of a run, the share of each worker, and the expected end."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from nonet.dataset._executor import Done, Runner
from nonet.dataset._store import DatasetFolder

_EVERY = 10.0
"""Seconds between two writes."""

_SOON = 1.0


@dataclass(slots=True)
class _Worker:
    tasks: int = 0
    rows: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class _Stage:
    """A stage of the work: what is counted, and how much of it there is."""

    noun: str
    total: int
    before: int
    began: float = field(default_factory=time.monotonic)
    ended: float | None = None
    rows: int = 0
    workers: dict[str, _Worker] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        return max((self.ended or time.monotonic()) - self.began, 1e-9)

    @property
    def rate(self) -> float:
        return self.rows / self.seconds

    @property
    def left(self) -> float | None:
        """Estimated seconds; None while there is nothing to go by."""
        remaining = self.total - self.before - self.rows
        return 0.0 if remaining <= 0 else remaining / self.rate if self.rows else None


class RunLog:
    """Records the progress of a run, and writes it to a file now and then.

    It is the one file of a dataset that differs from run to run.
    """

    def __init__(
        self,
        store: DatasetFolder,
        name: str,
        runner: Runner,
        progress: Callable[[str, int, int], object] | None,
    ) -> None:
        self._store = store
        self._name = name
        self._runner = runner
        self._progress = progress
        self._began = datetime.now(UTC)
        self._stages: list[_Stage] = []
        self._next = 0.0
        self._written = time.monotonic()

    def begin(self, noun: str, total: int, before: int) -> None:
        """A stage begins: `total` of these, `before` of which are already done."""
        if self._stages:
            self._stages[-1].ended = time.monotonic()
        self._stages.append(_Stage(noun, total, before))
        self._show()

    def note(self, done: Done | None, *, rows: int) -> None:
        """A task is done, or time has passed."""
        stage = self._stages[-1]
        if done is not None:
            worker = stage.workers.setdefault(done.worker, _Worker())
            worker.tasks += 1
            worker.rows += rows
            worker.seconds += done.seconds
            stage.rows += rows
        if done is not None or time.monotonic() > self._next:
            self._show()
        if time.monotonic() - self._written > _EVERY:
            self._written = time.monotonic()
            self._store.write(self._name, self.text().encode())

    def finish(self, name: str) -> None:
        """Write the final sheet."""
        if self._stages:
            self._stages[-1].ended = time.monotonic()
        self._store.write(name, self.text().encode())

    def text(self) -> str:
        """The sheet, as Markdown."""
        lines = ["# Run sheet", "", f"Begun {self._began:%Y-%m-%d %H:%M:%S} UTC.", ""]
        lines.append(f"Tasks restarted: {self._runner.retries}.")
        for stage in self._stages:
            done = stage.before + stage.rows
            lines += ["", f"## {stage.noun.capitalize()}", ""]
            lines.append(
                f"{done:,} of {stage.total:,}, {stage.before:,} of them in an earlier run; "
                f"{stage.rate:,.1f} a second."
            )
            if stage.left:
                end = datetime.now(UTC) + timedelta(seconds=stage.left)
                lines.append(f"Expected end: {end:%Y-%m-%d %H:%M:%S} UTC.")
            if stage.workers:
                lines += [
                    "",
                    "| worker | tasks | done | a second | busy |",
                    "|---|---|---|---|---|",
                ]
            for name, worker in sorted(stage.workers.items()):
                rate = worker.rows / max(worker.seconds, 1e-9)
                busy = worker.seconds / stage.seconds
                lines.append(
                    f"| {name} | {worker.tasks:,} | {worker.rows:,} | {rate:,.1f} | {busy:.0%} |"
                )
        return "\n".join(lines) + "\n"

    def _show(self) -> None:
        self._next = time.monotonic() + _SOON
        if self._progress is None:
            return
        stage = self._stages[-1]
        done = stage.before + stage.rows
        words = [f"{done:,} of {stage.total:,} {stage.noun}"]
        if stage.rows:
            words.append(f"{stage.rate:,.0f} a second")
        if self._runner.retries:
            words.append(f"{self._runner.retries} restarted")
        self._progress(", ".join(words), done, stage.total)
