"""Steps in sentences, at three depths, from the step alone.

| file        | purpose                                                          |
|-------------|------------------------------------------------------------------|
| argument.py | `Argument`: what is to be said for a step                         |
| parts.py    | `Parts`: what a step consists of, in words                        |
| basic.py    | singles, locked candidates, subsets, wings                        |
| chains.py   | fish, chains, colouring, forcing                                  |
| sets.py     | uniqueness, almost locked sets, rare patterns                     |

May import: what `nonet.logic` may, its words and its catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nonet.errors import NonetError
from nonet.logic.catalogue import technique
from nonet.logic.explaining.basic import BASIC
from nonet.logic.explaining.chains import LINKED
from nonet.logic.explaining.parts import Parts
from nonet.logic.explaining.sets import SETS

if TYPE_CHECKING:
    from nonet.logic._step import Depth, Step

__all__ = ["explain"]

_ARGUING = {**BASIC, **LINKED, **SETS}


def explain(step: Step, depth: Depth) -> str:
    """The step in sentences: the technique and where to look, the cells too, or all of it.

    Raises
    ------
    NonetError
        There is no such depth.
    """
    if depth not in {"nudge", "point", "show"}:
        raise NonetError(f"expected the depth 'nudge', 'point' or 'show', found {depth!r}")
    phrase = technique(step.technique).phrase
    parts = Parts(step)
    argument = _ARGUING[step.technique](parts)
    if depth == "nudge":
        return " ".join(filter(None, ["Look for", phrase, argument.where])) + "."
    name = _capitalized(phrase.removeprefix("a ").removeprefix("an "))
    if depth == "point":
        return f"{name}: look at {argument.look}."
    return " ".join(
        filter(None, [f"{name}: {argument.why}", f"{_capitalized(f'so {parts.result}')}."])
    )


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
