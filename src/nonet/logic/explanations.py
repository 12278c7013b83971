"""A step in sentences, at all depths at once."""

from __future__ import annotations

from dataclasses import dataclass

from nonet._arguments import instance
from nonet.grid import Candidates
from nonet.layout import House
from nonet.logic._catalogue import catalogue
from nonet.logic._explain import Sentences
from nonet.logic._step_data import StepData
from nonet.logic.languages import CellNames, Language


@dataclass(frozen=True, slots=True)
class Explanation:
    """A step in sentences, at each depth.

    Attributes
    ----------
    nudge, point, show
        As `Step.explain` gives them.
    whole
        All of a long argument, of which `show` leaves inferences out; None: it leaves none out.
    nudged_houses
        The houses that the nudge names, and no others.
    """

    nudge: str
    point: str
    show: str
    whole: str | None
    nudged_houses: tuple[House, ...]


def explanation(
    step: StepData,
    language: Language = "en",
    *,
    cells: CellNames = "rc",
    state: Candidates | None = None,
) -> Explanation:
    """A step in sentences at each depth, which takes less time than one after the other.

    Raises
    ------
    NonetError
        Unknown language or names of cells.

    Examples
    --------
    >>> import nonet
    >>> from nonet.logic.explanations import explanation
    >>> step = nonet.steps("...4 ..31 34.. 2...", "full house")[0]
    >>> explanation(step).nudge
    'Look for a full house in box 2.'
    """
    instance(step, StepData, "a Step")
    sentences = Sentences(step, language, catalogue(), cells, state=state)
    inferences = sentences.argument.inferences
    is_whole = inferences is None or inferences.named_links() is None
    return Explanation(
        sentences.at("nudge"),
        sentences.at("point"),
        sentences.at("show"),
        None
        if is_whole
        else Sentences(step, language, catalogue(), cells, whole=True, state=state).at("show"),
        sentences.argument.where.houses,
    )
