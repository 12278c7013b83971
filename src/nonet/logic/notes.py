"""Steps that people take together: what rules leave is noted in all places before anything else.

A killer begins with dozens of steps that say no more than which digits a cage can have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from nonet.logic._catalogue import technique
from nonet.logic.languages import Texts
from nonet.logic.step import Step


def is_note(step: Step) -> bool:
    """Whether a step only notes what a rule leaves: an easy one that places no digit."""
    return not step.placements and technique(step.technique).level == "Easy"


def noted_together(steps: Iterable[Step]) -> Iterator[tuple[Step, ...]]:
    """Steps in their order; those in a row that note the same of several rules, together.

    Examples
    --------
    >>> import nonet
    >>> made = nonet.generate(nonet.Layout.of_size(4), rules="killer sizes 2:4", seed=0)
    >>> walked = nonet.walkthrough(made.puzzle)
    >>> [(steps[0].title, len(steps)) for steps in noted_together(walked.steps)][:2]
    [('Cage Combinations', 2), ('Hidden Single', 1)]
    """

    def kind(numbered: tuple[int, Step]) -> str | int:
        number, step = numbered
        return step.technique if is_note(step) else number

    for _, group in groupby(enumerate(steps), kind):
        yield tuple(step for _, step in group)


def with_others(sentences: str, count: int, texts: Texts) -> str:
    """The sentences of a note, with the number of places where the same can be noted."""
    if not count:
        return sentences
    return texts.say("gap").join([sentences, texts.say("and-others", count=count)])


def smallest_first(steps: Sequence[Step]) -> list[Step]:
    """Steps about few cells before those about many, which are harder to see."""
    return sorted(steps, key=_cells_of_rules)


def _cells_of_rules(step: Step) -> int:
    return sum(len(group.cells) for group in step.groups if group.role == "rule_cell")
