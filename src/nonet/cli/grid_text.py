"""How grids and their rules are printed."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from nonet.cli.options import LayoutChoice
from nonet.grid import Candidates, Grid
from nonet.grid.alphabet import STANDARD, checked_alphabet
from nonet.layout import Constraint
from nonet.layout.given import CONSTRAINTS


def line(grid: Grid, alphabet: str | None) -> str:
    """A grid on one line: a character a cell, or numbers where there are too many digits."""
    if grid.size > 61 and alphabet is None and grid.layout.has_usual_board:
        return " ".join(map(str, grid.digits))
    return grid.to_text(alphabet=alphabet, lossy=True)


def marks_line(candidates: Candidates, alphabet: str | None) -> str:
    """Pencil marks on one line of N³ characters."""
    text = candidates.to_text()
    if alphabet is None:
        return text
    signs = checked_alphabet(alphabet, candidates.size)
    return text.translate(dict(zip(map(ord, STANDARD), signs, strict=False)))


def shown(grid: Grid, form: str, alphabet: str | None) -> str:
    """A grid drawn where the form is "grid", otherwise on a line."""
    return frame(grid, alphabet) if form == "grid" else line(grid, alphabet) + "\n"


def puzzle(grid: Grid, form: str, alphabet: str | None, chosen: LayoutChoice) -> str:
    """A puzzle as `shown` has it, or as a JSON object in the neutral form.

    On a line it is the latter where digits are not enough: it has rules that no option names, or
    others than the options have chosen.
    """
    rules = grid.layout.constraints
    are_known = set(rules) == chosen.every and all(type(rule) in CONSTRAINTS for rule in rules)
    if form == "neutral" or (form == "line" and not are_known):
        from nonet.constraints.neutral import write_neutral  # noqa: PLC0415 (loads slowly)

        return json.dumps(write_neutral(grid.layout, grid.givens)) + "\n"
    return shown(grid, form, alphabet)


def rules(constraints: Collection[Constraint]) -> list[dict[str, Any]]:
    """Constraints as objects in the neutral form."""
    if not constraints:
        return []
    from nonet.constraints.neutral import rule_fields  # noqa: PLC0415 (loads slowly)

    return rule_fields(constraints)


def frame(grid: Grid, alphabet: str | None) -> str:
    """A drawn grid, and an empty line below it."""
    return grid.to_text("frame", alphabet=alphabet) + "\n\n"
