"""Many cases in one test: all are tried, and those that fail are named."""

from __future__ import annotations

import inspect

import pytest
from tests.each import each


def test_every_case_is_tried_and_each_failure_is_named() -> None:
    """A case that fails does not hide those after it."""
    seen = []

    @each("number", range(5))
    @each("letter", "ab")
    def holds(number: int, letter: str, fixture: str) -> None:
        seen.append((number, letter))
        assert number % 2 == 0 or letter == fixture

    assert list(inspect.signature(holds).parameters) == ["fixture"]
    with pytest.raises(AssertionError) as caught:
        holds(fixture="b")
    assert seen == [(number, letter) for number in range(5) for letter in "ab"]
    assert caught.value.__notes__ == ["failed for letter: 'a'", "failed for number: 1, 3"]
