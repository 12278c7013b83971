"""The engine of the static site answers like the local edition."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.service.alone import QUESTIONS, STATE

from nonet.errors import NonetError
from nonet.running import Watch
from nonet.service import KINDS, ask
from nonet.service.held import HeldStore
from nonet.service.problems import problem_of

NEED_REPORTLAB = {"print", "worksheet"}
"""Kinds that make PDF files, by a library that is not part of the site."""

HERE = Path(__file__).parent
ENGINE = HERE.parents[1] / "src" / "nonet" / "site" / "engine"

pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here"),
    pytest.mark.skipif(not ENGINE.exists(), reason="there is no engine: `make site` builds it"),
]


def here(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    """The answer of this process."""
    try:
        return {
            "answer": json.loads(
                json.dumps(ask(kind, fields, Watch(), HeldStore.from_json({})), default=list)
            )
        }
    except NonetError as error:
        return {"error": json.loads(json.dumps(problem_of(error).fields()))}


@pytest.mark.parametrize("start", ["", "image"])
def test_every_kind_is_answered_the_same(start: str) -> None:
    """All kinds but those have the answers of the native edition, however the engine is started."""
    kinds = [kind for kind in KINDS if kind not in NEED_REPORTLAB]
    questions = [(kind, QUESTIONS.get(kind, {"state": STATE})) for kind in kinds]
    command = ["node", str(HERE / "site_answers.mjs"), start]
    done = subprocess.run(
        command, input=json.dumps(questions), capture_output=True, text=True, check=True
    )
    for (kind, fields), answer in zip(questions, json.loads(done.stdout)["answers"], strict=True):
        del answer["took"], answer["kind"]
        assert answer == here(kind, fields), kind
