"""Long arguments come link by link."""

from __future__ import annotations

from nonet.logic import example_of, techniques
from nonet.service.steps import StepRecord


def test_links_have_their_sentences_and_arrows() -> None:
    """Of an argument of four links or more each one is named once, in the order of its chains."""
    found = 0
    for item in techniques():
        example = example_of(item)
        if example is None:
            continue
        state, step = example
        record = StepRecord.of(step, state)
        if not record.chain:
            continue
        found += 1
        assert sorted(one.link for one in record.chain) == list(range(len(step.links)))
        assert len(record.overlay.arrows) == len(step.links)
        assert all(one.words.startswith("If ") for one in record.chain)
    assert found >= 15
