"""The catalogue of techniques, and a page on each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

import nonet
from nonet.errors import NonetError, NotFound
from nonet.logic import CellNames, Language, Technique, example_of
from nonet.logic import technique as technique_of
from nonet.running import Watch
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.states import State
from nonet.service.steps import StepRecord


@dataclass(frozen=True, slots=True)
class CatalogueQuestion(Record):
    """The catalogue, in a language."""

    language: Language = "en"


@dataclass(frozen=True, slots=True)
class TechniqueQuestion(Record):
    """A technique, by any of its names."""

    name: Annotated[str, ValueLimits(longest=100)]
    language: Language = "en"
    cell_names: Annotated[CellNames, "How sentences name cells."] = "rc"


@dataclass(frozen=True, slots=True)
class TechniqueRecord(Record):
    """A technique of the catalogue."""

    technique: str
    name: str
    family: str
    level: str
    score: int
    rank: int
    graded: bool
    aliases: tuple[str, ...]
    description: str


@dataclass(frozen=True, slots=True)
class CatalogueAnswer(Record):
    """All techniques."""

    techniques: tuple[TechniqueRecord, ...]


@dataclass(frozen=True, slots=True)
class Example(Record):
    """A state that shows a technique at work."""

    state: State
    step: StepRecord


@dataclass(frozen=True, slots=True)
class TechniquePage(TechniqueRecord):
    """All about a technique."""

    example: Example | None


def techniques(question: CatalogueQuestion, watch: Watch) -> CatalogueAnswer:
    """All techniques, the easier ones first by and large."""
    del watch
    return _catalogue(question.language)


def technique(question: TechniqueQuestion, watch: Watch) -> TechniquePage:
    """All about a technique, by any of its names, with an example."""
    del watch
    try:
        found = technique_of(question.name)
    except NonetError:
        raise NotFound(f"there is no technique {question.name!r}") from None
    return _page(found.name, question.language, question.cell_names)


@lru_cache(maxsize=8)
def _catalogue(language: Language) -> CatalogueAnswer:
    items = nonet.techniques(language)
    return CatalogueAnswer(
        tuple(TechniqueRecord.from_attributes(item, **_renamed(item)) for item in items)
    )


@lru_cache(maxsize=512)
def _page(name: str, language: Language, cells: CellNames) -> TechniquePage:
    item = technique_of(name, language)
    found = example_of(item)
    example = None
    if found is not None:
        state, step = found
        example = Example(State.of(state), StepRecord.of(step, state, language, cells))
    return TechniquePage.from_attributes(item, **_renamed(item), example=example)


def _renamed(item: Technique) -> dict[str, Any]:
    return {"technique": item.name, "name": item.title, "graded": item.is_graded}
