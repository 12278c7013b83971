"""A library that travels with the question, and comes back changed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.cli.program import FOUR, NINE
from tests.web.asking import state_of

from nonet.errors import NonetError
from nonet.running import Watch
from nonet.service import ask
from nonet.service.held import HeldStore
from nonet.service.messages import answer


def _answered(kind: str, fields: Any, held: Any) -> Any:
    text, _ = answer(kind, json.dumps(fields), json.dumps(held), lambda _: None, lambda: False)
    return json.loads(text)


def test_what_is_known_is_not_added_twice() -> None:
    """A puzzle that the library has is known; it comes back all the same, for its tags."""
    first = _answered("import", {"text": FOUR}, {})
    [added] = first["written"]["puzzles"]
    assert first["answer"]["added"] == 1
    held = {"known": {added["puzzle"]["fingerprint"]: 7}}
    second = _answered("import", {"text": f"{FOUR}\n{NINE}\n{NINE}", "tags": ["t"]}, held)
    assert (second["answer"]["added"], second["answer"]["known"]) == (1, 2)
    assert [one["tags"] for one in second["written"]["puzzles"]] == [["t"]] * 3


def test_a_fingerprint_does_not_depend_on_what_is_said_of_a_puzzle() -> None:
    """Equal puzzles are equal by any name; another rule or given makes another one."""

    def fingerprint(state: Any, **fields: Any) -> str:
        return str(ask("keep", {"state": state, **fields}, Watch())["fingerprint"])

    state = state_of(FOUR)
    assert fingerprint(state, name="a") == fingerprint(state, notes="b")
    entered = state | {"entries": [1, *[0] * 15]}
    assert fingerprint(entered) == fingerprint(state)
    ruled = state | {"layout": state["layout"] | {"diagonals": True}}
    assert len({fingerprint(one) for one in (state, ruled, state_of(NINE))}) == 3


def test_a_question_without_a_library_writes_nothing() -> None:
    """What only asks leaves nothing for the library."""
    for kind, fields in (
        ("count", {"state": state_of(FOUR)}),
        ("forms", {"states": [state_of(FOUR)]}),
    ):
        assert set(map(tuple, _answered(kind, fields, {})["written"].values())) == {()}


@pytest.mark.parametrize("held", [[], {"puzzles": []}, {"known": {"x": "y"}}, {"more": 1}])
def test_a_library_that_is_none_is_refused(held: Any) -> None:
    """What does not have the fields of a library is refused, not guessed at."""
    with pytest.raises(NonetError):
        HeldStore.from_json(held)
    assert _answered("import", {"text": FOUR}, held)["error"]["code"] == "invalid"


def test_what_was_read_before_a_stop_is_written() -> None:
    """An import that is stopped leaves in the library what it has read, as on the server."""
    progress: list[int] = []
    text, _ = answer(
        "import",
        json.dumps({"text": "\n".join([NINE] * 400)}),
        "{}",
        lambda text: progress.append(json.loads(text)["found"]),
        lambda: bool(progress) and progress[-1] > 50,
    )
    found = json.loads(text)
    assert found["error"]["code"] == "cancelled"
    assert 0 < len(found["written"]["puzzles"]) < 400


def test_what_is_not_held_is_not_found() -> None:
    """A puzzle or game that the library lacks is refused as on the server."""
    for fields in ({"puzzles": [3]}, {"games": [3]}):
        found = _answered("export", fields, {})
        assert (found["error"]["code"], found["written"]["puzzles"]) == ("not-found", [])
