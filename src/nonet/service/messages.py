"""Questions and answers as the worker of a page has them: JSON, and files beside it."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from nonet.errors import NonetError
from nonet.running import Cancel, Progress, Watch
from nonet.service.asking import LONGEST, ask
from nonet.service.held import HeldStore
from nonet.service.problems import Problem, problem_of


class _AskedCancel(Cancel):
    """A switch whose state has to be asked for: the one who sets it cannot call us."""

    __slots__ = ("_is_stopped",)

    def __init__(self, is_stopped: Callable[[], bool]) -> None:
        super().__init__()
        self._is_stopped = is_stopped

    @property
    def cancelled(self) -> bool:
        return self._is_stopped()


def answer(
    kind: str,
    question: str,
    library: str,
    report: Callable[[str], object],
    is_stopped: Callable[[], bool],
) -> tuple[str, list[bytes]]:
    """The answer to a question in JSON, and the files in it.

    It is ``{"answer": …}`` or ``{"error": …}``, a `nonet.service.problems.Problem`; beside that is
    ``written``, what is to be written to the library: a `nonet.service.held.Written`, or null. In
    the place of each file is ``{"file number": …}``.

    Parameters
    ----------
    library
        What may be read of the library: a `nonet.service.held.Held`.
    report
        Hears how far the answer is: JSON of a `nonet.Progress`.
    is_stopped
        Whether the answer is still wanted.

    Examples
    --------
    >>> state = {"layout": {"size": 4, "box": [2, 2]}, "givens": [0, 0, 0, 4, *[0] * 12]}
    >>> found, files = answer("count", json.dumps({"state": state}), "{}", print, lambda: False)
    >>> json.loads(found)["answer"], files
    ({'count': 72, 'complete': True}, [])
    """
    files: list[bytes] = []

    def number(file: object) -> dict[str, int]:
        files.append(bytes(file))  # type: ignore[call-overload]
        return {"file number": len(files) - 1}

    def tell(progress: Progress) -> None:
        report(json.dumps(asdict(progress)))

    watch = Watch(time_limit=LONGEST, progress=tell, cancel=_AskedCancel(is_stopped))
    found: dict[str, Any]
    store = None
    try:
        store = HeldStore.from_json(json.loads(library))
        found = {"answer": ask(kind, json.loads(question), watch, store)}
    except NonetError as error:
        found = {"error": problem_of(error).fields()}
    except Exception:  # noqa: BLE001 (whatever happens, the page must hear of it)
        traceback.print_exc()
        message = "an error of nonet, please report it; the console says more"
        found = {"error": Problem("failed", message).fields()}
    # What was done before it was stopped stays done.
    found["written"] = None if store is None else store.written()
    return json.dumps(found, default=number), files
