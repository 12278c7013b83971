"""Steps in sentences, at three depths, in any language, from the step alone.

| file        | purpose                                                          |
|-------------|------------------------------------------------------------------|
| argument.py | `Argument`: the argument for a step, as pieces of sentences       |
| parts.py    | `Parts`: what a step consists of, in words                        |
| basic.py    | singles, locked candidates, subsets, wings                        |
| chains.py   | fish, chains, colouring, forcing                                  |
| sets.py     | uniqueness, almost locked sets, rare patterns                     |

May import: what `nonet.logic` may, its words in all languages and its catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nonet.errors import NonetError
from nonet.logic.catalogue import technique
from nonet.logic.explaining.basic import BASIC
from nonet.logic.explaining.chains import LINKED
from nonet.logic.explaining.parts import Parts
from nonet.logic.explaining.sets import SETS
from nonet.logic.words import Language, words_of
from nonet.logic.words._values import capitalized

if TYPE_CHECKING:
    from nonet.layout import House
    from nonet.logic._step import Depth, Step

__all__ = ["explain", "nudged_houses"]

_ARGUING = {**BASIC, **LINKED, **SETS}


def explain(step: Step, depth: Depth, language: Language) -> str:
    """The step in sentences: the technique and where to look, the cells too, or all of it.

    Raises
    ------
    NonetError
        Unknown depth or language.
    """
    if depth not in {"nudge", "point", "show"}:
        raise NonetError(f"expected the depth 'nudge', 'point' or 'show', found {depth!r}")
    words, item = words_of(language), technique(step.technique, language)
    parts = Parts(step, words)
    argument = _ARGUING[step.technique](parts)
    if depth == "nudge":
        return words.nudge.format(phrase=item.phrase, where=argument.where.text)
    # English titles have inner capitals, which sentences do not.
    name = _bare(item.phrase) if language == "en" else item.title
    if depth == "point":
        return words.point.format(name=name, look=argument.look)
    why = capitalized(argument.why) if words.capital_after_colon else argument.why
    return words.show.format(name=name, why=why, result=parts.result)


def nudged_houses(step: Step) -> tuple[House, ...]:
    """The houses that the nudge for a step names, and no others."""
    return _ARGUING[step.technique](Parts(step, words_of("en"))).where.houses


def _bare(phrase: str) -> str:
    """An English phrase without its article."""
    return capitalized(phrase.removeprefix("a ").removeprefix("an "))
