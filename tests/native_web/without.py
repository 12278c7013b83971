"""A pytest plugin for a browser's Python: a test that needs what is not there is skipped.

Only tests are: where nonet itself asks for one of these things, the test fails.
"""

from __future__ import annotations

import builtins
import json
import subprocess
import sys
import threading
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NoReturn

import pytest

LIBRARIES = ("numpy", "zstandard", "typer", "nonet.cli")
"""What is not in a browser, with all that is inside them."""

NOT_HERE = {
    "[solve by SAT]": "there is no python-sat in a browser",
    "test_the_error_names_the_rule": "there is no python-sat in a browser",
    "test_arrays_": "nonet's arrays need numpy",
    "test_an_array_is": "nonet's arrays need numpy",
    "test_numbers_of_every_shape": "nonet's arrays need numpy",
    "test_no_dataset_takes": "datasets need numpy",
    "test_rules_are_nested_five_deep": "values 4,000 deep end the interpreter of a browser",
}
"""Parts of names of tests, and why they are skipped."""

_DEEP = 5_000
"""JSON arrays inside each other that the stack of a page does not hold."""

_read_json = json.loads
_import = builtins.__import__


def _skip(what: str) -> NoReturn:
    pytest.skip(f"there is no {what} in a browser", allow_module_level=True)


def _asked_by_tests() -> bool:
    return str(sys._getframe(2).f_globals["__name__"]).startswith("tests")


class _Missing(ModuleType):
    """Part of a library that tests can import and not use."""

    def __getattr__(self, name: str) -> object:
        if name == "NDArray":  # for annotations
            return list
        if not _asked_by_tests():
            raise AttributeError(name)
        _skip(self.__name__)

    def __call__(self, *_: object, **__: object) -> NoReturn:
        _skip(self.__name__)


def _import_for_tests(
    name: str,
    globals: dict[str, Any] | None = None,  # noqa: A002 (the names that callers use)
    locals: dict[str, Any] | None = None,  # noqa: A002
    fromlist: Sequence[str] = (),
    level: int = 0,
) -> ModuleType:
    if name == "numpy" and str((globals or {}).get("__name__")).startswith("nonet.batch"):
        _skip("bulk work, which needs numpy,")
    is_missing = any(f"{name}.".startswith(f"{library}.") for library in LIBRARIES)
    if not is_missing or not str((globals or {}).get("__name__")).startswith("tests"):
        return _import(name, globals, locals, fromlist, level)
    missing = _Missing(name)
    vars(missing).update({one: _Missing(name) for one in fromlist or () if one != "NDArray"})
    return missing


def _loads(text: str | bytes, **options: Any) -> Any:
    if (b"[" if isinstance(text, bytes) else "[") * _DEEP in text:  # type: ignore[operator]
        pytest.skip("deep JSON ends the interpreter of a browser")
    return _read_json(text, **options)


def _no_process(*_: object, **__: object) -> NoReturn:
    if _asked_by_tests():
        _skip("process")
    raise OSError("emscripten does not support processes")


def _no_thread(_: threading.Thread) -> NoReturn:
    if _asked_by_tests():
        _skip("thread")
    raise RuntimeError("can't start new thread")


def pytest_configure() -> None:
    """Take everything away, before tests are imported."""
    for place, name, stand_in in (
        (builtins, "__import__", _import_for_tests),
        (json, "loads", _loads),
        (subprocess, "run", _no_process),
        (threading.Thread, "start", _no_thread),
    ):
        setattr(place, name, stand_in)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what is known not to work."""
    for item in items:
        for name, reason in NOT_HERE.items():
            if name in item.name:
                item.add_marker(pytest.mark.skip(reason=reason))
