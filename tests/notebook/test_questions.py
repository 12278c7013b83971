"""Questions of a board: quick ones are answered in time, others refused with the call to use."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.notebook.hosts import need_bundle

import nonet
from nonet.service import KINDS

need_bundle()

from nonet.notebook import Board, questions  # noqa: E402 (they need what may not be here)

SMALL = "1... .... ..1. ...4"
STATE = {"layout": {"size": 4, "box": [2, 2]}, "givens": [1, *[0] * 9, 1, *[0] * 4, 4]}


def asked(kind: object, fields: object = None, **options: Any) -> dict[str, Any]:
    """The answer to a question with an id."""
    message = {"id": "a-1", "kind": kind, "fields": fields}
    found = questions.answer(message, options.pop("language", "en"), **options)
    assert found.pop("id") == "a-1"
    return found


def test_each_kind_that_is_asked_is_quick() -> None:
    """No question that a board may ask takes its time, or long on large boards."""
    assert set(KINDS) >= questions.QUICK
    assert [kind for kind in questions.QUICK if KINDS[kind].is_job or KINDS[kind].is_search] == []


@pytest.mark.parametrize("kind", sorted(set(KINDS) - questions.QUICK))
def test_what_is_not_quick_is_refused_with_the_call_to_use(kind: str) -> None:
    """Every other kind of question is refused, in a sentence that names a call."""
    error = asked(kind, {})["error"]
    assert error["code"] == "not-quick"
    call = questions.call_for(kind)
    assert error["message"] == f"A board in a notebook does not do this: use {call} instead."


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_call_is_there(kind: str) -> None:
    """What a refusal names can be called: a name of nonet, or of a board."""
    call = questions.call_for(kind).strip("`")
    if call == "nonet play":
        return
    name = call.partition("(")[0]
    value: object = {"nonet": nonet, "board": Board(SMALL)}[name.partition(".")[0]]
    for part in name.split(".")[1:]:
        value = getattr(value, part)


def test_a_quick_question_is_answered() -> None:
    """The answer is that of the service, as JSON has it."""
    found = asked("hint", {"state": STATE, "language": "de"})["answer"]
    assert found["step"]["technique"] == "hidden_single"
    assert json.loads(json.dumps(found)) == found


def test_what_takes_too_long_is_refused_with_the_call_to_use() -> None:
    """After its time a question ends, and the sentence says what has no limit."""
    state = {"layout": {"size": 25, "box": [5, 5]}, "givens": [0] * 625}
    error = asked("check", {"state": state}, seconds=0.0)["error"]
    assert error["code"] == "time-limit"
    assert error["message"] == (
        "This takes a board in a notebook more than 0 s: use nonet.check(board.grid) instead."
    )


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("hint", None, "invalid"),
        ("hint", {}, "invalid"),
        ("hint", {"state": {**STATE, "givens": [7] * 16}}, "placement"),
        ("hint", {"state": STATE, "language": "xx"}, "invalid"),
        ("no such kind", {}, "not-found"),
        (7, {}, "not-found"),
        (None, None, "not-found"),
    ],
)
def test_wrong_questions_are_refused(kind: object, fields: object, code: str) -> None:
    """Whatever is wrong with a question, the answer is an error with a code and a sentence."""
    error = asked(kind, fields)["error"]
    assert error["code"] == code
    assert error["message"]


@pytest.mark.parametrize("message", [None, 7, "hint", [], {}], ids=str)
def test_messages_that_are_none_are_answered_with_an_error(message: object) -> None:
    """A message that is no question raises nothing."""
    found = questions.answer(message, "en")
    assert found["id"] is None
    assert found["error"]["code"] == "not-found"


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_refusals_are_in_the_language_of_the_board(language: str) -> None:
    """A refusal names the call in each language, in a sentence of its own."""
    message = asked("rate", {}, language=language)["error"]["message"]
    assert "nonet.rate(board.grid)" in message
    assert message.startswith({"en": "A board", "de": "Das kann", "zh": "笔记本"}[language])


def test_the_answer_goes_back_to_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message of the widget is answered by one with its id."""
    board = Board(SMALL)
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(board, "send", sent.append)
    content = {"id": "a-7", "kind": "check", "fields": {"state": STATE}}
    board._handle_custom_msg(content, [])
    assert [message["id"] for message in sent] == ["a-7"]
    assert sent[0]["answer"]["status"] == "several"


def test_a_notebook_that_was_closed_is_not_answered(capfd: pytest.CaptureFixture[str]) -> None:
    """Where the board is gone in the middle of a question, the kernel says nothing of it."""
    board = Board(SMALL)
    board.close()
    board._handle_custom_msg({"id": "a-1", "kind": "check", "fields": {"state": STATE}}, [])
    assert capfd.readouterr() == ("", "")
