"""What rules that are pooled mean: lines of several kinds, and one total of several rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from tests.constraints.full_board import Board, Fields

Defined = Callable[[Board, Fields], bool]
"""What the definition of a rule says."""

CELLS = ("cells", "circle", "arrow", "cell", "groups")
WORDS = ("title", "text", "drawing")


def kinds(b: Board, k: Fields, defined: Defined) -> bool:
    """Each line can be given a kind that it obeys, and each kind often enough."""
    lines = [{name: rule[name] for name in CELLS if name in rule} for rule in k["rules"]]
    others = {*CELLS, *WORDS}
    of = [{name: rule[name] for name in rule if name not in others} for rule in k["rules"]]
    every = [kind for at, kind in enumerate(of) if kind not in of[:at]]
    least = [k.get("at_least", of.count(kind)) for kind in every]
    obeyed = [[defined(b, {**kind, **line}) for kind in every] for line in lines]
    return any(
        all(obeyed[at][kind] for at, kind in enumerate(given))
        and all(given.count(kind) >= number for kind, number in enumerate(least))
        for given in product(range(len(every)), repeat=len(lines))
    )


def shared_total(b: Board, k: Fields, defined: Defined) -> bool:
    """There is a total that all rules may have, and with which they hold."""
    of_line = sum(b.layout.digits)
    largest = {"sandwich": of_line - b.low - b.high, "x_sum": of_line}
    most = min(largest.get(rule["type"], max(b.size, b.high) ** 3) for rule in k["rules"])
    return any(
        all(_has_total(b, rule, total, defined) for rule in k["rules"]) for total in range(most + 1)
    )


def _has_total(b: Board, k: Fields, total: int, defined: Defined) -> bool:
    """Whether a rule holds with this total; an arrow has that of its cells."""
    if k["type"] in {"arrow", "equal_cages"}:
        cells = k["arrow"] if "arrow" in k else k["groups"][0]
        return defined(b, k) and sum(b.all(cells)) == total
    return defined(b, {**k, "sum": total})
