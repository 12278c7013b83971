"""Many small cases in one test: pytest spends more time on a test than such a case takes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar

import pytest

Value = TypeVar("Value")
Test = Callable[..., None]


def each(
    name: str, values: Iterable[Value], ids: Callable[[Value], object] = repr
) -> Callable[[Test], Test]:
    """Call a test with each value of an argument; its failure says with which it failed.

    In contrast to `pytest.mark.parametrize`, the cases share the fixtures.
    """
    cases = list(values)
    assert cases

    def decorate(test: Test) -> Test:
        @wraps(test)
        def with_each(**others: Any) -> None:
            first: BaseException | None = None
            failed: list[str] = []
            for value in cases:
                try:
                    test(**{name: value}, **others)
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001
                    first = first or error
                    failed.append(str(ids(value)))
            if first is not None:
                first.add_note(f"failed for {name}: {', '.join(failed)}")
                raise first

        signature = inspect.signature(test)
        others = [one for one in signature.parameters.values() if one.name != name]
        assert len(others) == len(signature.parameters) - 1
        vars(with_each)["__signature__"] = signature.replace(parameters=others)
        return with_each

    return decorate
