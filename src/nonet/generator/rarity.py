"""How rare the required techniques are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet.generator._rarity_table import NEEDED, PUZZLES
from nonet.logic import technique


def rarities(names: Iterable[str]) -> Iterator[str]:
    """A sentence on each of these techniques that few random 9×9 puzzles need.

    Examples
    --------
    >>> print(*rarities(["naked_pair", "junior_exocet"]))
    Junior Exocet is very rare: none of 10,000 random 9×9 puzzles needs it
    """
    for name in names:
        count = NEEDED.get(name)
        if count is not None:
            title = technique(name).title
            needs = {0: "none", 1: "1"}.get(count)
            found = f"{needs} of" if needs else f"{count} of"
            verb = "needs" if needs else "need"
            rare = "rare" if count else "very rare"
            yield f"{title} is {rare}: {found} {PUZZLES:,} random 9×9 puzzles {verb} it"
