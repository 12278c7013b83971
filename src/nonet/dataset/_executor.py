"""Where the work on partitions is done: threads of this process, or workers of Dask.

Work is a function of the module level with a few plain arguments and a `Cancel`. It may be done
twice, or be begun and never ended: what it leaves is whole, and the same each time.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from threading import current_thread
from typing import Any, Protocol, Self

import nonet
from nonet.dataset._extra import needed
from nonet.errors import NonetError
from nonet.running import Cancel
from nonet.solver.engine import available_threads

Work = Callable[..., Any]

_TICK = 0.2
"""Seconds between two looks at how far the work has come."""

_AHEAD = 4
"""Tasks for each worker that wait their turn there."""

_PATIENCE = 10
"""Seconds that a scheduler has for an answer."""

_TOPIC = "nonet-begun"

_QUIET = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "500ms",
    "distributed.admin.system-monitor.interval": "5s",
}
"""Settings of Dask for workers of this machine: what it measures of itself takes a tenth of a
processor otherwise."""


@dataclass(frozen=True, slots=True)
class Done:
    """The outcome of a task: its number, its result, who did it, and the seconds it took."""

    number: int
    result: Any
    worker: str
    seconds: float


class Runner(Protocol):
    """Workers."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *exception: object) -> None: ...

    @property
    def workers(self) -> int:
        """How many tasks are done at once."""
        ...

    @property
    def retries(self) -> int:
        """Number of tasks that were restarted because a worker was lost."""
        ...

    def run(self, work: Work, tasks: Sequence[tuple[Any, ...]]) -> Iterator[Done | None]:
        """Do all tasks, in any order; None now and then, while nothing is done."""
        ...


class Threads:
    """Threads of this process: one for each processor, and one task for each."""

    def __init__(self, threads: int | None = None) -> None:
        self.workers = threads or available_threads()
        self.retries = 0
        self._cancel = Cancel()
        self._pool = ThreadPoolExecutor(self.workers, thread_name_prefix="thread")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._cancel.cancel()
        self._pool.shutdown(cancel_futures=True)

    def run(self, work: Work, tasks: Sequence[tuple[Any, ...]]) -> Iterator[Done | None]:
        """Do all tasks; with fewer of them than threads, several threads on each."""
        threads = max(1, self.workers // max(1, len(tasks)))
        waiting: set[Future[Done]] = set()
        left = iter(enumerate(tasks))
        while True:
            while len(waiting) < 2 * self.workers and (task := next(left, None)) is not None:
                waiting.add(self._pool.submit(self._one, work, *task, threads))
            if not waiting:
                return
            done, waiting = wait(waiting, _TICK, FIRST_COMPLETED)
            if not done:
                yield None
            for future in done:
                yield future.result()

    def _one(self, work: Work, number: int, task: tuple[Any, ...], threads: int) -> Done:
        began = time.monotonic()
        result = work(*task, threads=threads, cancel=self._cancel)
        worker = current_thread().name.replace("_", " ")
        return Done(number, result, worker, time.monotonic() - began)


class Cluster:
    """Dask workers: those of the scheduler at an address, or local ones."""

    def __init__(self, address: str | None, workers: int | None = None) -> None:
        self._distributed = needed("distributed")
        # The error says what matters about a lost connection.
        for name in filter(_is_of_dask, list(logging.root.manager.loggerDict)):
            logging.getLogger(name).setLevel(logging.CRITICAL)
        self._address = address
        self._cluster: Any = None
        self._begun: Counter[str] = Counter()
        self._runs = 0
        try:
            if address is None:
                with needed("dask.config").set(_QUIET):
                    self._cluster = self._distributed.LocalCluster(
                        n_workers=workers,
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address=None,
                        silence_logs=logging.CRITICAL,
                    )
            self._client = self._distributed.Client(
                self._cluster or address, timeout=_PATIENCE, set_as_default=False
            )
        except (OSError, ValueError) as error:
            self._close_cluster()
            reason = str(error).partition("\n")[0]
            raise NonetError(f"expected a Dask scheduler at {address} ({reason})") from error
        self._client.subscribe_topic(_TOPIC, self._note)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        with contextlib.suppress(Exception):  # the scheduler may be gone
            self._client.close(timeout=5)
        self._close_cluster()

    def _close_cluster(self) -> None:
        if self._cluster is not None:
            self._cluster.close()

    @property
    def workers(self) -> int:
        """Number of threads that the workers have at this moment."""
        try:
            return max(1, sum(map(int, self._client.nthreads().values())))
        except Exception as error:
            raise self._lost() from error

    @property
    def retries(self) -> int:
        """Number of tasks that were restarted."""
        return sum(times - 1 for times in self._begun.values())

    def run(self, work: Work, tasks: Sequence[tuple[Any, ...]]) -> Iterator[Done | None]:
        """Do all tasks; when a worker is lost, another one restarts its task."""
        self._runs += 1
        left = iter(enumerate(tasks))
        finished = self._distributed.as_completed(loop=self._client.loop, raise_errors=False)
        waiting = 0
        ticks = time.monotonic()
        while True:
            while waiting < _AHEAD * self.workers and (task := next(left, None)) is not None:
                finished.add(
                    self._client.submit(
                        _on_worker, work, self._runs, *task, nonet.__version__, pure=False
                    )
                )
                waiting += 1
            if not waiting:
                return
            while not finished.has_ready():
                if finished.count() == 0 or self._client.status != "running":
                    raise self._lost()
                time.sleep(_TICK / 4)
                if time.monotonic() - ticks > _TICK:
                    ticks = time.monotonic()
                    yield None
            future = next(finished)
            waiting -= 1
            yield self._result(future)

    def _result(self, future: Any) -> Done:
        try:
            done = future.result(timeout=_PATIENCE)
        except (self._distributed.KilledWorker, NonetError) as error:
            raise NonetError(f"the Dask workers failed: {error}") from error
        except (CancelledError, OSError, TimeoutError) as error:
            raise self._lost() from error
        except Exception as error:
            if type(error).__name__ in {"FutureCancelledError", "FuturesCancelledError"}:
                raise self._lost() from error
            raise
        if isinstance(done, NonetError):
            raise done
        assert isinstance(done, Done)
        return done

    def _lost(self) -> NonetError:
        where = "here" if self._address is None else f"at {self._address}"
        return NonetError(
            f"the Dask scheduler {where} was lost; run the same command again to resume"
        )

    def _note(self, event: tuple[float, Any]) -> None:
        self._begun[str(event[1])] += 1


def _is_of_dask(logger: str) -> bool:
    return logger.partition(".")[0] == "distributed"


def _on_worker(
    work: Work, run: int, number: int, task: tuple[Any, ...], version: str
) -> Done | NonetError:
    """Do a task on a Dask worker; errors of nonet are results, so that Dask does not retry."""
    worker = needed("distributed").get_worker()
    worker.log_event(_TOPIC, f"{run}/{number}")
    if version != nonet.__version__:
        return NonetError(f"expected nonet {version} on all workers, found {nonet.__version__}")
    began = time.monotonic()
    try:
        result = work(*task, threads=1, cancel=None)
    except NonetError as error:
        return error
    return Done(number, result, str(worker.name), time.monotonic() - began)
