"""Techniques: hints, steps, walkthroughs, grades, and the catalogue."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Annotated

from fastapi import Path

import nonet
from nonet.errors import NonetError, NotFound
from nonet.logic import Language, example_of, technique
from nonet.web import answers
from nonet.web.answers import (
    HintQuestion,
    Question,
    StepsAnswer,
    StepsQuestion,
    TeachQuestion,
    WalkthroughAnswer,
)
from nonet.web.models import (
    Example,
    GradeModel,
    HintAnswer,
    RatingModel,
    State,
    StepModel,
    TechniqueModel,
    TechniquePage,
)
from nonet.web.routes._routing import TheLibrary, TheRunner, make_router

router = make_router("teaching")


@router.post("/hint")
async def hint(question: HintQuestion, runner: TheRunner) -> HintAnswer:
    """What is wrong with a grid, or else the easiest step in three depths."""
    return await runner.ask(answers.hint, question)


@router.post("/steps")
async def steps(question: StepsQuestion, runner: TheRunner) -> StepsAnswer:
    """What is wrong with a grid, or else all steps that are there now."""
    return await runner.ask(answers.steps, question)


@router.post("/walkthrough")
async def walkthrough(question: TeachQuestion, runner: TheRunner) -> WalkthroughAnswer:
    """The way to the solution, step by step."""
    return await runner.ask(answers.walkthrough, question)


@router.post("/grade")
async def grade(question: Question, runner: TheRunner) -> GradeModel:
    """How hard a puzzle is: its givens, or all digits where there are no givens."""
    return await runner.ask(answers.grade, question)


@router.post("/rate")
async def rate(question: Question, runner: TheRunner, library: TheLibrary) -> RatingModel:
    """How hard a puzzle is on the scale of Sudoku Explainer; kept where the library has it."""
    return await runner.ask(partial(answers.rate, library), question)


@router.get("/techniques")
async def techniques(language: Language = "en") -> list[TechniqueModel]:
    """All techniques, the easier ones first by and large."""
    return _catalogue(language)


@router.get("/techniques/{name}")
def technique_page(
    name: Annotated[str, Path(max_length=100)], language: Language = "en"
) -> TechniquePage:
    """All about a technique, by any of its names, with an example."""
    try:
        found = technique(name)
    except NonetError:
        raise NotFound(f"there is no technique {name!r}") from None
    return _page(found.name, language)


@lru_cache(maxsize=512)
def _catalogue(language: Language) -> list[TechniqueModel]:
    return [TechniqueModel(**TechniqueModel.fields(item)) for item in nonet.techniques(language)]


@lru_cache(maxsize=512)
def _page(name: str, language: Language) -> TechniquePage:
    item = technique(name, language)
    found = example_of(item)
    example = None
    if found is not None:
        state, step = found
        example = Example(state=State.of(state), step=StepModel.of(step, state, language))
    return TechniquePage(**TechniqueModel.fields(item), example=example)
