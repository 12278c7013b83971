"""JSON as the standard says: no NaN, no half characters, not too deep."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from math import isfinite
from typing import Any, NoReturn

from starlette.exceptions import HTTPException

_DEEPEST = 200
"""Most levels of lists and objects in each other."""

_TEXTS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_OTHERS = bytes(set(range(256)) - set(b"[]{}"))
_STEPS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_HALF = re.compile(rb"\\u[dD][89a-fA-F]")


def _refused(text: str) -> NoReturn:
    raise ValueError(f"{text[:40]} is none of its numbers")


def _finite(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _refused(text)


_DECODER = json.JSONDecoder(parse_constant=_refused, parse_float=_finite)


def read_json(body: bytes) -> Any:
    """The value of a body.

    Raises
    ------
    HTTPException
        400: it is no JSON, or too deep.
    """
    try:
        value = _DECODER.decode(body.decode())
        if _HALF.search(body):
            json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise HTTPException(400, f"expected JSON: {error}") from error
    if _is_deep(body):
        raise HTTPException(400, f"expected JSON of at most {_DEEPEST} levels")
    return value


def written_json(value: object) -> bytes:
    """A value as a body has it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _is_deep(body: bytes) -> bool:
    if body.count(b"[") + body.count(b"{") <= _DEEPEST:
        return False
    brackets = _TEXTS.sub(b"", body).translate(None, _OTHERS)
    return max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) > _DEEPEST
