"""Seeds: their range, and a random one by default."""

from __future__ import annotations

import secrets

from nonet._arguments import described, whole
from nonet.errors import NonetError

SEEDS = 2**64
"""Number of seeds: 0 to 2⁶⁴ - 1."""


def checked_seed(seed: int | None) -> int | None:
    """The seed; NonetError unless it is None or from 0 to 2⁶⁴ - 1."""
    if seed is None:
        return None
    seed = whole(seed, "a seed")
    if not 0 <= seed < SEEDS:
        raise NonetError(f"expected a seed from 0 to 2**64 - 1, found {described(seed)}")
    return seed


def chosen_seed(seed: int | None) -> int:
    """The seed, checked; a random one if it is None."""
    checked = checked_seed(seed)
    return secrets.randbelow(SEEDS) if checked is None else checked
