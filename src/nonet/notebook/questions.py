"""Questions that a board asks the kernel: quick ones only, since the notebook waits for them."""

from __future__ import annotations

import json
from typing import Any

from nonet._locales import Language
from nonet.errors import NonetError, TimeLimitReached
from nonet.notebook.voice import say
from nonet.running import Watch
from nonet.service import KINDS, ask
from nonet.service.problems import Problem, problem_of

SECONDS = 2.0
"""The longest that an answer may take."""

QUICK = frozenset(
    {
        "candidates",
        "check",
        "combinations",
        "conflicts",
        "hint",
        "refute",
        "rules",
        "scene",
        "steps",
        "technique",
        "techniques",
    }
)
"""The kinds of `nonet.service.KINDS` that a board may ask."""

_CALLS = {
    "about": "nonet.__version__",
    "advise": "nonet.check(board.grid, explain=True)",
    "candidates": "board.candidates",
    "check": "nonet.check(board.grid)",
    "count": "nonet.count(board.grid)",
    "export": "board.grid.to_text()",
    "export-file": "nonet.save(path, board.grid)",
    "generate": "nonet.generate()",
    "grade": "nonet.grade(board.grid)",
    "hint": "nonet.hint(board.candidates)",
    "import": "nonet.load_many(path)",
    "parse": "nonet.load(text)",
    "print": "nonet.drawing.booklet(board.grid)",
    "rate": "nonet.rate(board.grid)",
    "rules": "nonet.rules_text(board.grid.layout)",
    "solve": "nonet.solve(board.grid)",
    "steps": "nonet.steps(board.candidates)",
    "survey": "nonet.true_candidates(board.grid)",
    "technique": "nonet.technique(name)",
    "techniques": "nonet.techniques()",
    "true-candidates": "nonet.true_candidates(board.grid)",
    "walkthrough": "nonet.walkthrough(board.grid)",
}


def call_for(kind: str) -> str:
    """The call that a programmer has instead, where a board does not answer a question.

    Examples
    --------
    >>> call_for("rate"), call_for("daily")
    ('nonet.rate(board.grid)', '`nonet play`')
    """
    return _CALLS.get(kind, "`nonet play`")


def answer(content: object, language: Language, seconds: float = SECONDS) -> dict[str, Any]:
    """The answer to a message of a board, with its id: ``answer``, or ``error``.

    Whatever the message is, nothing is raised.

    Examples
    --------
    >>> answer({"id": "a-1", "kind": "generate", "fields": {}}, "en")["error"]["code"]
    'not-quick'
    """
    fields = content if isinstance(content, dict) else {}
    kind, question = fields.get("kind"), fields.get("fields")
    return {"id": fields.get("id"), **_answer(kind, question, language, seconds)}


def _answer(kind: object, question: object, language: Language, seconds: float) -> dict[str, Any]:
    if not isinstance(kind, str) or kind not in KINDS:
        return _refused("not-found", f"expected a kind of question, found {str(kind)[:40]!r}")
    call = call_for(kind)
    if kind not in QUICK:
        return _refused("not-quick", say(language, "not-quick", call=call))
    if not isinstance(question, dict):
        return _refused("invalid", "expected the fields of a question, found none")
    try:
        found = ask(kind, question, Watch(time_limit=seconds))
        return {"answer": json.loads(json.dumps(found))}
    except TimeLimitReached as error:
        return _refused(error.code, say(language, "too-slow", seconds=f"{seconds:g}", call=call))
    except NonetError as error:
        return {"error": problem_of(error).fields()}
    except Exception as error:  # noqa: BLE001 (a notebook must hear of it, not its log)
        return _refused("failed", f"an error of nonet, please report it: {error!r}")


def _refused(code: str, message: str) -> dict[str, Any]:
    return {"error": Problem(code, message).fields()}
