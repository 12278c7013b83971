"""How hints are drawn: each depth shows more than the one before."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tests.page.node import HERE, run_module

from nonet.running import Watch
from nonet.service import ask


def test_the_depths_of_every_technique_look_different() -> None:
    """No depth shows what the next one does, and the first frames only what it names."""
    names = [one["technique"] for one in ask("techniques", {}, Watch())["techniques"]]
    pages = [ask("technique", {"name": name}, Watch()) for name in names]
    examples: list[dict[str, Any]] = [page["example"] for page in pages if page["example"]]
    assert len(examples) > 100
    done = subprocess.run(
        run_module(HERE / "depths.js"),
        input=json.dumps(examples),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    for example, drawn in zip(examples, json.loads(done.stdout), strict=True):
        technique = example["step"]["technique"]
        assert drawn["different"] == 3, technique
        assert drawn["looks"] > 0, technique
        assert drawn["frames"] == len(example["step"]["nudgeHouses"]), technique
