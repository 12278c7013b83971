"""A pytest plugin for a browser's Python: a test that needs what is not there is skipped.

Only tests are: where nonet itself asks for one of these things, the test fails.
"""

from __future__ import annotations

import builtins
import subprocess
import sys
import threading
from types import ModuleType
from typing import Any, NoReturn

import pytest

LIBRARIES = {"numpy", "numpy.typing", "zstandard"}

_import = builtins.__import__


def _skip(what: str) -> NoReturn:
    pytest.skip(f"there is no {what} in a browser", allow_module_level=True)


def _asked_by_tests() -> bool:
    return str(sys._getframe(2).f_globals["__name__"]).startswith("tests")  # noqa: SLF001


class _Missing(ModuleType):
    """A library that tests can import and not use."""

    def __getattr__(self, name: str) -> object:
        if name == "NDArray":  # for annotations
            return list
        if not _asked_by_tests():
            raise AttributeError(name)
        _skip(self.__name__)


def _import_for_tests(
    name: str, variables: dict[str, Any] | None = None, *others: Any, **named: Any
) -> ModuleType:
    if name in LIBRARIES and str((variables or {}).get("__name__")).startswith("tests"):
        return _Missing(name)
    return _import(name, variables, *others, **named)


def _no_process(*_: object, **__: object) -> NoReturn:
    if _asked_by_tests():
        _skip("process")
    raise OSError("emscripten does not support processes")


def _no_thread(_: threading.Thread) -> NoReturn:
    if _asked_by_tests():
        _skip("thread")
    raise RuntimeError("can't start new thread")


builtins.__import__ = _import_for_tests
subprocess.run = _no_process  # type: ignore[assignment]
threading.Thread.start = _no_thread  # type: ignore[method-assign]
