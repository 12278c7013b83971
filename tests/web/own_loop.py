"""`run_alone`: a coroutine in a thread of its own.

A browser of another test may hold the event loop of this one.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine

Value = TypeVar("Value")


def run_alone(work: Coroutine[object, object, Value]) -> Value:
    """What the coroutine returns."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
