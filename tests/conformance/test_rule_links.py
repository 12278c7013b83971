"""Links of f-puzzles and Interactive Sudoku Solver are read to the rules of their puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance.rule_links import difference, links

HERE = Path(__file__).with_name("links.jsonl")


def test_own_links_have_their_rules_and_solutions() -> None:
    """A few links of both programs, with all that the comparison needs, are as expected."""
    found = [difference(entry, known, 60) for entry, known in links(HERE)]
    assert found == [None] * len(found)
    assert len(found) >= 4


def test_shared_links_have_the_rules_of_their_puzzles(shared: Path) -> None:
    """All shared links are read to the givens and the rules of their puzzle."""
    entries = list(links(shared / "conformance" / "rule_links.jsonl"))
    assert len(entries) == 288
    wrong = [
        (entry["id"], found)
        for entry, known in entries
        if (found := difference(entry, known, 0.05)) and not found.startswith("not decided")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"link": ".Nothing~R1C1"}, "not read"),
        ({"solutions": ">1"}, "expected >1 solutions, found 1"),
        ({"solution": "1" * 16}, "expected another solution"),
    ],
)
def test_a_difference_is_found(change: dict[str, str], message: str) -> None:
    """A link that is not as expected is reported."""
    entry, known = next(links(HERE))
    assert message in str(difference(entry | change, known, 60))
