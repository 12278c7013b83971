"""The argument for a step, as pieces of sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from nonet.logic._step_data import Link
from nonet.logic.families.parts import Parts, Where


class Inferences(Protocol):
    """The inferences of a long argument, each with all premises that it needs."""

    def named_links(self) -> frozenset[Link] | None:
        """The links of which the sentences speak, where they leave others out."""
        ...

    def link_sentences(self) -> Iterator[tuple[Link, str]]:
        """Each link with the sentence of the inference that it belongs to."""
        ...


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
    inferences
        Those of `why`, where one may need several links; None: each link is one.
    result
        What follows, where it says more than the conclusions of the step.
    """

    where: Where
    look: str
    why: str
    inferences: Inferences | None = None
    result: str = ""


__all__ = ["Argument", "Explainer", "Inferences", "Parts", "Where"]

Explainer = Callable[[Parts], Argument]
"""Makes the argument for the steps of some techniques."""
