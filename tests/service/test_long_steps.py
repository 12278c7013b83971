"""Steps with long arguments, as the page gets them."""

from __future__ import annotations

import pytest
from tests.logic.long_nets import net

from nonet.grid import Candidates, Grid
from nonet.service.steps import StepRecord


@pytest.mark.parametrize("technique", ["rule_forcing_net", "contradiction_forcing_net"])
@pytest.mark.parametrize(("length", "is_long"), [(10, False), (100, True)])
def test_a_long_argument_comes_shortened_and_whole(
    technique: str, length: int, *, is_long: bool
) -> None:
    """The page shows the short one, with its links alone; all of it is there on request."""
    step = net(technique, length)
    record = StepRecord.of(step, Candidates.of(Grid.empty(step.layout)))
    assert record.show == step.explain()
    assert record.whole == (step.explain(whole=True) if is_long else None)
    drawn = sum(arrow.drawn for arrow in record.overlay.arrows)
    assert len(record.overlay.arrows) == len(record.links) == length
    assert (drawn < 15) is is_long or drawn == length
