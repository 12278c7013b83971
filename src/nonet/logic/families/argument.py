"""The argument for a step, as pieces of sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nonet.logic._step_data import Link
from nonet.logic.families.parts import Parts, Where


@dataclass(frozen=True, slots=True)
class Argument:
    """The argument for a step, in pieces of sentences of a language.

    Attributes
    ----------
    where
        Completes "nudge": "Look for a naked pair …" ``in row 4``, with the houses it names.
    look
        Completes "point": "Naked pair: look at …" ``r4c79 in row 4``.
    why
        Whole sentences, up to what follows.
    links
        The links that `why` names, where it leaves others out; None: all of them.
    """

    where: Where
    look: str
    why: str
    links: frozenset[Link] | None = None


__all__ = ["Argument", "Explainer", "Parts", "Where"]

Explainer = Callable[[Parts], Argument]
"""Makes the argument for the steps of some techniques."""
