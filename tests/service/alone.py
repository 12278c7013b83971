"""Asks every kind of question where there is nothing but Python and the core: run by a test.

Prints the code of each answer's error, or "answered".
"""

from __future__ import annotations

import base64
import gzip
import json
import sys
import threading
from importlib.abc import MetaPathFinder
from typing import Any

BLOCKED = {
    "alembic",
    "numpy",
    "rich",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
    "zstandard",
}


class _Wall(MetaPathFinder):
    def find_spec(self, fullname: str, *_: object) -> None:
        if fullname.partition(".")[0] in BLOCKED:
            raise ImportError(f"{fullname} is not here")


def _no_thread(_: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


STATE: dict[str, Any] = {
    "layout": {"size": 4, "box": [2, 2]},
    "givens": [0, 0, 0, 4, 0, 0, 3, 1, 3, 4, 0, 0, 2, 0, 0, 0],
}
NINE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
NINE_STATE = {"layout": {"size": 9, "box": [3, 3]}, "givens": [*map(int, NINE)]}
LIBRARY = b'{"nonet": "library", "version": 1}'
QUESTIONS: dict[str, dict[str, Any]] = {
    "about": {},
    "coach": {"document": {"state": STATE, "history": [[["e", 2, 0, 2]]], "times": [3]}},
    "combinations": {"state": STATE, "cell": 0},
    "combine-rules": {"layout": STATE["layout"], "lines": ["odd r1c1"], "kind": "not"},
    "conflicts": {"layout": STATE["layout"], "digits": STATE["givens"]},
    "course": {},
    "daily": {"day": "2026-01-31", "level": "hard"},
    "digit-pairs": {"size": 4, "line": "white-dot r1c1-2"},
    "dress-rules": {"layout": STATE["layout"], "lines": ["regex 1 r1c1"], "dress": {}},
    "exercise": {"name": "pointing", "seed": 1},
    "exercise-check": {"name": "pointing", "seed": 1, "cells": [0]},
    "exercise-hint": {"name": "pointing", "seed": 1, "depth": "show"},
    "exercise-set": {"name": "pointing", "seed": 1, "count": 2},
    "export": {"states": [STATE], "form": "svg"},
    "export-file": {"states": [STATE]},
    "formats": {},
    "forms": {"states": [STATE]},
    "generate": {"layout": STATE["layout"], "seed": 1, "count": 2, "difficulty": "Easy"},
    "import": {"text": "...4 ..31 34.. 2..."},
    "keep": {"state": NINE_STATE},
    "keep-learning": {},
    "learning": {},
    "move-rules": {"layout": STATE["layout"], "lines": ["odd r1c1"], "symmetry": "full"},
    "parse": {"text": "...4 ..31 34.. 2..."},
    "placement": {"seed": 1},
    "placement-result": {"results": [True]},
    "print": {"states": [STATE]},
    "propose": {"text": "...4 ..31 34.. 2..."},
    "rate": {"state": NINE_STATE},
    "read-library": {"data": base64.b64encode(gzip.compress(LIBRARY)).decode()},
    "role-layers": {"layout": STATE["layout"], "name": "doublers"},
    "rule-kinds": {},
    "rules": {"layout": STATE["layout"], "language": "zh"},
    "rules-check": {
        "screen": "rows",
        "state": {
            "layout": STATE["layout"],
            "givens": [1, 2, 0, 4, 0, 4, 1, 2, 2, 1, 0, 3, 0, 3, 2, 1],
        },
        "cell": 2,
        "digit": 3,
    },
    "rules-screens": {},
    "scene": {"layout": {"size": 9, "box": [3, 3], "windows": True}},
    "set-rules": {"layout": STATE["layout"], "lines": ["odd r1c1"]},
    "split-rule": {"layout": STATE["layout"], "line": "not odd r1c1"},
    "station": {"name": "xy-wing", "language": "de"},
    "station-puzzle": {"station": "naked_pair", "seed": 1},
    "technique": {"name": "x-wing"},
    "techniques": {"language": "de"},
    "weekly": {"day": "2026-01-31"},
    "worksheet": {"name": "pointing", "count": 2, "seed": 1},
}


def main() -> None:
    """Take everything away, and ask."""
    sys.meta_path.insert(0, _Wall())
    setattr(threading.Thread, "start", _no_thread)  # noqa: B010 (a method is replaced)

    from nonet.errors import NonetError
    from nonet.running import Watch
    from nonet.service import KINDS, ask

    def outcome(kind: str) -> str:
        try:
            ask(kind, QUESTIONS.get(kind, {"state": STATE}), Watch(time_limit=60))
        except NonetError as error:
            return error.code
        return "answered"

    print(json.dumps({kind: outcome(kind) for kind in KINDS}))  # noqa: T201


if __name__ == "__main__":
    main()
