"""Steps in sentences, at three depths, in any language, from the data of the step alone."""

from __future__ import annotations

from typing import Literal

from nonet._arguments import described, instance, is_one_of
from nonet.errors import NonetError
from nonet.grid import Candidates
from nonet.layout import House
from nonet.logic._catalogue import Catalogue, catalogue
from nonet.logic._notation import paths
from nonet.logic._shortening import LONG
from nonet.logic._step_data import Link, StepData
from nonet.logic.families.any_board import explainer_on
from nonet.logic.families.chains import chain_text
from nonet.logic.families.parts import Parts
from nonet.logic.languages import CellNames, Language, capitalized, check_cell_names

Depth = Literal["nudge", "point", "show"]
"""How much of a step is given away."""

_FEW = 4
"""Cells that a sentence names in words at most."""


def explain(
    step: StepData,
    depth: Depth,
    language: Language,
    techniques: Catalogue | None = None,
    *,
    cells: CellNames = "rc",
    whole: bool = False,
    state: Candidates | None = None,
) -> str:
    """The step in sentences: the technique and where to look, the cells too, or all of it.

    Parameters
    ----------
    step
        Of a technique of the catalogue.
    depth
        "nudge", "point" or "show".
    language
        Of the sentences.
    techniques
        The catalogue; None: that of nonet.
    cells
        How cells are named.
    whole
        Leave nothing out of a long argument.
    state
        The candidates in which the step was found; None: not known.

    Raises
    ------
    NonetError
        Unknown depth, language or names of cells.
    """
    if not is_one_of(depth, ("nudge", "point", "show")):
        raise NonetError(f"expected the depth 'nudge', 'point' or 'show', found {described(depth)}")
    sentences = Sentences(
        step, language, techniques or catalogue(), cells, whole=whole, state=state
    )
    return sentences.at(depth)


class Sentences:
    """The sentences about a step, at any depth."""

    __slots__ = ("_entry", "_family", "_language", "_parts", "argument")

    def __init__(
        self,
        step: StepData,
        language: Language,
        techniques: Catalogue,
        cells: CellNames,
        *,
        whole: bool = False,
        state: Candidates | None = None,
    ) -> None:
        check_cell_names(cells)
        self._family, self._entry = techniques.entries[step.technique]
        self._language: Language = language
        has_words = self._family.is_easy and _is_brief(step)
        names = cells if cells != "words" or has_words else "rc"
        texts = self._family.texts(language)
        self._parts = Parts(step, texts, names, whole=whole, state=state)
        self.argument = explainer_on(self._parts, self._entry.explain)(self._parts)

    def at(self, depth: Depth) -> str:
        """The sentences of a depth."""
        family, entry, language, argument = self._family, self._entry, self._language, self.argument
        if depth == "nudge":
            return family.nudge(entry, language, argument.where)
        texts, phrase = self._parts.texts, family.phrase_of(entry, language)
        # English titles have inner capitals, which sentences do not.
        heading = texts.say("heading", title=family.title_of(entry, language), phrase=phrase)
        if depth == "point":
            return texts.say("point", heading=heading, look=argument.look)
        result = argument.result or self._parts.result
        return texts.say("show", heading=heading, why=argument.why, result=result)


def _is_brief(step: StepData) -> bool:
    """Whether the cells of a step can be named in words without a long list."""
    return len({cell for cell, _ in step.eliminations}) <= _FEW


def nudged_houses(step: StepData) -> tuple[House, ...]:
    """The houses that the nudge for a step names, and no others."""
    instance(step, StepData, "a Step")
    family, entry = catalogue().entries[step.technique]
    parts = Parts(step, family.texts("en"))
    return explainer_on(parts, entry.explain)(parts).where.houses


def named_links(step: StepData) -> tuple[Link, ...]:
    """The links of which the sentences of a step speak: of a long argument not all."""
    instance(step, StepData, "a Step")
    if len(step.groups) <= LONG:  # it has no more inferences
        return step.links
    family, entry = catalogue().entries[step.technique]
    parts = Parts(step, family.texts("en"))
    inferences = explainer_on(parts, entry.explain)(parts).inferences
    named = None if inferences is None else inferences.named_links()
    return tuple(link for link in step.links if named is None or link in named)


def link_sentences(
    step: StepData, language: Language = "en", *, cells: CellNames = "rc"
) -> tuple[tuple[Link, str], ...]:
    """The links of a step in the order in which its chains run, each as a sentence of its own.

    Links that prove something only together share a sentence, which names all premises.

    Raises
    ------
    NonetError
        Unknown language or names of cells.

    Examples
    --------
    >>> from nonet.logic import example_of, technique
    >>> state, step = example_of(technique("XY-chain"))
    >>> for _, sentence in link_sentences(step)[:2]:
    ...     print(sentence)
    If r2c5 is not 5, then r2c5 is 8.
    If r2c5 is 8, then r2c3 is not 8.
    """
    instance(step, StepData, "a Step")
    family, entry = catalogue().entries[step.technique]
    check_cell_names(cells)
    parts = Parts(step, family.texts(language), "rc" if cells == "words" else cells)
    inferences = explainer_on(parts, entry.explain)(parts).inferences
    if inferences is not None:
        return tuple((link, capitalized(text)) for link, text in inferences.link_sentences())
    links = [link for path in paths(step.links) for link in path]
    return tuple((link, capitalized(chain_text(parts, [link]))) for link in links)
