"""Seeds: one range, one message, and a random one by default."""

from __future__ import annotations

import pytest

from nonet import NonetError
from nonet._seeds import SEEDS, checked_seed, chosen_seed


@pytest.mark.parametrize("seed", [0, 1, SEEDS - 1])
def test_a_seed_in_range_is_kept(seed: int) -> None:
    """Every seed from 0 to 2⁶⁴ - 1 is unchanged."""
    assert checked_seed(seed) == chosen_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    """Any other number is refused, with the range and the number."""
    for check in (checked_seed, chosen_seed):
        with pytest.raises(NonetError, match=rf"from 0 to 2\*\*64 - 1, found {seed}"):
            check(seed)


def test_no_seed_is_any_seed() -> None:
    """None stays None where it has a meaning of its own; elsewhere it is another seed each time."""
    assert checked_seed(None) is None
    drawn = {chosen_seed(None) for _ in range(20)}
    assert len(drawn) == 20
    assert all(checked_seed(seed) == seed for seed in drawn)
