"""Random numbers: the same as in the native core, and uniform."""

from __future__ import annotations

from collections import Counter

import pytest

from nonet import NonetError
from nonet.equivalence.random import Random


# First outputs of SplitMix64 for the seed 1234567, as listed with the reference implementation
# (Vigna, prng.di.unimi.it/splitmix64.c; the list is Rosetta Code, "Pseudo-random
# numbers/Splitmix64").
def test_the_published_numbers() -> None:
    """The generator gives the published numbers."""
    random = Random(1234567)
    assert [random.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_all_orders_are_equally_likely() -> None:
    """Shuffling three things gives each of the six orders about as often."""
    random = Random(1)
    seen = Counter(tuple(random.shuffled("abc")) for _ in range(6_000))
    assert len(seen) == 6
    # Chi-square with 5 degrees of freedom exceeds 20.5 once in a thousand seeds.
    assert sum((number - 1_000) ** 2 / 1_000 for number in seen.values()) < 20.5


def test_no_seed_gives_fresh_numbers() -> None:
    """Without a seed, two generators hardly ever agree."""
    assert Random(None).next() != Random(None).next()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    """A seed is a number of 64 bits."""
    with pytest.raises(NonetError, match=r"expected a seed from 0 to 2\*\*64 - 1"):
        Random(seed)
